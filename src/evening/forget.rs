//! Forgetting a person: in a stored result, and on the cards of a deck of BLANK.

use super::{GameResult, moment::contains_name};
use crate::rules::name::Name;

/// What to do with a stored result to forget a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Forgotten {
    /// It does not name them.
    Unchanged,
    /// Store this instead.
    Changed(GameResult),
    /// Delete it: no other person has a name in it, or it is damaged and names them.
    Deleted,
}

/// Forgets a person in the text of a stored result. All places and scores stay. Moments that contain the name
/// as a whole word are removed.
pub fn forget(text: &str, person: &Name) -> Forgotten {
    let key = person.comparison_key();
    let Ok(mut result) = GameResult::read(text) else {
        // The name as JSON without its closing quote, because the text may be cut off right after it.
        let quoted = serde_json::to_string(person).unwrap_or_default();
        let is_named = contains_name(text, quoted.trim_end_matches('"'));
        return if is_named { Forgotten::Deleted } else { Forgotten::Unchanged };
    };
    let mut spellings = vec![person.as_str().to_owned()];
    for finisher in result.people.iter_mut().filter(|finisher| !finisher.computer) {
        if let Some(name) = finisher.name.take_if(|name| name.comparison_key() == key) {
            spellings.push(name.as_str().to_owned());
        }
    }
    let has_played = spellings.len() > 1;
    let had_moments = result.moments.forget(person, &spellings);
    if !has_played && !had_moments {
        Forgotten::Unchanged
    } else if result.people.iter().any(|finisher| finisher.name.is_some() && !finisher.computer) {
        Forgotten::Changed(result)
    } else {
        Forgotten::Deleted
    }
}

/// What stands for a forgotten person on a card, so that the card is still signed, and rules about signed cards still apply.
pub const SOMEBODY: &str = "Somebody";

/// The fields with the name of a person in the text of a deck, and what replaces the name. Without an owner the table
/// decides what is written (BL-R76), so nobody stands for one.
const SIGNATURES: [(&str, &str); 4] = [
    ("\"author\":\"", SOMEBODY),
    ("\"by\":\"", SOMEBODY),
    ("\"approved\":\"", SOMEBODY),
    ("\"owner\":\"", ""),
];

/// The text of a stored deck without this person as author, owner, winner, or the one who approved a prize,
/// also in rules about signed cards and in the box. `None` if the deck does not name the person. It searches
/// the text and does not parse it, so it works on a damaged deck, too. In a text that somebody wrote, each
/// quote has a backslash before it, so no field begins there.
pub fn forget_in_deck(deck: &str, person: &Name) -> Option<String> {
    let mut forgotten = String::new();
    let mut rest = deck;
    let mut found = false;
    while let Some((start, replacement)) = next_signature(rest) {
        let (before, from) = rest.split_at(start);
        let (name, after) = from.split_at(end_of_text(from));
        let name_read = serde_json::from_str::<String>(&format!("\"{name}\"")).unwrap_or_default();
        let is_person = Name::parse(&name_read).is_ok_and(|name| name.same_as(person));
        found |= is_person;
        forgotten.push_str(before);
        forgotten.push_str(if is_person { replacement } else { name });
        rest = after;
    }
    forgotten.push_str(rest);
    found.then_some(forgotten)
}

/// Where the next name begins, and what replaces it: of all fields, the one that comes first.
fn next_signature(text: &str) -> Option<(usize, &'static str)> {
    let find = |(field, replacement): &(&str, &'static str)| {
        text.find(field).map(|position| (position + field.len(), *replacement))
    };
    SIGNATURES.iter().filter_map(find).min()
}

/// Where a text in JSON ends: at the first quote without a backslash.
fn end_of_text(text: &str) -> usize {
    let mut escaped = false;
    let is_closing_quote = |letter: char| {
        let closes = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        closes
    };
    text.find(is_closing_quote).unwrap_or(text.len())
}

//! The decision of one player: the sentence and the primary button while they choose coins.

use super::{name, selected::problem};
use crate::rules::{
    Seat,
    clear::{Call, Card, Hint, Person, Squares, Throw, View, line},
    words::listed,
};

/// The texts at the foot of the table while somebody decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What to do now, or what is wrong with the chosen coins.
    pub sentence: String,
    /// Whether the sentence says what is wrong.
    pub is_wrong: bool,
    /// The text of the primary button.
    pub button: &'static str,
    /// Whether the chosen coins can be taken. Otherwise the button says what to choose.
    pub is_line: bool,
}

/// The texts for `seat`, who has chosen `coins`. `asked` says whether they asked for a hint (CL-R05).
pub fn decision(view: &View, seat: Seat, coins: Squares, asked: bool) -> Decision {
    let call = view.throw().zip(card(view, seat)).map(|(throw, card)| line::call(&card, coins, throw));
    let wrong = problem(view, seat, coins);
    let button = match call {
        Some(Ok(Call::Four)) => "Take these four: Four!",
        Some(Ok(Call::Three)) => "Take these three",
        Some(Ok(Call::Two)) => "Take these two",
        Some(Ok(Call::Scratch) | Err(_)) | None if wrong.is_some() => "Choose other coins",
        Some(Ok(Call::Scratch) | Err(_)) | None if knows_that_no_line_fits(view, seat, asked) => {
            "Press “Scratch”"
        }
        Some(Ok(Call::Scratch) | Err(_)) | None if is_scratch_off(view) => "Choose 2 coins",
        Some(Ok(Call::Scratch) | Err(_)) | None => "Choose 3 or 4 coins",
    };
    Decision {
        is_wrong: wrong.is_some(),
        sentence: wrong.unwrap_or_else(|| sentence(view, seat, coins, asked)),
        button,
        is_line: matches!(call, Some(Ok(_))),
    }
}

/// Why nobody may act for `seat`: a computer player decides by itself.
pub fn bot_refusal(view: &View, seat: Seat) -> Option<String> {
    view.person(seat)?.level.map(|_| format!("{} is a computer player.", name(view, seat)))
}

fn card(view: &View, seat: Seat) -> Option<Card> {
    view.person(seat)?.card
}

fn is_scratch_off(view: &View) -> bool {
    matches!(view.throw(), Some(Throw::ScratchOff(_)))
}

/// What to do now.
fn sentence(view: &View, seat: Seat, coins: Squares, asked: bool) -> String {
    let name = name(view, seat);
    let Some(person) = view.person(seat) else { return String::new() };
    if let Some(refusal) = bot_refusal(view, seat) {
        return refusal;
    }
    if person.acted {
        return format!("{name} has decided. {WHEN_REMOVED}");
    }
    if let Some(next) = about_chosen(view, person, coins) {
        return format!("{name}: {next}");
    }
    let wanted =
        if is_scratch_off(view) { "a line of two for the two dice" } else { "a line of three or four" };
    let to_do = match hint(view, seat, asked) {
        _ if knows_that_no_line_fits(view, seat, asked) => "no line fits.".to_owned(),
        Some(Hint::Exists(_)) => format!("{wanted} fits."),
        Some(Hint::Lines(_)) | None if view.deal == 1 && view.roll == 1 && !is_scratch_off(view) => {
            "find 3 or 4 neighbouring coins in a straight line that match the dice. Tap both ends.".to_owned()
        }
        Some(Hint::Lines(_)) | None => "find a line that matches the dice, or scratch.".to_owned(),
    };
    format!("{}{name}: {to_do}", who_has_decided(view))
}

/// The hint that `seat` gets, because they `asked` for it or the table always gives it (CL-R05).
fn hint(view: &View, seat: Seat, asked: bool) -> Option<Hint> {
    view.hint(seat).filter(|_| asked || !view.gives_hints_on_request())
}

/// Whether a hint says that `seat` has no line.
fn knows_that_no_line_fits(view: &View, seat: Seat, asked: bool) -> bool {
    match hint(view, seat, asked) {
        Some(Hint::Exists(exists)) => !exists,
        Some(Hint::Lines(lines)) => lines.is_empty(),
        None => false,
    }
}

/// What to say about the chosen coins; `None` if none is chosen.
fn about_chosen(view: &View, person: &Person, coins: Squares) -> Option<String> {
    let (card, throw) = (person.card?, view.throw()?);
    if line::call(&card, coins, throw).is_ok() {
        let ranks: Vec<String> = card.coins(coins).iter().map(ToString::to_string).collect();
        return Some(format!("{} match the dice.", listed(&ranks)));
    }
    (!coins.is_empty()).then(|| "now tap the other end of the line.".to_owned())
}

/// When the coins of a line leave the card (CL-R06).
const WHEN_REMOVED: &str = "Coins are removed when everybody has decided.";

/// The people who have decided, so that everybody sees the progress. What they chose is secret (CL-R06).
fn who_has_decided(view: &View) -> String {
    let decided = view.people.iter().filter(|person| person.acted && person.level.is_none());
    let names: Vec<String> = decided.map(|person| person.name.to_string()).collect();
    match &names[..] {
        [] => String::new(),
        // New players wonder why the coins are still there.
        [one] if view.deal == 1 => format!("{one} has decided. {WHEN_REMOVED} "),
        [one] => format!("{one} has decided. "),
        [..] if names.len() > 3 => format!("{} players have decided. ", names.len()),
        [..] => format!("{} have decided. ", listed(&names)),
    }
}

//! What the screen of a deck says about the deck and its cards.

use std::fmt::Write as _;

use crate::{
    cards::SharedCards,
    rules::blank::{CardDeck, CardId, DeckMark, GameCard, PrizeRecord, Rule, WrittenOn},
    wording::{Noun, Sentence, agreeing, counted, counted_at_start, isolated, listed, paragraph},
};

/// The name of a deck.
pub fn display_name(deck: &CardDeck) -> String {
    if deck.name.is_empty() { "A deck without a name".to_owned() } else { deck.name.clone() }
}

/// The name of a deck inside a sentence.
pub fn name_in_sentence(deck: &CardDeck) -> String {
    if deck.name.is_empty() { "a deck without a name".to_owned() } else { deck.name.clone() }
}

/// Why no deck can be added.
const NO_MARK: &str = "All 12 marks are in use. Delete a deck first.";
/// `NO_MARK` says how many there are.
const _: () = assert!(DeckMark::ALL.len() == 12);

/// The first mark that no deck has yet, or why no deck can be added.
///
/// # Errors
/// All marks are taken.
pub fn free_mark(taken: &[DeckMark]) -> Result<DeckMark, &'static str> {
    DeckMark::ALL.into_iter().find(|mark| !taken.contains(mark)).ok_or(NO_MARK)
}

/// How many cards came by a link, and who wrote them.
pub fn shared_facts(shared: &SharedCards) -> String {
    let count = counted_at_start(shared.count(), Noun::CARD);
    let authors = shared.authors();
    if authors.is_empty() { format!("{count}.") } else { format!("{count}, written by {}.", listed(authors)) }
}

/// The button that adds the cards of a link to a deck.
pub fn add_to(deck: &CardDeck) -> Sentence {
    format!("Add to {}", isolated(name_in_sentence(deck))).into()
}

/// How many cards of a link were added to a deck.
pub fn added_sentence(deck: &CardDeck, added: usize) -> String {
    let name = name_in_sentence(deck);
    match added {
        0 => format!("All of these cards are in {name} already."),
        added => {
            let were = agreeing(added, "was", "were");
            format!("{} {were} added to {name}.", counted_at_start(added, Noun::CARD))
        }
    }
}

/// A summary of a deck, which is a row of facts and no sentence: `15 rules, 72 cards, 7 with an effect, 3 games.`
pub fn deck_facts(deck: &CardDeck, games: u32) -> String {
    let effects = deck.cards.iter().filter(|card| card.written.is_some()).count();
    format!(
        "{}, {}, {} with an effect, {}.",
        counted(deck.written_rules(), Noun::RULE),
        counted(deck.cards.len(), Noun::CARD),
        effects,
        counted(games, Noun::GAME),
    )
}

/// The written rules; those that are signed by people stand before the others.
pub fn rules_signed_first(deck: &CardDeck) -> Vec<(CardId, &Rule)> {
    let mut written: Vec<_> =
        deck.rules.iter().filter_map(|card| Some((card.id, card.rule.as_ref()?))).collect();
    written.sort_by_key(|(_, rule)| rule.author.is_empty());
    written
}

/// The Game Cards by colour and number; of two with the same face, the plain one first.
pub fn cards_in_order(deck: &CardDeck) -> Vec<&GameCard> {
    let mut cards: Vec<&GameCard> = deck.cards.iter().collect();
    cards.sort_by_key(|card| (card.colour, card.number, card.picture.is_some()));
    cards
}

/// A past prize as a sentence.
pub fn past_prize(deck: &CardDeck, prize: &PrizeRecord) -> String {
    let PrizeRecord { game, by, approved_by, on } = prize;
    let wrote = match on {
        WrittenOn::Rule(id) => match deck.rule(*id) {
            Some(rule) => {
                format!("Game {game}: {by} wrote “{}”.", rule.to_string().trim_end_matches('.'))
            }
            None => format!("Game {game}: {by} wrote a rule."),
        },
        WrittenOn::Card(id) => match deck.all_cards().find(|card| card.id == *id) {
            Some(card) => {
                format!("Game {game}: {by} wrote on {}.", name_and_effect(card).trim_end_matches('.'))
            }
            None => format!("Game {game}: {by} wrote on a card."),
        },
    };
    // What was filled in during a game is here, too: the table agreed to the option (BL-R59). Nobody agrees with themselves.
    let agreed = match approved_by.as_str() {
        "" => "The table agreed.".to_owned(),
        name if name == by => String::new(),
        name => format!("{name} agreed."),
    };
    paragraph([wrote, agreed])
}

/// The name and title of a Game Card, and what is written on it: `red 4, Polite Volcano. The next player draws 2 cards.` A
/// drawing and points are described, too.
pub fn name_and_effect(card: &GameCard) -> String {
    let mut text = card.to_string();
    // Writing into a text always works.
    if !card.title.is_empty() {
        let _ = write!(text, ", {}", card.title);
    }
    if card.written.is_some() {
        let _ = write!(text, ". {}", card.spoken_text());
    }
    text
}

/// Points as they stand on a card: `+5`, `−3`, `0`.
pub fn points_on_card(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

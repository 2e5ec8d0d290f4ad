//! Titles of BLANK's cards as categories for Pieceagories, which descends from the same game as BLANK
//! (BL-R67).

use crate::rules::blank::CardDeck;

/// The titles of the Game Cards and the written rules of a deck, each once.
pub fn titles(deck: &CardDeck) -> Vec<String> {
    let cards = deck.cards.iter().map(|card| card.title.trim());
    let rules = deck.rules.iter().filter_map(|card| card.rule.as_ref()).map(|rule| rule.title.trim());
    let mut titles = Vec::new();
    for title in cards.chain(rules).filter(|title| !title.is_empty()) {
        if !titles.iter().any(|other| other == title) {
            titles.push(title.to_owned());
        }
    }
    titles
}

/// Whether all titles are lines of a text.
pub fn has_titles(text: &str, titles: &[String]) -> bool {
    titles.iter().all(|title| text.lines().any(|line| line.trim() == title))
}

/// The text with all titles as lines, or without them if it has them all.
pub fn toggle_titles(text: &str, titles: &[String]) -> String {
    let is_other = |line: &&str| !titles.iter().any(|title| line.trim() == title);
    let others = text.lines().filter(is_other);
    let titles = titles.iter().map(String::as_str).filter(|_| !has_titles(text, titles));
    others.chain(titles).collect::<Vec<_>>().join("\n")
}

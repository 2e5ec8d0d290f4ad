//! Titles of cards as categories for Pieceagories (BL-R67).

use partypiece::{
    rules::blank::{CardDeck, Rule},
    screens::blank::{has_titles, titles, toggle_titles},
};

/// BL-R67: titles of cards and rules, each once; a deck without titles has none.
#[test]
fn each_title_of_a_deck_is_a_category_once() {
    let mut deck = CardDeck::fresh();
    deck.cards.retain(|card| card.title.is_empty());
    deck.rules.retain(|card| card.rule.is_none());
    assert_eq!(titles(&deck), Vec::<String>::new());
    for (card, title) in deck.cards.iter_mut().zip(["Puddle", " Puddle ", "Echo"]) {
        card.title = title.to_owned();
    }
    deck.rules[0].rule =
        Some(Rule { title: "Swap Meet".to_owned(), ..Rule::from_free_words("Swap.", "Ana") });
    assert_eq!(titles(&deck), ["Puddle", "Echo", "Swap Meet"]);
    assert!(titles(&CardDeck::fresh()).len() >= 36, "every printed picture has a title");
}

/// BL-R67: one press adds the titles to what was typed, another one removes them.
#[test]
fn titles_are_added_to_typed_cards_and_removed_again() {
    let titles = ["Puddle".to_owned(), "Echo".to_owned()];
    let typed = "Things that fly\nEcho";
    let with = toggle_titles(typed, &titles);
    assert_eq!(with, "Things that fly\nPuddle\nEcho");
    assert!(has_titles(&with, &titles) && !has_titles(typed, &titles));
    assert_eq!(toggle_titles(&with, &titles), "Things that fly");
    assert_eq!(toggle_titles("", &titles), "Puddle\nEcho");
}

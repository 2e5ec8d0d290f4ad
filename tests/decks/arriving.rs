//! What the preview of a file says of decks that are here already.

use std::sync::Arc;

use partypiece::{
    decks::{CategoryDeck, DeckKind, Tone},
    screens::{
        address::DeckRef,
        category_decks::{Arrival, StoredCategoryDeck, arrivals},
    },
};

use super::line;

fn deck(name: &str, entry: &str) -> CategoryDeck {
    let mut deck = CategoryDeck::new(line(name), DeckKind::Categories, Tone::Family);
    deck.add(line(entry)).unwrap();
    deck
}

/// FI-13
#[test]
fn a_deck_that_is_here_already_and_a_name_that_is_taken_are_told() {
    let here = [StoredCategoryDeck { deck_ref: DeckRef::BuiltIn(0), deck: Arc::new(deck("Sea", "Fish")) }];
    let file = [
        deck("Sea", "Fish"),
        deck("Land", "Tree"),
        deck("Land", "Tree"),
        deck("sea", "Boat"),
        deck("Land", "River"),
    ];
    assert_eq!(
        arrivals(&file, &here),
        [Arrival::Here, Arrival::New, Arrival::Here, Arrival::SameName, Arrival::SameName]
    );
    assert_eq!(Arrival::Here.to_string(), "This deck is here already.");
}

/// FI-15: whoever empties the field of a name keeps the one of the file.
#[test]
fn a_deck_of_a_file_gets_the_name_that_is_typed() {
    let mut arriving = deck("list-2024-final(3)", "Rivers");
    for (typed, name) in [("  Ours ", "Ours"), ("", "Ours"), ("\u{200b}", "Ours"), ("Evening", "Evening")] {
        arriving.rename(typed);
        assert_eq!(arriving.name.as_str(), name);
    }
}

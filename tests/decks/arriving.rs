//! What the preview of a file says of decks that are here already.

use std::sync::Arc;

use partypiece::{
    decks::{CategoryDeck, DeckKind, Tone},
    screens::{
        address::DeckRef,
        category_decks::{
            Arrival::{self, Here, KeepsName, New, SameName},
            ArrivingDeck, StoredCategoryDeck, arrivals,
        },
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
    let arriving: Vec<ArrivingDeck> =
        file.iter().map(|deck| ArrivingDeck::new(deck, deck.name.as_str(), true)).collect();
    assert_eq!(
        arrivals(&arriving, &here),
        [Arrival::Here, Arrival::New, Arrival::Here, Arrival::SameName, Arrival::SameName]
    );
    assert_eq!(Arrival::Here.to_string(), "This deck is here already.");
}

/// FI-13, FI-15: what is said of a deck is said of the name in its field, and a deck that is not chosen takes no name.
#[test]
fn what_is_said_of_a_deck_follows_its_name_and_the_choice() {
    let here = [StoredCategoryDeck { deck_ref: DeckRef::BuiltIn(0), deck: Arc::new(deck("Sea", "Fish")) }];
    let file = [deck("Sea", "Boat"), deck("Land", "Tree"), deck("land", "River"), deck("Sea", "Fish")];
    let of = |typed: [(&str, bool); 4]| {
        let arriving: Vec<ArrivingDeck> = file
            .iter()
            .zip(typed)
            .map(|(deck, (name, wanted))| ArrivingDeck::new(deck, name, wanted))
            .collect();
        arrivals(&arriving, &here)
    };
    let all = |names: [&'static str; 4]| names.map(|name| (name, true));
    assert_eq!(of(all(["Sea", "Land", "land", "Sea"])), [SameName, New, SameName, Here]);
    assert_eq!(of(all(["Lake", "Land", "Earth", "Shore"])), [New, New, New, New]);
    assert_eq!(of(all(["Lake", "LAKE", "land", "lake"])), [New, SameName, New, SameName]);
    assert_eq!(of(all(["", "Land", "", "\u{2060}"])), [KeepsName, New, KeepsName, Here]);
    assert_eq!(of(all(["Lake", " ", "Earth", "Shore"])), [New, KeepsName, New, New]);
    let second_only = [("Sea", false), ("Land", false), ("land", true), ("Sea", false)];
    assert_eq!(of(second_only), [SameName, New, New, Here]);
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

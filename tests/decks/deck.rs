//! What a deck may contain.

use partypiece::decks::{EntryError, Line, LineError};
use proptest::prelude::*;

use super::{deck, line, texts};

/// SC-06
#[test]
fn a_deck_refuses_a_repeat_and_says_where_it_is() {
    let mut deck = deck("Home-made", &["Drinks", "Fruit", "Birds"]);
    let refused = deck.add(line("FRUIT!")).unwrap_err();
    assert_eq!(refused, EntryError::Duplicate { index: 1, existing: line("Fruit") });
    assert_eq!(refused.to_string(), "“Fruit” is in this deck already, as number 2.");
    assert_eq!(deck.replace(2, line("fruit")), Err(refused));
    assert_eq!(texts(&deck), ["Drinks", "Fruit", "Birds"]);
}

#[test]
fn an_entry_can_be_changed_and_removed() {
    let mut deck = deck("Home-made", &["Drinks", "Fruit", "Birds"]);
    deck.replace(1, line("FRUIT")).unwrap();
    deck.replace(0, line("Hot drinks")).unwrap();
    assert_eq!(texts(&deck), ["Hot drinks", "FRUIT", "Birds"]);
    assert_eq!(deck.remove(1), Some(line("FRUIT")));
    deck.insert(0, line("Fruit")).unwrap();
    deck.add(line("Drinks")).unwrap();
    assert_eq!(texts(&deck), ["Fruit", "Hot drinks", "Birds", "Drinks"]);
    assert_eq!((deck.index_of("Birds"), deck.index_of("BIRDS")), (Some(2), None));
    assert_eq!(deck.remove(4), None);
    assert_eq!(deck.replace(4, line("Fish")), Err(EntryError::NoSuchEntry));
    assert_eq!(deck.insert(5, line("Fish")), Err(EntryError::NoSuchEntry));
}

/// SC-04
#[test]
fn lists_have_twelve_entries_each_and_the_rest_is_no_list() {
    let entries: Vec<String> = (0..30).map(|number| format!("Thing {number}")).collect();
    let mut deck = deck("Thirty", &entries.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(deck.lists().count(), 0, "it has no lists until it says so");
    deck.lists_per_card = std::num::NonZeroU8::new(2);
    let lists: Vec<&[Line]> = deck.lists().collect();
    assert_eq!(lists.len(), 2);
    assert_eq!((lists[1].len(), lists[1][0].as_str()), (12, "Thing 12"));
    let more = (30..40).map(|number| format!("Thing {number}"));
    more.for_each(|entry| deck.add(line(&entry)).unwrap());
    let names: Vec<String> = deck.named_lists().map(|(name, _)| name).collect();
    assert_eq!(names, ["Thirty, card 1, list 1", "Thirty, card 1, list 2", "Thirty, card 2, list 1"]);
}

#[test]
fn a_line_is_tidy() {
    assert_eq!(line(" Two \t lines\r\nin\u{202e} one ").as_str(), "Two lines in one");
    assert_eq!(line("🦆").as_str(), "🦆");
    for empty in ["", "  ", "____", "?!", "\u{200b}\u{ad}"] {
        assert_eq!(Line::parse(empty), Err(LineError::Empty), "{empty:?}");
    }
    assert!(Line::parse(&"é".repeat(200)).is_ok());
    assert_eq!(Line::parse(&"é".repeat(201)), Err(LineError::Long { characters: 201 }));
}

proptest! {
    /// SC-06: after any changes a repeat is reported with the place of the existing entry.
    #[test]
    fn a_repeat_is_reported_with_the_place_of_the_existing_entry(
        changes in prop::collection::vec((0..3u8, 0..8usize, 0..12u8), 0..40),
    ) {
        let mut deck = deck("Any", &[]);
        for (change, index, number) in changes {
            let entry = line(&format!("Thing {number}"));
            // A refused change has no effect.
            let _ = match change {
                0 => deck.insert(index, entry),
                1 => deck.replace(index, entry),
                _ => deck.remove(index).map(|_| ()).ok_or(EntryError::NoSuchEntry),
            };
            for (index, existing) in deck.entries().to_vec().into_iter().enumerate() {
                prop_assert_eq!(deck.clone().add(existing.clone()), Err(EntryError::Duplicate { index, existing }));
            }
        }
    }

    #[test]
    fn a_tidy_line_stays_as_it_is(text in any::<String>()) {
        if let Ok(line) = Line::parse(&text) {
            prop_assert_eq!(Line::parse(line.as_str()), Ok(line));
        }
    }
}

/// A new deck gets a number if another deck has the same name; capitals make no difference.
#[test]
fn a_name_that_is_taken_gets_a_number() {
    let taken = ["Birds", "birds 2"].map(|name| line(name).key().to_owned()).into();
    assert_eq!(line("BIRDS").numbered_if_in(&taken), line("BIRDS 3"));
    assert_eq!(line("Fish").numbered_if_in(&taken), line("Fish"));
    let longest = line(&"x".repeat(Line::MAX_CHARACTERS));
    assert_eq!(
        longest.numbered_if_in(&[longest.key().to_owned()].into()),
        longest,
        "it has no room for a number"
    );
}

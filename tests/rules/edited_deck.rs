//! A deck of categories on its screen: changes, undo, and what another tab has made of it.

use std::{convert::Infallible, sync::Arc};

use partypiece::{
    decks::{CategoryDeck, DeckKind, Line, Tone},
    screens::edited_deck::EditedDeck,
};

fn deck(entries: &[&str]) -> Arc<CategoryDeck> {
    let line = |text: &str| Line::parse(text).unwrap();
    let mut deck = CategoryDeck::new(line("Harbour"), DeckKind::Categories, Tone::Family);
    entries.iter().for_each(|entry| deck.add(line(entry)).unwrap());
    Arc::new(deck)
}

fn add(edited: &mut EditedDeck, entry: &str) {
    let added = edited.change(|deck| {
        deck.add(Line::parse(entry).unwrap()).unwrap();
        Ok::<_, Infallible>(format!("added “{entry}”"))
    });
    assert_eq!(added, Ok(true));
}

fn entries(edited: &EditedDeck) -> Vec<&str> {
    edited.deck().entries().iter().map(Line::as_str).collect()
}

/// FI-18
#[test]
fn what_another_tab_has_changed_is_shown_and_undo_brings_back_what_was_here() {
    let mut edited = EditedDeck::new(deck(&["Ferry"]));
    add(&mut edited, "Gull");
    assert!(!edited.take(Some(deck(&["Ferry", "Gull"]))), "that is this tab's own change");
    assert!(edited.take(Some(deck(&["Ferry", "Rope"]))));
    assert!(edited.take(Some(deck(&["Ferry", "Rope", "Tar"]))));
    assert_eq!(entries(&edited), ["Ferry", "Rope", "Tar"]);
    assert_eq!(edited.last_change(), Some("changed in another tab"));
    edited.undo();
    assert_eq!(entries(&edited), ["Ferry", "Gull"]);
    assert_eq!(edited.undo().as_deref(), Some("added “Gull”"), "older changes can be undone as before");
}

/// FI-18: a change here is one of the newest deck.
#[test]
fn a_change_keeps_what_another_tab_has_changed() {
    let mut edited = EditedDeck::new(deck(&["Ferry"]));
    edited.take(Some(deck(&["Ferry", "Rope"])));
    add(&mut edited, "Gull");
    assert_eq!(entries(&edited), ["Ferry", "Rope", "Gull"]);
}

/// FI-18
#[test]
fn a_deck_that_another_tab_has_deleted_stays_here_until_it_is_changed() {
    let mut edited = EditedDeck::new(deck(&["Ferry"]));
    assert!(edited.take(None));
    assert!(!edited.take(None), "that is known");
    assert!(edited.is_deleted());
    assert_eq!(entries(&edited), ["Ferry"]);
    assert!(edited.take(Some(deck(&["Ferry"]))), "the other tab has brought it back");
    assert!(!edited.is_deleted());
    edited.take(None);
    add(&mut edited, "Gull");
    assert!(!edited.is_deleted(), "it is stored again");
}

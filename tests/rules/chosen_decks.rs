//! Which decks are offered and chosen where categories or cards come from decks, and what a press on a toggle
//! changes.

use std::sync::Arc;

use partypiece::{
    decks::{DeckKind, built_in},
    screens::{
        address::DeckRef,
        category_decks::{
            StoredCategoryDeck, are_same_decks, chosen_for_cards, chosen_for_lists, decks_that_fit,
        },
        pieceagories::{FIRST_SOURCES, other_source},
        toggle,
    },
    setup::pieceagories::SourceChoice,
};

/// The built-in decks: two packs of categories, a deck of prompts and a deck of adjectives.
fn all_decks() -> Vec<StoredCategoryDeck> {
    let stored =
        |(index, deck)| StoredCategoryDeck { deck_ref: DeckRef::BuiltIn(index), deck: Arc::new(deck) };
    built_in().into_iter().enumerate().map(stored).collect()
}

fn kinds(from: SourceChoice) -> Vec<DeckKind> {
    decks_that_fit(all_decks(), from).iter().map(|stored| stored.deck.kind).collect()
}

/// PG-91, PG-95, PG-99: each source is offered one kind of deck, but the cards of another game may come from
/// any deck.
#[test]
fn a_source_is_offered_the_decks_that_fit() {
    assert_eq!(kinds(SourceChoice::AgainstHumanity), [DeckKind::Prompts]);
    assert_eq!(kinds(SourceChoice::ApplesToApples), [DeckKind::Adjectives]);
    assert_eq!(kinds(SourceChoice::Ready), [DeckKind::Categories, DeckKind::Categories]);
    assert_eq!(kinds(SourceChoice::Other).len(), 4);
}

/// PG-84: ready-made categories come from the built-in packs until other packs are chosen.
#[test]
fn ready_made_categories_need_no_choice() {
    let ready = decks_that_fit(all_decks(), SourceChoice::Ready);
    let all = [DeckRef::BuiltIn(0), DeckRef::BuiltIn(1)];
    assert_eq!(chosen_for_cards(&ready, SourceChoice::Ready, "", ""), all);
    let prompts = DeckRef::BuiltIn(2);
    assert_eq!(
        chosen_for_cards(&ready, SourceChoice::Ready, &prompts.slug(), ""),
        [prompts, DeckRef::BuiltIn(0), DeckRef::BuiltIn(1)],
        "no chosen deck has categories, and the chosen prompts stay chosen for another source"
    );
    assert_eq!(chosen_for_cards(&ready, SourceChoice::Ready, &all[1].slug(), ""), [DeckRef::BuiltIn(1)]);
}

/// PG-84, PG-R63: an extension that is picked has a built-in deck that fits, unless the table has chosen a deck that fits or
/// typed its own cards.
#[test]
fn an_extension_comes_with_a_deck() {
    let chosen = |from, stored: &str, typed: &str| {
        let fitting = decks_that_fit(all_decks(), from);
        let chosen = chosen_for_cards(&fitting, from, stored, typed);
        fitting
            .into_iter()
            .filter(|deck| chosen.contains(&deck.deck_ref))
            .map(|deck| deck.deck.kind)
            .collect::<Vec<_>>()
    };
    assert_eq!(chosen(SourceChoice::AgainstHumanity, "", ""), [DeckKind::Prompts]);
    assert_eq!(chosen(SourceChoice::ApplesToApples, "", ""), [DeckKind::Adjectives]);
    assert_eq!(chosen(SourceChoice::Other, "", "").len(), 1);
    let categories = DeckRef::BuiltIn(0).slug();
    assert_eq!(
        chosen(SourceChoice::ApplesToApples, &categories, ""),
        [DeckKind::Adjectives],
        "it does not fit"
    );
    assert_eq!(chosen(SourceChoice::Other, &categories, ""), [DeckKind::Categories]);
    assert_eq!(chosen(SourceChoice::AgainstHumanity, "", "What is that smell?"), [], "the table has its own");
}

/// PG-84: the chosen source is among those offered first, in the middle of the table.
#[test]
fn the_chosen_source_is_always_in_sight() {
    for from in SourceChoice::ALL {
        let shown: Vec<SourceChoice> = FIRST_SOURCES.into_iter().chain(other_source(from)).collect();
        assert_eq!(shown.iter().filter(|shown| **shown == from).count(), 1, "{from:?}");
    }
}

/// SC-04, SC-05: a list comes from both packs until decks are chosen.
#[test]
fn a_list_comes_from_the_packs_or_from_chosen_decks() {
    let mut all_decks = all_decks();
    let own = DeckRef::from_slug("2222222222").expect("the slug of a deck that somebody has made");
    all_decks.push(StoredCategoryDeck { deck_ref: own.clone(), deck: all_decks[0].deck.clone() });
    assert_eq!(chosen_for_lists(&all_decks, &[]), [DeckRef::BuiltIn(0), DeckRef::BuiltIn(1)]);
    assert_eq!(
        chosen_for_lists(&all_decks, &[DeckRef::BuiltIn(3).slug(), own.slug()]),
        [DeckRef::BuiltIn(3), own]
    );
    assert_eq!(chosen_for_lists(&all_decks, &["a deck that was deleted".to_owned()]), []);
}

#[test]
fn a_toggle_adds_and_removes() {
    let mut chosen = vec![1, 2];
    toggle(&mut chosen, 3);
    assert_eq!(chosen, [1, 2, 3]);
    toggle(&mut chosen, 1);
    assert_eq!(chosen, [2, 3]);
}

/// PG-84: drawn entries and a list stay as they are until other decks are chosen, in whatever order decks are tapped.
#[test]
fn the_same_decks_in_another_order_are_no_other_choice() {
    let [first, second, third] = [0, 1, 2].map(DeckRef::BuiltIn);
    let both = [first.clone(), second.clone()];
    assert!(are_same_decks(&both, &[second.clone(), first.clone()]));
    assert!(!are_same_decks(&both, &[first.clone(), third]), "as many decks");
    assert!(!are_same_decks(&[first], &both), "one of them");
    assert!(!are_same_decks(&both, &[]));
}

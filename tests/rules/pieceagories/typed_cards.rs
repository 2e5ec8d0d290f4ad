//! The cards of the set-up form, for the extensions of the game. Cards are typed, or dealt from decks.

use partypiece::{
    rules::pieceagories::{CategorySource, Refusal},
    screens::pieceagories::advice,
    setup::pieceagories::{Plan, PlanField, PlanProblemReason, SourceChoice},
};

use crate::roster::{field, plan};

/// PG-91, PG-92, PG-93
#[test]
fn cards_are_counted_without_repeats_and_show_how_many_rounds_they_last() {
    let mut plan = plan(&["Ana", "Bo"]);
    plan.categories = SourceChoice::AgainstHumanity;
    plan.cards = "Things that creak.\nthings that creak\n\n  A smell  ".to_owned();
    assert_eq!(plan.cards_and_rounds(), (2, Some(0)));
    let message = |plan: &Plan| advice(&plan.outline()).iter().any(|sentence| sentence.contains("cards"));
    assert!(!message(&plan), "too few for a list are refused, not advised on");
    assert_eq!(field(&plan), PlanField::Cards);
    plan.cards = (0..47).map(|card| format!("Card {card}\n")).collect();
    assert_eq!(plan.cards_and_rounds(), (47, Some(4)));
    assert!(message(&plan));
    assert!(plan.to_setup().is_ok());
    plan.cards.push_str(&"long ".repeat(60));
    assert!(matches!(
        plan.to_setup().unwrap_err().reason,
        PlanProblemReason::Rules(Refusal::LongSlip { .. })
    ));
    assert_eq!(field(&plan), PlanField::Cards);
}

/// PG-99
#[test]
fn replayed_cards_of_another_game_never_run_out() {
    let mut plan = plan(&["Ana", "Bo"]);
    plan.categories = SourceChoice::Other;
    plan.cards = (0..12).map(|card| format!("Card {card}\n")).collect();
    assert_eq!(plan.cards_and_rounds(), (12, Some(1)));
    (plan.reuses_cards, plan.half_time) = (true, true);
    assert_eq!(plan.cards_and_rounds(), (12, None));
    let source = plan.to_setup().unwrap().source;
    assert!(source.reuses_cards() && source.seconds_per_minute() == 30);
}

/// PG-91, PG-95: cards of decks are added to typed cards. They are not stored, because decks are shuffled
/// again each evening.
#[test]
fn cards_of_decks_are_added_to_typed_cards() {
    let mut plan = plan(&["Ana", "Bo"]);
    plan.categories = SourceChoice::AgainstHumanity;
    plan.dealt = (0..9).map(|card| format!("Dealt {card}")).collect();
    let needs_cards = |plan: &Plan| plan.materials().iter().any(|material| material.name.contains("cards"));
    assert!(!needs_cards(&plan));
    assert_eq!(plan.cards_and_rounds(), (9, Some(0)));
    plan.cards = "Typed\nDEALT 3".to_owned();
    assert_eq!(plan.cards_and_rounds(), (10, Some(1)));
    assert!(needs_cards(&plan), "some of them are on real cards");
    let CategorySource::AgainstHumanity { cards } = plan.to_setup().unwrap().source else {
        panic!("another source")
    };
    assert_eq!((cards.len(), &cards[0][..], &cards[2][..]), (11, "Typed", "Dealt 0"));
    let stored: Plan = serde_json::from_str(&serde_json::to_string(&plan).unwrap()).unwrap();
    assert!(stored.dealt.is_empty());
    plan.categories = SourceChoice::Invented;
    assert_eq!((plan.to_setup().unwrap().source, needs_cards(&plan)), (CategorySource::Free, false));
}

/// PG-84
#[test]
fn typed_cards_stay_when_another_source_is_chosen() {
    let mut plan = plan(&["Ana", "Bo"]);
    plan.cards = "Fruit".to_owned();
    assert_eq!(plan.to_setup().unwrap().source, CategorySource::Free);
    plan.categories = SourceChoice::Squared;
    assert_eq!(plan.to_setup().unwrap().source, CategorySource::Squared);
    assert_eq!(plan.cards, "Fruit");
}

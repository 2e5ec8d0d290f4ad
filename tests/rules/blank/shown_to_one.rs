//! A hand that is shown to one player only (EF-SHOWTO, BL-R56).

use partypiece::{
    rules::{
        Rules,
        blank::{Action, AutoEffect, Blank, ChoiceKind, Event, Pick, PlayerSelector, Refusal, Target},
    },
    screens::blank::{Prompt, hand_title, prompt, purpose, sentence},
    screens::hold::HoldPurpose,
};

use super::table::{ANA, BO, CY, DI, Table, effect_on, for_players, layout};

/// Ana has played a card by which these players show their hands.
fn shown(bo: &'static str, players: PlayerSelector, to: PlayerSelector) -> Table {
    let effects = [for_players(players, AutoEffect::ShowTo(to))];
    let mut table = layout(&["r2a r3", bo, "g1", "y1"], "r4").effects(&effects).start();
    table.play_cards(ANA, "r2");
    table
}

/// EF-SHOWTO, BL-12: only that player sees the hand, and only until they say that they have seen it.
#[test]
fn nobody_else_sees_the_hand() {
    let seen = |bo| {
        let mut table = shown(bo, PlayerSelector::Next, PlayerSelector::Previous);
        assert_eq!(table.open_choice(), (Some(DI), ChoiceKind::HasSeenHand { of: BO }));
        let offered = table.own(DI).offered.map(|cards| cards.len());
        let mut public = vec![(table.view(), table.own(ANA), table.own(CY))];
        let before = table.own(DI);
        assert!(matches!(table.refusal(CY, Action::Choose(Pick::Seen)), Refusal::NotYours { .. }));
        assert_eq!(table.refusal(DI, Action::Choose(Pick::Player(ANA))), Refusal::WrongKindOfChoice);
        assert_eq!(table.refusal(BO, Action::NoMatch).to_string(), "Not now: cards are being shown.");
        table.choose(Pick::Seen);
        assert_eq!((offered, table.active(), table.own(DI).offered), (Some(7), BO, None));
        public.push((table.view(), table.own(ANA), table.own(CY)));
        for (view, ..) in &mut public {
            view.decks.clear();
        }
        (public, table.own(DI), table.log(), before)
    };
    let (one, other) = (seen("b1 b2"), seen("b1 p2"));
    assert!(
        (one.0, one.1, one.2) == (other.0, other.1, other.2),
        "what others see does not depend on the hand"
    );
    assert_ne!(one.3, other.3);
}

/// BL-R56: each hand is shown to one player: the first of the selected players after its owner. Nobody is shown their own
/// hand, or an empty one.
#[test]
fn several_hands_are_shown_one_after_the_other() {
    let mut table = shown("g1", PlayerSelector::Others, PlayerSelector::All);
    for (to, of) in [(CY, BO), (DI, CY), (ANA, DI)] {
        assert_eq!(table.open_choice(), (Some(to), ChoiceKind::HasSeenHand { of }));
        table.choose(Pick::Seen);
    }
    assert_eq!(table.active(), BO);
    let table = shown("g1", PlayerSelector::Next, PlayerSelector::Next);
    assert_eq!(table.active(), BO, "Bo does not show the hand to Bo");
    let hand = "r1 r2 r3 r4 r5 r6 r2a";
    let effects = [for_players(PlayerSelector::Active, AutoEffect::ShowTo(PlayerSelector::Next))];
    let mut table = layout(&[hand, "g1"], "r4").effects(&effects).start();
    table.play_cards(ANA, "r1 r2 r3 r4 r5 r6 r2");
    assert!(!table.log().iter().any(|line| line.starts_with("Ana shows")), "there is nothing to show");
}

/// EF-SHOWTO, BL-R49: the laptop is passed, and the screen says whose hand it is and what to do.
#[test]
fn the_screen_passes_the_laptop() {
    let table = shown("g1", PlayerSelector::Active, PlayerSelector::Next);
    let view = table.view();
    let waits = prompt(&view, None, false);
    assert_eq!((&waits, purpose(&view, BO)), (&Prompt::Pass(BO), HoldPurpose::LookAtHand));
    let foot = sentence(&view, &waits);
    assert!(foot.ends_with(": Bo, look at Ana’s hand. Nobody else may."), "{foot}");
    assert_eq!(prompt(&view, Some(BO), true), Prompt::Look);
    assert_eq!(prompt(&view, Some(CY), true), Prompt::Peek);
    assert_eq!(
        (hand_title(&view, BO), hand_title(&view, CY)),
        ("Ana’s hand".to_owned(), "Cy’s hand".to_owned())
    );
}

/// BL-82, BL-R43: the card and the log say who sees the hand. Showing a hand reveals something that an undo
/// cannot hide again.
#[test]
fn showing_reveals_something() {
    assert!(Blank::reveals(&Event::ShownTo { of: ANA, to: BO }));
    let text = "the player whose turn it is shows the hand to the next player only";
    let effect = AutoEffect::ShowTo(PlayerSelector::Next);
    for target in [Target::Players(PlayerSelector::Active), Target::Hands(PlayerSelector::Active)] {
        assert_eq!(effect_on(target, effect.clone()).to_string(), text);
    }
    let mut table = shown("g1", PlayerSelector::Active, PlayerSelector::Next);
    table.choose(Pick::Seen);
    let log = table.log();
    for line in ["Ana shows the hand to Bo only.", "Bo has seen it."] {
        assert!(log.iter().any(|sentence| sentence == line), "{line}");
    }
}

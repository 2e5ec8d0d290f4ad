//! A turn: what may be played, what happens if nothing matches, and who is next.

use partypiece::{
    play::{Step, UndoError},
    rules::blank::{
        Action, AutoEffect, Event, House, PenaltyReason, PhaseView, PlayerSelector, Refusal, RulingChange,
        TableRuling,
    },
};

use super::table::{
    ANA, BO, CY, Table, any_play, count_resolved, for_players, layout, number_played, penalties, rule,
};

/// BL-27
#[test]
fn turns_pass_clockwise() {
    let mut table = layout(&["r1 r2", "r1", "r1"], "r4").start();
    for (seat, next) in [(ANA, BO), (BO, CY), (CY, ANA)] {
        assert_eq!(table.active(), seat);
        table.play_cards(seat, "r1");
        assert_eq!(table.active(), next);
    }
}

/// BL-28, BL-29, BL-30, BL-31, BL-35, BL-R06
#[test]
fn cards_match_all_by_colour_or_all_by_number() {
    for (cards, allowed) in [
        ("r2", true),
        ("g4", true),
        ("r1 r6", true),
        ("g4 b4", true),
        ("b4 g4 r4", true),
        ("r1 r2 r3", true),
        ("g2", false),
        ("g4 r2", false),
        ("g2 g5", false),
    ] {
        let mut hand = "r1 r6 g4 b4 r4 g2 g5".to_owned();
        if cards.contains("r2") || cards.contains("r3") {
            hand = "r1 r2 r3 g4 b4 g2 g5".to_owned();
        }
        let hand: &'static str = hand.leak();
        let mut table = layout(&[hand, "r1"], "r4").start();
        let events = table.play_cards(ANA, cards);
        assert_eq!(penalties(&events).is_empty(), allowed, "{cards}");
    }
}

/// BL-R07: Red 2 and Green 2 together do not match Red 4.
#[test]
fn a_play_does_not_match_card_by_card() {
    let mut table = layout(&["r2 g2", "r1"], "r4").start();
    assert_eq!(penalties(&table.play_cards(ANA, "r2 g2")), [(ANA, PenaltyReason::NoMatchPlayed)]);
}

/// BL-32, BL-51, BL-23, BL-49
#[test]
fn of_several_cards_only_the_top_one_has_an_effect() {
    let draws = |players| for_players(players, AutoEffect::Draw(1.into()));
    let table = || {
        let rules = [
            rule(number_played(6), draws(PlayerSelector::Next)),
            rule(number_played(1), draws(PlayerSelector::Previous)),
        ];
        layout(&["r6a r1", "g1", "b1"], "r4").effects(&[draws(PlayerSelector::Active)]).rules(&rules).start()
    };
    let mut on_top = table();
    on_top.play_cards(ANA, "r1 r6");
    on_top.play(ANA, Action::Resolve);
    assert_eq!(on_top.counts(), [6, 8, 7], "the rule on 6 and the card, not the rule on 1");
    let mut under = table();
    under.play_cards(ANA, "r6 r1");
    assert_eq!(under.counts(), [5, 7, 8], "the rule on 1 alone");
    let mut alone = table();
    let events = alone.play_cards(ANA, "r6");
    assert_eq!(count_resolved(&events), 0, "two things wait for their order");
    alone.play(BO, Action::Resolve);
    assert_eq!(alone.counts(), [7, 8, 7]);
}

/// BL-33, BL-34
#[test]
fn the_effect_is_applied_and_then_the_turn_ends() {
    let mut table = layout(&["r2a", "b1"], "r4")
        .effects(&[for_players(PlayerSelector::Next, AutoEffect::Draw(2.into()))])
        .start();
    let events = table.play_cards(ANA, "r2");
    assert_eq!(table.counts(), [6, 9]);
    let drew = events.iter().position(|event| matches!(event, Event::Drew { .. })).unwrap();
    let turn = events.iter().position(|event| *event == Event::Turn(BO)).unwrap();
    assert!(drew < turn);
}

/// BL-37, BL-38, BL-39, BL-40
#[test]
fn a_player_without_a_match_takes_a_penalty_and_the_turn_ends() {
    let mut table = layout(&["g1 g2", "r1"], "r4").draw_pile("r2 b1 b2").start();
    let events = table.play(ANA, Action::NoMatch);
    assert_eq!(penalties(&events), [(ANA, PenaltyReason::CannotPlay)]);
    assert_eq!((table.counts(), table.active()), (vec![8, 7], BO));
    // The Red 2 that was drawn would match, but the turn is over.
    let drawn = table.cards(ANA, "r2");
    let events = table.play(ANA, Action::Play(drawn));
    assert_eq!(penalties(&events), [(ANA, PenaltyReason::OutOfTurn)]);
}

/// BL-28, BL-R10
#[test]
fn a_player_with_a_match_cannot_say_that_nothing_matches() {
    let mut table = layout(&["g1 r2", "r1"], "r4").start();
    assert_eq!(table.refusal(ANA, Action::NoMatch), Refusal::SomethingMatches);
    assert!(matches!(table.refusal(BO, Action::NoMatch), Refusal::NotYours { .. }));
}

/// BL-R09
#[test]
fn mark_playable_marks_cards_and_refuses_others() {
    let house = House { mark_playable: true, ..House::default() };
    let mut table = layout(&["g1 r2 b4", "r1"], "r4").house(house).start();
    assert_eq!(table.own(ANA).matching, table.cards(ANA, "r2 b4"));
    let (wrong, early) = (table.cards(ANA, "g1"), table.cards(BO, "r1"));
    assert_eq!(table.refusal(ANA, Action::Play(wrong)), Refusal::DoesNotMatch);
    assert!(matches!(table.refusal(BO, Action::Play(early)), Refusal::NotYourTurn { .. }));
    table.play_cards(ANA, "b4");
    assert_eq!(table.top(), "b4");
}

/// BL-R43
#[test]
fn undoing_a_play_needs_everybodys_consent() {
    let mut table = layout(&["r2", "r1"], "r4").start();
    table.play_cards(ANA, "r2");
    assert!(table.0.undo(false).is_err());
    assert!(table.0.undo(true).is_ok());
    assert_eq!((table.top().as_str(), table.active()), ("r4", ANA));
}

/// BL-R43: an undo needs consent even if nobody has seen anything, also in a record.
#[test]
fn every_undo_needs_everybodys_consent() {
    let mut table = layout(&["r2", "r1"], "r4").start();
    table.play(ANA, Action::Propose(TableRuling { text: "a word".to_owned(), change: RulingChange::Words }));
    assert_eq!(table.0.undo(false), Err(UndoError::Unagreed));
    assert_eq!(UndoError::Unagreed.to_string(), "In this game everybody has to agree to an undo.");
    assert_eq!(table.0.step(Step::Undo { agreed: false }), Err(UndoError::Unagreed.to_string()));
    assert_eq!(table.0.step(Step::Undo { agreed: true }), Ok(()));
}

#[test]
fn only_own_cards_are_played_and_each_once() {
    let mut table = layout(&["r2", "r1"], "r4").start();
    let (own, others) = (table.cards(ANA, "r2")[0], table.cards(BO, "r1"));
    assert_eq!(table.refusal(ANA, Action::Play(Vec::new())), Refusal::NoCards);
    assert_eq!(table.refusal(ANA, Action::Play(vec![own, own])), Refusal::ChosenTwice);
    assert_eq!(table.refusal(ANA, Action::Play(others)), Refusal::NotInHand);
}

/// BL-18: rules apply in the turn of every player.
#[test]
fn a_rule_applies_in_every_turn() {
    let draw = rule(any_play(), for_players(PlayerSelector::Active, AutoEffect::Draw(1.into())));
    let mut table = layout(&["r1", "r1", "r1"], "r4").rules(&[draw]).start();
    for seat in [ANA, BO, CY] {
        table.play_cards(seat, "r1");
    }
    assert_eq!(table.counts(), [7, 7, 7]);
    assert_eq!(table.phase(), PhaseView::Turn { extra: false });
}

/// BL-37, BL-R64: a card that was drawn is marked in the hand until the next play of its owner.
#[test]
fn a_drawn_card_is_new_until_the_next_play() {
    let mut table = layout(&["g1 g2", "r3 r1"], "r4").draw_pile("r6").start();
    let new = |table: &Table| table.own(ANA).new.len();
    assert_eq!(new(&table), 0, "nothing is new in a hand that was dealt");
    table.play(ANA, Action::NoMatch);
    assert_eq!((new(&table), table.own(ANA).hand.len()), (1, 8));
    table.play_cards(BO, "r3");
    assert_eq!(new(&table), 1);
    table.play_cards(ANA, "r6");
    assert_eq!(new(&table), 0);
}

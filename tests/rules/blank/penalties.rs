//! Penalties: the six reasons, and what each does to the turn.

use std::collections::BTreeSet;

use partypiece::rules::blank::{Action, AutoEffect, Charge, Event, PenaltyReason, PlayerSelector};

use super::table::{ANA, BO, CY, asks, does, layout, number, penalties, rule, say};

/// BL-41, BL-52
#[test]
fn there_are_six_reasons_and_the_log_says_which() {
    let told: BTreeSet<String> = PenaltyReason::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 6);
    let mut table = layout(&["g1", "g4 r2", "r1"], "r4").go();
    table.plays(CY, "r1");
    table.plays(ANA, "g1");
    table.plays(BO, "g4 r2");
    let log: Vec<String> = table.0.log().iter().map(|line| table.0.tell(line)).collect();
    let penalties: Vec<&String> = log.iter().filter(|line| line.contains(" takes a Penalty: ")).collect();
    assert_eq!(
        penalties,
        [
            "Cy takes a Penalty: played out of turn.",
            "Ana takes a Penalty: played a card that does not match.",
            "Bo takes a Penalty: played cards that do not match each other.",
        ]
    );
}

/// BL-53
#[test]
fn a_card_played_out_of_turn_goes_back_and_costs_one() {
    let mut table = layout(&["r1", "r1", "r3"], "r4").go();
    table.plays(ANA, "r1");
    let events = table.plays(CY, "r3");
    assert_eq!(penalties(&events), [(CY, PenaltyReason::OutOfTurn)]);
    assert!(events.contains(&Event::Returned { to: CY, cards: 1 }));
    assert_eq!((table.counts(), table.active()), (vec![6, 7, 8], BO));
    assert!(table.hand(CY).contains(&"r3".to_owned()));
}

/// BL-55, BL-R09
#[test]
fn a_card_that_does_not_match_goes_back_and_costs_one() {
    let mut table = layout(&["g2 r1", "r1"], "r4").go();
    assert_eq!(penalties(&table.plays(ANA, "g2")), [(ANA, PenaltyReason::NoMatchPlayed)]);
    assert_eq!((table.counts(), table.active(), table.top()), (vec![8, 7], BO, "r4".to_owned()));
}

/// BL-36, BL-57, BL-R08
#[test]
fn a_mixed_set_goes_back_and_costs_one() {
    let mut table = layout(&["g4 r2", "r1"], "r4").go();
    let events = table.plays(ANA, "g4 r2");
    assert_eq!(penalties(&events), [(ANA, PenaltyReason::MixedPlay)]);
    assert!(events.contains(&Event::Returned { to: ANA, cards: 2 }));
    assert_eq!((table.counts(), table.active()), (vec![8, 7], BO));
    // A set that shares its colour and does not match the top card is no mix.
    let mut table = layout(&["g2 g5", "r1"], "r4").go();
    assert_eq!(penalties(&table.plays(ANA, "g2 g5")), [(ANA, PenaltyReason::NoMatchPlayed)]);
}

/// BL-58, BL-R08
#[test]
fn several_penalties_cost_a_card_each() {
    let mut table = layout(&["r1", "r1", "g2"], "r4").go();
    table.plays(ANA, "r1");
    let events = table.plays(CY, "g2");
    assert_eq!(penalties(&events), [(CY, PenaltyReason::OutOfTurn), (CY, PenaltyReason::NoMatchPlayed)]);
    assert_eq!((table.counts(), table.active()), (vec![6, 7, 9], BO));
}

/// BL-59, BL-R12: only the active player's turn ends.
#[test]
fn the_turn_of_whoever_is_not_playing_does_not_end() {
    let mut table = layout(&["r1", "r1", "r1"], "r4").go();
    table.plays(BO, "r1");
    assert_eq!(table.active(), ANA);
    table.plays(ANA, "r1");
    assert_eq!(table.active(), BO);
}

/// BL-R17: the queue is resolved although its player takes a Penalty; only the extra play is lost.
#[test]
fn a_penalty_takes_the_extra_play_away_and_nothing_else() {
    let again = does(PlayerSelector::Active, AutoEffect::PlayAgain);
    let mut table = layout(&["r2a r3 g1", "r1"], "r4")
        .effects(&[again])
        .rules(&[rule(number(2), does(PlayerSelector::Next, AutoEffect::Draw(1)))])
        .go();
    table.plays(ANA, "r2");
    table.play(BO, Action::Resolve);
    assert_eq!((table.active(), table.counts()), (ANA, vec![6, 8]));
    table.plays(ANA, "g1");
    assert_eq!((table.active(), table.counts()), (BO, vec![7, 8]));
}

/// BL-40, BL-R17: the card stays played, and what it set off is done to its end.
#[test]
fn whoever_takes_a_penalty_while_something_waits_has_played_all_the_same() {
    let rules = [
        rule(number(3), asks(PlayerSelector::Next, say("please"))),
        rule(number(2), does(PlayerSelector::Next, AutoEffect::Draw(1))),
    ];
    let again = does(PlayerSelector::Active, AutoEffect::PlayAgain);
    let mut table = layout(&["r3", "r2a r1", "r1"], "r4").effects(&[again]).rules(&rules).go();
    table.plays(ANA, "r3");
    table.plays(BO, "r2");
    table.play(CY, Action::Accuse(vec![Charge::Obligation(1)]));
    table.play(BO, Action::Admit);
    assert_eq!(penalties(&table.play(CY, Action::Verdict)), [(BO, PenaltyReason::NotFollowed)]);
    assert_eq!((table.active(), table.counts(), table.top()), (BO, vec![6, 7, 7], "r2".to_owned()));
    table.play(CY, Action::Resolve);
    assert_eq!((table.active(), table.counts()), (CY, vec![6, 7, 8]), "no extra play");
}

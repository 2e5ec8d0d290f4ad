//! Penalties: the six reasons, and what each does to the turn.

use std::collections::BTreeSet;

use partypiece::rules::blank::{
    AccusationKey, Action, AutoEffect, EffectDuration, Event, Limit, PenaltyReason, PlayerSelector,
};

use super::table::{ANA, BO, CY, for_players, layout, number_played, penalties, rule, say, task};

/// BL-41, BL-52
#[test]
fn there_are_six_reasons_and_the_log_says_which() {
    let reasons = [
        PenaltyReason::OutOfTurn,
        PenaltyReason::FalseAccusation,
        PenaltyReason::NoMatchPlayed,
        PenaltyReason::NotFollowed,
        PenaltyReason::MixedPlay,
        PenaltyReason::CannotPlay,
    ];
    let texts: BTreeSet<String> = reasons.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), 6);
    let mut table = layout(&["g1", "g4 r2", "r1"], "r4").start();
    table.play_cards(CY, "r1");
    table.play_cards(ANA, "g1");
    table.play_cards(BO, "g4 r2");
    let log = table.log();
    let penalties: Vec<&String> =
        log.iter().filter(|line| line.contains(" takes a Penalty card: ")).collect();
    assert_eq!(
        penalties,
        [
            "Cy takes a Penalty card: played out of turn.",
            "Ana takes a Penalty card: played a card that does not match.",
            "Bo takes a Penalty card: played cards that do not match each other.",
        ]
    );
}

/// BL-53
#[test]
fn a_card_played_out_of_turn_goes_back_and_costs_one() {
    let mut table = layout(&["r1", "r1", "r3"], "r4").start();
    table.play_cards(ANA, "r1");
    let events = table.play_cards(CY, "r3");
    assert_eq!(penalties(&events), [(CY, PenaltyReason::OutOfTurn)]);
    assert!(events.contains(&Event::Returned { to: CY, cards: 1 }));
    assert_eq!((table.counts(), table.active()), (vec![6, 7, 8], BO));
    assert!(table.hand(CY).contains(&"r3".to_owned()));
}

/// BL-55, BL-R09
#[test]
fn a_card_that_does_not_match_goes_back_and_costs_one() {
    let mut table = layout(&["g2 r1", "r1"], "r4").start();
    assert_eq!(penalties(&table.play_cards(ANA, "g2")), [(ANA, PenaltyReason::NoMatchPlayed)]);
    assert_eq!((table.counts(), table.active(), table.top()), (vec![8, 7], BO, "r4".to_owned()));
}

/// BL-36, BL-57, BL-R08
#[test]
fn a_mixed_set_goes_back_and_costs_one() {
    let mut table = layout(&["g4 r2", "r1"], "r4").start();
    let events = table.play_cards(ANA, "g4 r2");
    assert_eq!(penalties(&events), [(ANA, PenaltyReason::MixedPlay)]);
    assert!(events.contains(&Event::Returned { to: ANA, cards: 2 }));
    assert_eq!((table.counts(), table.active()), (vec![8, 7], BO));
    // A set that shares its colour but does not match the top card is not a mixed set.
    let mut table = layout(&["g2 g5", "r1"], "r4").start();
    assert_eq!(penalties(&table.play_cards(ANA, "g2 g5")), [(ANA, PenaltyReason::NoMatchPlayed)]);
}

/// BL-58, BL-R08
#[test]
fn each_penalty_costs_one_card() {
    let mut table = layout(&["r1", "r1", "g2"], "r4").start();
    table.play_cards(ANA, "r1");
    let events = table.play_cards(CY, "g2");
    assert_eq!(penalties(&events), [(CY, PenaltyReason::OutOfTurn), (CY, PenaltyReason::NoMatchPlayed)]);
    assert_eq!((table.counts(), table.active()), (vec![6, 7, 9], BO));
}

/// BL-59, BL-R12: a Penalty ends only the turn of the active player.
#[test]
fn a_penalty_of_another_player_does_not_end_the_turn() {
    let mut table = layout(&["r1", "r1", "r1"], "r4").start();
    table.play_cards(BO, "r1");
    assert_eq!(table.active(), ANA);
    table.play_cards(ANA, "r1");
    assert_eq!(table.active(), BO);
}

/// BL-R17: a Penalty in the extra play ends the turn. What the play before it triggered is resolved already.
#[test]
fn a_penalty_only_takes_away_the_extra_play() {
    let again = for_players(PlayerSelector::Active, AutoEffect::PlayAgain);
    let mut table = layout(&["r2a r3 g1", "r1"], "r4")
        .effects(&[again])
        .rules(&[rule(number_played(2), for_players(PlayerSelector::Next, AutoEffect::Draw(1.into())))])
        .start();
    table.play_cards(ANA, "r2");
    table.play(BO, Action::Resolve);
    assert_eq!((table.active(), table.counts()), (ANA, vec![6, 8]));
    table.play_cards(ANA, "g1");
    assert_eq!((table.active(), table.counts()), (BO, vec![7, 8]));
}

/// BL-40, BL-R17: the card stays played, and everything it triggered is resolved.
#[test]
fn a_penalty_does_not_undo_a_play() {
    let rules = [
        rule(number_played(3), task(PlayerSelector::Next, say("please"))),
        rule(number_played(2), for_players(PlayerSelector::Next, AutoEffect::Draw(1.into()))),
    ];
    let again = for_players(PlayerSelector::Active, AutoEffect::PlayAgain);
    let mut table = layout(&["r3", "r2a r1", "r1"], "r4").effects(&[again]).rules(&rules).start();
    table.play_cards(ANA, "r3");
    table.play_cards(BO, "r2");
    table.play(CY, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    table.play(BO, Action::Admit);
    assert_eq!(penalties(&table.play(CY, Action::CountVotes)), [(BO, PenaltyReason::NotFollowed)]);
    assert_eq!((table.active(), table.counts(), table.top()), (BO, vec![6, 7, 7], "r2".to_owned()));
    table.play(CY, Action::Resolve);
    assert_eq!((table.active(), table.counts()), (CY, vec![6, 7, 8]), "no extra play");
}

/// BL-R70, BL-55: cards that match but are against a limit cost a Penalty whose reason is the limit, and the sentence before the
/// press says the same.
#[test]
fn a_play_against_a_limit_is_told_the_limit() {
    let reasons = |to: Limit, cards: &str| {
        let limit = AutoEffect::Limit { to, lasts: EffectDuration::Rounds(2) };
        let limits = rule(number_played(6), for_players(PlayerSelector::All, limit));
        let mut table = layout(&["r6", "r1 r2 b6 g1", "r1"], "r4").rules(&[limits]).start();
        table.play_cards(ANA, "r6");
        let picked = table.cards(BO, cards);
        let foreseen = table.own(BO).mismatch(table.view().top_counts, &picked);
        let taken = penalties(&table.play(BO, Action::Play(picked)));
        assert_eq!(taken.iter().map(|(_, reason)| *reason).collect::<Vec<_>>(), Vec::from_iter(foreseen));
        taken.first().map(|(_, reason)| reason.to_string()).unwrap_or_default()
    };
    assert_eq!(reasons(Limit::Cards(1), "r1 r2"), "played more than 1 card at once");
    assert_eq!(reasons(Limit::ColourOnly, "b6"), "played a card that does not match by colour");
    assert_eq!(reasons(Limit::NumberOnly, "r1"), "played a card that does not match by number");
    assert_eq!(reasons(Limit::Cards(1), "g1"), "played a card that does not match");
    assert_eq!(reasons(Limit::Cards(1), "r1 b6"), "played cards that do not match each other");
    assert_eq!(reasons(Limit::Cards(1), "r1"), "");
}

//! Decisions of the table: accusations (obligations, playing out of turn, false reports), and rulings.

use partypiece::{
    rules::{
        Seat,
        blank::{
            AccusationKey, AccusationResult, Action, AutoEffect, Effect, Event, House, ObligationState,
            PenaltyReason, PlayerSelector, Refusal, RulingChange, TableDecision, TableRuling, Trigger,
        },
    },
    screens::blank::{call_out_terms, ruling_changes::describe},
};

use super::table::{
    ANA, BO, CY, DI, Table, any_play, bo_must_say_please, for_players, judge, layout, number_played,
    penalties, rule, say, task,
};

fn first_obligation_id(table: &Table) -> u32 {
    table.view().obligations[0].id
}

fn accuse(table: &mut Table, by: Seat) -> Vec<Event> {
    let accusation = AccusationKey::Obligation(first_obligation_id(table));
    table.play(by, Action::Accuse(vec![accusation]))
}

/// BL-40, BL-46, BL-R15
#[test]
fn a_justified_accusation_costs_the_accused_a_penalty() {
    let mut table = bo_must_say_please();
    accuse(&mut table, ANA);
    let events = judge(&mut table, &[(CY, true), (DI, true)]);
    assert_eq!(penalties(&events), [(BO, PenaltyReason::NotFollowed)]);
    assert_eq!(table.counts(), [6, 8, 7, 7]);
    assert!(table.view().obligations.is_empty());
    // It was Bo's turn. The Penalty ends it.
    assert_eq!(table.active(), CY);
}

/// BL-54, BL-59
#[test]
fn a_false_accusation_costs_the_accuser_a_penalty() {
    let mut table = bo_must_say_please();
    accuse(&mut table, ANA);
    let events = judge(&mut table, &[(CY, false), (DI, false)]);
    assert_eq!(penalties(&events), [(ANA, PenaltyReason::FalseAccusation)]);
    assert_eq!((table.counts(), table.active()), (vec![7, 7, 7, 7], BO));
    assert!(table.view().obligations.is_empty(), "it was done after all");
    let mut table = layout(&["r2 r3", "r2 r6", "r1"], "r4")
        .rules(&[rule(number_played(2), task(PlayerSelector::Previous, say("please")))])
        .start();
    table.play_cards(ANA, "r2");
    table.play(BO, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    table.play(ANA, Action::Vote { accusation: 0, is_true: Some(false) });
    let events = table.play(ANA, Action::CountVotes);
    assert_eq!((table.counts(), table.active()), (vec![6, 8, 7], CY), "the Penalty ends Bo's own turn");
    assert!(events.contains(&Event::TurnOver(BO)), "and everybody is told");
}

/// BL-59: whoever accuses in their own turn is told that a wrong accusation ends it.
#[test]
fn an_accuser_knows_that_their_turn_can_end() {
    let please = rule(number_played(2), task(PlayerSelector::Previous, say("please")));
    let mut table = layout(&["r2 r3", "r2 r6", "r1"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    let view = table.view();
    let terms = |by| call_out_terms(&view, Some(by), &[AccusationKey::Obligation(1)]);
    assert!(terms(BO).ends_with("whoever calls it out does, and their turn is over."));
    assert!(terms(CY).ends_with("whoever calls it out does."));
}

/// BL-R15: after a tie or without votes nobody draws.
#[test]
fn an_undecided_accusation_costs_nobody_a_card() {
    let mut tie = bo_must_say_please();
    accuse(&mut tie, ANA);
    assert_eq!(tie.refusal(ANA, Action::Vote { accusation: 0, is_true: Some(true) }), Refusal::NoVote);
    assert_eq!(tie.refusal(BO, Action::Vote { accusation: 0, is_true: Some(false) }), Refusal::NoVote);
    assert_eq!(
        tie.refusal(CY, Action::Vote { accusation: 1, is_true: Some(false) }),
        Refusal::NoSuchAccusation
    );
    let events = judge(&mut tie, &[(CY, true), (DI, false)]);
    assert!(penalties(&events).is_empty());
    let is_open =
        |event: &Event| matches!(event, Event::Decided { seat: BO, result: AccusationResult::Open, .. });
    assert!(events.iter().any(is_open));
    let mut silent = bo_must_say_please();
    accuse(&mut silent, ANA);
    assert!(penalties(&judge(&mut silent, &[])).is_empty());
    // A vote can be withdrawn.
    let mut table = bo_must_say_please();
    accuse(&mut table, ANA);
    table.play(CY, Action::Vote { accusation: 0, is_true: Some(true) });
    table.play(CY, Action::Vote { accusation: 0, is_true: None });
    assert!(penalties(&table.play(DI, Action::CountVotes)).is_empty());
}

/// BL-54, BL-R15: the majority of the votes decides, for either side.
#[test]
fn two_of_three_votes_decide() {
    for (is_true, penalty) in
        [(true, (BO, PenaltyReason::NotFollowed)), (false, (ANA, PenaltyReason::FalseAccusation))]
    {
        let please = rule(number_played(2), task(PlayerSelector::Next, say("please")));
        let mut table = layout(&["r2", "r1", "r1", "r1", "r1", "r1"], "r4").rules(&[please]).start();
        table.play_cards(ANA, "r2");
        accuse(&mut table, ANA);
        let events = judge(&mut table, &[(CY, is_true), (DI, !is_true), (Seat(4), is_true)]);
        assert_eq!(penalties(&events), [penalty]);
    }
}

/// BL-R15: an admission needs no vote.
#[test]
fn an_admission_upholds_the_accusation() {
    let mut table = bo_must_say_please();
    accuse(&mut table, ANA);
    assert_eq!(table.refusal(CY, Action::Admit), Refusal::NotAccused);
    table.play(BO, Action::Admit);
    assert_eq!(penalties(&judge(&mut table, &[(CY, false)])), [(BO, PenaltyReason::NotFollowed)]);
}

/// BL-56, BL-47, BL-R13
#[test]
fn an_obligation_is_missed_at_the_next_play_and_expires_at_the_one_after() {
    let mut table = bo_must_say_please();
    assert_eq!(table.view().obligations[0].state, ObligationState::Open);
    let events = table.play_cards(BO, "r1");
    assert!(events.contains(&Event::Missed { id: 1, seat: BO }));
    assert_eq!(table.view().obligations[0].state, ObligationState::Missed);
    table.play_cards(CY, "r1");
    assert!(table.view().obligations.is_empty());
    assert_eq!(table.counts(), [6, 6, 6, 7], "nobody called it out");
    assert_eq!(table.refusal(DI, Action::Accuse(vec![AccusationKey::Obligation(1)])), Refusal::NoObligation);
    // A missed obligation can still be called out.
    let mut table = bo_must_say_please();
    table.play_cards(BO, "r1");
    accuse(&mut table, DI);
    assert_eq!(penalties(&judge(&mut table, &[(ANA, true)])), [(BO, PenaltyReason::NotFollowed)]);
}

/// BL-56: a play that does not match is returned and does not count as the next play.
#[test]
fn a_returned_play_is_not_a_deadline() {
    let mut table = bo_must_say_please();
    table.play_cards(BO, "p5");
    assert_eq!(table.view().obligations[0].state, ObligationState::Open);
}

/// BL-47, BL-R13, BL-R14, BL-R16
#[test]
fn an_accusation_needs_an_obligation_of_another_player() {
    let mut table = bo_must_say_please();
    assert_eq!(table.refusal(BO, Action::Accuse(vec![AccusationKey::Obligation(1)])), Refusal::AccusesSelf);
    assert_eq!(table.refusal(ANA, Action::Accuse(Vec::new())), Refusal::NothingToAccuse);
    assert_eq!(table.refusal(ANA, Action::Accuse(vec![AccusationKey::Obligation(9)])), Refusal::NoObligation);
    assert_eq!(table.refusal(ANA, Action::CountVotes), Refusal::NoOpenAccusation);
}

/// BL-50, BL-R39
#[test]
fn each_accusation_is_judged_separately_and_all_false_ones_cost_one_card() {
    let stand_up = rule(number_played(2), task(PlayerSelector::Others, Effect::Do("stand up".to_owned())));
    let mut table = layout(&["r2", "r1", "r1", "r1"], "r4").rules(&[stand_up]).start();
    table.play_cards(ANA, "r2");
    table.play(ANA, Action::Accuse([1, 2, 3].map(AccusationKey::Obligation).to_vec()));
    for (accusation, by, is_true) in [(0, CY, true), (1, BO, false), (2, BO, false)] {
        table.play(by, Action::Vote { accusation, is_true: Some(is_true) });
    }
    let events = table.play(DI, Action::CountVotes);
    assert_eq!(penalties(&events), [(BO, PenaltyReason::NotFollowed), (ANA, PenaltyReason::FalseAccusation)]);
    assert_eq!(table.counts(), [7, 8, 7, 7]);
    let stand_up = rule(number_played(2), task(PlayerSelector::Others, Effect::Do("stand up".to_owned())));
    let mut two = layout(&["r2", "r1", "r1", "r1"], "r4").rules(&[stand_up]).start();
    two.play_cards(ANA, "r2");
    two.play(ANA, Action::Accuse(vec![AccusationKey::Obligation(1), AccusationKey::Obligation(2)]));
    two.play(BO, Action::Admit);
    two.play(CY, Action::Admit);
    two.play(ANA, Action::CountVotes);
    assert_eq!(two.counts(), [6, 8, 8, 7]);
}

/// BL-53, BL-R11: the page cannot see a play out of turn that is only spoken or gestured, so an admission or
/// a vote decides.
#[test]
fn players_can_be_accused_of_playing_out_of_turn() {
    let mut table = layout(&["r1", "r1", "r1"], "r4").start();
    assert_eq!(
        table.refusal(BO, Action::Accuse(vec![AccusationKey::OutOfTurn(ANA)])),
        Refusal::NothingToAccuse
    );
    table.play(BO, Action::Accuse(vec![AccusationKey::OutOfTurn(CY)]));
    table.play(CY, Action::Admit);
    assert_eq!(penalties(&table.play(ANA, Action::CountVotes)), [(CY, PenaltyReason::OutOfTurn)]);
    assert_eq!(table.active(), ANA);
    table.play(BO, Action::Accuse(vec![AccusationKey::OutOfTurn(CY)]));
    assert_eq!(penalties(&table.play(ANA, Action::CountVotes)), []);
    table.play(BO, Action::Accuse(vec![AccusationKey::OutOfTurn(CY)]));
    assert_eq!(penalties(&judge(&mut table, &[(ANA, true)])), [(CY, PenaltyReason::OutOfTurn)]);
}

/// BL-R41
#[test]
fn a_false_report_costs_the_reporter_a_card_and_has_no_effect() {
    let bell = || {
        rule(
            Trigger::ReportedEvent("the doorbell rings".to_owned()),
            for_players(PlayerSelector::All, AutoEffect::Draw(1.into())),
        )
    };
    let mut table = layout(&["r1", "r1", "r1"], "r4").rules(&[bell()]).start();
    let rule = table.open_rules()[0];
    table.play(BO, Action::Report { rule, who: None });
    table.play(CY, Action::Accuse(vec![AccusationKey::Report(rule)]));
    table.play(ANA, Action::Vote { accusation: 0, is_true: Some(true) });
    assert_eq!(penalties(&table.play(ANA, Action::CountVotes)), [(BO, PenaltyReason::FalseAccusation)]);
    assert_eq!((table.counts(), table.active()), (vec![7, 8, 7], ANA));
    table.play(BO, Action::Report { rule, who: None });
    table.play(CY, Action::Accuse(vec![AccusationKey::Report(rule)]));
    table.play(ANA, Action::Vote { accusation: 0, is_true: Some(false) });
    table.play(ANA, Action::CountVotes);
    table.play(ANA, Action::Resolve);
    assert_eq!(table.counts(), [8, 9, 9], "one each for the bell, and Penalties for Bo and Cy");
}

/// BL-R14, BL-R15: the page knows whether the cards were drawn, so it decides accusations.
#[test]
fn with_effects_by_hand_players_carry_out_effects() {
    let house = House { effects_by_hand: true, ..House::default() };
    let table = || {
        let draw = rule(number_played(2), for_players(PlayerSelector::Next, AutoEffect::Draw(2.into())));
        let mut table = layout(&["r2", "r1", "r6"], "r4").rules(&[draw]).house(house).start();
        table.play_cards(ANA, "r2");
        table
    };
    let mut obeyed = table();
    assert_eq!(obeyed.counts(), [6, 7, 7]);
    assert_eq!(
        obeyed.refusal(ANA, Action::CarryOut(1)),
        Refusal::NotYourObligation { due: "Bo".to_owned().try_into().unwrap() }
    );
    assert_eq!(obeyed.refusal(BO, Action::Done(1)), Refusal::NotMarkable);
    obeyed.play(BO, Action::CarryOut(1));
    assert_eq!(obeyed.counts(), [6, 9, 7]);
    // Too early: Bo has until the next play, and the page knows it.
    let mut early = table();
    accuse(&mut early, CY);
    assert_eq!(penalties(&early.play(ANA, Action::CountVotes)), [(CY, PenaltyReason::FalseAccusation)]);
    let mut late = table();
    late.play_cards(BO, "r1");
    accuse(&mut late, ANA);
    assert_eq!(penalties(&late.play(ANA, Action::CountVotes)), [(BO, PenaltyReason::NotFollowed)]);
}

/// BL-108
#[test]
fn a_ruling_needs_the_whole_table() {
    let ruling = |change| TableRuling { text: "Bo gives one back".to_owned(), change };
    let mut table = bo_must_say_please();
    table.play(ANA, Action::Propose(ruling(RulingChange::Return(BO, 1))));
    let card = table.cards(BO, "r1");
    assert_eq!(table.refusal(BO, Action::Play(card.clone())), Refusal::DecisionFirst);
    assert_eq!(table.refusal(ANA, Action::Agree(true)), Refusal::AlreadyAnswered);
    table.play(BO, Action::Agree(true));
    table.play(CY, Action::Agree(true));
    assert_eq!(table.counts(), [6, 7, 7, 7], "three of four are not all");
    table.play(DI, Action::Agree(true));
    table.choose(table.first_cards());
    assert_eq!(table.counts(), [6, 6, 7, 7]);
    let log = table.log();
    assert!(log.iter().any(|line| line.contains("Bo gives one back.")), "{log:?}");
    table.play(ANA, Action::Propose(ruling(RulingChange::Turn(DI))));
    assert!(table.play(CY, Action::Agree(false)).contains(&Event::RulingRejected));
    assert_eq!((table.active(), table.view().decision), (BO, None));
    // Each change makes its own change and no other.
    for (change, changed) in [
        (RulingChange::Skip(CY), "skip"),
        (RulingChange::Reverse, "reverse"),
        (RulingChange::Draw(CY, 2), "draw"),
        (RulingChange::Turn(DI), "turn"),
        (RulingChange::Waive(1), "waive"),
        (RulingChange::Words, ""),
    ] {
        let mut table = bo_must_say_please();
        table.play(ANA, Action::Propose(ruling(change)));
        for seat in [BO, CY, DI] {
            table.play(seat, Action::Agree(true));
        }
        let view = table.view();
        for (change, is_made) in [
            ("skip", view.people[2].skips == 1),
            ("reverse", !view.clockwise),
            ("draw", table.counts()[2] == 9),
            ("turn", view.active == DI),
            ("waive", view.obligations.is_empty()),
        ] {
            assert_eq!(is_made, change == changed, "{change:?}: {change}");
        }
    }
}

/// BL-108
#[test]
fn the_log_names_the_cancelled_obligation() {
    let mut table = bo_must_say_please();
    let obligation = table.view().obligations[0].clone();
    table.play(
        ANA,
        Action::Propose(TableRuling { text: String::new(), change: RulingChange::Waive(obligation.id) }),
    );
    table.play(BO, Action::Agree(true));
    table.play(CY, Action::Agree(true));
    let events = table.play(DI, Action::Agree(true));
    assert!(events.contains(&Event::Waived(obligation.seat, obligation.duty)), "{events:?}");
    let log = table.log();
    assert!(log.iter().any(|line| line == "Bo no longer has to say “please”."), "{log:?}");
}

/// BL-108, BL-R14: with effects by hand, what is cancelled is a sentence of its own.
#[test]
fn a_cancelled_effect_is_said_in_a_sentence() {
    let house = House { effects_by_hand: true, ..House::default() };
    let draw = rule(number_played(2), for_players(PlayerSelector::Next, AutoEffect::Draw(2.into())));
    let mut table = layout(&["r2", "r1"], "r4").rules(&[draw]).house(house).start();
    table.play_cards(ANA, "r2");
    let change = RulingChange::Waive(first_obligation_id(&table));
    let sentence = "Bo no longer has to do this: Bo draws 2 cards.";
    assert_eq!(describe(&table.view(), change), sentence);
    table.play(ANA, Action::Propose(TableRuling { text: String::new(), change }));
    table.play(BO, Action::Agree(true));
    assert!(table.log().iter().any(|line| line == sentence), "{:?}", table.log());
}

/// BL-108, BL-R27: whoever proposes what cannot be is told why.
#[test]
fn a_ruling_that_cannot_be_is_refused_with_its_reason() {
    let mut table = layout(&["r2", "r1"], "r4").start();
    let mut refused = |text: &str, change| {
        table.refusal(ANA, Action::Propose(TableRuling { text: text.to_owned(), change })).to_string()
    };
    assert_eq!(refused(" ", RulingChange::Words), "Write what was agreed, or choose what should change.");
    assert_eq!(
        refused(&"x".repeat(201), RulingChange::Words),
        "The ruling has 201 characters; at most 200 are allowed."
    );
    assert_eq!(
        refused("a\u{202e}b", RulingChange::Words),
        "The ruling has the invisible character U+202E in it."
    );
    assert_eq!(refused("", RulingChange::Draw(BO, 8)), "A ruling moves 1 to 7 cards.");
    assert_eq!(refused("", RulingChange::Draw(CY, 1)), "Nobody sits there.");
    assert_eq!(refused("", RulingChange::EndLasting(0)), "That effect has ended already.");
    assert_eq!(refused("", RulingChange::Blanks(0, 1)), "Not now: it is somebody’s turn to play.");
}

/// BL-108: a ruling can end an effect.
#[test]
fn a_ruling_ends_a_lasting_effect() {
    let limit = AutoEffect::Limit {
        to: partypiece::rules::blank::Limit::ColourOnly,
        lasts: partypiece::rules::blank::EffectDuration::Turns(9),
    };
    let mut table = layout(&["r2", "r1"], "r4")
        .rules(&[rule(any_play(), for_players(PlayerSelector::All, limit))])
        .start();
    table.play_cards(ANA, "r2");
    let end =
        |index| Action::Propose(TableRuling { text: String::new(), change: RulingChange::EndLasting(index) });
    assert_eq!(table.refusal(ANA, end(1)), Refusal::NothingToEnd);
    table.play(ANA, end(0));
    assert!(matches!(table.view().decision, Some(TableDecision::Proposal { .. })));
    table.play(BO, Action::Agree(true));
    assert!(table.view().lasting.is_empty());
}

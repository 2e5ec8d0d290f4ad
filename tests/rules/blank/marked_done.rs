//! Marking an obligation as done proves nothing: others can still accuse the player for a while, and a missed obligation
//! cannot be marked.

use partypiece::{
    bots::BotRules,
    rules::{
        Luck, Seat,
        blank::{
            AccusationKey, AccusationResult, Action, AutoEffect, Blank, DetectedEvent, Effect, Event, House,
            ObligationState, PenaltyReason, PhaseView, PlayerSelector, Refusal, RuleIndex, RulingChange,
            TableRuling, Trigger,
        },
        luck::Seed,
        player::Level,
    },
};

use super::{
    random::{random_deck_table, try_random_action},
    table::{
        ANA, BO, CY, DI, HAND_OF_SEVEN, Table, bo_must_say_please, for_players, judge, layout, number_played,
        penalties, rule, say, task,
    },
};

/// Ana has played her last cards and marked her obligation as done. The last call is open.
fn last_call() -> Table {
    let blank = rule(Trigger::Detected(DetectedEvent::HandIs(0)), task(PlayerSelector::Causer, say("blank")));
    let mut table = layout(&[HAND_OF_SEVEN, "r1 r2", "r3 r6", "r5"], "r4").rules(&[blank]).start();
    table.play_cards(ANA, HAND_OF_SEVEN);
    table.play(ANA, Action::Done(1));
    assert_eq!(table.phase(), PhaseView::LastCall { winner: ANA });
    table
}

fn accuse(table: &mut Table, by: Seat) -> Vec<Event> {
    table.play(by, Action::Accuse(vec![AccusationKey::Obligation(1)]))
}

/// BL-R46, BL-R18: in the last call, others can accuse the winner of not having done what is marked as done.
#[test]
fn a_winner_who_did_not_do_an_obligation_has_not_won() {
    let mut table = last_call();
    assert_eq!(table.refusal(ANA, Action::Accuse(vec![AccusationKey::Obligation(1)])), Refusal::AccusesSelf);
    accuse(&mut table, BO);
    let events = judge(&mut table, &[(CY, true), (DI, true)]);
    assert_eq!(penalties(&events), [(ANA, PenaltyReason::NotFollowed)]);
    assert!(events.contains(&Event::NotWonYet(ANA)));
    assert_eq!((table.counts(), table.active()), (vec![1, 7, 7, 7], BO));
    assert!(table.view().obligations.is_empty(), "the Penalty settles it");
}

/// BL-R46, BL-R15: an admission, a tie and a false accusation.
#[test]
fn an_accusation_in_the_last_call_is_judged_like_any_other() {
    let mut admitted = last_call();
    accuse(&mut admitted, BO);
    admitted.play(ANA, Action::Admit);
    assert_eq!(penalties(&judge(&mut admitted, &[(CY, false)])), [(ANA, PenaltyReason::NotFollowed)]);
    let mut tie = last_call();
    accuse(&mut tie, BO);
    let events = judge(&mut tie, &[(CY, true), (DI, false)]);
    let is_open =
        |event: &Event| matches!(event, Event::Decided { seat: ANA, result: AccusationResult::Open, .. });
    assert!(events.iter().any(is_open));
    assert_eq!((tie.counts(), tie.phase()), (vec![0, 7, 7, 7], PhaseView::LastCall { winner: ANA }));
    let mut wrong = last_call();
    accuse(&mut wrong, BO);
    assert_eq!(
        penalties(&judge(&mut wrong, &[(CY, false), (DI, false)])),
        [(BO, PenaltyReason::FalseAccusation)]
    );
    assert_eq!((wrong.counts(), wrong.phase()), (vec![0, 8, 7, 7], PhaseView::LastCall { winner: ANA }));
    assert_eq!(
        wrong.refusal(CY, Action::Accuse(vec![AccusationKey::Obligation(1)])),
        Refusal::NoObligation,
        "the table decided that it was done"
    );
    wrong.play(CY, Action::Close);
    assert!(matches!(wrong.phase(), PhaseView::Prize { winner: ANA, .. }));
}

/// BL-R46
#[test]
fn nobody_can_be_accused_after_the_last_call() {
    let mut table = last_call();
    table.play(CY, Action::Close);
    assert!(matches!(
        table.refusal(BO, Action::Accuse(vec![AccusationKey::Obligation(1)])),
        Refusal::NotNow { .. }
    ));
}

/// BL-R46, BL-R13: others can accuse the player until the play after the next one is accepted.
#[test]
fn an_obligation_marked_as_done_can_be_challenged_until_the_second_play() {
    let marked = || {
        let mut table = bo_must_say_please();
        table.play(BO, Action::Done(1));
        table
    };
    let mut at_once = marked();
    accuse(&mut at_once, CY);
    assert_eq!(penalties(&judge(&mut at_once, &[(ANA, true)])), [(BO, PenaltyReason::NotFollowed)]);
    let mut after_a_play = marked();
    let events = after_a_play.play_cards(BO, "r1");
    assert!(!events.contains(&Event::Missed { id: 1, seat: BO }), "it is marked as done");
    accuse(&mut after_a_play, DI);
    assert_eq!(penalties(&judge(&mut after_a_play, &[(ANA, false)])), [(DI, PenaltyReason::FalseAccusation)]);
    let mut stale = marked();
    stale.play_cards(BO, "r1");
    stale.play_cards(CY, "r1");
    assert_eq!(stale.refusal(DI, Action::Accuse(vec![AccusationKey::Obligation(1)])), Refusal::NoObligation);
}

/// BL-R46, BL-56, BL-R13: an obligation is missed after the next play.
#[test]
fn a_missed_obligation_cannot_be_marked_as_done() {
    let mut table = bo_must_say_please();
    table.play_cards(BO, "r1");
    assert_eq!(table.refusal(BO, Action::Done(1)), Refusal::TooLateToMark);
    assert_eq!(table.view().obligations[0].state, ObligationState::Missed);
    accuse(&mut table, ANA);
    assert_eq!(penalties(&judge(&mut table, &[(CY, true)])), [(BO, PenaltyReason::NotFollowed)]);
    let mut stale = bo_must_say_please();
    stale.play_cards(BO, "r1");
    stale.play_cards(CY, "r1");
    assert!(stale.view().obligations.is_empty());
}

/// BL-R46, BL-R14: with the house rule "Effects by hand" the page knows when the card was drawn.
#[test]
fn an_effect_carried_out_too_late_can_still_be_called_out() {
    let table = || {
        let draw = rule(number_played(2), for_players(PlayerSelector::Next, AutoEffect::Draw(2.into())));
        let house = House { effects_by_hand: true, ..House::default() };
        let mut table = layout(&["r2", "r1", "r6"], "r4").rules(&[draw]).house(house).start();
        table.play_cards(ANA, "r2");
        table
    };
    let mut in_time = table();
    in_time.play(BO, Action::CarryOut(1));
    assert_eq!(
        in_time.refusal(ANA, Action::Accuse(vec![AccusationKey::Obligation(1)])),
        Refusal::NoObligation
    );
    let mut late = table();
    late.play_cards(BO, "r1");
    late.play(BO, Action::CarryOut(1));
    assert_eq!(late.counts(), [6, 8, 7]);
    assert_eq!(late.view().obligations[0].state, ObligationState::Late);
    assert_eq!(late.refusal(BO, Action::CarryOut(1)), Refusal::NoObligation, "once is enough");
    accuse(&mut late, ANA);
    assert_eq!(penalties(&late.play(ANA, Action::CountVotes)), [(BO, PenaltyReason::NotFollowed)]);
}

/// BL-R46, BL-108
#[test]
fn an_obligation_marked_as_done_cannot_be_waived() {
    let mut table = bo_must_say_please();
    table.play(BO, Action::Done(1));
    let waive = Action::Propose(TableRuling { text: String::new(), change: RulingChange::Waive(1) });
    assert_eq!(table.refusal(ANA, waive), Refusal::NoObligation);
    assert_eq!(table.refusal(BO, Action::Done(1)), Refusal::NoObligation);
}

/// BL-R47: three rules about the doorbell, false accusations and the number 2. Bo has reported the doorbell, and Cy
/// accuses Bo of a false report.
fn reported_doorbell() -> Table {
    let bell = rule(
        Trigger::ReportedEvent("the doorbell rings".to_owned()),
        for_players(PlayerSelector::All, AutoEffect::Draw(1.into())),
    );
    let falsely = rule(
        Trigger::Detected(DetectedEvent::FalselyAccuses),
        for_players(PlayerSelector::Causer, AutoEffect::Draw(3.into())),
    );
    let please = rule(number_played(2), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2", "r1", "r1"], "r4")
        .rules(&[bell, falsely, please])
        .draw_pile("p1 p2 p3 p4 p6 p1 p2 p3 p4")
        .start();
    let rule = table.open_rules()[0];
    table.play(BO, Action::Report { rule, who: None });
    table.play(CY, Action::Accuse(vec![AccusationKey::Report(rule)]));
    table
}

/// BL-R47, BL-R41: whoever reported what did not happen takes one card, and so does whoever called out a true report. In
/// both cases, rules about false accusations do not apply.
#[test]
fn rules_about_false_accusations_do_not_apply_to_reports() {
    let mut upheld = reported_doorbell();
    let events = judge(&mut upheld, &[(ANA, true)]);
    assert_eq!(penalties(&events), [(BO, PenaltyReason::FalseAccusation)]);
    assert_eq!(upheld.counts(), [7, 8, 7], "a false report accuses nobody");
    let mut wrong = reported_doorbell();
    let events = judge(&mut wrong, &[(ANA, false)]);
    assert_eq!(penalties(&events), [(CY, PenaltyReason::FalseAccusation)]);
    wrong.play(ANA, Action::Resolve);
    assert_eq!(wrong.counts(), [8, 8, 9], "one for the bell, and one for Cy");
}

/// BL-R47, BL-54
#[test]
fn a_false_accusation_triggers_the_rule_about_it() {
    let mut table = reported_doorbell();
    judge(&mut table, &[(ANA, true)]);
    table.play_cards(ANA, "r2");
    let id = table.view().obligations[0].id;
    table.play(CY, Action::Accuse(vec![AccusationKey::Obligation(id)]));
    let events = judge(&mut table, &[(ANA, false)]);
    assert_eq!(penalties(&events), [(CY, PenaltyReason::FalseAccusation)]);
    assert_eq!(table.counts(), [6, 8, 11]);
}

/// BL-R46, BL-R13, BL-R14
#[test]
fn the_view_lists_exactly_the_allowed_accusations() {
    let mut marked = 0;
    for seed in 0..60 {
        let (mut table, mut luck) = (random_deck_table(seed, 2 + (seed % 3) as usize), Luck::new(Seed(seed)));
        for _ in 0..60 {
            try_random_action(&mut table, &mut luck);
            let view = table.view();
            marked += view
                .obligations
                .iter()
                .filter(|obligation| obligation.state == ObligationState::MarkedDone)
                .count();
            let obligations = (0..40).map(AccusationKey::Obligation);
            let out_of_turn = (0..5).map(|seat| AccusationKey::OutOfTurn(Seat(seat)));
            let reports = (0..40).map(|rule| AccusationKey::Report(RuleIndex(rule)));
            for key in obligations.chain(out_of_turn).chain(reports) {
                let offered = view.accusations.iter().find(|accusation| accusation.key == key);
                for by in table.seats() {
                    let allowed = table.0.check(by, &Action::Accuse(vec![key])).is_ok();
                    let is_offered = offered.is_some_and(|accusation| accusation.accused != by);
                    assert_eq!(allowed, is_offered, "{key:?} by {by:?}");
                }
            }
        }
    }
    assert!(marked > 0);
}

/// BL-46, BL-R46
#[test]
fn the_log_says_who_is_accused_of_what() {
    let sentence = |effect: Effect| {
        let mut table = layout(&["r2", "r1", "r1"], "r4")
            .rules(&[rule(number_played(2), task(PlayerSelector::Next, effect))])
            .start();
        table.play_cards(ANA, "r2");
        table.play(BO, Action::Done(1));
        table.play(CY, Action::Accuse(vec![AccusationKey::Obligation(1)]));
        let log = table.log();
        log.last().cloned().unwrap_or_default()
    };
    assert_eq!(sentence(say("please")), "Cy calls it out: Bo did not say “please”.");
    let knock = Effect::Do("knock twice on the table".to_owned());
    assert_eq!(sentence(knock), "Cy calls it out: Bo did not knock twice on the table.");
    let free = Effect::Free("Nobody may laugh.".to_owned());
    assert_eq!(sentence(free), "Cy calls it out: Bo did not follow this: Nobody may laugh.");
    let mut table = reported_doorbell();
    let log = table.log();
    let sentence = "Cy calls it out: Bo reported something that did not happen: the doorbell rings.";
    assert_eq!(log.last().map(String::as_str), Some(sentence));
    judge(&mut table, &[(ANA, true)]);
    table.play(BO, Action::Accuse(vec![AccusationKey::OutOfTurn(CY)]));
    let log = table.log();
    assert_eq!(log.last().map(String::as_str), Some("Bo calls it out: Cy played out of turn."));
}

/// BL-R46, BL-R15: a bot does not mark what it missed. It votes “innocent” on what another bot has marked.
#[test]
fn bots_mark_only_obligations_that_they_did() {
    let choose = |table: &Table, seat| {
        Blank::choose(
            &table.view(),
            Some(&table.own(seat)),
            &Default::default(),
            seat,
            Level::Hard,
            &mut Luck::new(Seed(1)),
        )
    };
    let begun = || {
        let please = rule(number_played(2), task(PlayerSelector::Next, say("please")));
        let mut setup = layout(&["r2 r6", "r1 r3", "r5"], "r4").rules(&[please]).setup();
        setup.players[1].level = Some(Level::Easy);
        setup.players[2].level = Some(Level::Hard);
        let mut table = Table::new(&setup, 1);
        table.begin();
        table.play_cards(ANA, "r2");
        table
    };
    let mut marked = begun();
    marked.play(BO, Action::Done(1));
    assert!(!matches!(choose(&marked, CY), Some(Action::Accuse(_))), "a bot does not accuse");
    marked.play(ANA, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    assert_eq!(choose(&marked, BO), None, "it has nothing to admit");
    assert_eq!(choose(&marked, CY), Some(Action::Vote { accusation: 0, is_true: Some(false) }));
    let mut missed = begun();
    missed.play_cards(BO, "r1");
    assert_ne!(choose(&missed, BO), Some(Action::Done(1)), "it is too late");
    missed.play(ANA, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    assert_eq!(choose(&missed, CY), Some(Action::Vote { accusation: 0, is_true: Some(true) }));
}

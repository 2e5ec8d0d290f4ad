//! A tick says that something was done, but does not prove it: for a while it can be called out, and what was missed
//! cannot be ticked.

use partypiece::{
    bots::Opponent,
    rules::{
        Luck, Seat,
        blank::{
            Act, Action, AutoEffect, Blank, Charge, Decree, Effect, Event, Finding, House, ObligationState,
            PenaltyReason, PlayerSelector, Refusal, RuleNo, Scene, TableRuling, Trigger,
        },
        luck::Seed,
        player::Level,
    },
};

use super::{
    hands::{random_deck_table, try_random_action},
    table::{ANA, BO, CY, DI, Table, for_players, layout, number_played, penalties, rule, say, task},
};

const HAND_OF_SEVEN: &str = "r1 r2 r3 r4 r5 r6 r1";

/// Ana has played her last card, and ticked herself that she said what a rule asks for. The last call is open.
fn last_call() -> Table {
    let blank = rule(Trigger::Act(Act::HandIs(0)), task(PlayerSelector::Who, say("blank")));
    let mut table = layout(&[HAND_OF_SEVEN, "r1 r2", "r3 r6", "r5"], "r4").rules(&[blank]).go();
    table.play_cards(ANA, HAND_OF_SEVEN);
    table.play(ANA, Action::Done(1));
    assert_eq!(table.scene(), Scene::LastCall { winner: ANA });
    table
}

/// Ana has played a 2, so Bo has to say please.
fn bo_must_say_please() -> Table {
    let hands = ["r2 r3 r6", "r1 r6", "r1 r6", "r1 r6"];
    let mut table =
        layout(&hands, "r4").rules(&[rule(number_played(2), task(PlayerSelector::Next, say("please")))]).go();
    table.play_cards(ANA, "r2");
    table
}

fn accuse(table: &mut Table, by: Seat) -> Vec<Event> {
    table.play(by, Action::Accuse(vec![Charge::Obligation(1)]))
}

fn judge(table: &mut Table, ballots: &[(Seat, bool)]) -> Vec<Event> {
    for (seat, guilty) in ballots {
        table.play(*seat, Action::Judge { charge: 0, guilty: Some(*guilty) });
    }
    table.play(ballots[0].0, Action::Verdict)
}

/// BL-R46, BL-R18: the last call allows calling out what the winner ticked, and a majority decides.
#[test]
fn a_winner_who_only_ticked_has_not_won() {
    let mut table = last_call();
    assert_eq!(table.refusal(ANA, Action::Accuse(vec![Charge::Obligation(1)])), Refusal::Oneself);
    accuse(&mut table, BO);
    let events = judge(&mut table, &[(CY, true), (DI, true)]);
    assert_eq!(penalties(&events), [(ANA, PenaltyReason::NotFollowed)]);
    assert!(events.contains(&Event::NotYet(ANA)));
    assert_eq!((table.counts(), table.active()), (vec![1, 7, 7, 7], BO));
    assert!(table.view().obligations.is_empty(), "the Penalty settles it");
}

/// BL-R46, BL-R15: the winner admits it, the vote is tied, or the accusation is false.
#[test]
fn a_tick_in_the_last_call_is_judged_like_any_accusation() {
    let mut admitted = last_call();
    accuse(&mut admitted, BO);
    admitted.play(ANA, Action::Admit);
    assert_eq!(penalties(&judge(&mut admitted, &[(CY, false)])), [(ANA, PenaltyReason::NotFollowed)]);
    let mut tie = last_call();
    accuse(&mut tie, BO);
    let events = judge(&mut tie, &[(CY, true), (DI, false)]);
    let is_open = |event: &Event| matches!(event, Event::Decided { seat: ANA, finding: Finding::Open, .. });
    assert!(events.iter().any(is_open));
    assert_eq!((tie.counts(), tie.scene()), (vec![0, 7, 7, 7], Scene::LastCall { winner: ANA }));
    let mut wrong = last_call();
    accuse(&mut wrong, BO);
    assert_eq!(
        penalties(&judge(&mut wrong, &[(CY, false), (DI, false)])),
        [(BO, PenaltyReason::FalseAccusation)]
    );
    assert_eq!((wrong.counts(), wrong.scene()), (vec![0, 8, 7, 7], Scene::LastCall { winner: ANA }));
    assert_eq!(
        wrong.refusal(CY, Action::Accuse(vec![Charge::Obligation(1)])),
        Refusal::NoObligation,
        "the table has said that it was done"
    );
    wrong.play(CY, Action::Close);
    assert!(matches!(wrong.scene(), Scene::Prize { winner: ANA, .. }));
}

/// BL-R46: a tick can be called out only until the last call closes.
#[test]
fn nobody_is_called_out_after_the_last_call() {
    let mut table = last_call();
    table.play(CY, Action::Close);
    assert!(matches!(table.refusal(BO, Action::Accuse(vec![Charge::Obligation(1)])), Refusal::NotNow { .. }));
}

/// BL-R46, BL-R13: a tick can be called out until the play after the next one is accepted.
#[test]
fn a_tick_can_be_called_out_until_the_play_after_the_next() {
    let ticked = || {
        let mut table = bo_must_say_please();
        table.play(BO, Action::Done(1));
        table
    };
    let mut at_once = ticked();
    accuse(&mut at_once, CY);
    assert_eq!(penalties(&judge(&mut at_once, &[(ANA, true)])), [(BO, PenaltyReason::NotFollowed)]);
    let mut after_a_play = ticked();
    let events = after_a_play.play_cards(BO, "r1");
    assert!(!events.contains(&Event::Missed { id: 1, seat: BO }), "nobody said that it was not done");
    accuse(&mut after_a_play, DI);
    assert_eq!(penalties(&judge(&mut after_a_play, &[(ANA, false)])), [(DI, PenaltyReason::FalseAccusation)]);
    let mut stale = ticked();
    stale.play_cards(BO, "r1");
    stale.play_cards(CY, "r1");
    assert_eq!(stale.refusal(DI, Action::Accuse(vec![Charge::Obligation(1)])), Refusal::NoObligation);
}

/// BL-R46, BL-56, BL-R13: after the next play it counts as missed, and a tick does not change that.
#[test]
fn what_was_missed_cannot_be_ticked() {
    let mut table = bo_must_say_please();
    table.play_cards(BO, "r1");
    assert_eq!(table.refusal(BO, Action::Done(1)), Refusal::TooLate);
    assert_eq!(table.view().obligations[0].state, ObligationState::Missed);
    accuse(&mut table, ANA);
    assert_eq!(penalties(&judge(&mut table, &[(CY, true)])), [(BO, PenaltyReason::NotFollowed)]);
    let mut stale = bo_must_say_please();
    stale.play_cards(BO, "r1");
    stale.play_cards(CY, "r1");
    assert!(stale.view().obligations.is_empty());
}

/// BL-R46, BL-R14: without automatic effects the page saw that a card was drawn too late.
#[test]
fn what_is_done_by_hand_too_late_can_still_be_called_out() {
    let table = || {
        let draw = rule(number_played(2), for_players(PlayerSelector::Next, AutoEffect::Draw(2)));
        let house = House { sharp_eyes: true, ..House::default() };
        let mut table = layout(&["r2", "r1", "r6"], "r4").rules(&[draw]).house(house).go();
        table.play_cards(ANA, "r2");
        table
    };
    let mut in_time = table();
    in_time.play(BO, Action::Obey(1));
    assert_eq!(in_time.refusal(ANA, Action::Accuse(vec![Charge::Obligation(1)])), Refusal::NoObligation);
    let mut late = table();
    late.play_cards(BO, "r1");
    late.play(BO, Action::Obey(1));
    assert_eq!(late.counts(), [6, 8, 7]);
    assert_eq!(late.view().obligations[0].state, ObligationState::Late);
    assert_eq!(late.refusal(BO, Action::Obey(1)), Refusal::NoObligation, "once is enough");
    accuse(&mut late, ANA);
    assert_eq!(penalties(&late.play(ANA, Action::Verdict)), [(BO, PenaltyReason::NotFollowed)]);
}

/// BL-R46, BL-108: nobody is excused from what they ticked.
#[test]
fn what_was_ticked_cannot_be_waived() {
    let mut table = bo_must_say_please();
    table.play(BO, Action::Done(1));
    let waive = Action::Propose(TableRuling { text: String::new(), decree: Decree::Waive(1) });
    assert_eq!(table.refusal(ANA, waive), Refusal::NoObligation);
    assert_eq!(table.refusal(BO, Action::Done(1)), Refusal::NoObligation);
}

/// BL-R47: rules about the doorbell, false accusations and saying please. Bo has reported the doorbell, and Cy accuses
/// that report.
fn reported_doorbell() -> Table {
    let bell = rule(
        Trigger::Happens("the doorbell rings".to_owned()),
        for_players(PlayerSelector::All, AutoEffect::Draw(1)),
    );
    let falsely =
        rule(Trigger::Act(Act::FalselyAccuses), for_players(PlayerSelector::Who, AutoEffect::Draw(3)));
    let please = rule(number_played(2), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2", "r1", "r1"], "r4")
        .rules(&[bell, falsely, please])
        .draw_pile("p1 p2 p3 p4 p6 p1 p2 p3 p4")
        .go();
    let rule = table.open_rules()[0];
    table.play(BO, Action::Happened { rule, who: None });
    table.play(CY, Action::Accuse(vec![Charge::Report(rule)]));
    table
}

/// BL-R47, BL-R41: a false report of a rule costs one card and sets off no rule about accusations.
#[test]
fn a_false_report_is_not_a_false_accusation() {
    let mut upheld = reported_doorbell();
    let events = judge(&mut upheld, &[(ANA, true)]);
    assert_eq!(penalties(&events), [(BO, PenaltyReason::FalseAccusation)]);
    assert_eq!(upheld.counts(), [7, 8, 7], "a false report is a slip, but it accuses nobody");
    let mut wrong = reported_doorbell();
    let events = judge(&mut wrong, &[(ANA, false)]);
    assert_eq!(penalties(&events), [(CY, PenaltyReason::FalseAccusation)]);
    wrong.play(ANA, Action::Resolve);
    assert_eq!(wrong.counts(), [8, 8, 9], "one for the bell, and one for Cy");
}

/// BL-R47, BL-54: any other false accusation sets it off.
#[test]
fn a_false_accusation_sets_off_the_rule_about_it() {
    let mut table = reported_doorbell();
    judge(&mut table, &[(ANA, true)]);
    table.play_cards(ANA, "r2");
    let id = table.view().obligations[0].id;
    table.play(CY, Action::Accuse(vec![Charge::Obligation(id)]));
    let events = judge(&mut table, &[(ANA, false)]);
    assert_eq!(penalties(&events), [(CY, PenaltyReason::FalseAccusation)]);
    assert_eq!(table.counts(), [6, 8, 11]);
}

/// BL-R46, BL-R13, BL-R14: the page offers everything that can be called out, at every moment of a game.
#[test]
fn everything_that_can_be_called_out_is_offered() {
    let mut ticked = 0;
    for seed in 0..60 {
        let (mut table, mut luck) = (random_deck_table(seed, 2 + (seed % 3) as usize), Luck::new(Seed(seed)));
        for _ in 0..60 {
            try_random_action(&mut table, &mut luck);
            let view = table.view();
            ticked += view.obligations.iter().filter(|owed| owed.state == ObligationState::Ticked).count();
            let obligations = (0..40).map(Charge::Obligation);
            let out_of_turn = (0..5).map(|seat| Charge::OutOfTurn(Seat(seat)));
            let reports = (0..40).map(|rule| Charge::Report(RuleNo(rule)));
            for charge in obligations.chain(out_of_turn).chain(reports) {
                let offered = view.accusations.iter().find(|accusation| accusation.charge == charge);
                for by in table.seats() {
                    let allowed = table.0.check(by, &Action::Accuse(vec![charge])).is_ok();
                    let is_offered = offered.is_some_and(|accusation| accusation.accused != by);
                    assert_eq!(allowed, is_offered, "{charge:?} by {by:?}");
                }
            }
        }
    }
    assert!(ticked > 0);
}

/// BL-46, BL-R46: a charge says who did what.
#[test]
fn a_charge_is_a_sentence() {
    let sentence = |effect: Effect| {
        let mut table = layout(&["r2", "r1", "r1"], "r4")
            .rules(&[rule(number_played(2), task(PlayerSelector::Next, effect))])
            .go();
        table.play_cards(ANA, "r2");
        table.play(BO, Action::Done(1));
        table.play(CY, Action::Accuse(vec![Charge::Obligation(1)]));
        let log: Vec<String> = table.0.log().iter().map(|line| table.0.tell(line)).collect();
        log.last().cloned().unwrap_or_default()
    };
    assert_eq!(sentence(say("please")), "Cy calls it out: Bo did not say “please”.");
    let knock = Effect::Do("knock twice on the table".to_owned());
    assert_eq!(sentence(knock), "Cy calls it out: Bo did not knock twice on the table.");
    let free = Effect::Free("Nobody may laugh.".to_owned());
    assert_eq!(sentence(free), "Cy calls it out: Bo did not follow this: Nobody may laugh.");
    let mut table = reported_doorbell();
    let log: Vec<String> = table.0.log().iter().map(|line| table.0.tell(line)).collect();
    let sentence = "Cy calls it out: Bo reported something that did not happen: the doorbell rings.";
    assert_eq!(log.last().map(String::as_str), Some(sentence));
    judge(&mut table, &[(ANA, true)]);
    table.play(BO, Action::Accuse(vec![Charge::OutOfTurn(CY)]));
    let log: Vec<String> = table.0.log().iter().map(|line| table.0.tell(line)).collect();
    assert_eq!(log.last().map(String::as_str), Some("Bo calls it out: Cy played out of turn."));
}

/// BL-R46, BL-R15: a bot did what it ticked, confirms that of other bots, and does not tick what it missed.
#[test]
fn bots_tick_only_what_they_did() {
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
    let mut ticked = begun();
    ticked.play(BO, Action::Done(1));
    assert!(!matches!(choose(&ticked, CY), Some(Action::Accuse(_))), "nobody calls out a tick unasked");
    ticked.play(ANA, Action::Accuse(vec![Charge::Obligation(1)]));
    assert_eq!(choose(&ticked, BO), None, "it has nothing to admit");
    assert_eq!(choose(&ticked, CY), Some(Action::Judge { charge: 0, guilty: Some(false) }));
    let mut missed = begun();
    missed.play_cards(BO, "r1");
    assert_ne!(choose(&missed, BO), Some(Action::Done(1)), "it is too late");
    missed.play(ANA, Action::Accuse(vec![Charge::Obligation(1)]));
    assert_eq!(choose(&missed, CY), Some(Action::Judge { charge: 0, guilty: Some(true) }));
}

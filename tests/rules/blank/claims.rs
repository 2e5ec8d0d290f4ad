//! Ticks are claims, not proof: what was ticked can be called out for a while, what was missed cannot be ticked away.

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
    hands::{attempt, wild},
    table::{ANA, BO, CY, DI, Table, asks, does, layout, number, penalties, rule, say},
};

const ALL: &str = "r1 r2 r3 r4 r5 r6 r1";

/// Ana has laid her last card, and somebody ticks that she has said what a rule asks for: the last call.
fn last_call() -> Table {
    let blank = rule(Trigger::Act(Act::HandIs(0)), asks(PlayerSelector::Who, say("blank")));
    let mut table = layout(&[ALL, "r1 r2", "r3 r6", "r5"], "r4").rules(&[blank]).go();
    table.plays(ANA, ALL);
    table.play(ANA, Action::Done(1));
    assert_eq!(table.scene(), Scene::LastCall { winner: ANA });
    table
}

/// Ana has played a 2, and Bo had to say please.
fn please() -> Table {
    let hands = ["r2 r3 r6", "r1 r6", "r1 r6", "r1 r6"];
    let mut table =
        layout(&hands, "r4").rules(&[rule(number(2), asks(PlayerSelector::Next, say("please")))]).go();
    table.plays(ANA, "r2");
    table
}

fn accuses(table: &mut Table, by: Seat) -> Vec<Event> {
    table.play(by, Action::Accuse(vec![Charge::Obligation(1)]))
}

fn judged(table: &mut Table, ballots: &[(Seat, bool)]) -> Vec<Event> {
    for (seat, guilty) in ballots {
        table.play(*seat, Action::Judge { charge: 0, guilty: Some(*guilty) });
    }
    table.play(ballots[0].0, Action::Verdict)
}

/// BL-R46, BL-R18: what the winner ticked is called out in the last call, and a majority decides.
#[test]
fn a_winner_who_only_ticked_it_has_not_won() {
    let mut table = last_call();
    assert_eq!(table.refused(ANA, Action::Accuse(vec![Charge::Obligation(1)])), Refusal::Oneself);
    accuses(&mut table, BO);
    let events = judged(&mut table, &[(CY, true), (DI, true)]);
    assert_eq!(penalties(&events), [(ANA, PenaltyReason::NotFollowed)]);
    assert!(events.contains(&Event::NotYet(ANA)));
    assert_eq!((table.counts(), table.active()), (vec![1, 7, 7, 7], BO));
    assert!(table.view().obligations.is_empty(), "the Penalty settles it");
}

/// BL-R46, BL-R15: admitted, or not decided, or false.
#[test]
fn a_tick_in_the_last_call_is_judged_like_anything_else() {
    let mut admitted = last_call();
    accuses(&mut admitted, BO);
    admitted.play(ANA, Action::Admit);
    assert_eq!(penalties(&judged(&mut admitted, &[(CY, false)])), [(ANA, PenaltyReason::NotFollowed)]);
    let mut tie = last_call();
    accuses(&mut tie, BO);
    let events = judged(&mut tie, &[(CY, true), (DI, false)]);
    let is_open = |event: &Event| matches!(event, Event::Decided { seat: ANA, finding: Finding::Open, .. });
    assert!(events.iter().any(is_open));
    assert_eq!((tie.counts(), tie.scene()), (vec![0, 7, 7, 7], Scene::LastCall { winner: ANA }));
    let mut wrong = last_call();
    accuses(&mut wrong, BO);
    assert_eq!(
        penalties(&judged(&mut wrong, &[(CY, false), (DI, false)])),
        [(BO, PenaltyReason::FalseAccusation)]
    );
    assert_eq!((wrong.counts(), wrong.scene()), (vec![0, 8, 7, 7], Scene::LastCall { winner: ANA }));
    assert_eq!(
        wrong.refused(CY, Action::Accuse(vec![Charge::Obligation(1)])),
        Refusal::NoObligation,
        "the table has said that it was done"
    );
    wrong.play(CY, Action::Close);
    assert!(matches!(wrong.scene(), Scene::Prize { winner: ANA, .. }));
}

/// BL-R46: until it closes, and no longer.
#[test]
fn when_the_last_call_has_closed_nobody_is_called_out() {
    let mut table = last_call();
    table.play(CY, Action::Close);
    assert!(matches!(table.refused(BO, Action::Accuse(vec![Charge::Obligation(1)])), Refusal::NotNow { .. }));
}

/// BL-R46, BL-R13: until the play after the next is accepted.
#[test]
fn a_tick_can_be_called_out_until_the_play_after_the_next() {
    let ticked = || {
        let mut table = please();
        table.play(BO, Action::Done(1));
        table
    };
    let mut at_once = ticked();
    accuses(&mut at_once, CY);
    assert_eq!(penalties(&judged(&mut at_once, &[(ANA, true)])), [(BO, PenaltyReason::NotFollowed)]);
    let mut after_a_play = ticked();
    let events = after_a_play.plays(BO, "r1");
    assert!(!events.contains(&Event::Missed { id: 1, seat: BO }), "nobody said that it was not done");
    accuses(&mut after_a_play, DI);
    assert_eq!(
        penalties(&judged(&mut after_a_play, &[(ANA, false)])),
        [(DI, PenaltyReason::FalseAccusation)]
    );
    let mut stale = ticked();
    stale.plays(BO, "r1");
    stale.plays(CY, "r1");
    assert_eq!(stale.refused(DI, Action::Accuse(vec![Charge::Obligation(1)])), Refusal::NoObligation);
}

/// BL-R46, BL-56, BL-R13: a card was played meanwhile, and no tick makes up for that.
#[test]
fn what_was_missed_cannot_be_ticked_away() {
    let mut table = please();
    table.plays(BO, "r1");
    assert_eq!(table.refused(BO, Action::Done(1)), Refusal::TooLate);
    assert_eq!(table.view().obligations[0].state, ObligationState::Missed);
    accuses(&mut table, ANA);
    assert_eq!(penalties(&judged(&mut table, &[(CY, true)])), [(BO, PenaltyReason::NotFollowed)]);
    let mut stale = please();
    stale.plays(BO, "r1");
    stale.plays(CY, "r1");
    assert!(stale.view().obligations.is_empty());
}

/// BL-R46, BL-R14: with sharp eyes the page has seen that a card was drawn too late.
#[test]
fn what_is_done_by_hand_too_late_can_still_be_called_out() {
    let table = || {
        let draw = rule(number(2), does(PlayerSelector::Next, AutoEffect::Draw(2)));
        let house = House { sharp_eyes: true, ..House::default() };
        let mut table = layout(&["r2", "r1", "r6"], "r4").rules(&[draw]).house(house).go();
        table.plays(ANA, "r2");
        table
    };
    let mut in_time = table();
    in_time.play(BO, Action::Obey(1));
    assert_eq!(in_time.refused(ANA, Action::Accuse(vec![Charge::Obligation(1)])), Refusal::NoObligation);
    let mut late = table();
    late.plays(BO, "r1");
    late.play(BO, Action::Obey(1));
    assert_eq!(late.counts(), [6, 8, 7]);
    assert_eq!(late.view().obligations[0].state, ObligationState::Late);
    assert_eq!(late.refused(BO, Action::Obey(1)), Refusal::NoObligation, "once is enough");
    accuses(&mut late, ANA);
    assert_eq!(penalties(&late.play(ANA, Action::Verdict)), [(BO, PenaltyReason::NotFollowed)]);
}

/// BL-R46, BL-108: nobody can be let off what they say they have done.
#[test]
fn what_was_ticked_is_not_waived() {
    let mut table = please();
    table.play(BO, Action::Done(1));
    let waive = Action::Propose(TableRuling { text: String::new(), decree: Decree::Waive(1) });
    assert_eq!(table.refused(ANA, waive), Refusal::NoObligation);
    assert_eq!(table.refused(BO, Action::Done(1)), Refusal::NoObligation);
}

/// BL-R47: two rules of which one speaks of accusing falsely, and one of the doorbell.
fn bell() -> Table {
    let bell = rule(
        Trigger::Happens("the doorbell rings".to_owned()),
        does(PlayerSelector::All, AutoEffect::Draw(1)),
    );
    let falsely = rule(Trigger::Act(Act::FalselyAccuses), does(PlayerSelector::Who, AutoEffect::Draw(3)));
    let please = rule(number(2), asks(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2", "r1", "r1"], "r4")
        .rules(&[bell, falsely, please])
        .draw("p1 p2 p3 p4 p6 p1 p2 p3 p4")
        .go();
    let rule = table.open()[0];
    table.play(BO, Action::Happened { rule, who: None });
    table.play(CY, Action::Accuse(vec![Charge::Report(rule)]));
    table
}

/// BL-R47, BL-R41: it costs whoever was wrong a card, and no more.
#[test]
fn a_report_is_no_accusation_in_the_sense_of_a_rule() {
    let mut upheld = bell();
    let events = judged(&mut upheld, &[(ANA, true)]);
    assert_eq!(penalties(&events), [(BO, PenaltyReason::FalseAccusation)]);
    assert_eq!(upheld.counts(), [7, 8, 7], "a false report is a slip, but it accuses nobody");
    let mut wrong = bell();
    let events = judged(&mut wrong, &[(ANA, false)]);
    assert_eq!(penalties(&events), [(CY, PenaltyReason::FalseAccusation)]);
    wrong.play(ANA, Action::Resolve);
    assert_eq!(wrong.counts(), [8, 8, 9], "one for the bell, and one for Cy");
}

/// BL-R47, BL-54: an accusation of anything else is one.
#[test]
fn a_false_accusation_sets_off_the_rule_about_it() {
    let mut table = bell();
    judged(&mut table, &[(ANA, true)]);
    table.plays(ANA, "r2");
    let id = table.view().obligations[0].id;
    table.play(CY, Action::Accuse(vec![Charge::Obligation(id)]));
    let events = judged(&mut table, &[(ANA, false)]);
    assert_eq!(penalties(&events), [(CY, PenaltyReason::FalseAccusation)]);
    assert_eq!(table.counts(), [6, 8, 11]);
}

/// BL-R46, BL-R13, BL-R14: what can be called out is what everybody sees that they can call out, whatever happens.
#[test]
fn whatever_can_be_called_out_is_offered() {
    let mut ticked = 0;
    for seed in 0..60 {
        let (mut table, mut luck) = (wild(seed, 2 + (seed % 3) as usize), Luck::new(Seed(seed)));
        for _ in 0..60 {
            attempt(&mut table, &mut luck);
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

/// BL-46, BL-R46: in sentences that say who did what.
#[test]
fn a_charge_is_a_plain_sentence() {
    let told = |effect: Effect| {
        let mut table = layout(&["r2", "r1", "r1"], "r4")
            .rules(&[rule(number(2), asks(PlayerSelector::Next, effect))])
            .go();
        table.plays(ANA, "r2");
        table.play(BO, Action::Done(1));
        table.play(CY, Action::Accuse(vec![Charge::Obligation(1)]));
        let log: Vec<String> = table.0.log().iter().map(|line| table.0.tell(line)).collect();
        log.last().cloned().unwrap_or_default()
    };
    assert_eq!(told(say("please")), "Cy calls it out: Bo did not say “please”.");
    let knock = Effect::Do("knock twice on the table".to_owned());
    assert_eq!(told(knock), "Cy calls it out: Bo did not knock twice on the table.");
    let free = Effect::Free("Nobody may laugh.".to_owned());
    assert_eq!(told(free), "Cy calls it out: Bo did not follow this: Nobody may laugh.");
    let mut table = bell();
    let log: Vec<String> = table.0.log().iter().map(|line| table.0.tell(line)).collect();
    let said = "Cy calls it out: Bo reported something that did not happen: the doorbell rings.";
    assert_eq!(log.last().map(String::as_str), Some(said));
    judged(&mut table, &[(ANA, true)]);
    table.play(BO, Action::Accuse(vec![Charge::OutOfTurn(CY)]));
    let log: Vec<String> = table.0.log().iter().map(|line| table.0.tell(line)).collect();
    assert_eq!(log.last().map(String::as_str), Some("Bo calls it out: Cy played out of turn."));
}

/// BL-R46, BL-R15: a bot has done what it ticked, says so of other bots, and does not tick what it missed.
#[test]
fn bots_stand_by_what_they_ticked() {
    let choose = |table: &Table, seat| {
        Blank::choose(&table.eyes(seat), &Default::default(), seat, Level::Hard, &mut Luck::new(Seed(1)))
    };
    let begun = || {
        let please = rule(number(2), asks(PlayerSelector::Next, say("please")));
        let mut setup = layout(&["r2 r6", "r1 r3", "r5"], "r4").rules(&[please]).setup();
        setup.players[1].level = Some(Level::Easy);
        setup.players[2].level = Some(Level::Hard);
        let mut table = Table::new(&setup, 1);
        table.begin();
        table.plays(ANA, "r2");
        table
    };
    let mut ticked = begun();
    ticked.play(BO, Action::Done(1));
    assert!(!matches!(choose(&ticked, CY), Some(Action::Accuse(_))), "nobody calls out a tick unasked");
    ticked.play(ANA, Action::Accuse(vec![Charge::Obligation(1)]));
    assert_eq!(choose(&ticked, BO), None, "it has nothing to admit");
    assert_eq!(choose(&ticked, CY), Some(Action::Judge { charge: 0, guilty: Some(false) }));
    let mut missed = begun();
    missed.plays(BO, "r1");
    assert_ne!(choose(&missed, BO), Some(Action::Done(1)), "it is too late");
    missed.play(ANA, Action::Accuse(vec![Charge::Obligation(1)]));
    assert_eq!(choose(&missed, CY), Some(Action::Judge { charge: 0, guilty: Some(true) }));
}

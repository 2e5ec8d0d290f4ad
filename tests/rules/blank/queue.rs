//! Things that were set off: their order, once each, and to an end.

use partypiece::rules::blank::{
    Act, Action, AutoEffect, Cause, EffectSource, Event, PlayerSelector, Refusal, Scene, Trigger,
};

use super::table::{ANA, BO, CY, any_play, does, layout, number, resolved, rule, times};

fn draw(n: u8) -> partypiece::rules::blank::Clause {
    does(PlayerSelector::Next, AutoEffect::Draw(n))
}

/// BL-48, BL-R21
#[test]
fn the_table_agrees_on_the_order_of_what_one_card_sets_off() {
    let rules = [rule(number(2), draw(1)), rule(any_play(), does(PlayerSelector::All, AutoEffect::Reverse))];
    let table = || layout(&["r2a", "b1", "b1"], "r4").effects(&[draw(2)]).rules(&rules).go();
    let mut default = table();
    default.plays(ANA, "r2");
    let Scene::Ordering { queue, .. } = default.scene() else { panic!("an order is wanted") };
    let open = default.open();
    let card = queue[2];
    assert_eq!(
        queue[..2],
        [EffectSource::Rule(open[0]), EffectSource::Rule(open[1])],
        "oldest first, then the card"
    );
    assert!(matches!(card, EffectSource::Card(_)));
    default.play(BO, Action::Resolve);
    assert_eq!(default.counts(), [6, 8, 9], "Bo draws 1, then it turns round, then Cy draws 2");
    let mut other = table();
    other.plays(ANA, "r2");
    assert_eq!(other.refused(ANA, Action::Order(vec![0, 0, 1])), Refusal::NotAnOrder);
    other.play(BO, Action::Order(vec![1, 2, 0]));
    let events = other.play(CY, Action::Resolve);
    assert_eq!(other.counts(), [6, 7, 10], "it turns round first, so all is for Cy");
    let order: Vec<EffectSource> = events
        .iter()
        .filter_map(|event| if let Event::Resolving(source) = event { Some(*source) } else { None })
        .collect();
    assert_eq!(order, [EffectSource::Rule(open[1]), card, EffectSource::Rule(open[0])]);
}

/// BL-20: it fires each time; BL-R22: but once for one event from outside.
#[test]
fn a_rule_fires_each_time_but_once_for_each_event() {
    let chain =
        rule(Trigger::Drawn { cause: Cause::Any, least: 1 }, does(PlayerSelector::All, AutoEffect::Draw(1)));
    let mut table = layout(&["r6 r2", "r5", "r1"], "r4").rules(&[rule(number(6), draw(1)), chain]).go();
    let events = table.plays(ANA, "r6");
    assert_eq!(resolved(&events), 2);
    assert_eq!(table.counts(), [7, 9, 8], "Bo draws, then all do, and no more");
    table.plays(BO, "r5");
    table.plays(CY, "r1");
    let again = layout(&["r6 b6", "r6", "r1"], "r4").rules(&[rule(number(6), draw(1))]);
    let mut table = again.go();
    assert_eq!(resolved(&table.plays(ANA, "r6")), 1);
    assert_eq!(resolved(&table.plays(BO, "r6")), 1);
}

/// BL-R22: rules that set each other off come to an end.
#[test]
fn rules_that_set_each_other_off_come_to_an_end() {
    let rules = [
        rule(Trigger::Drawn { cause: Cause::Any, least: 1 }, does(PlayerSelector::Next, AutoEffect::Draw(1))),
        rule(Trigger::Act(Act::HandIs(8)), does(PlayerSelector::All, AutoEffect::Draw(1))),
        rule(Trigger::Act(Act::TurnStarts), does(PlayerSelector::Active, AutoEffect::Draw(1))),
    ];
    let mut table =
        layout(&["r6", "r5"], "r4").rules(&rules).draw("b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1").go();
    let mut presses = 0;
    while !matches!(table.scene(), Scene::Turn { .. }) {
        table.play(ANA, Action::Resolve);
        presses += 1;
        assert!(presses < 9);
    }
}

/// BL-34: nothing else is done while something waits.
#[test]
fn nothing_is_played_while_something_waits() {
    let rules = [rule(number(2), draw(1)), rule(any_play(), draw(1))];
    let mut table = layout(&["r2", "r1"], "r4").rules(&rules).go();
    table.plays(ANA, "r2");
    let card = table.cards(BO, "r1");
    assert!(matches!(table.refused(BO, Action::Play(card)), Refusal::NotNow { .. }));
    let events = table.play(BO, Action::Resolve);
    assert_eq!(times(&events, |event| *event == Event::Turn(BO)), 1);
}

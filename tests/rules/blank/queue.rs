//! Several triggered rules: their order, and that each triggers only once.

use partypiece::rules::blank::{
    Action, AutoEffect, Cause, DetectedEvent, EffectSource, Event, PhaseView, PlayerSelector, Refusal,
    Trigger,
};

use super::table::{
    ANA, BO, CY, any_play, count_events, count_resolved, for_players, layout, number_played, rule,
};

fn draw_clause(n: u8) -> partypiece::rules::blank::Clause {
    for_players(PlayerSelector::Next, AutoEffect::Draw(n.into()))
}

/// BL-48, BL-R21
#[test]
fn the_table_agrees_on_the_order_of_effects_of_one_card() {
    let rules = [
        rule(number_played(2), draw_clause(1)),
        rule(any_play(), for_players(PlayerSelector::All, AutoEffect::Reverse)),
    ];
    let table = || layout(&["r2a", "b1", "b1"], "r4").effects(&[draw_clause(2)]).rules(&rules).start();
    let mut default = table();
    default.play_cards(ANA, "r2");
    let view = default.view();
    assert!(view.is_ordering(), "no order is asked for");
    let (queue, open) = (view.queue(), default.open_rules());
    let card = queue[2];
    assert_eq!(
        queue[..2],
        [EffectSource::Rule(open[0]), EffectSource::Rule(open[1])],
        "oldest first, then the card"
    );
    assert!(matches!(card, EffectSource::Card(_)));
    default.play(BO, Action::Resolve);
    assert_eq!(default.counts(), [6, 8, 9], "Bo draws 1, the direction changes, and Cy draws 2");
    let mut other = table();
    other.play_cards(ANA, "r2");
    assert_eq!(other.refusal(ANA, Action::Order(vec![0, 0, 1])), Refusal::NotAnOrder);
    other.play(BO, Action::Order(vec![1, 2, 0]));
    let events = other.play(CY, Action::Resolve);
    assert_eq!(other.counts(), [6, 7, 10], "the direction changes first, so Cy draws all");
    let order: Vec<EffectSource> = events
        .iter()
        .filter_map(|event| if let Event::Resolving(source) = event { Some(*source) } else { None })
        .collect();
    assert_eq!(order, [EffectSource::Rule(open[1]), card, EffectSource::Rule(open[0])]);
}

/// BL-20, BL-R22: a rule triggers again for every play, but only once for each.
#[test]
fn a_rule_triggers_once_for_each_play() {
    let chain = rule(
        Trigger::Drawn { cause: Cause::Any, least: 1 },
        for_players(PlayerSelector::All, AutoEffect::Draw(1.into())),
    );
    let mut table =
        layout(&["r6 r2", "r5", "r1"], "r4").rules(&[rule(number_played(6), draw_clause(1)), chain]).start();
    let events = table.play_cards(ANA, "r6");
    assert_eq!(count_resolved(&events), 2);
    assert_eq!(table.counts(), [7, 9, 8], "Bo draws, then all do, and no more");
    table.play_cards(BO, "r5");
    table.play_cards(CY, "r1");
    let again = layout(&["r6 b6", "r6", "r1"], "r4").rules(&[rule(number_played(6), draw_clause(1))]);
    let mut table = again.start();
    assert_eq!(count_resolved(&table.play_cards(ANA, "r6")), 1);
    assert_eq!(count_resolved(&table.play_cards(BO, "r6")), 1);
}

/// BL-R22
#[test]
fn rules_that_trigger_each_other_come_to_an_end() {
    let rules = [
        rule(
            Trigger::Drawn { cause: Cause::Any, least: 1 },
            for_players(PlayerSelector::Next, AutoEffect::Draw(1.into())),
        ),
        rule(
            Trigger::Detected(DetectedEvent::HandIs(8)),
            for_players(PlayerSelector::All, AutoEffect::Draw(1.into())),
        ),
        rule(
            Trigger::Detected(DetectedEvent::TurnStarts),
            for_players(PlayerSelector::Active, AutoEffect::Draw(1.into())),
        ),
    ];
    let mut table =
        layout(&["r6", "r5"], "r4").rules(&rules).draw_pile("b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1").start();
    let mut actions = 0;
    while !matches!(table.phase(), PhaseView::Turn { .. }) {
        table.play(ANA, Action::Resolve);
        actions += 1;
        assert!(actions < 9);
    }
}

/// BL-34
#[test]
fn nothing_is_played_while_an_effect_waits() {
    let rules = [rule(number_played(2), draw_clause(1)), rule(any_play(), draw_clause(1))];
    let mut table = layout(&["r2", "r1"], "r4").rules(&rules).start();
    table.play_cards(ANA, "r2");
    let card = table.cards(BO, "r1");
    assert!(matches!(table.refusal(BO, Action::Play(card)), Refusal::NotNow { .. }));
    let events = table.play(BO, Action::Resolve);
    assert_eq!(count_events(&events, |event| *event == Event::Turn(BO)), 1);
}

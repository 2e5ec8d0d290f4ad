//! How long lasting effects apply, and to whom.

use partypiece::{
    rules::blank::{
        Action, AutoEffect, CardNumber, Clause, Colour, CountsAs, EffectDuration, Event, Filter, Limit,
        PlayerSelector, Rule, RuleSelector, Target, Trigger,
    },
    screens::blank::{foot_sentence, prompt, to_match},
};

use super::table::{
    ANA, BO, CY, Table, any_play, count_events, effect_on, for_players, layout, number_played, penalties,
    rule,
};

fn change_clause(target: Target, counts: CountsAs, lasts: EffectDuration) -> Clause {
    effect_on(target, AutoEffect::Change { counts, lasts })
}

fn lasting_effects(table: &Table) -> usize {
    table.view().lasting.len()
}

/// BL-101: an effect for some turns ends after them.
#[test]
fn an_effect_for_turns_ends_after_them() {
    let limit = for_players(
        PlayerSelector::All,
        AutoEffect::Limit { to: Limit::NumberOnly, lasts: EffectDuration::Turns(2) },
    );
    let mut table = layout(&["r2a r6", "g2 g3", "r1 g3 g6"], "r4").effects(&[limit]).start();
    table.play_cards(ANA, "r2");
    assert_eq!((lasting_effects(&table), table.own(CY).matching.len()), (1, 0), "red is not enough");
    table.play_cards(BO, "g2");
    assert_eq!((lasting_effects(&table), table.own(CY).matching.len()), (0, 2), "green is enough");
}

/// BL-101: an effect that lasts while its card is open ends when its rule is closed or its card covered.
#[test]
fn an_effect_of_an_open_card_ends_with_it() {
    let blue = |target| change_clause(target, CountsAs::Colour(Colour::Blue), EffectDuration::WhileOpen);
    let drop = effect_on(Target::Rules(RuleSelector::All), AutoEffect::DropRules);
    let ones = Target::InPlay(Filter::number(partypiece::rules::blank::CardNumber::ALL[0]));
    let mut table = layout(&["r2 r3", "r5a", "r6"], "r4")
        .effects(&[drop])
        .rules(&[rule(number_played(2), blue(ones))])
        .start();
    table.play_cards(ANA, "r2");
    assert_eq!(lasting_effects(&table), 1);
    let events = table.play_cards(BO, "r5");
    assert_eq!(lasting_effects(&table), 0, "its rule is gone");
    assert_eq!(count_events(&events, |event| matches!(event, Event::LastingEnded(_))), 1);
    let top = Target::InPlay(Filter::default());
    let mut table = layout(&["r2a", "b3", "r6"], "r4").effects(&[blue(top)]).start();
    table.play_cards(ANA, "r2");
    assert_eq!((lasting_effects(&table), table.view().top_counts.colours), (1, 1 << 4));
    table.play_cards(BO, "b3");
    assert_eq!(lasting_effects(&table), 0, "its card is covered");
}

/// BL-95: a change of the top card does not apply to the next top card.
#[test]
fn the_next_top_card_is_unchanged() {
    let top = Target::InPlay(Filter::default());
    let any = change_clause(top, CountsAs::AnyColour, EffectDuration::Turns(9));
    let mut table = layout(&["r2a", "b3", "r6"], "r4").effects(&[any]).start();
    table.play_cards(ANA, "r2");
    assert_eq!(table.view().top_counts.colours, 0b11_1111);
    assert_eq!(to_match(&table.view()), "any card");
    assert!(penalties(&table.play_cards(BO, "b3")).is_empty());
    assert_eq!(table.view().top_counts.colours, 1 << 4);
    assert_eq!(to_match(&table.view()), "blue 3");
}

/// BL-101, BL-106, BL-R10: a change of one hand does not apply to other hands.
#[test]
fn a_change_of_a_hand_is_only_for_that_hand() {
    let red = change_clause(
        Target::Hands(PlayerSelector::Next),
        CountsAs::Colour(Colour::Red),
        EffectDuration::Turns(5),
    );
    let mut table = layout(&["r2a", "g6", "g6 r1"], "r4").effects(&[red]).start();
    table.play_cards(ANA, "r2");
    assert_eq!(table.own(BO).matching.len(), 7);
    assert_eq!(table.own(CY).matching, table.cards(CY, "r1"));
    assert!(penalties(&table.play_cards(BO, "g6")).is_empty());
    assert_eq!(table.view().top_counts.colours, 1 << 3, "green is printed on it");
}

/// EF-IMMUNE: a player ignores only the next effect, and only for a limited time.
#[test]
fn an_effect_is_ignored_only_once() {
    let draw = rule(number_played(2), for_players(PlayerSelector::All, AutoEffect::Draw(1.into())));
    let again = rule(number_played(2), for_players(PlayerSelector::All, AutoEffect::Draw(2.into())));
    let table = layout(&["r2 r3a", "r1", "r6 r2"], "r4")
        .effects(&[for_players(PlayerSelector::Previous, AutoEffect::Immune(5))])
        .rules(&[draw, again]);
    let mut table = table.start();
    table.play_cards(ANA, "r3");
    let immune = |table: &Table| table.view().people.iter().map(|person| person.immune).collect::<Vec<_>>();
    assert_eq!(immune(&table), [false, false, true]);
    table.play_cards(BO, "r1");
    table.play_cards(CY, "r2");
    table.play(ANA, Action::Resolve);
    assert_eq!(
        (immune(&table), table.counts()),
        (vec![false; 3], vec![9, 9, 8]),
        "1 and 2, and Cy only the 2"
    );
}

/// A clause by which the 1s count as this colour while the rule is open.
fn ones_count_as(colour: Colour) -> Clause {
    let ones = Target::InPlay(Filter::number(CardNumber::ALL[0]));
    change_clause(ones, CountsAs::Colour(colour), EffectDuration::WhileOpen)
}

/// BL-R48: other lasting effects do not end the effect of an open rule early.
#[test]
fn an_effect_of_an_open_rule_is_not_replaced_by_others() {
    let limits = [Limit::Cards(1), Limit::Cards(2), Limit::Cards(3)];
    let limit =
        |to| for_players(PlayerSelector::Causer, AutoEffect::Limit { to, lasts: EffectDuration::Turns(20) });
    let bell = Rule { clauses: limits.map(limit).to_vec(), ..rule(doorbell(), limit(Limit::Cards(1))) };
    let drop = effect_on(Target::Rules(RuleSelector::Oldest), AutoEffect::DropRules);
    let mut table = layout(&["r2", "r3a", "r1", "r1", "r1", "r1", "r1", "r1", "r1", "r1"], "r4")
        .effects(&[drop])
        .rules(&[rule(number_played(2), ones_count_as(Colour::Blue)), bell])
        .start();
    table.play_cards(ANA, "r2");
    let first = table.view().lasting[0].clone();
    let rule = table.open_rules()[1];
    for causer in table.seats() {
        table.play(ANA, Action::Report { rule, who: Some(causer) });
        table.play(ANA, Action::Resolve);
    }
    assert_eq!((lasting_effects(&table), &table.view().lasting[0]), (31, &first));
    let events = table.play_cards(BO, "r3");
    assert_eq!(
        (lasting_effects(&table), count_events(&events, |event| matches!(event, Event::LastingEnded(_)))),
        (30, 1)
    );
    assert!(!table.view().lasting.contains(&first), "its rule is not open any more");
}

/// BL-R48: the same effect of the same rule counts once, even if the rule triggers often.
#[test]
fn a_repeated_effect_of_one_rule_counts_once() {
    let blue = || rule(any_play(), ones_count_as(Colour::Blue));
    let mut once = layout(&["r2 r3", "r2 r3", "r2 r3"], "r4").rules(&[blue()]).start();
    let mut events = Vec::new();
    for (seat, card) in [(ANA, "r2"), (BO, "r2"), (CY, "r2"), (ANA, "r3"), (BO, "r3"), (CY, "r3")] {
        events.extend(once.play_cards(seat, card));
    }
    assert_eq!(
        (lasting_effects(&once), count_events(&events, |event| matches!(event, Event::LastingBegan(_)))),
        (1, 1)
    );
    // Two rules are two effects, even if they say the same.
    let mut twice = layout(&["r2 r3", "r2 r3", "r2 r3"], "r4").rules(&[blue(), blue()]).start();
    for (seat, card) in [(ANA, "r2"), (BO, "r2")] {
        twice.play_cards(seat, card);
        twice.play(ANA, Action::Resolve);
    }
    assert_eq!(lasting_effects(&twice), 2);
    // The same effect for two numbers of turns counts once, too.
    let limit = |lasts| for_players(PlayerSelector::All, AutoEffect::Limit { to: Limit::Cards(2), lasts });
    let turns = Rule {
        clauses: vec![
            limit(EffectDuration::Turns(5)),
            limit(EffectDuration::Turns(2)),
            limit(EffectDuration::WhileOpen),
        ],
        ..rule(doorbell(), limit(EffectDuration::NextPlay))
    };
    let mut table = layout(&["r2", "r1"], "r4").rules(&[turns]).start();
    let rule = table.open_rules()[0];
    for _ in 0..3 {
        table.play(ANA, Action::Report { rule, who: None });
        table.play(ANA, Action::Resolve);
    }
    assert_eq!(lasting_effects(&table), 2, "the longer number of turns, and while the rule is open");
    table.play_cards(ANA, "r2");
    table.play_cards(BO, "r1");
    assert_eq!(lasting_effects(&table), 2);
}

/// BL-R48, BL-101: a rule that triggers again overrides the rules that triggered in between.
#[test]
fn the_rule_that_triggered_last_wins() {
    let rules = [
        rule(number_played(2), ones_count_as(Colour::Blue)),
        rule(number_played(3), ones_count_as(Colour::Green)),
    ];
    let mut table = layout(&["r2", "r3", "r2"], "r4").rules(&rules).start();
    for (seat, card) in [(ANA, "r2"), (BO, "r3"), (CY, "r2")] {
        table.play_cards(seat, card);
    }
    assert_eq!(lasting_effects(&table), 2);
    assert_eq!(
        partypiece::screens::blank::lasting_effects(&table.view()).last().map(|text| text.contains("blue")),
        Some(true)
    );
}

fn doorbell() -> Trigger {
    Trigger::ReportedEvent("the doorbell rings".to_owned())
}

/// BL-55, BL-57, BL-R63, EF-CHANGE: the page warns of picked cards that do not match now, and the foot names what
/// matches now.
#[test]
fn the_warning_for_picked_cards_knows_what_the_top_card_counts_as() {
    let top = || Target::InPlay(Filter::default());
    let any = change_clause(top(), CountsAs::AnyColour, EffectDuration::NextPlay);
    let mut table = layout(&["r2a r3", "r1 o6 r5", "r6"], "r4").effects(std::slice::from_ref(&any)).start();
    table.play_cards(ANA, "r2");
    assert_eq!(to_match(&table.view()), "any card");
    let foot = |table: &Table, cards: &str| {
        let (view, own) = (table.view(), table.own(BO));
        let picked = if cards.is_empty() { Vec::new() } else { table.cards(BO, cards) };
        foot_sentence(&view, &prompt(&view, Some(BO), true), Some(&own), &picked)
    };
    assert_eq!(foot(&table, ""), "Tap any card, or several of one colour.");
    let mixed = "These cards do not go together. Play cards of one colour, or of one number.";
    assert_eq!(
        foot(&table, "r1 o6"),
        format!("{mixed} You would take a Penalty: you would draw a card, and your turn would end.")
    );
    let mut pair = layout(&["r2a r3", "r6 o6", "r1"], "r4").effects(&[any]).start();
    pair.play_cards(ANA, "r2");
    let together = "These cards do not match together. All must have one colour, or the number 2.";
    assert_eq!(
        foot(&pair, "r6 o6"),
        format!("{together} You would take a Penalty: you would draw a card, and your turn would end.")
    );
    let number_only = AutoEffect::Limit { to: Limit::NumberOnly, lasts: EffectDuration::Turns(2) };
    let limit = for_players(PlayerSelector::All, number_only);
    let mut limited = layout(&["r2a r3", "r5 r1", "r6"], "r4").effects(&[limit]).start();
    limited.play_cards(ANA, "r2");
    assert_eq!(
        foot(&limited, "r5 r1"),
        "Only cards that match by number may be played now. You would take a Penalty: you would draw a card, and your turn would end.",
        "one colour is not enough"
    );
    assert_eq!(foot(&table, "r1 r5"), "Only the top card, the red 5, sets off rules and effects.");
    let blue = change_clause(top(), CountsAs::Colour(Colour::Blue), EffectDuration::NextPlay);
    let mut table = layout(&["r2a r3", "r1 b6", "r6"], "r4").effects(&[blue]).start();
    table.play_cards(ANA, "r2");
    assert_eq!(to_match(&table.view()), "blue 2");
    assert_eq!(
        foot(&table, "r1"),
        "This card does not match now. You would take a Penalty: you would draw a card, and your turn would end."
    );
    assert_eq!(foot(&table, "b6"), "Tap cards that match the blue 2.");
}

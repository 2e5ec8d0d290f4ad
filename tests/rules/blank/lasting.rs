//! What lasts beyond the moment: for how long, and for whom.

use partypiece::rules::blank::{
    Action, AutoEffect, CardNumber, Clause, Colour, CountsAs, EffectDuration, Event, Filter, Limit,
    PlayerSelector, Rule, RuleSelector, Target, Trigger,
};

use super::table::{ANA, BO, CY, Table, any_play, does, layout, number, on, penalties, rule, times};

fn change(target: Target, counts: CountsAs, lasts: EffectDuration) -> Clause {
    on(target, AutoEffect::Change { counts, lasts })
}

fn lasts(table: &Table) -> usize {
    table.view().lasting.len()
}

/// BL-101: so many turns, and no longer.
#[test]
fn what_lasts_for_turns_ends_with_them() {
    let narrow = does(
        PlayerSelector::All,
        AutoEffect::Limit { to: Limit::NumberOnly, lasts: EffectDuration::Turns(2) },
    );
    let mut table = layout(&["r2a r6", "g2 g3", "r1 g3 g6"], "r4").effects(&[narrow]).go();
    table.plays(ANA, "r2");
    assert_eq!((lasts(&table), table.eyes(CY).matching.len()), (1, 0), "red is not enough");
    table.plays(BO, "g2");
    assert_eq!((lasts(&table), table.eyes(CY).matching.len()), (0, 2), "green is enough");
}

/// BL-101: while its rule is open, or its card on top.
#[test]
fn what_lasts_while_a_card_is_open_ends_with_it() {
    let blue = |target| change(target, CountsAs::Colour(Colour::Blue), EffectDuration::WhileOpen);
    let drop = on(Target::Rules(RuleSelector::All), AutoEffect::DropRules);
    let ones = Target::InPlay(Filter::number(partypiece::rules::blank::CardNumber::ALL[0]));
    let mut table =
        layout(&["r2 r3", "r5a", "r6"], "r4").effects(&[drop]).rules(&[rule(number(2), blue(ones))]).go();
    table.plays(ANA, "r2");
    assert_eq!(lasts(&table), 1);
    let events = table.plays(BO, "r5");
    assert_eq!(lasts(&table), 0, "its rule is gone");
    assert_eq!(times(&events, |event| matches!(event, Event::LastingOver(_))), 1);
    let top = Target::InPlay(Filter::default());
    let mut table = layout(&["r2a", "b3", "r6"], "r4").effects(&[blue(top)]).go();
    table.plays(ANA, "r2");
    assert_eq!((lasts(&table), table.view().top_counts.colours), (1, 1 << 4));
    table.plays(BO, "b3");
    assert_eq!(lasts(&table), 0, "its card is covered");
}

/// BL-95: a change of the top card is for that card, and not for the next one.
#[test]
fn the_next_card_on_top_is_what_it_is() {
    let top = Target::InPlay(Filter::default());
    let any = change(top, CountsAs::AnyColour, EffectDuration::Turns(9));
    let mut table = layout(&["r2a", "b3", "r6"], "r4").effects(&[any]).go();
    table.plays(ANA, "r2");
    assert_eq!(table.view().top_counts.colours, 0b11_1111);
    assert!(penalties(&table.plays(BO, "b3")).is_empty());
    assert_eq!(table.view().top_counts.colours, 1 << 4);
}

/// BL-101, BL-106, BL-R10: the cards of one hand count as something else, and those of others do not.
#[test]
fn a_change_of_a_hand_is_for_that_hand_alone() {
    let red =
        change(Target::Hands(PlayerSelector::Next), CountsAs::Colour(Colour::Red), EffectDuration::Turns(5));
    let mut table = layout(&["r2a", "g6", "g6 r1"], "r4").effects(&[red]).go();
    table.plays(ANA, "r2");
    assert_eq!(table.eyes(BO).matching.len(), 7);
    assert_eq!(table.eyes(CY).matching, table.cards(CY, "r1"));
    assert!(penalties(&table.plays(BO, "g6")).is_empty());
    assert_eq!(table.view().top_counts.colours, 1 << 3, "green is printed on it");
}

/// EF-IMMUNE: the next effect, and only that one, and only for so long.
#[test]
fn whoever_is_spared_is_spared_once() {
    let draw = rule(number(2), does(PlayerSelector::All, AutoEffect::Draw(1)));
    let again = rule(number(2), does(PlayerSelector::All, AutoEffect::Draw(2)));
    let table = layout(&["r2 r3a", "r1", "r6 r2"], "r4")
        .effects(&[does(PlayerSelector::Previous, AutoEffect::Immune(5))])
        .rules(&[draw, again]);
    let mut table = table.go();
    table.plays(ANA, "r3");
    let immune = |table: &Table| table.view().people.iter().map(|person| person.immune).collect::<Vec<_>>();
    assert_eq!(immune(&table), [false, false, true]);
    table.plays(BO, "r1");
    table.plays(CY, "r2");
    table.play(ANA, Action::Resolve);
    assert_eq!(
        (immune(&table), table.counts()),
        (vec![false; 3], vec![9, 9, 8]),
        "1 and 2, and Cy only the 2"
    );
}

/// The 1s count as a colour while a rule is open.
fn ones(colour: Colour) -> Clause {
    let ones = Target::InPlay(Filter::number(CardNumber::ALL[0]));
    change(ones, CountsAs::Colour(colour), EffectDuration::WhileOpen)
}

/// BL-R48: what lasts while a rule is open lasts exactly as long, however much else does.
#[test]
fn what_lasts_while_a_rule_is_open_is_not_pushed_out() {
    let limits = [Limit::Cards(1), Limit::Cards(2), Limit::Cards(3)];
    let narrow = |to| does(PlayerSelector::Who, AutoEffect::Limit { to, lasts: EffectDuration::Turns(20) });
    let bell = Rule { clauses: limits.map(narrow).to_vec(), ..rule(bell(), narrow(Limit::Cards(1))) };
    let drop = on(Target::Rules(RuleSelector::Oldest), AutoEffect::DropRules);
    let mut table = layout(&["r2", "r3a", "r1", "r1", "r1", "r1", "r1", "r1", "r1", "r1"], "r4")
        .effects(&[drop])
        .rules(&[rule(number(2), ones(Colour::Blue)), bell])
        .go();
    table.plays(ANA, "r2");
    let first = table.view().lasting[0].clone();
    let rule = table.open()[1];
    for who in table.seats() {
        table.play(ANA, Action::Happened { rule, who: Some(who) });
        table.play(ANA, Action::Resolve);
    }
    assert_eq!((lasts(&table), &table.view().lasting[0]), (31, &first));
    let events = table.plays(BO, "r3");
    assert_eq!((lasts(&table), times(&events, |event| matches!(event, Event::LastingOver(_)))), (30, 1));
    assert!(!table.view().lasting.contains(&first), "its rule is gone, and it with it");
}

/// BL-R48: the same thing from the same rule counts once, however often it is set off.
#[test]
fn the_same_thing_from_the_same_rule_stands_once() {
    let blue = || rule(any_play(), ones(Colour::Blue));
    let mut once = layout(&["r2 r3", "r2 r3", "r2 r3"], "r4").rules(&[blue()]).go();
    let mut told = Vec::new();
    for (seat, card) in [(ANA, "r2"), (BO, "r2"), (CY, "r2"), (ANA, "r3"), (BO, "r3"), (CY, "r3")] {
        told.extend(once.plays(seat, card));
    }
    assert_eq!((lasts(&once), times(&told, |event| matches!(event, Event::Lasting(_)))), (1, 1));
    // Two rules are two things, even if they say the same.
    let mut twice = layout(&["r2 r3", "r2 r3", "r2 r3"], "r4").rules(&[blue(), blue()]).go();
    for (seat, card) in [(ANA, "r2"), (BO, "r2")] {
        twice.plays(seat, card);
        twice.play(ANA, Action::Resolve);
    }
    assert_eq!(lasts(&twice), 2);
    // It may last otherwise, too.
    let narrow = |lasts| does(PlayerSelector::All, AutoEffect::Limit { to: Limit::Cards(2), lasts });
    let turns = Rule {
        clauses: vec![
            narrow(EffectDuration::Turns(5)),
            narrow(EffectDuration::Turns(2)),
            narrow(EffectDuration::WhileOpen),
        ],
        ..rule(bell(), narrow(EffectDuration::NextPlay))
    };
    let mut table = layout(&["r2", "r1"], "r4").rules(&[turns]).go();
    let rule = table.open()[0];
    for _ in 0..3 {
        table.play(ANA, Action::Happened { rule, who: None });
        table.play(ANA, Action::Resolve);
    }
    assert_eq!(lasts(&table), 2, "the longer of so many turns, and while it is open");
    table.plays(ANA, "r2");
    table.plays(BO, "r1");
    assert_eq!(lasts(&table), 2);
}

/// BL-R48, BL-101: set off again, it holds against what was set off meanwhile.
#[test]
fn what_was_set_off_last_holds() {
    let rules = [rule(number(2), ones(Colour::Blue)), rule(number(3), ones(Colour::Green))];
    let mut table = layout(&["r2", "r3", "r2"], "r4").rules(&rules).go();
    for (seat, card) in [(ANA, "r2"), (BO, "r3"), (CY, "r2")] {
        table.plays(seat, card);
    }
    assert_eq!(lasts(&table), 2);
    assert_eq!(table.view().lasting.last().map(|told| told.contains("blue")), Some(true));
}

fn bell() -> Trigger {
    Trigger::Happens("the doorbell rings".to_owned())
}

//! What lasts beyond the moment: for how long, and for whom.

use partypiece::rules::blank::{
    Action, Clause, Colour, CountsAs, Deed, Event, Filter, Lasts, Limit, Target, Which, Whom,
};

use super::table::{ANA, BO, CY, Table, does, lay, number, on, penalties, rule, times};

fn change(target: Target, counts: CountsAs, lasts: Lasts) -> Clause {
    on(target, Deed::Change { counts, lasts })
}

fn lasts(table: &Table) -> usize {
    table.view().lasting.len()
}

/// BL-101: so many turns, and no longer.
#[test]
fn what_lasts_for_turns_ends_with_them() {
    let narrow = does(Whom::All, Deed::Limit { to: Limit::NumberOnly, lasts: Lasts::Turns(2) });
    let mut table = lay(&["r2a r6", "g2 g3", "r1 g3 g6"], "r4").effects(&[narrow]).go();
    table.plays(ANA, "r2");
    assert_eq!((lasts(&table), table.eyes(CY).matching.len()), (1, 0), "red is not enough");
    table.plays(BO, "g2");
    assert_eq!((lasts(&table), table.eyes(CY).matching.len()), (0, 2), "green is enough");
}

/// BL-101: while its rule is open, or its card on top.
#[test]
fn what_lasts_while_a_card_is_open_ends_with_it() {
    let blue = |target| change(target, CountsAs::Colour(Colour::Blue), Lasts::WhileOpen);
    let drop = on(Target::Rules(Which::All), Deed::DropRules);
    let ones = Target::InPlay(Filter::number(partypiece::rules::blank::Number::ALL[0]));
    let mut table =
        lay(&["r2 r3", "r5a", "r6"], "r4").effects(&[drop]).rules(&[rule(number(2), blue(ones))]).go();
    table.plays(ANA, "r2");
    assert_eq!(lasts(&table), 1);
    let events = table.plays(BO, "r5");
    assert_eq!(lasts(&table), 0, "its rule is gone");
    assert_eq!(times(&events, |event| matches!(event, Event::LastingOver(_))), 1);
    let top = Target::InPlay(Filter::default());
    let mut table = lay(&["r2a", "b3", "r6"], "r4").effects(&[blue(top)]).go();
    table.plays(ANA, "r2");
    assert_eq!((lasts(&table), table.view().top_counts.colours), (1, 1 << 4));
    table.plays(BO, "b3");
    assert_eq!(lasts(&table), 0, "its card is covered");
}

/// BL-95: a change of the top card is for that card, and not for the next one.
#[test]
fn the_next_card_on_top_is_what_it_is() {
    let top = Target::InPlay(Filter::default());
    let any = change(top, CountsAs::AnyColour, Lasts::Turns(9));
    let mut table = lay(&["r2a", "b3", "r6"], "r4").effects(&[any]).go();
    table.plays(ANA, "r2");
    assert_eq!(table.view().top_counts.colours, 0b11_1111);
    assert!(penalties(&table.plays(BO, "b3")).is_empty());
    assert_eq!(table.view().top_counts.colours, 1 << 4);
}

/// BL-101, BL-106, BL-R10: the cards of one hand count as something else, and those of others do not.
#[test]
fn a_change_of_a_hand_is_for_that_hand_alone() {
    let red = change(Target::Hands(Whom::Next), CountsAs::Colour(Colour::Red), Lasts::Turns(5));
    let mut table = lay(&["r2a", "g6", "g6 r1"], "r4").effects(&[red]).go();
    table.plays(ANA, "r2");
    assert_eq!(table.eyes(BO).matching.len(), 7);
    assert_eq!(table.eyes(CY).matching, table.cards(CY, "r1"));
    assert!(penalties(&table.plays(BO, "g6")).is_empty());
    assert_eq!(table.view().top_counts.colours, 1 << 3, "green is printed on it");
}

/// EF-IMMUNE: the next effect, and only that one, and only for so long.
#[test]
fn whoever_is_spared_is_spared_once() {
    let draw = rule(number(2), does(Whom::All, Deed::Draw(1)));
    let again = rule(number(2), does(Whom::All, Deed::Draw(2)));
    let table = lay(&["r2 r3a", "r1", "r6 r2"], "r4")
        .effects(&[does(Whom::Previous, Deed::Immune(5))])
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

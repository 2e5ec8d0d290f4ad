//! The house rules that can be switched on and off.

use std::{collections::BTreeSet, fmt::Debug};

use partypiece::screens::{
    blank, clear,
    house::{HouseRule, in_force},
    pieceagories, rememory, scattergories,
};

/// Checks that each rule is off by default, and that its field switches on this rule alone.
fn assert_independent<House: Clone + Default + PartialEq + Debug>(rules: &[HouseRule<House>]) {
    assert_eq!(in_force(rules, &House::default()), Vec::<&str>::new());
    for rule in rules {
        let mut house = House::default();
        *(rule.field)(&mut house) = true;
        assert_eq!(in_force(rules, &house), [rule.title]);
    }
    let titles: BTreeSet<_> = rules.iter().map(|rule| rule.title).collect();
    assert_eq!(titles.len(), rules.len());
}

#[test]
fn every_field_switches_only_its_own_rule() {
    assert_independent(&pieceagories::house::HOUSE_RULES);
    assert_independent(&scattergories::house::HOUSE_RULES);
    assert_independent(&clear::house::HOUSE_RULES);
    assert_independent(&blank::house::HOUSE_RULES);
    assert_independent(&rememory::house::HOUSE_RULES);
}

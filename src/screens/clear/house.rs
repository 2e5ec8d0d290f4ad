//! The house rules of Clear!.

use crate::{
    rules::clear::{Hints, House, Mode},
    screens::house::{HouseRule, in_force, joined},
};

/// The house rules of Clear!.
pub const HOUSE_RULES: [HouseRule<House>; 3] = [
    HouseRule {
        title: "Check a Scratch",
        line: "Scratch means: you take no line. With this rule nobody can scratch while a line fits.",
        field: |house| &mut house.check_scratch,
    },
    HouseRule {
        title: "Show what was missed",
        line: "When everybody has decided, the cards show the lines that players missed.",
        field: |house| &mut house.show_missed,
    },
    GO_ON_AT_ONCE,
];

/// With cards on the screen.
const GO_ON_AT_ONCE: HouseRule<House> = HouseRule {
    title: "Go on at once",
    line: "The next deal begins at once, without showing the score.",
    field: |house| &mut house.go_on_at_once,
};

/// The same with real cards, which people have to fill first.
const NO_ANNOUNCEMENT: HouseRule<House> = HouseRule {
    title: "No announcement",
    line: "The score is not announced. The next deal begins when all cards are filled.",
    field: |house| &mut house.go_on_at_once,
};

/// The house rules of Clear! that a table can use, and whether it can use hints. The page does not see real cards, so it
/// cannot find lines on them.
pub fn clear_rules(mode: Mode) -> (&'static [HouseRule<House>], bool) {
    match mode {
        Mode::Cards => (&HOUSE_RULES, true),
        Mode::Caller => (&[NO_ANNOUNCEMENT], false),
    }
}

/// The house rules of Clear! that a table plays by, in a line.
pub fn rules_in_force(mode: Mode, house: &House) -> String {
    let hints = match house.hints {
        Hints::None => None,
        Hints::Exists => Some("Hints: whether a line fits"),
        Hints::Show => Some("Hints: show lines"),
        Hints::Ask => Some("Hints: when asked"),
    };
    let (rules, has_hints) = clear_rules(mode);
    let hints = hints.filter(|_| has_hints);
    joined(in_force(rules, house).into_iter().chain(hints).map(str::to_owned))
}

//! The house rules of BLANK.

use crate::{
    rules::blank::House,
    screens::house::{HouseRule, in_force, joined},
};

/// The house rules of BLANK.
pub const HOUSE_RULES: [HouseRule<House>; 7] = [
    HouseRule {
        title: "Mark playable cards",
        line: "Only the marked cards can be played. Without this rule, a wrong card costs a Penalty.",
        field: |house| &mut house.mark_playable,
    },
    HouseRule {
        title: "Effects by hand",
        line: "You draw, give and discard by hand. Whoever forgets can be called out.",
        field: |house| &mut house.effects_by_hand,
    },
    HouseRule {
        title: "Write on plain cards",
        line: "Before the first turn and in your turns you can write on plain cards in your hand. They stay in the deck after the game.",
        field: |house| &mut house.fill_in,
    },
    HouseRule {
        title: "Cards have points",
        line: "Whoever writes on a card may give it points. Whoever plays it says who gets them. They are for fun unless “Most points win” is on.",
        field: |house| &mut house.points,
    },
    HouseRule {
        title: "Most points win",
        line: "The first empty hand ends the game, and whoever has most points wins.",
        field: |house| &mut house.points_win,
    },
    HouseRule {
        title: "No new Draw Pile",
        line: "The discards are not shuffled again. When no pile is left and nobody can play, the smallest hand wins.",
        field: |house| &mut house.one_pile,
    },
    HouseRule {
        title: "Agree on every order",
        line: "Whenever several rules apply, you say in which order. Without this rule, you are asked only where the order changes something.",
        field: |house| &mut house.every_order,
    },
];

/// The house rules of BLANK that a table plays by, in a line.
pub fn rules_in_force(house: &House) -> String {
    joined(in_force(&HOUSE_RULES, house).into_iter().map(str::to_owned))
}

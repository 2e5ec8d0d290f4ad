//! The house rules of Scattergories.

use crate::{
    rules::scattergories::{House, Scoring, Setup},
    screens::house::{
        HouseRule, blitz, favourite_scores, hand_in_early, in_force, joined, within_a_category,
    },
};

/// The house rules of Scattergories.
pub const HOUSE_RULES: [HouseRule<House>; 5] = [
    within_a_category(|house| &mut house.same_category),
    HouseRule {
        title: "Articles do not count",
        line: "“The Count of Monte Cristo” is then an answer for C. By the official rules it is one for T.",
        field: |house| &mut house.skip_articles,
    },
    hand_in_early(|house| &mut house.early),
    favourite_scores(|house| &mut house.favourite),
    blitz(|house| &mut house.blitz),
];

/// The rules of Scattergories that differ from the official ones, in a line.
pub fn rules_in_force(setup: &Setup) -> String {
    let scoring = match setup.scoring {
        Scoring::Standard { alliteration: true } => None,
        Scoring::Standard { alliteration: false } => Some("A point each"),
        Scoring::Junior => Some("Junior"),
    };
    let active = in_force(&HOUSE_RULES, &setup.house);
    joined(scoring.into_iter().chain(active).map(str::to_owned))
}

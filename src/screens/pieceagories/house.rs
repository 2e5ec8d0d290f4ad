//! The house rules of 10 Blank White Pieceagories.

use crate::{
    rules::pieceagories::{House, Setup},
    screens::house::{
        HouseRule, blitz, favourite_scores, hand_in_early, in_force, joined, within_a_category,
    },
    setup::pieceagories::{ForfeitChoice, Plan},
    wording::{Noun, counted_at_start},
};

/// The house rules of 10 Blank White Pieceagories. Those that a function makes are also house rules of Scattergories.
pub const HOUSE_RULES: [HouseRule<House>; 10] = [
    HouseRule {
        title: "The host writes categories, too",
        line: "By the official rules the host writes none.",
        field: |house| &mut house.host_invents,
    },
    HouseRule {
        title: "Alliteration is worth two",
        line: "Two words or more that all begin with the letter give 2 points: “Farrah Fawcett” under F.",
        field: |house| &mut house.alliteration,
    },
    within_a_category(|house| &mut house.same_category),
    HouseRule {
        title: "A leading article does not count",
        line: "“The Walking Dead” is then an answer for W. By the official rules the article has to come last.",
        field: |house| &mut house.skip_articles,
    },
    HouseRule {
        title: "A new letter every round",
        line: "If the dice give the letter of the round before, they are rolled again.",
        field: |house| &mut house.fresh_letter,
    },
    hand_in_early(|house| &mut house.early),
    HouseRule {
        title: "Flip the coin in turn",
        line: "The next player by seat flips it. By the official rules it is whoever has the next birthday.",
        field: |house| &mut house.by_seat,
    },
    HouseRule {
        title: "Show who wrote a category",
        line: "The writers’ names are beside the categories in each round, not only after the game.",
        field: |house| &mut house.authors_at_once,
    },
    favourite_scores(|house| &mut house.favourite),
    blitz(|house| &mut house.blitz),
];

/// What differs from the official rules of 10 Blank White Pieceagories, in a line.
pub fn rules_in_force(plan: &Plan) -> String {
    let rounds = (plan.rounds != Setup::OFFICIAL_ROUNDS).then(|| counted_at_start(plan.rounds, Noun::ROUND));
    let forfeits = (plan.forfeit_choice != ForfeitChoice::Nothing).then_some("Forfeits");
    let active = in_force(&HOUSE_RULES, &plan.house).into_iter().chain(forfeits).map(str::to_owned);
    joined(rounds.into_iter().chain(active))
}

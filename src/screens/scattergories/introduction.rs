//! What the cards before a first game of Scattergories say, for the rounds and the scoring of this game.

use crate::{
    rules::scattergories::{Scoring, View},
    screens::sheets::A_POINT_EACH,
};

/// Where the letter comes from, and for how many rounds the list is (SC-R32).
pub fn one_letter(view: &View) -> &'static str {
    match view.rounds {
        0 | 1 => "A die gives the letter, and everybody has the same twelve categories.",
        2 => "A die gives the letter, and everybody has the same twelve categories for two rounds.",
        3.. => "A die gives the letter, and everybody has the same twelve categories for three rounds.",
    }
}

/// What an answer is worth (SC-22, SC-23, SC-25 to SC-28).
pub fn worth(view: &View) -> &'static str {
    match view.scoring {
        Scoring::Standard { alliteration: true } => {
            "An answer that somebody else has, too, gets no point; every other one gets a point, and some names get more."
        }
        Scoring::Standard { alliteration: false } => A_POINT_EACH,
        Scoring::Junior => {
            "An answer that somebody else has, too, gets no point; every other one gets two with the letter, and one without it."
        }
    }
}

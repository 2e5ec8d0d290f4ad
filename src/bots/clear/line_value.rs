//! The value of a line when looking one roll ahead.
//!
//! Values are hundredths of a point. The weights predict the points still to come, minus one point for each roll needed,
//! because others may clear their cards in every roll. They were fitted once to thirty thousand deals of a good player
//! who played alone. A ray is a whole row, column or diagonal of the card.

use crate::rules::{
    clear::{
        Card, FOUR_POINTS, Squares,
        line::{self, Lines, Ranks},
    },
    piecepack::Rank,
};

/// The value of a line of four.
const FOUR_VALUE: i32 = 100 * FOUR_POINTS as i32;
/// The cost of each further roll, in which others may clear their cards.
const ROLL_COST: i32 = 100;

/// Weights for the rest of a card, one row each for up to 8 coins (the most that a clear card can have), 12, 17 and 24 (a full card).
/// The columns, in hundredths of a point except where it says thousandths:
///
/// 1. a constant
/// 2. the number of coins
/// 3. the square of that number, in thousandths
/// 4. the extra coins: over all rays, the coins beyond two
/// 5. the rays with three or more coins
/// 6. the coins that are on none of these rays
/// 7. the number of extra coins multiplied by the number of coins, in thousandths
const WEIGHTS: [[i32; 7]; 4] = [
    [-6, -127, 39, 522, 65, 117, -584],
    [2150, -428, 150, 19, 3, 45, 0],
    [-344, -56, 5, 61, -8, 38, -25],
    [487, -133, 16, 43, -13, 0, -8],
];

/// The value of a line: its score, and what the rest of the card is expected to bring after the best use of the next roll.
pub(super) fn line_value(card: &Card, line: Squares) -> i32 {
    let rest = card.without(line);
    let now = line_score(line);
    if line::is_cleared(rest.left()) {
        return now + cleared_score(rest.left());
    }
    let if_scratched = expected_points(rest.left());
    let mut lines = [(Ranks::default(), 0); Lines::MAX];
    let mut count = 0;
    // The next roll has four dice again: a Scratch-Off comes only when nobody has taken a line.
    line::for_each_line(&rest, false, |next_line, ranks| {
        let value = line_score(next_line) + expected_points(rest.left().without(next_line));
        // A line is taken only if it is better than a Scratch.
        if value > if_scratched
            && let Some(slot) = lines.get_mut(count)
        {
            *slot = (ranks, value - if_scratched);
            count += 1;
        }
    });
    let lines = lines.get_mut(..count).unwrap_or_default();
    // The best first, so that the first matching line is taken.
    lines.sort_unstable_by_key(|(_, value)| -value);
    let best_gain =
        |dice: Ranks| lines.iter().find(|(coins, _)| coins.are_matched_by(dice)).map_or(0, |(_, gain)| *gain);
    let total: i32 = THROWS.iter().map(|&(dice, outcomes)| best_gain(dice) * outcomes).sum();
    now + if_scratched - ROLL_COST + total / OUTCOMES
}

/// The points for taking a line.
fn line_score(line: Squares) -> i32 {
    if line.len() == 4 { FOUR_VALUE } else { 0 }
}

/// The score of a cleared card: ten points, less one for each coin left. At most eight can be left, two in each row.
fn cleared_score(left: Squares) -> i32 {
    1000 - 100 * left.len() as i32
}

/// The expected points of a card, judged only by which squares have coins.
fn expected_points(left: Squares) -> i32 {
    let (mut extra, mut rays_of_three, mut on_rays_of_three) = (0, 0, Squares::NONE);
    for ray in &line::RAYS[..line::LONG_RAYS] {
        let coins = ray.intersection(left);
        if coins.len() > 2 {
            extra += coins.len() as i32 - 2;
            rays_of_three += 1;
            on_rays_of_three = on_rays_of_three.with(coins);
        }
    }
    // No ray has three coins, so the card is clear.
    if rays_of_three == 0 {
        return cleared_score(left);
    }
    let coins = left.len() as i32;
    let off_rays_of_three = left.without(on_rays_of_three).len() as i32;
    let weights = &WEIGHTS[match coins {
        ..=8 => 0,
        9..=12 => 1,
        13..=17 => 2,
        18.. => 3,
    }];
    // The columns in hundredths are multiplied by 10, so that all products are thousandths.
    let parts = [
        10,
        10 * coins,
        coins * coins,
        10 * extra,
        10 * rays_of_three,
        10 * off_rays_of_three,
        extra * coins,
    ];
    weights.iter().zip(parts).map(|(weight, part)| weight * part).sum::<i32>() / 10
}

/// The number of outcomes of four dice with six faces each.
const OUTCOMES: i32 = 1296;

/// The 126 throws of four dice that differ in more than their order, each with its number of outcomes.
const THROWS: [(Ranks, i32); 126] = throws();

const fn throws() -> [(Ranks, i32); 126] {
    let mut throws = [(Ranks::one(Rank::Null), 0); 126];
    let (mut count, mut outcome) = (0, 0);
    while outcome < OUTCOMES as usize {
        let faces = [outcome / 216, outcome / 36 % 6, outcome / 6 % 6, outcome % 6];
        let sorted = faces[0] <= faces[1] && faces[1] <= faces[2] && faces[2] <= faces[3];
        if sorted {
            throws[count] = (ranks(faces), orders(faces));
            count += 1;
        }
        outcome += 1;
    }
    throws
}

const fn ranks(faces: [usize; 4]) -> Ranks {
    let [a, b, c, d] = faces;
    let ranks = Rank::ALL;
    Ranks::one(ranks[a]).plus(Ranks::one(ranks[b])).plus(Ranks::one(ranks[c])).plus(Ranks::one(ranks[d]))
}

/// The number of different orders of these sorted faces: 24, or fewer if some are equal.
const fn orders(faces: [usize; 4]) -> i32 {
    let (mut orders, mut run, mut index) = (24, 1, 1);
    while index < faces.len() {
        run = if faces[index] == faces[index - 1] { run + 1 } else { 1 };
        orders /= run;
        index += 1;
    }
    orders
}

//! What a tap on a coin of Clear! does to the coins that were chosen before it.

use partypiece::rules::clear::{Card, Squares, line::RAYS};
use partypiece::rules::piecepack::Rank;
use proptest::prelude::*;

fn card(left: u32) -> Card {
    let full = Card::of(std::array::from_fn(|square| Rank::ALL[square % 6]));
    full.without(Squares::new(!left & 0xff_ffff).unwrap())
}

fn squares(numbers: &[u8]) -> Squares {
    numbers.iter().fold(Squares::NONE, |all, &square| all.with(Squares::one(square)))
}

/// CL-26, CL-27
#[test]
fn a_line_is_chosen_by_its_two_ends_across_gaps() {
    let full = card(0xff_ffff);
    assert_eq!(full.tapped(squares(&[0]), 3, 4), squares(&[0, 1, 2, 3]), "a row");
    assert_eq!(full.tapped(squares(&[21]), 0, 4), squares(&[0, 7, 14, 21]), "a diagonal, from its end");
    let gap = full.without(squares(&[1, 2]));
    assert_eq!(gap.tapped(squares(&[0]), 5, 4), squares(&[0, 3, 4, 5]), "what is gone is not taken along");
    assert_eq!(full.tapped(squares(&[0]), 1, 2), squares(&[0, 1]), "two in a Scratch-Off");
}

/// CL-R07: what lies too far apart joins alone, and the rules say what is wrong.
#[test]
fn what_is_no_line_joins_alone() {
    let full = card(0xff_ffff);
    assert_eq!(full.tapped(squares(&[0]), 4, 4), squares(&[0, 4]), "five in a row");
    assert_eq!(full.tapped(squares(&[0]), 2, 2), squares(&[0, 2]), "three in a Scratch-Off");
    assert_eq!(full.tapped(squares(&[0, 1]), 8, 4), squares(&[0, 1, 8]), "a bend");
}

/// CL-R09: choosing is free.
#[test]
fn a_choice_is_dropped_coin_by_coin_or_begun_anew() {
    let full = card(0xff_ffff);
    assert_eq!(full.tapped(squares(&[0, 1, 2]), 1, 4), squares(&[0, 2]));
    assert_eq!(full.tapped(squares(&[0, 1, 2, 3]), 9, 4), squares(&[9]));
    let gap = full.without(squares(&[5]));
    assert_eq!(gap.tapped(squares(&[0, 1]), 5, 4), Squares::NONE, "an empty square drops all");
}

proptest! {
    /// CL-R07, CL-R24: whatever is tapped, only coins that lie there are chosen, never more than four, and coins on one
    /// ray are never chosen across another if they were within reach.
    #[test]
    fn a_choice_is_made_of_coins(left in 0..=0xff_ffff_u32, taps in proptest::collection::vec(0..24_u8, 0..12)) {
        let card = card(left);
        let mut chosen = Squares::NONE;
        for tap in taps {
            let before = chosen;
            chosen = card.tapped(chosen, tap, 4);
            prop_assert!(card.left().has(chosen));
            prop_assert!(chosen.len() <= 4);
            if before.len() == 1 && chosen.len() > 2 {
                prop_assert!(RAYS.iter().any(|ray| ray.has(chosen)));
            }
        }
    }
}

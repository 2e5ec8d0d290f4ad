//! What a tap or a drag on a card of Clear! makes of the coins that are chosen.

use partypiece::rules::{
    clear::{
        Card, Selection, Squares,
        line::{self, RAYS},
    },
    piecepack::Rank,
};
use proptest::prelude::*;

fn card(left: u32) -> Card {
    let full = Card::of(std::array::from_fn(|square| Rank::ALL[square % 6]));
    full.without(Squares::new(!left & 0xff_ffff).unwrap())
}

fn squares(numbers: &[u8]) -> Squares {
    numbers.iter().fold(Squares::NONE, |all, &square| all.with(Squares::one(square)))
}

/// What is chosen after these taps, one after the other, on a card on which nothing was.
fn taps(card: &Card, taps: &[u8], most: u32) -> Squares {
    taps.iter().fold(Selection::default(), |chosen, &square| chosen.tapped(card, square, most)).coins()
}

/// These squares in every order.
fn orders(squares: &[u8]) -> Vec<Vec<u8>> {
    let [] = squares else {
        let rest = |at: usize| [&squares[..at], &squares[at + 1..]].concat();
        let from =
            |at: usize| orders(&rest(at)).into_iter().map(move |rest| [vec![squares[at]], rest].concat());
        return (0..squares.len()).flat_map(from).collect();
    };
    vec![Vec::new()]
}

/// Every line of a card: of three and four, or of two.
fn lines(card: &Card, scratch_off: bool) -> Vec<Squares> {
    let mut lines = Vec::new();
    line::each(card, scratch_off, |line, _| lines.push(line));
    lines
}

/// CL-26, CL-27
#[test]
fn a_line_is_chosen_by_its_two_ends_across_gaps() {
    let full = card(0xff_ffff);
    assert_eq!(taps(&full, &[0, 3], 4), squares(&[0, 1, 2, 3]), "a row");
    assert_eq!(taps(&full, &[21, 0], 4), squares(&[0, 7, 14, 21]), "a diagonal, from its end");
    let gap = full.without(squares(&[1, 2]));
    assert_eq!(taps(&gap, &[0, 5], 4), squares(&[0, 3, 4, 5]), "what is gone is not taken along");
    assert_eq!(taps(&full, &[0, 1], 2), squares(&[0, 1]), "two in a Scratch-Off");
}

/// CL-R25
#[test]
fn each_line_is_chosen_by_tapping_all_its_coins_in_any_order() {
    for left in [0xff_ffff, 0x5a_5a5a, 0x96_9696, 0x3f_03f3, 0xe1_c387] {
        let card = card(left);
        for line in lines(&card, false) {
            let coins: Vec<u8> = line.numbers().collect();
            for order in orders(&coins) {
                assert_eq!(taps(&card, &order, 4), line, "{order:?} on {left:x}");
            }
        }
        for line in lines(&card, true) {
            let coins: Vec<u8> = line.numbers().collect();
            orders(&coins).iter().for_each(|order| assert_eq!(taps(&card, order, 2), line, "{order:?}"));
        }
    }
}

/// CL-R25: what was taken along is kept by one tap and dropped by the next, what was tapped is dropped.
#[test]
fn a_coin_that_came_along_is_dropped_by_its_second_tap() {
    let full = card(0xff_ffff);
    assert_eq!(taps(&full, &[0, 3, 1], 4), squares(&[0, 1, 2, 3]));
    assert_eq!(taps(&full, &[0, 3, 1, 1], 4), squares(&[0, 2, 3]));
    assert_eq!(taps(&full, &[0, 3, 3], 4), squares(&[0, 1, 2]));
    assert_eq!(taps(&full, &[0, 2, 3, 0], 4), squares(&[1, 2, 3]));
}

/// CL-R07: what lies too far apart joins alone, and the rules say what is wrong.
#[test]
fn what_is_no_line_joins_alone() {
    let full = card(0xff_ffff);
    assert_eq!(taps(&full, &[0, 4], 4), squares(&[0, 4]), "five in a row");
    assert_eq!(taps(&full, &[0, 2], 2), squares(&[0, 2]), "three in a Scratch-Off");
    assert_eq!(taps(&full, &[0, 1, 8], 4), squares(&[0, 1, 8]), "a bend");
}

/// CL-R09: choosing is free.
#[test]
fn a_choice_is_dropped_coin_by_coin_or_begun_anew() {
    let full = card(0xff_ffff);
    assert_eq!(taps(&full, &[0, 1, 2, 1], 4), squares(&[0, 2]));
    assert_eq!(taps(&full, &[0, 1, 2, 3, 9], 4), squares(&[9]));
    let gap = full.without(squares(&[5]));
    assert_eq!(taps(&gap, &[0, 1, 5], 4), Squares::NONE, "an empty square drops all");
}

/// CL-R25: from either end, whichever squares lie between.
#[test]
fn each_line_is_chosen_by_dragging_along_it() {
    for left in [0xff_ffff, 0x5a_5a5a, 0x96_9696, 0x3f_03f3, 0xe1_c387] {
        let card = card(left);
        for (scratch_off, most) in [(false, 4), (true, 2)] {
            for line in lines(&card, scratch_off) {
                let coins: Vec<u8> = line.numbers().collect();
                let (first, last) = (coins[0], coins[coins.len() - 1]);
                for (from, to) in [(first, last), (last, first)] {
                    let chosen = Selection::dragged(&card, from, to, most);
                    assert_eq!(chosen.map(Selection::coins), Some(line), "{from} to {to} on {left:x}");
                }
            }
        }
    }
}

/// CL-R25: a drag is as good as a tap on each coin, so the next tap on one drops it.
#[test]
fn a_drag_keeps_to_lines() {
    let full = card(0xff_ffff);
    let dragged = |from, to| Selection::dragged(&full, from, to, 4);
    assert_eq!(dragged(0, 8), None, "no line leads there");
    assert_eq!(dragged(0, 5).map(Selection::coins), Some(squares(&[0, 1, 2, 3])), "four are the most");
    assert_eq!(dragged(5, 0).map(Selection::coins), Some(squares(&[2, 3, 4, 5])));
    assert_eq!(dragged(7, 7).map(Selection::coins), Some(squares(&[7])), "back where it began");
    let row = dragged(0, 3).unwrap_or_default();
    assert_eq!(row.tapped(&full, 1, 4).coins(), squares(&[0, 2, 3]));
}

proptest! {
    /// CL-R07, CL-R24: whatever is tapped, only coins that lie there are chosen, never more than four, and coins on one
    /// ray are never chosen across another if they were within reach.
    #[test]
    fn a_choice_is_made_of_coins(left in 0..=0xff_ffff_u32, taps in proptest::collection::vec(0..24_u8, 0..12)) {
        let card = card(left);
        let mut chosen = Selection::default();
        for tap in taps {
            let before = chosen;
            chosen = chosen.tapped(&card, tap, 4);
            prop_assert!(card.left().has(chosen.coins()));
            prop_assert!(chosen.coins().len() <= 4);
            if before.coins().len() == 1 && chosen.coins().len() > 2 {
                prop_assert!(RAYS.iter().any(|ray| ray.has(chosen.coins())));
            }
        }
    }

    /// CL-R25: any line of any card, in any order.
    #[test]
    fn all_coins_of_a_line_choose_it(left in 0..=0xff_ffff_u32, nth: prop::sample::Index, order in any::<u64>()) {
        let card = card(left);
        let lines = lines(&card, false);
        prop_assume!(!lines.is_empty());
        let line = lines[nth.index(lines.len())];
        let coins: Vec<u8> = line.numbers().collect();
        let orders = orders(&coins);
        prop_assert_eq!(taps(&card, &orders[order as usize % orders.len()], 4), line);
    }
}

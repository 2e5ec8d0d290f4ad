//! How taps and drags on a card of Clear! change the selected coins.

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

/// The selection after these taps on a card without a selection.
fn selection_after(card: &Card, taps: &[u8], most: u32) -> Squares {
    taps.iter().fold(Selection::default(), |chosen, &square| chosen.tapped(card, square, most)).coins()
}

/// All orders of these squares.
fn orders(squares: &[u8]) -> Vec<Vec<u8>> {
    let [] = squares else {
        let rest = |index: usize| [&squares[..index], &squares[index + 1..]].concat();
        let from = |index: usize| {
            orders(&rest(index)).into_iter().map(move |rest| [vec![squares[index]], rest].concat())
        };
        return (0..squares.len()).flat_map(from).collect();
    };
    vec![Vec::new()]
}

/// All lines of a card: of three and four coins, or of two.
fn lines(card: &Card, scratch_off: bool) -> Vec<Squares> {
    let mut lines = Vec::new();
    line::for_each_line(card, scratch_off, |line, _| lines.push(line));
    lines
}

/// CL-26, CL-27
#[test]
fn tapping_both_ends_selects_a_line_across_gaps() {
    let full = card(0xff_ffff);
    assert_eq!(selection_after(&full, &[0, 3], 4), squares(&[0, 1, 2, 3]), "a row");
    assert_eq!(selection_after(&full, &[21, 0], 4), squares(&[0, 7, 14, 21]), "a diagonal, from its end");
    let gap = full.without(squares(&[1, 2]));
    assert_eq!(selection_after(&gap, &[0, 5], 4), squares(&[0, 3, 4, 5]), "removed coins are not selected");
    assert_eq!(selection_after(&full, &[0, 1], 2), squares(&[0, 1]), "two in a Scratch-Off");
}

/// CL-R25
#[test]
fn tapping_all_coins_in_any_order_selects_a_line() {
    for left in [0xff_ffff, 0x5a_5a5a, 0x96_9696, 0x3f_03f3, 0xe1_c387] {
        let card = card(left);
        for line in lines(&card, false) {
            let coins: Vec<u8> = line.numbers().collect();
            for order in orders(&coins) {
                assert_eq!(selection_after(&card, &order, 4), line, "{order:?} on {left:x}");
            }
        }
        for line in lines(&card, true) {
            let coins: Vec<u8> = line.numbers().collect();
            orders(&coins)
                .iter()
                .for_each(|order| assert_eq!(selection_after(&card, order, 2), line, "{order:?}"));
        }
    }
}

/// CL-R25: a coin that was added by the page is kept by one tap and removed by the next; a tapped coin is removed by
/// its next tap.
#[test]
fn a_coin_added_by_the_page_is_removed_by_its_second_tap() {
    let full = card(0xff_ffff);
    assert_eq!(selection_after(&full, &[0, 3, 1], 4), squares(&[0, 1, 2, 3]));
    assert_eq!(selection_after(&full, &[0, 3, 1, 1], 4), squares(&[0, 2, 3]));
    assert_eq!(selection_after(&full, &[0, 3, 3], 4), squares(&[0, 1, 2]));
    assert_eq!(selection_after(&full, &[0, 2, 3, 0], 4), squares(&[1, 2, 3]));
}

/// CL-R07, CL-R25: a second coin that makes no line with the first is added alone, so that the rules can say
/// what is wrong. If two or more coins are selected, a coin that makes no line with them starts a new
/// selection.
#[test]
fn a_tap_that_makes_no_line_adds_a_second_coin_or_starts_again() {
    let full = card(0xff_ffff);
    assert_eq!(selection_after(&full, &[0, 4], 4), squares(&[0, 4]), "five in a row");
    assert_eq!(selection_after(&full, &[0, 2], 2), squares(&[0, 2]), "three in a Scratch-Off");
    assert_eq!(selection_after(&full, &[0, 9], 4), squares(&[0, 9]), "no straight line");
    assert_eq!(selection_after(&full, &[0, 1, 8], 4), squares(&[8]), "a bend");
    assert_eq!(selection_after(&full, &[0, 2, 4], 4), squares(&[4]), "five in a row");
    assert_eq!(selection_after(&full, &[0, 4, 2], 4), squares(&[2]), "after two that are too far apart");
    assert_eq!(selection_after(&full, &[0, 1, 2], 2), squares(&[2]), "a third in a Scratch-Off");
}

/// CL-R09: the selection can be changed freely.
#[test]
fn a_selection_is_removed_coin_by_coin_or_started_again() {
    let full = card(0xff_ffff);
    assert_eq!(selection_after(&full, &[0, 1, 2, 1], 4), squares(&[0, 2]));
    assert_eq!(selection_after(&full, &[0, 1, 2, 3, 9], 4), squares(&[9]));
    let gap = full.without(squares(&[5]));
    assert_eq!(selection_after(&gap, &[0, 1, 5], 4), Squares::NONE, "a tap on an empty square deselects all");
}

/// CL-R25: a drag selects a line from either end, across all squares between the ends.
#[test]
fn dragging_along_a_line_selects_it() {
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

/// CL-R25: a drag is the same as a tap on each of its coins, so the next tap on such a coin removes it.
#[test]
fn a_drag_stays_on_a_line() {
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
    /// CL-R07, CL-R24: any taps select only existing coins, and at most four. If a tap turns one selected
    /// coin into more than two, all of them are on one ray.
    #[test]
    fn a_selection_contains_only_coins(left in 0..=0xff_ffff_u32, taps in proptest::collection::vec(0..24_u8, 0..12)) {
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

    /// CL-R25: the coins of any line of any card can be tapped in any order.
    #[test]
    fn tapping_all_coins_of_a_line_selects_it(left in 0..=0xff_ffff_u32, nth: prop::sample::Index, order in any::<u64>()) {
        let card = card(left);
        let lines = lines(&card, false);
        prop_assume!(!lines.is_empty());
        let line = lines[nth.index(lines.len())];
        let coins: Vec<u8> = line.numbers().collect();
        let orders = orders(&coins);
        prop_assert_eq!(selection_after(&card, &orders[order as usize % orders.len()], 4), line);
    }
}

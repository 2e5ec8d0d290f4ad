//! Which rows of a list stay when others move: the one part of drawing that needs no page, tested without one.

#[path = "../src/ui/dom/order.rs"]
mod order;

use order::staying;
use proptest::prelude::*;

/// Lists after a change: rows that stood somewhere, each in another place, and new ones between them.
fn lists() -> impl Strategy<Value = Vec<Option<usize>>> {
    let shuffled = Just((0..9).map(Some).collect::<Vec<Option<usize>>>()).prop_shuffle();
    (shuffled, prop::collection::vec(any::<bool>(), 9)).prop_map(|(rows, old)| {
        let new = |(row, old): (Option<usize>, bool)| row.filter(|_| old);
        rows.into_iter().zip(old).map(new).collect()
    })
}

fn in_order(rows: &[usize]) -> bool {
    rows.is_sorted_by(|one, next| one < next)
}

/// The length of the longest run in order, found by trying all.
fn longest(rows: &[usize]) -> usize {
    let chosen = |which: usize| -> Vec<usize> {
        rows.iter().enumerate().filter(|(at, _)| which >> at & 1 == 1).map(|(_, row)| *row).collect()
    };
    (0..1 << rows.len()).map(chosen).filter(|rows| in_order(rows)).map(|rows| rows.len()).max().unwrap_or(0)
}

proptest! {
    #[test]
    fn what_stays_is_in_order_and_as_many_stay_as_can(before in lists()) {
        let stays = staying(&before);
        prop_assert_eq!(stays.len(), before.len());
        let staying: Vec<usize> = before.iter().zip(&stays).filter(|(_, stays)| **stays).filter_map(|(row, _)| *row).collect();
        prop_assert_eq!(staying.len(), stays.iter().filter(|stays| **stays).count(), "a new row stays nowhere");
        prop_assert!(in_order(&staying));
        let there: Vec<usize> = before.into_iter().flatten().collect();
        prop_assert_eq!(staying.len(), longest(&there));
    }
}

#[test]
fn one_row_that_moves_moves_alone() {
    assert_eq!(staying(&[Some(1), Some(2), Some(3), Some(0)]), [true, true, true, false]);
    assert_eq!(staying(&[Some(3), Some(0), Some(1), Some(2)]), [false, true, true, true]);
}

#[test]
fn rows_that_come_and_go_move_no_other() {
    assert_eq!(staying(&[None, Some(1), None, Some(4)]), [false, true, false, true]);
}

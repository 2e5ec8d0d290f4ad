//! Decides which rows of a list stay where they are when others move.

/// Returns for each row whether it belongs to the longest increasing subsequence: the largest set of rows that are in
/// order already. `old_indexes` has the old index of each row, and `None` for a new row.
///
/// These rows are not touched at all, so they keep their focus and their animations even in browsers that cannot move
/// nodes.
pub(crate) fn longest_increasing_subsequence(old_indexes: &[Option<usize>]) -> Vec<bool> {
    // For each length: the last row of a subsequence of that length. Of several, the one with the smallest old index.
    let mut ends: Vec<usize> = Vec::new();
    // For each row: the row before it in its subsequence.
    let mut previous: Vec<Option<usize>> = vec![None; old_indexes.len()];
    for row in (0..old_indexes.len()).filter(|&row| old_indexes[row].is_some()) {
        let length = ends.partition_point(|&end| old_indexes[end] < old_indexes[row]);
        previous[row] = length.checked_sub(1).map(|shorter| ends[shorter]);
        match ends.get_mut(length) {
            Some(end) => *end = row,
            None => ends.push(row),
        }
    }
    let mut stays = vec![false; old_indexes.len()];
    for row in std::iter::successors(ends.last().copied(), |&row| previous[row]) {
        stays[row] = true;
    }
    stays
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::longest_increasing_subsequence;

    /// Lists after a change: old rows in a random order, with new ones between them.
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

    /// The length of the longest increasing subsequence, found by trying all.
    fn longest(rows: &[usize]) -> usize {
        let chosen = |bits: usize| -> Vec<usize> {
            rows.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1).map(|(_, row)| *row).collect()
        };
        let increasing = (0..1 << rows.len()).map(chosen).filter(|rows| in_order(rows));
        increasing.map(|rows| rows.len()).max().unwrap_or(0)
    }

    proptest! {
        #[test]
        fn the_rows_that_stay_are_a_longest_increasing_subsequence(old_indexes in lists()) {
            let stays = longest_increasing_subsequence(&old_indexes);
            prop_assert_eq!(stays.len(), old_indexes.len());
            let kept = old_indexes.iter().zip(&stays).filter(|(_, stays)| **stays);
            let kept: Vec<usize> = kept.filter_map(|(old_index, _)| *old_index).collect();
            let count = stays.iter().filter(|stays| **stays).count();
            prop_assert_eq!(kept.len(), count, "a new row has no place to stay");
            prop_assert!(in_order(&kept));
            let old: Vec<usize> = old_indexes.into_iter().flatten().collect();
            prop_assert_eq!(kept.len(), longest(&old));
        }
    }

    #[test]
    fn only_the_row_with_a_new_place_moves() {
        let stays = longest_increasing_subsequence(&[Some(1), Some(2), Some(3), Some(0)]);
        assert_eq!(stays, [true, true, true, false]);
        let stays = longest_increasing_subsequence(&[Some(3), Some(0), Some(1), Some(2)]);
        assert_eq!(stays, [false, true, true, true]);
    }

    #[test]
    fn added_and_removed_rows_move_no_other_row() {
        let stays = longest_increasing_subsequence(&[None, Some(1), None, Some(4)]);
        assert_eq!(stays, [false, true, false, true]);
    }
}

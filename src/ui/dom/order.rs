//! Which rows of a list stay where they are when others move.

/// Says of each row whether it can stay, given where it stood before, or that it is new.
///
/// As many stay as can: the longest run of rows that are in order already. What stays is not touched at all, so that it
/// keeps its focus and its animations even in browsers that cannot move things.
pub(super) fn staying(before: &[Option<usize>]) -> Vec<bool> {
    // For each length the run of that length whose last row stood earliest, by that row; and for each row the one
    // before it in its run.
    let mut ends: Vec<usize> = Vec::new();
    let mut behind: Vec<Option<usize>> = vec![None; before.len()];
    for row in (0..before.len()).filter(|&row| before[row].is_some()) {
        let length = ends.partition_point(|&end| before[end] < before[row]);
        behind[row] = length.checked_sub(1).map(|shorter| ends[shorter]);
        match ends.get_mut(length) {
            Some(end) => *end = row,
            None => ends.push(row),
        }
    }
    let mut stays = vec![false; before.len()];
    for row in std::iter::successors(ends.last().copied(), |&row| behind[row]) {
        stays[row] = true;
    }
    stays
}

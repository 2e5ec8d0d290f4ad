//! Which rows of a list stay where they are when others move.

/// Says of each row whether it can stay, given where it stood before, or that it is new.
///
/// As many stay as can: the longest run of rows that are in order already. What stays is not touched at all, so that
/// it keeps its focus and its animations even in browsers that cannot move things.
pub(super) fn staying(before: &[Option<usize>]) -> Vec<bool> {
    // For each length the run of that length which ends with the row that stood first; a row is named by its index.
    let mut ends: Vec<usize> = Vec::new();
    let mut behind: Vec<Option<usize>> = vec![None; before.len()];
    for (row, stood) in before.iter().enumerate() {
        if stood.is_none() {
            continue;
        }
        let length = ends.partition_point(|&end| before[end] < *stood);
        behind[row] = length.checked_sub(1).map(|shorter| ends[shorter]);
        if length == ends.len() {
            ends.push(row);
        } else {
            ends[length] = row;
        }
    }
    let mut stays = vec![false; before.len()];
    let mut row = ends.last().copied();
    while let Some(staying) = row {
        stays[staying] = true;
        row = behind[staying];
    }
    stays
}

//! The house rules of Rememory.

use crate::{rules::rememory::House, screens::house::HouseRule};

/// The house rules of Rememory.
pub const HOUSE_RULES: [HouseRule<House>; 1] = [HouseRule {
    title: "The first to finish wins",
    line: "With the same number of tiles, whoever found their last tile first wins alone.",
    field: |house| &mut house.first_wins,
}];

//! Who owns the game.

/// Who owns the game, and what this page takes from it.
pub const CREDITS: [&str; 3] = [
    "Scattergories was first published in 1988, after an old parlour game called Categories.",
    "Its name is a trademark of its owners, who have nothing to do with this page.",
    "No list and no sentence on this page is taken from theirs: all words here are its own.",
];

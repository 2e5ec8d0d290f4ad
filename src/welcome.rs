//! The texts of the home page. `index.html` has the same texts as plain HTML, shown before the page has started. A test
//! compares the two.

/// The name of the page.
pub const NAME: &str = "Partypiece";

/// Its description in a line.
pub const LINE: &str = "Party games for one laptop. Nothing to install, no account.";

/// The heading above the games.
pub const HEADING: &str = "Which game?";

/// The heading of the section for the games of the day.
pub const DAY_HEADING: &str = "Game of the day";

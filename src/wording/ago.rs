//! How long ago something was, in words.

use super::plural;

/// Minutes in an hour, and so on.
const HOUR: u64 = 60;
const DAY: u64 = 24 * HOUR;
const WEEK: u64 = 7 * DAY;
const MONTH: u64 = 30 * DAY;
const YEAR: u64 = 365 * DAY;

/// Minutes in words: `just now`, `an hour ago`, `3 weeks ago`. More precision would not help to find a game.
pub fn ago(minutes: u64) -> String {
    match minutes {
        0 => "just now".to_owned(),
        1..HOUR => plural(minutes, "a minute ago", "# minutes ago"),
        HOUR..DAY => plural(minutes / HOUR, "an hour ago", "# hours ago"),
        DAY..WEEK => plural(minutes / DAY, "a day ago", "# days ago"),
        WEEK..MONTH => plural(minutes / WEEK, "a week ago", "# weeks ago"),
        MONTH..YEAR => plural(minutes / MONTH, "a month ago", "# months ago"),
        YEAR.. => plural(minutes / YEAR, "a year ago", "# years ago"),
    }
}

//! How long ago something was, in words.

const HOUR: u64 = 60;
const DAY: u64 = 24 * HOUR;
const WEEK: u64 = 7 * DAY;
const MONTH: u64 = 30 * DAY;
const YEAR: u64 = 365 * DAY;

/// Minutes in words: `just now`, `an hour ago`, `3 weeks ago`. More precision would not help to find a game.
pub fn ago(minutes: u64) -> String {
    let (size, one, several) = match minutes {
        0 => return "just now".to_owned(),
        1..HOUR => (1, "a minute", "minutes"),
        HOUR..DAY => (HOUR, "an hour", "hours"),
        DAY..WEEK => (DAY, "a day", "days"),
        WEEK..MONTH => (WEEK, "a week", "weeks"),
        MONTH..YEAR => (MONTH, "a month", "months"),
        YEAR.. => (YEAR, "a year", "years"),
    };
    match minutes / size {
        1 => format!("{one} ago"),
        count => format!("{count} {several} ago"),
    }
}

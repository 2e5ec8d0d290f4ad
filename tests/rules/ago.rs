//! How long ago a game was played.

use partypiece::wording::ago;

#[test]
fn time_is_shown_in_one_unit_that_is_exact_enough() {
    const HOUR: u64 = 60;
    const DAY: u64 = 24 * HOUR;
    let cases = [
        (0, "just now"),
        (1, "a minute ago"),
        (59, "59 minutes ago"),
        (HOUR, "an hour ago"),
        (2 * HOUR - 1, "an hour ago"),
        (23 * HOUR, "23 hours ago"),
        (DAY, "a day ago"),
        (7 * DAY - 1, "6 days ago"),
        (7 * DAY, "a week ago"),
        (29 * DAY, "4 weeks ago"),
        (30 * DAY, "a month ago"),
        (364 * DAY, "12 months ago"),
        (365 * DAY, "a year ago"),
        (800 * DAY, "2 years ago"),
    ];
    for (minutes, words) in cases {
        assert_eq!(ago(minutes), words, "{minutes} minutes");
    }
}

#[test]
fn any_number_of_minutes_can_be_shown() {
    assert!(ago(u64::MAX).ends_with("years ago"));
}

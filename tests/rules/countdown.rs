//! What is heard and said while a countdown runs.

use partypiece::screens::countdown::{heard, pause_text, running_time_text, time_left_text};

#[test]
fn the_last_ten_seconds_tick() {
    assert!(!heard(12, 11).ticks);
    assert!(heard(11, 10).ticks);
    assert!(heard(2, 1).ticks);
}

#[test]
fn a_late_announcement_says_how_many_seconds_are_really_left() {
    let announced = |before, now| heard(before, now).announced;
    assert_eq!(announced(61, 60).as_deref(), Some("60 seconds left."));
    assert_eq!(announced(60, 59), None);
    assert_eq!(announced(33, 28).as_deref(), Some("28 seconds left."));
    assert_eq!(announced(11, 9).as_deref(), Some("9 seconds left."));
    assert_eq!(announced(70, 5).as_deref(), Some("5 seconds left."), "once for all three");
    assert_eq!((announced(70, 1), announced(70, 0)), (None, None), "too late to say");
}

/// PG-R47: the clock goes on while the page is closed, so the curtain says how much is left.
#[test]
fn the_curtain_says_how_much_of_a_running_time_is_left() {
    assert_eq!(running_time_text(83), "Your time is running: 1:23 left");
    assert_eq!(running_time_text(5), "Your time is running: 0:05 left");
}

/// PK-12: the cloth of a pause says how long it has lasted, and what is left afterwards.
#[test]
fn a_pause_says_how_long_it_has_lasted_and_how_much_time_is_left() {
    assert_eq!(pause_text(185), "Pause so far: 3:05");
    assert_eq!(time_left_text(42), "Time left when you go on: 0:42");
}

//! What is heard while a countdown runs.

use partypiece::screens::countdown::heard;

#[test]
fn the_last_ten_seconds_tick() {
    assert!(!heard(12, 11).ticks);
    assert!(heard(11, 10).ticks);
    assert!(heard(2, 1).ticks);
}

#[test]
fn the_time_is_announced_once_even_if_seconds_are_left_out() {
    let announced = |before, now| heard(before, now).announced;
    assert_eq!(announced(61, 60).as_deref(), Some("60 seconds left."));
    assert_eq!(announced(60, 59), None);
    assert_eq!(announced(33, 28).as_deref(), Some("30 seconds left."));
    assert_eq!(announced(11, 9).as_deref(), Some("10 seconds left."));
    assert_eq!(announced(70, 5).as_deref(), Some("60 seconds left."));
}

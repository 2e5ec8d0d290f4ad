//! The clock of a round, against sleeping laptops and clocks that are set.

use partypiece::play::{Clocks, Deadline, TableClock};

const NOON: u64 = 1_732_100_400_000;

/// What the clocks say so long after the start, each by its own account.
fn clocks(wall: i64, steady: u64) -> Clocks {
    Clocks { wall: NOON.saturating_add_signed(wall), steady: 7_000 + steady }
}

fn three_minutes() -> (TableClock, Deadline) {
    let mut table = TableClock::new(clocks(0, 0));
    let deadline = Deadline::in_seconds(180, table.read(clocks(0, 0)));
    (table, deadline)
}

/// PG-R47
#[test]
fn a_round_lasts_as_long_as_it_was_given() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.seconds(), 180);
    assert_eq!(deadline.remaining_ms(table.read(clocks(0, 0))), 180_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(179_999, 179_999))), 1);
    assert_eq!(deadline.remaining_ms(table.read(clocks(180_000, 180_000))), 0);
    assert_eq!(deadline.remaining_ms(table.read(clocks(999_000, 999_000))), 0);
}

/// PG-62, PG-R47: the steady clock of a sleeping machine stands still.
#[test]
fn a_sleeping_laptop_does_not_stretch_a_round() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(60_000, 10_000))), 120_000);
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(600_000, 10_000))), 0);
}

/// PG-62, PG-R47
#[test]
fn a_clock_set_back_does_not_stretch_a_round() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(-3_600_000, 60_000))), 120_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(-3_480_000, 180_000))), 0);
}

/// PG-R47: the minute that was slept counts even when the clock that saw it is put back afterwards.
#[test]
fn time_that_has_passed_stays_passed() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(60_000, 0))), 120_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(-3_600_000, 1_000))), 119_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(-3_540_000, 61_000))), 59_000);
}

/// PG-62: not even by less than counts as a jump.
#[test]
fn the_time_left_never_grows() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(10_900, 10_000))), 169_100);
    assert_eq!(deadline.remaining_ms(table.read(clocks(10_100, 10_100))), 169_100);
}

/// PG-R47: an hour slept before the round is no part of it, and one in it counts once.
#[test]
fn a_jump_counts_once() {
    let mut table = TableClock::new(clocks(0, 0));
    let now = table.read(clocks(3_600_000, 0));
    let deadline = Deadline::in_seconds(180, now);
    assert_eq!(deadline.remaining_ms(table.read(clocks(3_601_000, 1_000))), 179_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(3_631_000, 1_000))), 149_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(3_641_000, 11_000))), 139_000);
}

/// PG-R47: browsers that guard against tracking round their clocks, and not both at the same moment.
#[test]
fn clocks_that_are_rounded_do_not_run_fast() {
    let (mut table, deadline) = three_minutes();
    for ms in 0..=120_000 {
        let (wall, steady) = (ms / 100 * 100, (ms + 50) / 100 * 100);
        table.read(clocks(i64::try_from(wall).unwrap(), steady));
    }
    let left = deadline.remaining_ms(table.read(clocks(120_000, 120_000)));
    assert!((59_900..=60_000).contains(&left), "{left} ms are left of sixty seconds");
}

/// PG-R47
#[test]
fn a_reload_in_mid_round_comes_back_with_the_right_time_left() {
    let (mut table, deadline) = three_minutes();
    let text = deadline.to_text(table.read(clocks(60_000, 60_000)), NOON + 60_000);
    assert_eq!(text, "180 120000 1732100580000");
    let again = Deadline::from_text(&text, 5, NOON + 70_000).unwrap();
    assert_eq!((again.seconds(), again.remaining_ms(5)), (180, 110_000));
}

/// PG-R47: on return after zero the sheet is locked.
#[test]
fn a_reload_after_the_deadline_finds_it_passed() {
    let (mut table, deadline) = three_minutes();
    let text = deadline.to_text(table.read(clocks(0, 0)), NOON);
    let again = Deadline::from_text(&text, 0, NOON + 180_000).unwrap();
    assert_eq!(again.remaining_ms(0), 0);
}

/// PG-62, PG-R47
#[test]
fn a_clock_set_back_over_a_reload_gives_no_more_than_was_left() {
    let (mut table, deadline) = three_minutes();
    let text = deadline.to_text(table.read(clocks(60_000, 60_000)), NOON + 60_000);
    let again = Deadline::from_text(&text, 0, NOON - 3_600_000).unwrap();
    assert_eq!(again.remaining_ms(0), 120_000);
}

/// BL-R40: a clock that stands still loses nothing, however long nobody looks, and gains nothing.
#[test]
fn a_clock_that_stands_still_has_left_what_it_had() {
    let (mut table, deadline) = three_minutes();
    let text = deadline.to_still_text(table.read(clocks(60_000, 60_000)));
    for wall in [0, NOON, NOON + 86_400_000] {
        let again = Deadline::from_text(&text, 7, wall).unwrap();
        assert_eq!((again.seconds(), again.remaining_ms(7)), (180, 120_000));
    }
}

/// Storage may hold anything; a text that was tampered with gives no more than its seconds.
#[test]
fn a_text_that_is_no_deadline_is_none() {
    for text in ["", " ", "180", "180 5", "a b c", "180 5 6 7", "-1 5 6", "180 5 6.5", "99999999999 1 1"] {
        assert_eq!(Deadline::from_text(text, 0, 0), None, "{text:?}");
    }
    let long = Deadline::from_text("60 999999 99999999999999", 0, NOON).unwrap();
    assert_eq!(long.remaining_ms(0), 60_000);
    let longest = Deadline::in_seconds(u32::MAX, u64::MAX);
    assert_eq!(longest.remaining_ms(0), u32::MAX);
}

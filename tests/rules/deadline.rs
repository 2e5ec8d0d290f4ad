//! The timer of a round: when the laptop sleeps, its clock is set, the page is loaded again or the timer is
//! paused.

use partypiece::play::{Clocks, Deadline, TableClock};

const NOON: u64 = 1_732_100_400_000;

/// The time of both clocks after this many milliseconds.
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
fn a_round_lasts_as_long_as_agreed() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.seconds(), 180);
    assert_eq!(deadline.remaining_ms(table.read(clocks(0, 0))), 180_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(179_999, 179_999))), 1);
    assert_eq!(deadline.remaining_ms(table.read(clocks(180_000, 180_000))), 0);
    assert_eq!(deadline.remaining_ms(table.read(clocks(999_000, 999_000))), 0);
}

/// PG-62, PG-R47: the steady clock stops while the machine sleeps.
#[test]
fn sleep_does_not_lengthen_a_round() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(60_000, 10_000))), 120_000);
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(600_000, 10_000))), 0);
}

/// PG-62, PG-R47
#[test]
fn a_clock_set_back_does_not_lengthen_a_round() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(-3_600_000, 60_000))), 120_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(-3_480_000, 180_000))), 0);
}

/// PK-08: a clock that is wrong and put right again takes no time from anybody.
#[test]
fn a_clock_set_back_and_put_right_ends_no_round() {
    const HOUR: i64 = 3_600_000;
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(20_000, 20_000))), 160_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(21_000 - HOUR, 21_000))), 159_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(50_000 - HOUR, 50_000))), 130_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(51_000, 51_000))), 129_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(61_000, 61_000))), 119_000);
}

/// PK-08: the machine may sleep while its clock is wrong, and be put right when it wakes.
#[test]
fn sleep_counts_once_while_a_clock_is_wrong() {
    const HOUR: i64 = 3_600_000;
    for (wall_after_sleep, case) in [(61_000 - HOUR, "still wrong"), (61_000, "put right")] {
        let (mut table, deadline) = three_minutes();
        table.read(clocks(1_000 - HOUR, 1_000));
        assert_eq!(deadline.remaining_ms(table.read(clocks(wall_after_sleep, 1_000))), 119_000, "{case}");
    }
}

/// PG-R47: time during sleep counts even if the clock that measured it is set back afterwards.
#[test]
fn elapsed_time_stays_elapsed() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(60_000, 0))), 120_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(-3_600_000, 1_000))), 119_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(-3_540_000, 61_000))), 59_000);
}

/// PG-62: a clock set back by less than a second does not add time either.
#[test]
fn the_time_left_never_grows() {
    let (mut table, deadline) = three_minutes();
    assert_eq!(deadline.remaining_ms(table.read(clocks(10_900, 10_000))), 169_100);
    assert_eq!(deadline.remaining_ms(table.read(clocks(10_100, 10_100))), 169_100);
}

/// PG-R47: sleep before the round does not count, and sleep during the round counts once.
#[test]
fn a_jump_counts_once() {
    let mut table = TableClock::new(clocks(0, 0));
    let now = table.read(clocks(3_600_000, 0));
    let deadline = Deadline::in_seconds(180, now);
    assert_eq!(deadline.remaining_ms(table.read(clocks(3_601_000, 1_000))), 179_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(3_631_000, 1_000))), 149_000);
    assert_eq!(deadline.remaining_ms(table.read(clocks(3_641_000, 11_000))), 139_000);
}

/// PG-R47: browsers that protect against tracking round both clocks, at different moments.
#[test]
fn rounded_clocks_do_not_run_fast() {
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
fn a_reload_during_a_round_keeps_the_time_left() {
    let (mut table, deadline) = three_minutes();
    let text = deadline.to_text(table.read(clocks(60_000, 60_000)), NOON + 60_000);
    assert_eq!(text, "180 120000 1732100580000");
    let again = Deadline::from_text(&text, 5, NOON + 70_000).unwrap();
    assert_eq!((again.seconds(), again.remaining_ms(5)), (180, 110_000));
}

/// PG-R47: after the time is over the sheet is locked.
#[test]
fn a_reload_after_the_deadline_finds_it_over() {
    let (mut table, deadline) = three_minutes();
    let text = deadline.to_text(table.read(clocks(0, 0)), NOON);
    let again = Deadline::from_text(&text, 0, NOON + 180_000).unwrap();
    assert_eq!(again.remaining_ms(0), 0);
}

/// PG-62, PG-R47
#[test]
fn a_clock_set_back_during_a_reload_gives_no_extra_time() {
    let (mut table, deadline) = three_minutes();
    let text = deadline.to_text(table.read(clocks(60_000, 60_000)), NOON + 60_000);
    let again = Deadline::from_text(&text, 0, NOON - 3_600_000).unwrap();
    assert_eq!(again.remaining_ms(0), 120_000);
}

/// BL-R40, PK-12: a paused clock neither loses nor gains time, however long the pause.
#[test]
fn a_paused_clock_keeps_its_time() {
    let (mut table, deadline) = three_minutes();
    let text = deadline.to_paused_text(table.read(clocks(60_000, 60_000)));
    for wall in [0, NOON, NOON + 86_400_000] {
        let again = Deadline::from_text(&text, 7, wall).unwrap();
        assert_eq!((again.seconds(), again.remaining_ms(7)), (180, 120_000));
    }
}

/// The storage may contain anything; a changed text gives at most the seconds of a round.
#[test]
fn an_invalid_deadline_is_refused() {
    for text in ["", " ", "180", "180 5", "a b c", "180 5 6 7", "-1 5 6", "180 5 6.5", "99999999999 1 1"] {
        assert_eq!(Deadline::from_text(text, 0, 0), None, "{text:?}");
    }
    let long = Deadline::from_text("60 999999 99999999999999", 0, NOON).unwrap();
    assert_eq!(long.remaining_ms(0), 60_000);
    let longest = Deadline::in_seconds(u32::MAX, u64::MAX);
    assert_eq!(longest.remaining_ms(0), u32::MAX);
}

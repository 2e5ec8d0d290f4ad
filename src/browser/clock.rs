//! Time: the date, deadlines, and timers.

use std::{cell::Cell, time::Duration};

use gloo_timers::callback::{Interval, Timeout};
use js_sys::Date;

use crate::{play, wording};

thread_local! {
    /// One clock for the whole page, so that all deadlines see the same jumps.
    static TABLE_CLOCK: Cell<Option<play::TableClock>> = const { Cell::new(None) };
}

/// The time of the wall clock in milliseconds since 1970, to note when something happened.
///
/// The user may set that clock at any moment, so never measure a round with it; use [`PageDeadline`].
pub fn now() -> f64 {
    Date::now()
}

/// How long ago a moment was, in words. The moment is given in milliseconds of the wall clock.
pub fn ago(moment: f64) -> String {
    let minutes = (now() - moment) / 60_000.0;
    // If the clock was set back the difference is negative, and the conversion makes it 0.
    wording::ago(minutes as u64)
}

/// The year, the month (from 1) and the day where the laptop is. They are read together, because midnight may come between two readings.
pub fn date() -> (u16, u8, u8) {
    date_of(&Date::new_0())
}

fn date_of(now: &Date) -> (u16, u8, u8) {
    // All of them fit.
    (now.get_full_year() as u16, now.get_month() as u8 + 1, now.get_date() as u8)
}

/// The month (from 1) and the day where the laptop is.
pub fn today() -> (u8, u8) {
    let (_, month, day) = date();
    (month, day)
}

/// The day where the laptop is: `2026-11-24`.
pub fn day() -> String {
    day_of(&Date::new_0())
}

fn day_of(now: &Date) -> String {
    let (year, month, day) = date_of(now);
    format!("{year}-{month:02}-{day:02}")
}

/// Day and time where the laptop is: `2026-11-24 21:05`.
pub fn date_and_time() -> String {
    let now = Date::new_0();
    format!("{} {:02}:{:02}", day_of(&now), now.get_hours(), now.get_minutes())
}

/// The hour of the day, 0 to 23, where the laptop is.
pub fn hour() -> u32 {
    Date::new_0().get_hours()
}

/// The end of a round, measured by the page's clocks.
///
/// It uses the steady clock and the time that the laptop slept, so neither sleep nor a clock set back makes a round longer (PG-62,
/// PG-R47), and a clock that is put right again ends none (PK-08).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageDeadline(play::Deadline);

impl PageDeadline {
    /// A deadline `seconds` from now.
    pub fn in_seconds(seconds: u32) -> Self {
        Self(play::Deadline::in_seconds(seconds, table_time()))
    }

    /// The milliseconds left; 0 after the deadline.
    pub fn remaining_ms(&self) -> u32 {
        self.0.remaining_ms(table_time())
    }

    /// The whole time in seconds.
    pub fn seconds(&self) -> u32 {
        self.0.seconds()
    }

    /// The deadline as text, to survive a reload.
    ///
    /// Store it when the clock starts and again when the page is hidden: a reload gives at most the time left then.
    pub fn to_text(&self) -> String {
        self.0.to_text(table_time(), clocks().wall)
    }

    /// The deadline as text, for a clock that pauses until the text is read again.
    pub fn to_paused_text(&self) -> String {
        self.0.to_paused_text(table_time())
    }

    /// Reads a text written by [`to_text`](Self::to_text) or [`to_paused_text`](Self::to_paused_text); `None`
    /// for any other text.
    pub fn from_text(text: &str) -> Option<Self> {
        play::Deadline::from_text(text, table_time(), clocks().wall).map(Self)
    }
}

fn table_time() -> u64 {
    let now = clocks();
    let mut clock = TABLE_CLOCK.get().unwrap_or_else(|| play::TableClock::new(now));
    let time = clock.read(now);
    TABLE_CLOCK.set(Some(clock));
    time
}

fn clocks() -> play::Clocks {
    let wall = Date::now();
    let steady = web_sys::window()
        .and_then(|window| window.performance())
        .map_or(wall, |performance| performance.now());
    // The conversion saturates.
    play::Clocks { wall: wall as u64, steady: steady as u64 }
}

/// A repeating timer that ends when it is dropped.
#[must_use = "a dropped timer stops"]
pub struct IntervalGuard {
    _interval: Interval,
}

/// Calls `tick` every `ms` milliseconds, or less often: browsers slow hidden pages down. So check a [`PageDeadline`] in it
/// instead of counting.
pub fn every(ms: u32, tick: impl FnMut() + 'static) -> IntervalGuard {
    IntervalGuard { _interval: Interval::new(ms, tick) }
}

/// A timer that is cancelled when it is dropped.
#[must_use = "a dropped timer is cancelled"]
pub struct TimeoutGuard {
    _timeout: Timeout,
}

/// Calls `callback` once, in `ms` milliseconds. Nothing can cancel this. Afterwards the closure is freed, which
/// `Timeout::forget` would never do.
pub fn call_later(ms: u64, callback: impl FnOnce() + 'static) {
    leptos::prelude::set_timeout(callback, Duration::from_millis(ms));
}

/// Calls `callback` once, in `ms` milliseconds, unless the guard is dropped before. [`call_later`] cannot be cancelled.
pub fn start_timeout(ms: u32, callback: impl FnOnce() + 'static) -> TimeoutGuard {
    TimeoutGuard { _timeout: Timeout::new(ms, callback) }
}

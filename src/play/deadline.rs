//! The deadline of a round.
//!
//! The rules have no clock: the page has a deadline and reports that time is up. This module gets the readings of clocks
//! as numbers, so that it can be tested.

/// The readings of the two clocks of a machine, in milliseconds.
///
/// Neither is reliable alone: the wall clock may be set back, and the steady clock stops on many machines while they
/// sleep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clocks {
    /// The wall clock: milliseconds since 1970.
    pub wall: u64,
    /// The steady clock: milliseconds since some moment; it never goes back.
    pub steady: u64,
}

/// If the two clocks differ by more than this, one of them slept or was set. It is larger than any rounding by browsers.
const MAX_DIFFERENCE: u64 = 1_000;

/// The time at the table: it advances with the clock that advanced more.
///
/// It never goes back, and a jump of one clock is counted once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableClock {
    /// The readings at the moment from which both clocks are measured.
    start: Clocks,
    /// The time at the table at that moment.
    start_time: u64,
    /// The latest time that was read.
    latest: u64,
}

impl TableClock {
    /// A clock at zero.
    pub fn new(now: Clocks) -> Self {
        Self { start: now, start_time: 0, latest: 0 }
    }

    /// The time at the table, in milliseconds.
    pub fn read(&mut self, now: Clocks) -> u64 {
        let by_wall = now.wall.saturating_sub(self.start.wall);
        let by_steady = now.steady.saturating_sub(self.start.steady);
        self.latest = self.latest.max(self.start_time.saturating_add(by_wall.max(by_steady)));
        if by_wall.abs_diff(by_steady) > MAX_DIFFERENCE {
            // Compare both clocks from here on. Otherwise a clock that is ahead by an hour would hide time that the other one measures.
            *self = Self { start: now, start_time: self.latest, latest: self.latest };
        }
        self.latest
    }
}

/// The end of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deadline {
    /// The whole time in seconds.
    seconds: u32,
    /// The end in table time.
    end: u64,
}

impl Deadline {
    /// A deadline `seconds` after `now`, in table time.
    pub fn in_seconds(seconds: u32, now: u64) -> Self {
        Self { seconds, end: now.saturating_add(u64::from(seconds) * 1_000) }
    }

    /// The whole time in seconds.
    pub fn seconds(self) -> u32 {
        self.seconds
    }

    /// How many milliseconds are left: 0 after the deadline, and never more than the whole time.
    pub fn remaining_ms(self, now: u64) -> u32 {
        let left = u32::try_from(self.end.saturating_sub(now)).unwrap_or(u32::MAX);
        left.min(self.seconds.saturating_mul(1_000))
    }

    /// The deadline as text to store: the length of the round in seconds, the milliseconds left, and the wall clock's time of the end,
    /// e.g. `180 172500 1732142572500`.
    pub fn to_text(self, now: u64, wall: u64) -> String {
        let left = self.remaining_ms(now);
        format!("{} {left} {}", self.seconds, wall.saturating_add(u64::from(left)))
    }

    /// The deadline of a paused clock as text, e.g. `180 172500 18446744073709551615`. The time left stays the same until the text is
    /// read.
    pub fn to_paused_text(self, now: u64) -> String {
        format!("{} {} {}", self.seconds, self.remaining_ms(now), u64::MAX)
    }

    /// Reads a text written by [`to_text`](Self::to_text) or [`to_paused_text`](Self::to_paused_text).
    ///
    /// The wall clock measures the time since the text was written. If this clock was set back, the time left does not grow.
    pub fn from_text(text: &str, now: u64, wall: u64) -> Option<Self> {
        let mut parts = text.split(' ');
        let seconds: u32 = parts.next()?.parse().ok()?;
        let left: u64 = parts.next()?.parse().ok()?;
        let wall_end: u64 = parts.next()?.parse().ok()?;
        if parts.next().is_some() {
            return None;
        }
        let left = left.min(wall_end.saturating_sub(wall));
        Some(Self { seconds, end: now.saturating_add(left) })
    }
}

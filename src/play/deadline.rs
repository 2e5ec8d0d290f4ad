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

/// A wall clock that is put right again is as wrong afterwards as before it was set back, give or take this.
const CORRECTION: u64 = 5_000;

/// The time at the table: that of the steady clock, and the time that the machine slept.
///
/// The steady clock stops on many machines while they sleep, and then the wall clock jumps ahead. It also jumps ahead when it was
/// wrong and is put right. That is no time at the table: the jump is as large as the one by which it was set back before. The time
/// never goes back, and a jump is counted once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableClock {
    /// The readings at the moment from which both clocks are measured.
    start: Clocks,
    /// The time at the table at that moment.
    start_time: u64,
    /// The latest time that was read.
    latest: u64,
    /// By how much the wall clock was set back and has not been put right since.
    set_back: u64,
}

impl TableClock {
    /// A clock at zero.
    pub fn new(now: Clocks) -> Self {
        Self { start: now, start_time: 0, latest: 0, set_back: 0 }
    }

    /// The time at the table, in milliseconds.
    pub fn read(&mut self, now: Clocks) -> u64 {
        let by_wall = now.wall.saturating_sub(self.start.wall);
        let back = self.start.wall.saturating_sub(now.wall);
        let by_steady = now.steady.saturating_sub(self.start.steady);
        let ahead = by_wall.saturating_sub(by_steady);
        let behind = by_steady.saturating_sub(by_wall).saturating_add(back);
        let (slept, set_back) = if ahead > MAX_DIFFERENCE {
            self.jump(ahead)
        } else {
            (ahead, self.set_back.saturating_add(if behind > MAX_DIFFERENCE { behind } else { 0 }))
        };
        self.latest = self.latest.max(self.start_time.saturating_add(by_steady).saturating_add(slept));
        if ahead.max(behind) > MAX_DIFFERENCE {
            // Compare both clocks from here on. Otherwise a clock that is ahead by an hour would hide time that the other one measures.
            *self = Self { start: now, start_time: self.latest, latest: self.latest, set_back };
        }
        self.latest
    }

    /// How long the machine slept if the wall clock jumps ahead, and by how much that clock is still set back.
    fn jump(self, ahead: u64) -> (u64, u64) {
        match ahead.checked_sub(self.set_back) {
            // It was put right, perhaps while the machine slept.
            Some(more) if self.set_back > 0 && more <= CORRECTION => (0, 0),
            Some(more) => (more, 0),
            None if self.set_back - ahead <= CORRECTION => (0, 0),
            // It is still wrong.
            None => (ahead, self.set_back),
        }
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

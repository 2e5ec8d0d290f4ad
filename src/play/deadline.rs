//! The end of a round, by the clock.
//!
//! The rules know no time; whoever plays a game on owns a deadline and says when time is up. Nothing here counts
//! ticks or asks a clock: the readings come in as numbers, so that the arithmetic can be tried anywhere.

/// What the two clocks of a machine say, in milliseconds.
///
/// Neither can be trusted alone: the wall clock may be set back in mid-round, and the steady one stands still on
/// many machines while they sleep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clocks {
    /// Since 1970, as the machine believes.
    pub wall: u64,
    /// Since some moment, without ever going back.
    pub steady: u64,
}

/// How far the two clocks may come apart before one of them must have slept or been set.
///
/// Wider than the coarsest rounding a browser does, so that rounding is never taken for sleep and counted twice.
const JUMP: u64 = 1_000;

/// The time at the table: as much of it has passed as the clock that saw more of it says.
///
/// It never goes back, and a jump of either clock counts once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableClock {
    /// What both clocks said when they last agreed.
    agreed: Clocks,
    /// The time at the table then.
    then: u64,
    /// The latest time that was read.
    latest: u64,
}

impl TableClock {
    /// A clock at zero.
    pub fn new(now: Clocks) -> Self {
        Self { agreed: now, then: 0, latest: 0 }
    }

    /// The time at the table, in milliseconds.
    pub fn read(&mut self, now: Clocks) -> u64 {
        let by_wall = now.wall.saturating_sub(self.agreed.wall);
        let by_steady = now.steady.saturating_sub(self.agreed.steady);
        self.latest = self.latest.max(self.then.saturating_add(by_wall.max(by_steady)));
        if by_wall.abs_diff(by_steady) > JUMP {
            // From here on the clocks are compared afresh: an hour slept must not hide what passes after it.
            *self = Self { agreed: now, then: self.latest, latest: self.latest };
        }
        self.latest
    }
}

/// The moment at which pens go down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deadline {
    /// How long it was from the beginning.
    seconds: u32,
    /// When it is, by the time at the table.
    at: u64,
}

impl Deadline {
    /// A deadline `seconds` after `now`, a time at the table.
    pub fn in_seconds(seconds: u32, now: u64) -> Self {
        Self { seconds, at: now.saturating_add(u64::from(seconds) * 1_000) }
    }

    /// How many seconds it gave in all, for whoever draws what part of them is left.
    pub fn seconds(self) -> u32 {
        self.seconds
    }

    /// How many milliseconds are left; none from the deadline on, and never more than there were.
    pub fn remaining_ms(self, now: u64) -> u32 {
        let left = u32::try_from(self.at.saturating_sub(now)).unwrap_or(u32::MAX);
        left.min(self.seconds.saturating_mul(1_000))
    }

    /// The deadline as text that outlives the page: the seconds it gave, the milliseconds left, and the wall
    /// clock's time of its end, e.g. `180 172500 1732142572500`.
    pub fn to_text(self, now: u64, wall: u64) -> String {
        let left = self.remaining_ms(now);
        format!("{} {left} {}", self.seconds, wall.saturating_add(u64::from(left)))
    }

    /// The deadline of a clock that stands still, as text: however long nobody reads it, just what is left now is left
    /// then, e.g. `180 172500 18446744073709551615`.
    pub fn to_still_text(self, now: u64) -> String {
        format!("{} {} {}", self.seconds, self.remaining_ms(now), u64::MAX)
    }

    /// The deadline that [`to_text`](Self::to_text) or [`to_still_text`](Self::to_still_text) wrote, if the text is one.
    ///
    /// The wall clock alone saw the time in between. Should it have been set back meanwhile, no more is left than
    /// was when the text was written.
    pub fn from_text(text: &str, now: u64, wall: u64) -> Option<Self> {
        let mut words = text.split(' ');
        let seconds: u32 = words.next()?.parse().ok()?;
        let left: u64 = words.next()?.parse().ok()?;
        let end: u64 = words.next()?.parse().ok()?;
        if words.next().is_some() {
            return None;
        }
        let left = left.min(end.saturating_sub(wall));
        Some(Self { seconds, at: now.saturating_add(left) })
    }
}

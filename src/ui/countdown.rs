//! A countdown: a deadline, the time left, and what happens at the end.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{IntervalGuard, PageDeadline, every},
        sound::play,
        wake,
    },
    screens::{countdown::heard, sound::Sound},
};

/// How often the clock is read: often enough that no second is missed. Late ticks do not add up, because each tick compares the clock
/// with the deadline.
const INTERVAL_MS: u32 = 200;

/// A countdown to a deadline. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct Countdown {
    /// Whole seconds left, rounded up; `None` while it does not run.
    pub left: RwSignal<Option<u32>>,
    running: StoredValue<Option<(PageDeadline, IntervalGuard)>, LocalStorage>,
    on_end: Callback<()>,
    say: Callback<String>,
}

impl Countdown {
    /// A stopped countdown. It calls `on_end` once at its end, and `say` with the time left to announce it.
    pub fn new(on_end: Callback<()>, say: Callback<String>) -> Self {
        let countdown =
            Self { left: RwSignal::new(None), running: StoredValue::new_local(None), on_end, say };
        // A table that is closed while its clock runs lets the screen sleep again.
        on_cleanup(move || wake::set_keep_awake(false));
        countdown
    }

    /// Starts. If the deadline has passed, it ends at once.
    pub fn run(self, deadline: PageDeadline) {
        wake::set_keep_awake(true);
        self.left.set(Some(deadline.remaining_ms().div_ceil(1000)));
        let ticking = every(INTERVAL_MS, move || self.tick());
        self.running.set_value(Some((deadline, ticking)));
        self.tick();
    }

    /// The deadline as text to store; `None` while it does not run.
    pub fn deadline(self) -> Option<String> {
        self.running
            .try_with_value(|running| running.as_ref().map(|(deadline, _)| deadline.to_text()))
            .flatten()
    }

    /// The time left as text to store, for a clock that pauses; `None` while it does not run.
    pub fn time_left(self) -> Option<String> {
        self.running.with_value(|running| running.as_ref().map(|(deadline, _)| deadline.to_paused_text()))
    }

    /// Stops without calling `on_end`.
    pub fn stop(self) {
        self.running.set_value(None);
        self.left.set(None);
        wake::set_keep_awake(false);
    }

    /// Stops, and goes on showing the time that is left until `deadline`.
    pub fn stand_still(self, deadline: PageDeadline) {
        self.stop();
        self.left.set(Some(deadline.remaining_ms().div_ceil(1000)));
    }

    /// Reads the clock, then announces, ticks or ends.
    fn tick(self) {
        let Some(ms) = self
            .running
            .try_with_value(|running| running.as_ref().map(|(deadline, _)| deadline.remaining_ms()))
        else {
            return;
        };
        let (Some(ms), Some(before)) = (ms, self.left.get_untracked()) else { return };
        let seconds = ms.div_ceil(1000);
        if ms == 0 {
            self.stop();
            play(Sound::Buzzer);
            self.on_end.run(());
        } else if seconds != before {
            self.left.set(Some(seconds));
            let heard = heard(before, seconds);
            if heard.ticks {
                play(Sound::Tick);
            }
            if let Some(sentence) = heard.announced {
                self.say.run(sentence);
            }
        }
    }
}

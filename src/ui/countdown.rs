//! Time that runs out: a deadline, what is left of it, and what happens at its end.

use crate::ui::prelude::*;

use crate::browser::{
    clock::{Deadline, Ticking, every},
    sound::{Sound, play},
    wake,
};

/// How often the page looks at the clock, in milliseconds. Looking more seldom never makes a round longer.
const LOOK: u32 = 200;

/// Seconds at which the time that is left is said aloud.
const SPOKEN: [u32; 3] = [60, 30, 10];

/// A clock that runs towards a deadline. Copied freely; there is still one clock.
#[derive(Clone, Copy)]
pub struct Countdown {
    /// Whole seconds that are left, rounded up; nothing while no clock runs.
    pub left: RwSignal<Option<u32>>,
    running: StoredValue<Option<(Deadline, Ticking)>, LocalStorage>,
    on_end: Callback<()>,
    say: Callback<String>,
}

impl Countdown {
    /// A clock that stands still. At the end of its time it calls `on_end` once; on the way it `say`s what is left.
    pub fn new(on_end: Callback<()>, say: Callback<String>) -> Self {
        let countdown =
            Self { left: RwSignal::new(None), running: StoredValue::new_local(None), on_end, say };
        on_cleanup(move || wake::keep_awake(false));
        countdown
    }

    /// Runs towards `deadline`. One that has passed ends at once.
    pub fn run(self, deadline: Deadline) {
        wake::keep_awake(true);
        self.left.set(Some(deadline.remaining_ms().div_ceil(1000)));
        let ticking = every(LOOK, move || self.look());
        self.running.set_value(Some((deadline, ticking)));
        self.look();
    }

    /// The deadline it runs towards, as text to be kept; nothing while it stands still.
    pub fn deadline(self) -> Option<String> {
        self.running
            .try_with_value(|running| running.as_ref().map(|(deadline, _)| deadline.to_text()))
            .flatten()
    }

    /// Stops, without an end.
    pub fn stop(self) {
        self.running.set_value(None);
        self.left.set(None);
        wake::keep_awake(false);
    }

    /// Looks at the clock: speaks, ticks, or ends.
    fn look(self) {
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
            if seconds <= 10 {
                play(Sound::Tick);
            }
            if let Some(mark) = SPOKEN.iter().find(|&&mark| seconds <= mark && mark < before) {
                self.say.run(format!("{mark} seconds left."));
            }
        }
    }
}

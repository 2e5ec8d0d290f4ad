//! What is heard while a countdown runs.

/// The seconds left at which the time is announced.
const SPOKEN: [u32; 3] = [60, 30, 10];
/// From this second on, each second ticks.
const TICKING: u32 = 10;

/// What is heard when the seconds left change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// Whether there is a tick.
    pub ticks: bool,
    /// What is announced.
    pub announced: Option<String>,
}

/// What is heard when the seconds left change from `before` to `now`. A late change may leave seconds out.
pub fn heard(before: u32, now: u32) -> Heard {
    let passed = SPOKEN.into_iter().find(|&mark| now <= mark && mark < before);
    Heard { ticks: now <= TICKING, announced: passed.map(|mark| format!("{mark} seconds left.")) }
}

/// The time as text: `4:05`.
pub fn figures(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What the curtain says to a writer whose time is running: the clock does not wait while the page is closed (PG-R47).
pub fn running_time_text(seconds: u32) -> String {
    format!("Your time is running: {} left", figures(seconds))
}

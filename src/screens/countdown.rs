//! What is heard while a countdown runs.

/// When so many seconds are left, the time is announced.
const SPOKEN: [u32; 3] = [60, 30, 10];
/// From this second on, each second ticks.
const TICKING: u32 = 10;

/// What stands large over the table, or on the curtain, when time is up (PG-R76, SC-R49).
pub const TIME_IS_UP: &str = "Time!";

/// What is heard when the seconds left change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// Whether there is a tick.
    pub ticks: bool,
    /// What is announced.
    pub announced: Option<String>,
}

/// What is heard when the seconds left change from `before` to `now`. A busy browser may leave seconds out; then the
/// announcement is late, and says how many are really left.
pub fn heard(before: u32, now: u32) -> Heard {
    // From two on, because the sentence is a plural.
    let is_announced = now > 1 && SPOKEN.iter().any(|&mark| now <= mark && mark < before);
    Heard { ticks: now <= TICKING, announced: is_announced.then(|| format!("{now} seconds left.")) }
}

/// The time as text: `4:05`.
pub fn figures(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What the cloth says of a pause that has lasted so long.
pub fn pause_text(seconds: u32) -> String {
    format!("Pause so far: {}", figures(seconds))
}

/// What the cloth says of the clock that stands still.
pub fn time_left_text(seconds: u32) -> String {
    format!("Time left when you go on: {}", figures(seconds))
}

/// What the curtain says to a writer whose time is running: the clock does not wait while the page is closed (PG-R47).
pub fn running_time_text(seconds: u32) -> String {
    format!("Your time is running: {} left", figures(seconds))
}

//! The keys of each game, for the list behind "?", and when a pressed key is no shortcut, because it was
//! still meant for a field.

use super::GameFacts;
use crate::play::Kind;

/// A key, or several, and what it does.
pub type KeyHelp = (&'static str, &'static str);

/// Keys that do the same at every table.
const SHARED: [KeyHelp; 6] = [
    ("Space", "press or choose what has the focus"),
    ("Esc", "close a dialog"),
    ("U, Shift+U", "undo, redo"),
    ("M", "sound on or off"),
    ("F", "full screen"),
    ("?", "rules and keys"),
];

/// How long after the last letter somebody may go on typing into a field that is gone, in milliseconds.
const TIME_TO_CONTINUE: f64 = 2000.0;
/// How long after Enter a second Enter counts as pressed by mistake, in milliseconds.
const DOUBLE_ENTER: f64 = 400.0;

/// The last key that somebody pressed in a field, and when. With it the page ignores keys that were meant for a field
/// which has just gone: letters after time was up, and a second Enter.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub enum LastTyped {
    /// Nothing, or typing has ended.
    #[default]
    Nothing,
    /// A key other than Enter, at a time in milliseconds.
    Letter(f64),
    /// Enter, at a time in milliseconds. After it, everybody expects the field to go.
    Enter(f64),
}

impl LastTyped {
    /// Notes a key that was pressed in a field, at a time in milliseconds.
    pub fn pressed_in_field(&mut self, key: &str, now: f64) {
        *self = match key {
            "Enter" => Self::Enter(now),
            _ if leaves_field(key) => Self::Nothing,
            _ => Self::Letter(now),
        };
    }

    /// Notes that somebody pressed something else, for example a button: whoever does that has stopped typing.
    pub fn stopped(&mut self) {
        *self = Self::Nothing;
    }

    /// Whether a key that was pressed outside the field, after the field was removed, was still meant for it.
    /// Each letter gives time for the next one. Enter does not: whoever presses it waits for an answer of the page.
    pub fn continues(&mut self, key: &str, now: f64) -> bool {
        match *self {
            Self::Letter(last) if now - last < TIME_TO_CONTINUE && !leaves_field(key) => {
                if key != "Enter" {
                    *self = Self::Letter(now);
                }
                true
            }
            Self::Enter(last) => key == "Enter" && now - last < DOUBLE_ENTER,
            Self::Letter(_) | Self::Nothing => false,
        }
    }
}

/// Whether a key moves the focus or closes something, so that it is not a part of a text.
fn leaves_field(key: &str) -> bool {
    matches!(key, "Tab" | "Escape" | "Home" | "End" | "PageUp" | "PageDown") || key.starts_with("Arrow")
}

/// The key at the curtain.
pub const HOLD: &str = "Space, held down";
/// Keys that move the focus.
pub const MOVE: &str = "Arrows, Home, End";

/// The keys of a game: first its own, then those of every table.
pub fn keys(game: Kind) -> impl Iterator<Item = KeyHelp> {
    GameFacts::of(game).keys.iter().chain(&SHARED).copied()
}

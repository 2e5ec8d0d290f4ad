//! The keys of each game, for the list behind "?", and when a pressed key is no shortcut, because it was
//! still meant for a field.

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

/// When somebody last typed into a field. With it the page distinguishes shortcuts from letters that were
/// meant for a field which has just gone, for example because time is up.
#[derive(Debug, Default)]
pub struct LastTyped(Option<f64>);

impl LastTyped {
    /// Notes a key that was pressed in a field, at a time in milliseconds. After Enter, nobody expects the field to stay.
    pub fn pressed_in_field(&mut self, key: &str, now: f64) {
        self.0 = (key != "Enter").then_some(now);
    }

    /// Notes that somebody pressed something else, for example a button: whoever does that has stopped typing.
    pub fn stopped(&mut self) {
        self.0 = None;
    }

    /// Whether a key that was pressed outside the field, after the field was removed, was still meant for it.
    /// Each such key extends the time, except Enter: whoever presses it waits for an answer of the page.
    pub fn continues(&mut self, key: &str, now: f64) -> bool {
        let continues = self.0.is_some_and(|last| now - last < TIME_TO_CONTINUE);
        if continues && key != "Enter" {
            self.0 = Some(now);
        }
        continues
    }
}

/// The key at the curtain.
pub const HOLD: &str = "Space, held down";
/// Keys that move the focus.
pub const MOVE: &str = "Arrows, Home, End";

/// The keys of a game: first its own, then those of every table.
pub fn keys(game: Kind) -> impl Iterator<Item = KeyHelp> {
    own_keys(game).iter().chain(&SHARED).copied()
}

/// What this game does with keys.
fn own_keys(game: Kind) -> &'static [KeyHelp] {
    match game {
        Kind::Pieceagories => &[
            ("Enter", "next line or category; if you are not typing, press the large button"),
            (HOLD, "take the laptop, to write"),
            (MOVE, "move between coins, slips, categories and answers"),
            ("Esc, while you compare", "choose no answers"),
        ],
        Kind::Scattergories => &[
            ("Enter", "next line; if you are not typing, press the large button"),
            (HOLD, "take the laptop, to write"),
            (MOVE, "move between categories and answers"),
            ("Esc, while you compare", "choose no answers"),
        ],
        Kind::Clear => &[
            ("Enter", "press the large button: roll, take the line, or scratch"),
            (MOVE, "move between the coins of the large card"),
            ("Esc, on the card", "choose no coins"),
            ("← →, in “Show that again”", "previous roll, next roll"),
            ("Esc, in “Show that again”", "back to the game"),
        ],
        Kind::Rememory => &[
            ("Enter", "press the large button"),
            (HOLD, "look at a coin that only you may see"),
            (MOVE, "move between tiles and between coins"),
        ],
        Kind::Blank => &[
            ("Enter", "press the large button: play the chosen cards, or draw"),
            (HOLD, "take the laptop, to see your hand"),
            (MOVE, "move between the cards of your hand"),
            ("Arrows, on a drawing", "move the pen or the stamp; with Shift, a little"),
            ("Space, on a drawing", "pen down or up, or print the stamp"),
        ],
    }
}

//! The keys of each game, for the list behind "?".

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

//! The first part of each set-up, which `index.html` paints before the program is there. The program takes its words from
//! here, and a test compares those of `index.html` with them.

use super::GameFacts;
use crate::{play::Kind, wording::paragraph};

/// The button for another line of the list.
pub const ADD_PERSON: &str = "Add a person";

/// The button for a computer player.
pub const ADD_COMPUTER: &str = "Add a computer player";

/// The button that starts the game.
pub const START: &str = "Start";

/// The line below the title of a set-up.
pub fn line(kind: Kind) -> String {
    paragraph([
        "Enter the players and start. Everything else can stay as it is.",
        GameFacts::of(kind).set_up.more,
    ])
}

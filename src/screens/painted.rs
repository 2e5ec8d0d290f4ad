//! The first part of each set-up, which `index.html` paints before the program is there. The program takes its words from
//! here, and a test compares those of `index.html` with them.

use crate::{
    play::Kind,
    rules::{
        blank::{self, CardDeck},
        clear, rememory, scattergories,
    },
    setup::{guests::Invited, pieceagories::Roster},
};

/// The button for another line of the list.
pub const ADD_PERSON: &str = "Add a person";

/// The button for a computer player.
pub const ADD_COMPUTER: &str = "Add a computer player";

/// The button that starts the game.
pub const START: &str = "Start";

/// What Start says when it was pressed before the program was there.
pub const STARTS_SOON: &str = "Starts in a moment.";

/// The name of the bar that shows how much of the program is there.
pub const LOADING: &str = "Loading the games";

/// The line below the title of a set-up.
pub fn line(kind: Kind) -> String {
    let more = match kind {
        Kind::Pieceagories | Kind::Scattergories | Kind::Clear => "",
        Kind::Rememory => {
            " You can paste a list of up to 99 names into a name field. If you play alone, try to need few turns."
        }
        Kind::Blank => " Hands stay hidden: you pass the laptop.",
    };
    format!("Enter the players and start. Everything else can stay as it is.{more}")
}

/// How many players a set-up has seats for before anything is changed on it.
pub fn seats(kind: Kind) -> usize {
    match kind {
        Kind::Pieceagories => Roster::SEATS,
        Kind::Scattergories => *scattergories::Setup::PLAYERS.end(),
        Kind::Clear => clear::Setup::FIT_ON_SCREEN,
        Kind::Rememory => rememory::Setup::MAX,
        Kind::Blank => blank::Setup::max_players(CardDeck::fresh().cards.len()),
    }
}

/// Who may play.
pub fn invited(kind: Kind) -> Invited {
    match kind {
        Kind::Pieceagories | Kind::Scattergories => Invited::PeopleOnly,
        Kind::Clear | Kind::Rememory | Kind::Blank => Invited::Everybody,
    }
}

/// With more lines than this, each is shown smaller, or in rows instead of around the table.
pub fn most_before_crowd(kind: Kind) -> usize {
    match kind {
        Kind::Pieceagories => AROUND,
        Kind::Scattergories | Kind::Clear | Kind::Rememory | Kind::Blank => 12,
    }
}

/// The most chairs around the table of Pieceagories; more are shown in rows.
pub const AROUND: usize = 8;

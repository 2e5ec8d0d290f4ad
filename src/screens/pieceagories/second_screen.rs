//! 10 Blank White Pieceagories on a second screen.

use super::{score, sheet_table};
use crate::{
    rules::pieceagories::{Person, PhaseView, View},
    screens::{
        second_screen::{PeopleAndBoard, PublicBoard, PublicPerson},
        sheets::second_screen::{points, sheets, whose_turn},
    },
    wording::{Noun, counted},
};

/// The coins, the sheets or the score of Pieceagories, and how many rounds each player has won.
pub(super) fn board(view: &View, lines: u8) -> PeopleAndBoard {
    let table = sheet_table(view, None);
    let turn = whose_turn(&table);
    // Whoever has left is in the ranking, with the rounds they won.
    let is_over = matches!(view.phase, PhaseView::Over { .. });
    let person = |person: &Person| PublicPerson {
        name: person.name.to_string(),
        suit: person.pawn,
        count: person.pawn.map_or_else(|| "host".to_owned(), |_| rounds(person.won)),
        turn: turn == Some(person.seat),
    };
    let board = match (&view.phase, score(view)) {
        (_, Some(score)) => points(&table, &score),
        (PhaseView::Flipping { .. } | PhaseView::ReadyToRoll { .. }, _) => {
            PublicBoard::Coins(view.coins.clone())
        }
        _ => sheets(&table, lines),
    };
    (view.people.iter().filter(|person| person.here || is_over).map(person).collect(), board)
}

fn rounds(won: u8) -> String {
    format!("{} won", counted(won, Noun::ROUND))
}

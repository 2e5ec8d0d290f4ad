//! Scattergories on a second screen.

use super::{pawn, points::points_read, score, set_title, sheet_table};
use crate::{
    rules::scattergories::{Person, PhaseView, View},
    screens::{
        second_screen::{PeopleAndBoard, PublicBoard, PublicPerson},
        sheets::second_screen::{points, sheets, whose_turn},
    },
    wording::{Noun, counted},
};

/// The sheets or the score of Scattergories, and how many points each player has.
pub(super) fn board(view: &View, lines: u8) -> PeopleAndBoard {
    let table = sheet_table(view, None);
    let turn = whose_turn(&table);
    // Whoever has left is in the ranking, with their points.
    let is_over = matches!(view.phase, PhaseView::Over { .. });
    let person = |person: &Person| PublicPerson {
        name: person.name.to_string(),
        suit: pawn(person.seat),
        count: counted(person.total + points_read(view, person.seat).unwrap_or_default(), Noun::POINT),
        turn: turn == Some(person.seat),
    };
    let board = match (score(view), &view.phase) {
        (Some(score), _) => points(&table, &score),
        (None, PhaseView::SetOver(set)) => {
            let names = table.people.iter().map(|person| person.name.clone());
            let title = set_title(view).unwrap_or_default();
            PublicBoard::points(title, names.zip(set.totals.iter().copied()).collect())
        }
        (None, _) => sheets(&table, lines),
    };
    (view.people.iter().filter(|person| person.here || is_over).map(person).collect(), board)
}

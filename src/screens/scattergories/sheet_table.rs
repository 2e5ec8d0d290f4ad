//! Makes a `SheetTable` from a view.

use std::sync::Arc;

use super::points::{min_outstanding_points, sum};
use crate::{
    evening::BestMoment,
    rules::{
        Seat,
        piecepack::Suit,
        scattergories::{Column, Face, OwnView, Person, PhaseView, View},
        sheets::SheetPhaseView,
    },
    screens::sheets::{self, Participant, RoundCategory, SheetTable, WrittenRound, written_sheets},
};

/// More rounds than a set has, so that each round of a game has a number of its own.
const ROUND_NUMBERS_PER_SET: u32 = 100;

/// The sheets and people of the current round.
pub fn sheet_table(view: &View, own: Option<&OwnView>) -> SheetTable {
    let list = view.list.iter().flat_map(|list| &list.categories);
    // A list has no authors.
    let category =
        |text: &String| RoundCategory { text: text.clone(), older: Vec::new(), authors: String::new() };
    SheetTable {
        people: view.people.iter().map(participant).collect(),
        default_seat: view.due,
        round: ROUND_NUMBERS_PER_SET * view.set + u32::from(view.round),
        list: list.map(category).collect(),
        letter: rolled(&view.phase, own).map(|face| face.letter().into()),
        seconds: view.seconds,
        timer: view.timer,
        may_hand_in_early: view.house.early,
        favourite_scores: view.house.favourite,
        is_last_round: view.round == view.rounds,
        sheets: sheet_phase(&view.phase),
    }
}

/// The suit of a seat. Scattergories has no suits; this one only helps people to tell players apart.
pub fn pawn(seat: Seat) -> Option<Suit> {
    Suit::ALL.get(seat.index()).copied()
}

fn participant(person: &Person) -> Participant {
    Participant {
        seat: person.seat,
        name: person.name.to_string(),
        suit: pawn(person.seat),
        writes: true,
        here: person.here,
    }
}

/// What was rolled, for those who may see it.
pub fn rolled(phase: &PhaseView, own: Option<&OwnView>) -> Option<Face> {
    match phase {
        PhaseView::Typing(_) => own.map(|own| own.face),
        PhaseView::Sheets { roll, .. } => roll.map(|roll| roll.face),
        PhaseView::Scored { column, .. } => Some(column.roll.face),
        PhaseView::Agreeing { .. } | PhaseView::SetOver(_) | PhaseView::Over { .. } => None,
    }
}

fn sheet_phase(phase: &PhaseView) -> Option<SheetPhaseView> {
    match phase {
        PhaseView::Typing(typing) => Some(SheetPhaseView::Typing(typing.clone())),
        PhaseView::Sheets { phase, .. } => Some(SheetPhaseView::Open(phase.clone())),
        PhaseView::Agreeing { .. }
        | PhaseView::Scored { .. }
        | PhaseView::SetOver(_)
        | PhaseView::Over { .. } => None,
    }
}

/// The sheets of this set; of earlier sets only the points are kept (SC-03).
pub fn written_rounds(view: &View) -> Vec<WrittenRound> {
    let written_round = |(round, column): (u32, &Arc<Column>)| WrittenRound {
        title: format!("round {round}, letter {}", char::from(column.roll.face.letter())),
        list: column.list.categories.to_vec(),
        authors: Vec::new(),
        favourites: column.favourites.clone(),
        sheets: column.sheets.as_ref().map(written_sheets).unwrap_or_default(),
        totals: column.points.iter().map(|row| sum(row)).collect(),
    };
    (1..).zip(&view.columns).map(written_round).collect()
}

/// The best answers of this set.
pub fn best_answers(view: &View) -> Vec<BestMoment> {
    sheets::moments(&sheet_table(view, None), &written_rounds(view), min_outstanding_points(view))
}

//! Makes a `SheetTable` from a view.

use std::sync::Arc;

use crate::{
    evening::BestMoment,
    rules::{
        Seat,
        pieceagories::{self, LetterThrow, OwnView, Past, Person, PhaseView, View},
        sheets::SheetPhaseView,
    },
    screens::sheets::{self, Participant, RoundCategory, SheetTable, WrittenRound, written_sheets},
    wording::listed,
};

/// The minimum points of an outstanding answer. Most answers are worth one.
const MIN_OUTSTANDING_POINTS: u8 = 2;

/// The round that is played.
pub fn sheet_table(view: &View, own: Option<&OwnView>) -> SheetTable {
    let (sheets, seconds) = sheet_phase(&view.phase).unzip();
    SheetTable {
        people: view.people.iter().map(participant).collect(),
        default_seat: view.host,
        round: view.round.into(),
        list: view.list.iter().map(|listed| category(view, listed)).collect(),
        letter: throw(&view.phase, own).map(|throw| throw.letter().into()),
        seconds: seconds.unwrap_or_default(),
        timer: view.timer,
        may_hand_in_early: view.house.early,
        favourite_scores: view.house.favourite,
        // The pawns move first.
        is_last_round: false,
        sheets,
    }
}

fn participant(person: &Person) -> Participant {
    Participant {
        seat: person.seat,
        name: person.name.to_string(),
        suit: person.pawn,
        writes: person.pawn.is_some(),
        here: person.here,
    }
}

fn category(view: &View, category: &pieceagories::Category) -> RoundCategory {
    let older = category.old.iter().map(|&number| number.into()).collect();
    RoundCategory { text: category.text.clone(), older, authors: authors(view, &category.text) }
}

/// The authors of a category, as far as the table may know (PG-R54).
fn authors(view: &View, category: &str) -> String {
    let seats = view.authors.get(category).map_or(&[][..], Vec::as_slice);
    let person = |seat: &Seat| view.people.iter().find(|person| person.seat == *seat);
    if seats.is_empty() {
        String::new()
    } else {
        listed(seats.iter().filter_map(person).map(|person| &person.name))
    }
}

/// The dice that gave the letter, for those who may see them.
pub fn throw(phase: &PhaseView, own: Option<&OwnView>) -> Option<LetterThrow> {
    match phase {
        PhaseView::Typing { .. } => match own? {
            OwnView::Letter(throw) => Some(*throw),
            OwnView::Slips(_) => None,
        },
        PhaseView::Sheets { throw, .. } => *throw,
        PhaseView::Scored { throw, .. } => Some(*throw),
        // The dice of a brainstorm give the letter of categories, not of answers.
        PhaseView::Brainstorm { .. }
        | PhaseView::Picking { .. }
        | PhaseView::Flipping { .. }
        | PhaseView::ReadyToRoll { .. }
        | PhaseView::Over { .. } => None,
    }
}

/// What is written or read, and the writing time in seconds.
fn sheet_phase(phase: &PhaseView) -> Option<(SheetPhaseView, u32)> {
    match phase {
        PhaseView::Typing { seconds, typing } => Some((SheetPhaseView::Typing(typing.clone()), *seconds)),
        PhaseView::Sheets { seconds, phase, .. } => Some((SheetPhaseView::Open(phase.clone()), *seconds)),
        PhaseView::Brainstorm { .. }
        | PhaseView::Picking { .. }
        | PhaseView::Flipping { .. }
        | PhaseView::ReadyToRoll { .. }
        | PhaseView::Scored { .. }
        | PhaseView::Over { .. } => None,
    }
}

/// All rounds that were played, for the end of the game.
pub fn written_rounds(view: &View) -> Vec<WrittenRound> {
    let written_round = |(round, past): (u32, &Arc<Past>)| WrittenRound {
        title: format!("round {round}, letter {}", char::from(past.letter)),
        list: past.categories.to_vec(),
        authors: past.categories.iter().map(|category| authors(view, category)).collect(),
        favourites: past.favourites.clone(),
        sheets: past.sheets.as_ref().map(written_sheets).unwrap_or_default(),
        totals: past.totals.clone(),
    };
    (1..).zip(&view.past).map(written_round).collect()
}

/// The best answers of the game.
pub fn best_answers(view: &View) -> Vec<BestMoment> {
    sheets::moments(&sheet_table(view, None), &written_rounds(view), MIN_OUTSTANDING_POINTS)
}

//! What an answer is: remarks while it is written, and what its writer can say about it when it is read.

use super::sheet_table::rolled;
use crate::{
    rules::{
        Seat,
        scattergories::{
            Action, AnswerKind, AnswerMark, OwnView, PhaseView, PreliminaryResult, Scoring, Several, View,
            looks_proper, preliminary_results,
        },
        sheets::{AnswerPlace, Entry, HeardAnswer, at_line},
    },
    screens::sheets::{CategoryDecision, DecidingAction, NOT_A_LETTER},
    wording::{Sentence, isolated},
};

/// The remark on the answer at a `line` (from 1) of a sheet, if there is one.
pub fn remark(view: &View, own: Option<&OwnView>, sheet: &[Entry], line: u8) -> Option<&'static str> {
    let marks = preliminary_results(sheet, rolled(&view.phase, own)?, view.scoring, &view.house);
    let PreliminaryResult { mark, appealable } = at_line(&marks, line)?;
    match mark {
        AnswerMark::Several => Some("More than one answer?"),
        AnswerMark::RepeatOnSheet { .. } => Some("Already on your sheet"),
        AnswerMark::NoLetter => Some(NOT_A_LETTER),
        AnswerMark::Stands { .. } if *appealable => Some(NOT_A_LETTER),
        AnswerMark::Stands { points: 1 } if view.scoring == Scoring::Junior => Some("Wrong letter: 1 point"),
        AnswerMark::WrongLetter => Some("Wrong letter"),
        AnswerMark::Empty
        | AnswerMark::Stands { .. }
        | AnswerMark::LeadingArticle
        | AnswerMark::Duplicate { .. }
        | AnswerMark::VotedSame { .. }
        | AnswerMark::VotedDown => None,
    }
}

/// Who keeps one of several answers on a line (SC-24).
pub fn chooses_one(name: &str) -> Sentence {
    format!("{} chooses one of these:", isolated(name)).into()
}

fn heard(view: &View, place: AnswerPlace) -> Option<&HeardAnswer> {
    let PhaseView::Sheets { phase, .. } = &view.phase else { return None };
    phase.heard().iter().find(|heard| heard.place == place)
}

/// What the writer of an answer that was read can say about it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AnswerButtons {
    /// Whether they can ask for a vote, because the answer begins with no letter (SC-R18).
    pub can_appeal: bool,
    /// Whether they can say that it is a name or a title (SC-R07, SC-R10).
    pub can_set_kind: bool,
    /// What the answer is now: a name, a title or neither.
    pub kind: AnswerKind,
    /// The text of the button that sets the kind: the kind, or a question if the writer has not set it.
    pub says: &'static str,
    /// The accessible name of that button.
    pub label: String,
    /// What it changes that an answer is a name.
    pub name_line: &'static str,
}

/// Whether it matters that an answer is a name or a title: only in an answer of several words can a later word
/// have the letter, or can several words score (SC-25, SC-R07).
pub fn kind_matters(text: &str) -> bool {
    text.split_whitespace().nth(1).is_some()
}

/// What the writer of the answer at a place can say about it.
pub fn answer_buttons(view: &View, place: AnswerPlace) -> AnswerButtons {
    let Some(heard) = heard(view, place) else { return AnswerButtons::default() };
    let says = match heard.kind {
        AnswerKind { title: true, .. } => "A title",
        AnswerKind { proper: true, .. } => "A name",
        AnswerKind { .. } if looks_proper(&heard.text) => "A name?",
        AnswerKind { .. } => "Name or title?",
    };
    AnswerButtons {
        can_appeal: heard.mark == AnswerMark::NoLetter,
        can_set_kind: heard.can_set_kind,
        kind: heard.kind,
        says,
        label: format!("{says}: what is {}, number {}", heard.text, place.line),
        name_line: match view.scoring {
            Scoring::Standard { alliteration: true } => {
                "Any of its words may begin with the letter, and each one that does is a point."
            }
            Scoring::Standard { alliteration: false } | Scoring::Junior => {
                "Any of its words may begin with the letter."
            }
        },
    }
}

/// A line with several answers, and who chooses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeveralAnswers {
    /// Who presses: its writer, or anybody if the writer has left.
    pub by: Seat,
    /// The writer's name.
    pub name: String,
    /// The line and the answers.
    pub several: Several,
}

/// A line with several answers: its writer keeps one, or says that it is a single answer (SC-24).
pub fn several(view: &View) -> Option<SeveralAnswers> {
    let PhaseView::Sheets { several: Some(several), .. } = &view.phase else { return None };
    let owner = view.people.iter().find(|person| person.seat == several.place.seat)?;
    let by = if owner.here { owner.seat } else { view.due };
    Some(SeveralAnswers { by, name: owner.name.to_string(), several: *several.clone() })
}

/// The decision that keeps the first of several answers on a line, if there is such a line (SC-R34).
pub fn first_of_several(view: &View) -> Option<DecidingAction<Action>> {
    let SeveralAnswers { by, several: Several { place, alternatives }, .. } = several(view)?;
    let first = alternatives.into_iter().next()?;
    Some((CategoryDecision::KeepsFirst { place, first }, by, Action::KeepOne { place, alternative: 0 }))
}

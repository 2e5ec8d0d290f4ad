//! All that the table has to decide about the category that was just read, so that one press decides it (PG-R73, SC-R43).

use super::SheetTable;
use crate::{
    play::Game,
    rules::{
        Rules, Seat,
        sheets::{AnswerPlace, Question, SheetAction},
        vote::Ballot,
    },
};

/// A decision of the table, or of a writer.
#[derive(Debug, Clone, PartialEq)]
pub enum CategoryDecision {
    /// The writer keeps the first of several answers on a line (SC-24).
    KeepsFirst {
        /// Where they stand.
        place: AnswerPlace,
        /// The first of them.
        first: String,
    },
    /// Everybody votes in the same way.
    AllVote {
        /// What the vote is about.
        question: Question,
        /// Everybody's ballot.
        ballot: Ballot,
    },
}

/// What is decided, whatever the decision is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DecisionSubject {
    /// Which of several answers on a line is kept.
    Several(AnswerPlace),
    /// What a vote is about.
    Vote(Question),
}

impl CategoryDecision {
    /// What is decided.
    pub fn subject(&self) -> DecisionSubject {
        match self {
            CategoryDecision::KeepsFirst { place, .. } => DecisionSubject::Several(*place),
            CategoryDecision::AllVote { question, .. } => DecisionSubject::Vote(question.clone()),
        }
    }
}

/// A decision with the player and the action that make it.
pub type DecidingAction<A> = (CategoryDecision, Seat, A);

/// More decisions about one category than anybody meets.
const MAX_DECISIONS: usize = 100;

/// Rehearses what has to be decided now, in order. `first_of_several` keeps the first of several answers on a line, if that is to be decided,
/// and `ballot` is how everybody votes on a question.
///
/// A decision may bring up another one, so all are made on a copy of the game.
pub fn rehearse<R: Rules<Action: From<SheetAction>>>(
    game: &Game<R>,
    table: impl Fn(&R::View) -> SheetTable,
    first_of_several: impl Fn(&R::View) -> Option<DecidingAction<R::Action>>,
    ballot: impl Fn(&Question) -> Ballot,
) -> Vec<DecidingAction<R::Action>> {
    let next = |game: &Game<R>| {
        let view = game.view();
        first_of_several(&view).or_else(|| {
            let table = table(&view);
            let question = table.poll()?.question.clone();
            let ballot = ballot(&question);
            let action = SheetAction::Unanimous(ballot).into();
            Some((CategoryDecision::AllVote { question, ballot }, table.default_seat, action))
        })
    };
    let mut decided = Vec::new();
    let mut game = game.clone();
    while let Some((decision, by, action)) = next(&game).filter(|_| decided.len() < MAX_DECISIONS) {
        if game.play(by, action.clone()).is_err() {
            break;
        }
        decided.push((decision, by, action));
    }
    decided
}

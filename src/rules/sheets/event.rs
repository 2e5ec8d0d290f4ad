//! What happens to sheets, and the sentences for it.

use super::{AnswerKind, AnswerMark, AnswerPlace, Asked, Names, Question, in_gap, vote_sentence};
use crate::rules::{Seat, vote::Tally, words::Letter};

/// Something that happened to the sheets. Events are public: they contain an answer only after it was read out or
/// appealed.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum SheetEvent {
    /// A player's time has started. If the letter was hidden, only this player sees it now.
    Began { by: Seat },
    /// Somebody started the time for writing on paper (SC-11).
    AllBegan { by: Seat },
    /// Time is up, or everybody has finished before (PG-62, SC-20).
    TimeUp,
    /// A sheet was handed in.
    SheetIn { by: Seat },
    /// An answer of a Blitz was handed in (PG-R60, SC-R30).
    Answered { by: Seat, line: u8 },
    /// The points of a round were entered.
    PointsIn,
    /// All sheets are handed in, and everybody sees the letter.
    Shown(Letter),
    /// Everybody has answered the first category of a Blitz, so everybody knows the letter.
    LetterShown(Letter),
    /// An answer was read (PG-63, SC-21). `kind` is what its writer says about it.
    Read { place: AnswerPlace, text: String, kind: AnswerKind, mark: AnswerMark },
    /// The table liked this answer to its category best; without a text after a round on paper (PG-R69, SC-R39).
    Favourite { place: AnswerPlace, text: String },
    /// A category has no favourite any more.
    NoFavourite { line: u8 },
    /// A vote was opened.
    Asked(Asked),
    /// A vote was counted (PG-67, SC-31).
    Counted { question: Question, tally: Tally },
    /// A vote was cancelled.
    VoteCancelled,
}

impl SheetEvent {
    /// Whether the event showed something that an undo cannot hide again. Then everybody has to agree to the undo.
    pub(in crate::rules) fn reveals(&self) -> bool {
        match self {
            SheetEvent::Began { .. } | SheetEvent::Shown(_) | SheetEvent::Read { .. } => true,
            // Everybody saw the letter with their own clock.
            SheetEvent::LetterShown(_)
            | SheetEvent::AllBegan { .. }
            | SheetEvent::TimeUp
            | SheetEvent::SheetIn { .. }
            | SheetEvent::Answered { .. }
            | SheetEvent::PointsIn
            | SheetEvent::Favourite { .. }
            | SheetEvent::NoFavourite { .. }
            | SheetEvent::Asked(_)
            | SheetEvent::Counted { .. }
            | SheetEvent::VoteCancelled => false,
        }
    }

    /// Whether an undo of the event gives the laptop back to whoever acted.
    pub(in crate::rules) fn returns_laptop(&self) -> bool {
        match self {
            SheetEvent::SheetIn { .. } | SheetEvent::Answered { .. } => true,
            SheetEvent::Began { .. }
            | SheetEvent::AllBegan { .. }
            | SheetEvent::TimeUp
            | SheetEvent::PointsIn
            | SheetEvent::Shown(_)
            | SheetEvent::LetterShown(_)
            | SheetEvent::Read { .. }
            | SheetEvent::Favourite { .. }
            | SheetEvent::NoFavourite { .. }
            | SheetEvent::Asked(_)
            | SheetEvent::Counted { .. }
            | SheetEvent::VoteCancelled => false,
        }
    }

    /// The event with each answer in the gap of its category, as people read it aloud (PG-R64, SC-R33). `category` has the text of a
    /// line.
    pub(in crate::rules) fn in_gaps<'a>(mut self, category: impl Fn(u8) -> &'a str) -> Self {
        let fill = |place: &AnswerPlace, text: &mut String| {
            if let Some(sentence) = in_gap(category(place.line), text) {
                // The sentence of the event has its own full stop.
                *text = sentence.trim_end_matches('.').to_owned();
            }
        };
        match &mut self {
            SheetEvent::Read { place, text, .. } | SheetEvent::Favourite { place, text } => fill(place, text),
            SheetEvent::Asked(Asked { question, texts }) => {
                question.places().iter().zip(texts).for_each(|(place, text)| fill(place, text));
            }
            SheetEvent::Began { .. }
            | SheetEvent::AllBegan { .. }
            | SheetEvent::TimeUp
            | SheetEvent::SheetIn { .. }
            | SheetEvent::Answered { .. }
            | SheetEvent::PointsIn
            | SheetEvent::Shown(_)
            | SheetEvent::LetterShown(_)
            | SheetEvent::NoFavourite { .. }
            | SheetEvent::Counted { .. }
            | SheetEvent::VoteCancelled => {}
        }
        self
    }

    /// Whether the event ended a vote.
    pub fn is_vote_result(&self) -> bool {
        matches!(self, SheetEvent::Counted { .. } | SheetEvent::VoteCancelled)
    }

    /// The vote that the event counted: what was asked, and the result.
    pub fn counted(&self) -> Option<(Question, Tally)> {
        let SheetEvent::Counted { question, tally } = self else { return None };
        Some((question.clone(), *tally))
    }

    /// The sentence for the event.
    pub(in crate::rules) fn sentence(&self, names: &dyn Names) -> String {
        match self {
            SheetEvent::Began { by } => format!("{} is writing.", names.name(*by)),
            SheetEvent::AllBegan { by } => format!("{} started the timer. Write.", names.name(*by)),
            SheetEvent::TimeUp => "Writing is over. The answers are locked.".to_owned(),
            SheetEvent::SheetIn { by } => format!("{}’s sheet is in.", names.name(*by)),
            SheetEvent::Answered { by, line } => format!("{} is done with number {line}.", names.name(*by)),
            SheetEvent::PointsIn => "The points of the round are entered.".to_owned(),
            SheetEvent::Shown(letter) => {
                format!("All sheets are in. The letter was {}.", char::from(*letter))
            }
            SheetEvent::LetterShown(letter) => format!("The letter is {}.", char::from(*letter)),
            SheetEvent::Read { place, text, kind, mark } => {
                let answer = names.answer(*place, text, mark);
                format!("{}, {}: {}.", place.line, names.name(place.seat), kind.noted(&answer))
            }
            SheetEvent::Favourite { place, text } if text.is_empty() => {
                format!("The favourite of number {} is by {}.", place.line, names.name(place.seat))
            }
            SheetEvent::Favourite { place, text } => {
                format!("The favourite of number {} is “{text}”, by {}.", place.line, names.name(place.seat))
            }
            SheetEvent::NoFavourite { line } => format!("Number {line} has no favourite."),
            SheetEvent::Asked(asked) => names.question(asked),
            SheetEvent::Counted { question, tally } => vote_sentence(question, tally),
            SheetEvent::VoteCancelled => "The vote is cancelled. Nothing changes.".to_owned(),
        }
    }
}

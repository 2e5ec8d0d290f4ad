//! What happened.

use super::{AnswerKind, Asked, Face, Mark, Number, Place, Question, Roll};
use crate::rules::{Seat, vote::Tally, words::Letter};

/// What happened. Public: a sheet's text is in it only once it was read out.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Event {
    /// A round begins (SC-35).
    Round { set: u32, round: u8 },
    /// Somebody proposed a list.
    Proposed { by: Seat, list: String },
    /// Somebody agreed to the list.
    Agreed { by: Seat },
    /// Somebody agrees no longer.
    Disagreed { by: Seat },
    /// Somebody said that all agree.
    AllAgreed { by: Seat },
    /// The die was rolled for all to see (SC-08).
    Rolled(Roll),
    /// The die was rolled under the cup (SC-R24).
    RolledUnseen { by: Seat, again: u32 },
    /// Somebody lifted the cup, and their time runs.
    Began { by: Seat },
    /// Somebody started the clock for all (SC-11).
    AllBegan { by: Seat },
    /// Time is up (SC-20).
    TimeUp,
    /// A sheet is in.
    SheetIn { by: Seat },
    /// An answer of a Blitz is in (SC-R30).
    Answered { by: Seat, line: Number },
    /// The points of a round were entered.
    PointsIn,
    /// All sheets are in, and the cup is lifted for everybody.
    Shown(Face),
    /// An answer was read (SC-21).
    Read { place: Place, text: String, kind: AnswerKind, mark: Mark },
    /// A writer has said what their answer is (SC-R07).
    Called { place: Place, text: String, kind: AnswerKind, mark: Mark },
    /// A writer has decided what is on their line (SC-24).
    AnswerKept { place: Place, text: String, mark: Mark },
    /// A vote was opened.
    Asked(Asked),
    /// A vote was counted (SC-31).
    Counted { question: Question, tally: Tally },
    /// A question was let rest.
    Dropped,
    /// The round is scored.
    Scored { letter: Letter, totals: Vec<u32> },
    /// The set is over (SC-01).
    SetOver { set: u32, totals: Vec<u32>, winners: Vec<Seat> },
    /// Somebody went home.
    Left(Seat),
    /// Somebody is back.
    Returned(Seat),
    /// The game is over (SC-R16).
    Over { winners: Vec<Seat> },
}

impl Event {
    /// Whether something was seen that cannot be unseen: then taking it back needs everybody.
    pub(super) fn reveals(&self) -> bool {
        match self {
            Event::Rolled(_) | Event::Began { .. } | Event::Shown(_) | Event::Read { .. } => true,
            Event::Round { .. }
            | Event::Proposed { .. }
            | Event::Agreed { .. }
            | Event::Disagreed { .. }
            | Event::AllAgreed { .. }
            | Event::RolledUnseen { .. }
            | Event::AllBegan { .. }
            | Event::TimeUp
            | Event::SheetIn { .. }
            | Event::Answered { .. }
            | Event::PointsIn
            | Event::Called { .. }
            | Event::AnswerKept { .. }
            | Event::Asked(_)
            | Event::Counted { .. }
            | Event::Dropped
            | Event::Scored { .. }
            | Event::SetOver { .. }
            | Event::Left(_)
            | Event::Returned(_)
            | Event::Over { .. } => false,
        }
    }
}

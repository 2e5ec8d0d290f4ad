//! The events of a game.

use super::{AnswerKind, Asked, Face, Mark, Number, Place, Question, Roll};
use crate::rules::{Seat, vote::Tally, words::Letter};

/// Something that happened. Events are public: they contain an answer only after it was read out or appealed.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Event {
    /// A round starts (SC-35).
    Round { set: u32, round: u8 },
    /// Somebody proposed a list.
    Proposed { by: Seat, list: String },
    /// Somebody agreed to the list.
    Agreed { by: Seat },
    /// Somebody withdrew their agreement.
    Disagreed { by: Seat },
    /// Somebody reported that all agree.
    AllAgreed { by: Seat },
    /// The die was rolled, and everybody sees the letter (SC-08).
    Rolled(Roll),
    /// The die was rolled, but nobody sees the letter yet (SC-R24).
    RolledUnseen { by: Seat, again: u32 },
    /// A player's time has started. If the letter was hidden, only this player sees it now.
    Began { by: Seat },
    /// Somebody started the time for writing on paper (SC-11).
    AllBegan { by: Seat },
    /// Time is up (SC-20).
    TimeUp,
    /// A sheet was handed in.
    SheetIn { by: Seat },
    /// An answer of a Blitz was handed in (SC-R30).
    Answered { by: Seat, line: Number },
    /// The points of a round were entered.
    PointsIn,
    /// All sheets are handed in, and everybody sees the letter.
    Shown(Face),
    /// An answer was read (SC-21).
    Read { place: Place, text: String, kind: AnswerKind, mark: Mark },
    /// A writer marked an answer as a proper noun or a title, or removed the mark (SC-R07).
    Called { place: Place, text: String, kind: AnswerKind, mark: Mark },
    /// A writer kept one of several answers, or declared that the line is a single answer (SC-24).
    AnswerKept { place: Place, text: String, mark: Mark },
    /// A vote was opened.
    Asked(Asked),
    /// A vote was counted (SC-31).
    Counted { question: Question, tally: Tally },
    /// A vote was cancelled.
    Dropped,
    /// The round is scored.
    Scored { letter: Letter, totals: Vec<u32> },
    /// The set is over (SC-01).
    SetOver { set: u32, totals: Vec<u32>, winners: Vec<Seat> },
    /// A player left.
    Left(Seat),
    /// A player came back.
    Returned(Seat),
    /// The game is over (SC-R16).
    Over { winners: Vec<Seat> },
}

impl Event {
    /// Whether the event showed something that an undo cannot hide again. Then everybody has to agree to the undo.
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

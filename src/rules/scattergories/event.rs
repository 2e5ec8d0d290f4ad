//! The events of a game.

use super::{AnswerKind, Mark, Place, Roll, SheetEvent};
use crate::rules::{Seat, words::Letter};

/// Something that happened. Events are public: they contain an answer only after it was read out or appealed.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Event {
    /// Something happened to the sheets.
    Sheet(SheetEvent),
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
    /// A writer marked an answer as a proper noun or a title, or removed the mark (SC-R07).
    Called { place: Place, text: String, kind: AnswerKind, mark: Mark },
    /// A writer kept one of several answers, or declared that the line is a single answer (SC-24).
    AnswerKept { place: Place, text: String, mark: Mark },
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
            Event::Sheet(event) => event.reveals(),
            Event::Rolled(_) => true,
            Event::Round { .. }
            | Event::Proposed { .. }
            | Event::Agreed { .. }
            | Event::Disagreed { .. }
            | Event::AllAgreed { .. }
            | Event::RolledUnseen { .. }
            | Event::Called { .. }
            | Event::AnswerKept { .. }
            | Event::Scored { .. }
            | Event::SetOver { .. }
            | Event::Left(_)
            | Event::Returned(_)
            | Event::Over { .. } => false,
        }
    }
}

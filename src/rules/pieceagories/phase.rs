//! The phases of a game, each with only the data that exists in it.

use std::collections::BTreeSet;

use super::{
    LINES, LetterThrow, Place, Poll, Sheet, SlipId,
    judge::{Mark, Measure, ParsedSheets},
};
use crate::rules::{
    Seat,
    piecepack::Coin,
    sheets::{self, Around, Writing},
};

/// The ten slips of a round, number 1 first.
pub(super) type SlipList = [SlipId; LINES];

/// The list, coin and dice of a round.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Dealt {
    pub(super) list: SlipList,
    /// `None` in a Blitz, which uses no coin (PG-R60).
    pub(super) coin: Option<Coin>,
    pub(super) throw: LetterThrow,
}

/// A round after all sheets were handed in.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Written {
    pub(super) dealt: Dealt,
    pub(super) sheets: Vec<Sheet>,
}

/// The appeals before the reading: for answers that do not begin with a letter (PG-R49).
#[derive(Debug, Clone, PartialEq)]
pub(super) struct AppealsPhase {
    pub(super) written: Written,
    pub(super) parsed_sheets: ParsedSheets,
    pub(super) decisions: sheets::Appeals<10>,
    pub(super) poll: Option<Poll>,
}

/// The reading: answers are read one after the other.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ReadingPhase {
    pub(super) written: Written,
    pub(super) measure: Measure,
    pub(super) answers: sheets::Reading<10>,
    /// Challenged answers on which the table has already voted (PG-R31, PG-R51).
    pub(super) challenged: BTreeSet<Place>,
    pub(super) poll: Option<Poll>,
}

/// Points by seat, then line.
pub(super) type Points = Vec<[u8; LINES]>;

/// All sheets, with the mark of every answer.
pub(super) type MarkedSheets = (Vec<Sheet>, Vec<[Mark; LINES]>);

/// A round with its points.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Scored {
    pub(super) dealt: Dealt,
    pub(super) points: Points,
    pub(super) winners: Vec<Seat>,
    /// `None` if points were entered without typed answers.
    pub(super) sheets: Option<MarkedSheets>,
}

/// The phase of a game (section 5 of the rules).
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// Players invent categories; in Pieceagories Pieceagories these must begin with the letter of the throw (PG-86).
    Brainstorm { throw: Option<LetterThrow> },
    /// The host picks ten categories; cards are drawn without the host, if enough are left.
    Picking { picked: [Option<SlipId>; LINES] },
    /// The player due by birthday has to flip a coin; `named` is the host's choice if two have the same one.
    Flipping { list: SlipList, named: Option<Seat> },
    /// The timer is set but does not run; the dice have to be thrown.
    ReadyToRoll { list: SlipList, coin: Option<Coin> },
    /// Players write, or type in their paper sheets.
    Writing { dealt: Dealt, writing: Writing<Sheet> },
    /// A Blitz: everybody answers one category before the next one (PG-R60).
    Around { dealt: Dealt, around: Around<Sheet> },
    /// Appeals before the reading.
    Appeals(AppealsPhase),
    /// The reading.
    Reading(ReadingPhase),
    /// The round is scored; the winners' pawns have not moved yet.
    Scored(Scored),
    /// The game is over.
    Over,
}

impl Phase {
    /// What is going on, as a clause for the error message of a refused action.
    pub(super) fn activity(&self) -> &'static str {
        match self {
            Phase::Brainstorm { .. } => "categories are being invented",
            Phase::Picking { .. } => "the list is being picked",
            Phase::Flipping { .. } => "a coin has to be flipped",
            Phase::ReadyToRoll { .. } => "the dice have to be rolled",
            Phase::Writing { writing, .. } => writing.activity(),
            Phase::Around { .. } => "one category at a time goes around the table",
            Phase::Appeals(_) => "the table decides on answers that do not begin with a letter",
            Phase::Reading(_) => "answers are being read",
            Phase::Scored(_) => "the round is scored and pawns are about to move",
            Phase::Over => "the game is over",
        }
    }

    /// The open vote.
    pub(super) fn poll(&self) -> Option<&Poll> {
        if let Phase::Appeals(appeals) = self {
            appeals.poll.as_ref()
        } else if let Phase::Reading(reading) = self {
            reading.poll.as_ref()
        } else {
            None
        }
    }

    /// The field for the open vote, in phases that can have one.
    pub(super) fn poll_mut(&mut self) -> Option<&mut Option<Poll>> {
        if let Phase::Appeals(appeals) = self {
            Some(&mut appeals.poll)
        } else if let Phase::Reading(reading) = self {
            Some(&mut reading.poll)
        } else {
            None
        }
    }

    /// The list, coin and dice of the round, after the dice were thrown.
    pub(super) fn dealt(&self) -> Option<&Dealt> {
        match self {
            Phase::Brainstorm { .. }
            | Phase::Picking { .. }
            | Phase::Flipping { .. }
            | Phase::ReadyToRoll { .. } => None,
            Phase::Writing { dealt, .. } | Phase::Around { dealt, .. } => Some(dealt),
            Phase::Appeals(AppealsPhase { written, .. }) | Phase::Reading(ReadingPhase { written, .. }) => {
                Some(&written.dealt)
            }
            Phase::Scored(scored) => Some(&scored.dealt),
            Phase::Over => None,
        }
    }

    /// The slips of the current round. `None` before a list is complete and when the game is over: then there is no
    /// round to cancel (PG-R45).
    pub(super) fn list(&self) -> Option<SlipList> {
        match self {
            Phase::Flipping { list, .. } | Phase::ReadyToRoll { list, .. } => Some(*list),
            Phase::Brainstorm { .. } | Phase::Picking { .. } | Phase::Over => None,
            Phase::Writing { .. }
            | Phase::Around { .. }
            | Phase::Appeals(_)
            | Phase::Reading(_)
            | Phase::Scored(_) => self.dealt().map(|dealt| dealt.list),
        }
    }

    /// The text at a place during the appeals and the reading; otherwise empty.
    pub(super) fn text(&self, place: Place) -> &str {
        if let Phase::Appeals(AppealsPhase { written, .. }) | Phase::Reading(ReadingPhase { written, .. }) =
            self
        {
            written.text(place)
        } else {
            ""
        }
    }
}

impl Written {
    /// The text at a place.
    pub(super) fn text(&self, place: Place) -> &str {
        self.sheets.get(place.seat.index()).map_or("", |sheet| sheet[place.line.index()].trim())
    }
}

impl ReadingPhase {
    /// The mark of an answer, by the answers read so far.
    pub(super) fn mark(&self, place: Place) -> Mark {
        self.answers.mark(place, |answer| self.measure.points(answer))
    }
}

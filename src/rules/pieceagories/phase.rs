//! The phases of a game. Each holds what exists in it, and no more.

use std::collections::BTreeSet;

use super::{
    LetterThrow, Place, Poll, Sheet, SlipId, TEN,
    judge::{Mark, Measure, ParsedSheets},
};
use crate::rules::{
    Seat,
    piecepack::Coin,
    sheets::{self, Around, Writing},
};

/// The ten slips of a round, number 1 first.
pub(super) type SlipList = [SlipId; TEN];

/// What a round is played with once coin and dice have spoken.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Dealt {
    pub(super) list: SlipList,
    /// `None` in a Blitz, which needs no coin (PG-R60).
    pub(super) coin: Option<Coin>,
    pub(super) throw: LetterThrow,
}

/// A round whose sheets are all in, by seat.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Written {
    pub(super) dealt: Dealt,
    pub(super) sheets: Vec<Sheet>,
}

/// Answers without a letter, before anything is read (PG-R49).
#[derive(Debug, Clone, PartialEq)]
pub(super) struct AppealsPhase {
    pub(super) written: Written,
    pub(super) parsed: ParsedSheets,
    pub(super) ruled: sheets::Appeals<10>,
    pub(super) poll: Option<Poll>,
}

/// Answers read one after the other.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ReadingPhase {
    pub(super) written: Written,
    pub(super) measure: Measure,
    pub(super) answers: sheets::Reading<10>,
    /// Answers whose challenge was counted (PG-R31, PG-R51).
    pub(super) challenged: BTreeSet<Place>,
    pub(super) poll: Option<Poll>,
}

/// Points by seat, then line.
pub(super) type Points = Vec<[u8; TEN]>;

/// All sheets, and what became of every answer on them.
pub(super) type MarkedSheets = (Vec<Sheet>, Vec<[Mark; TEN]>);

/// A round whose points are known.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Scored {
    pub(super) dealt: Dealt,
    pub(super) points: Points,
    pub(super) winners: Vec<Seat>,
    /// `None` if the table judged on paper.
    pub(super) sheets: Option<MarkedSheets>,
}

/// Where a game stands (section 5 of the rules).
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// Categories are invented; to a letter, in Pieceagories Pieceagories (PG-86).
    Brainstorm { throw: Option<LetterThrow> },
    /// The host picks ten; cards lie there by themselves, if enough are left.
    Picking { picked: [Option<SlipId>; TEN] },
    /// A coin is to be turned, by whom the host named if a birthday is shared.
    Flipping { list: SlipList, named: Option<Seat> },
    /// The clock is set and still; the dice are to be thrown.
    Armed { list: SlipList, coin: Option<Coin> },
    /// Sheets are on their way in.
    Writing { dealt: Dealt, writing: Writing<Sheet> },
    /// A Blitz: one category at a time goes around (PG-R60).
    Around { dealt: Dealt, around: Around<Sheet> },
    /// Before the reading.
    Appeals(AppealsPhase),
    /// The reading.
    Reading(ReadingPhase),
    /// The winners' pawns are about to move.
    Scored(Scored),
    /// Applause.
    Over,
}

impl Phase {
    /// What the table is doing, for a refusal.
    pub(super) fn activity(&self) -> &'static str {
        match self {
            Phase::Brainstorm { .. } => "categories are being invented",
            Phase::Picking { .. } => "the list is being picked",
            Phase::Flipping { .. } => "a coin has to be flipped",
            Phase::Armed { .. } => "the dice have to be rolled",
            Phase::Writing { writing, .. } => writing.activity(),
            Phase::Around { .. } => "one category at a time goes around the table",
            Phase::Appeals(_) => "the table decides on answers that do not begin with a letter",
            Phase::Reading(_) => "answers are being read",
            Phase::Scored(_) => "the round is scored and pawns are about to move",
            Phase::Over => "the game is over",
        }
    }

    /// The vote that is open.
    pub(super) fn poll(&self) -> Option<&Poll> {
        if let Phase::Appeals(appeals) = self {
            appeals.poll.as_ref()
        } else if let Phase::Reading(reading) = self {
            reading.poll.as_ref()
        } else {
            None
        }
    }

    /// The place for the open vote, in phases that can have one.
    pub(super) fn poll_mut(&mut self) -> Option<&mut Option<Poll>> {
        if let Phase::Appeals(appeals) = self {
            Some(&mut appeals.poll)
        } else if let Phase::Reading(reading) = self {
            Some(&mut reading.poll)
        } else {
            None
        }
    }

    /// The round as it was dealt, once the dice have spoken.
    pub(super) fn dealt(&self) -> Option<&Dealt> {
        match self {
            Phase::Brainstorm { .. }
            | Phase::Picking { .. }
            | Phase::Flipping { .. }
            | Phase::Armed { .. } => None,
            Phase::Writing { dealt, .. } | Phase::Around { dealt, .. } => Some(dealt),
            Phase::Appeals(AppealsPhase { written, .. }) | Phase::Reading(ReadingPhase { written, .. }) => {
                Some(&written.dealt)
            }
            Phase::Scored(scored) => Some(&scored.dealt),
            Phase::Over => None,
        }
    }

    /// The slips of the round that is under way; `None` before the list is laid and after the pawns have moved, when
    /// there is no round to void (PG-R45).
    pub(super) fn list(&self) -> Option<SlipList> {
        match self {
            Phase::Flipping { list, .. } | Phase::Armed { list, .. } => Some(*list),
            Phase::Brainstorm { .. } | Phase::Picking { .. } | Phase::Over => None,
            Phase::Writing { .. }
            | Phase::Around { .. }
            | Phase::Appeals(_)
            | Phase::Reading(_)
            | Phase::Scored(_) => self.dealt().map(|dealt| dealt.list),
        }
    }

    /// What is written at a place, in the phases in which sheets may be looked at.
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
    /// What is written at a place.
    pub(super) fn text(&self, place: Place) -> &str {
        self.sheets.get(place.seat.index()).map_or("", |sheet| sheet[place.line.index()].trim())
    }
}

impl ReadingPhase {
    /// The mark of an answer as far as the table has heard.
    pub(super) fn mark(&self, place: Place) -> Mark {
        self.answers.mark(place, |answer| self.measure.points(answer))
    }
}

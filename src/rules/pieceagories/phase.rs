//! The phases of a game. Each holds what exists in it, and no more.

use std::collections::BTreeSet;

use super::{
    Number, Place, Poll, Sheet, SlipId, TEN, Throw,
    judge::{Desk, Mark, Rulings},
};
use crate::rules::{Seat, piecepack::Coin};

/// The ten slips of a round, number 1 first.
pub(super) type List = [SlipId; TEN];

/// What a round is played with once coin and dice have spoken.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Dealt {
    pub(super) list: List,
    pub(super) coin: Coin,
    pub(super) throw: Throw,
}

/// A round whose sheets are all in, by seat.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Written {
    pub(super) dealt: Dealt,
    pub(super) sheets: Vec<Sheet>,
}

/// Answers without a letter, before anything is read (PG-R49).
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Appeals {
    pub(super) written: Written,
    pub(super) desk: Desk,
    pub(super) asked: BTreeSet<Place>,
    pub(super) granted: BTreeSet<Place>,
    pub(super) poll: Option<Poll>,
}

/// Answers read one after the other.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Reading {
    pub(super) written: Written,
    pub(super) desk: Desk,
    /// How many answers have been read, in the order of the desk's places.
    pub(super) read: usize,
    /// Groups the page will ask about once all of each is read.
    pub(super) questions: Vec<Vec<Place>>,
    /// Answers that have had their vote on likeness (PG-R26).
    pub(super) likened: BTreeSet<Place>,
    /// Answers that have had their challenge (PG-R31).
    pub(super) challenged: BTreeSet<Place>,
    pub(super) rulings: Rulings,
    pub(super) poll: Option<Poll>,
}

/// Points by seat, then line.
pub(super) type Points = Vec<[u8; TEN]>;

/// All sheets, and what became of every answer on them.
pub(super) type Sheets = (Vec<Sheet>, Vec<[Mark; TEN]>);

/// A round whose points are known.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Scored {
    pub(super) dealt: Dealt,
    pub(super) points: Points,
    pub(super) winners: Vec<Seat>,
    /// `None` if the table judged on paper.
    pub(super) sheets: Option<Sheets>,
}

/// Where a game stands (section 5 of the rules).
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// Categories are invented; to a letter, in Pieceagories Pieceagories (PG-86).
    Brainstorm { throw: Option<Throw> },
    /// The host picks ten; cards lie there by themselves, if enough are left.
    Picking { picked: [Option<SlipId>; TEN] },
    /// A coin is to be turned, by whom the host named if a birthday is shared.
    Flipping { list: List, named: Option<Seat> },
    /// The clock is set and still; the dice are to be thrown.
    Armed { list: List, coin: Coin },
    /// One after the other writes. By seat; `None` is a sheet not yet in.
    Typing {
        dealt: Dealt,
        sheets: Vec<Option<Sheet>>,
        writing: Option<Seat>,
        /// Who has lifted the cup, and knows the letter (PG-R19).
        looked: BTreeSet<Seat>,
    },
    /// All write on paper, or are about to.
    Paper { dealt: Dealt, running: bool },
    /// Sheets of paper are typed in, without a clock.
    Entering { dealt: Dealt, sheets: Vec<Option<Sheet>> },
    /// Before the reading.
    Appeals(Appeals),
    /// The reading.
    Reading(Reading),
    /// The winners' pawns are about to move.
    Scored(Scored),
    /// Applause.
    Over,
}

impl Phase {
    /// What the table is doing, for a refusal.
    pub(super) fn doing(&self) -> &'static str {
        match self {
            Phase::Brainstorm { .. } => "categories are being invented",
            Phase::Picking { .. } => "the list is being picked",
            Phase::Flipping { .. } => "a coin has to be turned",
            Phase::Armed { .. } => "the dice have to be thrown",
            Phase::Typing { .. } => "people write, one after the other",
            Phase::Paper { .. } => "people write on paper",
            Phase::Entering { .. } => "sheets are being typed in",
            Phase::Appeals(_) => "answers without a letter come first",
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
            Phase::Typing { dealt, .. } | Phase::Paper { dealt, .. } | Phase::Entering { dealt, .. } => {
                Some(dealt)
            }
            Phase::Appeals(Appeals { written, .. }) | Phase::Reading(Reading { written, .. }) => {
                Some(&written.dealt)
            }
            Phase::Scored(scored) => Some(&scored.dealt),
            Phase::Over => None,
        }
    }

    /// The slips of the round that is under way; `None` before the list is laid and after the pawns have moved, when
    /// there is no round to void (PG-R45).
    pub(super) fn list(&self) -> Option<List> {
        match self {
            Phase::Flipping { list, .. } | Phase::Armed { list, .. } => Some(*list),
            Phase::Brainstorm { .. } | Phase::Picking { .. } | Phase::Over => None,
            Phase::Typing { .. }
            | Phase::Paper { .. }
            | Phase::Entering { .. }
            | Phase::Appeals(_)
            | Phase::Reading(_)
            | Phase::Scored(_) => self.dealt().map(|dealt| dealt.list),
        }
    }

    /// What is written at a place, in the phases in which sheets may be looked at.
    pub(super) fn text(&self, place: Place) -> &str {
        if let Phase::Appeals(Appeals { written, .. }) | Phase::Reading(Reading { written, .. }) = self {
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

impl Reading {
    /// Whether the table has heard the answer at a place.
    pub(super) fn heard(&self, place: Place) -> bool {
        let seats = self.written.sheets.len();
        place.line.index() * seats + place.seat.index() < self.read
    }

    /// The mark of an answer as far as the table has heard.
    pub(super) fn mark(&self, place: Place) -> Mark {
        self.desk.mark(place, &self.rulings, |other| self.heard(other))
    }

    /// The answer that is read next.
    pub(super) fn next(&self) -> Option<Place> {
        self.desk.places().nth(self.read)
    }

    /// The line that is being read; the last one when all are.
    pub(super) fn line(&self) -> Number {
        let last = self.desk.places().nth(self.read.saturating_sub(1));
        last.map_or(Number::FIRST, |place| place.line)
    }

    /// The group that a question about `places` is about, as far as it has been heard.
    pub(super) fn question(&self, places: &[Place]) -> Vec<Place> {
        self.desk.group(places, |place| self.heard(place))
    }

    /// Takes the first question that is worth asking, once all it is about and the line have been read.
    pub(super) fn question_due(&mut self) -> Option<Vec<Place>> {
        let whole_line = self.read.is_multiple_of(self.written.sheets.len().max(1));
        while let Some(at) =
            self.questions.iter().position(|group| whole_line && group.iter().all(|&place| self.heard(place)))
        {
            let group = self.questions.remove(at);
            if two_owners(&group) && self.any_stands(&group) {
                return Some(group);
            }
        }
        None
    }

    /// Whether a vote on these could still change anything.
    pub(super) fn any_stands(&self, group: &[Place]) -> bool {
        group.iter().any(|&place| self.mark(place).stands())
    }
}

/// Whether answers are not all one person's.
pub(super) fn two_owners(group: &[Place]) -> bool {
    group.iter().any(|place| place.seat != group[0].seat)
}

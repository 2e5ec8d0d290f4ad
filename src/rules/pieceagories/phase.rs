//! The phases of a game, each with only the data that exists in it.

use std::sync::Arc;

use super::{LINES, LetterThrow, SlipId, judge::RoundJudge};
use crate::rules::{
    Seat,
    piecepack::Coin,
    sheets::{Poll, Scores, SheetActivity, SheetRound},
};

/// The sheets of a round.
pub(super) type Round = SheetRound<RoundJudge>;

/// The categories that are picked for a round, number 1 first; `None` where a number is free.
pub(super) type Picked = [Option<SlipId>; LINES];

/// The ten slips of a round, number 1 first.
pub(super) type SlipList = [SlipId; LINES];

/// The list, coin and dice with which a round was started.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct RoundStart {
    pub(super) list: SlipList,
    /// `None` in a Blitz, which uses no coin (PG-R60).
    pub(super) coin: Option<Coin>,
    pub(super) throw: LetterThrow,
}

/// A round with its points.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Scored {
    pub(super) start: RoundStart,
    pub(super) scores: Scores,
    pub(super) winners: Vec<Seat>,
}

/// The phase of a game (section 5 of the rules).
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// Players invent categories; with the extension “Pieceagories Pieceagories” (PG-85) these must begin
    /// with the letter of the throw (PG-86).
    Brainstorm { throw: Option<LetterThrow> },
    /// The host picks ten categories. In a game with cards, ten are drawn at once if ten unused ones are left (PG-92).
    Picking { picked: Picked },
    /// The next player by birthday or seat has to flip a coin; `named` is the host's choice among players who share a
    /// birthday.
    Flipping { list: SlipList, named: Option<Seat> },
    /// The timer is set but does not run; the dice have to be thrown.
    ReadyToRoll { list: SlipList, coin: Option<Coin> },
    /// From the throw for the letter until the round is scored.
    Sheets { start: RoundStart, round: Box<Round> },
    /// The round is scored; the winners' pawns have not moved yet.
    Scored(Arc<Scored>),
    /// The game is over.
    Over,
}

impl Phase {
    /// What is going on, as a clause for the error message of a refused action.
    pub(super) fn activity(&self) -> SheetActivity {
        match self {
            Phase::Brainstorm { .. } => SheetActivity::Inventing,
            Phase::Picking { .. } => SheetActivity::Picking,
            Phase::Flipping { .. } => SheetActivity::Flipping,
            Phase::ReadyToRoll { .. } => SheetActivity::Rolling,
            Phase::Sheets { round, .. } => round.activity(),
            Phase::Scored(_) => SheetActivity::MovingPawns,
            Phase::Over => SheetActivity::Over,
        }
    }

    /// The open vote.
    pub(super) fn poll(&self) -> Option<&Poll> {
        if let Phase::Sheets { round, .. } = self { round.poll() } else { None }
    }

    /// The sheets of the round, to change them.
    pub(super) fn round_mut(&mut self) -> Option<&mut Round> {
        if let Phase::Sheets { round, .. } = self { Some(round) } else { None }
    }

    /// The list, coin and dice of the round, after the dice were thrown.
    pub(super) fn start(&self) -> Option<&RoundStart> {
        match self {
            Phase::Sheets { start, .. } => Some(start),
            Phase::Scored(scored) => Some(&scored.start),
            Phase::Brainstorm { .. }
            | Phase::Picking { .. }
            | Phase::Flipping { .. }
            | Phase::ReadyToRoll { .. }
            | Phase::Over => None,
        }
    }

    /// The slips of the current round. `None` before a list is used and when the game is over: then there is
    /// no round to cancel (PG-R45).
    pub(super) fn list(&self) -> Option<SlipList> {
        match self {
            Phase::Flipping { list, .. } | Phase::ReadyToRoll { list, .. } => Some(*list),
            Phase::Brainstorm { .. } | Phase::Picking { .. } | Phase::Over => None,
            Phase::Sheets { .. } | Phase::Scored(_) => self.start().map(|start| start.list),
        }
    }
}

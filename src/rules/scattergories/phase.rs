//! The phases of a game, each with only the data that exists in it.

use std::{collections::BTreeSet, sync::Arc};

use super::{Column, Roll, judge::RoundJudge};
use crate::rules::{Seat, sheets};

/// The sheets of a round.
pub(super) type RoundSheets = sheets::RoundSheets<RoundJudge, 12>;

/// The phase of a game.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// Everybody has to agree on the list, then somebody rolls the die.
    Agreeing { agreed: BTreeSet<Seat> },
    /// From the roll for the letter until the round is scored.
    Sheets { roll: Roll, round: RoundSheets },
    /// A column is scored.
    Scored(Arc<Column>),
    /// All three columns are scored.
    SetOver,
    /// The game is over.
    Over,
}

impl Phase {
    /// What is going on, as a part of the sentence of a refusal.
    pub(super) fn activity(&self) -> &'static str {
        match self {
            Phase::Agreeing { .. } => "everybody has to agree on the list, then the die is rolled",
            Phase::Sheets { round, .. } => round.activity(),
            Phase::Scored(_) => "the round is scored",
            Phase::SetOver => "the set is over",
            Phase::Over => "the game is over",
        }
    }

    /// The open vote.
    pub(super) fn poll(&self) -> Option<&sheets::Poll<12>> {
        if let Phase::Sheets { round, .. } = self { round.poll() } else { None }
    }
}

//! The phases of a game, each with only the data that exists in it.

use std::{collections::BTreeSet, sync::Arc};

use super::{CategoryList, Column, Roll, judge::RoundJudge};
use crate::rules::{
    Seat,
    sheets::{SheetActivity, SheetRound},
};

/// The sheets of a round.
pub(super) type Round = SheetRound<RoundJudge>;

/// The phase of a game.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// Everybody has to agree on the list, then somebody rolls the die.
    Agreeing { agreed: BTreeSet<Seat> },
    /// From the roll for the letter until the round is scored.
    Sheets { roll: Roll, list: Arc<CategoryList>, round: Box<Round> },
    /// A column is scored.
    Scored(Arc<Column>),
    /// All three columns are scored.
    SetOver,
    /// The game is over.
    Over,
}

impl Phase {
    /// What is going on, as a part of the sentence of a refusal.
    pub(super) fn activity(&self) -> SheetActivity {
        match self {
            Phase::Agreeing { .. } => SheetActivity::Agreeing,
            Phase::Sheets { round, .. } => round.activity(),
            Phase::Scored(_) => SheetActivity::Scored,
            Phase::SetOver => SheetActivity::SetOver,
            Phase::Over => SheetActivity::Over,
        }
    }

    /// The sheets of the round, to change them.
    pub(super) fn round_mut(&mut self) -> Option<&mut Round> {
        if let Phase::Sheets { round, .. } = self { Some(round) } else { None }
    }
}

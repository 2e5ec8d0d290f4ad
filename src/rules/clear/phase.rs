//! The phases of a game, and each player's coins.

use super::{Activity, Call, Card, Squares, Throw, squares::SQUARES};
use crate::rules::Seat;

/// The phase of the game, with the data that exists only in it.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// The roller has to throw: four dice, or two in a Scratch-Off.
    Rolling { scratch_off: bool },
    /// Everybody looks for a line. Choices are by seat, and secret until all have chosen (CL-R06).
    Acting { throw: Throw, choices: Vec<Option<ThrowChoice>> },
    /// The only clear player chooses a card.
    Bonus(Seat),
    /// The deal is on the score sheet, and the scorekeeper has to confirm it.
    Scored,
    /// The game is over: all deals were played, or a player ended the game.
    Over,
}

/// A player's choice on a throw.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct ThrowChoice {
    pub(super) call: Call,
    /// The squares of the coins to take; none where cards are real.
    pub(super) line: Squares,
    /// Whether the player also called Clear, where cards are real.
    pub(super) cleared: bool,
}

/// A player's coins and points in a deal.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PlayerDeal {
    pub(super) coins: CardCoins,
    /// Points for Fours so far.
    pub(super) four_points: u8,
}

/// The coins on somebody's card.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum CardCoins {
    /// Shown on the screen, each coin on its square.
    Card(Card),
    /// Real: only the number of coins is known.
    Real(u8),
}

impl CardCoins {
    /// A real card that is full.
    pub(super) const FULL: CardCoins = CardCoins::Real(SQUARES);

    /// How many coins are left.
    pub(super) fn count(&self) -> u8 {
        match self {
            CardCoins::Card(card) => card.count(),
            CardCoins::Real(left) => *left,
        }
    }

    /// The card, if it is on the screen.
    pub(super) fn card(&self) -> Option<&Card> {
        match self {
            CardCoins::Card(card) => Some(card),
            CardCoins::Real(_) => None,
        }
    }
}

impl Phase {
    /// What the table does now, for a refusal.
    pub(super) fn activity(&self) -> Activity {
        match self {
            Phase::Rolling { .. } => Activity::Rolling,
            Phase::Acting { .. } => Activity::Looking,
            Phase::Bonus(_) => Activity::Bonus,
            Phase::Scored => Activity::Scored,
            Phase::Over => Activity::Over,
        }
    }
}

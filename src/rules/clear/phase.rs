//! What the table is doing, and what each has of the deal.

use super::{Call, Card, Squares, Throw, squares::SQUARES};
use crate::rules::Seat;

/// What the table is doing, with what exists only then.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// The roller has to throw: four dice, or two in a Scratch-Off.
    Rolling { off: bool },
    /// All look for a line. What each chose, by seat: nobody's to know before all have (CL-R06).
    Acting { throw: Throw, choices: Vec<Option<Choice>> },
    /// The only clear player chooses a card.
    Bonus(Seat),
    /// The deal is on the sheet and waits for the scorekeeper.
    Scored,
    /// All deals are played.
    Over,
}

/// What somebody chose on a throw.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Choice {
    pub(super) call: Call,
    /// The coins to take; none where cards are real.
    pub(super) line: Squares,
    /// Whether Clear was called with it, where cards are real.
    pub(super) clear: bool,
}

/// What somebody has of a deal.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Hand {
    pub(super) coins: Coins,
    /// Points for Fours so far.
    pub(super) fours: u8,
}

/// The coins on somebody's card.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Coins {
    /// Each where it lies.
    Card(Card),
    /// On the real table; only how many there are.
    Real(u8),
}

impl Coins {
    /// A real card that is full.
    pub(super) const FULL: Coins = Coins::Real(SQUARES);

    /// How many there are.
    pub(super) fn count(&self) -> u8 {
        match self {
            Coins::Card(card) => card.count(),
            Coins::Real(left) => *left,
        }
    }

    /// The card, if it is on the screen.
    pub(super) fn card(&self) -> Option<&Card> {
        match self {
            Coins::Card(card) => Some(card),
            Coins::Real(_) => None,
        }
    }
}

impl Phase {
    /// What the table is doing, for a refusal: `the dice have to be thrown`.
    pub(super) fn doing(&self) -> &'static str {
        match self {
            Phase::Rolling { .. } => "the dice have to be thrown",
            Phase::Acting { .. } => "people are looking for their lines",
            Phase::Bonus(_) => "a card for the bonus has to be chosen",
            Phase::Scored => "the deal is scored, and the score has to be confirmed",
            Phase::Over => "the game is over",
        }
    }
}

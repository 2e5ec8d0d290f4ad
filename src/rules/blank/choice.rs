//! What a card asks somebody to choose, and what they choose.

use serde::{Deserialize, Serialize};

use super::{CardNo, Colour, RuleNo, Side};
use crate::rules::Seat;

/// What was chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// A player.
    Player(Seat),
    /// Players whom some words fit; there may be none.
    Players(Vec<Seat>),
    /// Cards of a hand.
    Cards(Vec<CardNo>),
    /// An open rule.
    Rule(RuleNo),
    /// A colour.
    Colour(Colour),
    /// Whether an answer was right.
    Right(bool),
    /// Everybody has seen what was shown.
    Seen,
}

/// What has to be chosen before the game goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Who chooses; nobody means the table, by anybody's hand.
    pub by: Option<Seat>,
    /// What.
    pub kind: ChoiceKind,
}

/// What can be asked for. Public: it names no card of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChoiceKind {
    /// A player, of these.
    Player {
        /// Who can be chosen.
        among: Vec<Seat>,
    },
    /// The players whom some words fit (TG-TEXT).
    Players {
        /// The words.
        words: String,
    },
    /// So many cards of a hand; that hand is seen by whoever chooses.
    Cards {
        /// Whose hand.
        of: Seat,
        /// How many.
        cards: u8,
        /// What becomes of them.
        to: Destination,
    },
    /// An open rule.
    Rule,
    /// A colour.
    Colour,
    /// Whether somebody's answer is right (EF-ASK).
    Right {
        /// Who answers.
        of: Seat,
        /// The question.
        question: String,
        /// The answer that stands on the card.
        answer: String,
    },
    /// Who of several lost or won (EF-CONTEST).
    Contest {
        /// In what.
        text: String,
        /// Which of the two is named.
        side: Side,
        /// Who competes.
        among: Vec<Seat>,
    },
    /// That everybody has seen what is shown (EF-SHOW).
    Seen,
}

/// What becomes of cards that are chosen from a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Destination {
    /// They go under the top card.
    Discarded,
    /// Somebody gets them.
    To(Seat),
    /// They are shown.
    Shown,
}

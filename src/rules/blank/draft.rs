//! What a winner would write on a card.

use serde::{Deserialize, Serialize};

use super::{CardNo, Clause, Drawing, Rule};

/// What a winner would write on a card, until it is approved (BL-65).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    /// A new rule, on a plain Rule Card of one of the decks (BL-66, BL-R31).
    Rule {
        /// Which of the decks on the table.
        deck: u8,
        /// What it says.
        rule: Rule,
    },
    /// An effect on a Game Card that has none (BL-71 to BL-78).
    Card {
        /// Which card.
        card: CardNo,
        /// Its title.
        title: String,
        /// What it does.
        clauses: Vec<Clause>,
        /// A drawing, on a card without a picture.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drawing: Option<Drawing>,
        /// Who signs.
        author: String,
    },
}

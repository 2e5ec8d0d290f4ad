//! What a table can agree on where the rules are silent (BL-108).

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// A ruling of the table: it takes everybody's agreement, and the log keeps its words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// What was agreed, in the table's own words; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// What the page then does.
    pub decree: Decree,
}

/// What the page does once everybody agrees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decree {
    /// Nothing: the words are all.
    Words,
    /// Somebody draws so many, 1 to 7.
    Draw(Seat, u8),
    /// Somebody puts so many cards of their choice, 1 to 7, under the top card.
    Return(Seat, u8),
    /// Somebody loses their next turn.
    Skip(Seat),
    /// The direction changes.
    Reverse,
    /// It becomes somebody's turn.
    Turn(Seat),
    /// Something that lasts ends, by its place in the list of what lasts.
    EndLasting(u8),
    /// An obligation is waived, by its number (BL-R18).
    Waive(u32),
    /// So many plain Rule Cards, 1 to 24, are put into a deck, by its place on the table (BL-R27).
    Blanks(u8, u8),
}

//! The 24 squares of a card, and sets of them.

use serde::{Deserialize, Serialize};

/// How many rows a card has (CL-15).
pub const ROWS: u8 = 4;
/// How many columns a card has (CL-15).
pub const COLUMNS: u8 = 6;
/// How many squares a card has, and coins when it is full (CL-15, CL-22).
pub const SQUARES: u8 = ROWS * COLUMNS;

/// A set of squares of a card, one bit each: square `6 * row + column`, from the top left, is bit `1 << square`. So the
/// squares of a row, column or diagonal have the same order as their bits.
///
/// A record contains it as a number; a number with bits above the lowest 24 is refused.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Squares(u32);

impl Squares {
    /// The empty set.
    pub const NONE: Squares = Squares(0);
    /// The whole card.
    pub const ALL: Squares = Squares((1 << SQUARES) - 1);

    /// The squares of these bits; `None` if a bit is not a square of the card.
    pub const fn new(bits: u32) -> Option<Self> {
        if bits & !Self::ALL.0 == 0 { Some(Self(bits)) } else { None }
    }

    /// The squares of `bits`; bits that are not squares of the card are dropped.
    pub(super) const fn within(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// One square, 0 to 23; the empty set for any other number.
    pub const fn one(square: u8) -> Self {
        if square < SQUARES { Self(1 << square) } else { Self::NONE }
    }

    /// The square in a row (0 to 3) and a column (0 to 5); the empty set outside the card.
    pub const fn at(row: u8, column: u8) -> Self {
        if row < ROWS && column < COLUMNS { Self::one(row * COLUMNS + column) } else { Self::NONE }
    }

    /// The set as a number.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many squares there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `others` are in this set.
    pub const fn has(self, others: Squares) -> bool {
        self.0 & others.0 == others.0
    }

    /// The squares in at least one of the two sets.
    #[must_use]
    pub const fn with(self, others: Squares) -> Self {
        Self(self.0 | others.0)
    }

    /// The squares in both sets.
    #[must_use]
    pub const fn intersection(self, others: Squares) -> Self {
        Self(self.0 & others.0)
    }

    /// The squares of this set that are not in `others`.
    #[must_use]
    pub const fn without(self, others: Squares) -> Self {
        Self(self.0 & !others.0)
    }

    /// The numbers of the squares, 0 to 23, lowest first.
    pub fn numbers(self) -> impl Iterator<Item = u8> + use<> {
        (0..SQUARES).filter(move |&square| self.has(Self::one(square)))
    }
}

impl TryFrom<u32> for Squares {
    type Error = &'static str;

    fn try_from(bits: u32) -> Result<Self, Self::Error> {
        Self::new(bits).ok_or("A card has 24 squares.")
    }
}

impl From<Squares> for u32 {
    fn from(squares: Squares) -> u32 {
        squares.0
    }
}

//! Which coins of a card are chosen, and what a tap or a drag makes of that.

use super::{
    Card, Squares,
    line::{self, RAYS},
};

/// The most coins that can be chosen together: a line of four.
const MOST: u32 = 4;

/// The coins that are chosen on a card, before any is taken (CL-R09).
///
/// A line can be chosen by its two ends; the coins between them come along. Whoever taps each coin of a line in turn
/// taps those too, and means to have them: so the first tap on such a coin keeps it (CL-R25).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Selection {
    coins: Squares,
    /// Those of `coins` that came along and have not been tapped since.
    along: Squares,
}

impl Selection {
    /// Where the chosen coins lie.
    pub const fn coins(self) -> Squares {
        self.coins
    }

    /// The choice after a tap on a square.
    ///
    /// A coin that was tapped before is dropped, and one that came along is kept, as if it had been tapped only now. Any
    /// other joins, and takes along the coins between it and the others
    /// if they all lie on one row, column or diagonal and are no more than `most`. Otherwise it joins alone, for the
    /// rules to say what is wrong. A choice of four is full, and the next tap begins another; so does one after an
    /// empty square.
    #[must_use]
    pub fn tapped(self, card: &Card, square: u8, most: u32) -> Self {
        let coin = Squares::one(square).among(card.left());
        if coin.is_empty() {
            return Self::default();
        }
        if self.along.has(coin) {
            return Self { along: self.along.without(coin), ..self };
        }
        if self.coins.has(coin) {
            return Self { coins: self.coins.without(coin), ..self };
        }
        if self.coins.len() >= MOST {
            return Self { coins: coin, along: Squares::NONE };
        }
        let ends = self.coins.with(coin);
        let ray = RAYS.iter().find(|ray| ray.has(ends));
        let whole = ray.map(|ray| line::span(ends).among(*ray).among(card.left()));
        let coins = whole.filter(|whole| whole.len() <= most).unwrap_or(ends);
        Self { coins, along: self.along.with(coins.without(ends)) }
    }

    /// The coins that a drag from one square to another has passed, as if each had been tapped: at most `most`, from
    /// where it began. Nothing if the two squares lie on no row, column or diagonal (CL-R25).
    pub fn dragged(card: &Card, from: u8, to: u8, most: u32) -> Option<Self> {
        let ends = Squares::one(from).with(Squares::one(to));
        let ray = RAYS.iter().find(|ray| ray.has(ends))?;
        let mut passed: Vec<u8> = line::span(ends).among(*ray).among(card.left()).numbers().collect();
        if to < from {
            passed.reverse();
        }
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let coins =
            passed.iter().take(most).fold(Squares::NONE, |coins, &square| coins.with(Squares::one(square)));
        Some(Self { coins, along: Squares::NONE })
    }
}

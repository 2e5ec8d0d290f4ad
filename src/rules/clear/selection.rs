//! The coins selected on a card, and how a tap or a drag changes them.

use super::{Card, Squares, line::stretch};

/// The coins selected on a card, before any is taken (CL-R09).
///
/// Tapping both ends of a line selects the coins between them too. Some people tap each coin of the line instead, so
/// the first tap on a coin that was selected this way keeps it selected (CL-R25).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Selection {
    coins: Squares,
    /// The `coins` that were added because they are between two tapped coins, and that were not tapped themselves yet.
    between: Squares,
}

impl Selection {
    /// The squares of the selected coins.
    pub const fn coins(self) -> Squares {
        self.coins
    }

    /// The selection after a tap on a square.
    ///
    /// - A coin that was tapped before is removed.
    /// - A coin that is only selected because it is between two tapped coins stays selected.
    /// - Any other coin is added with the coins in between, if the selection is then on one ray and has at
    ///   most `most` coins.
    /// - Otherwise, a second coin is added alone, so that the rules can say what is wrong with the two.
    ///   A later coin starts a new selection.
    /// - A tap on an empty square clears the selection.
    #[must_use]
    pub fn tapped(self, card: &Card, square: u8, most: u32) -> Self {
        let coin = Squares::one(square).intersection(card.left());
        if coin.is_empty() {
            return Self::default();
        }
        if self.between.has(coin) {
            return Self { between: self.between.without(coin), ..self };
        }
        if self.coins.has(coin) {
            return Self { coins: self.coins.without(coin), ..self };
        }
        let ends = self.coins.with(coin);
        let line = stretch(ends).map(|stretch| stretch.intersection(card.left()));
        match line.filter(|line| line.len() <= most) {
            Some(coins) => Self { coins, between: self.between.with(coins.without(ends)) },
            None if self.coins.len() == 1 => Self { coins: ends, between: Squares::NONE },
            None => Self { coins: coin, between: Squares::NONE },
        }
    }

    /// The first `most` coins from one square to another, as if each had been tapped. `None` if the squares are not on
    /// one ray (CL-R25).
    pub fn dragged(card: &Card, from: u8, to: u8, most: u32) -> Option<Self> {
        let ends = Squares::one(from).with(Squares::one(to));
        let mut passed: Vec<u8> = stretch(ends)?.intersection(card.left()).numbers().collect();
        if to < from {
            passed.reverse();
        }
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let coins =
            passed.iter().take(most).fold(Squares::NONE, |coins, &square| coins.with(Squares::one(square)));
        Some(Self { coins, between: Squares::NONE })
    }
}

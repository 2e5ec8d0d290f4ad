//! The coins on the table; a flipped coin gives the minutes of a round.

use serde::{Deserialize, Serialize};

use crate::rules::{
    Luck,
    piecepack::{Coin, Rank, Suit},
};

/// The coins, spread out with their suits up.
#[derive(Debug, Clone, PartialEq)]
pub struct Field(Vec<FieldCoin>);

#[derive(Debug, Clone, Copy, PartialEq)]
struct FieldCoin {
    coin: Coin,
    flipped: bool,
}

/// A coin as everybody sees it: the face only after it was flipped (PG-27).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoinSeen {
    /// The suit on its back.
    pub suit: Suit,
    /// The rank on its face, if the coin was flipped.
    pub face: Option<Rank>,
}

impl Field {
    /// Spreads `coins` face down in random order (PG-27). `None` if all coins are nulls, because then no coin could
    /// ever give the minutes (PG-R16).
    pub fn spread(coins: &[Coin], luck: &mut Luck) -> Option<Self> {
        coins.iter().any(|coin| coin.rank != Rank::Null).then(|| {
            let mut field = Self(coins.iter().map(|&coin| FieldCoin { coin, flipped: false }).collect());
            field.gather(luck);
            field
        })
    }

    /// Turns every coin face down again and shuffles them (PG-78, PG-79, PG-R15).
    pub fn gather(&mut self, luck: &mut Luck) {
        for field_coin in &mut self.0 {
            field_coin.flipped = false;
        }
        luck.shuffle(&mut self.0);
    }

    /// The coin at `index`, if it is face down.
    pub fn face_down(&self, index: usize) -> Option<Coin> {
        self.0.get(index).filter(|field_coin| !field_coin.flipped).map(|field_coin| field_coin.coin)
    }

    /// Flips the coin at `index`, which is face down, and returns it; `None` if there is none.
    ///
    /// A null stays face up for the rest of the round (PG-R15). But if it leaves only nulls face down, all
    /// coins are turned face down and shuffled; otherwise the round could not continue (PG-R16).
    pub fn flip(&mut self, index: usize, luck: &mut Luck) -> Option<Coin> {
        let field_coin = self.0.get_mut(index).filter(|field_coin| !field_coin.flipped)?;
        field_coin.flipped = true;
        let coin = field_coin.coin;
        let non_null_left =
            self.0.iter().any(|field_coin| !field_coin.flipped && field_coin.coin.rank != Rank::Null);
        if coin.rank == Rank::Null && !non_null_left {
            self.gather(luck);
        }
        Some(coin)
    }

    /// The coins as everybody sees them.
    pub fn seen(&self) -> Vec<CoinSeen> {
        let see = |field_coin: &FieldCoin| CoinSeen {
            suit: field_coin.coin.suit,
            face: field_coin.flipped.then_some(field_coin.coin.rank),
        };
        self.0.iter().map(see).collect()
    }
}

//! Where the coins are: in a bag, in hands, or beside the tiles.

use super::{CoinSource, Deal, SUITS, Sorted, TILES, Variant};
use crate::rules::{
    Luck, Seat,
    piecepack::{Coin, Rank},
};

/// The coins that are not discarded. The coin in play keeps its place in a hand or beside the tiles, but is not in the bag.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum CoinStore {
    /// In the bag; the order has no meaning (RM-08).
    Bag(Vec<Coin>),
    /// In hands by seat, at fixed places, and in a reserve, from which the last coin is taken first (RM-22, RM-27).
    Hands { hands: Vec<Vec<Option<Coin>>>, reserve: Vec<Coin> },
    /// At places beside the tiles (RM-32).
    Rows([Option<Coin>; TILES]),
}

impl CoinStore {
    /// Distributes all coins as `variant` says, for this number of players.
    pub(super) fn new(variant: Variant, players: usize, luck: &mut Luck) -> Self {
        match variant {
            Variant::Bag => CoinStore::Bag(Coin::set(SUITS)),
            Variant::Hands { deal, hidden } | Variant::Steals { deal, hidden } => {
                deal_hands(deal, hidden, players, luck)
            }
            Variant::Rows { sorted, in_order, .. } => {
                let mut coins = sorted_coins(sorted);
                if !in_order {
                    coins
                        .chunks_mut(variant.group_size().unwrap_or(TILES))
                        .for_each(|group| luck.shuffle(group));
                }
                in_rows(&coins)
            }
            Variant::Scattered { .. } => {
                let mut coins = Coin::set(SUITS);
                luck.shuffle(&mut coins);
                in_rows(&coins)
            }
        }
    }

    /// Draws from the bag: each coin in it has the same chance (RM-08).
    pub(super) fn draw(&mut self, luck: &mut Luck) -> Option<Coin> {
        match self {
            CoinStore::Bag(bag) if !bag.is_empty() => {
                let bound = u32::try_from(bag.len()).unwrap_or(u32::MAX);
                Some(bag.swap_remove(luck.below(bound) as usize))
            }
            CoinStore::Bag(_) | CoinStore::Hands { .. } | CoinStore::Rows(_) => None,
        }
    }

    /// The coin at a place.
    pub(super) fn at(&self, source: CoinSource) -> Option<Coin> {
        match (self, source) {
            (CoinStore::Hands { hands, .. }, CoinSource::Hand { of, place }) => {
                hands.get(of.index())?.get(usize::from(place)).copied().flatten()
            }
            (CoinStore::Rows(places), CoinSource::Row { place }) => {
                places.get(usize::from(place)).copied().flatten()
            }
            (
                CoinStore::Bag(_) | CoinStore::Hands { .. } | CoinStore::Rows(_),
                CoinSource::Bag | CoinSource::Hand { .. } | CoinSource::Row { .. },
            ) => None,
        }
    }

    /// Puts a drawn coin back into the bag. In games without a bag nothing changes, because the coin never
    /// left its place (RM-13, RM-35).
    pub(super) fn put_back(&mut self, coin: Coin) {
        if let CoinStore::Bag(bag) = self {
            bag.push(coin);
        }
    }

    /// Removes the coin at a place from the game (RM-16). Other coins stay where they are (RM-R22).
    pub(super) fn discard(&mut self, source: CoinSource) {
        let slot = match (self, source) {
            (CoinStore::Hands { hands, .. }, CoinSource::Hand { of, place }) => {
                hands.get_mut(of.index()).and_then(|hand| hand.get_mut(usize::from(place)))
            }
            (CoinStore::Rows(places), CoinSource::Row { place }) => places.get_mut(usize::from(place)),
            // A drawn coin is not in the bag any more. Other combinations do not occur.
            (
                CoinStore::Bag(_) | CoinStore::Hands { .. } | CoinStore::Rows(_),
                CoinSource::Bag | CoinSource::Hand { .. } | CoinSource::Row { .. },
            ) => None,
        };
        if let Some(slot) = slot {
            *slot = None;
        }
    }

    /// Moves a coin from the reserve to a hand, unless the reserve is empty. Returns the coin's place and how many are
    /// left (RM-28).
    pub(super) fn take_reserve(&mut self, seat: Seat) -> Option<(u8, u8)> {
        let CoinStore::Hands { hands, reserve } = self else { return None };
        let hand = hands.get_mut(seat.index())?;
        let coin = reserve.pop()?;
        let place = hand.iter().position(Option::is_none).unwrap_or(hand.len());
        match hand.get_mut(place) {
            Some(gap) => *gap = Some(coin),
            None => hand.push(Some(coin)),
        }
        Some((to_u8(place), to_u8(reserve.len())))
    }

    /// Whether a player to whom coins were dealt has none left (RM-R17).
    pub(super) fn has_no_coin(&self, seat: Seat) -> bool {
        match self {
            CoinStore::Hands { hands, .. } => {
                hands.get(seat.index()).is_none_or(|hand| hand.iter().all(Option::is_none))
            }
            CoinStore::Bag(_) | CoinStore::Rows(_) => false,
        }
    }
}

/// Deals all players the same number of coins and puts the rest in the reserve (RM-23 to RM-27, RM-R08).
fn deal_hands(deal: Deal, hidden: bool, players: usize, luck: &mut Luck) -> CoinStore {
    let mut coins = match deal {
        Deal::Random => shuffled_groups(&Coin::set(SUITS), 1, luck),
        Deal::BySuit => shuffled_groups(&sorted_coins(Sorted::Suit), Rank::ALL.len(), luck),
        Deal::ByValue => shuffled_groups(&sorted_coins(Sorted::Value), SUITS, luck),
    };
    let share = deal.share(players);
    let mut reserve = coins.split_off((share * players).min(coins.len()));
    // It may hold whole suits or values, in order.
    luck.shuffle(&mut reserve);
    let mut hands = Vec::new();
    for hand in coins.chunks_mut(share.max(1)) {
        // An open hand is sorted for convenience. A hidden hand is not, because its order would show values.
        if hidden {
            luck.shuffle(hand)
        } else {
            hand.sort_unstable()
        }
        hands.push(hand.iter().copied().map(Some).collect());
    }
    CoinStore::Hands { hands, reserve }
}

/// All coins by suit or by value, each group in order (RM-R20).
fn sorted_coins(sorted: Sorted) -> Vec<Coin> {
    let coins = Coin::set(SUITS);
    match sorted {
        Sorted::Suit => coins,
        Sorted::Value => Rank::ALL
            .iter()
            .flat_map(|rank| coins.iter().filter(|coin| coin.rank == *rank).copied())
            .collect(),
    }
}

/// The coins in groups of `size`, with the groups in random order.
fn shuffled_groups(coins: &[Coin], size: usize, luck: &mut Luck) -> Vec<Coin> {
    let mut groups: Vec<&[Coin]> = coins.chunks(size).collect();
    luck.shuffle(&mut groups);
    groups.concat()
}

fn in_rows(coins: &[Coin]) -> CoinStore {
    let mut places = [None; TILES];
    for (place, coin) in places.iter_mut().zip(coins) {
        *place = Some(*coin);
    }
    CoinStore::Rows(places)
}

/// A number of coins, tiles or players as `u8`; it is never more than 99.
pub(super) fn to_u8(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

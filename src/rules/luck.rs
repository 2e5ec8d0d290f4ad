//! Random numbers that are the same on every machine and in every release.
//!
//! Old records depend on these numbers: never change them. `tests/rules/luck.rs` checks them.

use std::num::NonZeroU64;

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};

/// The seed of a game. The page draws it once from the system's random numbers, or, for a game of the day,
/// makes it from the date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

impl Seed {
    /// The seed of a calendar day: the same for everybody on that day, without a network. Each game has its own label.
    ///
    /// Records of daily games depend on it, so never change it.
    pub fn of_day(label: [u8; 4], year: u16, month: u8, day: u8) -> Self {
        let label = u64::from(u32::from_be_bytes(label));
        Self(label << 32 | u64::from(year) << 16 | u64::from(month) << 8 | u64::from(day))
    }
}

/// A stream of random numbers.
///
/// ChaCha with eight rounds is specified to the bit. Each draw uses whole 32-bit words and our own rejection sampling,
/// so that the width of `usize` and new releases of crates change nothing.
#[derive(Debug, PartialEq, Eq)]
pub struct Luck(ChaCha8Rng);

impl Luck {
    /// The stream of `seed`: its eight bytes, least significant first, then zeros, as ChaCha's key.
    pub fn new(seed: Seed) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Another stream of `seed`: a different one for every salt and pair of numbers.
    ///
    /// Salt and numbers fill the bytes of the key that [`Luck::new`] leaves at zero. The salt is never zero, so this
    /// differs from the stream that [`Luck::new`] makes for any seed.
    pub fn derived(seed: Seed, salt: NonZeroU64, numbers: [u64; 2]) -> Self {
        let mut key = [0; 32];
        for (part, number) in key.chunks_exact_mut(8).zip([seed.0, salt.get(), numbers[0], numbers[1]]) {
            part.copy_from_slice(&number.to_le_bytes());
        }
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below `bound`, each with the same chance. A bound of 0 yields 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // 2^32 is rarely a multiple of `bound`. The words above the last multiple would make small numbers more likely.
        let rejected = (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.0.next_u32();
            if word <= u32::MAX - rejected {
                return word % bound;
            }
        }
    }

    /// Shuffles `items`; each order has the same chance (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.below(bound) as usize);
        }
    }
}

impl Clone for Luck {
    /// A clone gives the same numbers as the original, so the generator has no `Clone` of its own. Only whole games are cloned, never
    /// the stream within a game.
    fn clone(&self) -> Self {
        Self(ChaCha8Rng::deserialize_state(&self.0.serialize_state()))
    }
}

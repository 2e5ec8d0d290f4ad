//! Random numbers that are the same on every machine and in every release.
//!
//! Old records depend on these numbers: never change them. `tests/rules/luck.rs` checks them.

use std::num::NonZeroU64;

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};

/// The seed of a game. The page draws it once from the system's random numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// A stream of random numbers.
///
/// ChaCha with eight rounds is specified to the bit. Each draw uses whole 32-bit words and rejects some of them, so
/// that the width of `usize` and new releases of crates have no influence.
#[derive(Debug, PartialEq, Eq)]
pub struct Luck(ChaCha8Rng);

impl Luck {
    /// The stream of `seed`: its eight bytes, least significant first, then zeros, as ChaCha's key.
    pub fn new(seed: Seed) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A further stream for a game: a different one for every salt and pair of numbers.
    ///
    /// Salt and numbers fill the bytes of the key that [`Luck::new`] leaves at zero. The salt is never zero, so these
    /// streams differ from that of every seed.
    pub fn derived(seed: Seed, salt: NonZeroU64, which: [u64; 2]) -> Self {
        let mut key = [0; 32];
        for (part, number) in key.chunks_exact_mut(8).zip([seed.0, salt.get(), which[0], which[1]]) {
            part.copy_from_slice(&number.to_le_bytes());
        }
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below `bound`, each with the same chance. A bound of 0 yields 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // The words in an incomplete last run of `bound` would make small numbers more likely.
        let spare = (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.0.next_u32();
            if word <= u32::MAX - spare {
                return word % bound;
            }
        }
    }

    /// Shuffles `things`; each order has the same chance (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            things.swap(last, self.below(bound) as usize);
        }
    }
}

impl Clone for Luck {
    /// A clone gives the same numbers as the original. Only whole games are cloned; within a game there is one stream.
    fn clone(&self) -> Self {
        Self(ChaCha8Rng::deserialize_state(&self.0.serialize_state()))
    }
}

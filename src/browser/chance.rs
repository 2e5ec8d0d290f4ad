//! The system's own randomness, from which every game's luck grows.

use crate::rules::luck::Seed;

/// A fresh seed.
pub fn seed() -> Seed {
    Seed(number())
}

/// A number nobody can foresee.
pub(super) fn number() -> u64 {
    getrandom::u64().unwrap_or_else(|_| makeshift())
}

/// Chance for a browser that has no better: good enough for a party, and a party is all it decides.
fn makeshift() -> u64 {
    let word = || js_sys::Math::floor(js_sys::Math::random() * 4_294_967_296.0) as u64;
    (word() << 32) | word()
}

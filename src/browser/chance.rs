//! Random numbers of the system, for seeds and for ids.

use crate::rules::luck::Seed;

/// A new seed.
pub fn seed() -> Seed {
    Seed(number())
}

/// A random number.
pub fn number() -> u64 {
    getrandom::u64().unwrap_or_else(|_| fallback())
}

/// A weaker random number for a browser without `crypto`: good enough for a party game.
fn fallback() -> u64 {
    // 32 bits each: `random` has some 52, and a word of 64 would have zeros at its end.
    let word = || js_sys::Math::floor(js_sys::Math::random() * 4_294_967_296.0) as u64;
    (word() << 32) | word()
}

//! A grid for each day, the same for everybody who plays alone.

use crate::rules::luck::Seed;

/// Sets the days of this game apart from those of another, and from a seed somebody types: `RMRY`.
const GAME: u64 = 0x524d_5259;

/// The seed of a day of the calendar: everybody who plays alone that day finds the same grid, with no network.
///
/// Records of a day depend on it: never change it.
pub fn daily(year: u16, month: u8, day: u8) -> Seed {
    Seed(GAME << 32 | u64::from(year) << 16 | u64::from(month) << 8 | u64::from(day))
}

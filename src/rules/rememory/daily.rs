//! A grid for each day, the same for everybody who plays alone.

use crate::rules::luck::Seed;

/// The upper half of the seed of a day, so that it differs from seeds of other games and from typed ones: `RMRY`.
const GAME: u64 = 0x524d_5259;

/// The seed of a calendar day: everybody who plays alone on that day gets the same grid, without a network.
///
/// Records of daily games depend on it, so never change it.
pub fn daily(year: u16, month: u8, day: u8) -> Seed {
    Seed(GAME << 32 | u64::from(year) << 16 | u64::from(month) << 8 | u64::from(day))
}

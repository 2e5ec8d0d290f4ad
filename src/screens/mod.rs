//! What screens work out before they draw: pure functions, tested natively.

pub mod best;
pub mod blank;
pub mod ending;
pub mod first_time;
pub mod theme;

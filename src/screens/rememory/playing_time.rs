//! How long a game takes.

use crate::{
    rules::rememory::Variant,
    screens::minutes::{in_fives, table_of},
};

/// How long a game takes (RM-02).
pub const PLAYING_TIME: &str = "A game takes 15 to 30 minutes.";

/// About how many minutes a game takes, as a multiple of five and within the limits of RM-02. Each of the 24 tiles takes a
/// turn, and each player misses about six times. A turn takes a third of a minute, or half a minute if hands are hidden,
/// because the laptop is passed.
pub fn minutes(variant: Variant, players: usize) -> u32 {
    let players = table_of(players);
    let seconds = match variant {
        Variant::Hands { hidden: true, .. } | Variant::Steals { hidden: true, .. } if players > 1 => 30,
        Variant::Bag
        | Variant::Hands { .. }
        | Variant::Steals { .. }
        | Variant::Rows { .. }
        | Variant::Scattered { .. } => 20,
    };
    in_fives((24 + 6 * players) * seconds).clamp(15, 30)
}

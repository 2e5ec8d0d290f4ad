//! The set-up screen: the game that would start.

use crate::rules::blank::Setup;

/// A summary of the game that would start with these numbers of cards and players.
pub fn summary(cards: usize, players: usize) -> String {
    let minutes = minutes(players);
    match players {
        0 => "Seven cards each, three rules, 10 to 30 minutes.".to_owned(),
        _ if Setup::is_draw_pile_tiny(cards, players) => format!(
            "{players} players, about {minutes} minutes. The Draw Pile will be small and shuffled often."
        ),
        _ => format!("{players} players, seven cards each, about {minutes} minutes."),
    }
}

/// About how many minutes a game takes, as a multiple of five: each player takes about ten turns of a quarter of a minute
/// until somebody has played the last card, and the new rule takes five minutes.
pub fn minutes(players: usize) -> u32 {
    let players = u32::try_from(players).unwrap_or(u32::MAX).min(99);
    (5 * 60 + 10 * 15 * players).div_ceil(5 * 60) * 5
}

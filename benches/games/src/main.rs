//! Prints how many games and actions a second are played natively: a line with both numbers for each game of
//! [`bench_games::NAMES`].

use std::time::{Duration, Instant};

use bench_games::{NAMES, play};

/// How long each game is played.
const TIME: Duration = Duration::from_millis(1_000);

fn main() {
    for game in (0..).take(NAMES.len()) {
        let start = Instant::now();
        let (mut games, mut actions) = (0_u32, 0_u32);
        while start.elapsed() < TIME {
            actions += play(game, games);
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("{} {}", f64::from(games) / seconds, f64::from(actions) / seconds);
    }
}

//! What would be a good result: that of a computer player in the same game.

use std::num::NonZeroU64;

use super::{Date, DayRules};
use crate::{
    bots::{BotRules, bot_levels},
    play::Game,
    rules::{Luck, Seat, luck::Seed, player::Level},
};

/// How often the computer plays the day's game. With more games the result would change less from day to day, but a slow laptop
/// would need longer.
const GAMES: u64 = 9;
/// How many of these games are better than the good result. The good result is not the median, because at
/// Clear! the median is often 0.
const BETTER: usize = 2;

/// The most actions of one game. Games end long before that.
const MAX_ACTIONS: usize = 2_000;

/// The salt of the computer players' own random numbers. With it they do not use up the numbers of the game. It is `PAR` in
/// ASCII, as golf calls a good result, plus the 1 that makes it a `NonZeroU64`.
const SALT: NonZeroU64 = NonZeroU64::MIN.saturating_add(0x0050_4152);

/// A good result of a day's game: the third best of nine games of a computer player in the person's place, which a good player
/// does not reach without luck.
pub(super) fn good_score<R: DayRules>(date: Date) -> Option<u32> {
    let (setup, seed) = (R::computer_setup(), R::GAME.seed(date));
    let play = |nth| Some(R::day_score(&play_out::<R>(setup.clone(), seed, nth)?)?.score);
    let mut scores: Vec<u32> = (0..GAMES).filter_map(play).collect();
    R::GAME.facts().better.sort(&mut scores);
    // On some days the third best score is 0; then any point is good.
    scores.get(BETTER).map(|score| (*score).max(1))
}

/// A whole game of computer players; `None` if it does not end. `nth` varies what they overlook and choose, but not the
/// dice, the grid or the coins. Nobody observes an own view, because in the games of the day nothing is hidden from the others.
fn play_out<R: BotRules>(setup: R::Setup, seed: Seed, nth: u64) -> Option<Game<R>> {
    let mut game = Game::<R>::start(setup, seed).ok()?;
    let seats: Vec<(Seat, Level)> = bot_levels::<R>(game.setup()).collect();
    let mut memories: Vec<R::Memory> = seats.iter().map(|_| R::Memory::default()).collect();
    // The second number is not needed.
    let luck = &mut Luck::derived(seed, SALT, [nth, 0]);
    for _ in 0..MAX_ACTIONS {
        if game.outcome().is_some() {
            return Some(game);
        }
        let view = game.view();
        let mut bots = seats.iter().zip(&memories);
        let (seat, action) = bots.find_map(|((seat, level), memory)| {
            Some((*seat, R::choose(&view, game.own(*seat).as_ref(), memory, *seat, *level, luck)?))
        })?;
        let events = game.play(seat, action).ok()?;
        for ((seat, level), memory) in seats.iter().zip(&mut memories) {
            events.iter().for_each(|event| R::observe(memory, *seat, *level, event, luck));
        }
    }
    None
}

//! Measures how quickly lines are found, and how well Clear!'s bots play.
//!
//! `cargo bench --bench clear` plays 10,000 games for each line of the table in `docs/bots.md`; a number after `--`
//! sets another number of games.

#![expect(clippy::panic, reason = "a bench that fails says why")]

mod tournament;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use partypiece::{
    bots::BotRules,
    play::Game,
    rules::{
        Luck,
        clear::{Card, Clear, PhaseView, Setup, Squares, Throw, line},
        luck::Seed,
        player::Level,
    },
};
use tournament::tournament;

fn main() {
    let games = tournament::games();
    search();
    decision();
    for levels in [(Level::Medium, Level::Easy), (Level::Hard, Level::Medium), (Level::Hard, Level::Easy)] {
        rate(levels, &[true, false], games);
    }
    rate((Level::Medium, Level::Easy), &[true, false, false, false], games);
    rate((Level::Hard, Level::Medium), &[true, false, false, false], games);
}

/// A setup of seven deals for these levels.
fn setup(levels: &[Level]) -> Setup {
    Setup::of(tournament::players(levels))
}

fn rate((better, worse): (Level, Level), seats: &[bool], games: u32) {
    let others = seats.len() - 1;
    let wins = tournament::<Clear>((better, worse), seats, games, setup);
    println!("{}", tournament::line(&format!("{better} against {others} × {worse}"), games, wins));
}

/// Random cards, each with a throw. About half of the cards are full; the others have lost about a quarter of their coins.
fn cards(count: u64) -> Vec<(Card, Throw)> {
    let luck = &mut Luck::new(Seed(1));
    let mut cards = Vec::new();
    for _ in 0..count {
        let empty = luck.below(1 << 24) & luck.below(1 << 24);
        let empty = Squares::new(empty * luck.below(2)).unwrap_or_default();
        cards.push((Card::draw(luck).without(empty), Throw::roll(luck)));
    }
    cards
}

/// The time to find all lines of a card for a throw. Printed is the shortest of many rounds, because other work of the
/// machine only makes a round longer.
fn search() {
    let cards = cards(1_000);
    let round = |_| {
        let start = Instant::now();
        for (card, throw) in &cards {
            black_box(line::fitting(black_box(card), throw));
        }
        start.elapsed()
    };
    let quickest = (0..1_000).map(round).min().unwrap_or_default();
    println!("all lines of a card for a throw: {} ns", quickest.as_nanos() / cards.len() as u128);
}

/// The longest and the mean time of a decision of a hard bot, over some whole games with eight players.
fn decision() {
    let (mut longest, mut total, mut count) = (Duration::ZERO, Duration::ZERO, 0);
    for seed in 0..20 {
        let setup = setup(&[Level::Hard; 8]);
        let mut game = Game::<Clear>::start(setup, Seed(seed)).unwrap_or_else(|refusal| panic!("{refusal}"));
        let mut luck = Luck::new(Seed(seed));
        while let Some(seat) = game.to_act().first().copied() {
            let view = game.view();
            // The shortest of three times, as in `search`. A hard bot uses no luck, so its choice is the same
            // each time.
            let timed = [(); 3].map(|()| {
                let start = Instant::now();
                let action = Clear::choose(&view, None, &(), seat, Level::Hard, &mut luck);
                (start.elapsed(), action)
            });
            let took = timed.iter().map(|(took, _)| *took).min().unwrap_or_default();
            let [(_, action), ..] = timed;
            if let PhaseView::Acting { .. } = view.phase {
                (longest, total, count) = (longest.max(took), total + took, count + 1);
            }
            let Some(action) = action else { panic!("{seat:?} does not know what to do") };
            game.play(seat, action).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
    }
    println!(
        "a decision of hard: {} µs on average, {} µs at most",
        (total / count).as_micros(),
        longest.as_micros()
    );
}

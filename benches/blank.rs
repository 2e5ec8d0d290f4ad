//! Measures how much better each level of BLANK's bots plays than lower ones, and how quickly they decide.
//!
//! `cargo bench --bench blank` plays 10,000 seeded games for each line of the table in `docs/bots.md`; a number after
//! `--` sets another number of games.

#![expect(clippy::panic, reason = "a bench that fails says why")]

mod tournament;

use std::time::{Duration, Instant};

use partypiece::{
    bots::BotRules,
    play::Game,
    rules::{
        Luck, Seat,
        blank::{Blank, CardDeck, House, PhaseView, Setup},
        luck::Seed,
        player::Level,
    },
};
use tournament::tournament;

/// A table of bots with a fresh deck; the first one begins.
fn setup(levels: &[Level]) -> Setup {
    Setup {
        players: tournament::players(levels),
        youngest: Seat(0),
        decks: vec![CardDeck::fresh()],
        house: House::default(),
        delegate: None,
    }
}

fn main() {
    let games = tournament::games();
    let (two, four) = ([true, false].as_slice(), [true, false, true, false].as_slice());
    for seats in [two, four] {
        for (better, worse) in
            [(Level::Medium, Level::Easy), (Level::Hard, Level::Medium), (Level::Hard, Level::Easy)]
        {
            let wins = tournament::<Blank>((better, worse), seats, games, setup);
            let name = format!("{} players: {better} and {worse}", seats.len());
            println!("{}", tournament::line(&name, games, wins));
        }
    }
    decision();
}

/// The longest and the mean time that a hard bot needs for one decision in its turn, over some whole games
/// with ten players.
fn decision() {
    let (mut longest, mut total, mut count) = (Duration::ZERO, Duration::ZERO, 0);
    for seed in 0..20 {
        let mut game = Game::<Blank>::start(setup(&[Level::Hard; 10]), Seed(seed))
            .unwrap_or_else(|refusal| panic!("{refusal}"));
        let mut luck = Luck::new(Seed(seed));
        let mut memories: Vec<<Blank as BotRules>::Memory> = vec![Default::default(); 10];
        while game.outcome().is_none() {
            let Some(seat) = game.to_act().first().copied() else { panic!("nobody is to act") };
            let (view, own) = (game.view(), game.own(seat));
            let start = Instant::now();
            let action =
                Blank::choose(&view, own.as_ref(), &memories[seat.index()], seat, Level::Hard, &mut luck);
            let took = start.elapsed();
            if let PhaseView::Turn { .. } = view.phase {
                (longest, total, count) = (longest.max(took), total + took, count + 1);
            }
            let Some(action) = action else { panic!("{seat:?} does not know what to do") };
            let events = game.play(seat, action).unwrap_or_else(|refusal| panic!("{refusal}")).to_vec();
            for event in &events {
                for (seat, memory) in (0..).map(Seat).zip(&mut memories) {
                    Blank::observe(memory, seat, Level::Hard, event, &mut luck);
                }
            }
            assert!(game.actions().len() < 20_000, "the game with seed {seed} does not end");
        }
    }
    println!(
        "a turn of hard: {} µs on average, {} µs at most",
        (total / count).as_micros(),
        longest.as_micros()
    );
}

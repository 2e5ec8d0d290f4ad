//! Measures how much better each level of Rememory's bots plays than the one below.
//!
//! `cargo bench --bench rememory` plays 10,000 seeded games for each line of the table in `docs/bots.md`; a number
//! after `--` sets another number of games.

#![expect(clippy::panic, reason = "a bench that fails says why")]

mod tournament;

use partypiece::rules::{
    Seat,
    player::Level,
    rememory::{Company, Deal, House, Rememory, Setup, Show, Sorted, Starter, Variant},
};
use tournament::tournament;

/// A table of bots; the first one begins.
fn setup(variant: Variant, levels: &[Level]) -> Setup {
    Setup {
        players: tournament::players(levels),
        company: Company::Table,
        variant,
        starter: Starter::Seat(Seat(0)),
        house: House::default(),
    }
}

fn main() {
    let games = tournament::games();
    let (two, four) = ([true, false].as_slice(), [true, false, true, false].as_slice());
    let rows = |in_order| Variant::Rows { sorted: Sorted::Suit, in_order, reveal: false };
    for (name, variant, seats) in [
        ("bag", Variant::Bag, two),
        ("bag", Variant::Bag, four),
        // This variant ends in a draw if there is no reserve (RM-R38). With four players and coins dealt by
        // value, the reserve has eight coins.
        ("open hands by value", Variant::Hands { deal: Deal::ByValue, hidden: false }, four),
        ("hidden hands, stealing", Variant::Steals { deal: Deal::Random, hidden: true }, two),
        ("hidden hands, stealing", Variant::Steals { deal: Deal::Random, hidden: true }, four),
        ("rows of suits in order", rows(true), two),
        ("rows of suits at random", rows(false), two),
        ("scattered", Variant::Scattered { show: Show::Suit, reveal: false }, two),
    ] {
        for (better, worse) in [(Level::Medium, Level::Easy), (Level::Hard, Level::Medium)] {
            let wins = tournament::<Rememory>((better, worse), seats, games, |levels| setup(variant, levels));
            let name = format!("{name}, {}: {better} and {worse}", seats.len());
            println!("{}", tournament::line(&name, games, wins));
        }
    }
}

//! Whole games with every number of players.

use std::collections::BTreeSet;

use partypiece::rules::{
    Luck, Seat,
    luck::Seed,
    piecepack::Coin,
    rememory::{Action, CoinSlot, Coins, Event, PhaseView, Setup, TileSlot, Variant, View},
};

use super::{
    random::helpful_action,
    setups::{alone, many, variants},
    table::{Table, started},
};

/// The number of coins whose tile was not found yet, the coin in play included.
fn coins_left(view: &View) -> usize {
    let lies = |places: &[CoinSlot]| places.iter().filter(|place| **place != CoinSlot::Empty).count();
    match &view.coins {
        Coins::Bag { left } => usize::from(*left) + usize::from(view.in_play().is_some()),
        Coins::Hands { hands, reserve } => {
            hands.iter().map(|hand| lies(hand)).sum::<usize>() + usize::from(*reserve)
        }
        Coins::Rows(places) => lies(places),
    }
}

/// RM-04, RM-15, RM-16, RM-R18: what section 5 of the rules says about every moment.
fn assert_counts(view: &View) {
    let lying = view.grid.iter().filter(|slot| **slot != TileSlot::Empty).count();
    let kept: usize = view.people.iter().map(|person| person.kept.len()).sum();
    assert_eq!((lying + kept, coins_left(view)), (24, lying));
}

/// Plays a game to its end, with the right tile about every second time, and checks every moment.
fn whole_game(setup: &Setup, seed: u64) -> Table {
    let mut table = Table::new(setup, seed);
    let luck = &mut Luck::new(Seed(seed));
    let mut found = BTreeSet::new();
    for _ in 0..3000 {
        let view = table.view();
        assert_counts(&view);
        let over = matches!(view.phase, PhaseView::Over { .. });
        assert_eq!(over, view.grid == [TileSlot::Empty; 24], "it ends with the last tile, and not before");
        if over {
            break;
        }
        let seeks = matches!(view.phase, PhaseView::Tile(_)) && luck.below(2) == 0;
        let helps = helpful_action(&view, luck.below(u32::MAX)).expect("the game goes on");
        let right = table
            .real_coin_in(&view)
            .filter(|_| seeks)
            .map(|coin| Action::Turn { place: table.place_of(coin) });
        let (by, action) = (helps.0, right.unwrap_or(helps.1));
        for event in table.play(by, action) {
            if let Event::Hit { coin, place, .. } = event {
                assert!(found.insert(coin), "{coin} is out");
                assert!(table.tile(place).fits(coin));
            }
        }
    }
    assert_eq!(found, Coin::set(4).into_iter().collect(), "the coins that were out are those of the tiles");
    table
}

/// The settings of each of the five variants.
fn variants_by_kind() -> Vec<Vec<Variant>> {
    let kind = |variant: &Variant| match variant {
        Variant::Bag => 0,
        Variant::Hands { .. } => 1,
        Variant::Steals { .. } => 2,
        Variant::Rows { .. } => 3,
        Variant::Scattered { .. } => 4,
    };
    (0..5).map(|wanted| variants().into_iter().filter(|variant| kind(variant) == wanted).collect()).collect()
}

/// RM-01, RM-18, RM-19, RM-20, RM-R09, RM-R27: every variant, for all its numbers of players.
#[test]
fn every_game_ends_with_all_tiles_found() {
    for players in 2..=99 {
        for kind in variants_by_kind() {
            // Every variant is played once with each number of people that it allows. Its settings take
            // turns, so each of them is played with some of these numbers.
            let settings = kind.iter().cycle().skip(players).take(kind.len());
            let Some(setup) =
                settings.map(|&variant| many(players, variant)).find(|setup| setup.check().is_ok())
            else {
                assert!(players > 24, "{kind:?}");
                continue;
            };
            let table = whole_game(&setup, players as u64);
            let outcome = table.game.outcome().expect("over");
            assert_eq!(outcome.scores.iter().sum::<u32>(), 24);
            let most = outcome.scores.iter().max();
            for (seat, score) in setup.seats().zip(&outcome.scores) {
                assert_eq!(outcome.winners.contains(&seat), Some(score) == most);
            }
        }
    }
}

/// RM-R35
#[test]
fn every_game_of_one_player_ends_too() {
    for variant in variants() {
        let setup = alone(variant);
        if setup.check().is_ok() {
            assert_eq!(whole_game(&setup, 5).game.outcome().expect("over").winners, [Seat(0)]);
        }
    }
}

/// RM-21: the coins in the hands match the tiles on the grid at every moment.
#[test]
fn the_coins_that_are_left_match_the_tiles_that_are_left() {
    for seed in 0..20 {
        let mut table = Table::new(&many(3, super::setups::STEALS), seed);
        while table.game.outcome().is_none() {
            let hands = table.game.setup().seats().flat_map(|seat| table.hand(seat)).map(|(_, coin)| coin);
            let coins: BTreeSet<Coin> = hands.collect();
            let tiles = table.places_with_tiles().into_iter().map(|place| table.tile(place));
            assert_eq!(coins, tiles.map(|tile| Coin { suit: tile.suit, rank: tile.rank }).collect());
            if table.places_with_tiles().len().is_multiple_of(3) && table.view().turns < 20 {
                table.miss()
            } else {
                table.hit()
            };
        }
    }
}

/// RM-R27: with more people than tiles some never get a turn, and the game works all the same.
#[test]
fn of_ninety_nine_players_some_may_never_play() {
    let mut table = Table::new(&many(99, super::setups::SCATTERED), 1);
    for _ in 0..30 {
        table.miss();
    }
    assert_eq!(table.turn(), Seat(30));
    table.find_all_but(0);
    assert_eq!(table.game.outcome().expect("over").winners, [Seat(30)]);
}

/// Random play without memory ends too.
#[test]
fn random_play_always_ends() {
    for (seed, variant) in (0..).zip(variants()) {
        let mut game = started(&many(2, variant), seed);
        let luck = &mut Luck::new(Seed(seed));
        let mut steps = 0;
        while let Some((by, action)) = helpful_action(&game.view(), luck.below(u32::MAX)) {
            game.play(by, action).expect("what helps");
            steps += 1;
            assert!(steps < 20_000, "{variant:?} does not end");
        }
        assert_counts(&game.view());
    }
}

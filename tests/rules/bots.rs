//! Computer players of all games: their random numbers do not come from the stream of the game (RM-R39).

use std::collections::HashSet;

use partypiece::{
    bots::{BotRules, Bots, LuckPurpose, luck},
    play::Game,
    rules::{
        Luck, Seat,
        blank::Blank,
        clear::Clear,
        luck::Seed,
        piecepack::Coin,
        player::{Level, Player},
        rememory::{Action, Deal, Event, Rememory, Setup, Sorted, TILES, Tile, Variant},
    },
};

use crate::{
    blank, clear,
    rememory::{
        setups::{ANA, ROWS, SCATTERED, hands, many},
        table::{Table, started, tiles},
    },
};

const PURPOSES: [LuckPurpose; 3] =
    [LuckPurpose::Choosing, LuckPurpose::ObservingEvents, LuckPurpose::ObservingOwnView];

/// The first numbers of a stream.
fn first_numbers(mut luck: Luck) -> [u32; 3] {
    [(); 3].map(|()| luck.below(u32::MAX))
}

/// RM-R39: all streams differ, also that of the first seat at the first step.
#[test]
fn the_streams_of_bots_differ_from_the_games_and_from_each_other() {
    for seed in [0, 1, 0x9e37_79b9_7f4a_7c15, u64::MAX].into_iter().chain(2..40).map(Seed) {
        let mut streams = HashSet::from([first_numbers(Luck::new(seed))]);
        let mut made = 1;
        for purpose in PURPOSES {
            for seat in [0, 1, 2, 7, 98, 255].map(Seat) {
                for moment in (0..40).chain([255, 256, 1 << 16]) {
                    streams.insert(first_numbers(luck(seed, seat, moment, purpose)));
                    made += 1;
                }
            }
        }
        assert_eq!(streams.len(), made, "{seed:?}");
    }
}

/// A setup for bots; the first one begins.
fn bots_setup(players: usize, level: Level, variant: Variant) -> Setup {
    let mut setup = many(players, variant);
    setup.players.iter_mut().for_each(|player| player.level = Some(level));
    setup
}

/// RM-05, RM-R39: in 960 games the tile that matches the first coin is expected 40 times at each of the 24
/// places, with a standard deviation of 6.
#[test]
fn the_first_coin_of_a_bot_does_not_show_its_tile() {
    let in_order = Variant::Rows { sorted: Sorted::Suit, in_order: true, reveal: false };
    for variant in [SCATTERED, ROWS, in_order, hands(Deal::Random)] {
        for level in Level::ALL {
            let mut times = [0_u32; TILES];
            for seed in 0..960 {
                let setup = bots_setup(2, level, variant);
                let mut table = Table::new(&setup, seed);
                let bots = Bots::new(&table.game).expect("bots");
                let (by, action) = bots.choose(&table.game).expect("a coin");
                assert_eq!(by, ANA);
                table.play(by, action);
                let coin = table.real_coin().expect("a coin in play");
                times[usize::from(table.place_of(coin))] += 1;
            }
            assert!(times.iter().all(|times| (12..=72).contains(times)), "{variant:?} {level}: {times:?}");
        }
    }
}

/// Whether an easy bot at `seat` overlooks the first wrong tile of a game, if the tile is turned at this
/// moment.
fn overlooks(seed: u64, seat: Seat, moment: usize, place: u8, tile: Tile) -> bool {
    let mut memory = <Rememory as BotRules>::Memory::default();
    let luck = &mut luck(Seed(seed), seat, moment, LuckPurpose::ObservingEvents);
    Rememory::observe(&mut memory, seat, Level::Easy, &Event::Missed { by: seat, place, tile }, luck);
    memory == Default::default()
}

/// RM-R39: one tile in four is overlooked, wherever it lies. Of about 100 tiles 25 are overlooked, with a
/// standard deviation of 4.
#[test]
fn overlooking_does_not_depend_on_the_place_of_a_tile() {
    let mut counts = [[(0_u32, 0_u32); TILES]; TILES];
    for seed in 0..2400 {
        for (place, tile) in (0..).zip(tiles(seed)) {
            let nth = Coin::set(4).iter().position(|coin| tile.fits(*coin)).expect("a tile of the set");
            let (all, overlooked) = &mut counts[usize::from(place)][nth];
            *all += 1;
            *overlooked += u32::from(overlooks(seed, ANA, 0, place, tile));
        }
    }
    for (all, overlooked) in counts.into_iter().flatten() {
        assert!((60..140).contains(&all) && (5..=48).contains(&overlooked), "{overlooked} of {all}");
    }
}

/// RM-R39
#[test]
fn overlooking_does_not_depend_on_the_bots_choice() {
    let mut counts = [(0_u32, 0_u32); TILES];
    let setup = bots_setup(2, Level::Easy, Variant::Bag);
    for seed in 0..2400 {
        let mut game = started(&setup, seed);
        let mut bots = Bots::new(&game).expect("bots");
        for _ in 0..2 {
            bots.observe(&game);
            let moment = game.actions().len();
            let (by, action) = bots.choose(&game).expect("a turn");
            let events = game.play(by, action).expect("allowed");
            if let (Action::Turn { place }, Some(Event::Missed { tile, .. })) = (action, events.first()) {
                let (all, overlooked) = &mut counts[usize::from(place)];
                *all += 1;
                *overlooked += u32::from(overlooks(seed, by, moment, place, *tile));
            }
        }
    }
    for (all, overlooked) in counts {
        assert!((60..140).contains(&all) && (5..=48).contains(&overlooked), "{overlooked} of {all}");
    }
}

/// A bot forgets the same things again after a reload and after an undo.
#[test]
fn a_bot_forgets_the_same_things_again() {
    let setup = bots_setup(3, Level::Easy, SCATTERED);
    for seed in 0..20 {
        let mut game = started(&setup, seed);
        let mut bots = Bots::new(&game).expect("bots");
        for _ in 0..60 {
            bots.observe(&game);
            let Some((by, action)) = bots.choose(&game) else { break };
            game.play(by, action).expect("allowed");
        }
        game.undo(true).expect("a turn");
        bots.observe(&game);
        let mut new_bots = Bots::new(&game).expect("bots");
        new_bots.observe(&game);
        assert_eq!(bots.choose(&game), new_bots.choose(&game), "{seed}");
    }
}

#[test]
fn bots_have_the_seats_of_the_setup() {
    let game = started(&many(2, Variant::Bag), 1);
    assert!(Bots::new(&game).is_none());
    let mut setup = clear::table::three();
    setup.players[1] = Player::bot(setup.players[1].name.clone(), Level::Medium);
    let game = Game::<Clear>::start(setup, Seed(1)).expect("a table");
    assert_eq!(Bots::new(&game).expect("a bot").seats(), [Seat(1)]);
    let mut setup = blank::table::fresh_setup(3);
    setup.players[2].level = Some(Level::Easy);
    let game = Game::<Blank>::start(setup, Seed(1)).expect("a table");
    assert_eq!(Bots::new(&game).expect("a bot").seats(), [Seat(2)]);
}

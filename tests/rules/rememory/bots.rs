//! Players that the page moves: they do only what is allowed, by what they see and heard, and games with them end.

use partypiece::{
    bots::Opponent,
    play::Game,
    rules::{
        Luck, Rules, Seat, Viewer,
        luck::Seed,
        piecepack::Coin,
        player::Level,
        rememory::{Action, CoinSource, Deal, Event, Rememory, Scene, Setup, Variant},
    },
};
use proptest::{prelude::*, sample::select};

use super::{
    guests::{ANA, BO, STEALS, many, three, variants},
    table::{Table, started},
};

type Memory = <Rememory as Opponent>::Memory;

/// The same table with these levels in turn.
fn bots(setup: Setup, levels: &[Level]) -> Setup {
    let mut setup = setup;
    for (player, level) in setup.players.iter_mut().zip(levels.iter().cycle()) {
        player.level = Some(*level);
    }
    setup
}

/// A game of bots to its end; how many tiles were turned.
fn played_out(setup: &Setup, seed: u64) -> Result<(Game<Rememory>, u32), TestCaseError> {
    let mut game = started(setup, seed);
    let luck = &mut Luck::new(Seed(!seed));
    let mut memories: Vec<Memory> = setup.players.iter().map(|_| Memory::default()).collect();
    let mut turned = 0;
    while let Some(&seat) = game.to_act().first() {
        let level = Rememory::level(setup, seat).expect("all are bots");
        let choice =
            Rememory::choose(&game.view(Viewer::Seat(seat)), &memories[seat.index()], seat, level, luck);
        let Some(action) = choice else { return Err(TestCaseError::fail("a bot does nothing")) };
        let events = match game.play(seat, action) {
            Ok(events) => events.to_vec(),
            Err(refusal) => return Err(TestCaseError::fail(format!("{action:?}: {refusal}"))),
        };
        turned += u32::from(matches!(action, Action::Turn { .. }));
        for event in &events {
            for (seat, memory) in (0..).map(Seat).zip(&mut memories) {
                let level = Rememory::level(setup, seat).expect("all are bots");
                Rememory::observe(memory, seat, level, event, luck);
            }
        }
        Rememory::see(&mut memories[seat.index()], &game.view(Viewer::Seat(seat)), level, luck);
        prop_assert!(turned < 5000, "they go on and on");
    }
    Ok((game, turned))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn bots_do_what_is_allowed_and_their_games_end(
        variant in select(variants()), players in 2..8_usize, seed: u64,
        levels in prop::collection::vec(select(Level::ALL.to_vec()), 1..4),
    ) {
        let setup = bots(many(players, variant), &levels);
        prop_assume!(setup.check().is_ok());
        let (game, _) = played_out(&setup, seed)?;
        prop_assert!(game.outcome().is_some());
    }

    /// Somebody who remembers all turns each tile wrongly once at most, where the coin is not theirs to choose or all
    /// coins are known: then a wrong tile was never seen before, unless all that lie there have been.
    #[test]
    fn perfect_memory_never_turns_a_known_tile(seed: u64, coins in select(vec![
        Variant::Bag, Variant::Rows { sorted: partypiece::rules::rememory::Sorted::Suit, in_order: true, tell: false },
    ])) {
        let (_, turned) = played_out(&bots(many(2, coins), &[Level::Hard]), seed)?;
        prop_assert!(turned <= 48, "24 tiles were turned {} times", turned);
    }

    /// A bot has no ears but for events and no eyes but for its view: with another game behind the same view it does
    /// the same.
    #[test]
    fn what_is_hidden_changes_nothing(one: u64, other: u64, luck: u64, level in select(Level::ALL.to_vec())) {
        let choice = |seed: u64| {
            let rows = Variant::Rows { sorted: partypiece::rules::rememory::Sorted::Suit, in_order: false, tell: false };
            let view = started(&bots(three(rows), &[level]), seed).view(Viewer::Seat(ANA));
            Rememory::choose(&view, &Memory::default(), ANA, level, &mut Luck::new(Seed(luck)))
        };
        prop_assert_eq!(choice(one), choice(other));
    }
}

/// Section 6 of the rules: 1 in 24. Of 2400 attempts that is 100, and 10 more or less as often as not.
#[test]
fn a_bot_that_heard_nothing_does_no_better_than_chance() {
    for (level, variant) in Level::ALL.into_iter().zip([Variant::Bag, STEALS, super::guests::SCATTERED]) {
        let setup = bots(many(2, variant), &[level]);
        let mut hits = 0;
        for seed in 0..2400 {
            let mut game = started(&setup, seed);
            let luck = &mut Luck::new(Seed(seed + 9));
            loop {
                let view = game.view(Viewer::Seat(ANA));
                let action = Rememory::choose(&view, &Memory::default(), ANA, level, luck).expect("its turn");
                let events = game.play(ANA, action).expect("allowed");
                if let Action::Turn { .. } = action {
                    hits += u32::from(matches!(events[0], Event::Hit { .. }));
                    break;
                }
            }
        }
        assert!((60..140).contains(&hits), "{level} hit {hits} times");
    }
}

/// Has all of this be heard by somebody of a level.
fn heard(level: Level, events: &[Event]) -> Memory {
    let mut memory = Memory::default();
    let luck = &mut Luck::new(Seed(1));
    events.iter().for_each(|event| Rememory::observe(&mut memory, BO, level, event, luck));
    memory
}

/// RM-30: somebody who knows where tile and coin are steals.
#[test]
fn a_bot_that_knows_coin_and_tile_steals() {
    let mut table = Table::new(&bots(many(3, STEALS), &[Level::Hard]), 4);
    // Ana shows one of her coins in vain, and Cy's other turn shows its tile.
    let events = table.play(ANA, Action::Pick { place: 2 });
    let coin = table.sought().expect("a coin");
    let tile = table.place_of(coin);
    let shown = Event::Missed { by: ANA, place: tile, tile: table.tile(tile) };
    let memory = heard(Level::Hard, &[events, vec![shown]].concat());
    table.miss();
    let view = table.eyes(BO);
    let luck = &mut Luck::new(Seed(1));
    let steal = Action::Steal { from: ANA, place: 2 };
    assert_eq!(Rememory::choose(&view, &memory, BO, Level::Hard, luck), Some(steal));
    table.play(BO, steal);
    let turn = Rememory::choose(&table.eyes(BO), &memory, BO, Level::Hard, luck);
    assert_eq!(turn, Some(Action::Turn { place: tile }));
    // What was found needs no more remembering.
    let hit = Event::Hit { by: BO, place: tile, coin, source: CoinSource::Hand { of: ANA, place: 2 } };
    let mut memory = memory;
    Rememory::observe(&mut memory, BO, Level::Hard, &hit, luck);
    assert_eq!(memory, Memory::default());
}

/// RM-36, RM-R30: a coin that a bot looked at alone and put back is known to it, and to nobody else.
#[test]
fn a_coin_that_was_looked_at_in_vain_is_remembered_by_whoever_looked() {
    let mut table = Table::new(&bots(three(super::guests::SCATTERED), &[Level::Hard]), 4);
    let luck = &mut Luck::new(Seed(1));
    let mut memories = [Memory::default(), Memory::default()];
    let mut texts = Vec::new();
    for action in [Action::Pick { place: 7 }, Action::Look] {
        texts.extend(table.play(ANA, action));
        Rememory::see(&mut memories[0], &table.eyes(ANA), Level::Hard, luck);
    }
    let coin = table.coin();
    table.miss();
    let shown = Event::Missed { by: BO, place: table.place_of(coin), tile: table.tile(table.place_of(coin)) };
    texts.push(shown);
    for memory in &mut memories {
        texts.iter().for_each(|event| Rememory::observe(memory, ANA, Level::Hard, event, luck));
    }
    // Whose turn it is makes no difference to what is known; the view is the one of the next who may pick.
    let view = table.eyes(BO);
    assert_eq!(Rememory::choose(&view, &memories[0], BO, Level::Hard, luck), Some(Action::Pick { place: 7 }));
    let guess = (0..20)
        .map(|seed| Rememory::choose(&view, &memories[1], BO, Level::Hard, &mut Luck::new(Seed(seed))));
    assert!(guess.into_iter().any(|action| action != Some(Action::Pick { place: 7 })));
}

/// People close a wrong tile when they have seen it; bots do so only among themselves.
#[test]
fn bots_leave_people_the_time_to_look() {
    let mut setup = bots(three(Variant::Bag), &[Level::Medium]);
    let closes = |setup: &Setup| {
        let mut table = Table::new(setup, 4);
        table.open_wrong();
        assert!(matches!(table.scene(), Scene::WrongTile { .. }));
        Rememory::choose(&table.eyes(BO), &Memory::default(), BO, Level::Medium, &mut Luck::new(Seed(1)))
    };
    assert_eq!(closes(&setup), Some(Action::Close));
    setup.players[0].level = None;
    assert_eq!(closes(&setup), None);
    let table = Table::new(&setup, 4);
    assert_eq!(
        Rememory::choose(&table.eyes(BO), &Memory::default(), BO, Level::Easy, &mut Luck::new(Seed(1))),
        None
    );
    assert_eq!((Rememory::level(&setup, ANA), Rememory::level(&setup, BO)), (None, Some(Level::Medium)));
}

/// How many of ten tiles are still known after so many others were turned.
fn kept_after(level: Level, others: u8) -> usize {
    let tiles = super::table::tiles(3);
    let miss = |place: u8| Event::Missed { by: ANA, place, tile: tiles[usize::from(place)] };
    let mut kept = 0;
    for seed in 0..20 {
        let luck = &mut Luck::new(Seed(seed));
        let mut memory = Memory::default();
        for place in (0..10).chain((0..others).map(|other| 10 + other % 14)) {
            Rememory::observe(&mut memory, BO, level, &miss(place), luck);
        }
        for place in 0..10 {
            // A coin of each in turn is drawn, and the bot turns what it takes for its tile.
            let tile = tiles[usize::from(place)];
            let view = drawn(Coin { suit: tile.suit, rank: tile.rank });
            let choice = Rememory::choose(&view, &memory, ANA, level, luck);
            kept += usize::from(choice == Some(Action::Turn { place }));
        }
    }
    kept
}

/// The view of Ana with this coin drawn.
fn drawn(coin: Coin) -> <Rememory as Rules>::View {
    (0..)
        .map(|seed| {
            let mut table = Table::new(&many(2, Variant::Bag), seed);
            (table.coin(), table.eyes(ANA))
        })
        .find(|(drawn, _)| *drawn == coin)
        .expect("some seed")
        .1
}

/// Memory fades with time, more for some than for others, and for the best not at all.
#[test]
fn levels_forget_more_or_less() {
    let known = |others: u8| Level::ALL.map(|level| kept_after(level, others));
    let (soon, late) = (known(0), known(14));
    assert_eq!((soon[2], late[2]), (200, 200));
    assert!(late[0] < late[1] && late[1] < late[2], "{late:?}");
    assert!(late[0] < soon[0] && late[1] < soon[1], "{soon:?} became {late:?}");
}

/// Open hands with a reserve, so that somebody can be ahead at all.
#[test]
fn better_memory_wins_more_often() {
    let variant = Variant::Hands { deal: Deal::Random, hidden: false };
    for setup in [many(2, Variant::Bag), many(5, variant)] {
        let setup = bots(setup, &[Level::Hard, Level::Easy]);
        let mut wins = [0, 0];
        for seed in 0..60 {
            let (game, _) = played_out(&setup, seed).expect("they play");
            for winner in game.outcome().expect("over").winners {
                wins[winner.index() % 2] += 1;
            }
        }
        assert!(wins[0] > wins[1], "{wins:?}");
    }
}

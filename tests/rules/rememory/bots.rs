//! Computer players: they play only legal actions, from what they see and what happened, and their games end.

use partypiece::{
    bots::{BotRules, Bots},
    play::Game,
    rules::{
        Luck, Rules, Seat,
        luck::Seed,
        piecepack::Coin,
        player::Level,
        rememory::{Action, CoinSource, Deal, Event, PhaseView, Rememory, Setup, Variant},
    },
};
use proptest::{prelude::*, sample::select};

use super::{
    setups::{ANA, BO, STEALS, many, three, variants},
    table::{Table, started},
};

type Memory = <Rememory as BotRules>::Memory;

/// This setup with bots of these levels.
fn bots(setup: Setup, levels: &[Level]) -> Setup {
    let mut setup = setup;
    for (player, level) in setup.players.iter_mut().zip(levels.iter().cycle()) {
        player.level = Some(*level);
    }
    setup
}

/// Plays a game of bots to its end. Returns it, and the number of tiles that were turned.
fn play_out_with_bots(setup: &Setup, seed: u64) -> Result<(Game<Rememory>, u32), TestCaseError> {
    let mut game = started(setup, seed);
    let luck = &mut Luck::new(Seed(!seed));
    let mut memories: Vec<Memory> = setup.players.iter().map(|_| Memory::default()).collect();
    let mut turned = 0;
    while let Some(&seat) = game.to_act().first() {
        let level = Rememory::level(setup, seat).expect("all are bots");
        let choice = Rememory::choose(
            &game.view(),
            game.own(seat).as_ref(),
            &memories[seat.index()],
            seat,
            level,
            luck,
        );
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
        Rememory::observe_own_view(
            &mut memories[seat.index()],
            &game.view(),
            game.own(seat).as_ref(),
            level,
            luck,
        );
        prop_assert!(turned < 5000, "the game does not end");
    }
    Ok((game, turned))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn bots_play_legal_actions_and_their_games_end(
        variant in select(variants()), players in 2..8_usize, seed: u64,
        levels in prop::collection::vec(select(Level::ALL.to_vec()), 1..4),
    ) {
        let setup = bots(many(players, variant), &levels);
        prop_assume!(setup.check().is_ok());
        let (game, _) = play_out_with_bots(&setup, seed)?;
        prop_assert!(game.outcome().is_some());
    }

    /// A bot that forgets nothing, and that either cannot choose the coin or knows all coins, turns each of the 24 tiles at
    /// most twice: once wrongly, and once for its coin.
    #[test]
    fn a_perfect_memory_never_turns_a_known_wrong_tile(seed: u64, variant in select(vec![
        Variant::Bag, Variant::Rows { sorted: partypiece::rules::rememory::Sorted::Suit, in_order: true, reveal: false },
    ])) {
        let (_, turned) = play_out_with_bots(&bots(many(2, variant), &[Level::Hard]), seed)?;
        prop_assert!(turned <= 48, "24 tiles were turned {} times", turned);
    }

    /// A bot knows only events and its view: with another game behind the same view it acts the same.
    #[test]
    fn a_bot_does_not_use_hidden_information(one: u64, other: u64, luck: u64, level in select(Level::ALL.to_vec())) {
        let choice = |seed: u64| {
            let rows = Variant::Rows { sorted: partypiece::rules::rememory::Sorted::Suit, in_order: false, reveal: false };
            let game = started(&bots(three(rows), &[level]), seed);
            Rememory::choose(&game.view(), game.own(ANA).as_ref(), &Memory::default(), ANA, level, &mut Luck::new(Seed(luck)))
        };
        prop_assert_eq!(choice(one), choice(other));
    }
}

/// Section 6 of the rules: a guess hits once in 24 attempts. For 2400 attempts the mean is 100, and two
/// thirds of all results are within 10 of the mean.
#[test]
fn a_bot_without_memory_is_as_good_as_chance() {
    for (level, variant) in Level::ALL.into_iter().zip([Variant::Bag, STEALS, super::setups::SCATTERED]) {
        let setup = bots(many(2, variant), &[level]);
        let mut hits = 0;
        for seed in 0..2400 {
            let mut game = started(&setup, seed);
            let luck = &mut Luck::new(Seed(seed + 9));
            loop {
                let (view, own) = (game.view(), game.own(ANA));
                let action = Rememory::choose(&view, own.as_ref(), &Memory::default(), ANA, level, luck)
                    .expect("its turn");
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

/// The memory of a bot of this level after these events.
fn memory_after(level: Level, events: &[Event]) -> Memory {
    let mut memory = Memory::default();
    let luck = &mut Luck::new(Seed(1));
    events.iter().for_each(|event| Rememory::observe(&mut memory, BO, level, event, luck));
    memory
}

/// RM-30: a bot that knows both tile and coin steals.
#[test]
fn a_bot_that_knows_coin_and_tile_steals() {
    let mut table = Table::new(&bots(many(3, STEALS), &[Level::Hard]), 4);
    // Ana shows one of her coins and misses. The bot also remembers the tile of that coin, from an invented
    // miss.
    let events = table.play(ANA, Action::Pick { place: 2 });
    let coin = table.real_coin().expect("a coin");
    let tile = table.place_of(coin);
    let shown = Event::Missed { by: ANA, place: tile, tile: table.tile(tile) };
    let memory = memory_after(Level::Hard, &[events, vec![shown]].concat());
    table.miss();
    let (view, own) = (table.view(), table.own(BO));
    let luck = &mut Luck::new(Seed(1));
    let steal = Action::Steal { from: ANA, place: 2 };
    assert_eq!(Rememory::choose(&view, own.as_ref(), &memory, BO, Level::Hard, luck), Some(steal));
    table.play(BO, steal);
    let turn = Rememory::choose(&table.view(), table.own(BO).as_ref(), &memory, BO, Level::Hard, luck);
    assert_eq!(turn, Some(Action::Turn { place: tile }));
    // A tile that was found is forgotten.
    let hit = Event::Hit { by: BO, place: tile, coin, source: CoinSource::Hand { of: ANA, place: 2 } };
    let mut memory = memory;
    Rememory::observe(&mut memory, BO, Level::Hard, &hit, luck);
    assert_eq!(memory, Memory::default());
}

/// RM-36, RM-R30: a bot that looked at a coin secretly and put it back knows it; nobody else does.
#[test]
fn only_the_bot_that_looked_at_a_coin_remembers_it() {
    let mut table = Table::new(&bots(three(super::setups::SCATTERED), &[Level::Hard]), 4);
    let luck = &mut Luck::new(Seed(1));
    let mut memories = [Memory::default(), Memory::default()];
    let mut events = Vec::new();
    for action in [Action::Pick { place: 7 }, Action::Look] {
        events.extend(table.play(ANA, action));
        Rememory::observe_own_view(
            &mut memories[0],
            &table.view(),
            table.own(ANA).as_ref(),
            Level::Hard,
            luck,
        );
    }
    let coin = table.bring_coin();
    table.miss();
    let shown = Event::Missed { by: BO, place: table.place_of(coin), tile: table.tile(table.place_of(coin)) };
    events.push(shown);
    for memory in &mut memories {
        events.iter().for_each(|event| Rememory::observe(memory, ANA, Level::Hard, event, luck));
    }
    // The knowledge does not depend on whose turn it is; this is the view of the next player who may pick.
    let (view, own) = (table.view(), table.own(BO));
    assert_eq!(
        Rememory::choose(&view, own.as_ref(), &memories[0], BO, Level::Hard, luck),
        Some(Action::Pick { place: 7 })
    );
    let guess = (0..20).map(|seed| {
        Rememory::choose(&view, own.as_ref(), &memories[1], BO, Level::Hard, &mut Luck::new(Seed(seed)))
    });
    assert!(guess.into_iter().any(|action| action != Some(Action::Pick { place: 7 })));
}

/// When people play, they close a wrong tile after they have seen it; bots close it only among themselves.
#[test]
fn bots_leave_people_time_to_look() {
    let mut setup = bots(three(Variant::Bag), &[Level::Medium]);
    let choice = |setup: &Setup| {
        let mut table = Table::new(setup, 4);
        table.open_wrong();
        assert!(matches!(table.phase(), PhaseView::WrongTile { .. }));
        Rememory::choose(
            &table.view(),
            table.own(BO).as_ref(),
            &Memory::default(),
            BO,
            Level::Medium,
            &mut Luck::new(Seed(1)),
        )
    };
    assert_eq!(choice(&setup), Some(Action::Close));
    setup.players[0].level = None;
    assert_eq!(choice(&setup), None);
    let table = Table::new(&setup, 4);
    assert_eq!(
        Rememory::choose(
            &table.view(),
            table.own(BO).as_ref(),
            &Memory::default(),
            BO,
            Level::Easy,
            &mut Luck::new(Seed(1))
        ),
        None
    );
    assert_eq!((Rememory::level(&setup, ANA), Rememory::level(&setup, BO)), (None, Some(Level::Medium)));
}

/// How many of ten tiles a bot still knows after this number of other tiles. The result is the sum of twenty
/// games, so it is at most 200.
fn still_known_after(level: Level, others: u8) -> usize {
    let tiles = super::table::tiles(3);
    let miss = |place: u8| Event::Missed { by: ANA, place, tile: tiles[usize::from(place)] };
    let mut known = 0;
    for seed in 0..20 {
        let luck = &mut Luck::new(Seed(seed));
        let mut memory = Memory::default();
        for place in (0..10).chain((0..others).map(|other| 10 + other % 14)) {
            Rememory::observe(&mut memory, BO, level, &miss(place), luck);
        }
        for place in 0..10 {
            // One coin after the other is drawn, and the bot turns the tile that it remembers for it.
            let tile = tiles[usize::from(place)];
            let view = view_with_drawn(Coin { suit: tile.suit, rank: tile.rank });
            let choice = Rememory::choose(&view, None, &memory, ANA, level, luck);
            known += usize::from(choice == Some(Action::Turn { place }));
        }
    }
    known
}

/// Ana's view with this coin drawn.
fn view_with_drawn(coin: Coin) -> <Rememory as Rules>::View {
    (0..)
        .map(|seed| {
            let mut table = Table::new(&many(2, Variant::Bag), seed);
            (table.bring_coin(), table.view())
        })
        .find(|(drawn, _)| *drawn == coin)
        .expect("some seed")
        .1
}

/// RM-R04: a wrong tile is hidden by anybody. So people wait for a bot only where nobody else can act.
#[test]
fn people_wait_for_a_bot_only_while_nobody_else_can_act() {
    let mut setup = many(2, Variant::Bag);
    setup.players[1].level = Some(Level::Easy);
    let (mut game, luck) = (started(&setup, 1), &mut Luck::new(Seed(1)));
    let bots = Bots::new(&game).expect("a bot");
    let mut wrong = 0;
    while game.outcome().is_none() {
        let view = game.view();
        let is_wrong = matches!(view.phase, PhaseView::WrongTile { .. });
        wrong += u32::from(is_wrong);
        assert_eq!(bots.only_bots_may_act(&game), !is_wrong && view.turn == BO);
        let mut choose = |seat| {
            let own = game.own(seat);
            Rememory::choose(&view, own.as_ref(), &Memory::default(), seat, Level::Easy, luck)
        };
        // The person hides a wrong tile. For every other action of the person, the test uses a bot's choice.
        let (seat, action) =
            if is_wrong { (ANA, Some(Action::Close)) } else { (view.turn, choose(view.turn)) };
        game.play(seat, action.expect("something to do")).expect("it is allowed");
    }
    assert!(wrong > 0);
}

/// Bots forget, at lower levels faster, and at the best level never.
#[test]
fn levels_forget_more_or_less() {
    let known = |others: u8| Level::ALL.map(|level| still_known_after(level, others));
    let (soon, late) = (known(0), known(14));
    assert_eq!((soon[2], late[2]), (200, 200));
    assert!(late[0] < late[1] && late[1] < late[2], "{late:?}");
    assert!(late[0] < soon[0] && late[1] < soon[1], "{soon:?} became {late:?}");
}

/// In the second setup coins are dealt to five players, so that there is a reserve. With dealt coins and
/// without a reserve nobody can be ahead.
#[test]
fn better_memory_wins_more_often() {
    let variant = Variant::Hands { deal: Deal::Random, hidden: false };
    for setup in [many(2, Variant::Bag), many(5, variant)] {
        let setup = bots(setup, &[Level::Hard, Level::Easy]);
        let mut wins = [0, 0];
        for seed in 0..60 {
            let (game, _) = play_out_with_bots(&setup, seed).expect("they play");
            for winner in game.outcome().expect("over").winners {
                wins[winner.index() % 2] += 1;
            }
        }
        assert!(wins[0] > wins[1], "{wins:?}");
    }
}

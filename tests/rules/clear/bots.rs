//! Computer players of Clear!: they choose legal actions, and their games end.

use partypiece::{
    bots::BotRules,
    rules::{
        Luck, Rules, Seat,
        clear::{Clear, House, PhaseView, Setup},
        luck::Seed,
        name::Name,
        player::{Level, Player},
    },
};
use proptest::prelude::*;

use super::{
    random::{play_progressing, valid_setup},
    table::{ANA, Table, two},
};

/// This setup with computer players of these levels.
fn with_bots(setup: Setup, levels: &[Level]) -> Setup {
    let levels = levels.iter().cycle();
    let players = setup.players.into_iter().zip(levels);
    Setup { players: players.map(|(player, &level)| Player::bot(player.name, level)).collect(), ..setup }
}

fn level() -> impl Strategy<Value = Level> {
    prop::sample::select(Level::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn bots_choose_what_the_rules_allow_and_their_games_end(
        setup in valid_setup(), seed: u64, levels in prop::collection::vec(level(), 5),
    ) {
        let setup = with_bots(Setup { mode: partypiece::rules::clear::Mode::Cards, ..setup }, &levels);
        let mut table = Table::new(&setup, seed);
        let luck = &mut Luck::new(Seed(seed));
        let mut actions = 0;
        while table.0.outcome().is_none() {
            for seat in table.seats() {
                let due = table.0.to_act().contains(&seat);
                let level = Clear::level(&setup, seat).expect("a level");
                let view = table.view();
                let chosen = Clear::choose(&view, None, &(), seat, level, luck);
                prop_assert_eq!(chosen.is_some(), due, "{:?} {:?}", seat, view.phase);
                if let Some(action) = chosen {
                    table.play(seat, action);
                    actions += 1;
                }
            }
            prop_assert!(actions < 2 * 12 * 5 * 4 * 6);
        }
    }

    /// A choice depends only on the view and the luck; a hard bot uses no luck.
    #[test]
    fn a_choice_depends_only_on_view_and_luck(seed: u64, actions in 0..40usize, level in level()) {
        let mut table = Table::new(&two(), seed);
        (0..actions).for_each(|action| _ = play_progressing(&mut table, action as u32 * 5 + 1));
        let view = table.view();
        let choose = |luck: u64| Clear::choose(&view, None, &(), ANA, level, &mut Luck::new(Seed(luck)));
        prop_assert_eq!(choose(7), choose(7));
        if level == Level::Hard {
            prop_assert_eq!(choose(7), choose(8));
        }
    }
}

/// Only the seat of a computer player has a level, and nothing is chosen for a seat that does not exist.
#[test]
fn only_the_seat_of_a_bot_has_a_level() {
    let mut setup = two();
    setup.players[1] = Player::bot(Name::parse("Fern").expect("a name"), Level::Hard);
    assert_eq!(Clear::level(&setup, ANA), None);
    assert_eq!(Clear::level(&setup, Seat(1)), Some(Level::Hard));
    assert_eq!(Clear::level(&setup, Seat(9)), None);
    let table = Table::new(&setup, 1);
    assert_eq!(Clear::choose(&table.view(), None, &(), Seat(9), Level::Easy, &mut Luck::new(Seed(1))), None);
}

/// CL-R05: where a Scratch is checked, no bot overlooks a line.
#[test]
fn a_bot_that_overlooks_lines_needs_a_house_without_checks() {
    let house = House { check_scratch: true, ..House::default() };
    let setup = with_bots(Setup { house, deals: 1, ..two() }, &[Level::Easy]);
    for seed in 0..20 {
        let mut table = Table::new(&setup, seed);
        let luck = &mut Luck::new(Seed(seed));
        while let Some(seat) = table.0.to_act().first().copied() {
            let action =
                Clear::choose(&table.view(), None, &(), seat, Level::Easy, luck).expect("something to do");
            table.play(seat, action);
        }
        assert!(matches!(table.phase(), PhaseView::Over { .. }));
    }
}

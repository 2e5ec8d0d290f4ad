//! A test table, random play, and laws of every game, for the tests of several games.

use partypiece::{
    play::Game,
    rules::{Rules, Seat, luck::Seed},
};

use proptest::{collection::vec, prelude::*};

use crate::laws::{self, Views};

/// A game at a test table.
pub(crate) struct Table<R: Rules>(pub(crate) Game<R>);

impl<R: Rules> Table<R> {
    pub(crate) fn new(setup: &R::Setup, seed: u64) -> Self {
        Self(Game::start(setup.clone(), Seed(seed)).expect("a table that can be set"))
    }

    /// The table after a reload: its game is read from its record.
    pub(crate) fn reloaded(&self) -> Self {
        Self(laws::replayed(&self.0))
    }

    /// The seats of the players.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        (0..).map(Seat).take(R::player_names(self.0.setup()).len()).collect()
    }

    /// Plays a legal action.
    pub(crate) fn play(&mut self, by: Seat, action: impl Into<R::Action>) -> Vec<R::Event> {
        let action = action.into();
        let text = format!("{action:?} by {by:?}");
        self.0.play(by, action).unwrap_or_else(|refusal| panic!("{text}: {refusal}")).to_vec()
    }

    /// Tries an illegal action and checks that nothing changes.
    pub(crate) fn refusal(&mut self, by: Seat, action: impl Into<R::Action>) -> R::Refusal {
        let action = action.into();
        let checked = self.0.check(by, &action).err();
        let seats = self.seats().len().max(3) as u8;
        assert!(!laws::try_action(&mut self.0, by, &action, seats), "{action:?} by {by:?} should be refused");
        checked.expect("a refusal")
    }

    /// What everybody sees.
    pub(crate) fn view(&self) -> R::View {
        self.0.view()
    }

    /// What this player sees besides, behind the curtain.
    pub(crate) fn own(&self, seat: Seat) -> Option<R::OwnView> {
        self.0.own(seat)
    }

    /// The view, and the own views of all seats and of at least one seat after them (`laws::views` adds it), which belongs
    /// to a host who does not play, or to nobody.
    pub(crate) fn views(&self) -> Views<R> {
        laws::views(&self.0, self.seats().len().max(3) as u8)
    }
}

/// A table with the first seed for which `wanted` is true.
pub(crate) fn find_game<R: Rules>(setup: &R::Setup, wanted: impl Fn(&mut Table<R>) -> bool) -> Table<R> {
    let seed =
        (0..10_000).find(|&seed| wanted(&mut Table::new(setup, seed))).expect("a seed for this situation");
    Table::new(setup, seed)
}

/// A game that tests can play with random actions.
pub(crate) trait RandomPlay: Rules {
    /// Plays a legal action that continues the game, chosen by a number. Returns `false` when the game is over.
    fn play_progressing(table: &mut Table<Self>, choice: u32) -> bool;
}

/// One random attempt at a table.
#[derive(Debug, Clone)]
pub(crate) enum Try<A> {
    /// An action that continues the game, chosen by a number.
    Help(u32),
    /// Any action by any seat.
    Anything(Seat, A),
    /// Undo the last turn.
    Undo { agreed: bool },
    /// Redo what was undone.
    Redo,
}

impl<A: Clone> Try<A> {
    /// Makes the attempt. Returns whether it was allowed.
    pub(crate) fn make<R: RandomPlay<Action = A>>(&self, table: &mut Table<R>) -> bool {
        match self {
            Try::Help(choice) => R::play_progressing(table, *choice),
            Try::Anything(by, action) => table.0.play(*by, action.clone()).is_ok(),
            Try::Undo { agreed } => table.0.undo(*agreed).is_ok(),
            Try::Redo => table.0.redo().is_ok(),
        }
    }
}

/// Attempts in a row; nearly half of them continue the game.
pub(crate) fn tries<A: Clone + std::fmt::Debug>(
    most: usize,
    seat: impl Strategy<Value = Seat>,
    action: impl Strategy<Value = A>,
) -> impl Strategy<Value = Vec<Try<A>>> {
    let one = prop_oneof![
        6 => any::<u32>().prop_map(Try::Help),
        5 => (seat, action).prop_map(|(by, action)| Try::Anything(by, action)),
        1 => any::<bool>().prop_map(|agreed| Try::Undo { agreed }),
        1 => Just(Try::Redo),
    ];
    vec(one, 0..most)
}

/// Properties of a game after any actions. The module that calls this macro has `any_setup`, `valid_setup`,
/// `tries` and `action` of the game.
macro_rules! laws_of_a_game {
    ($game:ty, $cases:literal) => {
        proptest! {
            #![proptest_config(ProptestConfig { cases: $cases, ..ProptestConfig::default() })]

            #[test]
            fn a_setup_is_checked_or_refused_but_never_halfway(setup in any_setup(), seed: u64) {
                let started = Game::<$game>::start(setup.clone(), Seed(seed));
                prop_assert_eq!(started.err(), setup.check().err());
            }

            #[test]
            fn a_refused_action_changes_nothing(setup in valid_setup(), seed: u64, tries in tries(50)) {
                let mut table = Table::new(&setup, seed);
                for attempt in &tries {
                    let steps = table.0.steps().len();
                    let before = (table.view(), table.0.actions().len(), table.0.can_redo());
                    if !attempt.make(&mut table) {
                        prop_assert_eq!(table.0.steps().len(), steps, "{:?}", attempt);
                        let after = (table.view(), table.0.actions().len(), table.0.can_redo());
                        prop_assert!(before == after, "{:?}", attempt);
                    }
                }
                // The record contains everything that changed the game.
                let again = table.reloaded();
                prop_assert!(again.0.same_as(&table.0));
                prop_assert!(again.views() == table.views());
            }

            #[test]
            fn checking_says_what_playing_does(setup in valid_setup(), seed: u64, tries in tries(40), action in action(), by in 0..5u8) {
                let mut table = Table::new(&setup, seed);
                tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
                let checked = table.0.check(Seat(by), &action);
                prop_assert_eq!(checked.err(), table.0.play(Seat(by), action).err());
            }

            #[test]
            fn replaying_a_record_is_the_game_again(setup in valid_setup(), seed: u64, tries in tries(60)) {
                let mut table = Table::new(&setup, seed);
                tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
                laws::assert_is_its_record(&table.0, table.seats().len() as u8);
            }

            #[test]
            fn undo_then_redo_gives_the_same_game(setup in valid_setup(), seed: u64, tries in tries(50), back in 1..6usize) {
                let mut table = Table::new(&setup, seed);
                tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
                let seats = table.seats().len() as u8;
                laws::assert_undo_and_redo(&mut table.0, back, seats);
            }

            #[test]
            fn the_game_waits_only_for_players_who_can_act(setup in valid_setup(), seed: u64, tries in tries(50)) {
                let mut table = Table::new(&setup, seed);
                for attempt in &tries {
                    attempt.make(&mut table);
                    laws::assert_waits_or_is_over(&table.0);
                }
            }
        }
    };
}
pub(crate) use laws_of_a_game;

//! Properties that hold after any actions.

use partypiece::{
    play::{Game, read},
    rules::{
        Luck, Rules, Seat,
        luck::Seed,
        rememory::{Action, Rememory, Setup, Variant},
    },
};
use proptest::{prelude::*, sample::select};

use crate::laws::{self, Seen, record, replayed};

use super::{
    guests::{ANA, many, variants},
    moves::{Try, action, helpful_action, tries, valid_setup},
};

fn started(setup: &Setup, seed: u64) -> Game<Rememory> {
    Game::start(setup.clone(), Seed(seed)).expect("a table that can be set")
}

/// A game after all these attempts.
fn game_after(setup: &Setup, seed: u64, tries: &[Try]) -> Game<Rememory> {
    let mut game = started(setup, seed);
    tries.iter().for_each(|attempt| _ = attempt.make(&mut game));
    game
}

fn views(game: &Game<Rememory>) -> Seen<Rememory> {
    laws::views(game, u8::try_from(game.setup().players.len()).expect("a table"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_setup_is_checked_or_refused_but_never_halfway(players in 0..110_usize, variant in select(variants()), seed: u64) {
        let setup = many(players, variant);
        let start = Game::<Rememory>::start(setup.clone(), Seed(seed));
        prop_assert_eq!(start.err(), setup.check().err());
    }

    #[test]
    fn a_refused_action_changes_nothing(setup in valid_setup(), seed: u64, tries in tries(80)) {
        let mut game = started(&setup, seed);
        for attempt in &tries {
            let before = (views(&game), game.steps().len(), game.can_undo(), game.can_redo());
            if !attempt.make(&mut game) {
                let after = (views(&game), game.steps().len(), game.can_undo(), game.can_redo());
                prop_assert!(before == after, "{:?}", attempt);
            }
        }
        // Nothing that is missing in the record has changed the game.
        let again = replayed(&game);
        prop_assert!(again.same_as(&game));
    }

    #[test]
    fn checking_says_what_playing_does(setup in valid_setup(), seed: u64, tries in tries(60), action in action(), by in 0..8_u8) {
        let mut game = game_after(&setup, seed, &tries);
        let checked = game.check(Seat(by), &action);
        prop_assert_eq!(checked.err(), game.play(Seat(by), action).err());
    }

    #[test]
    fn replaying_a_record_is_the_game_again(setup in valid_setup(), seed: u64, tries in tries(120)) {
        let game = game_after(&setup, seed, &tries);
        laws::assert_is_its_record(&game, 4);
    }

    /// RM-R34: the luck stays the same.
    #[test]
    fn undo_then_redo_gives_the_same_game(setup in valid_setup(), seed: u64, tries in tries(80), back in 1..9_usize) {
        let mut game = game_after(&setup, seed, &tries);
        laws::assert_undo_and_redo(&mut game, back, 4);
    }

    #[test]
    fn somebody_may_act_until_the_game_is_over(setup in valid_setup(), seed: u64, tries in tries(100)) {
        let mut game = started(&setup, seed);
        for attempt in &tries {
            attempt.make(&mut game);
            prop_assert_eq!(game.to_act().is_empty(), game.outcome().is_some());
            prop_assert_eq!(helpful_action(&game.view(), 1).is_none(), game.outcome().is_some());
        }
    }

    /// A record that was cut or forged is refused line by line, and its good part is kept.
    #[test]
    fn a_crafted_record_never_breaks_anything(setup in valid_setup(), seed: u64, tries in tries(40), lines in prop::collection::vec("[ -~]{0,60}", 0..4), cut in 0..40_usize) {
        let mut record = record(&game_after(&setup, seed, &tries));
        record.truncate(1 + cut);
        let good = record.len();
        record.extend(lines.into_iter().map(|line| format!("x{line}")));
        let (game, damage) = read::<Rememory>(record.iter().map(String::as_str)).expect("its head is good");
        prop_assert_eq!(game.steps().len() + 1, good);
        prop_assert_eq!(damage.is_some(), record.len() > good);
    }
}

/// `apply` does not silently ignore an action that `check` refused.
#[test]
fn an_action_past_the_check_is_not_ignored() {
    for variant in variants() {
        let mut game = Rememory::start(&many(2, variant), &mut Luck::new(Seed(3))).expect("a table");
        let luck = &mut Luck::new(Seed(3));
        for taken in [false, true] {
            if taken {
                let coin = if variant == Variant::Bag { Action::Draw } else { Action::Pick { place: 0 } };
                game.apply(ANA, &coin, luck);
            }
            for action in [
                Action::Draw,
                Action::Pick { place: 99 },
                Action::Steal { from: ANA, place: 0 },
                Action::Look,
                Action::Tell,
                Action::Turn { place: 24 },
                Action::Close,
                Action::Pass,
            ] {
                if game.check(ANA, &action).is_err() {
                    laws::assert_apply_panics(&game, ANA, &action);
                }
            }
        }
    }
}

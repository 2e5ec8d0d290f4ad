//! Properties that hold after any actions.

use partypiece::{
    play::{Game, read},
    rules::{
        Luck, Rules, Seat,
        luck::Seed,
        rememory::{Action, Rememory, Variant},
    },
};
use proptest::prelude::*;

use super::{
    random::{PlainTable as Table, action, any_setup, helpful_action, tries, valid_setup},
    setups::{ANA, many, variants},
};
use crate::{
    laws::{self, record},
    table::laws_of_a_game,
};

laws_of_a_game!(Rememory, 64);

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn somebody_may_act_until_the_game_is_over(setup in valid_setup(), seed: u64, tries in tries(100)) {
        let mut table = Table::new(&setup, seed);
        for attempt in &tries {
            attempt.make(&mut table);
            prop_assert_eq!(helpful_action(&table.view(), 1).is_none(), table.0.outcome().is_some());
        }
    }

    /// A record that was cut or forged keeps its steps before the first bad line.
    #[test]
    fn the_good_part_of_a_damaged_record_is_kept(setup in valid_setup(), seed: u64, tries in tries(40), lines in prop::collection::vec("[ -~]{0,60}", 0..4), cut in 0..40_usize) {
        let mut table = Table::new(&setup, seed);
        tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
        let mut record = record(&table.0);
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
                Action::Reveal,
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

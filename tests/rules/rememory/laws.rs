//! Properties that hold after any actions.

use partypiece::{
    play::{Game, read},
    rules::{Seat, luck::Seed, rememory::Rememory},
};
use proptest::prelude::*;

use super::random::{PlainTable as Table, action, any_setup, helpful_action, tries, valid_setup};
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

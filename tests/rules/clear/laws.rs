//! Properties that hold after any actions.

use partypiece::{
    play::Game,
    rules::{
        Seat,
        clear::{Action, Clear, Mode, PhaseView, Setup, Squares},
        luck::Seed,
    },
};
use proptest::prelude::*;

use super::{
    random::{action, any_setup, play_progressing, tries, valid_setup},
    table::{Table, three},
};
use crate::{
    laws::{self, assert_waits_or_is_over},
    table::laws_of_a_game,
};

laws_of_a_game!(Clear, 48);

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn random_play_always_ends(setup in valid_setup(), seed: u64, tries in tries(60), choice: u32) {
        let mut table = Table::new(&setup, seed);
        tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
        let mut actions = 0u32;
        while play_progressing(&mut table, choice.wrapping_mul(actions + 1) >> 3) {
            actions += 1;
            // At most two deals, twelve lines from each of five cards, four throws for each line, and six
            // actions for each throw.
            prop_assert!(actions < 2 * 12 * 5 * 4 * 6, "the game does not end: {:?}", table.phase());
        }
        let outcome = table.0.outcome().expect("the game is over");
        let most = outcome.scores.iter().max();
        for (seat, score) in table.seats().iter().zip(&outcome.scores) {
            prop_assert_eq!(outcome.winners.contains(seat), Some(score) == most);
        }
    }

    /// CL-06, CL-R24: within a deal coins are only removed from a card, never put back.
    #[test]
    fn coins_only_ever_leave_a_card(seed: u64, choices in prop::collection::vec(any::<u32>(), 60)) {
        let mut table = Table::new(&three(), seed);
        let left = |table: &Table| table.seats().into_iter().map(|seat| table.card(seat).left()).collect::<Vec<Squares>>();
        let (mut deal, mut before) = (1, left(&table));
        for choice in choices {
            play_progressing(&mut table, choice);
            let now = left(&table);
            if table.view().deal == deal {
                prop_assert!(before.iter().zip(&now).all(|(before, now)| before.has(*now)));
            }
            (deal, before) = (table.view().deal, now);
        }
    }

    /// CL-R06: with cards on the screen. Calls on real cards are heard by everybody (CL-R28).
    #[test]
    fn a_view_does_not_depend_on_what_others_chose_in_this_roll(
        setup in valid_setup(), seed: u64, turns in 0..30usize, choices in any::<[u32; 2]>(), acting in 1..4usize,
    ) {
        let setup = Setup { mode: Mode::Cards, ..setup };
        let table = |choice: u32| {
            let mut table = Table::new(&setup, seed);
            (0..turns).for_each(|turn| _ = play_progressing(&mut table, turn as u32 * 5 + 1));
            // The first player still has to choose; up to three others act, in two different ways.
            while !matches!(table.phase(), PhaseView::Acting { .. } | PhaseView::Over { .. }) {
                play_progressing(&mut table, 0);
            }
            for seat in table.0.to_act().into_iter().skip(1).take(acting) {
                let lines = table.lines(seat);
                let line = lines.get(choice as usize % (lines.len() + 1));
                _ = table.0.play(seat, line.map_or(Action::Scratch, |&line| Action::Take(line)));
            }
            table
        };
        let (one, other) = (table(choices[0]), table(choices[1]));
        prop_assume!(one.0.to_act() == other.0.to_act());
        prop_assert!(one.views() == other.views());
        prop_assert_eq!(laws::log(&one.0), laws::log(&other.0));
    }

    /// A record with one changed byte: what can be read is a game, and nothing panics.
    #[test]
    fn a_crafted_record_is_refused_or_is_a_game(setup in valid_setup(), seed: u64, tries in tries(30), index: usize, byte: u8) {
        let mut table = Table::new(&setup, seed);
        tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
        let mut text = laws::record(&table.0).join("\n").into_bytes();
        let index = index % text.len();
        text[index] = byte;
        let text = String::from_utf8_lossy(&text);
        if let Ok((game, _)) = partypiece::play::read::<Clear>(text.lines()) {
            assert_waits_or_is_over(&game);
        }
    }
}

//! Properties that hold after any actions.

use std::collections::BTreeSet;

use partypiece::{
    play::Game,
    rules::{
        Luck, Seat,
        luck::Seed,
        pieceagories::{
            Action, CategorySource, Number, PhaseView, Pieceagories, Setup, SheetAction, View, coins::Field,
        },
        piecepack::{Coin, Rank},
    },
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::{
    random::{action, any_setup, play_progressing, tries, valid_setup},
    setups::{ANA, BO, CY, at, cards, sheet, three, with_typing},
    table::{Table, with_letter},
};
use crate::{
    laws,
    table::laws_of_a_game,
    word_games::{as_empty_as, as_many_lines_as},
};

fn log(table: &Table) -> Vec<String> {
    laws::log(&table.0)
}

laws_of_a_game!(Pieceagories, 48);

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn random_play_always_ends(setup in valid_setup(), seed: u64, tries in tries(60), choice: u32) {
        let mut table = Table::new(&setup, seed);
        tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
        let mut actions = 0;
        while play_progressing(&mut table, choice.wrapping_mul(actions + 1)) {
            actions += 1;
            // A round has at most a list, six coins, dice, four sheets, forty answers and votes, and pawns.
            prop_assert!(actions < 120 * 4, "the game does not end: {:?}", table.phase());
        }
        let outcome = table.0.outcome().expect("the game is over");
        let most = outcome.scores.iter().max();
        for (seat, score) in table.seats().iter().zip(&outcome.scores) {
            prop_assert_eq!(outcome.winners.contains(seat), Some(score) == most);
        }
    }

    #[test]
    fn numbers_of_a_list_are_one_to_ten_and_each_once(setup in valid_setup(), seed: u64, tries in tries(60)) {
        let mut table = Table::new(&setup, seed);
        for attempt in &tries {
            attempt.make(&mut table);
            if let View { list, phase: PhaseView::Flipping { .. }, .. } = table.view() {
                let numbers: Vec<Number> = list.iter().map(|category| category.number).collect();
                prop_assert_eq!(numbers, Number::all().collect::<Vec<_>>());
                for (index, category) in list.iter().enumerate() {
                    prop_assert!(list[..index].iter().all(|other| other.text != category.text));
                }
            }
        }
    }
}

/// A line of a sheet for the letter C, sometimes empty or invalid. It is often equal or slightly similar to
/// another line, but no two are so similar that the page asks whether they are the same. The page would ask
/// only after the last similar answer was read, so the moment would depend on answers that were not read yet.
fn c_word() -> impl Strategy<Value = String> {
    let words =
        ["cat", "Cat!", "cat cow", "cower", "cowers on", "the cat", "dog", "", "cat, the", "cowerr", "c"];
    select(words.to_vec()).prop_map(str::to_owned)
}

fn c_sheet() -> impl Strategy<Value = Vec<String>> {
    vec(c_word(), 10)
}

/// Reads this many answers in both games, and asserts that both show the same.
fn read_both(one: &mut Table, other: &mut Table, answers: usize) -> Result<(), TestCaseError> {
    for _ in 0..answers {
        // With words of `c_word` no vote is open; other words may open one.
        while one.poll().is_some() {
            prop_assert_eq!(one.poll(), other.poll());
            one.play_host(SheetAction::CancelVote);
            other.play_host(SheetAction::CancelVote);
        }
        one.play_host(SheetAction::Next);
        other.play_host(SheetAction::Next);
        prop_assert!(one.views() == other.views());
        prop_assert_eq!(log(one), log(other));
    }
    Ok(())
}

fn lines(sheet: &[String]) -> Vec<&str> {
    sheet.iter().map(String::as_str).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    /// PG-62, PG-63, PG-R26, PG-R66: it only says which lines nobody has answered.
    #[test]
    fn a_view_does_not_depend_on_answers_that_were_not_read(
        read in vec(c_sheet(), 3), hidden in vec(c_sheet(), 3), upto in 0..10usize, joined in any::<[u8; 2]>(),
    ) {
        let mixed: Vec<Vec<String>> = read.iter().zip(&hidden)
            .map(|(read, hidden)| [&read[..upto], &as_empty_as(read, hidden)[upto..]].concat())
            .collect();
        let (mut one, mut other) = (with_letter(&three(), 'C'), with_letter(&three(), 'C'));
        one.write(&[&lines(&read[0]), &lines(&read[1]), &lines(&read[2])]);
        other.write(&[&lines(&mixed[0]), &lines(&mixed[1]), &lines(&mixed[2])]);
        prop_assert!(one.views() == other.views());
        read_both(&mut one, &mut other, 3 * upto)?;
        // The views are equal during a vote, too.
        if upto > 0 && one.poll().is_none() {
            let places = [ANA, BO].into_iter().zip(joined).map(|(seat, line)| at(seat, line % 10 + 1)).collect();
            let join = Action::from(SheetAction::Join(places));
            prop_assert_eq!(one.0.play(CY, join.clone()).err(), other.0.play(CY, join).err());
            prop_assert!(one.views() == other.views());
        }
    }

    /// PG-62, PG-R19, SS-02
    #[test]
    fn views_show_only_how_many_lines_a_handed_in_sheet_has(one in c_sheet(), other in c_sheet()) {
        let other = as_many_lines_as(&one, &other);
        let with = |text: &[String]| {
            let mut table = with_letter(&with_typing(three()), 'C');
            table.play(BO, SheetAction::Begin);
            table.play(BO, SheetAction::HandIn(sheet(&lines(text))));
            table.play(ANA, SheetAction::Begin);
            (table.views(), log(&table))
        };
        prop_assert_eq!(with(&one), with(&other));
    }

    /// PG-15, PG-87
    #[test]
    fn a_view_does_not_depend_on_slips_of_others(one in vec("[A-M][a-z]{9}", 5), other in vec("[N-Z][a-z]{9}", 5)) {
        let with = |slips: &[String]| {
            let mut table = Table::new(&three(), 1);
            table.invent(ANA, &["Rivers"]);
            table.play(BO, Action::Invent(slips.to_vec()));
            (table.view(), table.own(ANA), table.own(CY), log(&table))
        };
        prop_assume!(one.iter().collect::<BTreeSet<_>>().len() == 5);
        prop_assume!(other.iter().collect::<BTreeSet<_>>().len() == 5);
        prop_assert_eq!(with(&one), with(&other));
    }

    /// PG-92
    #[test]
    fn a_view_does_not_depend_on_cards_that_were_not_drawn(seed: u64, rounds in 0..2usize) {
        let setup = |cards: Vec<String>| Setup { source: CategorySource::AgainstHumanity { cards }, ..three() };
        let play = |cards: Vec<String>| {
            let mut table = Table::new(&setup(cards), seed);
            for _ in 0..rounds {
                table.play_round(&[1, 0, 0]);
            }
            table.views()
        };
        let known = play(cards(30));
        let shown = format!("{known:?}");
        let changed = |card: String| if shown.contains(&format!("{card}\"")) { card } else { format!("{card} unseen") };
        prop_assert_eq!(play(cards(30).into_iter().map(changed).collect()), known);
    }

    /// PG-27
    #[test]
    fn a_view_does_not_depend_on_hidden_coins(
        seed: u64, turned in 0..24usize, order in Just((1..24usize).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        // Both games have the same backs in the same places. Only the first coin certainly has the same rank in both.
        let coins = Coin::set(4);
        let under = |ranks: &[Rank]| -> Vec<Coin> {
            coins.iter().zip(ranks).map(|(coin, &rank)| Coin { suit: coin.suit, rank }).collect()
        };
        let ranks: Vec<Rank> = coins.iter().map(|coin| coin.rank).collect();
        let others: Vec<Rank> = [0].iter().chain(&order).map(|&index| ranks[index]).collect();
        let spread = |ranks: &[Rank]| Field::spread(&under(ranks), &mut Luck::new(Seed(seed))).expect("a number");
        let (mut one, mut other) = (spread(&ranks), spread(&others));
        prop_assert_eq!(one.seen(), other.seen());
        let luck = &mut Luck::new(Seed(0));
        if one.flip(turned, luck) == other.flip(turned, luck) {
            prop_assert_eq!(one.seen(), other.seen());
        }
    }

    #[test]
    fn a_stranger_sees_what_the_table_sees(setup in valid_setup(), seed: u64, tries in tries(50)) {
        let mut table = Table::new(&setup, seed);
        for attempt in &tries {
            attempt.make(&mut table);
        }
        prop_assert_eq!(table.own(Seat(99)), None);
    }
}

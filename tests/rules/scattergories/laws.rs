//! Properties that hold after any actions.

use partypiece::{
    play::Game,
    rules::{
        Seat,
        luck::Seed,
        scattergories::{PhaseView, ROUNDS, Scattergories, Sheet, SheetAction},
    },
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::{
    random::{action, any_setup, play_progressing, tries, valid_setup},
    setups::{BO, CY, sheet, three, with_typing},
    table::{Table, with_letter},
};
use crate::{
    laws::{self, log},
    table::laws_of_a_game,
    word_games::{WordGame, as_empty_as, as_many_lines_as},
};

laws_of_a_game!(Scattergories, 20);

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, ..ProptestConfig::default() })]

    /// SC-01, SC-R16
    #[test]
    fn random_play_always_ends(setup in valid_setup(), seed: u64, tries in tries(60), choice: u32) {
        let mut table = Table::new(&setup, seed);
        tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
        let mut actions = 0;
        while play_progressing(&mut table, choice.wrapping_mul(actions + 1)) {
            actions += 1;
            // A round takes fewer than 200 actions: a list, a roll, four sheets, and 48 answers, each with a vote
            // or a choice.
            prop_assert!(actions < 200 * u32::from(ROUNDS), "the game does not end: {:?}", table.phase());
        }
        let outcome = table.0.outcome().expect("the game is over");
        let highest = outcome.scores.iter().max();
        for (seat, score) in table.seats().iter().zip(&outcome.scores) {
            prop_assert_eq!(outcome.winners.contains(seat), Some(score) == highest);
        }
    }

    /// SC-01, SC-03, SC-18, SC-34: after any actions a set has a column for each finished round, and no
    /// letter comes twice in a row.
    #[test]
    fn columns_and_letters_are_in_order(setup in valid_setup(), seed: u64, tries in tries(90)) {
        let mut table = Table::new(&setup, seed);
        for attempt in &tries {
            attempt.make(&mut table);
            let view = table.view();
            prop_assert!((1..=ROUNDS).contains(&view.round));
            let finished = usize::from(view.round) - usize::from(!matches!(view.phase, PhaseView::SetOver(_)));
            let over = table.0.outcome().is_some();
            prop_assert!(over || view.columns.len() == finished);
            for pair in view.columns.windows(2) {
                prop_assert_ne!(pair[0].roll.face.letter(), pair[1].roll.face.letter());
            }
            for (seat, person) in view.people.iter().enumerate() {
                let points = view.columns.iter().flat_map(|column| column.points[seat].clone()).map(u32::from);
                prop_assert_eq!(person.points, points.sum::<u32>());
            }
        }
    }
}

/// A line of a sheet for the letter C, sometimes empty or invalid. It is often equal or slightly similar to
/// another line, but no two are so similar that the page asks whether they are the same. The page would ask
/// only after the last similar answer was read, so the moment would depend on answers that were not read yet.
fn answer_for_c() -> impl Strategy<Value = String> {
    let words = [
        "cat",
        "Cat!",
        "cat cow",
        "cower",
        "cowers on",
        "the cat",
        "dog",
        "",
        "cat, the",
        "*Mx cat",
        "_the cat",
        "c",
        "cat or cow",
    ];
    select(words.to_vec()).prop_map(str::to_owned)
}

fn c_sheet() -> impl Strategy<Value = Vec<String>> {
    vec(answer_for_c(), 12)
}

fn lines(lines: &[String]) -> Vec<&str> {
    lines.iter().map(String::as_str).collect()
}

/// Reads this many answers in both games, and asserts that both show the same.
fn read_both(one: &mut Table, other: &mut Table, answers: usize) -> Result<(), TestCaseError> {
    for _ in 0..answers {
        loop {
            let (by, action) = match Scattergories::choice(&one.view()) {
                Some(choice) => choice,
                None if one.poll().is_some() => (CY, SheetAction::CancelVote.into()),
                None => break,
            };
            one.play(by, action.clone());
            other.play(by, action);
        }
        one.play_any(SheetAction::Next);
        other.play_any(SheetAction::Next);
        prop_assert!(one.views() == other.views());
        prop_assert_eq!(log(&one.0), log(&other.0));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    /// SC-02, SC-20, SC-21
    #[test]
    fn a_view_does_not_depend_on_answers_that_were_not_read(
        read in vec(c_sheet(), 3), hidden in vec(c_sheet(), 3), upto in 0..12usize,
    ) {
        let mixed: Vec<Vec<String>> = read.iter().zip(&hidden)
            .map(|(read, hidden)| [&read[..upto], &as_empty_as(read, hidden)[upto..]].concat())
            .collect();
        let (mut one, mut other) = (with_letter(&three(), 'C'), with_letter(&three(), 'C'));
        one.write(&[&lines(&read[0]), &lines(&read[1]), &lines(&read[2])]);
        other.write(&[&lines(&mixed[0]), &lines(&mixed[1]), &lines(&mixed[2])]);
        prop_assert!(one.views() == other.views());
        read_both(&mut one, &mut other, 3 * upto)?;
    }

    /// SC-02, SC-R24, SS-02
    #[test]
    fn views_show_only_how_many_lines_a_handed_in_sheet_has(one in c_sheet(), other in c_sheet()) {
        let other = as_many_lines_as(&one, &other);
        let views_with = |text: &[String]| {
            let mut table = with_letter(&with_typing(three()), 'C');
            table.play(BO, SheetAction::Begin);
            let sheet: Sheet = sheet(&lines(text));
            table.play(BO, SheetAction::HandIn(sheet));
            table.play(CY, SheetAction::Begin);
            (table.views(), log(&table.0))
        };
        prop_assert_eq!(views_with(&one), views_with(&other));
    }

    #[test]
    fn a_seat_outside_the_game_has_no_own_view(setup in valid_setup(), seed: u64, tries in tries(50)) {
        let mut table = Table::new(&setup, seed);
        for attempt in &tries {
            attempt.make(&mut table);
        }
        prop_assert_eq!(table.own(Seat(99)), None);
    }
}

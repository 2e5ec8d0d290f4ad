//! The points beside the screens, and at the end of a set or a game.

use partypiece::{
    rules::scattergories::{Action, Ground, SheetAction, View},
    screens::{
        GameScreens,
        scattergories::{points_table, set_table},
    },
};

use super::{
    setups::{ANA, BO, at, three},
    table::{Table, scored, with_letter, with_sheets},
};

type Columns = Vec<(Vec<Option<u32>>, u32)>;

fn columns(view: &View) -> Columns {
    set_table(view, None).rows.into_iter().map(|row| (row.columns, row.total)).collect()
}

/// SC-03, SC-R44: there is a column for each round whose letter is known. One column needs no sum.
#[test]
fn each_round_whose_letter_is_known_has_a_column() {
    let before = set_table(&Table::new(&three(), 1).view(), None);
    assert_eq!((before.heads.len(), before.caption(), before.adds_up()), (0, "No points yet", false));
    let mut table = scored(&three(), 'C', &[&["Cat", "Cow"], &["Cod"], &[]]);
    let first = set_table(&table.view(), None);
    assert_eq!((first.heads.as_slice(), first.adds_up()), (["C".to_owned()].as_slice(), false));
    assert_eq!(first.caption(), "Points by letter");
    assert_eq!(columns(&table.view()), [2, 1, 0].map(|points| (vec![Some(points)], points)));
    table.play_any(Action::Advance);
    table.agree_and_roll();
    let second = set_table(&table.view(), None);
    assert_eq!((second.heads.len(), second.adds_up()), (2, true), "everybody sees the letter on paper");
    assert_eq!(columns(&table.view()), [2, 1, 0].map(|points| (vec![Some(points), None], points)));
}

/// SC-R44: while answers are read, the points beside them and on a second screen are those of the rows.
#[test]
fn points_grow_while_answers_are_read() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat", "Cow"], &["cat", "Cod"], &["Cup", "Coat"]]);
    let points =
        |table: &Table| columns(&table.view()).into_iter().map(|(_, total)| total).collect::<Vec<_>>();
    let afar = |table: &Table| {
        let (people, _) =
            <partypiece::rules::scattergories::Scattergories as GameScreens>::public_board(&table.view(), 0);
        people.into_iter().map(|person| person.count).collect::<Vec<_>>()
    };
    assert_eq!(points(&table), [0, 0, 0]);
    table.read_lines(1);
    assert_eq!(points(&table), [0, 0, 1]);
    assert_eq!(afar(&table), ["0 points", "0 points", "1 point"]);
    table.read_lines(2);
    assert_eq!(points(&table), [1, 1, 2]);
    table.challenge(ANA, at(BO, 2), Ground::Fit);
    table.play_any(SheetAction::Unanimous(partypiece::rules::vote::Ballot::Strike));
    assert_eq!(points(&table), [1, 0, 2]);
    assert_eq!(afar(&table), ["1 point", "0 points", "2 points"]);
}

/// SC-R44: on paper the points of a round are known when it is scored.
#[test]
fn a_round_that_is_written_has_no_points_yet() {
    let table = with_letter(&three(), 'C');
    assert_eq!(columns(&table.view()), [(); 3].map(|()| (vec![None], 0)));
}

/// SC-R44: the points of a single round are shown once.
#[test]
fn a_single_round_needs_no_sum() {
    let setup = partypiece::rules::scattergories::Setup { rounds: 1, ..three() };
    let mut table = Table::new(&setup, 1);
    table.play_round(&[2, 1]);
    table.play_any(Action::End);
    let points = points_table(&table.view()).expect("the points of the game");
    assert_eq!(points.heads, ["Points"]);
    assert!(points.rows.iter().all(|row| row.parts.is_empty()));
    assert_eq!(points.rows[0].total, 2);
}

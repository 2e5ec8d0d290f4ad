//! The question whether answers are the same stands below them (PG-R77, SC-R50).

use partypiece::{
    rules::{
        pieceagories::Answers, pieceagories::Pieceagories, scattergories::Scattergories, sheets::SheetAction,
        vote::Ballot,
    },
    screens::sheets::{answer_row, is_asked_below, who_asks},
};

use super::{WordGame, at, challenge};
use crate::{
    scattergories::setups::{ANA, BO, CY, DI},
    table::Table,
};

/// Both first categories are read, or only one.
fn read<R: WordGame>(sheets: &[&[&str]], lines: usize) -> Table<R> {
    let mut table = R::four(Answers::Typed, 'C');
    table.write(sheets);
    for _ in 0..lines * table.seats().len() {
        table.lead(SheetAction::Next);
    }
    table
}

fn reason<R: WordGame>(table: &Table<R>) -> Option<String> {
    who_asks(&table.sheet_table()).map(|sentence| sentence.to_string())
}

fn the_page_asks_below_the_answers<R: WordGame>() {
    let mut table = read::<R>(&[&["Cat"], &["Cats"], &["Cow"], &["Cod"]], 1);
    assert!(is_asked_below(&table.sheet_table(), false));
    assert!(!is_asked_below(&table.sheet_table(), true), "somebody disagrees");
    assert_eq!(reason(&table).as_deref(), Some("“Cat” and “Cats” look alike, so the page asks."));
    let row = |table: &Table<R>, seat| answer_row(&table.sheet_table(), at(seat, 1));
    let all = [ANA, BO, CY, DI];
    assert!(all.iter().all(|&seat| row(&table, seat).text.is_some()), "all answers are on the page");
    let has_buttons = |table: &Table<R>, seat| (row(table, seat).can_challenge, row(table, seat).can_compare);
    assert_eq!(all.map(|seat| has_buttons(&table, seat)), [(false, false); 4], "the vote is first");
    table.play(DI, SheetAction::Vote(Some(Ballot::Keep)));
    assert!(!is_asked_below(&table.sheet_table(), false), "people vote one by one");
    table.lead(SheetAction::Unanimous(Ballot::Keep));
    assert_eq!((is_asked_below(&table.sheet_table(), false), reason(&table)), (false, None));
    assert_eq!(has_buttons(&table, CY), (true, true));
}

/// PG-R77, SC-R50, PG-66, SC-R14
#[test]
fn the_page_says_why_it_asks_and_shows_the_answers() {
    the_page_asks_below_the_answers::<Pieceagories>();
    the_page_asks_below_the_answers::<Scattergories>();
}

fn people_ask_where_they_need_the_board<R: WordGame>() {
    let mut table = read::<R>(&[&["Cow"], &["Cod"], &["Coat", "Cap"], &["", "Corn"]], 2);
    table.lead(SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
    assert!(!is_asked_below(&table.sheet_table(), false), "of the category before");
    assert_eq!(reason(&table).as_deref(), Some("Somebody asks about “Cow” and “Cod”."));
    table.lead(SheetAction::CancelVote);
    table.lead(SheetAction::Join(vec![at(CY, 2), at(DI, 2)]));
    assert!(is_asked_below(&table.sheet_table(), false), "of the category that was just read");
    table.lead(SheetAction::CancelVote);
    table.play(DI, challenge(at(CY, 2)));
    assert_eq!((is_asked_below(&table.sheet_table(), false), reason(&table)), (false, None));
}

/// PG-R77, SC-R50: a question about answers of another category has the board, and so has a challenge.
#[test]
fn a_question_of_people_is_below_the_answers_of_its_category() {
    people_ask_where_they_need_the_board::<Pieceagories>();
    people_ask_where_they_need_the_board::<Scattergories>();
}

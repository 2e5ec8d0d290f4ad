//! Searches views for what they must not contain.

use partypiece::{
    play::UndoError,
    rules::{Seat, scattergories::SheetAction},
};

use super::{
    setups::{ANA, BO, CY, DI, sheet, three, with_typing},
    table::{Table, with_letter, with_sheets},
};
use crate::laws::log;

fn all_views_text(table: &Table) -> String {
    format!("{:?}", table.views())
}

/// SC-02: a sheet is private until it is read, answer by answer.
#[test]
fn no_answer_is_visible_before_it_is_read() {
    let secret = ["Capybara", "Caiman", "Civet"];
    let mut table = with_sheets(&three(), 'C', &[&secret[..1], &secret[1..2], &secret[2..]]);
    for heard in 0..=3 {
        for (order, secret) in secret.into_iter().enumerate() {
            assert_eq!(all_views_text(&table).contains(secret), order < heard, "{secret} after {heard}");
            assert_eq!(log(&table.0).concat().contains(secret), order < heard, "{secret} after {heard}");
        }
        table.play_any(SheetAction::Next);
    }
}

/// SC-02, SC-R24: what others typed is not in the view of the next player either.
#[test]
fn nobody_sees_a_sheet_that_was_handed_in() {
    let mut table = with_letter(&with_typing(three()), 'C');
    table.play(BO, SheetAction::Begin);
    table.play(BO, SheetAction::HandIn(sheet(&["Capybara"])));
    table.play(ANA, SheetAction::Begin);
    assert!(!all_views_text(&table).contains("Capybara") && !log(&table.0).concat().contains("Capybara"));
}

/// SC-R24: until a player's own time begins, no view of theirs has the letter.
#[test]
fn the_letter_is_hidden_until_the_own_time_begins() {
    let mut table = with_letter(&with_typing(three()), 'C');
    table.play(BO, SheetAction::Begin);
    for (seat, sees) in [(ANA, false), (BO, true), (CY, false), (DI, false), (Seat(99), false)] {
        assert_eq!(table.own(seat).is_some(), sees, "{seat:?}");
    }
    assert!(!log(&table.0).iter().any(|line| line.contains("letter is")));
}

/// SC-08, SC-20: everybody has to agree to undo what was seen.
#[test]
fn a_letter_and_an_answer_are_undone_only_by_everybody() {
    let mut table = with_letter(&three(), 'C');
    assert!(table.0.undo(false).is_err());
    table.write(&[]);
    assert_eq!(table.0.why_all_must_agree(1), Some(UndoError::Sheet), "undoing the sheet needs consent");
    assert!(table.0.undo(true).is_ok(), "with consent the sheet is undone");
    table.play(CY, SheetAction::HandIn(sheet(&[])));
    table.play_any(SheetAction::Next);
    assert!(table.0.undo(false).is_err());
    assert!(table.0.undo(true).is_ok());
}

//! What a view must not hold, found by looking for it.

use partypiece::rules::{
    Viewer,
    scattergories::{Action, Scene},
};

use super::{
    guests::{ANA, BO, CY, DI, sheet, three, typed},
    table::{Table, dealt, written},
};
use crate::laws::log;

fn shown(table: &Table) -> String {
    format!("{:?}", table.views())
}

/// SC-02: a sheet is private until it is read, answer by answer
#[test]
fn no_answer_is_in_a_view_or_told_before_it_is_read() {
    let secret = ["Capybara", "Caiman", "Civet"];
    let mut table = written(&three(), 'C', &[&secret[..1], &secret[1..2], &secret[2..]]);
    for heard in 0..=3 {
        for (order, secret) in secret.into_iter().enumerate() {
            assert_eq!(shown(&table).contains(secret), order < heard, "{secret} after {heard}");
            assert_eq!(log(&table.0).concat().contains(secret), order < heard, "{secret} after {heard}");
        }
        table.does(Action::Next);
    }
}

/// SC-02, SC-R24: what others have typed is not even in the view of whoever types next
#[test]
fn nobody_sees_a_sheet_that_was_handed_in() {
    let mut table = dealt(&typed(three()), 'C');
    table.play(BO, Action::Begin);
    table.play(BO, Action::HandIn(Box::new(sheet(&["Capybara"]))));
    table.play(ANA, Action::Begin);
    assert!(!shown(&table).contains("Capybara") && !log(&table.0).concat().contains("Capybara"));
}

/// SC-R24: until their own time begins, nobody's view holds the letter
#[test]
fn the_letter_is_in_no_view_before_ones_time_begins() {
    let mut table = dealt(&typed(three()), 'C');
    let face = |table: &Table, viewer| {
        let Scene::Typing { face, .. } = table.0.view(viewer).scene else { panic!("people type") };
        face.is_some()
    };
    table.play(BO, Action::Begin);
    for (viewer, sees) in [
        (Viewer::Table, false),
        (Viewer::Seat(ANA), false),
        (Viewer::Seat(BO), true),
        (Viewer::Seat(CY), false),
        (Viewer::Seat(DI), false),
    ] {
        assert_eq!(face(&table, viewer), sees, "{viewer:?}");
    }
    assert!(!log(&table.0).iter().any(|line| line.contains("letter is")));
}

/// SC-08, SC-20: what was seen takes everybody to unsee
#[test]
fn a_letter_and_an_answer_are_taken_back_by_all_or_not_at_all() {
    let mut table = dealt(&three(), 'C');
    assert!(table.0.undo(false).is_err());
    table.write(&[]);
    assert!(table.0.undo(false).is_ok(), "a sheet that nobody has read");
    table.play(CY, Action::HandIn(Box::default()));
    table.does(Action::Next);
    assert!(table.0.undo(false).is_err());
    assert!(table.0.undo(true).is_ok());
}

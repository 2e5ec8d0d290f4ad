//! Marking after a round on paper, category by category (PG-R68, SC-R38).

use partypiece::{
    rules::{
        pieceagories::{Action, Forfeit, SheetAction},
        sheets::at_line_mut,
    },
    screens::{
        pieceagories::forfeit_reminder_for,
        sheets::{Marking, SheetTable, points_to_enter},
    },
};

use crate::pieceagories::{
    setups::{ANA, BO, CY, three, with_house},
    table::{Table, with_letter},
};

/// A round on paper whose time is up.
fn on_paper() -> Table {
    let mut table = with_letter(&three(), 'C');
    table.play_host(SheetAction::Begin);
    table.play_host(SheetAction::TimeUp);
    table
}

fn strike(points: &mut [Vec<u8>], seat: usize, line: u8) {
    *at_line_mut(&mut points[seat], line).expect("a line") = 0;
}

/// PG-R68, SC-R38: the large button says who counts: all, or how many after exceptions were tapped.
#[test]
fn all_count_except_those_that_are_tapped() {
    let table: SheetTable = on_paper().sheet_table();
    let mut points = points_to_enter(None, 3, 10, 1);
    let button = |points: &[Vec<u8>]| Marking { table: &table, points, line: 2 }.button();
    assert_eq!(button(&points), "All count");
    strike(&mut points, 0, 2);
    assert_eq!(button(&points), "2 of 3 count");
    let marking = Marking { table: &table, points: &points, line: 2 };
    assert_eq!(marking.mark(ANA, false), ("✗", "does not count", "struck"));
    assert_eq!(marking.mark(BO, false), ("✓", "counts", "stands"));
    assert_eq!((marking.total(ANA), marking.total(BO)), (1, 1), "the sum of the categories before");
    assert_eq!((marking.summary(3).as_deref(), marking.summary(2)), (Some("2 of 3 count"), None));
    strike(&mut points, 1, 2);
    assert_eq!(button(&points), "1 of 3 counts");
    strike(&mut points, 2, 2);
    assert_eq!(button(&points), "Nobody’s counts");
    points[1][1] = 2;
    assert_eq!(Marking { table: &table, points: &points, line: 2 }.mark(BO, false).1, "counts more");
}

/// PG-R72, SC-R42, LK-39: the points of a category fly when the next one is shown, but not again after a step back, or a leap.
#[test]
fn points_of_paper_fly_when_the_next_category_is_shown() {
    let table = on_paper().sheet_table();
    let mut points = points_to_enter(None, 3, 10, 1);
    strike(&mut points, 0, 2);
    points[1][1] = 2;
    let marking = Marking { table: &table, points: &points, line: 3 };
    let gained = |from| [ANA, BO, CY].map(|seat| marking.gained(seat, from));
    assert_eq!(gained(Some(2)), [None, Some(2), Some(1)]);
    assert_eq!([ANA, BO, CY].map(|seat| marking.total(seat)), [1, 3, 2]);
    for from in [None, Some(1), Some(3), Some(4), Some(u8::MAX)] {
        assert_eq!(gained(from), [None; 3]);
    }
}

/// PG-R68, PG-65: two names that were tapped have the same answer, unless the table says otherwise. They owe the forfeit.
#[test]
fn equal_answers_are_joined_by_tapping_both() {
    let table = on_paper().sheet_table();
    let mut points = points_to_enter(None, 3, 10, 1);
    strike(&mut points, 0, 4);
    assert_eq!(Marking { table: &table, points: &points, line: 4 }.equal(false), []);
    strike(&mut points, 2, 4);
    let marking = Marking { table: &table, points: &points, line: 4 };
    assert_eq!(marking.equal(false), [ANA, CY]);
    assert_eq!(marking.mark(CY, false), ("=", "the same", "struck"));
    assert_eq!(marking.equal(true), [], "they are only wrong");
    assert_eq!(marking.mark(CY, true).0, "✗");
    let song = with_house(three(), |house| house.forfeit = Some(Forfeit::Other("a song".to_owned())));
    let view = Table::new(&song, 1).view();
    assert_eq!(
        forfeit_reminder_for(&view, &marking.equal(false)).as_deref(),
        Some("For Ana and Cy: a song.")
    );
    assert_eq!(forfeit_reminder_for(&view, &marking.equal(true)), None);
}

/// PG-R68, PG-R52, SC-R27: whoever has left is not marked.
#[test]
fn nobody_marks_who_has_left() {
    let mut table = on_paper();
    table.play_host(Action::Leave(BO));
    let seen = table.sheet_table();
    let points = points_to_enter(None, 3, 10, 1);
    let marking = Marking { table: &seen, points: &points, line: 1 };
    assert_eq!(marking.button(), "All count");
    assert_eq!(marking.summary(2).as_deref(), Some("2 of 2 count"));
}

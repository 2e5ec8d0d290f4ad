//! What people see change while they write and read: how far the round is, and points that are added.

use partypiece::{
    rules::pieceagories::SheetAction,
    screens::sheets::{answer_row, duration_text, sheets_in},
};

use super::{
    screens::seen,
    setups::{ANA, CY, at, sheet, three, with_house, with_typing},
    table::{with_letter, with_sheets},
};

/// PG-R19, SC-R24: the curtain between two writers says who looks, how far the round is, and how long it may take.
#[test]
fn the_curtain_says_how_far_the_round_is() {
    let mut table = with_letter(&with_house(with_typing(three()), |house| house.early = true), 'C');
    let time = duration_text(seen(&table).seconds);
    assert_eq!(sheets_in(&seen(&table)), Some(format!("The others look away. Each takes at most {time}.")));
    table.play(ANA, SheetAction::Begin);
    table.play(ANA, SheetAction::HandIn(sheet(&["Cat"])));
    let after = format!("The others look away. 1 of 3 sheets is in. Each takes at most {time}.");
    assert_eq!(sheets_in(&seen(&table)), Some(after));
}

/// PG-R72, SC-R42: what an answer that was read adds to the sum of its writer is known apart, so that it can be seen to fly there.
/// An answer that was not read, or does not count, adds nothing.
#[test]
fn the_points_of_an_answer_are_known_apart_from_the_sum() {
    let mut table = with_sheets(&three(), 'C', &[&["Cup", "Cat"], &["Cap", "Cat"], &["Cow", "Dog"]]);
    table.read_lines(2);
    let points = |seat, line| {
        let row = answer_row(&seen(&table), at(seat, line));
        (row.gained, row.points)
    };
    assert_eq!(
        [points(ANA, 1), points(ANA, 2), points(CY, 2), points(ANA, 3)],
        [(1, 1), (0, 1), (0, 1), (0, 1)]
    );
}

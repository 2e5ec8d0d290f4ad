//! Pauses in the log and in the record.

use partypiece::{
    play::{head_line, read, step_line},
    rules::pieceagories::Pieceagories,
};

use crate::pieceagories::{
    setups::{ANA, CATEGORIES, three},
    table::Table,
};

/// PK-12: the log says how long a pause was. It is no turn: undo and redo go past it, and the record keeps it.
#[test]
fn the_log_says_how_long_a_pause_was() {
    let mut table = Table::new(&three(), 1);
    table.invent(ANA, &CATEGORIES[..2]);
    table.0.note_pause(125);
    table.invent(ANA, &CATEGORIES[2..3]);
    table.0.undo(false).expect("a slip");
    table.0.note_pause(1);
    table.0.redo().expect("the slip after a pause");
    let expected = [
        "Ana added 2 categories.",
        "The game was paused for 2 minutes and 5 seconds.",
        "The last turn was undone.",
        "The game was paused for 1 second.",
        "Ana added a category.",
    ];
    let log = || table.0.log().iter().map(|line| table.0.tell(line)).collect::<Vec<_>>();
    assert_eq!(log(), expected);
    let lines = [head_line(&table.0)].into_iter().chain(table.0.steps().iter().map(step_line));
    let lines: Vec<String> = lines.collect();
    assert_eq!(lines[2], r#"{"paused":{"seconds":125}}"#);
    let (again, damage) = read::<Pieceagories>(lines.iter().map(String::as_str)).expect("a record");
    assert!(damage.is_none() && again.same_as(&table.0) && again.steps() == table.0.steps());
    assert_eq!(again.log(), table.0.log());
}

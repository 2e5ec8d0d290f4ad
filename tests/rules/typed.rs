//! The list that was typed into the painted set-up before the program was there.

use partypiece::{
    rules::player::Level,
    setup::{
        guests::{Guests, Typed},
        pieceagories::Roster,
    },
};
use serde_json::json;

use crate::guests::{list, names};

fn typed(seen: &Guests, guests: &Guests) -> Typed {
    serde_json::from_value(json!({ "seen": seen, "guests": guests })).unwrap()
}

fn kept(guests: &Guests) -> Vec<&str> {
    guests.kept().map(|guest| guest.name.as_str()).collect()
}

/// NW-06: the set-up gets the names as they were typed: changed, added, removed and empty ones.
#[test]
fn typed_names_come_before_remembered_ones() {
    let remembered = list(&["Ana", "Bo", "Cy"]);
    let lines = ["Ann", "", "Cy", "Di"].map(|name| json!({ "name": name }));
    let now: Guests = serde_json::from_value(json!(lines)).unwrap();
    let guests = typed(&remembered, &now).over(&remembered);
    assert_eq!(
        guests.list().iter().map(|guest| guest.name.as_str()).collect::<Vec<_>>(),
        ["Ann", "", "Cy", "Di"]
    );
    assert_eq!(kept(&guests), [""; 0]);
}

/// NW-06: computer players stay computer players, and whoever was kept for larger games is kept.
#[test]
fn levels_and_kept_players_are_taken_over() {
    let stored = json!([{ "name": "Ana" }, { "name": "Fern", "level": "hard" }, { "name": "Bo", "kept": 8 }]);
    let now: Guests = serde_json::from_value(stored).unwrap();
    let guests = typed(&Guests::default(), &now).over(&Guests::default());
    assert_eq!(guests, now);
    assert_eq!(guests.list()[1].level, Some(Level::Hard));
    assert_eq!(kept(&guests), ["Bo"]);
}

/// NW-06: whoever is remembered and was not seen while the names were typed, for example from a carried backup, is kept, so
/// that nobody plays whom nobody has seen. Each line has an id of its own.
#[test]
fn people_whom_nobody_has_seen_are_kept() {
    let carried = list(&["Eve", "Ana", "Finn"]);
    let now = list(&["Ana", "Bo"]);
    let mut guests = typed(&Guests::default(), &now).over(&carried);
    assert_eq!(names(&guests), ["Ana", "Bo"]);
    assert_eq!(kept(&guests), ["Eve", "Finn"]);
    assert!(!guests.fit(Guests::MAX, partypiece::setup::guests::Invited::Everybody), "they stay kept");
    let mut ids: Vec<_> =
        guests.list().iter().chain(guests.kept()).map(|guest| guest.id.to_string()).collect();
    ids.dedup();
    assert_eq!(ids.len(), 4);
}

/// NW-06: nobody is lost when a full list was typed and others are remembered: they are kept when the list is stored and read again, and
/// when everybody is removed and brought back. Only new lines find no room.
#[test]
fn people_whom_nobody_has_seen_are_kept_beside_a_full_list() {
    let numbered: Vec<String> = (1..=Guests::MAX).map(|number| format!("Guest {number}")).collect();
    let full = list(&numbered.iter().map(String::as_str).collect::<Vec<_>>());
    let over = typed(&Guests::default(), &full).over(&list(&["Eve", "Finn"]));
    let mut guests: Guests = serde_json::from_value(json!(over)).unwrap();
    assert_eq!((guests.named_count(), kept(&guests)), (Guests::MAX, vec!["Eve", "Finn"]));
    assert_eq!(guests.add(), None);
    let removed = guests.remove_all();
    assert!(guests.restore_all(&removed));
    assert_eq!((guests.named_count(), kept(&guests)), (Guests::MAX, vec!["Eve", "Finn"]));
}

/// NW-08: a remembered name in another spelling is kept as it is spelled.
#[test]
fn a_name_in_another_spelling_is_kept() {
    let guests = typed(&Guests::default(), &list(&["ana", "Bo"])).over(&list(&["Ana", " Bo "]));
    assert_eq!((names(&guests), kept(&guests)), (vec!["ana", "Bo"], vec!["Ana"]));
}

/// NW-08: a name that another tab changed at the last moment is kept beside the one that was on the list when the typing began.
#[test]
fn a_name_that_was_changed_elsewhere_is_kept() {
    let seen = list(&["Ana", "Bo"]);
    let guests = typed(&seen, &list(&["Ana", "Bo", "Cy"])).over(&list(&["Anna", "Bo", "Eve"]));
    assert_eq!(names(&guests), ["Ana", "Bo", "Cy"]);
    assert_eq!(kept(&guests), ["Anna", "Eve"]);
}

/// NW-06: Pieceagories seats typed people with the empty chairs between them; whoever is known keeps pawn and birthday.
#[test]
fn chairs_are_taken_over_with_gaps() {
    let mut roster = Roster::default();
    roster.seat(["Ana", "Bo"].into_iter());
    let pawn = roster.guests().list()[1].pawn;
    roster.seat_lines(&["", "Bo", "Cy", ""]);
    let chairs: Vec<&str> = roster.guests().list().iter().map(|chair| chair.name.as_str()).collect();
    assert_eq!(chairs, ["", "Bo", "Cy", ""]);
    assert_eq!(roster.guests().list()[1].pawn, pawn);
    roster.seat_lines(&["", ""]);
    assert_eq!(roster.names().count(), 0);
}

/// NW-06, ST-05: a stored line whose level, birthday, pawn or seat is not known keeps its name, and so do all others.
#[test]
fn what_does_not_fit_in_a_stored_line_loses_no_name() {
    let stored = json!([
        { "name": "Ana", "born": "in May", "pawn": 7 },
        { "name": "Fern", "level": "steady" },
        { "name": "Bo", "kept": -1, "level": null },
    ]);
    let guests: Guests = serde_json::from_value(stored).unwrap();
    assert_eq!(names(&guests), ["Ana", "Fern", "Bo"]);
    assert_eq!(
        guests.list().iter().map(|guest| guest.level).collect::<Vec<_>>(),
        [None, Some(Level::Medium), None]
    );
}

//! People typed at one game are known at the others.

use partypiece::{
    rules::{day::Birthday, piecepack::Suit, player::Level},
    setup::{guests::Guests, pieceagories::Roster},
};

fn names(guests: &Guests) -> Vec<&str> {
    guests.list().iter().map(|guest| guest.name.as_str()).collect()
}

/// SU-01
#[test]
fn people_of_another_game_are_seated_and_keep_their_pawn_and_birthday() {
    let mut roster = Roster::default();
    roster.seat(["Ana", "Bo", "Cy"].into_iter());
    let id = |roster: &Roster, index: usize| roster.guests().list()[index].id;
    let pawns = |roster: &Roster| roster.guests().list().iter().map(|chair| chair.pawn).collect::<Vec<_>>();
    let born = Birthday { day: Some(1), month: Some(2) };
    roster.set_birthday(id(&roster, 1), born);
    roster.give_pawn(id(&roster, 1), Suit::Arms);
    roster.set_host(Some(id(&roster, 1)));
    let before = roster.clone();
    roster.seat(["Ana", "Bo", "Cy"].into_iter());
    assert_eq!(roster, before, "nothing changes if the people are the same");
    roster.seat([].into_iter());
    assert_eq!(roster, before, "if the other game knows nobody, nothing changes");
    roster.seat(["Di", "bo", "Ana"].into_iter());
    assert_eq!(names(roster.guests()), ["Di", "bo", "Ana"]);
    assert_eq!(pawns(&roster)[1..], [Some(Suit::Arms), Some(Suit::Suns)]);
    assert!(pawns(&roster)[0].is_some());
    assert_eq!((roster.guests().list()[1].born, roster.host()), (born, Some(id(&roster, 1))));
    roster.seat(["Ed", "Flo"].into_iter());
    assert_eq!(roster.host(), Some(id(&roster, 0)), "the host is gone");
    roster.set_host(None);
    roster.host_name = "Hal".to_owned();
    roster.seat(["Gil", "Flo"].into_iter());
    assert_eq!((roster.host(), &*roster.host_name), (None, "Hal"));
    let crowd: Vec<String> = (0..99).map(|number| format!("P{number}")).collect();
    roster.seat(crowd.iter().map(String::as_str));
    assert_eq!(roster.guests().list().len(), Roster::MAX);
}

/// SU-02: the people of a list change, and its computer players stay in the list, in the same order.
#[test]
fn other_people_keep_the_computer_players() {
    let mut guests = Guests::default();
    guests.set_people(["Ana", "Bo"].into_iter());
    assert_eq!(names(&guests), ["Ana", "Bo"]);
    guests.add_bot(Level::Hard);
    for (people, everybody) in [
        (&["Cy", "Bo", "Di"][..], &["Cy", "Bo", "Fern", "Di"][..]),
        (&["Ed"], &["Ed", "Fern"]),
        (&[], &["Fern"]),
        (&["Ana", "Bo"], &["Fern", "Ana", "Bo"]),
    ] {
        guests.set_people(people.iter().copied());
        assert_eq!(names(&guests), everybody);
        assert_eq!(guests.people().count(), people.len());
    }
}

/// SU-06: all people of Pieceagories are removed, replaced and brought back with their pawns and birthdays.
#[test]
fn all_chairs_are_cleared_and_come_back_with_pawns_and_birthdays() {
    let mut roster = Roster::default();
    roster.seat(["Ana", "Bo", "Cy"].into_iter());
    let bo = roster.guests().list()[1].id;
    roster.set_birthday(bo, Birthday { day: Some(1), month: Some(2) });
    roster.give_pawn(bo, Suit::Arms);
    roster.set_host(Some(bo));
    let as_it_was = roster.clone();
    let before = roster.remove_all();
    assert_eq!(
        (before.clone(), roster.names().count(), roster.guests().list().len()),
        (as_it_was.clone(), 0, 2)
    );
    assert!(roster.host().is_some(), "the host still has a chair");
    assert_eq!(roster.restore_all(&before), Ok(()));
    assert_eq!(roster, as_it_was);
    let before = roster.replace("Di, Ed").unwrap();
    assert_eq!(names(roster.guests()), ["Di", "Ed"]);
    roster.restore_all(&before).unwrap();
    assert_eq!(names(roster.guests()), ["Ana", "Bo", "Cy", "Di", "Ed"], "who came since stays");
    let before = roster.replace("di, Flo").unwrap();
    roster.restore_all(&before).unwrap();
    assert_eq!(names(roster.guests()), ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"], "nobody comes back twice");
    roster.remove(roster.guests().list()[5].id);
    let five = roster.clone();
    assert!(roster.replace(&"Zoe\n".repeat(25)).is_err());
    assert_eq!(roster, five, "too many names change nothing");
    roster.set_host(None);
    roster.remove_all();
    assert_eq!(roster.host(), None, "a host who does not play stays one");
}

//! The players that a game has no seat for, and the whole list at once.

use partypiece::{
    rules::{name::Name, player::Level},
    screens::{
        guests::{exchange_sentence, kept_sentence, remove_all_label, replace_label, restore_all_label},
        names::players_of_game,
    },
    setup::guests::{Guests, Invited},
};
use proptest::prelude::*;

use crate::guests::{list, names};

/// Names for a crowd.
fn crowd(size: usize) -> Vec<String> {
    (1..=size).map(|number| format!("P{number}")).collect()
}

/// The list as it is after the page was closed and opened again.
fn reopened(guests: &Guests) -> Guests {
    serde_json::from_str(&serde_json::to_string(guests).unwrap()).unwrap()
}

fn kept(guests: &Guests) -> Vec<&str> {
    guests.kept().map(|guest| guest.name.as_str()).collect()
}

/// SU-05: a smaller game seats the first that fit and keeps the others; a larger one has all of them again, in order.
#[test]
fn nobody_is_lost_by_a_smaller_game_in_between() {
    let everybody = crowd(99);
    let mut guests = list(&everybody.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(!guests.fit(99, Invited::Everybody), "all have a seat");
    for seats in [8, 24, 8, 20, 2] {
        guests.fit(seats, Invited::Everybody);
        guests = reopened(&guests);
        assert_eq!(names(&guests), everybody[..seats]);
        assert_eq!(kept(&guests), everybody[seats..]);
    }
    assert!(guests.fit(99, Invited::Everybody));
    assert_eq!(names(&guests), everybody);
    assert_eq!(kept(&guests), [""; 0]);
}

/// SU-05: whoever takes somebody from a full list does not get the next one instead, not even after a reload, and who is
/// typed comes before those that are kept.
#[test]
fn a_seat_that_was_made_free_stays_free() {
    let everybody = crowd(20);
    let mut guests = list(&everybody.iter().map(String::as_str).collect::<Vec<_>>());
    guests.fit(8, Invited::Everybody);
    for _ in 0..6 {
        let last = guests.list().last().unwrap().id;
        guests.remove(last);
    }
    let new = guests.add().unwrap();
    guests.rename(new, "Zoe");
    let mut guests = reopened(&guests);
    assert!(!guests.fit(8, Invited::Everybody));
    assert_eq!(names(&guests), ["P1", "P2", "Zoe"]);
    guests.fit(24, Invited::Everybody);
    let after: Vec<&str> =
        ["P1", "P2", "Zoe"].into_iter().chain(everybody[8..].iter().map(String::as_str)).collect();
    assert_eq!(names(&guests), after);
}

/// SU-02, SU-05: a game of people counts only people; computer players with and without a seat stay for the others.
#[test]
fn a_game_of_people_keeps_people_and_leaves_the_computer_players() {
    let mut stored = list(&["Ana", "Bo", "Cy", "Di"]);
    let fern = stored.add_bot(Level::Hard).unwrap();
    stored.move_to(fern, 0);
    stored.add_bot(Level::Easy);
    stored.fit(4, Invited::Everybody);
    assert_eq!((names(&stored), kept(&stored)), (vec!["Fern", "Ana", "Bo", "Cy"], vec!["Di", "Pebble"]));
    let mut people = stored.clone();
    people.remove_bots();
    people.fit(2, Invited::PeopleOnly);
    assert_eq!((names(&people), kept(&people)), (vec!["Ana", "Bo"], vec!["Cy", "Di"]));
    let bo = people.list()[1].id;
    people.rename(bo, "Bob");
    stored.set_kept_people(&people);
    stored.set_people(people.named().map(|guest| guest.name.as_str()));
    let mut stored = reopened(&stored);
    stored.fit(9, Invited::Everybody);
    assert_eq!(names(&stored), ["Fern", "Ana", "Bob", "Cy", "Pebble", "Di"]);
}

/// SU-05: lines that are being written on stay, and a full list exchanges its last player.
#[test]
fn whoever_is_kept_can_play_instead() {
    let mut guests = list(&["Ana", "Bo", "Cy", "Di", "Ed"]);
    guests.fit(3, Invited::Everybody);
    let [di, ed] = [0, 1].map(|index| guests.kept().nth(index).unwrap().id);
    assert_eq!(guests.exchange(ed, 3, Invited::Everybody).map(|guest| guest.name), Some("Cy".to_owned()));
    assert_eq!((names(&guests), kept(&guests)), (vec!["Ana", "Bo", "Ed"], vec!["Di", "Cy"]));
    let bo = guests.list()[1].id;
    guests.rename(bo, "");
    assert!(!guests.fit(3, Invited::Everybody), "the line without a name stays");
    assert_eq!(guests.exchange(di, 3, Invited::Everybody), None);
    assert_eq!((names(&guests), kept(&guests)), (vec!["Ana", "Di", "Ed"], vec!["Cy"]));
    assert_eq!(guests.exchange(di, 3, Invited::Everybody), None, "who has a seat keeps it");
    assert_eq!(exchange_sentence("Di", None), "Di plays.");
    assert_eq!(exchange_sentence("Ed", Some("Cy")), "Ed plays. Cy is kept for games with more seats.");
}

/// SU-06: removing all, and replacing all by pasted names, can be undone, and who came since stays.
#[test]
fn all_names_are_removed_at_once_and_come_back() {
    let everybody = crowd(30);
    let mut guests = list(&everybody.iter().map(String::as_str).collect::<Vec<_>>());
    guests.fit(8, Invited::Everybody);
    let removed = guests.remove_all();
    assert_eq!(
        (guests.list().len(), guests.named_count(), kept(&guests).len(), removed.count()),
        (2, 0, 0, 30)
    );
    let first = guests.list()[0].id;
    guests.rename(first, "Zoe");
    assert!(guests.restore_all(&removed));
    guests.fit(99, Invited::Everybody);
    assert_eq!(guests.named_count(), 31);
    assert_eq!(names(&guests)[8], "Zoe");
    let (removed, left_out) = guests.replace("Ana, Bo\nCy");
    assert_eq!((names(&guests), removed.count(), left_out), (vec!["Ana", "Bo", "Cy"], 31, 0));
    guests.restore_all(&removed);
    guests.replace("Ana, Zoe");
    assert!(guests.restore_all(&removed));
    assert_eq!(names(&guests).iter().filter(|name| **name == "Zoe").count(), 1, "nobody comes back twice");
    let (_, left_out) = guests.replace(&crowd(120).join("\n"));
    assert_eq!((guests.named_count(), left_out), (99, 21));
    let full = guests.clone();
    assert!(!guests.restore_all(&removed), "there is no room for all of them");
    assert_eq!(guests, full);
}

/// EV-13, SU-05
#[test]
fn a_forgotten_person_is_not_kept_either() {
    let mut guests = list(&["Ana", "Bo", "Cy", "ANA"]);
    guests.fit(2, Invited::Everybody);
    guests.forget(&Name::parse("ána").unwrap());
    assert_eq!((names(&guests), kept(&guests)), (vec!["Bo"], vec!["Cy"]));
}

proptest! {
    /// SU-05: whatever games follow each other, every name is there once, and each game has as many as it can seat.
    #[test]
    fn games_of_any_size_lose_and_double_nobody(seats in proptest::collection::vec(1_usize..100, 1..12), size in 0_usize..100) {
        let everybody = crowd(size);
        let mut guests = list(&everybody.iter().map(String::as_str).collect::<Vec<_>>());
        for seats in seats {
            guests.fit(seats, Invited::Everybody);
            guests = reopened(&guests);
            prop_assert_eq!(guests.named_count(), seats.min(size));
            let all: Vec<&str> = names(&guests).into_iter().chain(kept(&guests)).collect();
            prop_assert_eq!(all, everybody.iter().map(String::as_str).collect::<Vec<_>>());
        }
    }
}

/// SU-05, SU-06
#[test]
fn the_sentences_about_the_whole_list_count_correctly() {
    assert_eq!(kept_sentence(0), None);
    assert_eq!(kept_sentence(1).as_deref(), Some("1 more is kept for games with more seats."));
    assert_eq!(kept_sentence(91).as_deref(), Some("91 more are kept for games with more seats."));
    assert_eq!((remove_all_label(2), remove_all_label(3).as_deref()), (None, Some("Remove all 3")));
    assert_eq!((&*restore_all_label(1), &*restore_all_label(99)), ("Bring back 1 name", "Bring back all 99"));
    assert_eq!(replace_label(12), "Replace the list by the 12 pasted names");
}

/// HM-01: never "1 more", because the name itself fits there.
#[test]
fn a_long_list_of_names_says_four_and_how_many_more() {
    let named = |size| players_of_game(&crowd(size));
    assert_eq!(named(0), "");
    assert_eq!(named(1), "P1");
    assert_eq!(named(4), "P1, P2, P3, P4");
    assert_eq!(named(5), "P1, P2, P3, P4, P5");
    assert_eq!(named(6), "P1, P2, P3, P4 and 2 more");
    assert_eq!(named(99), "P1, P2, P3, P4 and 95 more");
}

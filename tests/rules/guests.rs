//! The list of players before a game.

use std::collections::BTreeSet;

use partypiece::{
    rules::{name::InvalidName, player::Level},
    screens::guests::{NameStep, guest_name, name_step, place_beside, seat_sentence, too_many, without_seat},
    setup::guests::{GuestProblem, Guests, Invited, has_several_names},
};
use proptest::prelude::*;

/// A list with these names, in order.
pub(crate) fn list(names: &[&str]) -> Guests {
    let mut guests = Guests::default();
    let first = guests.list()[0].id;
    guests.paste(first, &names.join("\n"));
    guests
}

pub(crate) fn names(guests: &Guests) -> Vec<&str> {
    guests.list().iter().map(|guest| guest.name.as_str()).filter(|name| !name.is_empty()).collect()
}

#[test]
fn a_list_starts_with_two_empty_lines_and_needs_names() {
    let guests = Guests::default();
    assert_eq!(guests.list().len(), 2);
    let error = guests.players(2..=8).unwrap_err();
    assert_eq!(error.line, Some(guests.list()[0].id));
    assert_eq!(error.problem.to_string(), "Enter at least one name.");
}

#[test]
fn a_paste_adds_names_until_the_list_is_full_and_counts_the_rest() {
    let guests = list(&["Ana", "Bo", "Cy"]);
    assert_eq!(names(&guests), ["Ana", "Bo", "Cy"]);
    let crowd: Vec<String> = (1..=120).map(|n| format!("Guest {n}")).collect();
    let mut guests = Guests::default();
    let first = guests.list()[0].id;
    assert_eq!(guests.paste(first, &crowd.join("\n")), 120 - Guests::MAX);
    assert_eq!(guests.named_count(), Guests::MAX);
    assert!(has_several_names("Ana, Bo") && !has_several_names("Ana"));
}

/// FI-05
#[test]
fn pasted_names_lose_what_a_list_has_around_them() {
    for pasted in [
        "1. Ana\n2. Bo\n3. Cy",
        "1) Ana\n2) Bo\n3) Cy",
        "a) Ana\nb) Bo\nc) Cy",
        "- Ana\n- Bo\n- Cy",
        "· Ana\n• Bo\n☐ Cy",
        "- [ ] Ana\n- [x] Bo\n- [ ] Cy",
        "\"Ana\", \"Bo\", \"Cy\"",
        "“Ana”\n“Bo”\n“Cy”",
        "1\tAna\r\n2\tBo\r\n3\tCy",
        "- Ana\r- Bo\r- Cy",
        "Ana;Bo;Cy\n",
        "01 - Ana\n02 - Bo\n03 - Cy",
        "1 Ana\n2 Bo\n3 Cy",
        "#1 Ana\n#2 Bo\n#3 Cy",
        "i. Ana\nii. Bo\niii. Cy",
        "Ana/Bo/Cy",
        "Ana | Bo | Cy",
        "| Name | Age |\n|---|---|\n| Ana | 34 |\n| Bo | 35 |\n| Cy | 36 |",
        "Ana <ana@example.org>, \"Bo\" <bo@example.org>; Cy <cy@example.org>",
    ] {
        let mut guests = Guests::default();
        let first = guests.list()[0].id;
        assert!(has_several_names(pasted));
        assert_eq!(guests.paste(first, pasted), 0);
        assert_eq!(names(&guests), ["Ana", "Bo", "Cy"], "{pasted:?}");
    }
}

/// FI-05
#[test]
fn what_only_looks_like_numbers_or_several_names_stays() {
    for kept in [["7 of Nine", "Ana"], ["Ann/Bob", "Cy/Di"], ["3 Ana", "9 Bo"], ["I. Bo", "J. Cy"]] {
        assert_eq!(names(&list(&kept)), kept);
    }
}

/// FI-05: pasted people for whom the game has no seat are kept and named.
#[test]
fn pasted_people_without_a_seat_are_kept_and_named() {
    let mut guests = list(&["Ann", "Bob"]);
    let first = guests.list()[0].id;
    assert_eq!(without_seat(&guests.kept_beside(&[])), None);
    guests.paste(first, "Ann, Cy, Di, Ed");
    guests.fit(3, Invited::PeopleOnly);
    let told = without_seat(&guests.kept_beside(&[]));
    assert_eq!(
        told.as_deref(),
        Some("Di and Ed have no seat in this game and are kept for games with more seats.")
    );
    let kept: Vec<_> = guests.kept().map(|guest| guest.id).collect();
    assert_eq!(without_seat(&guests.kept_beside(&kept)), None, "they were told before");
    let crowd: Vec<String> = (1..=9).map(|number| format!("P{number}")).collect();
    assert!(without_seat(&crowd).is_some_and(|told| told.starts_with("P1, P2, P3, P4, P5 and 4 more have")));
}

/// FI-05
#[test]
fn surname_and_first_name_are_one_person_if_every_line_has_one_comma() {
    assert_eq!(names(&list(&["Smith, Ann", "Jones, Bob"])), ["Smith, Ann", "Jones, Bob"]);
    assert_eq!(names(&list(&["1. Smith, Ann", "2. Jones, Bob"])), ["Smith, Ann", "Jones, Bob"]);
    assert_eq!(names(&list(&["\"Smith, Ann\", \"Jones, Bob\""])), ["Smith, Ann", "Jones, Bob"]);
    assert_eq!(names(&list(&["Smith, Ann; Jones, Bob <bob@example.org>;"])), ["Smith, Ann", "Jones, Bob"]);
    assert_eq!(names(&list(&["Ann, Bob"])), ["Ann", "Bob"], "on a single line a comma separates people");
    assert_eq!(names(&list(&["Ann, Bob", "Cy"])), ["Ann", "Bob", "Cy"]);
    assert_eq!(
        names(&list(&["J. Smith", "A. Jones"])),
        ["J. Smith", "A. Jones"],
        "an initial is no letter of a list"
    );
}

/// FI-05
#[test]
fn pasted_names_are_people_without_what_stands_between_and_beside_them() {
    for pasted in [
        "Ana, Bo and Cy",
        "Ana, Bo, and Cy",
        "Ana, Bo und Cy",
        "Ana, Bo et Cy",
        "Ana, Bo y Cy",
        "Ana, Bo & Cy",
        "Players: Ana, Bo and Cy",
        "Players:\nAna\nBo\nCy",
        "Spieler\nAna\nBo\nCy",
        "Our group:\n- Ana\n- Bo\n- Cy",
        "Ana;34\nBo;7\nCy;61",
        "Ana, 34\nBo, 7\nCy, 61",
        "Ana\t34\nBo\t7\nCy\t61",
        "Name;Age\nAna;34\nBo;7\nCy;61",
        "Nr;Name;City\n1;Ana;Berlin\n2;Bo;Rome\n3;Cy;Paris",
        "Ana (34)\nBo (7)\nCy (61)",
        "1. Ana\n2. Bo\n3. Cy\n",
    ] {
        let mut guests = Guests::default();
        let first = guests.list()[0].id;
        assert!(has_several_names(pasted), "{pasted:?}");
        assert_eq!(guests.paste(first, pasted), 0);
        assert_eq!(names(&guests), ["Ana", "Bo", "Cy"], "{pasted:?}");
    }
    assert!(has_several_names("Ana and Bo"));
    for one in ["Tom & Jerry", "José Ortega y Gasset", "Andrea", "Yann y", "1. FC Köln", "Players:"] {
        assert!(!has_several_names(one), "{one}");
    }
}

#[test]
fn a_paste_replaces_its_line_and_then_fills_gaps() {
    let mut guests = list(&["Ana", "Bo", "Cy"]);
    let (first, second) = (guests.list()[0].id, guests.list()[1].id);
    guests.rename(second, "");
    guests.paste(first, "Dee; Eli; Fay");
    assert_eq!(names(&guests), ["Dee", "Eli", "Cy", "Fay"]);
}

#[test]
fn players_keep_the_order_of_the_list() {
    let mut guests = list(&["Ana", "Bo"]);
    let bo = guests.list()[1].id;
    guests.move_to(bo, 0);
    let bot = guests.add_bot(Level::Hard).unwrap();
    assert!(guests.guest(bot).unwrap().level == Some(Level::Hard));
    let players = guests.players(2..=8).unwrap();
    let seated: Vec<_> = players.iter().map(|player| (player.name.as_str(), player.level)).collect();
    assert_eq!(seated, [("Bo", None), ("Ana", None), ("Fern", Some(Level::Hard))]);
}

/// LK-32: a long list of computer players has a name for each, and none that somebody has already, in whatever letters.
#[test]
fn every_computer_player_has_a_name_of_its_own() {
    let mut guests = list(&["fern", "ana"]);
    while guests.add_bot(Level::Easy).is_some() {}
    let names: Vec<String> = names(&guests).iter().map(|name| name.to_lowercase()).collect();
    assert!(names.len() > 90, "{}", names.len());
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    assert!(!names.iter().any(|name| name.contains("bot")), "{names:?}");
    assert!(guests.players(2..=99).is_ok());
}

#[test]
fn a_problem_is_reported_with_its_line() {
    let guests = list(&["Ana", "ÁNA"]);
    let error = guests.players(2..=8).unwrap_err();
    assert_eq!(error.line, Some(guests.list()[1].id));
    assert!(matches!(error.problem, GuestProblem::Twice(_)));
    let long = "x".repeat(200);
    let error = list(&["Ana", &long]).players(2..=8).unwrap_err();
    assert_eq!(error.problem, GuestProblem::InvalidName(InvalidName::Long { characters: 200 }));
    assert_eq!(list(&["Ana"]).players(2..=8).unwrap_err().problem, GuestProblem::Few { named: 1, least: 2 });
    assert_eq!(
        list(&["A", "B", "C"]).players(2..=2).unwrap_err().problem,
        GuestProblem::Many { named: 3, most: 2 }
    );
    let mut bots = Guests::default();
    bots.add_bot(Level::Easy);
    bots.add_bot(Level::Easy);
    assert_eq!(bots.players(2..=8).unwrap_err().problem, GuestProblem::NoPeople);
}

#[test]
fn a_removed_person_returns_to_the_same_position() {
    let mut guests = list(&["Ana", "Bo", "Cy"]);
    let bo = guests.list()[1].id;
    let removed = guests.remove(bo).unwrap();
    assert_eq!(removed.name(), "Bo");
    assert_eq!(names(&guests), ["Ana", "Cy"]);
    assert_eq!(guests.restore(&removed), Some(bo));
    assert_eq!(names(&guests), ["Ana", "Bo", "Cy"]);
}

#[test]
fn a_person_restored_to_a_full_list_takes_an_empty_line_and_nobody_elses() {
    let people: Vec<String> = (1..=Guests::MAX).map(|number| format!("P{number}")).collect();
    let mut guests = list(&people.iter().map(String::as_str).collect::<Vec<_>>());
    let first = guests.list()[0].id;
    let removed = guests.remove(first).unwrap();
    let last = guests.add().unwrap();
    guests.rename(last, "Zoe");
    let full = guests.clone();
    assert_eq!(guests.restore(&removed), None);
    assert_eq!(guests, full);
    guests.rename(last, "");
    assert_eq!(guests.restore(&removed), Some(first));
    assert_eq!(names(&guests), people);
}

#[test]
fn removing_the_last_line_leaves_an_empty_one() {
    let mut guests = list(&["Ana"]);
    while guests.list().len() > 1 {
        let last = guests.list()[1].id;
        guests.remove(last);
    }
    let last = guests.list()[0].id;
    guests.remove(last);
    assert_eq!(guests.list().len(), 1);
    assert!(guests.list()[0].is_unnamed());
}

proptest! {
    /// With any text as names.
    #[test]
    fn a_list_is_read_as_it_was_stored(typed in proptest::collection::vec(".{0,30}", 0..12)) {
        let mut guests = Guests::default();
        for name in &typed {
            if let Some(id) = guests.add() {
                guests.rename(id, name);
            }
        }
        let stored = serde_json::to_string(&guests).unwrap();
        let back: Guests = serde_json::from_str(&stored).unwrap();
        let lines = |guests: &Guests| guests.list().iter().map(|guest| (guest.name.clone(), guest.level)).collect::<Vec<_>>();
        prop_assert_eq!(lines(&back), lines(&guests));
        if let Ok(players) = guests.players(2..=8) {
            prop_assert!((2..=8).contains(&players.len()));
        }
    }
}

#[test]
fn a_game_without_bots_removes_them_from_the_list() {
    let mut guests = list(&["Ana", "Bo"]);
    guests.add_bot(Level::Hard);
    guests.remove_bots();
    assert_eq!(names(&guests), ["Ana", "Bo"]);
    assert!(guests.list().iter().all(|guest| guest.level.is_none()));
    let mut bots = Guests::default();
    bots.add_bot(Level::Easy);
    bots.remove_bots();
    assert!(!bots.list().is_empty(), "there is always a line to write on");
}

#[test]
fn a_computer_player_is_suggested_only_where_there_are_some() {
    let few = |named| GuestProblem::Few { named, least: 2 };
    assert_eq!(few(1).sentence(false), "At least two players are needed.");
    assert_eq!(few(1).sentence(true), "At least two players are needed. You can add a computer player.");
    assert_eq!(few(0).sentence(false), few(0).sentence(true));
}

#[test]
fn a_level_is_found_by_its_name() {
    assert!(Level::ALL.into_iter().all(|level| Level::called(&level.to_string()) == Some(level)));
    assert_eq!(Level::called("person"), None);
}

/// PG-26
#[test]
fn the_table_is_round_and_says_which_seat_somebody_has() {
    let mut guests = list(&["Ana", "Bo"]);
    guests.add();
    let [ana, bo, nobody] = [0, 1, 2].map(|index| guests.list()[index].id);
    assert_eq!(
        (guest_name(&guests, ana), guest_name(&guests, nobody)),
        ("Ana".to_owned(), "seat 3".to_owned())
    );
    assert_eq!(place_beside(&guests, nobody, true), Some(0));
    assert_eq!(place_beside(&guests, ana, false), Some(2));
    assert_eq!(place_beside(&guests, ana, true), Some(1));
    guests.move_to(ana, 1);
    assert_eq!(seat_sentence(&guests, ana), "Ana has seat 2 of 3.");
    assert_eq!(seat_sentence(&guests, bo), "Bo has seat 1 of 3.");
}

#[test]
fn enter_leads_to_the_next_name_to_a_new_line_or_to_the_start() {
    let guests = list(&["Ana", "Bo"]);
    let [ana, bo] = [0, 1].map(|index| guests.list()[index].id);
    assert_eq!(name_step(&guests, ana), NameStep::Next(bo));
    assert_eq!(name_step(&guests, bo), NameStep::Add);
    let guests = list(&["Ana", " "]);
    assert_eq!(name_step(&guests, guests.list()[1].id), NameStep::Start);
}

#[test]
fn names_that_do_not_fit_are_counted() {
    assert_eq!(too_many(0), None);
    assert_eq!(too_many(2).as_deref(), Some("The list holds at most 99 players, and 2 did not fit."));
}

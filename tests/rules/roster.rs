//! The set-up form of Pieceagories: how it reads what people type.

use partypiece::{
    rules::{
        Seat,
        day::Birthday,
        pieceagories::{Answers, CategorySource, Forfeit, Host, Refusal},
        piecepack::Suit,
    },
    screens::pieceagories::minutes,
    setup::{
        guests::GuestId,
        pieceagories::{ForfeitChoice, Plan, PlanField, PlanProblemReason, Roster, SourceChoice, slips},
    },
};

/// A roster with these names, one per chair.
fn roster(names: &[&str]) -> Roster {
    let mut roster = Roster::default();
    for (index, name) in names.iter().enumerate() {
        let chair = roster.guests().list().get(index).map(|chair| chair.id);
        let id = chair.unwrap_or_else(|| roster.add().unwrap());
        roster.rename(id, name);
    }
    roster
}

/// A plan for these people in which the coin goes around the table, so no birthday is needed.
pub(crate) fn plan(names: &[&str]) -> Plan {
    let mut plan = Plan { roster: roster(names), ..Plan::default() };
    plan.house.by_seat = true;
    plan
}

fn names(roster: &Roster) -> Vec<&str> {
    roster.guests().list().iter().map(|chair| chair.name.as_str()).collect()
}

fn pawns(roster: &Roster) -> Vec<Option<Suit>> {
    roster.guests().list().iter().map(|chair| chair.pawn).collect()
}

fn id(roster: &Roster, index: usize) -> GuestId {
    roster.guests().list()[index].id
}

pub(crate) fn field(plan: &Plan) -> PlanField {
    plan.to_setup().unwrap_err().field
}

fn sentence(plan: &Plan) -> String {
    plan.to_setup().unwrap_err().reason.to_string()
}

#[test]
fn two_names_are_enough_for_the_default_game() {
    let setup = plan(&["Ana", "Bo"]).to_setup().unwrap();
    assert_eq!(setup.players.len(), 2);
    assert_eq!((setup.rounds, setup.suits), (6, 4));
    assert_eq!((setup.source, setup.host), (CategorySource::Free, Host::Plays(Seat(0))));
    assert!(!setup.house.alliteration && setup.house.together && setup.house.forfeit.is_none());
}

#[test]
fn pasted_names_are_split_and_added_one_by_one() {
    for text in ["Ana\nBo\nCy", "Ana, Bo,Cy", "Ana\tBo\tCy", " Ana ;\r\n Bo\n\n, Cy\n"] {
        let mut roster = Roster::default();
        let first = id(&roster, 0);
        let last = roster.paste(first, text).unwrap();
        assert_eq!(names(&roster), ["Ana", "Bo", "Cy"], "{text:?}");
        assert_eq!(roster.guests().position(last), Some(2));
    }
}

/// PG-14
#[test]
fn a_category_loses_the_marks_of_a_list_before_its_first_letter_counts() {
    for (typed, slip) in [
        ("1. soups", "soups"),
        ("a) saints", "saints"),
        ("- sweets", "sweets"),
        ("“Ships”", "Ships"),
        ("»Seas«", "Seas"),
        ("Songs with “S”", "Songs with “S”"),
    ] {
        assert_eq!(slips(typed), [slip]);
    }
    assert_eq!(slips("\"Sour things\"\nsalty things"), ["Sour things", "salty things"]);
}

#[test]
fn names_pasted_on_a_named_chair_follow_it() {
    let mut roster = roster(&["Ana", "", "Bo"]);
    roster.paste(id(&roster, 0), "Cy\nDi").unwrap();
    assert_eq!(names(&roster), ["Ana", "Cy", "Di", "Bo"]);
}

#[test]
fn a_paste_of_ten_thousand_names_is_refused_and_changes_nothing() {
    let mut roster = roster(&["Ana", "Bo"]);
    let before = roster.clone();
    let refused = roster.paste(id(&roster, 1), &"Zoe\n".repeat(10_000)).unwrap_err();
    assert_eq!(refused.to_string(), "The list holds at most 24 people, not 10002.");
    assert_eq!(roster, before);
}

/// PG-26
#[test]
fn pawns_differ_and_choosing_a_taken_pawn_swaps() {
    let mut roster = roster(&["Ana", "Bo", "Cy"]);
    assert_eq!(pawns(&roster), [Some(Suit::Suns), Some(Suit::Moons), Some(Suit::Crowns)]);
    roster.give_pawn(id(&roster, 2), Suit::Suns);
    assert_eq!(pawns(&roster), [Some(Suit::Crowns), Some(Suit::Moons), Some(Suit::Suns)]);
    roster.give_pawn(id(&roster, 0), Suit::Bells);
    assert_eq!(pawns(&roster)[0], Some(Suit::Crowns), "a suit that is not in the set cannot be chosen");
}

/// PG-01, PG-02, PG-R55
#[test]
fn the_number_of_suits_follows_the_people_and_a_ninth_is_refused() {
    let mut plan = plan(&["Ana", "Bo", "Cy", "Di", "Ed", "Flo"]);
    let setup = plan.to_setup().unwrap();
    assert_eq!((setup.suits, setup.players[5].pawn), (6, Suit::Leaves));
    plan.roster.rename(id(&plan.roster, 5), "");
    assert_eq!(plan.to_setup().unwrap().suits, 5);
    for name in ["Flo", "Gil", "Hal", "Ida"] {
        let index = plan.roster.guests().list().iter().position(|chair| chair.is_unnamed());
        let chair = match index {
            Some(index) => id(&plan.roster, index),
            None => plan.roster.add().unwrap(),
        };
        plan.roster.rename(chair, name);
    }
    assert_eq!(field(&plan), PlanField::Pawn(id(&plan.roster, 8)));
    assert_eq!(sentence(&plan), "9 players and 8 suits: each player needs a pawn of another suit.");
}

/// PG-R56, PG-R57: three names and ready-made categories are enough; nobody is asked for a birthday.
#[test]
fn ready_made_categories_need_cards_but_no_birthdays() {
    let mut plan = Plan { roster: roster(&["Ana", "Bo", "Cy"]), ..Plan::default() };
    plan.categories = SourceChoice::Ready;
    assert_eq!(field(&plan), PlanField::Cards);
    plan.dealt = (1..=60).map(|number| format!("Category {number}")).collect();
    let setup = plan.to_setup().unwrap();
    assert!(setup.house.by_seat && setup.house.early);
    assert_eq!((setup.source.cards().map(<[String]>::len), setup.source.reuses_cards()), (Some(60), false));
    assert_eq!(setup.source.seconds_per_minute(), 60);
}

/// PG-R58, SC-R28
#[test]
fn paper_is_preselected_from_five_players_and_a_choice_stays() {
    for (players, preselected, other) in [
        (0, Answers::Typed, Answers::Paper),
        (4, Answers::Typed, Answers::Paper),
        (5, Answers::Paper, Answers::Typed),
    ] {
        assert_eq!(Answers::for_players(players, None), preselected);
        let chosen = other.chosen_by(players);
        assert_eq!([3, 5].map(|players| Answers::for_players(players, chosen)), [other; 2]);
        assert_eq!(preselected.chosen_by(players), None, "back to what the number of players says");
    }
}

/// PG-01
#[test]
fn an_empty_chair_gives_its_pawn_to_somebody_else() {
    let mut roster = roster(&["Ana", "", "Bo", "Cy", "Di"]);
    assert_eq!(roster.guests().named().filter(|chair| chair.pawn.is_none()).count(), 0);
    roster.rename(id(&roster, 1), "Ed");
    assert_eq!(
        pawns(&roster).iter().flatten().count(),
        5,
        "there is a fifth suit for a fifth player (PG-R55)"
    );
}

/// PG-01
#[test]
fn the_problem_of_one_person_alone_is_at_the_empty_chair() {
    let plan = plan(&["", "Ana"]);
    assert_eq!(field(&plan), PlanField::Name(id(&plan.roster, 0)));
    assert!(plan.to_setup().unwrap_err().is_missing());
}

#[test]
fn empty_chairs_get_no_seats() {
    let setup = plan(&["", "Ana", "  ", "Bo"]).to_setup().unwrap();
    let names: Vec<&str> = setup.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ana", "Bo"]);
    assert_eq!(setup.host, Host::Plays(Seat(0)), "an empty chair cannot be the host");
}

#[test]
fn an_invalid_name_is_refused_beside_its_chair_and_stays_as_typed() {
    let long = "x".repeat(200);
    for wrong in [long.as_str(), "?!", "--"] {
        let plan = plan(&["Ana", wrong]);
        assert_eq!(field(&plan), PlanField::Name(id(&plan.roster, 1)));
        assert_eq!(plan.roster.guests().list()[1].name, wrong);
    }
    assert_eq!(
        sentence(&plan(&["Ana", &long])),
        "That name has 200 characters; at most 24 fit beside a pawn."
    );
    for fine in ["<b>Bo</b>", "🦊", "שרה"] {
        assert_eq!(plan(&["Ana", fine]).to_setup().unwrap().players[1].name.as_str(), fine);
    }
}

#[test]
fn a_repeated_name_is_refused_at_its_second_chair() {
    let twice = plan(&["Bo", "Ana", "Bo"]);
    assert_eq!(field(&twice), PlanField::Name(id(&twice.roster, 2)));
    let mut plan = plan(&["Zoe", "Bo", "zoé"]);
    assert_eq!(field(&plan), PlanField::Name(id(&plan.roster, 2)));
    plan.roster.rename(id(&plan.roster, 2), "Cy");
    plan.roster.set_host(None);
    plan.roster.host_name = "bo".to_owned();
    assert_eq!(field(&plan), PlanField::Host);
}

/// PG-38
#[test]
fn a_missing_birthday_is_asked_for_only_when_the_coin_goes_by_birthdays() {
    let mut plan = plan(&["Ana", "Bo"]);
    plan.house.by_seat = false;
    plan.roster.set_birthday(id(&plan.roster, 0), Birthday { day: Some(29), month: Some(2) });
    plan.roster.set_birthday(id(&plan.roster, 1), Birthday { day: Some(31), month: None });
    assert_eq!(field(&plan), PlanField::Birthday(id(&plan.roster, 1)));
    assert!(plan.to_setup().unwrap_err().is_missing());
    plan.roster.set_birthday(id(&plan.roster, 1), Birthday { day: Some(31), month: Some(2) });
    assert_eq!(sentence(&plan), "February has no day 31.");
    assert!(!plan.to_setup().unwrap_err().is_missing());
    plan.house.by_seat = true;
    assert!(plan.to_setup().unwrap().players.iter().all(|player| player.birthday.is_none()));
}

/// PG-21, PG-R04
#[test]
fn the_host_is_a_player_or_somebody_who_does_not_play() {
    let mut plan = plan(&["Ana", "Bo", "Cy"]);
    plan.roster.set_host(Some(id(&plan.roster, 2)));
    assert_eq!(plan.to_setup().unwrap().host, Host::Plays(Seat(2)));
    plan.roster.move_to(id(&plan.roster, 2), 0);
    assert_eq!(plan.to_setup().unwrap().host, Host::Plays(Seat(0)), "the host moves with their chair");
    plan.roster.set_host(None);
    assert_eq!((field(&plan), sentence(&plan)), (PlanField::Host, "Everybody needs a name.".to_owned()));
    plan.roster.host_name = "Hal".to_owned();
    assert!(matches!(plan.to_setup().unwrap().host, Host::Runs(name) if name.as_str() == "Hal"));
}

#[test]
fn a_removed_chair_can_be_restored_unchanged() {
    for index in 0..3 {
        let mut plan = plan(&["Ana", "Bo", "Cy"]);
        plan.roster.set_host(Some(id(&plan.roster, 2)));
        let before = plan.roster.clone();
        let removed = plan.roster.remove(id(&plan.roster, index)).unwrap();
        assert_ne!(plan.roster, before);
        plan.roster.put_back(&removed).unwrap();
        assert_eq!(plan.to_setup(), Plan { roster: before, ..plan.clone() }.to_setup());
    }
}

#[test]
fn the_first_chair_is_asked_for_a_name_until_somebody_has_one() {
    let mut empty = Roster::default();
    assert_eq!(empty.first_if_all_unnamed(), Some(id(&empty, 0)));
    empty.rename(id(&empty, 1), "Ana");
    assert_eq!(empty.first_if_all_unnamed(), None);
}

#[test]
fn two_chairs_always_stay_and_a_removed_person_can_be_restored() {
    let mut roster = roster(&["Ana", "Bo"]);
    let removed = roster.remove(id(&roster, 0)).unwrap();
    assert_eq!(names(&roster), ["Bo", ""]);
    roster.put_back(&removed).unwrap();
    assert_eq!(names(&roster), ["Ana", "Bo"]);
}

#[test]
fn a_restored_person_takes_the_part_of_the_host_over_with_the_empty_chair() {
    let mut roster = roster(&["", "Ben"]);
    let ben = roster.remove(id(&roster, 1)).unwrap();
    roster.rename(id(&roster, 1), "Cleo");
    roster.put_back(&ben).unwrap();
    let stored: Roster = serde_json::from_str(&serde_json::to_string(&roster).unwrap()).unwrap();
    assert!(stored.host().is_some(), "the host still has a chair");
}

#[test]
fn a_person_restored_at_a_full_table_takes_an_empty_chair_and_nobody_elses() {
    let mut roster = roster(&["Ana"; Roster::MAX]);
    let removed = roster.remove(id(&roster, 0)).unwrap();
    let last = roster.add().unwrap();
    roster.rename(last, "Zoe");
    assert!(roster.put_back(&removed).is_err());
    assert_eq!(names(&roster)[Roster::MAX - 1], "Zoe");
    roster.rename(last, "");
    roster.put_back(&removed).unwrap();
    assert_eq!(names(&roster), ["Ana"; Roster::MAX]);
}

/// PG-44, PG-R36
#[test]
fn drinks_are_agreed_every_evening_and_other_forfeits_are_stored() {
    let mut plan = plan(&["Ana", "Bo"]);
    assert_eq!(plan.to_setup().unwrap().house.forfeit, None);
    plan.forfeit_choice = ForfeitChoice::Drink;
    assert_eq!(plan.to_setup().unwrap().house.forfeit, Some(Forfeit::Drink { of_age: true }));
    let stored: Plan = serde_json::from_str(&serde_json::to_string(&plan).unwrap()).unwrap();
    assert_eq!(stored.forfeit_choice, ForfeitChoice::Nothing);
    plan.forfeit_choice = ForfeitChoice::Words;
    assert_eq!(
        (field(&plan), plan.to_setup().unwrap_err().reason),
        (PlanField::Forfeit, PlanProblemReason::Rules(Refusal::NoForfeit))
    );
    plan.forfeit = " a lap  around the table ".to_owned();
    let forfeit = Forfeit::Other("a lap around the table".to_owned());
    assert_eq!(plan.to_setup().unwrap().house.forfeit, Some(forfeit));
    let stored: Plan = serde_json::from_str(&serde_json::to_string(&plan).unwrap()).unwrap();
    assert_eq!(stored.forfeit_choice, ForfeitChoice::Words);
}

#[test]
fn a_plan_is_stored_until_the_next_evening_with_everything_typed() {
    let mut plan = plan(&["Ana", "x".repeat(200).as_str(), "", "Bo"]);
    plan.roster.set_birthday(id(&plan.roster, 0), Birthday { day: Some(5), month: None });
    plan.roster.give_pawn(id(&plan.roster, 3), Suit::Suns);
    plan.roster.set_host(Some(id(&plan.roster, 3)));
    (plan.answers, plan.rounds, plan.cards) = (Answers::Paper, 9, "Fruit".to_owned());
    let text = serde_json::to_string(&plan).unwrap();
    let stored: Plan = serde_json::from_str(&text).unwrap();
    assert_eq!(stored, plan);
}

#[test]
fn any_stored_plan_can_be_opened() {
    let same_pawn = r#"{"roster":{"suits":200,"host":9,"chairs":[{"name":"Ana","pawn":"suns"},{"name":"Bo","pawn":"suns"}]}}"#;
    let stored: Plan = serde_json::from_str(same_pawn).unwrap();
    assert_eq!(stored.roster.suits(), 4);
    assert_eq!(pawns(&stored.roster), [Some(Suit::Suns), Some(Suit::Moons)]);
    assert_eq!(stored.roster.host(), Some(id(&stored.roster, 0)));
    let none: Plan = serde_json::from_str(r#"{"roster":{"suits":0}}"#).unwrap();
    assert_eq!(none.roster.suits(), 4);
    let crowd = format!(r#"{{"roster":{{"chairs":[{}{{}}]}}}}"#, "{},".repeat(500));
    let stored: Plan = serde_json::from_str(&crowd).unwrap();
    assert_eq!(stored.roster.guests().list().len(), Roster::MAX);
    assert_eq!(serde_json::from_str::<Plan>("{}").unwrap(), Plan::default());
}

#[test]
fn the_outline_shows_the_length_of_the_evening_before_any_name() {
    let empty = Plan::default().outline();
    assert_eq!(empty.players.len(), 2);
    let five = plan(&["Ana", "Bo", "Ana", "?", "x"]);
    assert!(five.to_setup().is_err());
    assert!(minutes(&five.outline()) > minutes(&empty));
    let mut hosted = five.clone();
    hosted.roster.set_host(None);
    assert!(matches!(hosted.outline().host, Host::Runs(_)));
}

//! The list that everybody writes to, and who has to agree to it.

use partypiece::rules::{
    Rules,
    scattergories::{Action, CategoryList, Event, LINES, LONGEST, Refusal, Scattergories, Scene, Setup},
};

use super::{
    guests::{ANA, BO, CY, DI, four, list, name, no, three},
    table::Table,
};

fn with(line: usize, category: &str) -> CategoryList {
    let mut list = list();
    category.clone_into(&mut list.categories[line]);
    list
}

fn agreed(table: &Table) -> usize {
    let Scene::Agreeing { agreed } = table.scene() else { panic!("a list has to be agreed on") };
    agreed.len()
}

/// SC-06: wherever a list comes from
#[test]
fn the_categories_of_a_list_are_all_different() {
    let mut table = Table::new(&three(), 1);
    for (list, refusal) in [
        (with(8, "Fruit"), Refusal::CategoryTwice { line: no(9), first: no(2) }),
        (with(8, " fruit! "), Refusal::CategoryTwice { line: no(9), first: no(2) }),
        (with(3, " "), Refusal::NoCategory { line: no(4) }),
        (with(3, "\u{200b}"), Refusal::NoCategory { line: no(4) }),
        (with(11, &"x".repeat(LONGEST + 1)), Refusal::LongCategory { line: no(12) }),
        (
            CategoryList { name: "x".repeat(LONGEST + 1), ..list() },
            Refusal::LongName { letters: LONGEST + 1 },
        ),
    ] {
        assert_eq!(list.check(), Err(refusal.clone()));
        assert_eq!(table.refused(ANA, Action::Propose(Box::new(list.clone()))), refusal);
        assert_eq!(Setup { list: Some(list), ..three() }.check(), Err(refusal));
    }
    let twice = with(8, "Fruit").check().map_err(|refusal| refusal.to_string());
    assert_eq!(twice, Err("Lines 2 and 9 have the same category; all 12 differ.".to_owned()));
    assert_eq!(list().check(), Ok(()));
    assert_eq!(with(8, &"x".repeat(LONGEST)).check(), Ok(()));
}

/// SC-02, SC-03: everybody has the same twelve
#[test]
fn a_list_of_twelve_lies_before_everybody() {
    let table = Table::new(&three(), 1);
    for view in table.views() {
        let seen = view.list.expect("a list");
        assert_eq!((seen.categories.len(), seen.name.as_str()), (LINES, "Card 2, list 3"));
    }
}

/// SC-07
#[test]
fn nobody_rolls_before_everybody_agrees_to_the_list() {
    let mut table = Table::new(&four(), 1);
    for agreeing in [ANA, BO, CY] {
        let still = ["Ana", "Bo", "Cy", "Di"].into_iter().skip(agreeing.index());
        let missing = still.map(name).collect();
        assert_eq!(table.refused(DI, Action::Roll), Refusal::Agreement { missing });
        table.play(agreeing, Action::Agree(true));
    }
    assert_eq!(agreed(&table), 3);
    assert!(matches!(table.refused(ANA, Action::Roll), Refusal::Agreement { .. }));
    assert_eq!(table.play(DI, Action::Agree(true)), [Event::Agreed { by: DI }]);
    table.play(BO, Action::Agree(false));
    assert!(
        matches!(table.refused(ANA, Action::Roll), Refusal::Agreement { .. }),
        "until the roll anybody may change their mind"
    );
    table.play(BO, Action::Agree(true));
    table.play(ANA, Action::Roll);
}

/// SC-07
#[test]
fn one_word_may_say_that_all_agree() {
    let mut table = Table::new(&four(), 1);
    table.play(CY, Action::AgreeAll);
    assert_eq!(agreed(&table), 4);
    table.play(CY, Action::Roll);
}

/// SC-R26, SC-07: a list is proposed by the table, and nobody has agreed to it yet
#[test]
fn a_list_may_be_brought_to_the_table_and_needs_everybodys_agreement() {
    let mut table = Table::new(&Setup { list: None, ..three() }, 1);
    for action in [Action::Roll, Action::Agree(true), Action::AgreeAll] {
        assert_eq!(table.refused(BO, action), Refusal::NoList);
    }
    let events = table.play(BO, Action::Propose(Box::new(list())));
    assert_eq!(events, [Event::Proposed { by: BO, list: "Card 2, list 3".to_owned() }]);
    let missing = vec![name("Ana"), name("Bo"), name("Cy")];
    assert_eq!(table.refused(BO, Action::Roll), Refusal::Agreement { missing });
    table.play(BO, Action::Agree(true));
    let missing = vec![name("Ana"), name("Cy")];
    assert_eq!(table.refused(BO, Action::Roll), Refusal::Agreement { missing });
    table.deal();
}

/// SC-R26: whoever is due to roll is asked like everybody else, in every round
#[test]
fn whoever_is_due_to_roll_has_not_agreed_by_proposing() {
    let mut table = Table::new(&three(), 1);
    table.round(&[1, 0, 0]);
    let due = table.view().due;
    table.play(due, Action::Propose(Box::new(with(0, "Mineral"))));
    assert_eq!(agreed(&table), 0);
    for other in table.seats().into_iter().filter(|&seat| seat != due) {
        table.play(other, Action::Agree(true));
    }
    let missing = vec![table.0.setup().name(due).clone()];
    assert_eq!(table.refused(due, Action::Roll), Refusal::Agreement { missing });
    table.play(due, Action::AgreeAll);
    table.play(due, Action::Roll);
}

/// SC-R26, SC-R02: one press gives what is open, and of somebody who is not there nothing is
#[test]
fn everybody_agrees_means_everybody_who_is_there() {
    let mut table = Table::new(&three(), 1);
    table.play(ANA, Action::Leave(CY));
    table.play(ANA, Action::AgreeAll);
    assert_eq!(agreed(&table), 2);
    table.play(ANA, Action::Return(CY));
    assert_eq!(table.refused(ANA, Action::Roll), Refusal::Agreement { missing: vec![name("Cy")] });
    table.play(ANA, Action::AgreeAll);
    table.play(ANA, Action::Roll);
}

/// SC-07, SC-R02: those who have gone home are not asked
#[test]
fn whoever_has_gone_home_need_not_agree() {
    let mut table = Table::new(&three(), 1);
    table.play(ANA, Action::Agree(true));
    table.play(BO, Action::Agree(true));
    table.play(BO, Action::Leave(CY));
    table.play(BO, Action::Roll);
}

/// SC-R03
#[test]
fn the_list_stays_for_all_three_rounds_unless_another_is_agreed_on() {
    let mut table = Table::new(&three(), 1);
    table.round(&[1, 0, 0]);
    assert_eq!(agreed(&table), 3, "nobody has to be asked again");
    assert_eq!(*table.view().list.expect("a list"), list());
    let other = with(0, "Mineral");
    table.play(CY, Action::Propose(Box::new(other.clone())));
    assert_eq!(agreed(&table), 0);
    assert!(matches!(table.refused(CY, Action::Roll), Refusal::Agreement { .. }));
    table.round(&[1, 0, 0]);
    let columns = table.view().columns;
    assert_eq!((&*columns[0].list, &*columns[1].list), (&list(), &other), "each column keeps its own list");
    table.deal();
    assert!(matches!(table.refused(CY, Action::Propose(Box::new(list()))), Refusal::NotNow { .. }));
}

/// SC-R02
#[test]
fn two_to_eight_people_play() {
    let names = ["Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gil", "Hal", "Ida"];
    for players in 0..=9 {
        let setup = super::guests::people(&names[..players]);
        let wanted = match players {
            0 | 1 => Err(Refusal::TooFew { players }),
            9 => Err(Refusal::TooMany { players }),
            _ => Ok(()),
        };
        assert_eq!(setup.check(), wanted);
        assert_eq!(Scattergories::who(&setup).len(), players);
    }
    let same_name = super::guests::people(&["Zoë", "zoe"]);
    assert_eq!(same_name.check(), Err(Refusal::SameName { name: name("zoe") }));
}

/// SC-02: each has a sheet of their own, and nobody has another's
#[test]
fn there_is_a_sheet_for_each_player() {
    let mut table = Table::new(&four(), 1);
    table.deal().does(Action::Begin);
    table.does(Action::TimeUp);
    let Scene::Entering { open, .. } = table.scene() else { panic!("sheets come in") };
    assert_eq!(open, [ANA, BO, CY, DI]);
    assert_eq!(table.refused(partypiece::rules::Seat(4), Action::HandIn(Box::default())), Refusal::NoSeat);
    table.play(BO, Action::HandIn(Box::default()));
    assert_eq!(table.refused(BO, Action::HandIn(Box::default())), Refusal::SheetIn);
    let Scene::Entering { open, .. } = table.scene() else { panic!("sheets come in") };
    assert_eq!(open, [ANA, CY, DI]);
}

/// SC-R02: and whoever goes home keeps their points.
#[test]
fn two_at_least_play_on_and_whoever_went_home_may_come_back() {
    let mut table = Table::new(&three(), 1);
    table.round(&[0, 1, 3]);
    table.play(ANA, Action::Leave(CY));
    assert_eq!(table.view().people[2].points, 3);
    assert_eq!(table.refused(CY, Action::AgreeAll), Refusal::Gone { name: name("Cy") });
    assert_eq!(table.refused(ANA, Action::Leave(CY)), Refusal::Gone { name: name("Cy") });
    assert_eq!(table.refused(ANA, Action::Leave(BO)), Refusal::LastLeaves);
    table.deal().write(&[&["Carrot"]]);
    table.play(ANA, Action::Return(CY));
    assert!(matches!(table.refused(ANA, Action::Return(BO)), Refusal::NotNow { .. }));
    assert!(table.view().people.iter().all(|person| person.here));
}

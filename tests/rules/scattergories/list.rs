//! The list of categories, and who has to agree to it.

use partypiece::{
    rules::{
        Rules, Viewer,
        scattergories::{
            Action, CategoryList, Event, LINES, MAX_CHARACTERS, PhaseView, Refusal, Scattergories, Setup,
            SheetAction, SheetRefusal,
        },
    },
    screens::GameScreens,
};

use super::{
    setups::{ANA, BO, CY, DI, four, list, name, sheet, three},
    table::Table,
};

fn list_with(line: usize, category: &str) -> CategoryList {
    let mut list = list();
    category.clone_into(&mut list.categories[line]);
    list
}

fn agreed_count(table: &Table) -> usize {
    let PhaseView::Agreeing { agreed } = table.phase() else { panic!("no list has to be agreed on") };
    agreed.len()
}

/// SC-06: the list of the setup and a proposed list are checked in the same way.
#[test]
fn the_categories_of_a_list_are_all_different() {
    let mut table = Table::new(&three(), 1);
    for (list, refusal) in [
        (list_with(8, "Fruit"), Refusal::CategoryTwice { line: 9, first: 2 }),
        (list_with(8, " fruit! "), Refusal::CategoryTwice { line: 9, first: 2 }),
        (list_with(3, " "), Refusal::NoCategory { line: 4 }),
        (list_with(3, "\u{200b}"), Refusal::NoCategory { line: 4 }),
        (list_with(11, &"x".repeat(MAX_CHARACTERS + 1)), Refusal::LongCategory { line: 12 }),
        (
            CategoryList { name: "x".repeat(MAX_CHARACTERS + 1), ..list() },
            Refusal::LongName { characters: MAX_CHARACTERS + 1 },
        ),
    ] {
        assert_eq!(list.check(), Err(refusal.clone()));
        assert_eq!(table.refusal(ANA, Action::Propose(Box::new(list.clone()))), refusal);
        assert_eq!(Setup { list: Some(list), ..three() }.check(), Err(refusal));
    }
    let twice = list_with(8, "Fruit").check().map_err(|refusal| refusal.to_string());
    assert_eq!(twice, Err("Lines 2 and 9 have the same category; all 12 differ.".to_owned()));
    assert_eq!(list().check(), Ok(()));
    assert_eq!(list_with(8, &"x".repeat(MAX_CHARACTERS)).check(), Ok(()));
}

/// SC-02, SC-03: everybody has the same twelve categories.
#[test]
fn everybody_sees_the_list_of_twelve() {
    let table = Table::new(&three(), 1);
    let view = table.view();
    let seen = view.list.expect("a list");
    assert_eq!((seen.categories.len(), seen.name.as_str()), (LINES, "Card 2, list 3"));
}

/// SC-07
#[test]
fn nobody_rolls_before_everybody_agrees_to_the_list() {
    let mut table = Table::new(&four(), 1);
    for agreeing in [ANA, BO, CY] {
        let still = ["Ana", "Bo", "Cy", "Di"].into_iter().skip(agreeing.index());
        let missing = still.map(name).collect();
        assert_eq!(table.refusal(DI, Action::Roll), Refusal::Agreement { missing });
        table.play(agreeing, Action::Agree(true));
    }
    assert_eq!(agreed_count(&table), 3);
    assert!(matches!(table.refusal(ANA, Action::Roll), Refusal::Agreement { .. }));
    assert_eq!(table.play(DI, Action::Agree(true)), [Event::Agreed { by: DI }]);
    table.play(BO, Action::Agree(false));
    assert!(
        matches!(table.refusal(ANA, Action::Roll), Refusal::Agreement { .. }),
        "until the roll an agreement can be withdrawn"
    );
    table.play(BO, Action::Agree(true));
    table.play(ANA, Action::Roll);
}

/// SC-07
#[test]
fn one_action_may_say_that_everybody_agrees() {
    let mut table = Table::new(&four(), 1);
    table.play(CY, Action::AgreeAll);
    assert_eq!(agreed_count(&table), 4);
    table.play(CY, Action::Roll);
}

/// SC-R26, SC-07: nobody has agreed to a new proposal yet, not even the player who entered it.
#[test]
fn a_list_may_be_proposed_and_needs_everybodys_agreement() {
    let mut table = Table::new(&Setup { list: None, ..three() }, 1);
    for action in [Action::Roll, Action::Agree(true), Action::AgreeAll] {
        assert_eq!(table.refusal(BO, action), Refusal::NoList);
    }
    let events = table.play(BO, Action::Propose(Box::new(list())));
    assert_eq!(events, [Event::Proposed { list: "Card 2, list 3".to_owned() }]);
    let missing = vec![name("Ana"), name("Bo"), name("Cy")];
    assert_eq!(table.refusal(BO, Action::Roll), Refusal::Agreement { missing });
    table.play(BO, Action::Agree(true));
    let missing = vec![name("Ana"), name("Cy")];
    assert_eq!(table.refusal(BO, Action::Roll), Refusal::Agreement { missing });
    table.agree_and_roll();
}

/// SC-R26: in every round, the player who rolls has to agree like everybody else, even after proposing the
/// list.
#[test]
fn the_roller_does_not_agree_by_proposing() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[1, 0, 0]);
    let due = table.view().due;
    table.play(due, Action::Propose(Box::new(list_with(0, "Mineral"))));
    assert_eq!(agreed_count(&table), 0);
    for other in table.seats().into_iter().filter(|&seat| seat != due) {
        table.play(other, Action::Agree(true));
    }
    let missing = vec![table.0.setup().name(due).clone()];
    assert_eq!(table.refusal(due, Action::Roll), Refusal::Agreement { missing });
    table.play(due, Action::AgreeAll);
    table.play(due, Action::Roll);
}

/// SC-R26, SC-R02: one press enters the agreement of everybody who has not left.
#[test]
fn everybody_agrees_means_everybody_who_is_there() {
    let mut table = Table::new(&three(), 1);
    table.play(ANA, Action::Leave(CY));
    table.play(ANA, Action::AgreeAll);
    assert_eq!(agreed_count(&table), 2);
    table.play(ANA, Action::Return(CY));
    assert_eq!(table.refusal(ANA, Action::Roll), Refusal::Agreement { missing: vec![name("Cy")] });
    table.play(ANA, Action::AgreeAll);
    table.play(ANA, Action::Roll);
}

/// SC-07, SC-R02: players who left are not asked.
#[test]
fn players_who_left_need_not_agree() {
    let mut table = Table::new(&three(), 1);
    table.play(ANA, Action::Agree(true));
    table.play(BO, Action::Agree(true));
    let tip = |table: &Table| Scattergories::moment(&table.view(), Viewer::Table);
    assert!(tip(&table).is_some(), "Cy has not agreed");
    table.play(BO, Action::Leave(CY));
    assert_eq!(tip(&table), None, "all who are there have agreed");
    table.play(BO, Action::Roll);
}

/// SC-R03
#[test]
fn the_list_stays_for_all_three_rounds_unless_another_is_agreed_on() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[1, 0, 0]);
    assert_eq!(agreed_count(&table), 3, "the agreement lasts");
    assert_eq!(*table.view().list.expect("a list"), list());
    let other = list_with(0, "Mineral");
    table.play(CY, Action::Propose(Box::new(other.clone())));
    assert_eq!(agreed_count(&table), 0);
    assert!(matches!(table.refusal(CY, Action::Roll), Refusal::Agreement { .. }));
    table.play_round(&[1, 0, 0]);
    let columns = table.view().columns;
    assert_eq!((&*columns[0].list, &*columns[1].list), (&list(), &other), "each column keeps its own list");
    table.agree_and_roll();
    assert!(matches!(
        table.refusal(CY, Action::Propose(Box::new(list()))),
        Refusal::Sheet(SheetRefusal::NotNow { .. })
    ));
}

/// SC-R02
#[test]
fn two_to_eight_people_play() {
    let names = ["Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gil", "Hal", "Ida"];
    for players in 0..=9 {
        let setup = super::setups::people(&names[..players]);
        let wanted = match players {
            0 | 1 => Err(Refusal::Sheet(SheetRefusal::TooFew { players })),
            9 => Err(Refusal::TooMany { players }),
            _ => Ok(()),
        };
        assert_eq!(setup.check(), wanted);
        assert_eq!(Scattergories::player_names(&setup).len(), players);
    }
    let same_name = super::setups::people(&["Zoë", "zoe"]);
    assert_eq!(same_name.check(), Err(Refusal::Sheet(SheetRefusal::SameName { name: name("zoe") })));
}

/// SC-02: each player hands in one sheet of their own.
#[test]
fn there_is_a_sheet_for_each_player() {
    let mut table = Table::new(&four(), 1);
    table.agree_and_roll().play_any(SheetAction::Begin);
    table.play_any(SheetAction::TimeUp);
    let open = table.open_sheets();
    assert_eq!(open, [ANA, BO, CY, DI]);
    assert_eq!(
        table.refusal(partypiece::rules::Seat(4), SheetAction::HandIn(sheet(&[]))),
        Refusal::Sheet(SheetRefusal::NoSheet)
    );
    table.play(BO, SheetAction::HandIn(sheet(&[])));
    assert_eq!(table.refusal(BO, SheetAction::HandIn(sheet(&[]))), Refusal::Sheet(SheetRefusal::SheetIn));
    let open = table.open_sheets();
    assert_eq!(open, [ANA, CY, DI]);
}

/// SC-R02: players who leave keep their points.
#[test]
fn two_players_must_stay_and_players_who_left_may_return() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[0, 1, 3]);
    table.play(ANA, Action::Leave(CY));
    assert_eq!(table.view().people[2].points, 3);
    assert_eq!(table.refusal(CY, Action::AgreeAll), Refusal::Sheet(SheetRefusal::Gone { name: name("Cy") }));
    assert_eq!(
        table.refusal(ANA, Action::Leave(CY)),
        Refusal::Sheet(SheetRefusal::Gone { name: name("Cy") })
    );
    assert_eq!(table.refusal(ANA, Action::Leave(BO)), Refusal::LastLeaves);
    table.agree_and_roll().write(&[&["Carrot"]]);
    table.play(ANA, Action::Return(CY));
    assert!(matches!(table.refusal(ANA, Action::Return(BO)), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    assert!(table.view().people.iter().all(|person| person.here));
}

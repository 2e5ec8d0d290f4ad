//! Rounds, columns and sets, and who wins.

use partypiece::rules::{
    Seat,
    scattergories::{Action, Entry, Event, LINES, ROUNDS, Refusal, Scene, SetResult, Setup},
};

use super::{
    guests::{ANA, BO, CY, sheet, three},
    table::{Table, dealt},
};

fn result(table: &Table) -> SetResult {
    let Scene::SetOver(result) = table.scene() else { panic!("the set is not over") };
    result
}

/// SC-01
#[test]
fn a_set_has_three_rounds_and_no_fourth() {
    let mut table = Table::new(&three(), 1);
    for round in 1..=ROUNDS {
        assert_eq!((table.view().set, table.view().round), (1, round));
        assert_eq!(table.0.standing(), format!("round {round} of 3"));
        assert_eq!(table.0.outcome(), None);
        table.round(&[2, 1, 0]);
    }
    assert_eq!(result(&table), SetResult { totals: vec![6, 3, 0], winners: vec![ANA] });
    for action in [Action::Roll, Action::Advance, Action::AgreeAll, Action::Begin] {
        assert!(matches!(table.refused(ANA, action), Refusal::NotNow { .. }));
    }
}

/// SC-01, SC-R03, SC-R16: with the list agreed on anew, and the highest sum of all sets wins
#[test]
fn a_further_set_may_follow_or_the_end() {
    let mut table = Table::new(&three(), 1);
    assert!(matches!(table.refused(ANA, Action::AnotherSet), Refusal::NotNow { .. }));
    table.round(&[2, 1, 0]).round(&[0, 0, 0]).round(&[0, 0, 0]);
    assert_eq!(table.play(CY, Action::AnotherSet), [Event::Round { set: 2, round: 1 }]);
    let view = table.view();
    assert_eq!((view.set, view.round, view.columns.len()), (2, 1, 0), "an empty sheet");
    assert_eq!(view.sets, [SetResult { totals: vec![2, 1, 0], winners: vec![ANA] }]);
    assert!(
        matches!(table.refused(ANA, Action::Roll), Refusal::Agreement { .. }),
        "the list is agreed on anew"
    );
    table.round(&[0, 5, 5]);
    let people = table.view().people;
    assert_eq!(
        people.iter().map(|person| (person.points, person.total)).collect::<Vec<_>>(),
        [(0, 2), (5, 6), (5, 5)]
    );
    table.round(&[]).round(&[]);
    table.play(BO, Action::End);
    let outcome = table.0.outcome().expect("it is over");
    assert_eq!((outcome.scores, outcome.winners), (vec![2, 6, 5], vec![BO]));
    assert!(table.0.to_act().is_empty());
}

/// SC-R16
#[test]
fn the_highest_sum_wins_and_ties_share_the_win() {
    let mut table = Table::new(&three(), 1);
    table.round(&[3, 0, 0]).round(&[0, 2, 1]).round(&[0, 1, 1]);
    assert_eq!(result(&table), SetResult { totals: vec![3, 3, 2], winners: vec![ANA, BO] });
    table.does(Action::End);
    assert_eq!(table.0.outcome().expect("it is over").winners, [ANA, BO]);
    let Scene::Over { winners } = table.scene() else { panic!("applause") };
    assert_eq!(winners, [ANA, BO]);
}

/// SC-R16: the totals of each round are kept and shown
#[test]
fn the_points_of_each_round_are_shown_as_well() {
    let mut table = dealt(&three(), 'C');
    table.write(&[&["Carrot", "Celery"], &["Cod"]]).score();
    assert_eq!(table.totals(), [2, 1, 0]);
    let events = table.play(BO, Action::Advance);
    assert_eq!(events, [Event::Round { set: 1, round: 2 }]);
    assert_eq!(table.view().people.iter().map(|person| person.points).collect::<Vec<_>>(), [2, 1, 0]);
}

/// SC-03, SC-35
#[test]
fn each_round_has_a_column_of_its_own_on_the_same_sheet() {
    let mut table = Table::new(&three(), 1);
    let mut kept: Vec<Vec<[Entry; LINES]>> = Vec::new();
    for round in 1..=ROUNDS {
        table.deal();
        let c = char::from(table.letter());
        let line = |end: &str| format!("{c}{end}{round}");
        let (second, seventh) = (line("ora"), line("arrot"));
        let ana: &[&str] = &["", &second, "", "", "", "", &seventh];
        table.write(&[ana]).score();
        table.does(Action::Advance);
        kept.push(vec![sheet(ana), sheet(&[]), sheet(&[])]);
        let columns = table.view().columns;
        assert_eq!(columns.len(), usize::from(round));
        for (column, kept) in columns.iter().zip(&kept) {
            let (sheets, marks) = column.sheets.as_ref().expect("sheets that were read");
            assert_eq!((sheets, marks.len()), (kept, 3), "the columns before are as they were");
        }
    }
    let columns = table.view().columns;
    assert!(columns[1].sheets.as_ref().is_some_and(|(sheets, _)| sheets[0][6].text.ends_with("arrot2")));
    table.does(Action::AnotherSet);
    assert_eq!(table.view().columns, [], "the next set has a sheet of its own");
}

/// SC-33
#[test]
fn the_letters_of_the_set_are_kept() {
    let mut table = Table::new(&three(), 3);
    let mut letters = Vec::new();
    for _ in 0..ROUNDS {
        letters.push(table.deal().letter());
        table.enter(&[]);
    }
    let kept: Vec<_> = table.view().columns.iter().map(|column| column.roll.face.letter()).collect();
    assert_eq!(kept, letters);
}

/// SC-R16
#[test]
fn a_game_may_be_ended_before_a_roll_and_no_later() {
    let mut table = Table::new(&three(), 1);
    table.round(&[0, 0, 4]);
    table.deal();
    assert!(matches!(table.refused(ANA, Action::End), Refusal::NotNow { .. }));
    table.write(&[]).score().does(Action::Advance);
    assert_eq!(table.play(ANA, Action::End), [Event::Over { winners: vec![Seat(2)] }]);
    assert!(matches!(table.refused(ANA, Action::Leave(BO)), Refusal::NotNow { .. }));
}

/// An evening typed in turn grows with the time of each; on paper everybody's time runs at once.
#[test]
fn the_length_of_a_set_is_foretold_in_steps_of_five_minutes() {
    let paper = three();
    let typed = super::guests::typed(three());
    let minutes = |people| (paper.minutes(people), typed.minutes(people));
    assert_eq!(minutes(3), (30, 40));
    assert_eq!(minutes(8), (55, 95));
    for people in 2..=8 {
        let (paper, typed) = minutes(people);
        assert!(paper <= typed && paper % 5 == 0 && typed % 5 == 0, "{people} people");
    }
    assert_eq!(
        Setup { seconds: u32::MAX, ..paper.clone() }.minutes(usize::MAX),
        Setup { seconds: 180, ..paper }.minutes(99)
    );
}

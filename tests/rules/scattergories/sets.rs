//! Rounds, columns and sets, and who wins.

use partypiece::{
    rules::{
        Seat,
        scattergories::{
            Action, Event, PhaseView, ROUNDS, Refusal, SetResult, Setup, Sheet, SheetAction, SheetRefusal,
        },
    },
    screens::scattergories::minutes,
};

use super::{
    setups::{ANA, BO, CY, sheet, three},
    table::{Table, with_letter},
};

fn result(table: &Table) -> SetResult {
    let PhaseView::SetOver(result) = table.phase() else { panic!("the set is not over") };
    result
}

/// SC-01
#[test]
fn a_set_has_exactly_three_rounds() {
    let mut table = Table::new(&three(), 1);
    for round in 1..=ROUNDS {
        assert_eq!((table.view().set, table.view().round), (1, round));
        assert_eq!(table.0.progress(), format!("round {round} of 3"));
        assert_eq!(table.0.outcome(), None);
        table.play_round(&[2, 1, 0]);
    }
    assert_eq!(result(&table), SetResult { totals: vec![6, 3, 0], winners: vec![ANA] });
    for action in [Action::Roll, Action::Advance, Action::AgreeAll, SheetAction::Begin.into()] {
        assert!(matches!(table.refusal(ANA, action), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    }
}

/// SC-01, SC-R03, SC-R16: the list is agreed on again, and the highest total of all sets wins.
#[test]
fn another_set_or_the_end_may_follow() {
    let mut table = Table::new(&three(), 1);
    assert!(matches!(table.refusal(ANA, Action::AnotherSet), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    table.play_round(&[2, 1, 0]).play_round(&[0, 0, 0]).play_round(&[0, 0, 0]);
    assert_eq!(table.play(CY, Action::AnotherSet), [Event::Round { set: 2, round: 1 }]);
    let view = table.view();
    assert_eq!((view.set, view.round, view.columns.len()), (2, 1, 0), "the sheet is empty");
    assert_eq!(view.sets, [SetResult { totals: vec![2, 1, 0], winners: vec![ANA] }]);
    assert!(
        matches!(table.refusal(ANA, Action::Roll), Refusal::Agreement { .. }),
        "the list needs new agreement"
    );
    table.play_round(&[0, 5, 5]);
    let people = table.view().people;
    assert_eq!(
        people.iter().map(|person| (person.points, person.total)).collect::<Vec<_>>(),
        [(0, 2), (5, 6), (5, 5)]
    );
    table.play_round(&[]).play_round(&[]);
    table.play(BO, Action::End);
    let outcome = table.0.outcome().expect("it is over");
    assert_eq!((outcome.scores, outcome.winners), (vec![2, 6, 5], vec![BO]));
    assert!(table.0.to_act().is_empty());
}

/// SC-01: if a game ends before a set has points, this set does not count, and the set before is the last
/// one.
#[test]
fn a_game_that_ends_before_the_first_points_of_a_set_ends_after_the_set_before() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[2, 1, 0]).play_round(&[0, 0, 0]).play_round(&[0, 0, 0]);
    table.play(CY, Action::AnotherSet);
    assert_eq!((table.view().set, table.view().round), (2, 1));
    table.play(BO, Action::End);
    assert_eq!((table.view().set, table.view().round), (1, ROUNDS));
}

/// SC-R16
#[test]
fn the_highest_total_wins_and_ties_share_the_win() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[3, 0, 0]).play_round(&[0, 2, 1]).play_round(&[0, 1, 1]);
    assert_eq!(result(&table), SetResult { totals: vec![3, 3, 2], winners: vec![ANA, BO] });
    table.play_any(Action::End);
    assert_eq!(table.0.outcome().expect("it is over").winners, [ANA, BO]);
    let PhaseView::Over { winners } = table.phase() else { panic!("there is no applause") };
    assert_eq!(winners, [ANA, BO]);
}

/// SC-R16: the points of each round are stored and shown.
#[test]
fn the_points_of_each_round_are_shown_as_well() {
    let mut table = with_letter(&three(), 'C');
    table.write(&[&["Carrot", "Celery"], &["Cod"]]).score();
    assert_eq!(table.totals(), [2, 1, 0]);
    let events = table.play(BO, Action::Advance);
    assert_eq!(events, [Event::Round { set: 1, round: 2 }]);
    assert_eq!(table.view().people.iter().map(|person| person.points).collect::<Vec<_>>(), [2, 1, 0]);
}

/// SC-03, SC-35
#[test]
fn each_round_has_its_own_column_on_the_sheet() {
    let mut table = Table::new(&three(), 1);
    let mut kept: Vec<Vec<Sheet>> = Vec::new();
    for round in 1..=ROUNDS {
        table.agree_and_roll();
        let c = char::from(table.letter());
        let line = |end: &str| format!("{c}{end}{round}");
        let (second, seventh) = (line("ora"), line("arrot"));
        let ana: &[&str] = &["", &second, "", "", "", "", &seventh];
        table.write(&[ana]).score();
        table.play_any(Action::Advance);
        kept.push(vec![sheet(ana), sheet(&[]), sheet(&[])]);
        let columns = table.view().columns;
        assert_eq!(columns.len(), usize::from(round));
        for (column, kept) in columns.iter().zip(&kept) {
            let (sheets, marks) = column.sheets.as_ref().expect("sheets that were read");
            assert_eq!((sheets, marks.len()), (kept, 3), "earlier columns have not changed");
        }
    }
    let columns = table.view().columns;
    assert!(columns[1].sheets.as_ref().is_some_and(|(sheets, _)| sheets[0][6].text.ends_with("arrot2")));
    table.play_any(Action::AnotherSet);
    assert_eq!(table.view().columns, [], "the next set has a new sheet");
}

/// SC-33
#[test]
fn the_letters_of_a_set_are_stored() {
    let mut table = Table::new(&three(), 3);
    let mut letters = Vec::new();
    for _ in 0..ROUNDS {
        letters.push(table.agree_and_roll().letter());
        table.enter_points(&[]);
    }
    let kept: Vec<_> = table.view().columns.iter().map(|column| column.roll.face.letter()).collect();
    assert_eq!(kept, letters);
}

/// SC-R31
#[test]
fn a_game_may_be_ended_when_a_round_is_scored_and_that_round_counts() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[1, 0, 0]);
    table.agree_and_roll();
    table.play_any(SheetAction::Begin);
    table.play_any(SheetAction::TimeUp);
    let row = |points: u8| (0..12).map(|line| u8::from(line < points)).collect();
    table.play_any(SheetAction::EnterPoints([0, 4, 0].map(row).to_vec()));
    assert_eq!(table.play_any(Action::End), [Event::Over { winners: vec![BO] }]);
    assert_eq!((table.view().round, table.view().columns.len()), (2, 2));
}

/// SC-R16
#[test]
fn a_game_may_be_ended_only_before_a_roll_or_after_a_round() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[0, 0, 4]);
    table.agree_and_roll();
    assert!(matches!(table.refusal(ANA, Action::End), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    table.write(&[]).score().play_any(Action::Advance);
    assert_eq!(table.play(ANA, Action::End), [Event::Over { winners: vec![Seat(2)] }]);
    assert!(matches!(table.refusal(ANA, Action::Leave(BO)), Refusal::Sheet(SheetRefusal::NotNow { .. })));
}

/// When people type in turn, their times are added up; on paper everybody writes at the same time.
#[test]
fn the_estimated_length_of_a_set_is_in_steps_of_five_minutes() {
    let paper = three();
    let typed = super::setups::with_typing(three());
    let of_both = |people| (minutes(&paper, people), minutes(&typed, people));
    assert_eq!(of_both(3), (30, 40));
    assert_eq!(of_both(8), (55, 95));
    for people in 2..=8 {
        let (paper, typed) = of_both(people);
        assert!(paper <= typed && paper % 5 == 0 && typed % 5 == 0, "{people} people");
    }
    assert_eq!(
        minutes(&Setup { seconds: u32::MAX, ..paper.clone() }, usize::MAX),
        minutes(&Setup { seconds: 180, ..paper }, 99)
    );
}

//! A whole set with as many different events as possible, for the golden record.

use partypiece::{
    play::LogLine,
    rules::{
        scattergories::{Action, AnswerMark, Answers, Event, Ground, Setup, SheetAction, SheetEvent},
        vote::Ballot::{Keep, Strike},
    },
};

use super::{
    setups::{ANA, BO, CY, PROPER, at, letter, list, sheet, three, with_letters, with_typing},
    table::{Table, find_game},
};

/// Three players at the laptop, with a die of two letters, so that rolls are repeated.
pub(crate) fn whole_game() -> Table {
    let setup = with_letters(with_typing(Setup { list: None, ..three() }), "SC");
    let paper = Setup { answers: Answers::Paper, list: Some(list()), ..setup.clone() };
    // A game on paper is tried quickly. The game at the laptop then has its seed, and so the same letters.
    let with_letters = find_game(&paper, |table| {
        table.agree_and_roll().letter() == letter('S') && {
            table.write(&[]).score().play_any(Action::Advance);
            table.agree_and_roll().roll().is_some_and(|roll| roll.rerolls > 0)
        }
    });
    let mut table = Table::new(&setup, with_letters.0.seed().0);
    agree(&mut table);
    first_round(&mut table);
    second_round(&mut table);
    third_round(&mut table);
    table.play(BO, Action::AnotherSet);
    table.play(BO, Action::End);
    table
}

fn agree(table: &mut Table) {
    table.play(BO, Action::Propose(Box::new(list())));
    table.play(ANA, Action::Agree(true));
    table.play(BO, Action::Agree(true));
    table.play(CY, Action::Agree(true));
    table.play(CY, Action::Agree(false));
    table.0.undo(false).expect("nobody saw it");
    table.play(ANA, Action::Roll);
}

fn write(table: &mut Table, sheets: [&[&str]; 3]) {
    for (seat, lines) in [(BO, sheets[1]), (ANA, sheets[0]), (CY, sheets[2])] {
        table.play(seat, SheetAction::Begin);
        table.play(seat, SheetAction::HandIn(sheet(lines)));
    }
}

/// An appeal, a duplicate across lines, similar answers, several answers on a line, all grounds of a challenge, and an
/// undo that everybody agrees to.
fn first_round(table: &mut Table) {
    let ana = [
        "7-Up",
        "Soup",
        "*Sammy Sosa",
        "_The Sun",
        "Silly Songs",
        "*Harry S. Truman",
        "Seoul",
        "Soup",
        "Sting",
    ];
    let bo =
        ["Soda", "Soups", "Salamander / Snake", "_Sagas", "dog", "Sore thumb", "seoul!", "Salt or sugar"];
    let cy = ["Sherry", "Sorbet", "Salmon", "Paul Simon", "Sleep", "*Martin Sheen", "Sydney", "", "Stinks"];
    write(table, [&ana, &bo, &cy]);
    table.play(ANA, SheetAction::Appeal(1));
    table.play(CY, SheetAction::CancelVote);
    table.play(ANA, SheetAction::Appeal(1));
    table.vote(&[(BO, Keep), (CY, Keep)]);
    table.read_lines(2);
    table.vote(&[(ANA, Keep), (BO, Strike), (CY, Strike)]);
    table.read_lines(3);
    table.play(BO, Action::KeepOne { place: at(BO, 3), alternative: 1 });
    table.read_lines(4);
    table.set_kind(at(CY, 4), PROPER);
    table.challenge(ANA, at(BO, 4), Ground::Title);
    table.vote(&[(BO, Keep), (CY, Strike)]);
    table.read_lines(6);
    table.challenge(ANA, at(ANA, 6), Ground::Proper);
    table.play(ANA, SheetAction::CancelVote);
    table.challenge(BO, at(ANA, 6), Ground::Proper);
    table.vote(&[(ANA, Keep), (BO, Keep), (CY, Strike)]);
    table.challenge(BO, at(CY, 6), Ground::Fit);
    table.vote(&[(ANA, Strike), (BO, Strike), (CY, Keep)]);
    table.play(CY, SheetAction::Next);
    table.0.undo(true).expect("everybody agreed");
    table.0.redo().expect("the same answer");
    table.read_lines(8);
    table.play(BO, Action::OneAnswer(at(BO, 8)));
    table.read_lines(9);
    table.play(BO, SheetAction::Join(vec![at(ANA, 9), at(CY, 9)]));
    table.play(ANA, SheetAction::CancelVote);
    table.score().play(CY, Action::Advance);
}

/// Repeated rolls, another list, and Cy leaves in the middle.
fn second_round(table: &mut Table) {
    let mut other = list();
    "Card 3, list 1".clone_into(&mut other.name);
    other.categories.reverse();
    table.play(CY, Action::Propose(Box::new(other)));
    table.play(BO, Action::AgreeAll);
    table.play(BO, Action::Roll);
    table.play(CY, SheetAction::Begin);
    table.play(ANA, Action::Leave(CY));
    for (seat, lines) in [(ANA, ["Crab", "*Carol Channing"]), (BO, ["Cress", "Cod"])] {
        table.play(seat, SheetAction::Begin);
        table.play(seat, SheetAction::HandIn(sheet(&lines)));
    }
    table.score().play(ANA, Action::Advance);
}

/// Cy returns.
fn third_round(table: &mut Table) {
    table.play(ANA, Action::Return(CY));
    table.play(CY, Action::Roll);
    write(table, [&["Sieve"], &["Spoon"], &["sieve", "Salt"]]);
    table.score().play(CY, Action::Advance);
}

#[test]
fn the_golden_game_has_everything_in_it() {
    let mut table = whole_game();
    let log = table.0.log();
    let has = |matches: &dyn Fn(&Event) -> bool| {
        log.iter().any(|line| matches!(line, LogLine::Event(event) if matches(event)))
    };
    assert!(has(&|event| matches!(event, Event::RolledUnseen { rerolls, .. } if *rerolls > 0)));
    assert!(
        has(&|event| matches!(event, Event::Left(_))) && has(&|event| matches!(event, Event::SetOver { .. }))
    );
    assert!(has(
        &|event| matches!(event, Event::Sheet(SheetEvent::Counted { tally, .. }) if tally.recount.is_some())
    ));
    assert!(has(&|event| matches!(event, Event::Sheet(SheetEvent::Read { mark: AnswerMark::Several, .. }))));
    assert!(has(&|event| matches!(event, Event::KindSet { .. })));
    assert_eq!(log.iter().filter(|line| matches!(line, LogLine::Undone { .. })).count(), 2);
    assert_eq!(table.view().sets.len(), 1);

    // After two undos the second set has not begun, so the view has the columns of the first set.
    for _ in 0..2 {
        table.0.undo(true).expect("everybody agreed");
    }
    let columns = table.view().columns;
    let sheets = columns.iter().filter_map(|column| column.sheets.as_ref());
    let marks: Vec<&AnswerMark> = sheets.flat_map(|(_, marks)| marks.iter().flatten()).collect();
    for (wanted, name) in [
        (marks.iter().any(|mark| matches!(mark, AnswerMark::Stands { points: 2 })), "alliteration"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::WrongLetter)), "wrong letter"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::RepeatOnSheet { .. })), "own repeat"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::Duplicate { .. })), "duplicate"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::VotedSame { .. })), "same"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::VotedDown)), "struck by vote"),
    ] {
        assert!(wanted, "{name}");
    }
}

//! The points of answers.

use partypiece::rules::scattergories::{AnswerMark, Scoring, Setup, SheetAction};

use super::{
    setups::{ANA, BO, CY, at, three, with_house, with_junior},
    table::{Table, scored, with_sheets},
};

fn read_table(setup: &Setup, c: char, sheets: &[&[&str]]) -> Table {
    let mut table = with_sheets(setup, c, sheets);
    while !table.all_read() || table.poll().is_some() {
        let action = if table.poll().is_some() { SheetAction::CancelVote } else { SheetAction::Next };
        table.play_any(action);
    }
    table
}

fn without_alliteration(setup: Setup) -> Setup {
    Setup { scoring: Scoring::Standard { alliteration: false }, ..setup }
}

/// SC-17, SC-25, SC-26, SC-27, SC-37, SC-39, SC-R06, SC-R08, SC-R20: the table of the rules, row by row
#[test]
fn each_row_of_the_scoring_table_gives_its_points() {
    for (c, line, standard, in_junior) in [
        ('R', "*Ronald Reagan", 2, 2),
        ('H', "*Hubert Horatio Humphrey", 3, 2),
        ('C', "collard greens", 1, 2),
        ('C', "crunchy carrots", 1, 2),
        ('S', "*Harry S. Truman", 1, 2),
        ('W', "*George Washington", 1, 2),
        ('W', "George Washington", 0, 1),
        ('T', "_The Count of Monte Cristo", 1, 2),
        ('C', "_The Count of Monte Cristo", 0, 1),
        ('C', "broccoli", 0, 1),
        ('S', "*Sammy Sosa", 2, 2),
        ('T', "*_The Terrible Tortoise", 2, 2),
        ('M', "*_The Merry Men", 0, 1),
        ('T', "*The Beatles", 1, 2),
        ('J', "*Jean-Jacques Rousseau", 1, 2),
    ] {
        assert_eq!(scored(&three(), c, &[&[line]]).totals()[0], standard, "{line}");
        let plain = scored(&without_alliteration(three()), c, &[&[line]]);
        assert_eq!(plain.totals()[0], standard.min(1), "{line} without alliteration");
        assert_eq!(scored(&with_junior(three()), c, &[&[line]]).totals()[0], in_junior, "{line} in Junior");
    }
}

/// SC-17, SC-R06
#[test]
fn alliteration_is_on_unless_the_table_turns_it_off() {
    assert_eq!(three().scoring, Scoring::Standard { alliteration: true });
    assert_eq!(Scoring::default(), Scoring::Standard { alliteration: true });
    assert_eq!(
        scored(&three(), 'R', &[&["Ronald Reagan"]]).totals(),
        [1, 0, 0],
        "alliteration scores for proper nouns"
    );
}

/// SC-22, SC-23
#[test]
fn an_answer_of_two_players_scores_nothing_and_of_one_a_point() {
    let table = read_table(&three(), 'C', &[&["Carrot"], &["carrot"], &["Celery"]]);
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::Duplicate { with: vec![at(BO, 1)] });
    assert_eq!(table.mark(at(BO, 1)), AnswerMark::Duplicate { with: vec![at(ANA, 1)] });
    assert_eq!(table.mark(at(CY, 1)), AnswerMark::Stands { points: 1 });
    assert_eq!(scored(&three(), 'C', &[&["Carrot"], &["carrot"], &["Celery"]]).totals(), [0, 0, 1]);
}

/// SC-22, SC-R23
#[test]
fn a_leading_article_makes_no_different_answer() {
    for setup in [three(), with_house(three(), |house| house.skip_articles = true)] {
        let setup = with_junior(setup);
        assert_eq!(scored(&setup, 'T', &[&["The Tempest"], &["Tempest, The"]]).totals(), [0, 0, 0]);
    }
}

/// SC-R05
#[test]
fn duplicates_are_searched_in_all_categories_or_in_one() {
    let sheets: &[&[&str]] = &[&["Carrot", "Cod"], &["", "Carrot"], &["", "Cod"]];
    let table = read_table(&three(), 'C', sheets);
    assert_eq!(
        table.mark(at(BO, 2)),
        AnswerMark::Duplicate { with: vec![at(ANA, 1)] },
        "the mark says where the duplicate is"
    );
    assert_eq!(scored(&three(), 'C', sheets).totals(), [0, 0, 0]);
    let apart = with_house(three(), |house| house.same_category = true);
    assert_eq!(scored(&apart, 'C', sheets).totals(), [1, 1, 0]);
}

/// SC-18
#[test]
fn no_answer_scores_less_than_nothing() {
    let table = scored(&three(), 'C', &[&["Dog", "", "Cuddle"], &["Cod"], &["Cod"]]);
    assert_eq!(table.points(), [[0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0; 12], [0; 12]]);
}

/// SC-28, SC-R13
#[test]
fn in_junior_a_duplicate_is_worth_nothing_on_any_letter() {
    let sheets: &[&[&str]] = &[&["Broccoli", "Carrot"], &["broccoli"], &["Cod"]];
    assert_eq!(scored(&with_junior(three()), 'C', sheets).totals(), [2, 0, 2]);
    assert_eq!(
        scored(&with_junior(three()), 'C', &[&["Broccoli", "Broccoli", "Carrot", "carrot!"]]).totals(),
        [3, 0, 0]
    );
}

/// SC-R12
#[test]
fn of_repeats_on_one_sheet_the_first_line_may_score() {
    let sheets: &[&[&str]] = &[&["", "Cocoa", "cocoa", "Cocoa!"]];
    let table = read_table(&three(), 'C', sheets);
    assert_eq!(table.mark(at(ANA, 2)), AnswerMark::Stands { points: 1 });
    for line in [3, 4] {
        assert_eq!(table.mark(at(ANA, line)), AnswerMark::RepeatOnSheet { line: 2 });
    }
    // A line with a wrong letter does not use up the answer.
    let sheets: &[&[&str]] = &[&["Paul Smith", "*Paul Smith"]];
    assert_eq!(scored(&three(), 'S', sheets).points()[0][..2], [0, 1]);
}

/// SC-R13
#[test]
fn an_answer_with_a_wrong_letter_makes_a_duplicate_only_in_junior() {
    let sheets: &[&[&str]] = &[&["Harry S. Truman"], &["*Harry S. Truman"]];
    assert_eq!(scored(&three(), 'S', sheets).totals(), [0, 1, 0]);
    assert_eq!(
        scored(&with_junior(three()), 'S', sheets).totals(),
        [0, 0, 0],
        "in Junior it counts, so both are duplicates"
    );
}

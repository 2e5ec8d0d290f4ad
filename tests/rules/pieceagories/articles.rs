//! The house rule that a leading article does not count, and what it changes.

use partypiece::rules::{
    pieceagories::{AnswerMark, House, Setup, preliminary_marks},
    words::{Answer, InvalidAnswer},
};

use super::{
    setups::{ANA, BO, CY, at, letter, sheet, three, with_house},
    table::{Table, with_sheets},
};

const STANDS: AnswerMark = AnswerMark::Stands { points: 1 };

fn without_articles() -> Setup {
    with_house(three(), |house| house.skip_articles = true)
}

fn read(setup: &Setup, c: char, sheets: &[&[&str]]) -> Table {
    let mut table = with_sheets(setup, c, sheets);
    table.read_lines(1);
    table
}

/// PG-57, PG-R62: by the official rules an article in front is wrong under every letter. By the house rule the next word
/// decides.
#[test]
fn a_leading_article_is_skipped_by_the_house_rule_only() {
    let mark = |house: &House, c, text| preliminary_marks(&sheet(&[text]), letter(c), house)[0].clone();
    let (official, skip) = (three().house, without_articles().house);
    for c in ['T', 'W'] {
        assert_eq!(mark(&official, c, "The Walking Dead"), AnswerMark::LeadingArticle);
    }
    assert_eq!(mark(&skip, 'W', "The Walking Dead"), STANDS);
    assert_eq!(mark(&skip, 'T', "The Walking Dead"), AnswerMark::WrongLetter);
    for house in [&official, &skip] {
        assert_eq!(mark(house, 'W', "Walking Dead, The"), STANDS);
        assert_eq!(mark(house, 'A', "A"), STANDS, "an article alone is a word");
        assert_eq!(mark(house, 'T', "Theatre"), STANDS);
    }
    assert_eq!(mark(&skip, 'S', "The 7 Samurai"), AnswerMark::NoLetter);
}

/// PG-64, PG-R62: answers that differ in a leading article only are the same.
#[test]
fn answers_that_differ_in_a_leading_article_are_the_same() {
    let sheets: &[&[&str]] = &[&["The Walrus"], &["Walrus"], &["a walrus"]];
    let table = read(&without_articles(), 'W', sheets);
    let with = |places| AnswerMark::Duplicate { with: places };
    assert_eq!(table.mark(at(ANA, 1)), with(vec![at(BO, 1), at(CY, 1)]));
    let table = read(&three(), 'W', sheets);
    assert_eq!(
        [ANA, BO, CY].map(|seat| table.mark(at(seat, 1))),
        [AnswerMark::LeadingArticle, STANDS, AnswerMark::LeadingArticle]
    );
}

/// PG-73, PG-R62: articles never count for an alliteration, wherever they are.
#[test]
fn an_alliteration_may_have_an_article_in_front() {
    let setup = with_house(without_articles(), |house| house.alliteration = true);
    let marks = preliminary_marks(&sheet(&["The Wild West", "The Wall"]), letter('W'), &setup.house);
    assert_eq!(marks[..2], [AnswerMark::Stands { points: 2 }, STANDS]);
}

/// PG-R62: a record of an older page has no such rule, and one without it is written as before.
#[test]
fn the_rule_is_written_only_where_it_is_on() {
    let written = |setup: &Setup| serde_json::to_string(&setup.house).unwrap();
    assert!(!written(&three()).contains("articles"));
    let house: House = serde_json::from_str(&written(&without_articles())).unwrap();
    assert!(house.skip_articles);
}

/// PG-R62
#[test]
fn an_answer_is_checked_past_its_article() {
    let check = |text, c| Answer::parse(text).expect("an answer").check_past_articles(letter(c));
    assert_eq!(check("An Owl", 'O'), Ok(()));
    assert_eq!(check("An Owl", 'A'), Err(InvalidAnswer::WrongLetter));
    assert_eq!(check("The 39 Steps", 'S'), Err(InvalidAnswer::NoLetter));
}

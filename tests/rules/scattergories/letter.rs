//! Which answers begin with the letter.

use partypiece::rules::{
    scattergories::{AnswerMark, Face, LINES, Scoring, Setup, preliminary_results},
    words::Answer,
};

use super::{
    setups::{ANA, at, letter, sheet, three, with_house, with_junior},
    table::with_sheets,
};

const STANDS: AnswerMark = AnswerMark::Stands { points: 1 };

/// The mark of one answer that nobody else has.
fn mark_of(setup: &Setup, c: char, line: &str) -> AnswerMark {
    let mut table = with_sheets(setup, c, &[&[line]]);
    table.read_lines(1);
    table.mark(at(ANA, 1))
}

/// The setup of `three`, but without points for alliteration.
fn three_without_alliteration() -> Setup {
    Setup { scoring: Scoring::Standard { alliteration: false }, ..three() }
}

#[track_caller]
fn assert_marks(setup: &Setup, rows: &[(char, &str, AnswerMark)]) {
    for (c, line, mark) in rows {
        assert_eq!(mark_of(setup, *c, line), *mark, "{line} under {c}");
    }
}

/// SC-R12, SC-R18: the writer sees the mark that the rules will give. A line is marked as a repeat only if
/// the earlier line is valid.
#[test]
fn the_preview_of_a_sheet_is_right_unless_others_have_the_same_answer() {
    let lines =
        ["George Bush", "Bush, George", "Bush, George.", "7 Balls", "Balls, 7", "Beer / Bread", "Bee"];
    for setup in [three_without_alliteration(), with_junior(three())] {
        let seen =
            preliminary_results(&sheet(&lines), Face::Letter(letter('B')), setup.scoring, &setup.house);
        let mut table = with_sheets(&setup, 'B', &[&lines]);
        table.read_lines(LINES);
        for line in 1..=6 {
            assert_eq!(seen[usize::from(line) - 1].mark, table.mark(at(ANA, line)), "line {line}");
        }
        let appeals: Vec<bool> = seen.iter().map(|seen| seen.appealable).collect();
        assert_eq!(appeals, (0..LINES).map(|line| line == 3).collect::<Vec<_>>());
    }
    let house = three_without_alliteration().house;
    let seen = preliminary_results(
        &sheet(&lines),
        Face::Letter(letter('B')),
        three_without_alliteration().scoring,
        &house,
    );
    assert_eq!([&seen[0].mark, &seen[1].mark], [&AnswerMark::WrongLetter, &STANDS]);
    assert_eq!(seen[2].mark, AnswerMark::RepeatOnSheet { line: 2 });
}

/// SC-13
#[test]
fn an_answer_has_any_number_of_words_and_the_first_has_the_letter() {
    let rows = [
        ('C', "collard greens", STANDS),
        ('C', "fresh carrots", AnswerMark::WrongLetter),
        ('C', "cauliflower that was left too long in a very small cupboard", STANDS),
        ('C', "Éclair", AnswerMark::WrongLetter),
        ('E', "Éclair", STANDS),
        ('C', "“carrot”", STANDS),
    ];
    assert_marks(&three_without_alliteration(), &rows);
}

/// SC-14, SC-15
#[test]
fn three_vegetables_on_c_are_right_and_broccoli_is_wrong_without_a_vote() {
    let sheets: &[&[&str]] = &[&["cauliflower", "broccoli"], &["carrot"], &["collard greens"]];
    let mut table = with_sheets(&three(), 'C', sheets);
    table.read_lines(2);
    assert_eq!(table.poll(), None);
    assert_eq!(table.mark(at(ANA, 2)), AnswerMark::WrongLetter);
    assert_eq!(table.score().totals(), [1, 1, 1]);
}

/// SC-36, SC-37
#[test]
fn any_part_of_a_proper_noun_may_have_the_letter() {
    let rows = [
        ('S', "*Harry S. Truman", STANDS),
        ('S', "Harry S. Truman", AnswerMark::WrongLetter),
        ('T', "*Harry S. Truman", STANDS),
        ('B', "*Harry S. Truman", AnswerMark::WrongLetter),
        ('S', "*Martin Sheen", STANDS),
        ('S', "*Truman, Harry S.", STANDS),
    ];
    assert_marks(&three_without_alliteration(), &rows);
}

/// SC-36: an article counts only as the first word, and a compound with hyphens is one part.
#[test]
fn an_article_is_no_part_and_a_compound_is_one() {
    let rows = [
        ('T', "*Winnie the Pooh", AnswerMark::WrongLetter),
        ('A', "*Once upon a Time", AnswerMark::WrongLetter),
        ('P', "*Jean-Paul Sartre", AnswerMark::WrongLetter),
        ('J', "*Sartre Jean-Paul", STANDS),
        ('T', "*The Beatles", STANDS),
    ];
    assert_marks(&three_without_alliteration(), &rows);
}

/// SC-R11
#[test]
fn only_the_first_word_of_a_common_noun_counts() {
    assert_marks(
        &three_without_alliteration(),
        &[('G', "collard greens", AnswerMark::WrongLetter), ('G', "*collard greens", STANDS)],
    );
}

/// SC-39, SC-R09, SC-R10: of a title only the first word counts, proper noun or not.
#[test]
fn only_the_first_word_of_a_title_counts() {
    let rows = [
        ('M', "_The Count of Monte Cristo", AnswerMark::WrongLetter),
        ('M', "*_The Count of Monte Cristo", AnswerMark::WrongLetter),
        ('C', "_The Count of Monte Cristo", AnswerMark::WrongLetter),
        ('T', "_The Count of Monte Cristo", STANDS),
        ('S', "*_Yellow Submarine", AnswerMark::WrongLetter),
        ('S', "*Yellow Submarine", STANDS),
    ];
    assert_marks(&three_without_alliteration(), &rows);
}

/// SC-R09, SC-R23: with the house rule a leading article is skipped and does not count.
#[test]
fn leading_articles_are_skipped_with_the_house_rule() {
    let skip = with_house(three_without_alliteration(), |house| house.skip_articles = true);
    assert_marks(
        &three_without_alliteration(),
        &[('C', "The carrot", AnswerMark::WrongLetter), ('T', "The carrot", STANDS)],
    );
    let rows = [
        ('C', "The carrot", STANDS),
        ('T', "The carrot", AnswerMark::WrongLetter),
        ('C', "_The Count of Monte Cristo", STANDS),
        ('T', "_The Count of Monte Cristo", AnswerMark::WrongLetter),
        ('M', "*_The Count of Monte Cristo", AnswerMark::WrongLetter),
        ('A', "A", STANDS),
        ('T', "The The", STANDS),
    ];
    assert_marks(&skip, &rows);
}

/// SC-R08, SC-R23: how the game reads words.
#[test]
fn words_are_counted_and_compared_without_articles() {
    let answer = |text: &str| Answer::parse_ignoring_article(text).expect("an answer");
    for (text, c, words) in [
        ("Hubert Horatio Humphrey", 'H', 3),
        ("Harry S. Truman", 'S', 1),
        ("the Terrible Tortoise", 'T', 2),
        ("A. A. Milne", 'A', 2),
        ("An Awful Aardvark", 'A', 2),
        ("Jean-Jacques Rousseau", 'J', 1),
        ("7 Sisters", 'S', 1),
    ] {
        assert_eq!(answer(text).words_beginning_with(letter(c)), words, "{text}");
    }
    for (one, other, same) in [
        ("The Tempest", "Tempest, The", true),
        ("The Tempest", "tempest", true),
        ("A Tempest", "The Tempest", true),
        ("The", "A", false),
        ("The The", "the", true),
        ("The A Team", "A Team", false),
        ("Bush, George", "George Bush", true),
    ] {
        assert_eq!(answer(one).same(&answer(other)), same, "{one}, {other}");
    }
}

//! Which answers are on the letter.

use partypiece::rules::{
    scattergories::{Face, LINES, Mark, Scoring, Setup, foreseen},
    words::Answer,
};

use super::{
    guests::{ANA, at, house, junior, letter, sheet, three},
    table::written,
};

const STANDS: Mark = Mark::Stands { points: 1 };

/// The mark of one answer that nobody else has.
fn mark_of(setup: &Setup, c: char, line: &str) -> Mark {
    let mut table = written(setup, c, &[&[line]]);
    table.read_lines(1);
    table.mark(at(ANA, 1))
}

/// By the rules as written, but for the points of alliteration.
fn plain() -> Setup {
    Setup { scoring: Scoring::Standard { alliteration: false }, ..three() }
}

#[track_caller]
fn each(setup: &Setup, rows: &[(char, &str, Mark)]) {
    for (c, line, mark) in rows {
        assert_eq!(mark_of(setup, *c, line), *mark, "{line} under {c}");
    }
}

/// SC-R12, SC-R18: whoever writes is told what the rules will say, and of a repeat only where the earlier line is an
/// answer
#[test]
fn what_is_foreseen_of_a_sheet_comes_about_where_nobody_has_the_same() {
    let lines =
        ["George Bush", "Bush, George", "Bush, George.", "7 Balls", "Balls, 7", "Beer / Bread", "Bee"];
    for setup in [plain(), junior(three())] {
        let seen = foreseen(&sheet(&lines), Face::Letter(letter('B')), setup.scoring, &setup.house);
        let mut table = written(&setup, 'B', &[&lines]);
        table.read_lines(LINES);
        for line in 1..=6 {
            assert_eq!(seen[usize::from(line) - 1].mark, table.mark(at(ANA, line)), "line {line}");
        }
        let appeals: Vec<bool> = seen.iter().map(|seen| seen.appealable).collect();
        assert_eq!(appeals, (0..LINES).map(|line| line == 3).collect::<Vec<_>>());
    }
    let house = plain().house;
    let seen = foreseen(&sheet(&lines), Face::Letter(letter('B')), plain().scoring, &house);
    assert_eq!([&seen[0].mark, &seen[1].mark], [&Mark::WrongLetter, &STANDS]);
    assert_eq!(seen[2].mark, Mark::OwnRepeat { line: 2 });
}

/// SC-13
#[test]
fn an_answer_has_any_number_of_words_and_the_first_is_on_the_letter() {
    let rows = [
        ('C', "collard greens", STANDS),
        ('C', "fresh carrots", Mark::WrongLetter),
        ('C', "cauliflower that was left too long in a very small cupboard", STANDS),
        ('C', "Éclair", Mark::WrongLetter),
        ('E', "Éclair", STANDS),
        ('C', "“carrot”", STANDS),
    ];
    each(&plain(), &rows);
}

/// SC-14, SC-15
#[test]
fn three_vegetables_on_c_are_right_and_broccoli_is_wrong_without_a_vote() {
    let sheets: &[&[&str]] = &[&["cauliflower", "broccoli"], &["carrot"], &["collard greens"]];
    let mut table = written(&three(), 'C', sheets);
    table.read_lines(2);
    assert_eq!(table.poll(), None);
    assert_eq!(table.mark(at(ANA, 2)), Mark::WrongLetter);
    assert_eq!(table.score().totals(), [1, 1, 1]);
}

/// SC-36, SC-37
#[test]
fn of_a_proper_noun_any_part_may_be_on_the_letter() {
    let rows = [
        ('S', "*Harry S. Truman", STANDS),
        ('S', "Harry S. Truman", Mark::WrongLetter),
        ('T', "*Harry S. Truman", STANDS),
        ('B', "*Harry S. Truman", Mark::WrongLetter),
        ('S', "*Martin Sheen", STANDS),
        ('S', "*Truman, Harry S.", STANDS),
    ];
    each(&plain(), &rows);
}

/// SC-36: articles never count, and a compound with hyphens is one part
#[test]
fn an_article_is_no_part_and_a_compound_is_one() {
    let rows = [
        ('T', "*Winnie the Pooh", Mark::WrongLetter),
        ('A', "*Once upon a Time", Mark::WrongLetter),
        ('P', "*Jean-Paul Sartre", Mark::WrongLetter),
        ('J', "*Sartre Jean-Paul", STANDS),
        ('T', "*The Beatles", STANDS),
    ];
    each(&plain(), &rows);
}

/// SC-R11
#[test]
fn of_a_common_noun_the_first_word_alone_counts() {
    each(&plain(), &[('G', "collard greens", Mark::WrongLetter), ('G', "*collard greens", STANDS)]);
}

/// SC-39, SC-R09, SC-R10: of a title only the first word counts, proper noun or not
#[test]
fn a_title_is_on_the_letter_of_its_first_word_alone() {
    let rows = [
        ('M', "_The Count of Monte Cristo", Mark::WrongLetter),
        ('M', "*_The Count of Monte Cristo", Mark::WrongLetter),
        ('C', "_The Count of Monte Cristo", Mark::WrongLetter),
        ('T', "_The Count of Monte Cristo", STANDS),
        ('S', "*_Yellow Submarine", Mark::WrongLetter),
        ('S', "*Yellow Submarine", STANDS),
    ];
    each(&plain(), &rows);
}

/// SC-R09, SC-R23: with the house rule the article is passed over, and counts no more
#[test]
fn leading_articles_are_skipped_if_the_house_wants_it() {
    let skip = house(plain(), |house| house.skip_articles = true);
    each(&plain(), &[('C', "The carrot", Mark::WrongLetter), ('T', "The carrot", STANDS)]);
    let rows = [
        ('C', "The carrot", STANDS),
        ('T', "The carrot", Mark::WrongLetter),
        ('C', "_The Count of Monte Cristo", STANDS),
        ('T', "_The Count of Monte Cristo", Mark::WrongLetter),
        ('M', "*_The Count of Monte Cristo", Mark::WrongLetter),
        ('A', "A", STANDS),
        ('T', "The The", STANDS),
    ];
    each(&skip, &rows);
}

/// SC-R08, SC-R23: what the game asks of words
#[test]
fn words_are_counted_and_compared_past_their_articles() {
    let answer = |text: &str| Answer::read_past_article(text).expect("an answer");
    for (text, c, words) in [
        ("Hubert Horatio Humphrey", 'H', 3),
        ("Harry S. Truman", 'S', 1),
        ("the Terrible Tortoise", 'T', 2),
        ("A. A. Milne", 'A', 2),
        ("An Awful Aardvark", 'A', 2),
        ("Jean-Jacques Rousseau", 'J', 1),
        ("7 Sisters", 'S', 1),
    ] {
        assert_eq!(answer(text).words_on(letter(c)), words, "{text}");
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

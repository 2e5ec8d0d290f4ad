//! Setups for these tests, and the people in them.

use partypiece::rules::{
    Seat,
    name::Name,
    scattergories::{AnswerKind, Answers, CategoryList, Die, Entry, House, LINES, Scoring, Setup, Sheet},
    words::Letter,
};

use crate::word_games;
pub(crate) use crate::word_games::at;

pub(crate) const ANA: Seat = Seat(0);
pub(crate) const BO: Seat = Seat(1);
pub(crate) const CY: Seat = Seat(2);
pub(crate) const DI: Seat = Seat(3);

pub(crate) const PROPER: AnswerKind = AnswerKind { proper: true, title: false };
pub(crate) const TITLE: AnswerKind = AnswerKind { proper: false, title: true };
pub(crate) const NEITHER: AnswerKind = AnswerKind { proper: false, title: false };

/// A list of twelve categories.
pub(crate) fn list() -> CategoryList {
    let categories = [
        "Vegetable",
        "Fruit",
        "President",
        "Book",
        "Sandwich",
        "In a kitchen",
        "Song",
        "City",
        "Pet",
        "Tool",
        "Excuse",
        "Gift",
    ];
    CategoryList { name: "Card 2, list 3".to_owned(), categories: categories.map(str::to_owned) }
}

/// A setup with these people, a list and no house rules. Answers are written on paper.
pub(crate) fn people(names: &[&str]) -> Setup {
    let setup = Setup::of(names.iter().map(|called| name(called)).collect());
    Setup { list: Some(list()), answers: Answers::Paper, ..setup }
}

pub(crate) fn three() -> Setup {
    people(&["Ana", "Bo", "Cy"])
}

pub(crate) fn four() -> Setup {
    people(&["Ana", "Bo", "Cy", "Di"])
}

/// The same setup, but people type their answers one after the other.
pub(crate) fn with_typing(setup: Setup) -> Setup {
    Setup { answers: Answers::Typed, ..setup }
}

/// The same setup, but people play Junior.
pub(crate) fn with_junior(setup: Setup) -> Setup {
    Setup { scoring: Scoring::Junior, ..setup }
}

/// The same setup with house rules.
pub(crate) fn with_house(setup: Setup, rules: impl FnOnce(&mut House)) -> Setup {
    let mut house = setup.house.clone();
    rules(&mut house);
    Setup { house, ..setup }
}

/// The same setup with a die of these letters.
pub(crate) fn with_letters(setup: Setup, letters: &str) -> Setup {
    Setup { die: Die::Custom(letters.chars().map(letter).collect()), ..setup }
}

pub(crate) fn name(text: &str) -> Name {
    Name::parse(text).expect("a name")
}

pub(crate) fn letter(c: char) -> Letter {
    Letter::new(c).expect("A to Z")
}

/// A line with what its writer says about it: `*` in front for a proper noun, `_` for a title.
pub(crate) fn entry(line: &str) -> Entry {
    let text = line.trim_start_matches(['*', '_']);
    let marks = &line[..line.len() - text.len()];
    Entry {
        text: text.to_owned(),
        kind: AnswerKind { proper: marks.contains('*'), title: marks.contains('_') },
    }
}

/// A sheet that begins with these lines; the others are empty.
pub(crate) fn sheet(lines: &[&str]) -> Sheet {
    word_games::sheet(lines, LINES, entry)
}

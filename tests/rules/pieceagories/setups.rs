//! Setups for these tests, and the people in them.

use partypiece::rules::{
    Seat,
    name::Name,
    pieceagories::{
        Answers, CategorySource, Day, Host, House, LINES, Number, PawnPlayer, Setup, Sheet, Timer,
    },
    piecepack::Suit,
    words::Letter,
};

use crate::word_games;
pub(crate) use crate::word_games::{at, challenge};

pub(crate) const ANA: Seat = Seat(0);
pub(crate) const BO: Seat = Seat(1);
pub(crate) const CY: Seat = Seat(2);
pub(crate) const DI: Seat = Seat(3);

/// Twelve categories, all different.
pub(crate) const CATEGORIES: [&str; 12] = [
    "Rivers", "Fruit", "Pets", "Tools", "Songs", "Excuses", "Cities", "Hobbies", "Drinks", "Heroes",
    "Smells", "Gifts",
];

/// A setup with these people and the published rules, on paper. Hal is a host who does not play.
///
/// Birthdays are on the first days of January, in the order of seats.
pub(crate) fn people(names: &[&str]) -> Setup {
    Setup {
        players: (1..).zip(names).map(|(day, name)| player(name, day)).collect(),
        host: Host::Runs(name("Hal")),
        suits: 4,
        rounds: 6,
        source: CategorySource::Free,
        answers: Answers::Paper,
        timer: Timer::Page,
        house: House::default(),
    }
}

fn player(called: &str, day: u8) -> PawnPlayer {
    let pawn = Suit::ALL[usize::from(day - 1) % Suit::ALL.len()];
    PawnPlayer { name: name(called), pawn, birthday: Day::new(1, day) }
}

/// Three players and Hal.
pub(crate) fn three() -> Setup {
    people(&["Ana", "Bo", "Cy"])
}

/// Four players and Hal.
pub(crate) fn four() -> Setup {
    people(&["Ana", "Bo", "Cy", "Di"])
}

/// The same setup, but people type their answers one after the other.
pub(crate) fn with_typing(setup: Setup) -> Setup {
    Setup { answers: Answers::Typed, ..setup }
}

/// The same setup with house rules.
pub(crate) fn with_house(setup: Setup, rules: impl FnOnce(&mut House)) -> Setup {
    let mut house = setup.house.clone();
    rules(&mut house);
    Setup { house, ..setup }
}

pub(crate) fn name(text: &str) -> Name {
    Name::parse(text).expect("a name")
}

pub(crate) fn day(month: u8, day: u8) -> Day {
    Day::new(month, day).expect("a day of the calendar")
}

pub(crate) fn list_number(number: u8) -> Number {
    Number::new(number).expect("1 to 10")
}

pub(crate) fn letter(c: char) -> Letter {
    Letter::new(c).expect("A to Z")
}

/// A sheet that begins with these lines; the others are empty.
pub(crate) fn sheet(lines: &[&str]) -> Sheet {
    word_games::sheet(lines, LINES, |line| line.into())
}

/// This number of different cards.
pub(crate) fn cards(many: usize) -> Vec<String> {
    (1..=many).map(|card| format!("Card {card}")).collect()
}

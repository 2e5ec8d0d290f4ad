//! The letter die.

use std::collections::BTreeMap;

use partypiece::{
    play::LogLine,
    rules::{
        scattergories::{Action, Die, Event, Face, Refusal, Roll, Scattergories, Setup, SheetAction},
        words::Letter,
    },
};

use super::{
    setups::{ANA, BO, letter, people, three, with_letters},
    table::{Table, find_game},
};

const LETTERS: &str = "ABCDEFGHIJKLMNOPRSTW";

fn with_die(die: Die) -> Setup {
    Setup { die, ..three() }
}

fn text(letters: &[Letter]) -> String {
    letters.iter().map(|&letter| char::from(letter)).collect()
}

/// How often each letter came in the first round of this number of games.
fn letter_counts(setup: &Setup, games: u64) -> BTreeMap<char, u32> {
    let mut counts = BTreeMap::new();
    for seed in 0..games {
        *counts.entry(Table::new(setup, seed).agree_and_roll().letter().into()).or_default() += 1;
    }
    counts
}

/// SC-R01
#[test]
fn each_die_has_its_letters() {
    assert_eq!(three().die, Die::Twenty);
    for (die, letters) in [
        (Die::Twenty, LETTERS),
        (Die::Alphabet, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        (Die::Chart, "ABCDEFHIMOPRSTW"),
        (Die::Custom(vec![letter('Q'), letter('B')]), "QB"),
    ] {
        assert_eq!(text(&die.letters()), letters);
        assert_eq!(text(&Table::new(&with_die(die.clone()), 1).view().faces), letters);
        let came: String = letter_counts(&with_die(die), 300).into_keys().collect();
        let mut all: Vec<char> = letters.chars().collect();
        all.sort_unstable();
        assert_eq!(came, all.into_iter().collect::<String>(), "each letter comes, and no other");
    }
}

/// SC-08, SC-R01: each face has the same chance; the chi-squared value of 1,000 rolls stays below its 99.9% quantile.
#[test]
fn the_die_is_fair() {
    let counts = letter_counts(&three(), 1_000);
    let off: u32 = counts.values().map(|&count| count.abs_diff(50).pow(2)).sum();
    assert!(off / 50 < 44, "{counts:?}");
}

/// SC-R01
#[test]
fn an_own_die_needs_two_different_letters_and_no_letter_twice() {
    for (letters, refusal) in [
        ("", Refusal::FewFaces { faces: 0 }),
        ("K", Refusal::FewFaces { faces: 1 }),
        ("KK", Refusal::FaceTwice { letter: letter('K') }),
        ("KBk", Refusal::FaceTwice { letter: letter('K') }),
    ] {
        assert_eq!(with_letters(three(), letters).check(), Err(refusal));
    }
    assert_eq!(with_letters(three(), "KB").check(), Ok(()));
}

/// SC-08
#[test]
fn the_roll_says_who_rolled_and_what() {
    let mut table = find_game(&three(), |table| table.agree_and_roll().letter() == letter('K'));
    table.play_any(Action::AgreeAll);
    let roll = Roll { by: BO, rerolls: 0, face: Face::Letter(letter('K')) };
    assert_eq!(table.play(BO, Action::Roll), [Event::Rolled(roll)]);
    assert_eq!(table.roll(), Some(roll));
    table.write(&[]).score();
    table.play_any(Action::Advance);
    assert_eq!(table.view().columns[0].roll, roll);
}

/// SC-R01: with the chart there are two dice.
#[test]
fn the_chart_is_the_one_of_pieceagories() {
    let mut table = Table::new(&with_die(Die::Chart), 5);
    let Some(Roll { face: Face::Dice(throw), .. }) = table.agree_and_roll().roll() else {
        panic!("no two dice were rolled")
    };
    assert_eq!(throw.letter(), table.letter());
}

/// SC-33, SC-34, SC-R04
#[test]
fn a_roll_of_the_previous_letter_is_repeated() {
    let setup = with_letters(three(), "KB");
    let mut again = 0;
    for seed in 0..10 {
        let mut table = Table::new(&setup, seed);
        let mut before = None;
        for round in 0..6 {
            if round == 3 {
                table.play_any(Action::AnotherSet);
            }
            table.agree_and_roll();
            let roll = table.roll().expect("a letter");
            assert_ne!(Some(roll.face.letter()), before, "with two letters the other one is rolled");
            again += roll.rerolls;
            if round == 0 {
                assert_eq!(roll.rerolls, 0, "the first roll is never repeated");
            }
            before = Some(roll.face.letter());
            table.enter_points(&[]);
        }
    }
    // With two letters, half of the rolls after the first round are repeated, then half of those, and so on: on average one
    // repetition for each of the five later rounds.
    assert!((25..90).contains(&again), "{again} rolls again");
}

/// SC-34, SC-R04, SC-R37: a set that was ended from its last score is followed by one with another letter.
#[test]
fn the_last_letter_of_an_ended_set_does_not_come_again() {
    let setup = with_letters(three(), "KB");
    for seed in 0..10 {
        let mut table = Table::new(&setup, seed);
        table.play_round(&[]).play_round(&[]);
        let before = table.agree_and_roll().letter();
        table.play_any(SheetAction::Begin);
        table.play_any(SheetAction::TimeUp);
        table.play_any(SheetAction::EnterPoints(vec![vec![0; 12]; 3]));
        table.play_any(Action::End);
        table.play_any(Action::AnotherSet);
        assert_ne!(table.agree_and_roll().letter(), before);
    }
}

/// SC-34: only the letter of the last round is excluded.
#[test]
fn a_letter_may_come_back_a_round_later() {
    let setup = with_letters(three(), "KB");
    let mut table = Table::new(&setup, 1);
    let letters: Vec<Letter> = (0..3)
        .map(|_| {
            let letter = table.agree_and_roll().letter();
            table.enter_points(&[]);
            letter
        })
        .collect();
    assert_eq!((letters[0], letters[0] != letters[1]), (letters[2], true));
}

/// SC-34
#[test]
fn repeated_rolls_are_counted_and_announced() {
    let mut table = find_game::<Scattergories>(&with_letters(three(), "KB"), |table| {
        table.play_round(&[]);
        table.agree_and_roll().roll().is_some_and(|roll| roll.rerolls == 2)
    });
    table.play_round(&[]);
    table.play_any(Action::AgreeAll);
    let events = table.play_any(Action::Roll);
    let sentence = table.0.tell(&LogLine::Event(&events[0]));
    assert!(
        sentence.starts_with("Ana rolled 2 more times, because the letter of the round before came up: "),
        "{sentence}"
    );
}

/// SC-R19
#[test]
fn players_roll_in_turn_but_anybody_may_roll() {
    let mut table = Table::new(&people(&["Ana", "Bo"]), 1);
    for (round, due) in [ANA, BO, ANA, BO].into_iter().enumerate() {
        if round == 3 {
            table.play_any(Action::AnotherSet);
        }
        assert_eq!(table.view().due, due);
        table.play_any(Action::AgreeAll);
        table.play(BO, Action::Roll);
        table.enter_points(&[]);
    }
    let mut table = Table::new(&three(), 1);
    table.play(BO, Action::Leave(ANA));
    assert_eq!(table.view().due, BO, "a player who has left is skipped");
}

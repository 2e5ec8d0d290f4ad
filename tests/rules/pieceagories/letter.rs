//! Two dice, and the letter they select.

use std::collections::{BTreeMap, BTreeSet};

use partypiece::{
    rules::{
        pieceagories::{Action, CategorySource, Event, LetterThrow, PhaseView, Refusal, Setup, SheetRefusal},
        piecepack::Rank,
    },
    screens::sheets::on_chart,
};

use super::{
    setups::{ANA, BO, DI, three, with_house},
    table::{Table, find_game, with_letter},
};

/// PG-48, PG-49, PG-50, PG-51, section 6.1
#[test]
fn each_of_the_36_throws_has_its_letter() {
    let mut throws: BTreeMap<char, Vec<(u8, u8)>> = BTreeMap::new();
    for (a, one) in (0..).zip(Rank::ALL) {
        for (b, other) in (0..).zip(Rank::ALL) {
            let throw = LetterThrow([one, other]);
            assert_eq!(throw.product(), a * b, "a blank counts zero, an ace counts one");
            throws.entry(throw.letter().into()).or_default().push((a, b));
        }
    }
    let chart = [
        ('T', 0, 11),
        ('M', 1, 1),
        ('O', 2, 2),
        ('I', 3, 2),
        ('A', 4, 3),
        ('S', 5, 2),
        ('W', 6, 2),
        ('C', 8, 2),
        ('D', 9, 1),
        ('B', 10, 2),
        ('P', 12, 2),
        ('H', 15, 2),
        ('R', 16, 1),
        ('F', 20, 2),
        ('E', 25, 1),
    ];
    for (letter, product, count) in chart {
        let pairs = throws.remove(&letter).unwrap_or_default();
        assert!(pairs.iter().all(|(a, b)| a * b == product), "{letter} is {product}");
        assert_eq!(pairs.len(), count, "{count} of 36 throws are {letter}");
    }
    assert!(throws.is_empty(), "no letter outside the chart");
    assert_eq!(chart.iter().map(|row| row.2).sum::<usize>(), 36);
}

/// PG-51: beside the dice stands that the letter is that of the chart, because the eighth letter is H.
#[test]
fn the_letter_of_a_throw_is_said_to_be_that_of_the_chart() {
    assert_eq!(on_chart(LetterThrow([Rank::Two, Rank::Four])), "8 on the chart: C");
    assert_eq!(on_chart(LetterThrow([Rank::Null, Rank::Four])), "0 on the chart: T");
}

/// PG-48, PG-86
#[test]
fn the_dice_are_independent() {
    let setup = Setup { source: CategorySource::Squared, ..three() };
    let throws: BTreeSet<[Rank; 2]> = (0..600)
        .filter_map(|seed| Table::new(&setup, seed).throw_seen_by(ANA))
        .map(|throw| throw.0)
        .collect();
    assert_eq!(throws.len(), 36);
}

/// PG-48
#[test]
fn the_host_throws_the_dice_when_the_timer_is_set() {
    let mut table = Table::new(&three(), 1);
    table.collect().use_list();
    assert!(matches!(table.refusal(DI, Action::Roll), Refusal::Sheet(SheetRefusal::NotNow { .. })));
    table.flip_until_set();
    for by in [ANA, BO] {
        assert!(matches!(table.refusal(by, Action::Roll), Refusal::Sheet(SheetRefusal::HostOnly { .. })));
    }
    let events = table.play_host(Action::Roll);
    let Some(throw) = table.throw_seen_by(ANA) else { panic!("no dice are on the table") };
    assert_eq!(events, [Event::Rolled(throw)]);
    assert!(
        matches!(table.refusal(DI, Action::Roll), Refusal::Sheet(SheetRefusal::NotNow { .. })),
        "the dice are thrown only once"
    );
}

/// PG-03, PG-52, PG-53
#[test]
fn on_paper_everybody_sees_the_letter_at_once() {
    for letter in "TMOIASWCDBPHRFE".chars() {
        let table = with_letter(&three(), letter);
        let view = table.view();
        let PhaseView::Sheets { throw: Some(throw), .. } = view.phase else {
            panic!("nobody is about to write")
        };
        assert_eq!(char::from(throw.letter()), letter);
    }
}

/// PG-R18
#[test]
fn the_same_letter_may_come_twice_in_a_row_unless_the_house_throws_again() {
    let two_letters = |table: &mut Table| {
        table.play_round(&[1, 0, 0]).throw_dice();
        let second = table.throw_seen_by(ANA).expect("dice on the table").letter();
        (table.view().past[0].letter, second)
    };
    find_game(&three(), |table| {
        let (first, second) = two_letters(table);
        first == second
    });
    let fresh = with_house(three(), |house| house.fresh_letter = true);
    let mut came_back = false;
    for seed in 0..60 {
        let mut table = Table::new(&fresh, seed);
        table.play_round(&[1, 0, 0]).play_round(&[1, 0, 0]).throw_dice();
        let third = table.throw_seen_by(ANA).expect("dice on the table").letter();
        let [first, second] = [0, 1].map(|round| table.view().past[round].letter);
        assert!(first != second && second != third, "luck {seed}");
        came_back |= first == third;
    }
    assert!(came_back, "only the last round counts");
}

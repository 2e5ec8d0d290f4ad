//! Who wins with equal numbers of tiles.

use partypiece::{
    rules::{
        Seat,
        rememory::{Deal, Event, House, PhaseView, Setup, Variant},
    },
    screens::rememory::{podium, victory},
};

use super::{
    setups::{ANA, BO, CY, hands, three},
    table::Table,
};

fn first_wins(setup: Setup) -> Setup {
    Setup { house: House { first_wins: true }, ..setup }
}

/// A game of three with eight coins each, in which Ana misses first, and Bo finishes before all others.
fn finished(setup: &Setup) -> (Table, Vec<Event>) {
    let mut table = Table::new(setup, 2);
    table.miss();
    let mut events = Vec::new();
    while !matches!(table.phase(), PhaseView::Over { .. }) {
        events = table.hit();
    }
    (table, events)
}

fn winners(table: &Table) -> Vec<Seat> {
    let PhaseView::Over { winners } = table.phase() else { panic!("the game goes on") };
    winners
}

/// RM-20, RM-R38, RM-R41: with equal numbers all win, or by house rule whoever found their last tile first.
#[test]
fn with_equal_numbers_the_first_to_finish_wins_by_house_rule() {
    let official = three(hands(Deal::Random));
    let (table, _) = finished(&official);
    assert_eq!((table.tile_counts(), winners(&table)), (vec![8; 3], vec![ANA, BO, CY]));
    assert_eq!(podium(&table.view()).iter().map(|ranked| ranked.place).collect::<Vec<_>>(), [1, 1, 1]);
    let (table, events) = finished(&first_wins(official));
    assert_eq!((table.tile_counts(), winners(&table)), (vec![8; 3], vec![BO]));
    assert!(matches!(events.last(), Some(Event::Over { winners, .. }) if *winners == [BO]), "{events:?}");
    assert_eq!(table.game.outcome().map(|outcome| outcome.winners), Some(vec![BO]));
    let podium: Vec<(usize, String)> =
        podium(&table.view()).into_iter().map(|ranked| (ranked.place, ranked.name)).collect();
    assert_eq!(podium, [(1, "Bo".to_owned()), (2, "Cy".to_owned()), (3, "Ana".to_owned())]);
    assert_eq!(victory(&table.view(), &[BO]), "wins: the first to have 8 tiles");
    assert_eq!(victory(&table.view(), &[ANA, BO]), "win together with 8 tiles each");
}

/// RM-19, RM-R41: more tiles win whoever found theirs first.
#[test]
fn more_tiles_win_over_earlier_tiles() {
    let mut table = Table::new(&first_wins(three(Variant::Bag)), 1);
    table.hit();
    table.miss();
    table.find_all_but(0);
    assert_eq!((table.tile_counts(), winners(&table)), (vec![1, 23, 0], vec![BO]));
    assert_eq!(victory(&table.view(), &[BO]), "wins with 23 tiles");
}

/// RM-R41: before anybody has found a tile nobody is ahead.
#[test]
fn without_tiles_nobody_is_first() {
    let table = Table::new(&first_wins(three(Variant::Bag)), 1);
    assert_eq!(table.game.progress(), "turn 1");
}

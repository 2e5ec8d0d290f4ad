//! The best moments of a game, shown at its end.

use partypiece::{
    rules::{
        Seat,
        clear::{DealScore, Ending, ScoreParts},
        piecepack::{Rank, Suit},
        rememory::{CoinSource, Event, Variant},
    },
    screens::ending::{of_clear, of_rememory},
};

use crate::{
    clear::table::{ANA, BO, Table as ClearTable, three},
    rememory::{
        setups::{coin_of, three as three_at},
        table::Table,
    },
};

fn moments_text(
    best: impl IntoIterator<Item = partypiece::screens::ending::GameMoment>,
) -> Vec<(String, String)> {
    best.into_iter().map(|best| (best.what, best.who)).collect()
}

/// CL-13: they come from the score sheet.
#[test]
fn the_best_deal_and_the_most_fours_are_shown() {
    let mut view = ClearTable::new(&three(), 1).0.view();
    assert_eq!(moments_text(of_clear(&view)), []);
    let parts = |fours, card, bonus| ScoreParts { four_points: fours, card, bonus, left: 9 };
    let deal = |parts: [ScoreParts; 3]| DealScore { ending: Ending::AllScratched, parts: parts.to_vec() };
    view.sheet = vec![
        deal([parts(4, 5, 10), parts(2, 0, 0), parts(0, 0, 0)]),
        deal([parts(2, 0, 0), parts(0, 9, 10), parts(2, 0, 0)]),
    ];
    let moment = |what: &str, who: &str| (what.to_owned(), who.to_owned());
    assert_eq!(
        moments_text(of_clear(&view)),
        [moment("19 points in one deal", "Ana, in deal 1"), moment("3 times Four!", "Ana")]
    );
}

/// RM-17: a turn lasts until a wrong tile, so a player can find several tiles in it.
#[test]
fn the_best_turn_is_the_one_with_most_tiles() {
    let view = Table::new(&three_at(Variant::Bag), 1).game.view();
    let coin = coin_of(Suit::Moons, Rank::Three);
    let hit = |by| Event::Hit { by, place: 3, coin, source: CoinSource::Bag };
    let turn = |of: Seat| Event::Turn { of, number: 2 };
    let events = [hit(ANA), turn(BO), hit(BO), hit(BO), turn(ANA), hit(ANA), hit(ANA)];
    let best = of_rememory(&view, events.iter());
    assert_eq!(moments_text(best), [("2 tiles in one turn".to_owned(), "Bo".to_owned())]);
    assert_eq!(of_rememory(&view, events[..2].iter()), None);
}

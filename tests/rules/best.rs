//! The best moments of a game, shown at its end.

use partypiece::{
    evening::BestMoment,
    rules::{
        Seat,
        clear::{DealScore, Ending, ScoreParts},
        piecepack::{Rank, Suit},
        rememory::{CoinSource, Event, Variant},
    },
    screens::{clear::best_moments, moments::told, rememory::best_moment},
};

use crate::{
    clear::table::{ANA, BO, Table as ClearTable, three},
    rememory::{
        setups::{coin_of, three as three_at},
        table::Table,
    },
};

/// Moments as the page shows them: title and story.
pub(crate) fn in_words(moments: &[BestMoment]) -> Vec<(String, String)> {
    let pair = |moment| {
        let text = told(moment);
        (text.title, text.story.to_string())
    };
    moments.iter().map(pair).collect()
}

fn pair((title, story): (&str, &str)) -> (String, String) {
    (title.to_owned(), story.to_owned())
}

/// CL-13: the best moments come from the score sheet.
#[test]
fn the_best_deal_and_the_most_fours_are_shown() {
    let mut view = ClearTable::new(&three(), 1).0.view();
    assert_eq!(best_moments(&view), []);
    let parts = |fours, card, bonus| ScoreParts { four_points: fours, card, bonus, left: 9 };
    let deal = |parts: [ScoreParts; 3]| DealScore { ending: Ending::AllScratched, parts: parts.to_vec() };
    view.sheet = vec![
        deal([parts(4, 5, 10), parts(2, 0, 0), parts(0, 0, 0)]),
        deal([parts(2, 0, 0), parts(0, 9, 10), parts(2, 0, 0)]),
    ];
    let best = [("19 points in one deal", "Ana and Bo"), ("3 times Four!", "Ana")];
    assert_eq!(in_words(&best_moments(&view)), best.map(pair), "both had 19 points");
    view.sheet.truncate(1);
    assert_eq!(in_words(&best_moments(&view))[0], pair(("19 points in one deal", "Ana, in deal 1")));
}

/// RM-17: a turn lasts until a wrong tile, so a player can find several tiles in it.
#[test]
fn the_best_turn_is_the_one_with_most_tiles() {
    let view = Table::new(&three_at(Variant::Bag), 1).game.view();
    let coin = coin_of(Suit::Moons, Rank::Three);
    let hit = |by| Event::Hit { by, place: 3, coin, source: CoinSource::Bag };
    let turn = |of: Seat| Event::TurnBegins { of, number: 2 };
    let events = [hit(ANA), turn(BO), hit(BO), hit(BO), turn(ANA), hit(ANA), hit(ANA)];
    let best = best_moment(&view, events.iter());
    assert_eq!(best, Some(BestMoment::TurnTiles { tiles: 2, who: "Bo".to_owned() }));
    assert_eq!(in_words(&best.into_iter().collect::<Vec<_>>()), [pair(("2 tiles in one turn", "Bo"))]);
    assert_eq!(best_moment(&view, events[..2].iter()), None);
}

//! Variant 2: coins are dealt and can be stolen.

use partypiece::{
    rules::rememory::{
        Action, CoinSlot, CoinSource, Coins, Deal, Event, PhaseView, Private, Refusal, Variant,
    },
    screens::rememory::{Middle, found_tile},
};

use super::{
    setups::{ANA, BO, CY, STEALS, many, three},
    table::Table,
};

const OPEN: Variant = Variant::Steals { deal: Deal::Random, hidden: false };

/// RM-30, RM-R16, RM-R26, RM-R29: the thief points at a place; its coin is turned up and stays in play.
#[test]
fn a_thief_points_at_a_coin_of_another_player() {
    let mut table = Table::new(&three(STEALS), 6);
    let (place, coin) = table.hand(BO)[2];
    let events = table.play(ANA, Action::Steal { from: BO, place });
    assert_eq!(events, [Event::Stole { by: ANA, from: BO, place, coin, turned: true }]);
    let view = table.view();
    let play = view.in_play().expect("a coin");
    assert_eq!((play.source, play.public.coin()), (CoinSource::Hand { of: BO, place }, Some(coin)));
    for another in [Action::Steal { from: BO, place: 0 }, Action::Pick { place: 0 }] {
        assert_eq!(table.refusal(ANA, another), Refusal::Bound, "whatever they expected it to be");
    }
    let right = table.place_of(coin);
    let events = table.play(ANA, Action::Turn { place: right });
    let found = found_tile(&events).map(Middle::Found);
    assert_eq!(Middle::labels(found), ("Stolen", coin.to_string()), "everybody sees whose coin it was not");
    assert_eq!(table.tile_counts(), [1, 0, 0]);
    assert_eq!(table.coin_counts(), (vec![8, 7, 8], 0));
}

/// RM-30
#[test]
fn nobody_steals_from_themselves_or_from_an_empty_place() {
    let mut table = Table::new(&three(STEALS), 6);
    assert_eq!(table.refusal(ANA, Action::Steal { from: ANA, place: 0 }), Refusal::OwnCoin);
    assert_eq!(table.refusal(ANA, Action::Steal { from: BO, place: 8 }), Refusal::NoCoin);
    for from in [3, 99, 255] {
        let from = partypiece::rules::Seat(from);
        assert_eq!(table.refusal(ANA, Action::Steal { from, place: 0 }), Refusal::NoCoin);
    }
    assert_eq!(table.refusal(ANA, Action::Draw), Refusal::NoBag);
}

/// RM-R12: a player may steal only on their own turn, and one coin at a time.
#[test]
fn nobody_steals_out_of_turn() {
    let mut table = Table::new(&three(STEALS), 6);
    let refusal = table.refusal(BO, Action::Steal { from: ANA, place: 0 });
    assert!(matches!(refusal, Refusal::NotYourTurn { .. }));
    table.play(ANA, Action::Steal { from: CY, place: 1 });
    assert_eq!(table.refusal(ANA, Action::Steal { from: BO, place: 1 }), Refusal::Bound);
    assert_eq!(table.refusal(ANA, Action::Pick { place: 1 }), Refusal::Bound);
}

/// RM-R26: in open hands the thief knew the coin before, and may choose another.
#[test]
fn a_thief_of_an_open_coin_may_exchange_it() {
    let mut table = Table::new(&three(OPEN), 6);
    table.play(ANA, Action::Steal { from: CY, place: 1 });
    table.play(ANA, Action::Steal { from: BO, place: 2 });
    table.play(ANA, Action::Pick { place: 3 });
    assert_eq!(table.view().in_play().map(|coin| coin.source), Some(CoinSource::Hand { of: ANA, place: 3 }));
}

/// RM-R13: a thief who turns a wrong tile gets nothing.
#[test]
fn a_failed_steal_leaves_the_coin_with_its_owner() {
    let mut table = Table::new(&three(STEALS), 6);
    let before = table.hand(BO);
    table.play(ANA, Action::Steal { from: BO, place: 0 });
    table.miss();
    assert_eq!((table.turn(), table.hand(BO), table.tile_counts()), (BO, before, vec![0; 3]));
}

/// RM-31, RM-R14: the thief gets a coin from the reserve, the owner gets nothing.
#[test]
fn the_thief_gets_a_coin_from_the_reserve() {
    let mut table = Table::new(&many(5, STEALS), 6);
    assert_eq!(table.coin_counts(), (vec![4; 5], 4));
    table.play(ANA, Action::Steal { from: BO, place: 1 });
    let events = table.hit();
    assert!(
        matches!(
            events[..],
            [
                Event::Hit { source: CoinSource::Hand { of: BO, place: 1 }, .. },
                Event::TookReserve { by: ANA, place: 4, left: 3 }
            ]
        ),
        "{events:?}"
    );
    assert_eq!(table.coin_counts(), (vec![5, 3, 4, 4, 4], 3));
}

/// RM-R31: a gap in the thief's own hand is filled first.
#[test]
fn a_coin_from_the_reserve_fills_a_gap() {
    let mut table = Table::new(&many(5, STEALS), 6);
    table.play(ANA, Action::Steal { from: BO, place: 1 });
    table.hit();
    table.miss();
    table.play(BO, Action::Steal { from: CY, place: 0 });
    let events = table.hit();
    assert!(
        matches!(events[..], [Event::Hit { .. }, Event::TookReserve { by: BO, place: 1, left: 2 }]),
        "{events:?}"
    );
}

/// RM-R15
#[test]
fn a_successful_thief_continues() {
    let mut table = Table::new(&three(STEALS), 6);
    table.play(ANA, Action::Steal { from: BO, place: 1 });
    table.hit();
    assert_eq!((table.turn(), table.phase()), (ANA, PhaseView::Coin { pass: false }));
    table.play(ANA, Action::Steal { from: BO, place: 2 });
}

/// RM-R17: a player without coins may steal or pass.
#[test]
fn a_player_without_coins_may_steal_or_pass() {
    let mut table = Table::new(&many(24, STEALS), 6);
    assert_eq!(table.refusal(ANA, Action::Pass), Refusal::NoPass);
    table.hit();
    assert_eq!((table.turn(), table.phase()), (ANA, PhaseView::Coin { pass: true }));
    assert_eq!(table.view().private(), None, "there is no hand to look at");
    let mut thief = Table::new(&many(24, STEALS), 6);
    thief.hit();
    thief.play(ANA, Action::Steal { from: BO, place: 0 });
    assert_eq!(thief.refusal(ANA, Action::Pass), Refusal::NoPass, "too late");
    let events = table.play(ANA, Action::Pass);
    assert_eq!(events, [Event::Passed { by: ANA }, Event::TurnBegins { of: BO, number: 2 }]);
    assert_eq!(table.refusal(BO, Action::Pass), Refusal::NoPass);
    assert!(table.view().people.iter().all(|person| person.plays));
}

/// RM-R11: other players see places and suits. After a miss the coin that everybody saw is hidden again at its place.
#[test]
fn hidden_hands_show_places_and_suits() {
    let mut table = Table::new(&three(STEALS), 6);
    let hands_of = |view: partypiece::rules::rememory::View| match view.coins {
        Coins::Hands { hands, .. } => hands,
        Coins::Bag { .. } | Coins::Rows(_) => panic!("no coins are dealt"),
    };
    let hand_of_bo = table.hand(BO);
    for (place, coin) in
        hand_of_bo.iter().zip(hands_of(table.view())[1].clone()).map(|((_, coin), place)| (place, coin))
    {
        let CoinSlot::Coin(seen) = place else { panic!("{place:?}") };
        assert_eq!((seen.suit, seen.rank), (Some(coin.suit), None));
    }
    assert_eq!(table.view().private(), Some((ANA, Private::Hand)));
    let before = table.views();
    table.play(ANA, Action::Steal { from: BO, place: 3 });
    table.miss();
    let after = table.views();
    assert!(hands_of(after.0) == hands_of(before.0) && after.1 == before.1);
}

//! Variants 3 and 4: the coins lie beside the tiles, sorted or not.

use std::collections::BTreeSet;

use partypiece::rules::{
    piecepack::{Coin, Rank, Suit},
    rememory::{
        Action, CoinSlot, CoinSource, Coins, Event, Hidden, Private, Refusal, Show, Sorted, Variant, View,
        VisibleCoin,
    },
};

use super::{
    setups::{ANA, BO, CY, ROWS, SCATTERED, coin_of, three},
    table::{Table, started},
};

fn rows(sorted: Sorted, in_order: bool) -> Variant {
    Variant::Rows { sorted, in_order, reveal: false }
}

/// Variant 3 in random order, with announcing coins.
const ANNOUNCED: Variant = Variant::Rows { sorted: Sorted::Suit, in_order: false, reveal: true };

fn coin_slots(view: &View) -> Vec<CoinSlot> {
    let Coins::Rows(places) = view.coins else { panic!("no coins lie beside the tiles") };
    places.to_vec()
}

/// What everybody sees of each coin.
fn shown(variant: Variant, seed: u64) -> Vec<VisibleCoin> {
    let shown = |place: CoinSlot| match place {
        CoinSlot::Coin(seen) => seen,
        CoinSlot::InPlay | CoinSlot::Empty => panic!("not all coins lie there"),
    };
    coin_slots(&Table::new(&three(variant), seed).view()).into_iter().map(shown).collect()
}

/// RM-32, RM-R20: coins sorted by suit lie suit up, coins sorted by value lie value up. The groups lie in a
/// fixed order.
#[test]
fn coins_lie_in_groups_that_show_the_sorting() {
    assert_eq!(
        (rows(Sorted::Suit, false).group_size(), rows(Sorted::Value, false).group_size()),
        (Some(6), Some(4))
    );
    for (group, suit) in shown(rows(Sorted::Suit, false), 1).chunks(6).zip(Suit::ALL) {
        assert!(group.iter().all(|seen| *seen == VisibleCoin { suit: Some(suit), rank: None }));
    }
    let by_value = shown(rows(Sorted::Value, false), 1);
    assert_eq!(by_value.chunks(4).len(), 6);
    for (group, rank) in by_value.chunks(4).zip(Rank::ALL) {
        assert!(group.iter().all(|seen| *seen == VisibleCoin { suit: None, rank: Some(rank) }));
    }
}

/// RM-33, RM-R20
#[test]
fn in_order_every_coin_is_known() {
    let by_suit = shown(rows(Sorted::Suit, true), 1);
    assert_eq!(by_suit[2].coin(), Some(coin_of(Suit::Suns, Rank::Two)));
    assert_eq!(by_suit.iter().map(|seen| seen.coin()).collect::<Option<Vec<_>>>(), Some(Coin::set(4)));
    let by_value = shown(rows(Sorted::Value, true), 1);
    assert_eq!(by_value[5].coin(), Some(coin_of(Suit::Moons, Rank::Ace)));
    assert!(by_value.is_sorted_by_key(|seen| (seen.rank, seen.suit)));
}

/// RM-33: in random order the third coin of Suns may be any of the six.
#[test]
fn in_random_order_coins_are_shuffled_within_their_group() {
    for sorted in [Sorted::Suit, Sorted::Value] {
        let mut third = BTreeSet::new();
        for seed in 0..60 {
            let table = Table::new(&three(rows(sorted, false)), seed);
            third.extend(Coin::set(4).into_iter().filter(|&coin| table.place_of_coin(coin) == 2));
        }
        match sorted {
            Sorted::Suit => assert!(third.len() == 6 && third.iter().all(|coin| coin.suit == Suit::Suns)),
            Sorted::Value => assert!(third.len() == 4 && third.iter().all(|coin| coin.rank == Rank::Null)),
        }
    }
}

/// RM-37, RM-R21
#[test]
fn scattered_coins_have_no_groups() {
    assert_eq!(SCATTERED.group_size(), None);
    let mut first = [0_u32; 24];
    for seed in 0..240 {
        let variant = Variant::Scattered { show: Show::Suit, reveal: true };
        let mut game = started(&three(variant), seed);
        game.play(ANA, Action::Pick { place: 0 }).expect("a coin");
        let [Event::Revealed { coin, .. }] = game.play(ANA, Action::Reveal).expect("agreed") else {
            panic!("it was not told")
        };
        first[coin.suit as usize * 6 + usize::from(coin.rank.value())] += 1;
    }
    assert!(first.iter().all(|count| *count > 0 && *count < 30), "{first:?}");
    for (show, suit, rank) in
        [(Show::Suit, true, false), (Show::Value, false, true), (Show::Nothing, false, false)]
    {
        for seen in shown(Variant::Scattered { show, reveal: false }, 1) {
            assert_eq!((seen.suit.is_some(), seen.rank.is_some()), (suit, rank));
        }
    }
}

/// RM-34
#[test]
fn any_coin_that_is_left_can_be_picked() {
    for place in 0..24 {
        let mut table = Table::new(&three(SCATTERED), 3);
        let events = table.play(ANA, Action::Pick { place });
        assert_eq!(
            events,
            [Event::Picked { by: ANA, source: CoinSource::Row { place }, coin: None, turned: false }]
        );
        assert_eq!(table.view().in_play().map(|coin| coin.source), Some(CoinSource::Row { place }));
        assert_eq!(coin_slots(&table.view())[usize::from(place)], CoinSlot::InPlay);
    }
    let mut table = Table::new(&three(SCATTERED), 3);
    for place in [24, 255] {
        assert_eq!(table.refusal(ANA, Action::Pick { place }), Refusal::NoCoin);
    }
    assert_eq!(table.refusal(ANA, Action::Draw), Refusal::NoBag);
    assert_eq!(table.refusal(ANA, Action::Steal { from: BO, place: 0 }), Refusal::NoStealing);
    assert_eq!(table.refusal(ANA, Action::Pass), Refusal::NoPass);
}

/// RM-35
#[test]
fn a_coin_returns_to_its_place_with_the_same_side_up() {
    for variant in [ROWS, SCATTERED, rows(Sorted::Value, true)] {
        let mut table = Table::new(&three(variant), 3);
        let before = coin_slots(&table.view());
        table.play(ANA, Action::Pick { place: 7 });
        let first = table.real_coin();
        table.miss();
        assert_eq!(coin_slots(&table.view()), before);
        table.play(BO, Action::Pick { place: 7 });
        assert_eq!(table.real_coin(), first);
        if first.is_some_and(|coin| table.place_of(coin) == table.wrong_places()[0]) {
            panic!("a wrong tile fits");
        }
    }
}

/// RM-R22
#[test]
fn gaps_stay_open() {
    for variant in [ROWS, SCATTERED] {
        let mut table = Table::new(&three(variant), 3);
        let before = coin_slots(&table.view());
        table.play(ANA, Action::Pick { place: 9 });
        table.hit();
        let after = coin_slots(&table.view());
        for (place, (was, is)) in before.iter().zip(&after).enumerate() {
            assert_eq!(*is, if place == 9 { CoinSlot::Empty } else { *was });
        }
        assert_eq!(table.refusal(ANA, Action::Pick { place: 9 }), Refusal::NoCoin);
    }
}

/// RM-36, RM-R30: a hidden side is seen only by the player who picked the coin and looks at it.
#[test]
fn only_whoever_picked_a_coin_looks_at_it() {
    for variant in [ROWS, SCATTERED, Variant::Scattered { show: Show::Nothing, reveal: false }] {
        let mut table = Table::new(&three(variant), 3);
        assert_eq!(table.refusal(ANA, Action::Look), Refusal::CoinFirst);
        table.play(ANA, Action::Pick { place: 4 });
        let view = table.view();
        let play = view.in_play().expect("a coin");
        assert_eq!((play.public.coin(), play.bound), (None, false));
        assert_eq!(play.hidden, Some(Hidden { looked: false, reveal: false }));
        assert_eq!(view.private(), Some((ANA, Private::Coin)));
        assert!(matches!(table.refusal(BO, Action::Look), Refusal::NotYourTurn { .. }));
        let before = table.view();
        assert_eq!(table.play(ANA, Action::Look), [Event::Looked { by: ANA }]);
        let play = table.view().in_play().expect("a coin");
        assert!(play.bound && play.hidden == Some(Hidden { looked: true, reveal: false }));
        for (own, looks) in [(None, false), (table.own(BO), false), (table.own(ANA), true)] {
            assert_eq!(play.seen(own.as_ref()).coin(), table.real_coin().filter(|_| looks));
        }
        let seen = |view: &View| view.in_play().map(|play| play.public);
        assert_eq!(seen(&table.view()), seen(&before));
        assert_eq!(table.refusal(ANA, Action::Look), Refusal::Looked);
    }
}

/// RM-R26
#[test]
fn a_coin_can_be_exchanged_until_it_was_looked_at() {
    let mut table = Table::new(&three(ROWS), 3);
    table.play(ANA, Action::Pick { place: 4 });
    assert_eq!(table.refusal(ANA, Action::Pick { place: 4 }), Refusal::NoCoin);
    table.play(ANA, Action::Pick { place: 5 });
    table.play(ANA, Action::Look);
    assert_eq!(table.refusal(ANA, Action::Pick { place: 6 }), Refusal::Bound);
    let mut known = Table::new(&three(rows(Sorted::Suit, true)), 3);
    known.play(ANA, Action::Pick { place: 4 });
    assert_eq!(known.refusal(ANA, Action::Look), Refusal::AlreadyOpen);
    known.play(ANA, Action::Pick { place: 5 });
    let wrong = known.wrong_places()[0];
    known.play(ANA, Action::Turn { place: wrong });
    assert_eq!(known.refusal(ANA, Action::Pick { place: 6 }), Refusal::CloseFirst);
}

/// RM-R30: a tile may be turned without looking at the coin; after a miss the player may look until the tile is closed.
#[test]
fn nobody_has_to_look() {
    let mut table = Table::new(&three(ROWS), 3);
    table.hit();
    assert_eq!(table.tile_counts(), [1, 0, 0]);
    let place = table.open_wrong();
    assert_eq!(table.view().private(), Some((ANA, Private::Coin)));
    table.play(ANA, Action::Look);
    let Some(play) = table.view().in_play() else { panic!("there is no coin") };
    let seen = play.seen(table.own(ANA).as_ref());
    assert_eq!(seen.coin(), table.real_coin());
    assert!(matches!(table.refusal(BO, Action::Look), Refusal::NotYourTurn { .. }));
    table.play(CY, Action::Close);
    assert_eq!(table.view().private(), None);
    assert_ne!(table.tile(place).rank, seen.rank.expect("a rank"), "or it would have been a hit");
}

/// RM-R23: the real coin decides between hit and miss. After a hit everybody sees it.
#[test]
fn the_page_compares_coin_and_tile() {
    let mut table = Table::new(&three(SCATTERED), 3);
    table.play(ANA, Action::Pick { place: 11 });
    let coin = table.real_coin().expect("a coin");
    let wrong = table.wrong_places()[0];
    let events = table.play(ANA, Action::Turn { place: wrong });
    assert_eq!(events, [Event::Missed { by: ANA, place: wrong, tile: table.tile(wrong) }]);
    assert_eq!(table.view().in_play().expect("a coin").public.coin(), None);
    table.play(ANA, Action::Close);
    table.play(BO, Action::Pick { place: 11 });
    let right = table.place_of(coin);
    let events = table.play(BO, Action::Turn { place: right });
    assert_eq!(events, [Event::Hit { by: BO, place: right, coin, source: CoinSource::Row { place: 11 } }]);
}

/// RM-36: coins can be announced only if that was agreed before the game.
#[test]
fn coins_are_announced_only_if_that_was_agreed() {
    let mut table = Table::new(&three(ROWS), 3);
    table.play(ANA, Action::Pick { place: 4 });
    assert_eq!(table.refusal(ANA, Action::Reveal), Refusal::NoRevealing);
    for looks in [false, true] {
        let mut table = Table::new(&three(ANNOUNCED), 3);
        assert_eq!(table.refusal(ANA, Action::Reveal), Refusal::CoinFirst);
        table.play(ANA, Action::Pick { place: 4 });
        if looks {
            table.play(ANA, Action::Look);
        }
        assert_eq!(
            table.view().in_play().and_then(|play| play.hidden).map(|hidden| hidden.reveal),
            Some(true)
        );
        assert!(matches!(table.refusal(BO, Action::Reveal), Refusal::NotYourTurn { .. }));
        let coin = table.real_coin().expect("a coin");
        assert_eq!(table.play(ANA, Action::Reveal), [Event::Revealed { by: ANA, coin }]);
        let view = table.view();
        let play = view.in_play().expect("a coin");
        assert_eq!((play.public.coin(), play.bound, play.hidden), (Some(coin), true, None));
        assert_eq!(view.private(), None);
        for action in [Action::Reveal, Action::Look] {
            assert_eq!(table.refusal(ANA, action), Refusal::AlreadyOpen);
        }
        assert_eq!(table.refusal(ANA, Action::Pick { place: 5 }), Refusal::Bound);
    }
    let mut known =
        Table::new(&three(Variant::Rows { sorted: Sorted::Suit, in_order: true, reveal: true }), 3);
    known.play(ANA, Action::Pick { place: 4 });
    assert_eq!(known.refusal(ANA, Action::Reveal), Refusal::AlreadyOpen);
}

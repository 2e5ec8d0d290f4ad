//! Variant 1: coins are dealt.

use std::collections::BTreeSet;

use partypiece::rules::{
    Seat,
    piecepack::Coin,
    rememory::{
        Action, CoinSlot, CoinSource, Coins, Deal, Event, PhaseView, Private, Refusal, Variant, Wait,
    },
};

use super::{
    setups::{ANA, BO, CY, hands, many, three},
    table::Table,
};

fn table(players: usize, deal: Deal) -> Table {
    Table::new(&many(players, hands(deal)), 2)
}

/// RM-22, RM-23, RM-26, RM-27, RM-R07: section 5 of the rules.
#[test]
fn everybody_gets_the_same_number_and_the_rest_is_laid_aside() {
    let shares = [
        (2, 12, 0),
        (3, 8, 0),
        (4, 6, 0),
        (5, 4, 4),
        (6, 4, 0),
        (7, 3, 3),
        (8, 3, 0),
        (9, 2, 6),
        (10, 2, 4),
        (11, 2, 2),
        (12, 2, 0),
    ];
    let shares = shares.into_iter().chain((13..=24).map(|players| (players, 1, 24 - players)));
    for (players, each, reserve) in shares {
        let mut table = table(players, Deal::Random);
        assert_eq!(
            table.coin_counts(),
            (vec![each; players], u8::try_from(reserve).expect("a few")),
            "{players}"
        );
        assert_eq!(table.refusal(ANA, Action::Draw), Refusal::NoBag);
    }
}

/// RM-24, RM-R08
#[test]
fn dealt_by_suit_everybody_has_whole_suits() {
    for (players, suits, reserve) in [(2, 2, 0), (3, 1, 6), (4, 1, 0)] {
        let table = table(players, Deal::BySuit);
        assert_eq!(table.coin_counts(), (vec![6 * suits; players], reserve));
        for seat in table.game.setup().seats() {
            let has: BTreeSet<_> = table.hand(seat).iter().map(|(_, coin)| coin.suit).collect();
            assert_eq!(has.len(), suits);
        }
    }
}

/// RM-25, RM-R08
#[test]
fn dealt_by_value_everybody_has_whole_values() {
    for (players, values, reserve) in [(2, 3, 0), (3, 2, 0), (4, 1, 8), (5, 1, 4), (6, 1, 0)] {
        let table = table(players, Deal::ByValue);
        assert_eq!(table.coin_counts(), (vec![4 * values; players], reserve));
        for seat in table.game.setup().seats() {
            let has: BTreeSet<_> = table.hand(seat).iter().map(|(_, coin)| coin.rank).collect();
            assert_eq!(has.len(), values);
        }
    }
}

/// RM-23, RM-24, RM-25: the deal is random.
#[test]
fn each_coin_is_equally_likely_to_come_to_each_player() {
    for deal in [Deal::Random, Deal::BySuit, Deal::ByValue] {
        let mut counts = [0_u32; 24];
        for seed in 0..600 {
            for (_, coin) in Table::new(&many(2, hands(deal)), seed).hand(ANA) {
                counts[coin.suit as usize * 6 + usize::from(coin.rank.value())] += 1;
            }
        }
        // Ana has half of all coins: 300 with a standard deviation of 12.
        assert!(counts.iter().all(|count| count.abs_diff(300) < 50), "{deal:?}: {counts:?}");
    }
}

/// RM-28, RM-R14, RM-R31: the coin of a hit leaves the hand, and one from the reserve replaces it, as long as
/// the reserve lasts.
#[test]
fn a_hit_brings_a_coin_from_the_reserve() {
    let mut table = table(5, Deal::Random);
    for left in (0..4).rev() {
        let events = table.hit();
        assert!(
            matches!(events[..], [Event::Hit { .. }, Event::TookReserve { by: ANA, place: 0, left: now }] if now == left),
            "{events:?}"
        );
        assert_eq!(table.coin_counts(), (vec![4; 5], left));
    }
    table.hit();
    assert_eq!(table.coin_counts(), (vec![3, 4, 4, 4, 4], 0));
}

/// RM-R19: nobody sees the reserve, not even indirectly.
#[test]
fn the_reserve_is_random() {
    let mut next = BTreeSet::new();
    for seed in 0..120 {
        let mut table = Table::new(&many(3, hands(Deal::BySuit)), seed);
        table.hit();
        let (_, coin) = table.hand(ANA)[0];
        next.insert(coin.rank);
    }
    assert_eq!(next.len(), 6, "the first of the reserve may be any value");
}

/// RM-29, RM-21, RM-R24: players pick from their own hand, only places with a coin.
#[test]
fn everybody_picks_from_their_own_hand() {
    let mut table = table(2, Deal::Random);
    let hand = table.hand(ANA);
    assert_eq!(table.refusal(ANA, Action::Steal { from: BO, place: 0 }), Refusal::NoStealing);
    assert_eq!(table.refusal(ANA, Action::Pick { place: 12 }), Refusal::NoCoin);
    assert_eq!(table.refusal(ANA, Action::Pick { place: 255 }), Refusal::NoCoin);
    let (place, coin) = hand[3];
    let events = table.play(ANA, Action::Pick { place });
    assert_eq!(
        events,
        [Event::Picked {
            by: ANA,
            source: CoinSource::Hand { of: ANA, place },
            coin: Some(coin),
            turned: false
        }]
    );
    let play = table.view().in_play().expect("a coin");
    assert_eq!((play.source, play.public.coin()), (CoinSource::Hand { of: ANA, place }, Some(coin)));
    table.miss();
    let (place, coin) = table.hand(BO)[3];
    table.play(BO, Action::Pick { place });
    let play = table.view().in_play().expect("a coin");
    assert_eq!((play.source, play.public.coin()), (CoinSource::Hand { of: BO, place }, Some(coin)));
}

/// RM-13, RM-16: after a miss the hand is unchanged; after a hit it has a gap.
#[test]
fn a_coin_returns_to_its_place_in_the_hand() {
    let mut table = Table::new(&three(hands(Deal::Random)), 4);
    let before = table.hand(ANA);
    table.play(ANA, Action::Pick { place: 5 });
    let wrong = table.wrong_places()[0];
    table.play(ANA, Action::Turn { place: wrong });
    let Coins::Hands { hands, .. } = table.view().coins else { panic!("no coins are dealt") };
    assert_eq!(hands[0][5], CoinSlot::InPlay);
    table.play(CY, Action::Close);
    assert_eq!(table.hand(ANA), before);
    table.miss();
    table.miss();
    table.play(ANA, Action::Pick { place: 5 });
    let right = table.place_of(before[5].1);
    table.play(ANA, Action::Turn { place: right });
    let Coins::Hands { hands, .. } = table.view().coins else { panic!("no coins are dealt") };
    assert_eq!((hands[0].len(), hands[0][5]), (8, CoinSlot::Empty));
    assert_eq!(table.refusal(ANA, Action::Pick { place: 5 }), Refusal::NoCoin);
}

/// RM-R26: a coin that was known before can be exchanged until a tile is turned.
#[test]
fn an_own_coin_can_be_exchanged() {
    for hidden in [false, true] {
        let mut table = Table::new(&three(Variant::Hands { deal: Deal::Random, hidden }), 4);
        table.play(ANA, Action::Pick { place: 1 });
        assert_eq!(table.refusal(ANA, Action::Pick { place: 1 }), Refusal::NoCoin);
        table.play(ANA, Action::Pick { place: 2 });
        assert_eq!(
            table.view().in_play().map(|coin| coin.source),
            Some(CoinSource::Hand { of: ANA, place: 2 })
        );
        let wrong = table.wrong_places()[0];
        table.play(ANA, Action::Turn { place: wrong });
        assert_eq!(table.refusal(ANA, Action::Pick { place: 3 }), Refusal::CloseFirst);
    }
}

fn visible_coins(table: &Table, viewer: Option<Seat>, of: Seat) -> Vec<Option<Coin>> {
    let (view, own) = (table.view(), viewer.and_then(|seat| table.own(seat)));
    let Coins::Hands { hands, .. } = &view.coins else { panic!("no coins are dealt") };
    let face = |place: u8| match view.coin_at(CoinSource::Hand { of, place }, own.as_ref()) {
        CoinSlot::Coin(seen) => {
            assert!(seen.suit.is_some(), "the suit shows in any case");
            seen.coin()
        }
        CoinSlot::InPlay | CoinSlot::Empty => None,
    };
    (0..hands[of.index()].len() as u8).map(face).collect()
}

/// RM-R10
#[test]
fn hands_are_open_unless_the_table_hides_them() {
    let open = Table::new(&three(hands(Deal::Random)), 4);
    let hidden = Table::new(&three(Variant::Hands { deal: Deal::Random, hidden: true }), 4);
    for viewer in [None, Some(ANA), Some(BO)] {
        for of in [ANA, BO, CY] {
            assert!(visible_coins(&open, viewer, of).iter().all(Option::is_some));
            let owns = viewer == Some(of);
            assert!(visible_coins(&hidden, viewer, of).iter().all(|coin| coin.is_some() == owns));
        }
    }
    assert_eq!(open.view().private(), None);
    assert_eq!(hidden.view().private(), Some((ANA, Private::Hand)));
}

/// RM-R29: a coin picked from a hidden hand is visible to all, and hidden again after a miss.
#[test]
fn a_coin_in_play_is_visible() {
    let mut table = Table::new(&three(Variant::Hands { deal: Deal::Random, hidden: true }), 4);
    let (place, coin) = table.hand(ANA)[2];
    let events = table.play(ANA, Action::Pick { place });
    assert_eq!(
        events,
        [Event::Picked {
            by: ANA,
            source: CoinSource::Hand { of: ANA, place },
            coin: Some(coin),
            turned: true
        }]
    );
    assert!(table.view().in_play().expect("a coin").public.coin() == Some(coin));
    table.miss();
    assert_eq!(visible_coins(&table, None, ANA)[2], None);
    assert_eq!(table.hand(ANA)[2], (place, coin));
}

/// RM-R32: an open hand is sorted for its owner; a hidden one is not, because its order would show something.
#[test]
fn hidden_hands_are_not_sorted() {
    let sorted = |hidden: bool| {
        let seeds = (0..40).filter(|&seed| {
            let hand = Table::new(&many(2, Variant::Hands { deal: Deal::BySuit, hidden }), seed).hand(ANA);
            hand.is_sorted_by_key(|(_, coin)| *coin)
        });
        seeds.count()
    };
    assert_eq!((sorted(false), sorted(true)), (40, 0));
}

/// RM-R17: a player without coins is skipped, and a turn ends with the last coin of a hand.
#[test]
fn a_player_without_coins_has_no_turn() {
    let mut table = table(24, Deal::Random);
    let events = table.hit();
    assert!(matches!(events[..], [Event::Hit { .. }, Event::TurnBegins { of: BO, number: 2 }]), "{events:?}");
    for _ in 1..24 {
        table.miss();
    }
    assert_eq!(table.turn(), BO, "Ana has no coin and is passed over");
    assert_eq!(table.view().wait(ANA), Wait::Never);
    assert!(!table.view().people[0].plays);
    assert_eq!(table.refusal(BO, Action::Pass), Refusal::NoPass);
    table.find_all_but(0);
    assert_eq!(table.tile_counts(), [1; 24]);
}

/// RM-R18, RM-18: for every tile on the grid somebody has the coin.
#[test]
fn with_dealt_coins_the_game_always_continues() {
    for players in 2..=24 {
        let mut table = table(players, Deal::Random);
        let mut attempts = 0_u32;
        while table.game.outcome().is_none() {
            assert!(!matches!(table.phase(), PhaseView::Coin { pass: true }));
            attempts += 1;
            if attempts.is_multiple_of(2) || table.places_with_tiles().len() == 1 {
                table.hit()
            } else {
                table.miss()
            };
            let (hands, reserve) = table.coin_counts();
            assert_eq!(hands.iter().sum::<usize>() + usize::from(reserve), table.places_with_tiles().len());
        }
    }
}

/// RM-R38
#[test]
fn without_a_reserve_everybody_ends_with_the_same_number_of_tiles() {
    for deal in [Deal::Random, Deal::BySuit, Deal::ByValue] {
        for players in (2..=24).filter(|&players| many(players, hands(deal)).check().is_ok()) {
            let mut table = table(players, deal);
            let even = table.coin_counts().1 == 0;
            assert_eq!(hands(deal).ends_even(players), even);
            // The first player finds as many as possible.
            table.find_all_but(0);
            assert_eq!(table.tile_counts().iter().all(|kept| kept * players == 24), even);
        }
    }
    assert!(!Variant::Bag.ends_even(2));
    assert!(!super::setups::STEALS.ends_even(2));
}

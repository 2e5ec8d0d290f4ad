//! Suits, ranks, coins and dice.

use std::collections::BTreeSet;

use partypiece::rules::{
    Luck,
    luck::Seed,
    piecepack::{Coin, Rank, Suit},
};

#[test]
fn a_set_has_every_coin_of_its_suits_once() {
    for suits in 0..=8 {
        let coins = Coin::set(suits);
        let different: BTreeSet<Coin> = coins.iter().copied().collect();
        assert_eq!((coins.len(), different.len()), (suits * 6, suits * 6));
        assert!(coins.iter().all(|coin| Suit::ALL[..suits].contains(&coin.suit)));
    }
    assert_eq!(Coin::set(99).len(), 48, "there are eight suits and no more");
}

/// PG-49, PG-50, PG-R09
#[test]
fn a_rank_has_its_value_and_name() {
    for (rank, value, text) in [
        (Rank::Null, 0, "blank"),
        (Rank::Ace, 1, "ace"),
        (Rank::Two, 2, "2"),
        (Rank::Three, 3, "3"),
        (Rank::Four, 4, "4"),
        (Rank::Five, 5, "5"),
    ] {
        assert_eq!((rank.value(), rank.to_string().as_str()), (value, text));
    }
}

#[test]
fn a_die_shows_every_rank_equally_often() {
    let mut luck = Luck::new(Seed(7));
    let mut shown = [0; 6];
    for _ in 0..6_000 {
        shown[usize::from(Rank::roll(&mut luck).value())] += 1;
    }
    assert!(shown.iter().all(|times| (900..1_100).contains(times)), "{shown:?}");
}

#[test]
fn a_coin_is_named_by_rank_and_suit() {
    let coin = Coin { suit: Suit::Moons, rank: Rank::Three };
    assert_eq!(coin.to_string(), "3 of Moons");
    let names: BTreeSet<String> = Suit::ALL.iter().map(Suit::to_string).collect();
    assert_eq!(names.len(), 8);
}

#[test]
fn pieces_are_written_in_lower_case() {
    let coin = Coin { suit: Suit::Moons, rank: Rank::Ace };
    let text = serde_json::to_string(&coin).expect("a coin");
    assert_eq!(text, r#"{"suit":"moons","rank":"ace"}"#);
    assert_eq!(serde_json::from_str::<Coin>(&text).expect("the coin"), coin);
}

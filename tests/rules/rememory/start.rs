//! Before the first turn: the players, the layout, and who begins.

use std::collections::BTreeSet;

use partypiece::{
    rules::{
        Seat,
        name::Name,
        piecepack::Coin,
        player::{Level, Player},
        rememory::{
            COLUMNS, Coins, Company, Deal, ROWS as ROWS_OF_TILES, Refusal, Rememory, Setup, Sorted, Starter,
            TILES, Tile, TileSlot, Variant, place_name,
        },
    },
    screens::{
        GameScreens,
        rememory::{PLAYING_TIME, STARTER_QUESTION},
    },
};

use super::{
    setups::{ANA, BO, ROWS, SCATTERED, STEALS, alone, hands, many, player_name, variants},
    table::{Table, started, tiles},
};

/// RM-01, RM-R27
#[test]
fn two_to_ninety_nine_play_where_coins_are_shared() {
    for variant in [Variant::Bag, ROWS, SCATTERED] {
        assert_eq!(many(0, variant).check(), Err(Refusal::TooFew { players: 0 }));
        assert_eq!(many(1, variant).check(), Err(Refusal::TooFew { players: 1 }));
        assert!((2..=99).all(|players| many(players, variant).check().is_ok()));
        for crowd in [100, 255, 256, 300] {
            assert_eq!(many(crowd, variant).check(), Err(Refusal::TooMany { players: crowd, most: 99 }));
        }
    }
    assert_eq!(started(&many(99, Variant::Bag), 1).view().people.len(), 99);
}

/// RM-R09
#[test]
fn two_to_twenty_four_play_where_everybody_needs_a_coin() {
    for variant in [hands(Deal::Random), STEALS] {
        assert_eq!(many(1, variant).check(), Err(Refusal::TooFew { players: 1 }));
        assert!((2..=24).all(|players| many(players, variant).check().is_ok()));
        let deal = Deal::Random;
        assert_eq!(many(25, variant).check(), Err(Refusal::TooManyToDeal { deal, players: 25 }));
    }
}

/// RM-R24: in each variant the coins lie in exactly one way: in a bag, in hands, or beside the tiles.
#[test]
fn a_game_is_played_in_one_variant() {
    for variant in variants() {
        let view = started(&many(2, variant), 1).view();
        assert_eq!(view.variant, variant);
        match variant {
            Variant::Bag => assert_eq!(view.coins, Coins::Bag { left: 24 }),
            Variant::Hands { .. } | Variant::Steals { .. } => {
                assert!(matches!(&view.coins, Coins::Hands { hands, .. } if hands.len() == 2));
            }
            Variant::Rows { .. } | Variant::Scattered { .. } => assert!(matches!(view.coins, Coins::Rows(_))),
        }
    }
}

/// RM-R37
#[test]
fn two_people_need_different_names() {
    let mut setup = many(4, Variant::Bag);
    assert_eq!(setup.check(), Ok(()));
    for same in ["bo", "BÖ", "Bo"] {
        setup.players[3] = Player::person(player_name(same));
        assert_eq!(setup.check(), Err(Refusal::SameName { name: player_name(same) }));
    }
}

/// RM-03, RM-R01, RM-21: each of the 24 coins belongs to exactly one of the 24 tiles.
#[test]
fn coins_and_tiles_pair_one_to_one() {
    let (coins, tiles) = (Coin::set(4), tiles(7));
    assert_eq!((coins.len(), tiles.len(), TILES), (24, 24, 24));
    for coin in coins {
        assert_eq!(tiles.iter().filter(|tile| tile.fits(coin)).count(), 1, "{coin}");
        assert_eq!(tiles.iter().filter(|tile| **tile == Tile::of(coin)).count(), 1, "{coin}");
    }
}

/// RM-05, RM-06, RM-R06
#[test]
fn tiles_lie_hidden_in_four_rows_of_six() {
    assert_eq!((COLUMNS, ROWS_OF_TILES), (6, 4));
    for variant in variants() {
        let table = Table::new(&many(2, variant), 3);
        assert_eq!(table.view().grid, [TileSlot::Down; 24]);
    }
    assert_eq!(
        [0, 5, 6, 8, 23].map(place_name),
        ["row 1, column 1", "row 1, column 6", "row 2, column 1", "row 2, column 3", "row 4, column 6"]
    );
}

/// The chi-squared value of counts that should all be equally likely.
fn chi_squared(counts: &[u32]) -> u32 {
    let all: u32 = counts.iter().sum();
    let even = all / u32::try_from(counts.len()).expect("a few");
    counts.iter().map(|&count| count.abs_diff(even).pow(2)).sum::<u32>() / even
}

/// RM-05: every tile is equally likely at every place. With 23 degrees of freedom the mean is 23, and 60 is
/// exceeded once in 26 000 times.
#[test]
fn tiles_are_shuffled_evenly() {
    let mut counts = [[0; 24]; 24];
    for seed in 0..1200 {
        for (place, tile) in tiles(seed).iter().enumerate() {
            counts[place][tile.suit as usize * 6 + usize::from(tile.rank.value())] += 1;
        }
    }
    let chi_squares: Vec<u32> = counts.iter().map(|places| chi_squared(places)).collect();
    assert!(
        chi_squares.iter().sum::<u32>() < 24 * 28 && chi_squares.iter().all(|value| *value < 60),
        "{chi_squares:?}"
    );
}

/// RM-03, RM-08: every coin is equally likely to be drawn first, and all 24 are there.
#[test]
fn the_bag_is_shuffled_evenly() {
    let mut counts = [0; 24];
    for seed in 0..2400 {
        let mut game = started(&many(2, Variant::Bag), seed);
        let events = game.play(ANA, partypiece::rules::rememory::Action::Draw).expect("a coin").to_vec();
        let [partypiece::rules::rememory::Event::Drew { coin, .. }] = events[..] else {
            panic!("{events:?}")
        };
        counts[coin.suit as usize * 6 + usize::from(coin.rank.value())] += 1;
        assert_eq!(game.view().coins, Coins::Bag { left: 23 });
    }
    assert!(chi_squared(&counts) < 50, "{counts:?}");
}

/// RM-09, RM-R25: the table names the player who remembered most, and that player begins.
#[test]
fn the_named_player_begins() {
    for starter in 0..4 {
        let setup = Setup { starter: Starter::Seat(Seat(starter)), ..many(4, Variant::Bag) };
        assert_eq!(Table::new(&setup, 1).turn(), Seat(starter));
        assert_eq!(Table::new(&setup, 1).game.to_act(), [Seat(starter)].into());
    }
    let nobody = Setup { starter: Starter::Seat(Seat(4)), ..many(4, Variant::Bag) };
    assert_eq!(nobody.check(), Err(Refusal::NoStarter));
    assert!(STARTER_QUESTION.ends_with('?'));
}

/// RM-10
#[test]
fn with_nobody_named_each_player_is_equally_likely_to_begin() {
    let setup = Setup { starter: Starter::Random, ..many(4, Variant::Bag) };
    let mut counts = [0; 4];
    for seed in 0..2000 {
        counts[started(&setup, seed).view().turn.index()] += 1;
    }
    assert!(chi_squared(&counts) < 17, "{counts:?}");
}

/// RM-02, RM-38
#[test]
fn the_game_shows_its_duration_and_its_author() {
    assert!(PLAYING_TIME.contains("15 to 30 minutes"));
    let credits = Rememory::FACTS.credits.join(" ");
    for fact in
        ["Roger Meertens", "2009", "GNU Free Documentation License", "1.2", "www.gnu.org/licenses/fdl.html"]
    {
        assert!(credits.contains(fact), "{fact}");
    }
}

/// RM-R08
#[test]
fn whole_suits_and_values_are_dealt_only_if_there_is_one_for_each() {
    for (deal, most) in [(Deal::BySuit, 4), (Deal::ByValue, 6)] {
        for players in 2..=99 {
            let expected =
                if players <= most { Ok(()) } else { Err(Refusal::TooManyToDeal { deal, players }) };
            assert_eq!(many(players, hands(deal)).check(), expected);
        }
    }
}

/// RM-R08, RM-R09: the refusal names the maximum and the number of people.
#[test]
fn too_many_people_are_told_the_maximum() {
    for (deal, sentence) in [
        (
            Deal::Random,
            "Everybody needs a coin, and there are 24 coins: at most 24 can play, and here are 30.",
        ),
        (
            Deal::BySuit,
            "Everybody needs a suit, and there are four suits: at most 4 can play, and here are 30.",
        ),
        (
            Deal::ByValue,
            "Everybody needs a value, and there are six values: at most 6 can play, and here are 30.",
        ),
    ] {
        for variant in [hands(deal), Variant::Steals { deal, hidden: true }] {
            let refusal = many(30, variant).check().expect_err("too many");
            assert_eq!(refusal.to_string(), sentence);
            assert_eq!(many(variant.max_players(), variant).check(), Ok(()));
            assert!(many(variant.max_players() + 1, variant).check().is_err());
        }
    }
}

/// RM-R35
#[test]
fn one_person_can_play_alone() {
    assert_eq!(alone(Variant::Bag).check(), Ok(()));
    assert_eq!(alone(STEALS).check(), Err(Refusal::NobodyToStealFrom));
    let two = Setup { company: Company::Solo, ..many(2, Variant::Bag) };
    assert_eq!(two.check(), Err(Refusal::NotAlone { players: 2 }));
    let nobody = Setup { players: Vec::new(), ..alone(Variant::Bag) };
    assert_eq!(nobody.check(), Err(Refusal::NotAlone { players: 0 }));
}

#[test]
fn with_one_person_nothing_is_hidden_from_others() {
    let mut setup = many(3, STEALS);
    assert_eq!(Player::only_person(&setup.players), None);
    setup.players[0].level = Some(Level::Easy);
    assert_eq!(Player::only_person(&setup.players), None);
    setup.players[2].level = Some(Level::Hard);
    assert_eq!(Player::only_person(&setup.players), Some(BO));
    setup.players[1].level = Some(Level::Hard);
    assert_eq!(Player::only_person(&setup.players), None);
    assert_eq!(setup.name(Seat(99)), &player_name("nobody") as &Name);
}

/// A setup is written as the doc comments of its types show.
#[test]
fn a_setup_is_written_in_a_short_form() {
    for (variant, text) in [
        (Variant::Bag, r#""bag""#),
        (hands(Deal::Random), r#"{"hands":{"deal":"random","hidden":false}}"#),
        (STEALS, r#"{"steals":{"deal":"random","hidden":true}}"#),
        (
            Variant::Rows { sorted: Sorted::Suit, in_order: true, reveal: false },
            r#"{"rows":{"sorted":"suit","in_order":true,"reveal":false}}"#,
        ),
        (SCATTERED, r#"{"scattered":{"show":"suit","reveal":false}}"#),
        (hands(Deal::BySuit), r#"{"hands":{"deal":"by_suit","hidden":false}}"#),
        (hands(Deal::ByValue), r#"{"hands":{"deal":"by_value","hidden":false}}"#),
    ] {
        let setup = many(2, variant);
        let written = format!(
            r#"{{"players":[{{"name":"Ana"}},{{"name":"Bo"}}],"company":"table","variant":{text},"starter":{{"seat":0}},"house":{{"first_wins":false}}}}"#
        );
        assert_eq!(serde_json::to_string(&setup).expect("text"), written);
        assert_eq!(serde_json::from_str::<Setup>(&written).expect("a setup"), setup);
    }
}

/// Every seed gives its own grid.
#[test]
fn different_seeds_give_different_grids() {
    let grids: BTreeSet<String> = (0..50).map(|seed| format!("{:?}", tiles(seed))).collect();
    assert_eq!(grids.len(), 50);
}

//! The classic game: a coin from the bag, a tile, a hit or a miss, and the end.

use partypiece::rules::{
    Outcome, Seat,
    piecepack::{Coin, Rank, Suit},
    rememory::{Action, CoinSource, Coins, Event, PhaseView, Refusal, Tile, TileSlot, Variant},
};

use super::{
    setups::{ANA, BO, CY, alone, coin_of, many, three},
    table::Table,
};

fn table() -> Table {
    Table::new(&three(Variant::Bag), 1)
}

/// RM-11, RM-R02: everybody sees the coin, and there is one coin in play at a time.
#[test]
fn a_turn_begins_with_a_coin_that_everybody_sees() {
    let mut table = table();
    assert_eq!(table.refusal(ANA, Action::Turn { place: 0 }), Refusal::DrawFirst);
    let events = table.play(ANA, Action::Draw);
    let [Event::Drew { by: ANA, coin }] = events[..] else { panic!("{events:?}") };
    let view = table.view();
    assert_eq!(view.in_play().expect("a coin").public.coin(), Some(coin));
    assert_eq!(table.view().coins, Coins::Bag { left: 23 });
}

/// RM-R26: a drawn coin stays in play until the attempt is over.
#[test]
fn a_drawn_coin_is_not_drawn_again() {
    let mut table = table();
    let drawn = table.bring_coin();
    assert_eq!(table.refusal(ANA, Action::Draw), Refusal::Drawn);
    assert_eq!(table.refusal(ANA, Action::Pick { place: 0 }), Refusal::FromBag);
    assert_eq!(table.refusal(ANA, Action::Steal { from: BO, place: 0 }), Refusal::NoStealing);
    assert_eq!(table.refusal(ANA, Action::Look), Refusal::AlreadyOpen);
    assert_eq!(table.refusal(ANA, Action::Reveal), Refusal::NoRevealing);
    assert_eq!(table.refusal(ANA, Action::Pass), Refusal::NoPass);
    assert_eq!(table.bring_coin(), drawn);
    assert!(table.view().in_play().expect("a coin").bound);
}

/// RM-11, RM-21: both suit and value have to match.
#[test]
fn only_suit_and_value_together_are_a_hit() {
    let mut table = Table::new(&three(Variant::Bag), 1);
    let sought = table.bring_coin();
    let near = table.wrong_places().into_iter().filter(|&place| {
        let tile = table.tile(place);
        tile.suit == sought.suit || tile.rank == sought.rank
    });
    let near: Vec<u8> = near.collect();
    assert_eq!(near.len(), 8);
    for place in near {
        let events = table.play(ANA, Action::Turn { place });
        assert!(matches!(events[..], [Event::Missed { by: ANA, .. }]), "{events:?}");
        table.game.undo(true).expect("everybody agreed");
    }
    let place = table.place_of(sought);
    let events = table.play(ANA, Action::Turn { place });
    assert_eq!(events, [Event::Hit { by: ANA, place, coin: sought, source: CoinSource::Bag }]);
    assert!(Tile::of(coin_of(Suit::Moons, Rank::Three)).fits(coin_of(Suit::Moons, Rank::Three)));
    assert!(!Tile::of(coin_of(Suit::Moons, Rank::Three)).fits(coin_of(Suit::Moons, Rank::Two)));
    assert!(!Tile::of(coin_of(Suit::Moons, Rank::Three)).fits(coin_of(Suit::Suns, Rank::Three)));
}

/// RM-12
#[test]
fn one_tile_is_turned_at_a_time() {
    let mut table = table();
    let place = table.open_wrong();
    for other in 0..24 {
        assert_eq!(table.refusal(ANA, Action::Turn { place: other }), Refusal::CloseFirst);
    }
    assert_eq!(table.refusal(ANA, Action::Draw), Refusal::CloseFirst);
    assert_eq!(table.refusal(BO, Action::Draw), Refusal::CloseFirst);
    let up = table.view().grid.iter().filter(|slot| matches!(slot, TileSlot::Up(_))).count();
    assert_eq!((up, table.view().grid[usize::from(place)]), (1, TileSlot::Up(table.tile(place))));
}

/// RM-13, RM-R04, RM-R28: everybody sees the wrong tile until anybody closes it.
#[test]
fn a_wrong_tile_stays_up_until_somebody_closes_it() {
    for by in [ANA, BO, CY] {
        let mut table = table();
        assert_eq!(table.refusal(ANA, Action::Close), Refusal::NoTileUp);
        let place = table.open_wrong();
        let view = table.view();
        assert!(view.is_wrong() && !view.must_turn_tile());
        let PhaseView::WrongTile { place: shown_place, tile, .. } = view.phase else {
            panic!("{:?}", view.phase)
        };
        assert_eq!((shown_place, tile), (place, table.tile(place)));
        assert_eq!(table.game.to_act(), [ANA, BO, CY].into());
        let events = table.play(by, Action::Close);
        assert_eq!(events, [Event::Closed, Event::TurnBegins { of: BO, number: 2 }]);
        assert_eq!(table.view().grid, [TileSlot::Down; 24]);
        assert_eq!(table.view().coins, Coins::Bag { left: 24 });
        assert_eq!(table.tile_counts(), [0, 0, 0]);
    }
}

/// RM-13: the same tile is there afterwards.
#[test]
fn a_closed_tile_is_where_it_was() {
    let mut table = table();
    let place = table.open_wrong();
    table.play(ANA, Action::Close);
    while table.bring_coin() != (Coin { suit: table.tile(place).suit, rank: table.tile(place).rank }) {
        table.miss();
    }
    assert!(matches!(table.play_active(Action::Turn { place })[0], Event::Hit { .. }));
}

/// RM-04: nothing shows that a tile was seen before.
#[test]
fn a_tile_that_was_seen_looks_like_any_other() {
    let (mut one, mut other) = (table(), table());
    one.bring_coin();
    other.bring_coin();
    let wrong = one.wrong_places();
    one.play(ANA, Action::Turn { place: wrong[0] });
    other.play(ANA, Action::Turn { place: wrong[7] });
    one.play(ANA, Action::Close);
    other.play(ANA, Action::Close);
    assert!(one.views() == other.views());
    assert_eq!(one.view().grid, [TileSlot::Down; 24]);
}

/// RM-14
#[test]
fn after_a_miss_the_next_player_to_the_left_plays() {
    let mut table = table();
    for turn in [ANA, BO, CY, ANA, BO] {
        assert_eq!(table.turn(), turn);
        for other in [ANA, BO, CY].into_iter().filter(|seat| *seat != turn) {
            let refusal = table.refusal(other, Action::Draw);
            assert_eq!(refusal, Refusal::NotYourTurn { turn: table.game.setup().name(turn).clone() });
        }
        assert_eq!(table.refusal(Seat(3), Action::Draw), Refusal::NoSuchSeat);
        assert_eq!(table.refusal(Seat(255), Action::Close), Refusal::NoSuchSeat);
        table.miss();
    }
}

/// RM-07, RM-15
#[test]
fn a_right_tile_is_kept_and_leaves_a_gap() {
    let mut table = table();
    let coin = table.bring_coin();
    let place = table.place_of(coin);
    table.hit();
    assert_eq!(table.tile_counts(), [1, 0, 0]);
    assert_eq!(table.view().people[0].kept, [Tile::of(coin)]);
    for (index, slot) in table.view().grid.iter().enumerate() {
        let expected = if index == usize::from(place) { TileSlot::Empty } else { TileSlot::Down };
        assert_eq!(*slot, expected);
    }
    table.bring_coin();
    assert_eq!(table.refusal(ANA, Action::Turn { place }), Refusal::NoTile);
    for outside in [24, 25, 255] {
        assert_eq!(table.refusal(ANA, Action::Turn { place: outside }), Refusal::NoTile);
    }
    // All other tiles are where they were.
    table.find_all_but(0);
}

/// RM-16
#[test]
fn the_coin_of_a_hit_is_out() {
    let mut table = table();
    let mut out = Vec::new();
    while table.places_with_tiles().len() > 1 {
        let coin = table.bring_coin();
        assert!(!out.contains(&coin), "{coin} was found before");
        out.push(coin);
        table.hit();
        if table.places_with_tiles().len() > 1 {
            table.miss();
        }
    }
    assert_eq!(out.len(), 23);
    assert!(!out.contains(&table.bring_coin()));
}

/// RM-17
#[test]
fn a_turn_lasts_until_a_wrong_tile() {
    let mut table = table();
    table.hit();
    table.hit();
    assert_eq!((table.turn(), table.view().turns), (ANA, 1));
    table.miss();
    assert_eq!((table.turn(), table.view().turns, table.tile_counts()), (BO, 2, vec![2, 0, 0]));
}

/// RM-18, RM-R05: the last coin is still drawn for the last tile; then nothing can be done.
#[test]
fn the_game_ends_with_the_last_tile() {
    let mut table = table();
    table.find_all_but(1);
    assert_eq!((table.game.outcome(), table.phase()), (None, PhaseView::Coin { pass: false }));
    let events = table.hit();
    assert!(matches!(events[..], [Event::Hit { .. }, Event::Over { turns: 1, .. }]), "{events:?}");
    assert_eq!(table.phase(), PhaseView::Over { winners: vec![ANA] });
    assert!(table.game.to_act().is_empty());
    for action in [Action::Draw, Action::Turn { place: 0 }, Action::Close, Action::Pass, Action::Look] {
        assert_eq!(table.refusal(ANA, action), Refusal::Over);
    }
}

/// Plays until each player has found this number of tiles.
fn play_until_found(table: &mut Table, wanted: &[usize]) {
    for &count in wanted {
        (0..count).for_each(|_| _ = table.hit());
        if !table.places_with_tiles().is_empty() {
            table.miss();
        }
    }
}

/// RM-19
#[test]
fn the_player_with_most_tiles_wins() {
    let mut table = table();
    play_until_found(&mut table, &[8, 10, 6]);
    assert_eq!(table.game.outcome(), Some(Outcome { winners: vec![BO], scores: vec![8, 10, 6] }));
}

/// RM-20
#[test]
fn all_players_with_most_tiles_win() {
    for (players, found_by_each, winners) in [
        (2, vec![12, 12], vec![ANA, BO]),
        (3, vec![8, 8, 8], vec![ANA, BO, CY]),
        (3, vec![10, 4, 10], vec![ANA, CY]),
    ] {
        let mut table = Table::new(&many(players, Variant::Bag), 5);
        play_until_found(&mut table, &found_by_each);
        assert_eq!(table.game.outcome().expect("over").winners, winners);
        assert_eq!(table.phase(), PhaseView::Over { winners });
    }
}

/// RM-R03
#[test]
fn the_same_tile_may_be_turned_again_at_once() {
    let mut table = table();
    let place = table.open_wrong();
    table.play(ANA, Action::Close);
    table.bring_coin();
    table.play(BO, Action::Turn { place });
}

/// RM-R40
#[test]
fn the_table_can_stop_and_the_tiles_found_so_far_count() {
    let mut table = Table::new(&three(Variant::Bag), 1);
    assert_eq!(table.refusal(BO, Action::End), Refusal::NothingFound);
    let finder = table.turn();
    table.hit();
    let [Event::Over { winners, .. }] = &table.play(CY, Action::End)[..] else {
        panic!("the game is not over")
    };
    assert_eq!(*winners, [finder]);
    assert_eq!(table.refusal(CY, Action::End), Refusal::Over);
}

/// RM-R40, RM-R35
#[test]
fn a_player_alone_cannot_win_before_the_last_tile() {
    let mut table = Table::new(&alone(Variant::Bag), 1);
    table.hit();
    assert_eq!(table.refusal(ANA, Action::End), Refusal::EndAlone);
}

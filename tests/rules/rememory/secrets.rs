//! No view shows what a player cannot know.

use partypiece::rules::{
    Seat,
    piecepack::Coin,
    rememory::{Action, CoinSlot, Coins, Deal, Event, PhaseView, Sorted, Variant, View},
};
use proptest::{prelude::*, sample::select};

use super::{
    setups::{ANA, BO, ROWS, SCATTERED, many, three, variants},
    table::{Table, started},
};

/// All coins whose face everybody sees.
fn shown_coins(view: &View) -> Vec<Coin> {
    let slots: Vec<CoinSlot> = match &view.coins {
        Coins::Bag { .. } => Vec::new(),
        Coins::Hands { hands, .. } => hands.concat(),
        Coins::Rows(slots) => slots.to_vec(),
    };
    let known_coin = |slot: CoinSlot| match slot {
        CoinSlot::Coin(seen) => seen.coin(),
        CoinSlot::InPlay | CoinSlot::Empty => None,
    };
    slots.into_iter().filter_map(known_coin).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// RM-05: the tiles differ, but not the views.
    #[test]
    fn a_view_does_not_depend_on_hidden_tiles(one: u64, other: u64) {
        for variant in [
            Variant::Bag,
            Variant::Rows { sorted: Sorted::Suit, in_order: true, reveal: false },
            Variant::Hands { deal: Deal::Random, hidden: false },
        ] {
            let views = [one, other].map(|seed| Table::new(&three(variant), seed).view());
            match variant {
                // Everybody sees open hands, and their coins differ with the seed, so only grid and phase are compared.
                Variant::Hands { .. } => prop_assert!(views[0].grid == views[1].grid && views[0].phase == views[1].phase),
                Variant::Bag | Variant::Steals { .. } | Variant::Rows { .. } | Variant::Scattered { .. } => {
                    prop_assert!(views[0] == views[1]);
                }
            }
        }
    }

    /// RM-R20, RM-R21: hidden sides of coins beside the tiles change no view, except the own view of a player who looked.
    #[test]
    fn a_view_does_not_depend_on_hidden_sides_of_coins(one: u64, other: u64, place in 0..24_u8, looks: bool) {
        let nothing = Variant::Scattered { show: partypiece::rules::rememory::Show::Nothing, reveal: false };
        for variant in [ROWS, Variant::Rows { sorted: Sorted::Value, in_order: false, reveal: true }, nothing] {
            let mut tables = [one, other].map(|seed| Table::new(&three(variant), seed));
            for table in &mut tables {
                table.play(ANA, Action::Pick { place });
                if looks {
                    table.play(ANA, Action::Look);
                }
            }
            let [one, other] = tables;
            prop_assert!(one.view() == other.view());
            prop_assert!(one.own(BO) == other.own(BO));
            prop_assert!(looks || one.own(ANA) == other.own(ANA));
        }
    }

    /// RM-04: after a miss the views do not depend on which tile was turned. Only the turn differs from
    /// before.
    #[test]
    fn a_closed_tile_leaves_no_trace(seed: u64, variant in select(variants()), first: prop::sample::Index, second: prop::sample::Index) {
        let setup = many(3, variant);
        prop_assume!(setup.check().is_ok());
        let untouched = Table::new(&setup, seed);
        let mut tables = [Table::new(&setup, seed), Table::new(&setup, seed)];
        for (table, choice) in tables.iter_mut().zip([first, second]) {
            table.bring_coin();
            let wrong = table.wrong_places();
            table.play(ANA, Action::Turn { place: wrong[choice.index(wrong.len())] });
            table.play(ANA, Action::Close);
        }
        prop_assert!(tables[0].views() == tables[1].views());
        let ((seen, own), (before, own_before)) = (tables[0].views(), untouched.views());
        let with_old_turn = View { turn: before.turn, turns: before.turns, ..seen };
        prop_assert!(with_old_turn == before && own == own_before);
    }

    /// RM-R10, RM-R11: hidden coins of a hand are only in the view of their owner.
    #[test]
    fn a_hidden_hand_is_seen_only_by_its_owner(seed: u64, players in 2..24_usize) {
        for variant in [Variant::Hands { deal: Deal::Random, hidden: true }, Variant::Steals { deal: Deal::Random, hidden: true }] {
            let table = Table::new(&many(players, variant), seed);
            prop_assert_eq!(shown_coins(&table.view()), []);
            prop_assert_eq!(table.own(Seat(99)), None);
            for seat in table.game.setup().seats() {
                let own: Vec<Coin> = table.hand(seat).into_iter().map(|(_, coin)| coin).collect();
                let seen = table.own(seat).expect("a hand").coins;
                prop_assert_eq!(seen.into_iter().map(|(_, coin)| coin).collect::<Vec<_>>(), own);
            }
        }
    }
}

/// RM-R11, RM-R32: two deals with the same suits in the same places give the same public view.
#[test]
fn values_of_hidden_hands_do_not_change_the_public_view() {
    let hidden = Variant::Steals { deal: Deal::BySuit, hidden: true };
    let tables: Vec<Table> = (0..60).map(|seed| Table::new(&many(4, hidden), seed)).collect();
    let mut pairs = 0;
    for (index, one) in tables.iter().enumerate() {
        for other in &tables[..index] {
            let suits = |table: &Table| [0, 1, 2, 3].map(|seat| table.hand(Seat(seat))[0].1.suit);
            if suits(one) == suits(other) {
                pairs += 1;
                assert!(one.view() == other.view());
                assert_ne!(one.hand(ANA), other.hand(ANA));
            }
        }
    }
    assert!(pairs > 10);
}

/// RM-R23: a viewer outside the table sees what the table sees, at any moment.
#[test]
fn a_stranger_sees_what_the_table_sees() {
    for variant in variants() {
        let mut table = Table::new(&many(3, variant), 8);
        for step in 0..12 {
            assert_eq!(table.own(Seat(77)), None);
            if step % 3 == 1 {
                table.hit()
            } else {
                table.miss()
            };
        }
    }
}

/// RM-R19: the coins of the reserve are not in the public view.
#[test]
fn the_reserve_is_in_no_view() {
    let table = Table::new(&many(5, Variant::Hands { deal: Deal::Random, hidden: false }), 8);
    let view = table.view();
    assert_eq!(shown_coins(&view).len(), 20);
}

/// RM-R34: an undo of something seen needs everybody's consent, and shows nothing new.
#[test]
fn an_undo_shows_nothing_new() {
    let undo_without_consent = |table: &mut Table| table.game.undo(false).is_ok();
    let mut table = Table::new(&three(Variant::Bag), 8);
    table.bring_coin();
    assert!(!undo_without_consent(&mut table), "a drawn coin was seen");
    table.open_wrong();
    assert!(!undo_without_consent(&mut table), "a turned tile was seen");
    table.play(ANA, Action::Close);
    assert!(!undo_without_consent(&mut table), "the tile would be seen once more");
    table.game.undo(true).expect("everybody agreed");
    assert!(matches!(table.phase(), PhaseView::WrongTile { .. }));
    table.play(ANA, Action::Close);
    table.hit();
    assert!(!undo_without_consent(&mut table), "a hit was seen");

    let mut table = Table::new(&three(SCATTERED), 8);
    table.play(ANA, Action::Pick { place: 3 });
    assert!(undo_without_consent(&mut table), "nobody has seen it");
    table.play(ANA, Action::Pick { place: 3 });
    table.play(ANA, Action::Look);
    assert!(!undo_without_consent(&mut table), "Ana has seen it");

    for (hidden, free) in [(false, true), (true, false)] {
        let mut table = Table::new(&three(Variant::Steals { deal: Deal::Random, hidden }), 8);
        table.play(ANA, Action::Steal { from: BO, place: 3 });
        assert_eq!(undo_without_consent(&mut table), free);
        let mut table = Table::new(&three(Variant::Hands { deal: Deal::Random, hidden }), 8);
        table.play(ANA, Action::Pick { place: 3 });
        assert_eq!(undo_without_consent(&mut table), free);
    }

    let mut table = Table::new(
        &three(Variant::Scattered { show: partypiece::rules::rememory::Show::Suit, reveal: true }),
        8,
    );
    table.play(ANA, Action::Pick { place: 3 });
    table.play(ANA, Action::Reveal);
    assert!(!undo_without_consent(&mut table), "everybody has seen it");

    let mut table = Table::new(&many(24, super::setups::STEALS), 8);
    table.hit();
    table.play(ANA, Action::Pass);
    assert!(undo_without_consent(&mut table), "passing shows nothing");
}

/// After an undo the same coin is drawn again, so nobody can draw until they like it.
#[test]
fn the_same_coin_is_drawn_again() {
    let mut game = started(&three(Variant::Bag), 12);
    let drawn = game.play(ANA, Action::Draw).expect("a coin").to_vec();
    game.undo(true).expect("everybody agreed");
    assert_eq!(game.play(ANA, Action::Draw).expect("a coin"), drawn);
    assert!(matches!(drawn[..], [Event::Drew { .. }]));
    assert!(matches!(game.view().phase, PhaseView::Tile(_)));
}

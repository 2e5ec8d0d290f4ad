//! Random setups and actions.

use partypiece::rules::{
    Seat,
    rememory::{
        Action, CoinSlot, Coins, House, PhaseView, Rememory, Setup, Starter, TileSlot, Variant, View,
    },
};
use proptest::{prelude::*, sample::select};

use super::setups::{alone, many, variants};
use crate::table::{self, RandomPlay, Try};

/// A game at a test table that knows no more than the players.
pub(crate) type PlainTable = table::Table<Rememory>;

impl RandomPlay for Rememory {
    fn play_progressing(table: &mut PlainTable, choice: u32) -> bool {
        helpful_action(&table.view(), choice).map(|(by, action)| table.play(by, action)).is_some()
    }
}

/// One of the places that are `true`, chosen by a number.
fn one_of(places: impl Iterator<Item = bool>, choice: u32) -> Option<u8> {
    let places: Vec<u8> = places.zip(0..).filter(|(there, _)| *there).map(|(_, place)| place).collect();
    places.get(choice as usize % places.len().max(1)).copied()
}

fn place_of_a_coin(places: &[CoinSlot], choice: u32) -> Option<u8> {
    one_of(places.iter().map(|place| matches!(place, CoinSlot::Coin(_))), choice)
}

/// A legal action that continues the game; `None` when the game is over.
pub(crate) fn helpful_action(view: &View, choice: u32) -> Option<(Seat, Action)> {
    let action = match view.phase {
        PhaseView::Over { .. } => return None,
        PhaseView::WrongTile { .. } => {
            let by = view.people[choice as usize % view.people.len()].seat;
            return Some((by, Action::Close));
        }
        PhaseView::Tile(coin)
            if choice.is_multiple_of(5) && coin.hidden.is_some_and(|hidden| hidden.reveal) =>
        {
            Action::Reveal
        }
        PhaseView::Tile(coin)
            if choice.is_multiple_of(3) && coin.hidden.is_some_and(|hidden| !hidden.looked) =>
        {
            Action::Look
        }
        PhaseView::Tile(_) => {
            Action::Turn { place: one_of(view.grid.iter().map(|slot| *slot == TileSlot::Down), choice)? }
        }
        PhaseView::Coin { pass: true } if choice.is_multiple_of(4) => Action::Pass,
        PhaseView::Coin { .. } => match &view.coins {
            Coins::Bag { .. } => Action::Draw,
            Coins::Rows(places) => Action::Pick { place: place_of_a_coin(places, choice)? },
            Coins::Hands { hands, .. } => {
                let own = place_of_a_coin(&hands[view.turn.index()], choice);
                let from = view.people[choice as usize % view.people.len()].seat;
                let steal =
                    || Some(Action::Steal { from, place: place_of_a_coin(&hands[from.index()], choice)? });
                let steals = matches!(view.variant, Variant::Steals { .. }) && from != view.turn;
                match own {
                    Some(place) if !choice.is_multiple_of(3) || !steals => Action::Pick { place },
                    Some(place) => steal().unwrap_or(Action::Pick { place }),
                    None => steal().filter(|_| steals).unwrap_or(Action::Pass),
                }
            }
        },
    };
    Some((view.turn, action))
}

/// Any action, mostly at places that exist.
pub(crate) fn action() -> impl Strategy<Value = Action> {
    let place = || prop_oneof![9 => 0..25_u8, 1 => any::<u8>()];
    let seat = prop_oneof![9 => 0..5_u8, 1 => any::<u8>()].prop_map(Seat);
    prop_oneof![
        1 => Just(Action::Draw),
        1 => place().prop_map(|place| Action::Pick { place }),
        1 => (seat, place()).prop_map(|(from, place)| Action::Steal { from, place }),
        1 => Just(Action::Look),
        1 => Just(Action::End),
        1 => Just(Action::Reveal),
        4 => place().prop_map(|place| Action::Turn { place }),
        2 => Just(Action::Close),
        1 => Just(Action::Pass),
    ]
}

/// Attempts in a row; nearly half of them continue the game.
pub(crate) fn tries(most: usize) -> impl Strategy<Value = Vec<Try<Action>>> {
    table::tries(most, (0..6_u8).prop_map(Seat), action())
}

/// Any setup; many of them are not valid.
pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    (0..110_usize, select(variants())).prop_map(|(players, variant)| many(players, variant))
}

/// Valid setups: any variant, for one player or several.
pub(crate) fn valid_setup() -> impl Strategy<Value = Setup> {
    (select(variants()), 1..7_usize, any::<[bool; 2]>()).prop_map(
        |(variant, players, [random, first_wins])| {
            let setup = if players == 1 { alone(variant) } else { many(players, variant) };
            let setup = if setup.check().is_ok() { setup } else { many(2, variant) };
            let setup = Setup { house: House { first_wins }, ..setup };
            if random { Setup { starter: Starter::Random, ..setup } } else { setup }
        },
    )
}

//! Random actions: helpful ones, illegal ones, and nonsense.

use partypiece::{
    play::Game,
    rules::{
        Seat,
        rememory::{Action, CoinSlot, Coins, Rememory, Scene, Setup, Starter, TileSlot, Variant, View},
    },
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::guests::{alone, many, variants};

/// One random attempt at a table.
#[derive(Debug, Clone)]
pub(crate) enum Try {
    /// A helpful action, chosen by a number.
    Help(u32),
    /// Any action by any seat.
    Anything(Seat, Action),
    /// Undo the last turn.
    Undo { agreed: bool },
    /// Redo what was undone.
    Redo,
}

impl Try {
    /// Makes the attempt. Returns whether it was allowed.
    pub(crate) fn make(&self, game: &mut Game<Rememory>) -> bool {
        match self {
            Try::Help(choice) => {
                let Some((by, action)) = helpful_action(&game.view(), *choice) else {
                    return false;
                };
                game.play(by, action).map_err(|refusal| panic!("{action:?} helps, but: {refusal}")).is_ok()
            }
            Try::Anything(by, action) => game.play(*by, *action).is_ok(),
            Try::Undo { agreed } => game.undo(*agreed).is_ok(),
            Try::Redo => game.redo().is_ok(),
        }
    }
}

/// One of these places, chosen by a number.
fn one_of(places: impl Iterator<Item = bool>, choice: u32) -> Option<u8> {
    let places: Vec<u8> = places.zip(0..).filter(|(there, _)| *there).map(|(_, place)| place).collect();
    places.get(choice as usize % places.len().max(1)).copied()
}

fn place_of_a_coin(places: &[CoinSlot], choice: u32) -> Option<u8> {
    one_of(places.iter().map(|place| matches!(place, CoinSlot::Coin(_))), choice)
}

/// A helpful legal action; none when the game is over.
pub(crate) fn helpful_action(view: &View, choice: u32) -> Option<(Seat, Action)> {
    let action = match view.scene {
        Scene::Over { .. } => return None,
        Scene::WrongTile { .. } => {
            let by = view.people[choice as usize % view.people.len()].seat;
            return Some((by, Action::Close));
        }
        Scene::Tile(coin) if choice.is_multiple_of(5) && coin.hidden.is_some_and(|hidden| hidden.tell) => {
            Action::Tell
        }
        Scene::Tile(coin) if choice.is_multiple_of(3) && coin.hidden.is_some_and(|hidden| !hidden.looked) => {
            Action::Look
        }
        Scene::Tile(_) => {
            Action::Turn { place: one_of(view.grid.iter().map(|spot| *spot == TileSlot::Down), choice)? }
        }
        Scene::Coin { pass: true } if choice.is_multiple_of(4) => Action::Pass,
        Scene::Coin { .. } => match &view.coins {
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
        1 => Just(Action::Tell),
        4 => place().prop_map(|place| Action::Turn { place }),
        2 => Just(Action::Close),
        1 => Just(Action::Pass),
    ]
}

/// Attempts in a row, most of them helpful.
pub(crate) fn tries(most: usize) -> impl Strategy<Value = Vec<Try>> {
    let attempt = prop_oneof![
        10 => any::<u32>().prop_map(Try::Help),
        6 => (0..6_u8, action()).prop_map(|(by, action)| Try::Anything(Seat(by), action)),
        1 => any::<bool>().prop_map(|agreed| Try::Undo { agreed }),
        1 => Just(Try::Redo),
    ];
    vec(attempt, 0..most)
}

/// Valid setups: any variant, for one player or several.
pub(crate) fn valid_setup() -> impl Strategy<Value = Setup> {
    (select(variants()), 1..7_usize, any::<bool>()).prop_map(|(variant, players, random)| {
        let setup = if players == 1 { alone(variant) } else { many(players, variant) };
        let setup = if setup.check().is_ok() { setup } else { many(2, variant) };
        if random { Setup { starter: Starter::Random, ..setup } } else { setup }
    })
}

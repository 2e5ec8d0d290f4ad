//! Rememory on a second screen.

use super::{podium, suit};
use crate::{
    rules::rememory::{CoinSlot, Coins, Person, PhaseView, View},
    screens::second_screen::{MAX_PEOPLE, PeopleAndBoard, PublicBoard, PublicPerson},
    wording::{Noun, counted},
};

/// The tiles, the coin in play and the coins beside the tiles. At the end, if several played: those who found
/// a tile.
pub(super) fn board(view: &View) -> PeopleAndBoard {
    if !view.solo && matches!(view.phase, PhaseView::Over { .. }) {
        return (Vec::new(), PublicBoard::Over { ranked: podium(view) });
    }
    let coins = if let Coins::Rows(coins) = &view.coins { coins.to_vec() } else { Vec::new() };
    let coin = view.in_play().map(|coin| coin.public);
    (people(view), PublicBoard::Tiles { tiles: view.grid.to_vec(), coin, coins })
}

/// The players in seat order, or, if not all fit, those whose turns come next.
fn people(view: &View) -> Vec<PublicPerson> {
    let person = |person: &Person| PublicPerson {
        name: person.name.to_string(),
        suit: suit(view, person.seat),
        count: count(view, person),
        turn: person.seat == view.turn,
    };
    match view.people.len() {
        0..=MAX_PEOPLE => view.people.iter().map(person).collect(),
        _ => view.queue().take(MAX_PEOPLE).map(person).collect(),
    }
}

/// The tiles that a player found, and the coins of their hand if there are hands.
fn count(view: &View, person: &Person) -> String {
    let found = counted(person.kept.len(), Noun::TILE);
    let hand = match &view.coins {
        Coins::Hands { hands, .. } => hands.get(person.seat.index()),
        Coins::Bag { .. } | Coins::Rows(_) => None,
    };
    let Some(hand) = hand else { return found };
    let coins = hand.iter().filter(|slot| matches!(slot, CoinSlot::Coin(_))).count();
    format!("{found}, {coins} in hand")
}

//! The coins that a player has selected on their card, until they decide.

use super::{ThrowId, throw_id};
use crate::rules::{
    Seat,
    clear::{Card, Selection, Squares, Throw, View, line},
};

/// A selection on the card of one player, for one throw.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Selected {
    throw: ThrowId,
    by: Seat,
    selection: Selection,
}

impl Selected {
    /// The coins selected on the card of `by`: none if the selection is for another card or another throw.
    pub fn coins(selected: Option<Self>, view: &View, by: Seat) -> Squares {
        Self::current(selected, view, by).coins()
    }

    /// The selection after a tap on a square. `None` before the throw, and without a card on the screen.
    pub fn tapped(selected: Option<Self>, view: &View, by: Seat, square: u8) -> Option<Self> {
        let before = Self::current(selected, view, by);
        Self::changed(view, by, |card, most| before.tapped(card, square, most))
    }

    /// The selection after a drag from one square to another. `None` before the throw, and without a card on the screen.
    pub fn dragged(selected: Option<Self>, view: &View, by: Seat, from: u8, to: u8) -> Option<Self> {
        let before = Self::current(selected, view, by);
        Self::changed(view, by, |card, most| Selection::dragged(card, from, to, most).unwrap_or(before))
    }

    /// What is selected on this card for this throw.
    fn current(selected: Option<Self>, view: &View, by: Seat) -> Selection {
        let now = throw_id(view);
        let selected = selected.filter(|selected| selected.throw == now && selected.by == by);
        selected.map(|selected| selected.selection).unwrap_or_default()
    }

    /// The selection after a change. `change` gets the card and the most coins of a line.
    fn changed(view: &View, by: Seat, change: impl FnOnce(&Card, u32) -> Selection) -> Option<Self> {
        let card = view.person(by)?.card?;
        let selection = change(&card, most_coins(view)?);
        Some(Self { throw: throw_id(view), by, selection })
    }
}

/// The longest line for the throw: one coin for each die.
fn most_coins(view: &View) -> Option<u32> {
    u32::try_from(view.throw()?.faces().len()).ok()
}

/// Why the selected coins are no line; `None` if they are a line, or while there are too few to judge: fewer
/// than three, in a Scratch-Off fewer than two. Two selected coins are judged at once if no line can end at
/// both of them.
pub fn problem(view: &View, by: Seat, coins: Squares) -> Option<String> {
    let (card, throw) = (view.person(by)?.card?, view.throw()?);
    let minimum = match throw {
        Throw::Roll(_) => 3,
        Throw::ScratchOff(_) => 2,
    };
    let refused = || line::call(&card, coins, throw).err().filter(|_| coins.len() >= minimum);
    line::no_line_between(&card, coins, throw).or_else(refused).map(|refusal| refusal.to_string())
}

//! The list of twelve as it is agreed on: dealt from decks, or written by hand.

use crate::{
    rules::scattergories::{self, LINES},
    ui::lists::{self, List},
};

/// A list in the making: the one that was left unplayed, or a fresh one.
pub(super) fn open() -> List {
    List::open(LINES)
}

/// The list as it stands.
pub(super) fn settle(list: List) -> scattergories::List {
    named(list.name(), list.categories())
}

/// A fresh list, for a game that begins at once.
pub(super) fn at_once() -> scattergories::List {
    let (name, categories) = lists::at_once(LINES);
    named(name, categories)
}

fn named(name: String, categories: Vec<String>) -> scattergories::List {
    let mut texts = categories.into_iter();
    scattergories::List { name, categories: std::array::from_fn(|_| texts.next().unwrap_or_default()) }
}

/// Its first categories, to tell it from another.
pub(super) fn first(list: List) -> String {
    list.categories().into_iter().take(3).collect::<Vec<_>>().join(", ") + " …"
}

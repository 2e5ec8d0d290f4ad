//! The list of twelve as it is agreed on: dealt from decks, or written by hand.

use crate::{
    rules::scattergories::{self, LINES},
    ui::lists::{self, ListForm},
};

/// A list in the making: the one that was left unplayed, or a fresh one.
pub(super) fn open() -> ListForm {
    ListForm::open(LINES)
}

/// The list as it stands.
pub(super) fn settle(list: ListForm) -> scattergories::CategoryList {
    named(list.name(), list.categories())
}

/// A fresh list, for a game that begins at once.
pub(super) fn at_once() -> scattergories::CategoryList {
    let (name, categories) = lists::at_once(LINES);
    named(name, categories)
}

fn named(name: String, categories: Vec<String>) -> scattergories::CategoryList {
    let mut texts = categories.into_iter();
    scattergories::CategoryList {
        name,
        categories: std::array::from_fn(|_| texts.next().unwrap_or_default()),
    }
}

/// Its first categories, to tell it from another.
pub(super) fn first(list: ListForm) -> String {
    list.categories().into_iter().take(3).collect::<Vec<_>>().join(", ") + " …"
}

//! The list of twelve categories, on the set-up screen and at the table.

use crate::{
    rules::scattergories::{self, LINES},
    ui::lists::{self, ListForm},
};

/// The stored list, or a new one.
pub(super) fn open() -> ListForm {
    ListForm::open(LINES)
}

/// The list for the game.
pub(super) fn category_list(list: ListForm) -> scattergories::CategoryList {
    new_category_list(list.name(), list.categories())
}

/// A new list, for a game that starts without the set-up screen.
pub(super) fn random_list() -> scattergories::CategoryList {
    let (name, categories) = lists::random_list(LINES);
    new_category_list(name, categories)
}

fn new_category_list(name: String, categories: Vec<String>) -> scattergories::CategoryList {
    let mut texts = categories.into_iter();
    scattergories::CategoryList {
        name,
        categories: std::array::from_fn(|_| texts.next().unwrap_or_default()),
    }
}

//! The current screen, which the address names.

use std::cell::RefCell;

use crate::ui::prelude::*;

use crate::browser::page;

pub use crate::screens::address::Screen;

thread_local! {
    /// The last screen that was no side page ([`Screen::is_side_page`]).
    static RETURN_TARGET: RefCell<Screen> = const { RefCell::new(Screen::Home) };
}

/// The screen to return to from a side page: a table, a set-up screen, BLANK's decks or home.
pub fn return_target() -> Screen {
    RETURN_TARGET.with_borrow(Screen::clone)
}

impl Screen {
    /// Opens the screen by changing the address.
    pub fn open(&self) {
        page::set_hash(&self.hash());
    }

    /// Opens this screen in place of the current one, so that the browser's back button skips that one.
    pub fn replace(&self) {
        page::replace_hash(&self.hash());
    }
}

/// A signal that follows the address. Call it once: it listens as long as the page is open.
pub fn follow_address() -> Signal<Screen> {
    let screen = RwSignal::new(Screen::from_fragment(&page::hash()));
    let follow = move || {
        let from = screen.get_untracked();
        if !from.is_side_page() {
            RETURN_TARGET.set(from);
        }
        screen.set(Screen::from_fragment(&page::hash()));
        // The browser keeps the scroll position of the screen before.
        page::scroll_to_top();
    };
    page::on_hash_change(follow).keep_forever();
    screen.into()
}

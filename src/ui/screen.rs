//! Where in the page somebody is. The address behind the `#` mirrors it, so that Back works from a disk too.

use std::cell::RefCell;

use crate::ui::prelude::*;

use crate::browser::{page, shelf::GameId};

thread_local! {
    /// Where one was before one began to read.
    static LEFT: RefCell<Screen> = const { RefCell::new(Screen::Home) };
}

/// Where one was before one began to read: at a table, setting one up, or at home.
pub fn left() -> Screen {
    LEFT.with_borrow(Screen::clone)
}

/// A screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Screen {
    /// The games, and what was begun.
    Home,
    /// Agreeing on a game before it is played.
    SetUp,
    /// A game.
    Table(GameId),
    /// The rules on a page.
    HowTo,
    /// Sound, light, storage.
    Settings,
    /// Who made it, and whose games these are.
    About,
}

impl Screen {
    /// The screen an address stands for; home, if it stands for none.
    fn from_hash(hash: &str) -> Self {
        match hash.trim_start_matches(['#', '/']) {
            "set-up" => Screen::SetUp,
            "how-to-play" => Screen::HowTo,
            "settings" => Screen::Settings,
            "about" => Screen::About,
            other => other.strip_prefix("table/").and_then(GameId::parse).map_or(Screen::Home, Screen::Table),
        }
    }

    /// Whether one only reads there, and then goes back to where something was going on.
    fn is_read(&self) -> bool {
        match self {
            Screen::HowTo | Screen::Settings | Screen::About => true,
            Screen::Home | Screen::SetUp | Screen::Table(_) => false,
        }
    }

    /// The address that stands for the screen, for `href` too.
    pub fn hash(&self) -> String {
        match self {
            Screen::Home => "#/".to_owned(),
            Screen::SetUp => "#/set-up".to_owned(),
            Screen::Table(id) => format!("#/table/{}", id.as_str()),
            Screen::HowTo => "#/how-to-play".to_owned(),
            Screen::Settings => "#/settings".to_owned(),
            Screen::About => "#/about".to_owned(),
        }
    }

    /// Goes there. The address changes, and the page follows it.
    pub fn open(&self) {
        page::set_hash(&self.hash());
    }
}

/// The screen the address asks for, now and whenever it changes.
pub fn current() -> Signal<Screen> {
    let screen = RwSignal::new(Screen::from_hash(&page::hash()));
    let follow = move || {
        let from = screen.get_untracked();
        if !from.is_read() {
            LEFT.set(from);
        }
        screen.set(Screen::from_hash(&page::hash()));
    };
    page::on_hash_change(follow).for_ever();
    screen.into()
}

//! Where in the page somebody is. The address behind the `#` mirrors it, so that Back works from a disk too.

use std::cell::RefCell;

use crate::ui::prelude::*;

use crate::{
    browser::{page, shelf::GameId},
    play::Kind,
    ui::stock::DeckRef,
};

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
    SetUp(Kind),
    /// A game.
    Table(GameId),
    /// A game's rules on a page.
    HowTo(Kind),
    /// The decks at hand.
    Decks,
    /// What stands in a deck.
    Deck(DeckRef),
    /// Lists and answer pads for tables that play on paper.
    Print,
    /// The decks of cards that lie here.
    Cards,
    /// Sound, light, storage.
    Settings,
    /// Who made it, and whose games these are.
    About,
}

impl Screen {
    /// The screen an address stands for; home, if it stands for none.
    fn from_hash(hash: &str) -> Self {
        let path = hash.trim_start_matches(['#', '/']);
        let (place, what) = path.split_once('/').unwrap_or((path, ""));
        let of_game = |screen: fn(Kind) -> Screen| Kind::from_slug(what).map(screen);
        let screen = match place {
            "set-up" => of_game(Screen::SetUp),
            "how-to-play" => of_game(Screen::HowTo),
            "table" => GameId::parse(what).map(Screen::Table),
            "decks" => Some(DeckRef::of(what).map_or(Screen::Decks, Screen::Deck)),
            "print" => Some(Screen::Print),
            "cards" => Some(Screen::Cards),
            "settings" => Some(Screen::Settings),
            "about" => Some(Screen::About),
            _ => None,
        };
        screen.unwrap_or(Screen::Home)
    }

    /// Whether one only reads there, and then goes back to where something was going on.
    fn is_read(&self) -> bool {
        match self {
            Screen::HowTo(_)
            | Screen::Decks
            | Screen::Deck(_)
            | Screen::Print
            | Screen::Settings
            | Screen::About => true,
            Screen::Home | Screen::SetUp(_) | Screen::Table(_) | Screen::Cards => false,
        }
    }

    /// The address that stands for the screen, for `href` too.
    pub fn hash(&self) -> String {
        match self {
            Screen::Home => "#/".to_owned(),
            Screen::SetUp(kind) => format!("#/set-up/{}", kind.slug()),
            Screen::Table(id) => format!("#/table/{}", id.as_str()),
            Screen::HowTo(kind) => format!("#/how-to-play/{}", kind.slug()),
            Screen::Decks => "#/decks".to_owned(),
            Screen::Deck(place) => format!("#/decks/{}", place.slug()),
            Screen::Print => "#/print".to_owned(),
            Screen::Cards => "#/cards".to_owned(),
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

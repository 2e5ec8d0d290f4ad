//! The current screen. The part of the address after `#` names it, so that Back works without a server too.

use std::cell::RefCell;

use crate::ui::prelude::*;

use crate::{
    browser::{page, shelf::GameId},
    daily::DailyGame,
    play::Kind,
    ui::stock::DeckRef,
};

thread_local! {
    /// The screen to return to from a side page: a table, a set-up screen, BLANK's decks or home.
    static RETURN_TARGET: RefCell<Screen> = const { RefCell::new(Screen::Home) };
}

/// The screen to return to from a side page: a table, a set-up screen, BLANK's decks or home.
pub fn return_target() -> Screen {
    RETURN_TARGET.with_borrow(Screen::clone)
}

/// A screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Screen {
    /// The games, and unfinished games.
    Home,
    /// Setting up a game.
    SetUp(Kind),
    /// Today's game of the day, which opens its table.
    Day(DailyGame),
    /// A game.
    Table(GameId),
    /// The rules of a game.
    HowTo(Kind),
    /// All decks of categories.
    Decks,
    /// One deck.
    Deck(DeckRef),
    /// Lists and answer pads for tables that play on paper.
    Print,
    /// The decks of cards of BLANK.
    Cards,
    /// Cards in a link, by their code.
    CardLink(String),
    /// The standings of this evening, and the history.
    Evening,
    /// Settings.
    Settings,
    /// Who made the page and the games.
    About,
    /// What a second screen shows.
    SecondScreen,
}

impl Screen {
    /// The screen of an address; home if the address is unknown.
    fn from_fragment(hash: &str) -> Self {
        let path = hash.trim_start_matches(['#', '/']);
        let (place, what) = path.split_once('/').unwrap_or((path, ""));
        let of_game = |screen: fn(Kind) -> Screen| Kind::from_slug(what).map(screen);
        let screen = match place {
            "set-up" => of_game(Screen::SetUp),
            "how-to-play" => of_game(Screen::HowTo),
            "day" => DailyGame::from_slug(what).map(Screen::Day),
            "table" => GameId::parse(what).map(Screen::Table),
            "decks" => Some(DeckRef::from_slug(what).map_or(Screen::Decks, Screen::Deck)),
            "print" => Some(Screen::Print),
            "cards" => Some(Screen::Cards),
            "card" => Some(Screen::CardLink(what.to_owned())),
            "evening" => Some(Screen::Evening),
            "settings" => Some(Screen::Settings),
            "about" => Some(Screen::About),
            "second-screen" => Some(Screen::SecondScreen),
            _ => None,
        };
        screen.unwrap_or(Screen::Home)
    }

    /// Whether its “Back” returns to the screen before.
    fn is_side_page(&self) -> bool {
        matches!(
            self,
            Screen::HowTo(_)
                | Screen::Decks
                | Screen::Deck(_)
                | Screen::Print
                | Screen::CardLink(_)
                | Screen::Evening
                | Screen::Settings
                | Screen::About
        )
    }

    /// The address of the screen, also for `href`.
    pub fn hash(&self) -> String {
        match self {
            Screen::Home => "#/".to_owned(),
            Screen::SetUp(kind) => format!("#/set-up/{}", kind.slug()),
            Screen::Day(game) => format!("#/day/{}", game.kind().slug()),
            Screen::Table(id) => format!("#/table/{}", id.as_str()),
            Screen::HowTo(kind) => format!("#/how-to-play/{}", kind.slug()),
            Screen::Decks => "#/decks".to_owned(),
            Screen::Deck(place) => format!("#/decks/{}", place.slug()),
            Screen::Print => "#/print".to_owned(),
            Screen::Cards => "#/cards".to_owned(),
            Screen::CardLink(code) => format!("#/card/{code}"),
            Screen::Evening => "#/evening".to_owned(),
            Screen::Settings => "#/settings".to_owned(),
            Screen::About => "#/about".to_owned(),
            Screen::SecondScreen => "#/second-screen".to_owned(),
        }
    }

    /// Opens the screen by changing the address.
    pub fn open(&self) {
        page::set_hash(&self.hash());
    }

    /// Opens the screen instead of this one: Back leads to the one before.
    pub fn replace(&self) {
        page::replace_hash(&self.hash());
    }
}

/// The screen of the address; tracks it.
pub fn current() -> Signal<Screen> {
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

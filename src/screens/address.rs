//! The screens and their addresses. An address is the part after `#`, so Back works without a server, too.

use crate::{
    daily::DailyGame,
    play::{DeckId, GameId, Kind},
};

/// Which deck it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DeckRef {
    /// A built-in deck by its index, which addresses and settings have, too: so the order of `decks::built_in` never changes, and new ones
    /// come last. It can be copied but not changed.
    BuiltIn(usize),
    /// A deck stored by people.
    Stored(DeckId),
}

/// The prefix of the index of a built-in deck in addresses and settings.
const BUILT_IN: &str = "built-in-";

impl DeckRef {
    /// Its name in addresses and settings.
    pub fn slug(&self) -> String {
        match self {
            DeckRef::BuiltIn(index) => format!("{BUILT_IN}{index}"),
            DeckRef::Stored(id) => id.as_str().to_owned(),
        }
    }

    /// The deck with that slug, if the slug is valid.
    pub fn from_slug(slug: &str) -> Option<Self> {
        let built_in = slug.strip_prefix(BUILT_IN).and_then(|index| index.parse().ok()).map(DeckRef::BuiltIn);
        built_in.or_else(|| DeckId::parse(slug).map(DeckRef::Stored))
    }
}

/// A screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Screen {
    /// The games, and unfinished games.
    Home,
    /// Setting up a game.
    Setup(Kind),
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

/// The screens that every screen without a table leads to, and their names. “How to play” opens the rules of this game.
pub fn pages(explained: Kind) -> [(Screen, &'static str); 5] {
    [
        (Screen::Home, "Games"),
        (Screen::HowTo(explained), "How to play"),
        (Screen::Decks, "Decks"),
        (Screen::Settings, "Settings"),
        (Screen::About, "About"),
    ]
}

impl Screen {
    /// The screen of an address; home if the address is unknown, and all decks if only the deck is.
    pub fn from_fragment(hash: &str) -> Self {
        let path = hash.trim_start_matches(['#', '/']);
        let (name, argument) = path.split_once('/').unwrap_or((path, ""));
        let of_game = |screen: fn(Kind) -> Screen| Kind::from_slug(argument).map(screen);
        let screen = match name {
            "set-up" => of_game(Screen::Setup),
            "how-to-play" => of_game(Screen::HowTo),
            "day" => DailyGame::from_slug(argument).map(Screen::Day),
            "table" => GameId::parse(argument).map(Screen::Table),
            "decks" => Some(DeckRef::from_slug(argument).map_or(Screen::Decks, Screen::Deck)),
            "print" => Some(Screen::Print),
            "cards" => Some(Screen::Cards),
            "card" => Some(Screen::CardLink(argument.to_owned())),
            "evening" => Some(Screen::Evening),
            "settings" => Some(Screen::Settings),
            "about" => Some(Screen::About),
            "second-screen" => Some(Screen::SecondScreen),
            _ => None,
        };
        screen.unwrap_or(Screen::Home)
    }

    /// Whether its “Back” returns to the screen before.
    pub fn is_side_page(&self) -> bool {
        match self {
            Screen::HowTo(_)
            | Screen::Decks
            | Screen::Deck(_)
            | Screen::Print
            | Screen::CardLink(_)
            | Screen::Evening
            | Screen::Settings
            | Screen::About => true,
            // Side pages lead back to these. The decks of cards are one of them: the button that leads back has their name.
            Screen::Home
            | Screen::Setup(_)
            | Screen::Day(_)
            | Screen::Table(_)
            | Screen::Cards
            | Screen::SecondScreen => false,
        }
    }

    /// The address of the screen, also for `href`.
    pub fn hash(&self) -> String {
        match self {
            Screen::Home => "#/".to_owned(),
            Screen::Setup(kind) => format!("#/set-up/{}", kind.slug()),
            Screen::Day(game) => format!("#/day/{}", game.kind().slug()),
            Screen::Table(id) => format!("#/table/{}", id.as_str()),
            Screen::HowTo(kind) => format!("#/how-to-play/{}", kind.slug()),
            Screen::Decks => "#/decks".to_owned(),
            Screen::Deck(deck) => format!("#/decks/{}", deck.slug()),
            Screen::Print => "#/print".to_owned(),
            Screen::Cards => "#/cards".to_owned(),
            Screen::CardLink(code) => format!("#/card/{code}"),
            Screen::Evening => "#/evening".to_owned(),
            Screen::Settings => "#/settings".to_owned(),
            Screen::About => "#/about".to_owned(),
            Screen::SecondScreen => "#/second-screen".to_owned(),
        }
    }

    /// The game whose rules a link on this screen opens. A table has no such link: it shows the rules itself.
    fn game(&self) -> Option<Kind> {
        match self {
            Screen::Setup(kind) | Screen::HowTo(kind) => Some(*kind),
            Screen::Day(game) => Some(game.kind()),
            Screen::Cards | Screen::CardLink(_) => Some(Kind::Blank),
            Screen::Home
            | Screen::Table(_)
            | Screen::Decks
            | Screen::Deck(_)
            | Screen::Print
            | Screen::Evening
            | Screen::Settings
            | Screen::About
            | Screen::SecondScreen => None,
        }
    }

    /// The game whose rules a link opens: the game of this screen, else that of the screen `before`, else the
    /// first game.
    pub fn game_to_explain(&self, before: &Self) -> Kind {
        self.game().or_else(|| before.game()).unwrap_or(Kind::ALL[0])
    }

    /// How a link to another screen is marked on this one, as `aria-current`: a deck is a part of the page of all decks.
    pub fn mark_of(&self, to: &Self) -> Option<&'static str> {
        let is_part = matches!(self, Screen::Deck(_)) && *to == Screen::Decks;
        if self == to { Some("page") } else { is_part.then_some("true") }
    }

    /// The text of the button that returns to this screen.
    pub fn back(&self) -> &'static str {
        match self {
            Screen::Table(_) => "Back to the game",
            Screen::Setup(_) => "Back to set-up",
            Screen::Cards => "Back to the decks of cards",
            Screen::Home
            | Screen::Day(_)
            | Screen::HowTo(_)
            | Screen::Decks
            | Screen::Deck(_)
            | Screen::Print
            | Screen::CardLink(_)
            | Screen::Evening
            | Screen::Settings
            | Screen::About
            | Screen::SecondScreen => "All games",
        }
    }
}

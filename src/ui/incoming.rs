//! Opened files: whichever screen opened one, its content goes to the right screen.

use std::cell::RefCell;

use super::screen::Screen;
use crate::{
    browser::{
        files::{self, Came},
        shelf::{self, GameId},
    },
    import::{self, Imported},
    play::AnyGame,
    rules::blank::CardDeck,
};

/// The largest file that is read, in bytes. Everything a browser stores for a page is a third of it.
pub const LARGEST: u32 = 20_000_000;

/// Every kind of file that can be opened here.
const ALL: &str = ".jsonl,.json,.json5,.txt,.csv,.tsv,.html,.htm";

/// The content of a file, for the screen that handles it.
pub enum Arrival {
    /// A sentence about the result, for the home page.
    Told(String),
    /// Decks of categories, yet to be read.
    Categories {
        /// The name of the file.
        file: String,
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// A deck of cards, and the problems in its file.
    Cards(Box<CardDeck>, Option<String>),
}

impl Arrival {
    /// The screen that handles it.
    fn screen(&self) -> Screen {
        match self {
            Arrival::Told(_) => Screen::Home,
            Arrival::Categories { .. } => Screen::Decks,
            Arrival::Cards(..) => Screen::Cards,
        }
    }
}

thread_local! {
    /// Content that waits until its screen is open.
    static WAITING: RefCell<Option<Arrival>> = const { RefCell::new(None) };
}

/// Takes the content that waits for this screen.
pub fn waiting(here: &Screen) -> Option<Arrival> {
    WAITING.with_borrow_mut(|waiting| waiting.take_if(|arrival| arrival.screen() == *here))
}

/// Lets somebody choose a file. `then` gets the content if this screen handles it, or the sentence that says why
/// nothing was read; otherwise the right screen opens.
pub fn choose(here: Screen, then: impl FnOnce(Result<Arrival, String>) + 'static) {
    let then: Box<dyn FnOnce(Result<Arrival, String>)> = Box::new(then);
    files::open(ALL, LARGEST, move |came| sort(came, &here, then));
}

/// The same for a file that was dropped or chosen.
pub fn sort(came: Came, here: &Screen, then: Box<dyn FnOnce(Result<Arrival, String>)>) {
    let arrival = match came.map_err(|trouble| trouble.to_string()).and_then(read) {
        Ok(Some(arrival)) => arrival,
        Ok(None) => return,
        Err(sentence) => return then(Err(sentence)),
    };
    let screen = arrival.screen();
    if screen == *here {
        then(Ok(arrival));
    } else {
        WAITING.set(Some(arrival));
        screen.open();
    }
}

/// Reads a file. A complete game opens at once.
fn read((file, bytes): (String, Vec<u8>)) -> Result<Option<Arrival>, String> {
    let opened = import::open(&file, bytes).map_err(|error| error.to_string())?;
    let problems = opened.problems();
    Ok(match opened.imported {
        Imported::Game(game) => {
            let id = put(&game);
            if problems.is_none() {
                Screen::Table(id).open();
            }
            problems.map(Arrival::Told)
        }
        Imported::Backup(backup) => {
            let arrived = shelf::merge(&backup).to_string();
            Some(Arrival::Told([arrived].into_iter().chain(problems).collect::<Vec<_>>().join(" ")))
        }
        Imported::Cards(deck) => Some(Arrival::Cards(deck, problems)),
        Imported::Categories(bytes) => Some(Arrival::Categories { file, bytes }),
    })
}

/// Stores a game as a new one. If the browser cannot store it, it stays in memory while the page is open; home says so.
fn put(game: &AnyGame) -> GameId {
    let id = GameId::fresh();
    let lines = game.lines();
    if let [head, steps @ ..] = &lines[..] {
        let _ = shelf::create(&id, head);
        for (n, step) in steps.iter().enumerate() {
            let _ = shelf::append(&id, n, step);
        }
    }
    shelf::note(&id, lines.len().saturating_sub(1), game.is_over());
    id
}

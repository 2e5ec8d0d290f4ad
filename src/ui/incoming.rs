//! Files that come in: whichever screen one is opened on, what is in it goes where it belongs.

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

/// The most bytes that are read of a file. Anything larger is none of ours: all that a browser keeps for a page is a
/// third of it.
pub const LARGEST: u32 = 20_000_000;

/// Every kind of file that can be opened here.
const ALL: &str = ".jsonl,.json,.json5,.txt,.csv,.tsv,.html,.htm";

/// What came in a file, for the screen that it belongs to.
pub enum Arrival {
    /// A sentence about what came, for the shelf of games.
    Told(String),
    /// Decks of categories, yet to be read.
    Categories {
        /// The name of the file.
        file: String,
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// A deck of cards, and what could not be read of it.
    Cards(Box<CardDeck>, Option<String>),
}

impl Arrival {
    /// Where it belongs.
    fn screen(&self) -> Screen {
        match self {
            Arrival::Told(_) => Screen::Home,
            Arrival::Categories { .. } => Screen::Decks,
            Arrival::Cards(..) => Screen::Cards,
        }
    }
}

thread_local! {
    /// What came while another screen was open, and waits for its own.
    static WAITING: RefCell<Option<Arrival>> = const { RefCell::new(None) };
}

/// What came for this screen while another one was open.
pub fn waiting(here: &Screen) -> Option<Arrival> {
    WAITING.with_borrow_mut(|waiting| waiting.take_if(|arrival| arrival.screen() == *here))
}

/// Lets somebody choose a file on this screen. What belongs here is handed on, and so is the sentence that says why nothing
/// came; with anything else, the screen that it belongs to opens.
pub fn choose(here: Screen, then: impl FnOnce(Result<Arrival, String>) + 'static) {
    let then: Box<dyn FnOnce(Result<Arrival, String>)> = Box::new(then);
    files::open(ALL, LARGEST, move |came| sort(came, &here, then));
}

/// The same for a file that came.
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

/// What is in a file. A game that can be opened whole opens by itself.
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

/// Puts a game on the shelf as a new one. One that the browser does not keep lies there as long as the page is open;
/// home says so by itself.
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

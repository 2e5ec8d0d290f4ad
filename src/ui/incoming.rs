//! Opened files: whichever screen opened one, its content goes to the right screen.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::{GetUntracked, RwSignal, Set, Signal};

use super::screen::Screen;
use crate::{
    browser::{
        files::{self, FileResult},
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
    /// The screen that takes what is dropped on it, and how.
    static TAKES_DROPS: RefCell<Option<(Screen, TakesDrop)>> = const { RefCell::new(None) };
}

/// What a screen does with a file that was dropped on it, or with the sentence that says why nothing came.
type TakesDrop = Rc<dyn Fn(Result<Arrival, String>)>;

/// As long as screen `here` is open, it takes what is dropped anywhere on the page.
pub fn take_drops(here: Screen, then: impl Fn(Result<Arrival, String>) + 'static) {
    TAKES_DROPS.set(Some((here, Rc::new(then))));
}

/// Takes every file that is dropped on the page, whatever screen is open: otherwise the browser would leave the page for the
/// file. `said` gets the sentence that says why one is not taken.
pub fn listen_for_drops(screen: Signal<Screen>, said: RwSignal<Option<String>>) {
    let dropped = move |came: FileResult| {
        let here = screen.get_untracked();
        let taken = TAKES_DROPS.with_borrow(|takes| takes.clone().filter(|(there, _)| *there == here));
        match (taken, &here) {
            (Some((_, take)), _) => sort(came, &here, Box::new(move |arrival| take(arrival))),
            (None, Screen::Table(_)) => said.set(Some(PLAYING.to_owned())),
            (None, _) => sort(came, &here, Box::new(move |arrival| said.set(arrival.err()))),
        }
    };
    files::on_drop(LARGEST, dropped).keep_forever();
}

/// Nobody is to be taken away from a table by accident.
const PLAYING: &str = "A game is being played here. To open a file, go to all games first.";

/// What came for this screen while another one was open.
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
pub fn sort(came: FileResult, here: &Screen, then: Box<dyn FnOnce(Result<Arrival, String>)>) {
    let arrival = match came.map_err(|error| error.to_string()).and_then(read) {
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

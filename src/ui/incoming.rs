//! Opened files: the content of a file goes to the right screen, whichever screen opened it.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::{GetUntracked, RwSignal, Signal};

use super::{
    parts::{set_notice, show_notice},
    screen::Screen,
};
use crate::{
    browser::{
        files::{self, FileResult},
        shelf::{self, GameId},
    },
    import::{self, Imported},
    play::AnyGame,
    rules::blank::CardDeck,
};

/// The largest file that is read, in bytes. A browser usually stores about a quarter of that for a page.
pub const MAX_BYTES: u32 = 20_000_000;

/// Every kind of file that can be opened here.
const ALL: &str = ".jsonl,.json,.json5,.txt,.csv,.tsv,.html,.htm";

/// The content of a file, for the screen that handles it.
pub enum OpenedContent {
    /// A sentence about the result, for the home page.
    Message(String),
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

impl OpenedContent {
    /// The screen that handles it.
    fn screen(&self) -> Screen {
        match self {
            OpenedContent::Message(_) => Screen::Home,
            OpenedContent::Categories { .. } => Screen::Decks,
            OpenedContent::Cards(..) => Screen::Cards,
        }
    }
}

thread_local! {
    /// Content that waits until its screen is open.
    static WAITING: RefCell<Option<OpenedContent>> = const { RefCell::new(None) };
    /// The screen that handles dropped files, and its handler.
    static DROP_HANDLER: RefCell<Option<(Screen, DropHandler)>> = const { RefCell::new(None) };
}

/// Gets the content of a dropped file, or the sentence that says why nothing was read.
type DropHandler = Rc<dyn Fn(Result<OpenedContent, String>)>;

/// While the screen `current_screen` is open, files may be dropped anywhere on the page. `callback` then gets
/// what the callback of [`choose`] gets.
pub fn handle_drops(current_screen: Screen, callback: impl Fn(Result<OpenedContent, String>) + 'static) {
    DROP_HANDLER.set(Some((current_screen, Rc::new(callback))));
}

/// Handles every file that is dropped on the page, whichever screen is open: otherwise the browser would open the file
/// instead of the page. `notice` gets the sentence that says why a file was not opened.
pub fn listen_for_drops(screen: Signal<Screen>, notice: RwSignal<Option<String>>) {
    let dropped = move |file: FileResult| {
        let current_screen = screen.get_untracked();
        let handler =
            DROP_HANDLER.with_borrow(|handler| handler.clone().filter(|(there, _)| *there == current_screen));
        match (handler, &current_screen) {
            (Some((_, receive)), _) => {
                dispatch(file, &current_screen, Box::new(move |content| receive(content)))
            }
            (None, Screen::Table(_)) => show_notice(notice, PLAYING.to_owned()),
            (None, _) => {
                dispatch(file, &current_screen, Box::new(move |content| set_notice(notice, content.err())))
            }
        }
    };
    files::on_drop(MAX_BYTES, dropped).keep_forever();
}

/// The refusal while a game is open: a dropped file must not close the table by accident.
const PLAYING: &str = "A game is being played here. To open a file, go to all games first.";

/// Content for this screen that was opened on another one.
pub fn take_waiting(current_screen: &Screen) -> Option<OpenedContent> {
    WAITING.with_borrow_mut(|waiting| waiting.take_if(|content| content.screen() == *current_screen))
}

/// Lets somebody choose a file. `callback` gets the content if this screen handles it, or the sentence that says why
/// nothing was read; otherwise the right screen opens.
pub fn choose(current_screen: Screen, callback: impl FnOnce(Result<OpenedContent, String>) + 'static) {
    let callback: Box<dyn FnOnce(Result<OpenedContent, String>)> = Box::new(callback);
    files::open(ALL, MAX_BYTES, move |file| dispatch(file, &current_screen, callback));
}

/// Passes a dropped or chosen file to its screen; see [`choose`].
pub fn dispatch(
    file: FileResult,
    current_screen: &Screen,
    callback: Box<dyn FnOnce(Result<OpenedContent, String>)>,
) {
    let content = match file.map_err(|error| error.to_string()).and_then(read) {
        Ok(Some(content)) => content,
        Ok(None) => return,
        Err(sentence) => return callback(Err(sentence)),
    };
    let screen = content.screen();
    if screen == *current_screen {
        callback(Ok(content));
    } else {
        WAITING.set(Some(content));
        screen.open();
    }
}

/// Reads a file. A complete game opens at once.
fn read((file, bytes): (String, Vec<u8>)) -> Result<Option<OpenedContent>, String> {
    let opened = import::open(&file, bytes).map_err(|error| error.to_string())?;
    let problems = opened.problems();
    Ok(match opened.imported {
        Imported::Game(game) => {
            let id = store(&game);
            if problems.is_none() {
                Screen::Table(id).open();
            }
            problems.map(OpenedContent::Message)
        }
        Imported::Backup(backup) => {
            let report = shelf::merge(&backup).to_string();
            Some(OpenedContent::Message([report].into_iter().chain(problems).collect::<Vec<_>>().join(" ")))
        }
        Imported::Cards(deck) => Some(OpenedContent::Cards(deck, problems)),
        Imported::Categories(bytes) => Some(OpenedContent::Categories { file, bytes }),
    })
}

/// Stores a game as a new one. If the browser cannot store it, it stays in memory while the page is open, and the home page
/// says so.
fn store(game: &AnyGame) -> GameId {
    let id = GameId::fresh();
    let lines = game.lines();
    if let [head, steps @ ..] = &lines[..] {
        let _ = shelf::create(&id, head);
        for (n, step) in steps.iter().enumerate() {
            let _ = shelf::append(&id, n, step);
        }
    }
    shelf::store_last_played(&id, lines.len().saturating_sub(1), game.is_over());
    id
}

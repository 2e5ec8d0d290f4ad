//! Opened files: the content of each file goes to the right screen, whichever screen opened it.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use crate::ui::prelude::*;

use super::{
    parts::{Notice, Quiet, set_notice, show_notice},
    screen::Screen,
};
use crate::{
    browser::{
        files::{self, FileResult},
        storage::{self, GameId},
    },
    import::{self, Imported},
    play::AnyGame,
    rules::blank::CardDeck,
    wording::paragraph,
};

/// The largest file that is read, in bytes. A browser usually stores about a quarter of that for a page.
pub const MAX_BYTES: u32 = 20_000_000;

/// The content of a file, for the screen that handles it.
pub enum OpenedContent {
    /// A sentence about the result, for the home page.
    Message(String),
    /// Decks of categories, yet to be read.
    Categories {
        /// The name of the file.
        file: String,
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
    /// Content that waits until its screen is open, and until what came before it has been handled.
    static WAITING: RefCell<VecDeque<OpenedContent>> = const { RefCell::new(VecDeque::new()) };
    /// Why other files, which were opened at the same time, were not read.
    static REFUSED: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The screen that handles dropped files, and its handler.
    static DROP_HANDLER: RefCell<Option<(Screen, DropHandler)>> = const { RefCell::new(None) };
}

/// What a screen gets of the files that were chosen or dropped together: the content of each file that it handles, and the
/// sentences that say why others were not read.
pub type Received = Vec<Result<OpenedContent, String>>;

type DropHandler = Rc<dyn Fn(Received)>;

/// While the screen `current_screen` is open, files may be dropped anywhere on the page. `callback` then gets
/// what the callback of [`choose`] gets.
pub fn handle_drops(current_screen: Screen, callback: impl Fn(Received) + 'static) {
    DROP_HANDLER.set(Some((current_screen, Rc::new(callback))));
}

/// Handles all files that are dropped on the page, whichever screen is open: otherwise the browser would open one
/// instead of the page. `notice` gets the sentence that says why a file was not opened.
pub fn listen_for_drops(screen: Signal<Screen>, notice: RwSignal<Option<String>>) {
    let dropped = move |files: Vec<FileResult>| {
        let current_screen = screen.get_untracked();
        let handler =
            DROP_HANDLER.with_borrow(|handler| handler.clone().filter(|(there, _)| *there == current_screen));
        match (handler, &current_screen) {
            (Some((_, receive)), _) => dispatch(files, &current_screen, &*receive),
            (None, Screen::Table(_)) => show_notice(notice, PLAYING.to_owned()),
            (None, _) => dispatch(files, &current_screen, &|received| set_notice(notice, refusal(received))),
        }
    };
    files::on_drop(MAX_BYTES, dropped).keep_forever();
}

/// Why files were not read, for a screen that handles no content.
pub fn refusal(received: Received) -> Option<String> {
    received.into_iter().find_map(Result::err)
}

/// The refusal while a game is open: a dropped file must not close the table by accident.
const PLAYING: &str = "A game is being played here. To open a file, go to all games first.";

/// Content for this screen that was opened on another one, or together with other files.
pub fn take_waiting(current_screen: &Screen) -> Option<OpenedContent> {
    WAITING.with_borrow_mut(|waiting| {
        let index = waiting.iter().position(|content| content.screen() == *current_screen)?;
        waiting.remove(index)
    })
}

/// Why files that were opened together with others were not read. It is said once.
pub fn take_refusals() -> Option<String> {
    REFUSED.take()
}

/// Keeps content until its screen has handled what came before it.
pub fn keep_waiting(content: OpenedContent) {
    WAITING.with_borrow_mut(|waiting| waiting.push_back(content));
}

/// Opens the screen of content that still waits, if there is any.
pub fn open_next_screen() {
    if let Some(screen) = WAITING.with_borrow(|waiting| waiting.front().map(OpenedContent::screen)) {
        screen.open();
    }
}

/// Lets somebody choose files. `callback` gets what this screen handles; for other content the right screen opens.
pub fn choose(current_screen: Screen, callback: impl Fn(Received) + 'static) {
    files::open(MAX_BYTES, move |files| dispatch(files, &current_screen, &callback));
}

/// The button that opens files, with a notice below it. `receive` gets what the callback of [`choose`] gets.
#[component]
pub fn OpenButton(
    /// The screen of the button.
    current_screen: Screen,
    /// What is said below the button.
    notice: RwSignal<Option<String>>,
    /// Shows what was opened.
    receive: Callback<Received>,
) -> impl IntoView {
    let open = move |()| {
        notice.set(None);
        choose(current_screen.clone(), move |received| receive.run(received));
    };
    view! {
        <span class="press">
            <Quiet on_press=open>"Open a file"</Quiet>
            <Notice text=notice/>
        </span>
    }
}

/// Passes dropped or chosen files to their screens; see [`choose`].
fn dispatch(files: Vec<FileResult>, current_screen: &Screen, callback: &dyn Fn(Received)) {
    let is_alone = files.len() == 1;
    let (mut contents, mut messages, mut refusals) = (VecDeque::new(), Vec::new(), Vec::new());
    for file in files {
        match file.map_err(|error| error.to_string()).and_then(|file| read(file, is_alone)) {
            Ok(Some(OpenedContent::Message(sentence))) => messages.push(sentence),
            Ok(Some(content)) => contents.push_back(content),
            Ok(None) => {}
            Err(sentence) => refusals.push(sentence),
        }
    }
    if contents.is_empty() && !messages.is_empty() {
        messages.append(&mut refusals);
        contents.push_back(OpenedContent::Message(in_lines(messages)));
    } else {
        // Where there is more to do, all sentences are said on its screen.
        messages.append(&mut refusals);
        refusals = messages;
    }
    let refused = (!refusals.is_empty()).then(|| in_lines(refusals));
    let screen = contents.front().map(OpenedContent::screen);
    let (here, elsewhere): (VecDeque<_>, VecDeque<_>) =
        contents.into_iter().partition(|content| content.screen() == *current_screen);
    WAITING.with_borrow_mut(|waiting| waiting.extend(elsewhere));
    match screen.filter(|_| here.is_empty()) {
        Some(screen) => {
            REFUSED.set(refused);
            screen.open();
        }
        None => callback(here.into_iter().map(Ok).chain(refused.map(Err)).collect()),
    }
}

/// The sentences about several files, a line for each. Of many, the first are said and the others are counted.
fn in_lines(mut sentences: Vec<String>) -> String {
    /// How many lines are shown at most; the last one says how many messages are not.
    const MAX: usize = 6;
    if sentences.len() > MAX {
        let more = sentences.drain(MAX - 1..).count();
        sentences.push(format!("{more} more messages are not shown."));
    }
    sentences.join("\n")
}

/// Reads a file. A complete game opens at once, if it is the only file.
fn read((file, bytes): (String, Vec<u8>), is_alone: bool) -> Result<Option<OpenedContent>, String> {
    let opened = import::open(&file, bytes).map_err(|error| error.to_string())?;
    let problems = opened.problems();
    Ok(match opened.imported {
        Imported::Game(game) => {
            let id = store(&game);
            if is_alone && problems.is_none() {
                Screen::Table(id).open();
            }
            let here = (!is_alone).then(|| format!("The game of “{file}” is here now."));
            let sentences: Vec<String> = here.into_iter().chain(problems).collect();
            (!sentences.is_empty()).then(|| OpenedContent::Message(paragraph(sentences)))
        }
        Imported::Backup(backup) => {
            let report = storage::merge(&backup).to_string();
            Some(OpenedContent::Message(paragraph([report].into_iter().chain(problems))))
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
        let _ = storage::create(&id, head);
        for (n, step) in steps.iter().enumerate() {
            let _ = storage::append(&id, n, step);
        }
    }
    storage::store_last_played(&id, lines.len().saturating_sub(1), game.is_over());
    id
}

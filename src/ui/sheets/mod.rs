//! Answer sheets: writing, reading, voting. Both word games use them.
//!
//! A game describes its table as a [`WordTable`] and performs each [`SheetAction`]; what differs is behind [`WordGame`]. So
//! all this is compiled once for both games.

pub mod answering;
mod around;
mod editor;
mod empty;
mod entering;
mod paper;
pub mod past_rulings;
mod poll;
mod reading;
mod typing;
mod word_session;
pub mod writing;
pub mod written;

pub use answering::{AnsweringChoice, WhoseClock};
pub use editor::SheetEditor;
pub use word_session::{WordGameTable, WordRules, WordSession};
pub use writing::CategoryList;
pub use written::{AllSheets, Scored};

use std::sync::Arc;

use crate::ui::prelude::*;

use super::{
    countdown::Countdown,
    curtain::Curtain,
    parts::{Die, Pawn, piecepack::initial},
    print::{self, TableList},
    screen::Screen,
};
use crate::{
    browser::{clock::PageDeadline, page},
    play::{GameId, PastRuling},
    rules::{
        Seat, Viewer,
        piecepack::Suit,
        sheets::{AnyAnswerPlace, LetterThrow},
    },
    screens::{
        second_screen::Progress,
        sheets::{
            Participant, SheetAction, SheetDraft, SheetRoom, TimeOf, WordTable, is_being_written,
            running_time, seconds_again, when_time_is_up,
        },
    },
};

/// The board of a room.
pub fn board(room: SheetRoom, sheets: Sheets) -> AnyView {
    match room {
        SheetRoom::Typing => typing::board(sheets),
        SheetRoom::Blitz => around::board(sheets),
        SheetRoom::Paper => paper::board(sheets),
        SheetRoom::Entering => entering::board(sheets),
        SheetRoom::Appeals => poll::appeals_board(sheets),
        SheetRoom::Reading => reading::board(sheets),
    }
}

/// The foot of a room.
pub fn action(room: SheetRoom, sheets: Sheets) -> AnyView {
    match room {
        SheetRoom::Typing => typing::action(sheets),
        SheetRoom::Blitz => around::action(sheets),
        SheetRoom::Paper => paper::action(sheets),
        SheetRoom::Entering => entering::action(sheets),
        SheetRoom::Appeals => poll::appeals_action(sheets),
        SheetRoom::Reading => reading::action(sheets),
    }
}

/// The suits in which the dice of the letter are drawn. They have no meaning.
pub const DICE: [Suit; 2] = [Suit::Suns, Suit::Arms];

/// Shows each new room from its beginning, because a browser keeps the scroll position of the board.
pub fn show_from_top<Room: PartialEq + Send + Sync + 'static>(room: Memo<Room>) {
    Effect::new(move |previous_run: Option<()>| {
        room.track();
        if previous_run.is_some() {
            page::after_painting(|| page::scroll_to_start("main"));
        }
    });
}

/// The two dice that gave the letter.
pub fn dice_of_letter(throw: LetterThrow) -> AnyView {
    let die = |(suit, rank)| view! { <Die suit face=Some(rank)/> };
    view! { <div class="row dice-row">{DICE.into_iter().zip(throw.0).map(die).collect_view()}</div> }
        .into_any()
}

/// The pawn of a writer, if they have one.
fn pawn_of(writer: &Participant) -> Option<impl IntoView> {
    writer.suit.map(|suit| view! { <Pawn suit initial=initial(&writer.name)/> })
}

/// What differs between the word games.
pub trait WordGame: Send + Sync {
    /// Performs an action. A refusal is shown and spoken. Returns whether it was allowed.
    fn act(&self, by: Seat, action: &SheetAction) -> bool;
    /// Why an action is not allowed now. Follows the game.
    fn refusal(&self, by: Seat, action: &SheetAction) -> Option<String>;
    /// The sheet that a redo would hand in now, and its writer; `None` if a redo would do something else.
    fn undone_sheet(&self) -> Option<(Seat, SheetDraft)>;
    /// The remark below the field of a line, from 1, while somebody writes: an element with the id `note-` and the
    /// number, which describes the field.
    fn remark(&self, line: u8) -> AnyView;
    /// The dice of the letter.
    fn dice(&self) -> AnyView;
    /// The buttons with which the writer of an answer that was read says something about it.
    fn answer_buttons(&self, place: AnyAnswerPlace) -> AnyView;
    /// What the game adds beside the reading: a forfeit, or a line with several answers.
    fn aside(&self) -> AnyView;
    /// How the last vote ended, until something else happens. Follows the game.
    fn verdict(&self) -> Option<String>;
    /// Which game it is.
    fn id(&self) -> GameId;
    /// The rulings of the vote that was counted last, if that was just now.
    fn latest_rulings(&self) -> Vec<PastRuling>;
    /// All rulings of the game as it stands, each with its round.
    fn rulings(&self) -> Vec<(u32, PastRuling)>;
    /// Announces a sentence in the live region.
    fn announce(&self, sentence: String);
    /// The log in sentences.
    fn log(&self) -> Vec<String>;
}

/// The sheets of an open game. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct Sheets {
    /// What the table looks like now.
    pub table: Memo<WordTable>,
    /// The curtain between two writers.
    pub curtain: Curtain,
    /// The sheet being written and its stored draft.
    pub editor: SheetEditor,
    /// The time that is left.
    pub clock: Countdown,
    /// Answers selected in the reading, to be compared.
    chosen: RwSignal<Vec<AnyAnswerPlace>>,
    /// Whether somebody disagrees in the open vote, so that people vote one by one.
    disagree: RwSignal<bool>,
    /// The last writer whose sheet or answer was handed in because their time was up.
    timed_out: RwSignal<Option<Seat>>,
    viewer: RwSignal<Viewer>,
    game: StoredValue<Arc<dyn WordGame>>,
}

impl Sheets {
    /// Opens the sheets of a game with their drafts.
    pub fn open(
        game: Arc<dyn WordGame>,
        table: Memo<WordTable>,
        editor: SheetEditor,
        curtain: Curtain,
        viewer: RwSignal<Viewer>,
    ) -> Self {
        let game = StoredValue::new(game);
        let timed_out = RwSignal::new(None);
        let clock = Countdown::new(
            Callback::new(move |()| {
                if let Some(late) = end_of_time(game, table, editor, curtain) {
                    timed_out.set(Some(late));
                }
            }),
            Callback::new(move |sentence| announce(game, sentence)),
        );
        let sheets = Self {
            table,
            curtain,
            editor,
            clock,
            chosen: RwSignal::new(Vec::new()),
            disagree: RwSignal::new(false),
            timed_out,
            viewer,
            game,
        };
        // The sentence that somebody's time was up disappears when nobody writes in turn any more.
        Effect::new(move |_| {
            if !table.with(is_being_written) {
                timed_out.set(None);
            }
        });
        sheets.editor.open();
        sheets.continue_time(|deadline| deadline);
        // The deadline is stored when the page is hidden, so a reload does not give more time.
        StoredValue::new_local(page::on_hidden(move || {
            if let Some(deadline) = clock.deadline() {
                editor.store_deadline(&deadline);
            }
        }));
        sheets
    }

    /// How far the writing is, for a second screen: the time, and how many lines are filled, but not with what.
    pub fn progress(self) -> Signal<Progress> {
        let filled = move || {
            self.editor.texts.with(|texts| texts.iter().filter(|text| !text.trim().is_empty()).count())
        };
        let lines = Memo::new(move |_| u8::try_from(filled()).unwrap_or(u8::MAX));
        Signal::derive(move || Progress { seconds: self.clock.left.get(), lines: lines.get() })
    }

    fn game(self) -> Arc<dyn WordGame> {
        self.game.get_value()
    }

    /// Reads the table; tracks it.
    fn with<T>(self, read: impl FnOnce(&WordTable) -> T) -> T {
        self.table.with(read)
    }

    /// Reads the table without tracking it.
    fn with_untracked<T>(self, read: impl FnOnce(&WordTable) -> T) -> T {
        self.table.with_untracked(read)
    }

    /// The name of a seat.
    fn name(self, seat: Seat) -> String {
        self.with_untracked(|table| table.name(seat))
    }

    /// The category of a line.
    fn category(self, line: u8) -> String {
        self.with_untracked(|table| table.category(line))
    }

    /// The seat that performs actions open to anybody.
    fn default_seat(self) -> Seat {
        self.with_untracked(|table| table.default_seat)
    }

    /// Who is behind the curtain; `None` at the table's view.
    fn behind(self) -> Option<Seat> {
        self.viewer.get().seat()
    }

    fn act(self, by: Seat, action: &SheetAction) -> bool {
        self.game().act(by, action)
    }

    /// The press and the refusal of a button for an action open to anybody.
    fn button(self, action: SheetAction) -> (Callback<()>, Signal<Option<String>>) {
        let asked = action.clone();
        let refusal = Signal::derive(move || self.game().refusal(self.default_seat(), &asked));
        let press = move |()| {
            self.act(self.default_seat(), &action);
        };
        (Callback::new(press), refusal)
    }

    /// Starts writing: an empty sheet, and the full time.
    fn begin(self, by: Seat, seconds: u32) {
        if !self.act(by, &SheetAction::Begin) {
            return;
        }
        self.editor.reset();
        // Points that were entered in an earlier round are left over if its sheets were typed in after all.
        self.editor.delete_points();
        self.timed_out.set(None);
        if self.with_untracked(|table| !table.physical_timer()) {
            self.run(PageDeadline::in_seconds(seconds));
        }
    }

    fn run(self, deadline: PageDeadline) {
        self.editor.store_deadline(&deadline.to_text());
        self.clock.run(deadline);
    }

    /// Hands in the sheet. If that is undone, its writer goes on with the time that was left.
    fn hand_in(self, by: Seat) {
        if let Some(left) = self.clock.time_left() {
            self.editor.store_deadline(&left);
        }
        self.clock.stop();
        self.timed_out.set(None);
        hand_in(self.game, self.editor, self.curtain, by);
    }

    /// Continues after an undo or a redo. A sheet that is given back to its writer has its answers again, and at least some
    /// seconds for them: otherwise the same sheet would be handed in again at once.
    pub fn after_undo_or_redo(self) {
        self.timed_out.set(None);
        past_rulings::follow(self);
        match self.game().undone_sheet() {
            Some((writer, draft)) if self.with_untracked(|table| table.is_written_by(writer)) => {
                self.editor.reopen(draft);
                let on_paper = self.with_untracked(|table| table.typing().is_none());
                self.editor.sheet_owner.set(on_paper.then_some(writer));
            }
            Some(_) | None => self.open_next_sheet(),
        }
        self.continue_time(|deadline| {
            let again = self.with_untracked(seconds_again);
            if deadline.remaining_ms() == 0 { PageDeadline::in_seconds(again) } else { deadline }
        });
    }

    /// Opens the draft. If the paper sheet being typed in is handed in now, for example by a redo, opens an
    /// empty sheet for the next player instead.
    fn open_next_sheet(self) {
        let owner = self.editor.sheet_owner;
        let missing = self.with_untracked(WordTable::missing_sheets);
        if owner.get_untracked().is_none_or(|seat| missing.contains(&seat)) {
            return self.editor.open();
        }
        owner.set(missing.first().copied());
        self.editor.reset();
    }

    /// If somebody is writing, lets the time run on until the stored deadline, which `change` may move.
    /// Otherwise stops the clock. If nobody is behind the curtain, it is lowered for a writer who has a time
    /// of their own.
    fn continue_time(self, change: impl FnOnce(PageDeadline) -> PageDeadline) {
        let (running, seconds, physical_timer) =
            self.with_untracked(|table| (running_time(table), table.seconds, table.physical_timer()));
        match running {
            None => {
                self.clock.stop();
                return;
            }
            Some(TimeOf::Participant(seat)) if self.viewer.get_untracked().seat().is_none() => {
                self.curtain.lower(seat);
            }
            Some(TimeOf::Participant(_) | TimeOf::Table) => {}
        }
        if !physical_timer && self.clock.left.get_untracked().is_none() {
            self.run(self.editor.deadline().map_or_else(|| PageDeadline::in_seconds(seconds), change));
        }
    }
}

/// The link in the menu of a table to the screen that prints lists and pads. It offers the list of this game there.
pub fn print_link(sheets: Sheets) -> AnyView {
    let offer = move |_| {
        print::offer(sheets.with_untracked(|table| TableList {
            categories: table.list.iter().map(|category| category.text.clone()).collect(),
            players: table.writers().len(),
        }));
    };
    view! { <a class="quiet" href=Screen::Print.hash() on:click=offer>"Print lists and answer pads"</a> }
        .into_any()
}

fn announce(game: StoredValue<Arc<dyn WordGame>>, sentence: String) {
    if let Some(game) = game.try_with_value(Arc::clone) {
        game.announce(sentence);
    }
}

/// Time is up: the sheet or the answer of a Blitz is handed in as it is, even in the middle of a word, and
/// writing on paper ends (PG-62, SC-20). If no time is running in the game, nothing happens. If people write
/// in turn, returns the player whose time was up.
fn end_of_time(
    game: StoredValue<Arc<dyn WordGame>>,
    table: Memo<WordTable>,
    editor: SheetEditor,
    curtain: Curtain,
) -> Option<Seat> {
    let (by, action) = table.with_untracked(when_time_is_up)?;
    if action == SheetAction::HandIn {
        hand_in(game, editor, curtain, by);
        return Some(by);
    }
    let is_done = game.get_value().act(by, &action);
    if is_done {
        editor.close();
    }
    (is_done && matches!(action, SheetAction::Answer(_))).then_some(by)
}

/// Hands in the sheet. The draft is kept until the next sheet begins, so that nothing is lost if the turn is undone.
fn hand_in(game: StoredValue<Arc<dyn WordGame>>, editor: SheetEditor, curtain: Curtain, by: Seat) {
    if game.get_value().act(by, &SheetAction::HandIn) {
        curtain.leave();
        editor.close();
    }
}

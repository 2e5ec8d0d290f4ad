//! What the components of the sheets share.

use crate::ui::prelude::*;

use super::{SheetEditor, deciding, past_rulings};
use crate::{
    browser::{clock::PageDeadline, page},
    play::{GameId, PastRuling},
    rules::{
        Seat, Viewer,
        sheets::{AnswerPlace, Question, Sheet, SheetAction},
        vote::Ballot,
    },
    screens::{
        second_screen::Progress,
        sheets::{
            CategoryDecision, EndOfTime, SheetTable, TimeOf, is_being_written, running_time, seconds_again,
            when_time_is_up,
        },
    },
    ui::{
        countdown::Countdown,
        curtain::Curtain,
        parts::{Fleeting, in_spotlight},
        pause::Pause,
    },
};

/// How long the cup over the dice is shaken, as in `style/parts/letter.css`.
const SHAKEN_MS: u32 = 1_000;

/// How everybody votes on a question, if one press decides it.
pub(super) type BallotOn = Callback<Question, Ballot>;

/// What the sheets ask of their game.
#[derive(Clone, Copy)]
pub(super) struct Calls {
    /// Performs an action. A refusal is shown and spoken. Returns whether it was allowed.
    pub(super) act: Callback<(Seat, SheetAction), bool>,
    /// Why an action is not allowed now. Follows the game.
    pub(super) refusal: Callback<(Seat, SheetAction), Option<String>>,
    /// The sheet that a redo would hand in now, and its writer; `None` if a redo would do something else.
    pub(super) undone_sheet: Callback<(), Option<(Seat, Sheet)>>,
    /// The remark below the field of a line, from 1.
    pub(super) remark: Callback<u8, AnyView>,
    /// The dice of the letter.
    pub(super) dice: Callback<(), AnyView>,
    /// The buttons of an answer that was read.
    pub(super) answer_buttons: Callback<AnswerPlace, AnyView>,
    /// What has to be decided now about the category that was read, in order: it is rehearsed with a copy of the game. Follows the
    /// game.
    pub(super) rehearse: Callback<BallotOn, Vec<CategoryDecision>>,
    /// Decides it, and calls back after each decision.
    pub(super) decide: Callback<(BallotOn, Callback<()>)>,
    /// The reminder of the forfeit for those who have the same answer, if there is one.
    pub(super) forfeit_reminder: Callback<Vec<Seat>, Option<String>>,
    /// What the game adds beside the reading.
    pub(super) aside: Callback<(), AnyView>,
    /// How the last vote ended, until something else happens. Follows the game.
    pub(super) vote_result: Callback<(), Option<String>>,
    /// Which game it is.
    pub(super) id: Callback<(), GameId>,
    /// The rulings of the vote that was counted last, if that was just now.
    pub(super) latest_rulings: Callback<(), Vec<PastRuling>>,
    /// All rulings of the game as it stands, each with its round.
    pub(super) rulings: Callback<(), Vec<(u32, PastRuling)>>,
    /// Announces a sentence in the live region.
    pub(super) announce: Callback<String>,
    /// The log in sentences.
    pub(super) log: Callback<(), Vec<String>>,
}

/// The sheets of an open game. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct SheetContext {
    /// What the table looks like now.
    pub table: Memo<SheetTable>,
    /// The curtain between two writers.
    pub curtain: Curtain,
    /// The sheet being written and its stored draft.
    pub editor: SheetEditor,
    /// The time that is left.
    pub clock: Countdown,
    /// Whether the clock stands still.
    pub pause: Pause,
    /// Whether another tab has the game.
    is_elsewhere: RwSignal<bool>,
    /// Answers selected in the reading, to be compared.
    pub(super) chosen: RwSignal<Vec<AnswerPlace>>,
    /// The questions on which everybody votes to strike, if one press decides all.
    pub(super) struck: RwSignal<Vec<Question>>,
    /// The round and the line about which each decision is made alone.
    pub(super) decides_alone: RwSignal<Option<(u32, u8)>>,
    /// What has to be decided, as it was rehearsed.
    pub(super) rehearsed: Memo<Vec<CategoryDecision>>,
    /// The question on which somebody disagrees, so that people vote one by one.
    pub(super) disagree: RwSignal<Option<Question>>,
    /// The last writer whose sheet or answer was handed in because their time was up.
    pub(super) timed_out: RwSignal<Option<Seat>>,
    /// That the time of the table, or of the last writer, is up.
    pub(super) time_over: Fleeting<()>,
    /// Whether dice that nobody may see are just being rolled.
    pub(super) shaken: Fleeting<()>,
    pub(super) viewer: RwSignal<Viewer>,
    pub(super) game: Calls,
}

impl SheetContext {
    /// Opens the sheets of a game with their drafts.
    pub(super) fn open(
        game: Calls,
        table: Memo<SheetTable>,
        editor: SheetEditor,
        curtain: Curtain,
        (viewer, is_elsewhere): (RwSignal<Viewer>, RwSignal<bool>),
    ) -> Self {
        let struck = RwSignal::new(Vec::new());
        let (timed_out, time_over) = (RwSignal::new(None), in_spotlight());
        let clock = Countdown::new(
            Callback::new(move |()| {
                if let Some(late) = end_of_time(game, table, editor, curtain, time_over) {
                    timed_out.set(Some(late));
                }
            }),
            Callback::new(move |sentence| {
                // The time may run out after the table was closed.
                game.announce.try_run(sentence);
            }),
        );
        let sheets = Self {
            table,
            curtain,
            editor,
            clock,
            pause: Pause::of(game.id.run(())),
            is_elsewhere,
            chosen: RwSignal::new(Vec::new()),
            struck,
            decides_alone: RwSignal::new(None),
            rehearsed: deciding::rehearsed(game, struck),
            disagree: RwSignal::new(None),
            timed_out,
            time_over,
            shaken: Fleeting::lasting(SHAKEN_MS),
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
        sheets.set_clock();
        sheets.follow_pause();
        // The tab that has the game has its clock, too. It stores the time that is left.
        Effect::new(move |_| {
            if is_elsewhere.get() {
                clock.stop();
            }
        });
        // The deadline is stored when the page is hidden, so a reload does not give more time.
        keep_with_owner(page::on_hidden(move || {
            if let Some(deadline) = clock.deadline() {
                editor.store_deadline(&deadline);
            }
        }));
        sheets
    }

    /// How far the writing is, for a second screen: the time, and how many lines are filled, but not with what.
    pub fn progress(self) -> Signal<Progress> {
        let filled = move || {
            self.editor
                .entries
                .with(|sheet| sheet.iter().filter(|entry| !entry.text.trim().is_empty()).count())
        };
        let lines = Memo::new(move |_| u8::try_from(filled()).unwrap_or(u8::MAX));
        Signal::derive(move || Progress {
            seconds: self.clock.left.get(),
            lines: lines.get(),
            paused: self.pause.is_on(),
        })
    }

    /// Reads the table; tracks it.
    pub(super) fn with<T>(self, read: impl FnOnce(&SheetTable) -> T) -> T {
        self.table.with(read)
    }

    /// Reads the table without tracking it.
    pub(super) fn with_untracked<T>(self, read: impl FnOnce(&SheetTable) -> T) -> T {
        self.table.with_untracked(read)
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.with_untracked(|table| table.name(seat))
    }

    pub(super) fn category(self, line: u8) -> String {
        self.with_untracked(|table| table.category(line))
    }

    /// The seat that performs actions open to anybody.
    pub(super) fn default_seat(self) -> Seat {
        self.with_untracked(|table| table.default_seat)
    }

    /// Whether the cup over the dice is shaken now.
    pub(super) fn is_shaken(self) -> Signal<bool> {
        Signal::derive(move || self.shaken.is_shown())
    }

    /// Who is behind the curtain; `None` at the table's view.
    pub(super) fn behind(self) -> Option<Seat> {
        self.viewer.get().seat()
    }

    pub(super) fn act(self, by: Seat, action: SheetAction) -> bool {
        self.game.act.run((by, action))
    }

    /// Why an action is not allowed now; tracks the game.
    pub(super) fn refusal(self, by: Seat, action: SheetAction) -> Option<String> {
        self.game.refusal.run((by, action))
    }

    /// The press and the refusal of a button for an action open to anybody.
    pub(super) fn button(self, action: SheetAction) -> (Callback<()>, Signal<Option<String>>) {
        let asked = action.clone();
        let refusal = Signal::derive(move || self.refusal(self.default_seat(), asked.clone()));
        let press = move |()| {
            self.act(self.default_seat(), action.clone());
        };
        (Callback::new(press), refusal)
    }

    /// Starts writing: an empty sheet, and the full time.
    pub(super) fn begin(self, by: Seat, seconds: u32) {
        if !self.act(by, SheetAction::Begin) {
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
    pub(super) fn hand_in(self, by: Seat) -> bool {
        if let Some(left) = self.clock.time_left() {
            self.editor.store_deadline(&left);
        }
        self.clock.stop();
        self.timed_out.set(None);
        hand_in(self.game, self.editor, self.curtain, by)
    }

    /// Continues after an undo or a redo. A sheet that is given back to its writer has its answers again, and at least some
    /// seconds for them: otherwise the same sheet would be handed in again at once.
    pub fn after_undo_or_redo(self) {
        self.timed_out.set(None);
        past_rulings::follow(self);
        match self.game.undone_sheet.run(()) {
            Some((writer, sheet)) if self.with_untracked(|table| table.is_written_by(writer)) => {
                self.editor.reopen(sheet);
                let on_paper = self.with_untracked(|table| table.typing().is_none());
                self.editor.sheet_owner.set(on_paper.then_some(writer));
            }
            Some(_) | None => self.open_next_sheet(),
        }
        self.set_clock_with(|deadline| {
            let again = self.with_untracked(seconds_again);
            if deadline.remaining_ms() == 0 { PageDeadline::in_seconds(again) } else { deadline }
        });
    }

    /// Opens the draft. If the paper sheet being typed in is handed in now, for example by a redo, opens an
    /// empty sheet for the next player instead.
    fn open_next_sheet(self) {
        let owner = self.editor.sheet_owner;
        let missing = self.with_untracked(SheetTable::missing_sheets);
        if owner.get_untracked().is_none_or(|seat| missing.contains(&seat)) {
            return self.editor.open();
        }
        owner.set(missing.first().copied());
        self.editor.reset();
    }

    /// Sets the clock as the game and the pause say, with the stored time.
    pub(super) fn set_clock(self) {
        self.set_clock_with(|deadline| deadline);
    }

    /// If somebody is writing, lets the time run on until the stored deadline, which `change` may move.
    /// Otherwise stops the clock. If nobody is behind the curtain, it is lowered for a writer who has a time
    /// of their own. In a pause the clock stands still, and in a tab without the game it does not run at all.
    fn set_clock_with(self, change: impl FnOnce(PageDeadline) -> PageDeadline) {
        if self.is_elsewhere.get_untracked() {
            return self.clock.stop();
        }
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
        if physical_timer {
            return;
        }
        let whole_time = || PageDeadline::in_seconds(seconds);
        if untrack(|| self.pause.is_on()) {
            self.clock.stand_still(self.editor.deadline().unwrap_or_else(whole_time));
        } else if self.clock.left.get_untracked().is_none() {
            self.run(self.editor.deadline().map_or_else(whole_time, change));
        }
    }
}

/// Time is up: the sheet or the answer of a Blitz is handed in as it is, even in the middle of a word, and
/// writing on paper ends (PG-62, SC-20). If no time is running in the game, nothing happens. Everybody sees it: on the curtain
/// before the next writer, or large over the table. If people write in turn, returns the player whose time was up.
fn end_of_time(
    game: Calls,
    table: Memo<SheetTable>,
    editor: SheetEditor,
    curtain: Curtain,
    time_over: Fleeting<()>,
) -> Option<Seat> {
    match table.with_untracked(when_time_is_up)? {
        EndOfTime::HandIn { writer, next } => {
            if hand_in(game, editor, curtain, writer) {
                match next {
                    Some(next) => curtain.lower_after_time(next),
                    None => time_over.show(()),
                }
            }
            Some(writer)
        }
        EndOfTime::Answer { writer, line } => {
            let is_done = game.act.run((writer, SheetAction::Answer(editor.entry(line))));
            is_done.then(|| {
                editor.close();
                writer
            })
        }
        EndOfTime::Paper(by) => {
            if game.act.run((by, SheetAction::TimeUp)) {
                editor.close();
                time_over.show(());
            }
            None
        }
    }
}

/// Hands in the sheet. The draft is kept until the next sheet begins, so that nothing is lost if the turn is undone.
fn hand_in(game: Calls, editor: SheetEditor, curtain: Curtain, by: Seat) -> bool {
    let is_in = game.act.run((by, SheetAction::HandIn(editor.entries.get_untracked())));
    if is_in {
        curtain.leave();
        editor.close();
    }
    is_in
}

//! Sheets of answers on the page: writing, reading, voting. The two word games share it.
//!
//! A game says in a [`Round`] what its table looks like just now, and does as a [`SheetAction`] what is pressed here; what it
//! does differently it draws itself, as a [`WordGame`]. So all of this is compiled once, whichever game is played.

pub mod agreed;
mod entering;
pub mod list;
mod marks;
pub mod moments;
mod pad;
mod paper;
mod pawn;
mod played;
mod poll;
pub mod precedents;
mod reading;
mod room;
mod round;
pub mod scored;
mod typing;
mod writing;
pub mod written;

pub use crate::rules::sheets::{AnyPlace, Ground};
pub use agreed::{Answering, WhoseClock};
pub use list::LaidOut;
pub use marks::{Mark, names};
pub use moments::Moments;
pub use pad::Pad;
pub use played::{OpenGame, Played, WordRules};
pub use room::SheetRoom;
pub use round::{Appeal, Heard, Poll, Question, Round, RoundCategory, RoundStage, SheetAction, Writer};
pub use scored::{Score, Scored};
pub use typing::minutes;
pub use written::{AllSheets, Page};

use std::sync::Arc;

use crate::ui::prelude::*;

use super::{countdown::Countdown, curtain::Curtain};
use crate::{
    browser::{clock::Deadline, page},
    rules::{Seat, Viewer},
};

/// What a word game does in its own way.
pub trait WordGame: Send + Sync {
    /// Does what somebody wants done; a refusal is shown and spoken. Says whether it was done.
    fn act(&self, by: Seat, action: &SheetAction) -> bool;
    /// Why somebody may not do it now. Follows the game.
    fn refusal(&self, by: Seat, action: &SheetAction) -> Option<String>;
    /// What stands below the box on a line, from 1, while somebody writes there: an element with the id `note-` and
    /// the number, which describes the box.
    fn remark(&self, line: u8) -> Html;
    /// The dice that gave the letter, beside it.
    fn dice(&self) -> Html;
    /// What may be done with an answer that was read, beside comparing and challenging it.
    fn about(&self, place: AnyPlace) -> Html;
    /// What is said beside the reading.
    fn aside(&self) -> Html;
    /// How the last vote ended, for as long as nothing else has happened. Follows the game.
    fn verdict(&self) -> Option<String>;
    /// Says a sentence to whoever listens to the page.
    fn say(&self, sentence: String);
    /// What happened, in sentences.
    fn log(&self) -> Vec<String>;
}

/// The sheets of an open game. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct Sheets {
    /// What the table looks like.
    pub round: Memo<Round>,
    /// The curtain between two who write.
    pub curtain: Curtain,
    /// What is being written, and what is kept of it.
    pub pad: Pad,
    /// The time that is left.
    pub clock: Countdown,
    /// Answers picked out in the reading, to be compared.
    chosen: RwSignal<Vec<AnyPlace>>,
    viewer: RwSignal<Viewer>,
    game: StoredValue<Arc<dyn WordGame>>,
}

impl Sheets {
    /// The sheets of a game that was opened, as they were left.
    pub fn open(
        game: Arc<dyn WordGame>,
        round: Memo<Round>,
        pad: Pad,
        curtain: Curtain,
        viewer: RwSignal<Viewer>,
    ) -> Self {
        let game = StoredValue::new(game);
        let clock = Countdown::new(
            Callback::new(move |()| end_of_time(game, round, pad, curtain)),
            Callback::new(move |sentence| announce(game, sentence)),
        );
        let sheets = Self { round, curtain, pad, clock, chosen: RwSignal::new(Vec::new()), viewer, game };
        sheets.go_on();
        // What is left when the page is hidden is the most that a reload gives.
        StoredValue::new_local(page::on_hidden(move || {
            if let Some(deadline) = clock.deadline() {
                pad.keep_deadline(&deadline);
            }
        }));
        sheets
    }

    fn game(self) -> Arc<dyn WordGame> {
        self.game.get_value()
    }

    /// Looks at the round; follows it.
    fn with<T>(self, read: impl FnOnce(&Round) -> T) -> T {
        self.round.with(read)
    }

    /// Looks at the round as it is now.
    fn with_untracked<T>(self, read: impl FnOnce(&Round) -> T) -> T {
        self.round.with_untracked(read)
    }

    /// What a seat is called.
    fn name(self, seat: Seat) -> String {
        self.with_untracked(|round| round.name(seat))
    }

    /// What the category of a line says.
    fn category(self, line: u8) -> String {
        self.with_untracked(|round| round.category(line))
    }

    /// Who does what is nobody's own.
    fn due(self) -> Seat {
        self.with_untracked(|round| round.due)
    }

    /// Who is behind the curtain; nobody, if it is the table that looks.
    fn behind(self) -> Option<Seat> {
        self.viewer.get().seat()
    }

    fn act(self, by: Seat, action: &SheetAction) -> bool {
        self.game().act(by, action)
    }

    /// What a button does that is nobody's own, and why it may not.
    fn button(self, action: SheetAction) -> (Callback<()>, Signal<Option<String>>) {
        let asked = action.clone();
        let refusal = Signal::derive(move || self.game().refusal(self.due(), &asked));
        let press = move |()| {
            self.act(self.due(), &action);
        };
        (Callback::new(press), refusal)
    }

    /// Begins to write: a clean sheet, and the clock from the top.
    fn begin(self, by: Seat, seconds: u32) {
        if !self.act(by, &SheetAction::Begin) {
            return;
        }
        self.pad.clean();
        if self.with_untracked(|round| !round.own_timer) {
            self.run(Deadline::in_seconds(seconds));
        }
    }

    fn run(self, deadline: Deadline) {
        self.pad.keep_deadline(&deadline.to_text());
        self.clock.run(deadline);
    }

    /// Hands in the sheet as it stands.
    fn hand_in(self, by: Seat) {
        self.clock.stop();
        hand_in(self.game, self.pad, self.curtain, by);
    }

    /// Goes on where the table was: after a reload, or after a turn was taken back, the clock is where its deadline
    /// says, and the sheet as it was typed.
    pub fn go_on(self) {
        self.pad.open();
        let (running, seconds, own_timer) = self.with_untracked(|round| {
            let running = match &round.stage {
                RoundStage::Typing { writing: Some(seat), .. } => Some(Some(*seat)),
                RoundStage::Paper { running: true } => Some(None),
                RoundStage::Typing { .. }
                | RoundStage::Paper { .. }
                | RoundStage::Entering { .. }
                | RoundStage::Appeals { .. }
                | RoundStage::Reading { .. }
                | RoundStage::Other => None,
            };
            (running, round.seconds, round.own_timer)
        });
        let Some(writer) = running else {
            self.clock.stop();
            return;
        };
        if let (Some(seat), Viewer::Table) = (writer, self.viewer.get_untracked()) {
            self.curtain.fall(seat);
        }
        if !own_timer && self.clock.left.get_untracked().is_none() {
            self.run(self.pad.deadline().unwrap_or_else(|| Deadline::in_seconds(seconds)));
        }
    }
}

fn announce(game: StoredValue<Arc<dyn WordGame>>, sentence: String) {
    if let Some(game) = game.try_with_value(Arc::clone) {
        game.say(sentence);
    }
}

/// Time is up: the sheet is in as it stands, even in the middle of a word (PG-62, SC-20). A clock that has already been
/// answered has nothing more to say.
fn end_of_time(game: StoredValue<Arc<dyn WordGame>>, round: Memo<Round>, pad: Pad, curtain: Curtain) {
    let (stage, due) = round.with_untracked(|round| (round.stage.clone(), round.due));
    match stage {
        RoundStage::Typing { writing: Some(seat), .. } => hand_in(game, pad, curtain, seat),
        RoundStage::Paper { running: true } => drop(game.get_value().act(due, &SheetAction::TimeUp)),
        RoundStage::Typing { .. }
        | RoundStage::Paper { .. }
        | RoundStage::Entering { .. }
        | RoundStage::Appeals { .. }
        | RoundStage::Reading { .. }
        | RoundStage::Other => {}
    }
}

/// The draft stays where it is until the next sheet is begun: should the turn be taken back, nothing is lost.
fn hand_in(game: StoredValue<Arc<dyn WordGame>>, pad: Pad, curtain: Curtain, by: Seat) {
    if game.get_value().act(by, &SheetAction::HandIn) {
        curtain.leave();
        pad.put_away();
    }
}

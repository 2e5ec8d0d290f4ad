//! An open word game: what the sheets ask of it, and what its rooms use.

use std::sync::Arc;

use crate::ui::prelude::*;

use super::{SheetEditor, Sheets, WordGame};
use crate::{
    play::{GameId, PastRuling},
    rules::{Rules, Seat, sheets::AnyAnswerPlace},
    screens::sheets::{CountedVote, SheetAction, SheetDraft, WordTable, rulings, rulings_of},
    ui::{curtain::Curtain, parts::Quiet, session::Session},
};

/// Somebody who may leave or return: the seat, the name, and whether they are here.
type WhoMayLeave = (Seat, String, bool);

/// The rules of a word game, as the sheets know them.
pub trait WordRules: Rules {
    /// How many lines a sheet has.
    const LINES: usize;

    /// What the table looks like.
    fn table(view: &Self::View, own: Option<&Self::OwnView>) -> WordTable;
    /// The game's own action for a sheet action, if it has one.
    fn action(action: &SheetAction, draft: &SheetDraft) -> Option<Self::Action>;
    /// The sheet that an action handed in.
    fn handed_in(action: &Self::Action) -> Option<SheetDraft>;
    /// The vote that an event counted.
    fn counted(event: &Self::Event) -> Option<CountedVote>;
    /// Whether an event is the result of a vote.
    fn is_vote_result(event: &Self::Event) -> bool;
    /// See [`WordGame::remark`].
    fn remark(game: WordSession<Self>, line: u8) -> AnyView;
    /// See [`WordGame::dice`].
    fn dice(view: &Self::View, own: Option<&Self::OwnView>) -> AnyView;
    /// See [`WordGame::answer_buttons`].
    fn answer_buttons(game: WordSession<Self>, place: AnyAnswerPlace) -> AnyView;
    /// See [`WordGame::aside`].
    fn aside(game: WordSession<Self>) -> AnyView;
}

/// The session of a word game, as the sheets use it. Every copy uses the same signals.
pub struct WordSession<R: Rules> {
    /// The game.
    pub session: Session<R>,
    /// What is being written.
    pub editor: SheetEditor,
}

impl<R: Rules> Clone for WordSession<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for WordSession<R> {}

impl<R: WordRules> WordSession<R> {
    fn action(self, action: &SheetAction) -> Option<R::Action> {
        R::action(action, &untrack(|| self.editor.draft()))
    }
}

impl<R: WordRules> WordGame for WordSession<R> {
    fn act(&self, by: Seat, action: &SheetAction) -> bool {
        self.action(action).is_some_and(|action| self.session.act(by, action))
    }

    fn refusal(&self, by: Seat, action: &SheetAction) -> Option<String> {
        self.action(action).and_then(|action| self.session.refusal(by, &action))
    }

    fn undone_sheet(&self) -> Option<(Seat, SheetDraft)> {
        self.session.game.with_untracked(|game| {
            let (by, action) = game.next_redo()?;
            Some((*by, R::handed_in(action)?))
        })
    }

    fn remark(&self, line: u8) -> AnyView {
        R::remark(*self, line)
    }

    fn dice(&self) -> AnyView {
        let session = self.session;
        untrack(|| session.with_own(R::dice))
    }

    fn answer_buttons(&self, place: AnyAnswerPlace) -> AnyView {
        R::answer_buttons(*self, place)
    }

    fn aside(&self) -> AnyView {
        R::aside(*self)
    }

    fn verdict(&self) -> Option<String> {
        let session = self.session;
        session.latest.with(|events| {
            events.iter().find(|event| R::is_vote_result(event)).map(|event| session.sentence(event))
        })
    }

    fn id(&self) -> GameId {
        self.session.id()
    }

    fn latest_rulings(&self) -> Vec<PastRuling> {
        let session = self.session;
        let vote = session.latest.with_untracked(|events| events.iter().find_map(R::counted));
        let table = || session.view.with_untracked(|view| R::table(view, None));
        vote.map_or_else(Vec::new, |vote| rulings(&table(), &vote))
    }

    fn rulings(&self) -> Vec<(u32, PastRuling)> {
        self.session.game.with_untracked(|game| rulings_of(game, |view| R::table(view, None), R::counted))
    }

    fn announce(&self, sentence: String) {
        self.session.announce(sentence);
    }

    fn log(&self) -> Vec<String> {
        self.session.log()
    }
}

/// An open game with its sheets and its curtain. Every copy uses the same signals.
pub struct WordGameTable<R: Rules> {
    /// The game.
    pub session: Session<R>,
    /// The curtain between two writers.
    pub curtain: Curtain,
    /// Its sheets.
    pub sheets: Sheets,
}

impl<R: Rules> Clone for WordGameTable<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for WordGameTable<R> {}

impl<R: WordRules> WordGameTable<R> {
    /// Opens a game with its drafts.
    pub fn new(session: Session<R>) -> Self {
        let curtain = Curtain::new(session.viewer, session.notice);
        let editor = SheetEditor::new(session.id(), session.storage_error, R::LINES);
        let game = Arc::new(WordSession { session, editor });
        let table = Memo::new(move |_| session.with_own(R::table));
        let sheets = Sheets::open(game, table, editor, curtain, session.viewer);
        Self { session, curtain, sheets }
    }
}

impl<R: Rules> WordGameTable<R> {
    /// Plays `action` for `by`. A refusal is shown and spoken. Returns whether it was allowed.
    pub fn act(self, by: Seat, action: R::Action) -> bool {
        self.session.act(by, action)
    }

    /// Plays an action that is open to anybody.
    pub fn play_for_anybody(self, action: R::Action) -> bool {
        self.act(self.default_seat(), action)
    }

    /// The press and the refusal of a button for an action open to anybody.
    pub fn button(self, action: R::Action) -> (Callback<()>, Signal<Option<String>>) {
        self.session.button(move || self.default_seat(), action)
    }

    /// Reads the view; tracks it.
    pub fn with<T>(self, read: impl FnOnce(&R::View) -> T) -> T {
        self.session.view.with(read)
    }

    /// Reads the view without tracking it.
    pub fn with_untracked<T>(self, read: impl FnOnce(&R::View) -> T) -> T {
        self.session.view.with_untracked(read)
    }

    /// The seat that performs actions open to anybody.
    pub fn default_seat(self) -> Seat {
        self.sheets.default_seat()
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.sheets.name(seat)
    }

    /// The buttons with which people leave and return. `people` says who may, and whether they are here.
    pub fn leave_and_return_buttons(
        self,
        people: fn(&R::View) -> Vec<WhoMayLeave>,
        leaves: fn(Seat) -> R::Action,
        returns: fn(Seat) -> R::Action,
    ) -> AnyView {
        let people = Memo::new(move |_| self.with(people));
        let row = move |(seat, name): (Seat, String)| {
            let here = Memo::new(move |_| {
                people.with(|people| people.iter().any(|(other, _, here)| *other == seat && *here))
            });
            let action = move || if here.get() { leaves(seat) } else { returns(seat) };
            let refusal = Signal::derive(move || self.session.refusal(self.default_seat(), &action()));
            let press = move |()| {
                self.play_for_anybody(untrack(action));
            };
            let label = move || if here.get() { " leaves" } else { " is back" };
            view! { <Quiet on_press=press refusal><bdi>{name}</bdi>{label}</Quiet> }.into_any()
        };
        // The buttons stay when somebody leaves, so that they keep the focus.
        let names = Memo::new(move |_| {
            people
                .with(|people| people.iter().map(|(seat, name, _)| (*seat, name.clone())).collect::<Vec<_>>())
        });
        (move || names.get().into_iter().map(row).collect_view()).into_any()
    }

    /// Who is behind the curtain; `None` at the table's view.
    pub fn behind(self) -> Option<Seat> {
        self.session.viewer.get().seat()
    }
}

//! An open word game: what differs between both games, and what its screens use.

use crate::ui::prelude::*;

use super::{Calls, SheetContext, SheetEditor, context::BallotOn};
use crate::{
    rules::{
        Rules, Seat,
        sheets::{AnswerPlace, Question, SheetAction, SheetEvent},
    },
    screens::{
        GameScreens,
        sheets::{
            CountedVote, DecidingAction, SheetTable, leaves_or_returns, rehearse, rulings, rulings_of,
            sheets_in,
        },
        sound::{Sound, heard},
    },
    ui::{
        curtain::Curtain,
        parts::{Quiet, drawn},
        session::Session,
    },
};

/// Somebody who may leave or return: the seat, the name, and whether they are here.
type WhoMayLeave = (Seat, String, bool);

/// What differs between the word games.
pub struct SheetGame<R: Rules> {
    /// How many lines a sheet has.
    pub lines: usize,
    /// What the table looks like.
    pub table: fn(&R::View, Option<&R::OwnView>) -> SheetTable,
    /// What an action does with sheets, if it does something with them.
    pub on_sheets: fn(&R::Action) -> Option<&SheetAction>,
    /// What happened to sheets, if an event says so.
    pub of_sheets: fn(&R::Event) -> Option<&SheetEvent>,
    /// The remark below the field of a line, from 1, while somebody writes: an element with the id `note-` and the
    /// number, which describes the field.
    pub remark: fn(Session<R>, SheetEditor, u8) -> AnyView,
    /// The dice of the letter.
    pub dice: fn(&R::View, Option<&R::OwnView>) -> AnyView,
    /// The buttons with which the writer of an answer that was read says something about it.
    pub answer_buttons: fn(Session<R>, AnswerPlace) -> AnyView,
    /// The decision that keeps the first of several answers on a line, if there is such a line.
    pub first_of_several: fn(&R::View) -> Option<DecidingAction<R::Action>>,
    /// What is played at once after something was done with sheets: the end of the game, after its last round.
    pub follows: fn(&R::View) -> Vec<R::Action>,
    /// The reminder of the forfeit for those who have the same answer, if there is one.
    pub forfeit_reminder: fn(&R::View, &[Seat]) -> Option<String>,
    /// What the game adds beside the reading: a forfeit, or a line with several answers.
    pub aside: fn(Session<R>) -> AnyView,
}

impl<R: Rules> Clone for SheetGame<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for SheetGame<R> {}

impl<R: Rules<Action: From<SheetAction>>> SheetGame<R> {
    /// The calls of the sheets, for an open game.
    fn calls(self, session: Session<R>, editor: SheetEditor) -> Calls {
        Calls {
            act: Callback::new(move |(by, action): (Seat, SheetAction)| {
                let is_done = session.act(by, action.into());
                let follows = if is_done { session.view.with_untracked(self.follows) } else { Vec::new() };
                // What follows counts as a part of the action.
                is_done && follows.into_iter().all(|action| session.act(by, action))
            }),
            refusal: Callback::new(move |(by, action): (Seat, SheetAction)| {
                session.refusal(by, &action.into())
            }),
            undone_sheet: Callback::new(move |()| {
                session.game.with_untracked(|game| {
                    let (by, action) = game.next_redo()?;
                    let Some(SheetAction::HandIn(sheet)) = (self.on_sheets)(action) else { return None };
                    Some((*by, sheet.clone()))
                })
            }),
            remark: Callback::new(move |line| (self.remark)(session, editor, line)),
            dice: Callback::new(move |()| untrack(|| session.with_own(self.dice))),
            answer_buttons: Callback::new(move |place| (self.answer_buttons)(session, place)),
            rehearse: Callback::new(move |ballot| {
                // Most of the time there is nothing to decide, and then no copy of the game has to be made.
                let has_any = session.view.with(|view| {
                    (self.table)(view, None).poll().is_some() || (self.first_of_several)(view).is_some()
                });
                let all = if has_any { self.rehearse(session, ballot) } else { Vec::new() };
                all.into_iter().map(|(decision, ..)| decision).collect()
            }),
            decide: Callback::new(move |(ballot, decided): (BallotOn, Callback<()>)| {
                for (_, by, action) in self.rehearse(session, ballot) {
                    if session.act(by, action) {
                        decided.run(());
                    }
                }
            }),
            forfeit_reminder: Callback::new(move |seats: Vec<Seat>| {
                session.view.with_untracked(|view| (self.forfeit_reminder)(view, &seats))
            }),
            aside: Callback::new(move |()| (self.aside)(session)),
            vote_result: Callback::new(move |()| {
                let is_result =
                    |event: &&R::Event| (self.of_sheets)(event).is_some_and(SheetEvent::is_vote_result);
                session
                    .latest
                    .with(|events| events.iter().find(is_result).map(|event| session.sentence(event)))
            }),
            id: Callback::new(move |()| session.id()),
            latest_rulings: Callback::new(move |()| {
                let vote = session
                    .latest
                    .with_untracked(|events| events.iter().find_map(|event| self.counted(event)));
                let table = || session.view.with_untracked(|view| (self.table)(view, None));
                vote.map_or_else(Vec::new, |vote| rulings(&table(), &vote))
            }),
            rulings: Callback::new(move |()| {
                let table = |view: &R::View| (self.table)(view, None);
                session.game.with_untracked(|game| rulings_of(game, table, |event| self.counted(event)))
            }),
            announce: Callback::new(move |sentence| session.announce(sentence)),
            log: Callback::new(move |()| session.log()),
        }
    }

    /// What has to be decided now about the category that was read.
    fn rehearse(self, session: Session<R>, ballot: BallotOn) -> Vec<DecidingAction<R::Action>> {
        let table = |view: &R::View| (self.table)(view, None);
        let ballot = |question: &Question| ballot.run(question.clone());
        session.game.with_untracked(|game| rehearse(game, table, self.first_of_several, ballot))
    }

    fn counted(self, event: &R::Event) -> Option<CountedVote> {
        (self.of_sheets)(event)?.counted()
    }
}

/// What the screens of a word game share: the open game with its sheets and its curtain. Every copy uses the same signals.
pub struct WordContext<R: Rules> {
    /// The game.
    pub session: Session<R>,
    /// The curtain between two writers.
    pub curtain: Curtain,
    pub sheets: SheetContext,
}

impl<R: Rules> Clone for WordContext<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for WordContext<R> {}

impl<R: GameScreens<Action: From<SheetAction>>> WordContext<R> {
    /// Opens a game with its drafts.
    pub fn open(session: Session<R>, game: SheetGame<R>) -> Self {
        let curtain = Curtain::new(session.viewer, session.notice);
        let editor = SheetEditor::new(session.id(), session.storage_error, game.lines);
        let table = Memo::new(move |_| session.with_own(game.table));
        Effect::new(move |_| curtain.say(table.with(sheets_in)));
        let looking = (session.viewer, session.is_elsewhere);
        let sheets = SheetContext::open(game.calls(session, editor), table, editor, curtain, looking);
        Effect::new(move |_| {
            if session.latest.with(|events| heard(events, R::sound)) == Some(Sound::Cup) {
                sheets.shaken.show(());
            }
        });
        Self { session, curtain, sheets }
    }
}

impl<R: Rules> WordContext<R> {
    /// Plays `action` for `by`. A refusal is shown and spoken. Returns whether it was allowed.
    pub fn act(self, by: Seat, action: R::Action) -> bool {
        self.session.act(by, action)
    }

    /// Plays an action that is open to anybody, for the default seat.
    pub fn act_by_default(self, action: R::Action) -> bool {
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
                self.act_by_default(untrack(action));
            };
            let label = move || drawn(&leaves_or_returns(&name, here.get()));
            view! { <Quiet on_press=press refusal>{label}</Quiet> }.into_any()
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
        self.sheets.behind()
    }
}

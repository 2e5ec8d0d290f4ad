//! The state that all screens of the game share.

use crate::ui::prelude::*;

use super::{
    drag::{self, LineDrag},
    gains,
};
use crate::{
    browser::{
        clock::{TimeoutGuard, start_timeout},
        focus, page,
    },
    rules::{
        Seat,
        clear::{Action, Clear, Person, Squares, View},
    },
    screens::clear::{
        AskedHint, Selected, ThrowId, bot_refusal, decides_again, large_card, name, problem, scratch_for_all,
        throw_id,
    },
    ui::{parts::Gains, session::Session},
};

/// An open game and the state of its screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct ClearContext {
    pub(super) session: Session<Clear>,
    /// The seat whose card is large.
    pub(super) large_seat: Memo<Seat>,
    /// The selected coins of the large card. They are deselected after the decision, at the next throw, and
    /// when another card becomes large.
    pub(super) chosen: Memo<Squares>,
    /// The card that was pressed for the bonus; until one is pressed, the card with the most coins counts.
    pub(super) marked: RwSignal<Option<Seat>>,
    /// The reviewed throw, counted from the first of the game.
    pub(super) review: RwSignal<Option<usize>>,
    /// Whether the review shows missed lines.
    pub(super) missed: RwSignal<bool>,
    /// The points that fly to their sums.
    pub(super) gains: Gains,
    /// The drag along coins.
    pub(super) drag: LineDrag,
    /// The view before the throw while its dice tumble. It keeps everybody's last results visible.
    before_throw: RwSignal<Option<View>>,
    /// The last selection.
    selected: RwSignal<Option<Selected>>,
    /// The card that somebody made large, and the throw for which it stays large.
    enlarged: RwSignal<Option<(ThrowId, Seat)>>,
    /// The throw on which somebody asked for a hint, who, and how much of it, if the house rules give hints on request.
    hinted: RwSignal<Option<(ThrowId, Seat, AskedHint)>>,
}

impl ClearContext {
    pub(super) fn new(session: Session<Clear>) -> Self {
        let selected = RwSignal::new(None);
        let enlarged = RwSignal::new(None::<(ThrowId, Seat)>);
        let large_seat = Memo::new(move |before| {
            session.view.with(|view| {
                let enlarged = enlarged.get().filter(|(throw, _)| *throw == throw_id(view));
                enlarged.map_or_else(|| large_card(view, before.copied()), |(_, seat)| seat)
            })
        });
        let chosen = Memo::new(move |_| {
            session.view.with(|view| Selected::coins(selected.get(), view, large_seat.get()))
        });
        let game = Self {
            session,
            large_seat,
            chosen,
            marked: RwSignal::new(None),
            review: RwSignal::new(None),
            missed: RwSignal::new(false),
            gains: Gains::new(move || gains::made(session)),
            drag: LineDrag::new(),
            before_throw: view_before_throw(session),
            selected,
            enlarged,
            hinted: RwSignal::new(None),
        };
        game.listen();
        drag::end_on_release(game);
        game
    }

    /// Arrow keys move the focus into the card from anywhere but a text field; Escape deselects.
    fn listen(self) {
        keep_with_owner(page::on_key(move |key| match key.key.as_str() {
            "Escape" => self.deselect(),
            "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" if !key.in_field => {
                focus::set("[data-large] [data-rove] [tabindex='0']");
            }
            _ => {}
        }));
    }

    /// Plays `action` for `by`. A refusal is shown and announced. Returns whether it was allowed.
    pub(super) fn act(self, by: Seat, action: Action) -> bool {
        self.session.act(by, action)
    }

    /// The press and the refusal of a button for `by`.
    pub(super) fn button(self, by: Seat, action: Action) -> (Callback<()>, Signal<Option<String>>) {
        self.session.button(move || by, action)
    }

    /// Takes the chosen line or scratches. The player cannot choose again, except by undo, and the next card is shown (CL-51).
    pub(super) fn decide(self, action: Action) {
        if self.act(self.large_seat.get_untracked(), action) {
            self.deselect();
            self.enlarged.set(None);
        }
    }

    /// Everybody who has not decided scratches, with one press (CL-R31). If the house rules refuse it to one of them, nobody does, and the
    /// refusal does not say whose line fits.
    pub(super) fn scratch_for_all(self) {
        let seats =
            self.session.view.with_untracked(scratch_for_all).map(|(seats, _)| seats).unwrap_or_default();
        let refused = |&seat: &Seat| untrack(|| self.session.refusal(seat, &Action::Scratch));
        if let Some(refusal) = seats.iter().find_map(refused) {
            return self.session.show_notice(refusal);
        }
        for seat in seats {
            self.act(seat, Action::Scratch);
        }
        self.deselect();
        self.enlarged.set(None);
    }

    /// A tap on a square of the large card.
    pub(super) fn tap(self, square: u8) {
        self.choose(|selected, view, by| Selected::tapped(selected, view, by, square));
        self.announce_problem();
    }

    /// A drag from one square of the large card to another.
    pub(super) fn select_between(self, from: u8, to: u8) {
        self.choose(|selected, view, by| Selected::dragged(selected, view, by, from, to));
    }

    /// Changes the selection on the large card. `change` returns `None` before the throw.
    fn choose(self, change: impl FnOnce(Option<Selected>, &View, Seat) -> Option<Selected>) {
        let (selected, by) = (self.selected.get_untracked(), self.large_seat.get_untracked());
        if let Some(refusal) = self.session.view.with_untracked(|view| bot_refusal(view, by)) {
            return self.session.show_notice(refusal);
        }
        match self.session.view.with_untracked(|view| change(selected, view, by)) {
            Some(after) => {
                self.session.notice.set(None);
                self.selected.set(Some(after));
            }
            None => self.session.show_notice("Roll the dice first.".to_owned()),
        }
    }

    /// Announces why the selection is no line, as soon as enough coins are selected to judge that.
    pub(super) fn announce_problem(self) {
        let (by, chosen) = (self.large_seat.get_untracked(), self.chosen.get_untracked());
        if let Some(problem) = self.session.view.with_untracked(|view| problem(view, by, chosen)) {
            self.session.announce(problem);
        }
    }

    /// Shows the player of the large card the next step of a hint.
    pub(super) fn ask_for_hint(self) {
        let seat = self.large_seat.get_untracked();
        let (now, asked) = untrack(|| self.with(|view| (throw_id(view), self.asked_hint(view, seat).next())));
        self.hinted.set(Some((now, seat, asked)));
    }

    /// How much of a hint `seat` has asked for on this throw.
    pub(super) fn asked_hint(self, view: &View, seat: Seat) -> AskedHint {
        let now = (throw_id(view), seat);
        let asked = self.hinted.get().filter(|(throw, by, _)| (*throw, *by) == now);
        asked.map(|(.., asked)| asked).unwrap_or_default()
    }

    /// Deselects all coins.
    pub(super) fn deselect(self) {
        self.selected.set(None);
    }

    /// Makes the card of the next player who decides large again.
    pub(super) fn go_back(self) {
        self.session.notice.set(None);
        self.enlarged.set(None);
    }

    /// Makes a card the large one.
    pub(super) fn enlarge(self, seat: Seat) {
        self.session.notice.set(None);
        self.enlarged.set(Some((self.session.view.with_untracked(throw_id), seat)));
    }

    /// Resets the screen after undo, redo, or a change in another tab. The card of whoever decides again is the large one.
    pub(super) fn after_undo_or_redo(self) {
        self.deselect();
        let throw = self.session.view.with_untracked(throw_id);
        let again = self.session.game.with_untracked(decides_again);
        self.enlarged.set(again.map(|seat| (throw, seat)));
        self.marked.set(None);
        self.review.set(None);
    }

    /// Reads the view; tracks it.
    pub(super) fn with<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.session.view.with(read)
    }

    /// Reads the view before the throw while its dice tumble, otherwise the current view; tracks it.
    pub(super) fn with_results<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.before_throw.with(|before| match before {
            Some(view) => read(view),
            None => self.with(read),
        })
    }

    /// Everybody at the table.
    pub(super) fn people(self) -> Vec<Person> {
        self.session.view.with_untracked(|view| view.people.clone())
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.session.view.with_untracked(|view| name(view, seat))
    }
}

/// The view before a throw, from the throw on until its dice lie still.
fn view_before_throw(session: Session<Clear>) -> RwSignal<Option<View>> {
    let shown = RwSignal::new(None);
    let waiting = StoredValue::new_local(None::<TimeoutGuard>);
    Effect::new(move |before: Option<View>| {
        let now = session.view.get();
        let thrown = before.filter(|before| before.throw().is_none() && now.throw().is_some());
        waiting.set_value(thrown.is_some().then(|| {
            start_timeout(TUMBLING_MS, move || {
                // The table may be closed by then.
                shown.try_set(None);
            })
        }));
        shown.set(thrown);
        now
    });
    shown
}

/// How long dice tumble in `style/parts/die.css`.
const TUMBLING_MS: u32 = 1060;

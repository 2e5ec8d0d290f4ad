//! The state that all screens of the game share.

use crate::ui::prelude::*;

use super::{clock::RuleTimers, drag::CardDrag, lit, prize::WritingForm};
use crate::{
    browser::storage,
    rules::{
        Seat,
        blank::{Action, Blank, CardIndex, Person, View},
    },
    screens::{
        self,
        blank::{
            BoxLabel, OpenDecision, Prompt, TableScreen, card_name, cards_to_choose_from, choice_by_tap,
            first_person, is_part_of_turn, name, picks_one_card, prompt, screen,
        },
    },
    ui::{curtain::Curtain, session::Session},
};

/// The setting that stores how hands are sorted.
const SORTED: &str = "blank-sorted";

/// An open game and the state of its screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct BlankContext {
    pub(super) session: Session<Blank>,
    pub(super) curtain: Curtain,
    /// Whether the page shows a hand.
    pub(super) has_hand: Memo<bool>,
    pub(super) screen: Memo<TableScreen>,
    /// What the game waits for.
    pub(super) prompt: Memo<Prompt>,
    /// The decision or choice that is made in front of everybody, if there is one.
    pub(super) open_decision: Memo<Option<OpenDecision>>,
    /// The chosen cards of the hand; the last one goes on top.
    pub(super) chosen: Memo<Vec<CardIndex>>,
    /// All cards that were selected. Those that have left the hand since are not in `chosen`.
    selected: RwSignal<Vec<CardIndex>>,
    /// Whether hands are sorted by number; otherwise by colour.
    pub(super) by_number: RwSignal<bool>,
    /// Whether cards that match are lit in their owner's turn.
    pub(super) lit: RwSignal<bool>,
    /// The dragged card.
    pub(super) drag: CardDrag,
    /// The timers of rules with a time limit.
    pub(super) timers: RuleTimers,
    /// The players named so far, if a rule in free words says whom it concerns.
    pub(super) named: RwSignal<Vec<Seat>>,
    /// Whether the dialog for calling out is open.
    pub(super) calling: RwSignal<bool>,
    /// Whether the dialog for a ruling is open.
    pub(super) ruling: RwSignal<bool>,
    /// The draft of the prize.
    pub(super) writing: WritingForm,
    /// The draft for a plain card of the viewer's hand.
    pub(super) filling_in: WritingForm,
    /// The label on the box of a deck.
    pub(super) box_label: RwSignal<BoxLabel>,
}

impl BlankContext {
    pub(super) fn new(session: Session<Blank>) -> Self {
        let prompt = Memo::new(move |_| {
            let behind = session.viewer.get().seat().is_some();
            session.view.with(|view| prompt(view, own_seat(session), behind))
        });
        let screen = Memo::new(move |_| session.view.with(screen));
        let by_number = RwSignal::new(storage::setting(SORTED).is_some_and(|kept| kept == "number"));
        let selected = RwSignal::new(Vec::<CardIndex>::new());
        let chosen = Memo::new(move |_| {
            let is_in_hand = |index: &CardIndex| {
                session
                    .own
                    .with(|own| cards_to_choose_from(own.as_ref()).iter().any(|card| card.index == *index))
            };
            selected.get().into_iter().filter(is_in_hand).collect::<Vec<_>>()
        });
        Self {
            session,
            curtain: Curtain::new(session.viewer, session.notice),
            has_hand: Memo::new(move |_| session.own.with(Option::is_some)),
            screen,
            prompt,
            open_decision: Memo::new(move |_| prompt.with(|prompt| prompt.open_decision().cloned())),
            chosen,
            selected,
            by_number,
            lit: RwSignal::new(lit::is_on()),
            drag: CardDrag::new(),
            timers: RuleTimers::new(session, session.view.with_untracked(first_person)),
            named: RwSignal::new(Vec::new()),
            calling: RwSignal::new(false),
            ruling: RwSignal::new(false),
            writing: WritingForm::open(session.id(), "prize"),
            filling_in: WritingForm::open(session.id(), "fill-in"),
            box_label: RwSignal::new(BoxLabel::default()),
        }
    }

    /// Reads the view; tracks it.
    pub(super) fn with<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.session.view.with(read)
    }

    /// Reads the view as it is now.
    pub(super) fn with_untracked<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.session.view.with_untracked(read)
    }

    /// The seat whose hand the page shows, if any. Tracks it.
    pub(super) fn own_seat(self) -> Option<Seat> {
        own_seat(self.session)
    }

    /// All players, computer players too, in seat order.
    pub(super) fn people(self) -> Vec<Person> {
        self.with_untracked(|view| view.people.clone())
    }

    /// Everybody but computer players, in seat order.
    pub(super) fn people_without_bots(self) -> Vec<Person> {
        self.people().into_iter().filter(|person| person.level.is_none()).collect()
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.with_untracked(|view| name(view, seat))
    }

    /// The seat for actions that anybody may do: the person behind the curtain, or else the first person.
    pub(super) fn default_seat(self) -> Seat {
        untrack(|| self.own_seat()).unwrap_or_else(|| self.with_untracked(first_person))
    }

    /// Plays `action` for `by`. Then it deselects everything and ends the private part, unless the action was only a part of
    /// a turn. A refusal is shown and announced. Returns whether it was allowed.
    pub(super) fn act(self, by: Seat, action: Action) -> bool {
        let stays = is_part_of_turn(&action);
        let done = self.session.act(by, action);
        if done && !stays {
            self.selected.set(Vec::new());
            self.named.set(Vec::new());
            if self.is_behind() {
                self.curtain.leave();
            }
        }
        done
    }

    /// What a button needs with which `by` does `action`: the callback for a press, and the reason for a refusal at the
    /// moment.
    pub(super) fn button(self, by: Seat, action: Action) -> (Callback<()>, Signal<Option<String>>) {
        let asked = action.clone();
        let refusal = Signal::derive(move || self.session.refusal(by, &asked));
        let press = Callback::new(move |()| {
            self.act(by, action.clone());
        });
        (press, refusal)
    }

    /// Selects a card on top of the others, or deselects it. Before the first turn, at most one is selected,
    /// to write on it.
    pub(super) fn tap(self, card: CardIndex) {
        self.session.notice.set(None);
        let picks_one = self.with_untracked(picks_one_card);
        self.selected.update(|selected| {
            let was_selected = selected.contains(&card);
            selected.retain(|other| *other != card && !picks_one);
            if !was_selected {
                selected.push(card);
            }
        });
        let sentence = self.session.own.with_untracked(|own| {
            let top = self.chosen.get_untracked().last().copied();
            let top = cards_to_choose_from(own.as_ref()).iter().find(|card| Some(card.index) == top);
            top.map(|top| format!("On top: {}.", card_name(top)))
        });
        self.session.announce(sentence.unwrap_or_else(|| "No card is picked.".to_owned()));
        self.choose_by_tap();
    }

    /// Makes the choice that the last tap has completed (BL-R86).
    fn choose_by_tap(self) {
        let Some(seat) = untrack(|| self.own_seat()) else { return };
        let chosen = self.chosen.get_untracked();
        let complete = self.session.game.with_untracked(|game| choice_by_tap(game, seat, &chosen));
        if let Some(action) = complete {
            self.act(seat, action);
        }
    }

    /// Adds a player to the named ones, or removes them again.
    pub(super) fn toggle_named(self, seat: Seat) {
        self.named.update(|named| screens::toggle(named, seat));
    }

    /// Deselects all cards.
    pub(super) fn deselect(self) {
        self.selected.set(Vec::new());
    }

    /// Plays the chosen cards with `card` on top.
    pub(super) fn play_with(self, card: CardIndex) {
        let Some(seat) = untrack(|| self.own_seat()) else { return };
        let mut cards = self.chosen.get_untracked();
        cards.retain(|other| *other != card);
        cards.push(card);
        self.act(seat, Action::Play(cards));
    }

    /// Changes how hands are sorted.
    pub(super) fn toggle_sorting(self) {
        self.by_number.update(|by_number| *by_number = !*by_number);
        storage::set_setting(SORTED, if self.by_number.get_untracked() { "number" } else { "colour" });
    }

    /// Resets the screen after undo, redo, or a change in another tab.
    pub(super) fn after_undo_or_redo(self) {
        self.deselect();
        self.named.set(Vec::new());
        self.calling.set(false);
        self.ruling.set(false);
    }

    /// Whether somebody is behind the curtain. Tracks it.
    pub(super) fn is_behind(self) -> bool {
        self.session.viewer.get().seat().is_some()
    }
}

fn own_seat(session: Session<Blank>) -> Option<Seat> {
    session.own.with(|own| own.as_ref().map(|own| own.seat))
}

//! What every room of a game has at hand.

use crate::ui::prelude::*;

use super::{clock::RuleClocks, drag::CardDrag, prize::PrizeDraft};
use crate::{
    browser::shelf,
    rules::{
        Seat, Viewer,
        blank::{Action, Blank, CardNo, DeckMark, Person, View},
    },
    screens::blank::{Awaited, OpenDecision, at_hand, awaited, card_name, name, own},
    ui::{afterwards::afterwards, curtain::Curtain, parts::box_label::BoxLabel, session::Session},
};

/// Under which setting it is kept how hands are sorted.
const SORTED: &str = "blank-sorted";

/// An open game and what lies around it. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct BlankTable {
    pub(super) session: Session<Blank>,
    pub(super) curtain: Curtain,
    /// What the page shows: what everybody may see; behind the curtain what somebody may; and what the only person may
    /// see, if there is just one.
    pub(super) view: Memo<View>,
    /// The same, once the answer to a press has been painted: for what everybody may see, and only tells of the press.
    later: Signal<View>,
    /// The only one of flesh and blood, from whom nothing has to be kept by a curtain.
    pub(super) only: Option<Seat>,
    /// Whether there is room for a hand: as soon as there is one, and until it is seen to be gone. The table settles down
    /// to its new measures only then.
    pub(super) has_hand: Memo<bool>,
    /// What the table waits for.
    pub(super) due: Memo<Awaited>,
    /// The same, once the answer to a press has been painted.
    pub(super) due_later: Signal<Awaited>,
    /// What lies before everybody to be settled or chosen, if anything does.
    pub(super) settled: Memo<Option<OpenDecision>>,
    /// Cards of the hand that are chosen, the last one for the top.
    pub(super) chosen: Memo<Vec<CardNo>>,
    choice: RwSignal<Vec<CardNo>>,
    /// Whether hands lie by number; otherwise by colour.
    pub(super) by_number: RwSignal<bool>,
    /// The card that follows the pointer.
    pub(super) drag: CardDrag,
    /// The clocks of rules that wait for seconds.
    pub(super) clocks: RuleClocks,
    /// Whom the table has named so far, where words have to fit somebody.
    pub(super) named: RwSignal<Vec<Seat>>,
    /// Whether somebody is about to call something out.
    pub(super) calling: RwSignal<bool>,
    /// Whether somebody is about to propose a ruling.
    pub(super) ruling: RwSignal<bool>,
    /// What the winner writes for a prize.
    pub(super) writing: PrizeDraft,
    /// What is written on the box of a deck.
    pub(super) box_label: RwSignal<BoxLabel>,
    /// The sentence that answers a press that was refused.
    pub(super) refused: RwSignal<Option<String>>,
}

impl BlankTable {
    pub(super) fn new(session: Session<Blank>) -> Self {
        let setup = session.setup();
        let mut people = setup.seats().filter(|seat| setup.players[seat.index()].level.is_none());
        let first = people.next();
        let only = first.filter(|_| people.next().is_none());
        let view = session.shown(only);
        let due = Memo::new(move |_| {
            let behind = session.viewer.get() != Viewer::Table;
            view.with(|view| awaited(view, behind))
        });
        let due_later = afterwards(due);
        let refused = RwSignal::new(None);
        let held = move || view.with(|view| own(view).is_some());
        let was_held = afterwards(Memo::new(move |_| held()));
        let choice = RwSignal::new(Vec::new());
        let chosen = Memo::new(move |_| {
            let held = |card: &CardNo| view.with(|view| at_hand(view).iter().any(|held| held.no == *card));
            choice.get().into_iter().filter(held).collect::<Vec<_>>()
        });
        Self {
            session,
            curtain: Curtain::new(session.viewer, refused),
            view,
            later: afterwards(view),
            only,
            has_hand: Memo::new(move |_| held() || was_held.get()),
            due,
            due_later,
            settled: Memo::new(move |_| due_later.with(|due| due.settled().cloned())),
            chosen,
            choice,
            by_number: RwSignal::new(shelf::setting(SORTED).is_some_and(|kept| kept == "number")),
            drag: CardDrag::new(),
            clocks: RuleClocks::new(session, first.unwrap_or(Seat(0))),
            named: RwSignal::new(Vec::new()),
            calling: RwSignal::new(false),
            ruling: RwSignal::new(false),
            writing: PrizeDraft::open(session.id()),
            box_label: RwSignal::new(BoxLabel {
                name: String::new(),
                owner: String::new(),
                mark: DeckMark::Star,
            }),
            refused,
        }
    }

    /// Looks at the view; follows it.
    pub(super) fn with<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(read)
    }

    /// Looks at the view once the answer to a press has been painted; follows it.
    pub(super) fn with_later<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.later.with(read)
    }

    /// Everybody at the table, as they sit.
    pub(super) fn people(self) -> Vec<Person> {
        self.view.with_untracked(|view| view.people.clone())
    }

    /// Everybody of flesh and blood, as they sit.
    pub(super) fn persons(self) -> Vec<Person> {
        self.people().into_iter().filter(|person| person.level.is_none()).collect()
    }

    /// What a seat is called.
    pub(super) fn name(self, seat: Seat) -> String {
        self.view.with_untracked(|view| name(view, seat))
    }

    /// For whom a press counts that anybody may make: whoever sits behind the curtain, or the first person.
    pub(super) fn anybody(self) -> Seat {
        self.view.with_untracked(|view| {
            let person = view.people.iter().find(|person| person.level.is_none());
            own(view).or(person.map(|person| person.seat)).unwrap_or(view.active)
        })
    }

    /// Does `action` for `by`; a refusal is shown and spoken. Whoever was behind the curtain comes out of it, unless
    /// they only ticked something off. Says whether it was done.
    pub(super) fn act(self, by: Seat, action: Action) -> bool {
        let stays = matches!(action, Action::Done(_));
        let refused = self.session.play(by, action).err();
        let done = refused.is_none();
        self.refused.set(refused);
        if done && !stays {
            self.choice.set(Vec::new());
            self.named.set(Vec::new());
            if self.is_behind() {
                self.curtain.leave();
            }
        }
        done
    }

    /// What a button does for `by`, and why it may not.
    pub(super) fn button(self, by: Seat, action: Action) -> (Callback<()>, Signal<Option<String>>) {
        let asked = action.clone();
        let refusal = Signal::derive(move || self.session.refusal(by, &asked));
        let press = Callback::new(move |()| {
            self.act(by, action.clone());
        });
        (press, refusal)
    }

    /// Chooses a card, on top of those that are chosen; or lets it go.
    pub(super) fn tap(self, card: CardNo) {
        self.refused.set(None);
        self.choice.update(|choice| {
            let before = choice.len();
            choice.retain(|other| *other != card);
            if choice.len() == before {
                choice.push(card);
            }
        });
        let told = self.view.with_untracked(|view| {
            let top = self.chosen.get_untracked().last().copied();
            let top = at_hand(view).iter().find(|card| Some(card.no) == top);
            top.map(|top| format!("Picked: {}.", card_name(top)))
        });
        self.session.say(told.unwrap_or_else(|| "No card is picked.".to_owned()));
    }

    /// Names somebody whom some words fit, or does not.
    pub(super) fn name_too(self, seat: Seat) {
        self.named.update(|named| {
            let before = named.len();
            named.retain(|other| *other != seat);
            if named.len() == before {
                named.push(seat);
            }
        });
    }

    /// Lets all chosen cards go.
    pub(super) fn drop(self) {
        self.choice.set(Vec::new());
    }

    /// Plays what is chosen, and `card` on top of it.
    pub(super) fn play_with(self, card: CardNo) {
        let Some(seat) = self.view.with_untracked(own) else { return };
        let mut cards = self.chosen.get_untracked();
        cards.retain(|other| *other != card);
        cards.push(card);
        self.act(seat, Action::Play(cards));
    }

    /// Sorts hands the other way, from now on.
    pub(super) fn sort(self) {
        self.by_number.update(|by_number| *by_number = !*by_number);
        shelf::set_setting(SORTED, if self.by_number.get_untracked() { "number" } else { "colour" });
    }

    /// The game is not where it was.
    pub(super) fn go_on(self) {
        self.drop();
        self.refused.set(None);
        self.calling.set(false);
        self.ruling.set(false);
    }

    /// Whether somebody sits behind the curtain. Follows it.
    pub(super) fn is_behind(self) -> bool {
        self.session.viewer.get() != Viewer::Table
    }
}

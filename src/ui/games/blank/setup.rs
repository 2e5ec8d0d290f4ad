//! The set-up screen: players, the youngest, decks and house rules.

mod decks;

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    play::Kind,
    rules::blank::{Blank, CardDeck, House, Setup},
    screens::blank::{
        house::{HOUSE_RULES, rules_in_force},
        setup::{
            SetupChoices, away_sentence, cards_of, delegate, owners_away, people, summary, who_begins,
            who_decides_for,
        },
    },
    setup::guests::GuestId,
    ui::{
        guests::{GuestList, Guests},
        parts::{
            Notice,
            controls::{Fold, switches},
            show_notice,
        },
        setup::{SetupPage, name_choice},
        stored::stored,
        table::start_game,
    },
};

/// The set-up screen.
pub(super) fn set_up() -> impl IntoView {
    let form = SetupForm::open();
    let start = Callback::new(move |()| start(form));
    let body = view! {
        <Guests list=form.guests start/>
        <div class="folds grid">
            {begins(form)}
            {decks::decks(form)}
            {delegate_choice(form)}
            {house(form)}
        </div>
    }
    .into_any();
    let notice = view! { <Notice text=form.refused/> }.into_any();
    let summary = Signal::derive(move || form.summary());
    view! { <SetupPage kind=Kind::Blank body notice summary start/> }
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    if let Err(refusal) = start_game::<Blank>(setup, chance::seed()) {
        show_notice(form.refused, refusal);
    }
}

/// The house rules. While all are off, the game is played as designed.
fn house(form: SetupForm) -> AnyView {
    let now = Signal::derive(move || form.house.with(rules_in_force));
    // The house rules have a signal of their own here, so there is no larger set-up to borrow them from.
    view! { <Fold title="House rules" now body=switches(&HOUSE_RULES, form.house, |house| house, |house| house)/> }
        .into_any()
}

/// Who begins: the youngest, named by the table, or a random player. No age is asked for (BL-15, BL-R04).
fn begins(form: SetupForm) -> AnyView {
    let now = Signal::derive(move || {
        let youngest = form.youngest.get();
        form.guests.with(|guests| who_begins(guests, youngest))
    });
    let body = view! {
        <p>"By the official rules the youngest begins. Tap a name, or begin at random."</p>
        {name_choice("Who begins", "At random", move || form.guests.names(), form.youngest.into(), form.youngest)}
    }.into_any();
    view! { <Fold title="Who begins" now body/> }.into_any()
}

/// The setting that stores the house rules for the next evening.
const SETTING: &str = "blank-house";

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct SetupForm {
    /// Who plays.
    guests: GuestList,
    /// The decks, mixed into one for this game.
    decks: RwSignal<Vec<CardDeck>>,
    /// The house rules.
    house: RwSignal<House>,
    /// The youngest; `None` for a random starter (BL-R04).
    youngest: RwSignal<Option<GuestId>>,
    /// Who decides for an absent owner; `None` if everybody votes (BL-R28).
    delegate: RwSignal<Option<GuestId>>,
    /// Why the game cannot be played with this set-up.
    refused: RwSignal<Option<String>>,
}

impl SetupForm {
    /// The form with the stored players, decks and house rules. From now on their changes are stored.
    fn open() -> Self {
        let house = stored(SETTING, House::default);
        let decks = RwSignal::new(decks::last());
        let cards = Memo::new(move |_| decks.with(|decks| cards_of(decks)));
        // At least two play (BL-R02), and at most as many as the cards are enough for.
        let guests = GuestList::open(Signal::derive(move || (2, Setup::max_players(cards.get()))));
        let (youngest, delegate) = (RwSignal::new(None), RwSignal::new(None));
        Self {
            guests,
            decks,
            house,
            youngest,
            delegate,
            refused: guests.refusal_until_changed(move || house.track()),
        }
    }

    /// Everybody who has a name, without computer players, in seat order. Tracks the list.
    fn people_without_bots(self) -> Vec<(GuestId, String)> {
        self.guests.with(people)
    }

    /// Who decides for an absent owner, with their name. Tracks the list and the choice.
    fn named_delegate(self) -> Option<(GuestId, String)> {
        let chosen = self.delegate.get();
        self.guests.with(|guests| delegate(guests, chosen))
    }

    /// The set-up; or `None` if there is a problem, which is then shown.
    fn to_setup(self) -> Option<Setup> {
        let players = self.guests.players()?;
        let choices = SetupChoices {
            decks: self.decks.get_untracked(),
            house: self.house.get_untracked(),
            youngest: self.youngest.get_untracked(),
            delegate: self.delegate.get_untracked(),
        };
        // This seed only says who begins at random. The game gets another one.
        Some(untrack(|| self.guests.with(|guests| choices.setup(guests, players, chance::seed()))))
    }

    /// A summary of the game that would start, or the problem of the whole list.
    fn summary(self) -> String {
        let cards = self.decks.with(|decks| cards_of(decks));
        self.guests.general_problem().unwrap_or_else(|| summary(cards, self.guests.named_count()))
    }
}

/// Who decides for an absent owner of a deck; nothing if every owner is here or no deck has an owner
/// (BL-R28).
fn delegate_choice(form: SetupForm) -> AnyView {
    let away =
        Memo::new(move |_| form.guests.with(|guests| form.decks.with(|decks| owners_away(guests, decks))));
    let named = Memo::new(move |_| form.named_delegate());
    let body = move || {
        let away = away.get();
        if away.is_empty() {
            return ().into_any();
        }
        let line = away_sentence(&away);
        let now = Signal::derive(move || {
            named.with(|named| who_decides_for(&away, named.as_ref().map(|(_, name)| name.as_str())))
        });
        let chosen = Signal::derive(move || named.get().map(|(id, _)| id));
        let body = view! {
            <p dir="auto">{line}</p>
            {name_choice("Who decides for them", "Everybody votes", move || form.people_without_bots(), chosen, form.delegate)}
        }.into_any();
        view! { <Fold title="An owner is away" now body/> }.into_any()
    };
    body.into_any()
}

//! The set-up screen: players, the youngest, decks and house rules.

mod decks;

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    play::Kind,
    rules::{
        Seat,
        blank::{Blank, CardDeck, House, Setup},
        guests::GuestId,
        name::Name,
    },
    screens::{
        blank::setup::summary,
        house::{BLANK, blank_in_force},
    },
    ui::{
        guests::{GuestList, Guests},
        parts::{
            Notice,
            controls::{Fold, switches},
        },
        setup::{SetupPage, name_choice, stored},
        table::start_game,
    },
};

/// The set-up screen.
#[component]
pub fn SetupScreen() -> Html {
    let form = SetupForm::open();
    let start = Callback::new(move |()| start(form));
    let more = "Hands stay hidden: you pass the laptop.";
    let body = html! {
        <Guests list=form.list start/>
        <div class="folds grid">
            {begins(form)}
            {decks::decks(form)}
            {delegate(form)}
            {house(form)}
        </div>
    };
    let notice = html! { <Notice text=form.refused/> };
    let summary = Signal::derive(move || form.summary());
    html! { <SetupPage kind=Kind::Blank more body notice summary start/> }
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    if let Err(refusal) = start_game::<Blank>(setup, chance::seed()) {
        form.refused.set(Some(refusal));
    }
}

/// The house rules. While all are off, the game is played as designed.
fn house(form: SetupForm) -> Html {
    let now = Signal::derive(move || form.house.with(blank_in_force));
    html! { <Fold title="House rules" now body=switches(&BLANK, form.house, |house| house, |house| house)/> }
}

/// Who begins: the youngest, chosen by the table. Nobody's age is asked for (BL-15, BL-R04).
fn begins(form: SetupForm) -> Html {
    let now = Signal::derive(move || {
        let youngest = form.youngest.get();
        let mut names = form.list.names().into_iter();
        names.find(|(id, _)| Some(*id) == youngest).map_or_else(|| "At random".to_owned(), |(_, name)| name)
    });
    let body = html! {
        <p>"By the official rules the youngest begins. Tap a name, or begin at random."</p>
        {name_choice("Who begins", "At random", move || form.list.names(), form.youngest.into(), form.youngest)}
    };
    html! { <Fold title="Who begins" now body/> }
}

/// The setting that stores the house rules for the next evening.
const SETTING: &str = "blank-house";

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct SetupForm {
    /// Who plays.
    list: GuestList,
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
        let cards =
            Memo::new(move |_| decks.with(|decks| decks.iter().map(|deck| deck.cards.len()).sum::<usize>()));
        let list = GuestList::open(Signal::derive(move || (2, Setup::max_players(cards.get()))));
        let (youngest, delegate) = (RwSignal::new(None), RwSignal::new(None));
        Self { list, decks, house, youngest, delegate, refused: list.refusal(house) }
    }

    /// Everybody with a name but computer players, in seat order.
    fn people_without_bots(self) -> Vec<(GuestId, String)> {
        let is_person = |id| {
            self.list
                .guests
                .with(|guests| guests.list().iter().any(|guest| guest.id == id && guest.level.is_none()))
        };
        self.list.names().into_iter().filter(|(id, _)| is_person(*id)).collect()
    }

    /// Who decides for an absent owner, with their name, as long as they are among the players.
    fn named_delegate(self) -> Option<(GuestId, String)> {
        let delegate = self.delegate.get();
        self.people_without_bots().into_iter().find(|(id, _)| Some(*id) == delegate)
    }

    /// The set-up; or `None` if there is a problem, which is then shown.
    fn to_setup(self) -> Option<Setup> {
        let players = self.list.players()?;
        let youngest = self.youngest.get_untracked().and_then(|id| self.list.seat(id));
        let youngest = youngest.unwrap_or_else(|| {
            // A person begins, chosen at random.
            let seats = (0..).map(Seat).zip(&players).filter(|(_, player)| player.level.is_none());
            let people: Vec<Seat> = seats.map(|(seat, _)| seat).collect();
            let random = usize::try_from(chance::seed().0 % people.len().max(1) as u64).unwrap_or_default();
            people.get(random).copied().unwrap_or(Seat(0))
        });
        let delegate = untrack(|| self.named_delegate().filter(|_| !away(self).is_empty()));
        Some(Setup {
            players,
            youngest,
            decks: self.decks.get_untracked(),
            house: self.house.get_untracked(),
            delegate: delegate.and_then(|(id, _)| self.list.seat(id)),
        })
    }

    /// A summary of the game that would start, or the problem of the whole list.
    fn summary(self) -> String {
        let cards = self.decks.with(|decks| decks.iter().map(|deck| deck.cards.len()).sum());
        self.list.general_problem().unwrap_or_else(|| summary(cards, self.list.named()))
    }
}

/// Who decides for an absent owner of a deck; nothing if every owner is here or there is none (BL-R28).
fn delegate(form: SetupForm) -> Html {
    let away = Memo::new(move |_| away(form));
    let named = Memo::new(move |_| form.named_delegate());
    let body = move || {
        let away = away.get();
        if away.is_empty() {
            return Html::Nothing;
        }
        let owners = away.join(" and ");
        let is = if away.len() == 1 { "is" } else { "are" };
        let line = format!(
            "{owners} {is} not here, but decides what is written. Choose who decides for them, or everybody votes."
        );
        let now = Signal::derive(move || match named.get() {
            Some((_, name)) => format!("{name} decides for {owners}"),
            None => "Everybody votes".to_owned(),
        });
        let chosen = Signal::derive(move || named.get().map(|(id, _)| id));
        let body = html! {
            <p dir="auto">{line}</p>
            {name_choice("Who decides for them", "Everybody votes", move || form.people_without_bots(), chosen, form.delegate)}
        };
        html! { <Fold title="An owner is away" now body/> }
    };
    body.into_html()
}

/// The owners of the chosen decks who are not among the players. Tracks both.
fn away(form: SetupForm) -> Vec<String> {
    let present: Vec<Name> =
        form.list.names().iter().filter_map(|(_, name)| Name::parse(name).ok()).collect();
    let absent = |owner: &Name| !present.iter().any(|name| name.same_as(owner));
    form.decks.with(|decks| {
        let mut away: Vec<Name> = Vec::new();
        for owner in decks.iter().filter_map(|CardDeck { owner, .. }| Name::parse(owner).ok()).filter(absent)
        {
            if !away.iter().any(|other| other.same_as(&owner)) {
                away.push(owner);
            }
        }
        away.iter().map(ToString::to_string).collect()
    })
}

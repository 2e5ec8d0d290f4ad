//! The list of who plays, on the set-up screen of games that ask for names and nothing more.

mod row;

use std::ops::RangeInclusive;

use crate::ui::prelude::*;

use super::parts::{Notice, Quiet};
use crate::{
    browser::{focus, shelf},
    json,
    rules::{
        guests::{GuestId, GuestProblem, Guests, GuestsError, RemovedGuest},
        name::Name,
        player::{Level, Player},
    },
};
use row::row;

/// Under which setting the list is kept from evening to evening, for all games.
const KEPT: &str = "guests";

/// The list on the screen. Copied freely; there is still one list.
#[derive(Clone, Copy)]
pub struct GuestList {
    /// What stands on it.
    pub guests: RwSignal<Guests>,
    /// How many the game takes, which what is agreed may change.
    seats: Signal<(usize, usize)>,
    /// Whether the page can play for somebody.
    bots: bool,
    error: Memo<Option<GuestsError>>,
    /// How often somebody wanted to deal and could not.
    asked: RwSignal<u32>,
    /// Who was taken away last, to be put back.
    gone: RwSignal<Option<RemovedGuest>>,
    /// Who follows the pointer.
    dragged: RwSignal<Option<GuestId>>,
    /// Why not everybody could be put on the list.
    full: RwSignal<Option<String>>,
    said: RwSignal<String>,
}

impl GuestList {
    /// The list as it was left last time. From now on it is kept whenever it changes.
    pub fn open(seats: Signal<(usize, usize)>) -> Self {
        let kept = shelf::setting(KEPT).and_then(|text| json::read(&text).ok());
        let guests: RwSignal<Guests> = RwSignal::new(kept.unwrap_or_default());
        Effect::new(move |_| guests.with(keep));
        let error = move |_: Option<&Option<GuestsError>>| {
            guests.with(|guests| guests.settle(range(seats.get())).err())
        };
        Self {
            guests,
            seats,
            bots: true,
            error: Memo::new(error),
            asked: RwSignal::new(0),
            gone: RwSignal::new(None),
            dragged: RwSignal::new(None),
            full: RwSignal::new(None),
            said: RwSignal::new(String::new()),
        }
    }

    /// The same for a game that the page cannot play: its own players stay away.
    pub fn of_people(seats: Signal<(usize, usize)>) -> Self {
        let list = Self { bots: false, ..Self::open(seats) };
        list.guests.update(Guests::only_people);
        list
    }

    /// The players, or nothing while something is in the way: then that is shown, and the focus led to it.
    pub fn settle(self) -> Option<Vec<Player>> {
        match self.guests.with_untracked(|guests| guests.settle(range(self.seats.get_untracked()))) {
            Ok(players) => Some(players),
            Err(error) => {
                self.asked.update(|asked| *asked += 1);
                if let Some(id) = error.line {
                    lead_to(id);
                }
                None
            }
        }
    }

    /// What is in the way of dealing, as far as it has no line of its own.
    pub fn in_the_way(self) -> Option<String> {
        self.error.with(|error| {
            error.as_ref().filter(|error| error.line.is_none()).map(|error| self.sentence(&error.problem))
        })
    }

    /// How many are named.
    pub fn named(self) -> usize {
        self.guests.with(Guests::named)
    }

    fn hitch_at(self, id: GuestId) -> Option<String> {
        let asked = self.asked.get() > 0;
        let here = |error: &&GuestsError| asked && error.line == Some(id);
        self.error.with(|error| error.as_ref().filter(here).map(|error| self.sentence(&error.problem)))
    }

    /// What is in the way, in a sentence. Where the page plays for nobody, nobody is told that it could.
    fn sentence(self, why: &GuestProblem) -> String {
        match why {
            GuestProblem::Few { named: 1.., least } if !self.bots => {
                format!("Enter at least {least} players.")
            }
            why => why.to_string(),
        }
    }

    /// Says a sentence to whoever listens to the page. A space at the end makes a repeated one new.
    fn say(self, sentence: String) {
        self.said.update(|said| *said = if *said == sentence { sentence + "\u{a0}" } else { sentence });
    }

    /// What somebody is called: by name, or by where they sit.
    fn called(self, id: GuestId) -> String {
        self.guests.with(|guests| {
            let name = guests.guest(id).map(|guest| guest.name.trim()).unwrap_or_default();
            let seat = guests.place(id).map_or(0, |place| place + 1);
            if name.is_empty() { format!("seat {seat}") } else { name.to_owned() }
        })
    }

    /// Somebody who is dragged takes the place of whoever they are dragged over.
    fn make_room(self, id: GuestId) {
        if let Some(dragged) = self.dragged.get_untracked().filter(|&dragged| dragged != id)
            && let Some(place) = self.guests.with_untracked(|guests| guests.place(id))
        {
            self.guests.update(|guests| guests.seat(dragged, place));
        }
    }

    /// Moves somebody one seat on or back, and says where they now sit. A table is round.
    fn shift(self, id: GuestId, onward: bool) {
        let (from, seats) = self.guests.with_untracked(|guests| (guests.place(id), guests.list().len()));
        let Some(from) = from else { return };
        let to = (from + if onward { 1 } else { seats - 1 }) % seats;
        self.guests.update(|guests| guests.seat(id, to));
        let name = untrack(|| self.called(id));
        self.say(format!("{name} has seat {} of {seats}.", to + 1));
    }

    fn add(self) {
        match self.guests.try_update(Guests::add).flatten() {
            Some(id) => lead_to(id),
            None => self.full.set(Some(no_more(1))),
        }
    }
}

fn range((least, most): (usize, usize)) -> RangeInclusive<usize> {
    least..=most
}

fn no_more(left_out: usize) -> String {
    let most = Guests::MOST;
    format!("The list holds {most}, and {left_out} had no room on it.")
}

fn keep(guests: &Guests) {
    if let Ok(text) = serde_json::to_string(guests) {
        shelf::set_setting(KEPT, &text);
    }
}

/// Keeps the names of people who play something else, so that nobody has to type them again.
pub fn remember<'a>(names: impl Iterator<Item = &'a Name>) {
    let names: Vec<&str> = names.map(Name::as_str).collect();
    let mut guests = Guests::default();
    if let Some(first) = guests.list().first().map(|guest| guest.id) {
        guests.paste(first, &names.join("\n"));
    }
    keep(&guests);
}

/// Puts the focus on somebody's name, as soon as it is there.
fn lead_to(id: GuestId) {
    focus::hurry(format!("#name-{id}"));
}

/// The list. `deal` is what Enter on the last, empty line does.
#[component]
pub fn Guests(
    /// The names as people type them.
    list: GuestList,
    /// Deals, which Enter in the last field asks for.
    deal: Callback<()>,
) -> Html {
    let ids = Memo::new(move |_| {
        list.guests.with(|guests| guests.list().iter().map(|guest| guest.id).collect::<Vec<_>>())
    });
    if let Some(first) = list.guests.with_untracked(|guests| guests.list().first().cloned())
        && list.guests.with_untracked(Guests::named) == 0
    {
        lead_to(first.id);
    }
    let let_go = move || list.dragged.set(None);
    let up = window_event_listener(leptos::ev::pointerup, move |_| let_go());
    let cancel = window_event_listener(leptos::ev::pointercancel, move |_| let_go());
    on_cleanup(move || {
        up.remove();
        cancel.remove();
    });
    html! {
        <section class="guests wide" aria-label="Who plays" data-crowd=move || (ids.with(Vec::len) > 12).to_string()>
            <ol class="places" aria-label="Who plays, in the order people sit">
                <Each each=move || ids.get() key=|id| *id let(id)>
                    {row(list, id, deal)}
                </Each>
            </ol>
            {buttons(list)}
            <p class="visually-hidden" role="status">{move || list.said.get()}</p>
        </section>
    }
}

/// More people, players of the page's own, and the way back for whoever was taken away by mistake.
fn buttons(list: GuestList) -> Html {
    let bot = move |()| match list.guests.try_update(|guests| guests.add_bot(Level::Medium)).flatten() {
        Some(id) => focus::put_when_drawn(format!("#plays-{id}")),
        None => list.full.set(Some(no_more(1))),
    };
    let gone = Memo::new(move |_| list.gone.with(|gone| gone.as_ref().map(|gone| gone.name().to_owned())));
    let put_back = move |()| {
        if let Some(gone) = list.gone.try_update(Option::take).flatten()
            && let Some(id) = list.guests.try_update(|guests| guests.put_back(gone))
        {
            lead_to(id);
        }
    };
    let back = move |name: String| html! { <Quiet on_press=put_back>"Bring back "<bdi>{name}</bdi></Quiet> };
    html! {
        <div class="row">
            <Quiet on_press=move |()| list.add()>"Add a seat"</Quiet>
            {list.bots.then(|| html! { <Quiet on_press=bot>"Add a computer player"</Quiet> })}
            {move || gone.get().map(back)}
            <Notice text=list.full/>
        </div>
    }
}

//! The list of players on the set-up screens of games that only ask for names.

mod kept;
mod row;
mod whole_list;

use std::ops::RangeInclusive;

use crate::ui::prelude::*;

use super::{
    parts::{Notice, Quiet, announce, live_region, set_notice},
    stored::{StoredSignal, change_stored, read, write},
};
use crate::{
    browser::focus,
    rules::{
        Seat,
        name::Name,
        player::{Level, Player},
    },
    screens::{
        SetUpFacts,
        guests::{guest_name, place_beside, seat_sentence, too_many},
        painted::{ADD_COMPUTER, ADD_PERSON},
    },
    setup::guests::{GuestId, Guests, GuestsError, Invited},
};
pub use kept::kept_players;
use row::row;
pub use row::{NameCallbacks, name_field};
use whole_list::{Removed, bring_back, whole_list};

/// The setting that stores the list for the next game. All games share it.
pub const SETTING: &str = "guests";

/// The list on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct GuestList {
    /// The lines of the list.
    pub guests: RwSignal<Guests>,
    /// The minimum and maximum number of players; house rules may change them.
    seats: Signal<(usize, usize)>,
    /// Who may play this game.
    invited: Invited,
    error: Memo<Option<GuestsError>>,
    /// How often Start was pressed without success.
    attempts: RwSignal<u32>,
    /// What was removed last, for undo.
    removed: RwSignal<Option<Removed>>,
    /// The text with names that was pasted last, and the list after that. The names can replace the list until it changes.
    pasted: RwSignal<Option<(String, Guests)>>,
    /// The line that is being dragged.
    dragged: RwSignal<Option<GuestId>>,
    /// Why there is no room for more players.
    full: RwSignal<Option<String>>,
    announced: RwSignal<String>,
}

impl GuestList {
    /// The stored list. From now on every change is stored.
    pub fn open(seats: Signal<(usize, usize)>) -> Self {
        let read = move || {
            let mut guests: Guests = read(SETTING)?;
            // Another tab may store a list after this screen was closed.
            if let Some(seats) = seats.try_get_untracked() {
                fit(&mut guests, seats, Invited::Everybody);
            }
            Some(guests)
        };
        let guests = StoredSignal::new(read, Guests::default, remember).follow(SETTING).value;
        Self::new(guests, seats, Invited::Everybody)
    }

    /// The people of the stored list, for a game without computer players. The computer players stay stored
    /// for the other games.
    pub fn of_people(seats: Signal<(usize, usize)>) -> Self {
        let people = people_remembered(seats.get_untracked().1).follow(SETTING).value;
        Self::new(people, seats, Invited::PeopleOnly)
    }

    fn new(guests: RwSignal<Guests>, seats: Signal<(usize, usize)>, invited: Invited) -> Self {
        let full = RwSignal::new(None);
        Effect::new(move |before: Option<(usize, usize)>| {
            let seats = seats.get();
            guests.maybe_update(|guests| fit(guests, seats, invited));
            // With other seats it is not true any more who has none.
            if before.is_some_and(|before| before != seats) {
                full.set(None);
            }
            seats
        });
        let error = move |_: Option<&Option<GuestsError>>| {
            guests.with(|guests| guests.players(range(seats.get())).err())
        };
        Self {
            guests,
            seats,
            invited,
            error: Memo::new(error),
            attempts: RwSignal::new(0),
            removed: RwSignal::new(None),
            pasted: RwSignal::new(None),
            dragged: RwSignal::new(None),
            full,
            announced: RwSignal::new(String::new()),
        }
    }

    /// The players; or `None` if there is a problem, which is then shown. If one line has the problem, that
    /// line gets the focus.
    pub fn players(self) -> Option<Vec<Player>> {
        match self.guests.with_untracked(|guests| guests.players(range(self.seats.get_untracked()))) {
            Ok(players) => Some(players),
            Err(error) => {
                self.attempts.update(|attempts| *attempts += 1);
                if let Some(id) = error.line {
                    focus_name(id);
                }
                None
            }
        }
    }

    /// The players, if there is no problem; tracks them.
    pub fn players_now(self) -> Option<Vec<Player>> {
        self.guests.with(|guests| guests.players(range(self.seats.get())).ok())
    }

    /// The problem of the whole list, not of one line.
    pub fn general_problem(self) -> Option<String> {
        self.error.with(|error| {
            error
                .as_ref()
                .filter(|error| error.line.is_none())
                .map(|error| error.problem.sentence(self.allows_bots()))
        })
    }

    /// Everybody with a name, in seat order; tracks it.
    pub fn names(self) -> Vec<(GuestId, String)> {
        self.guests
            .with(|guests| guests.named().map(|guest| (guest.id, guest.name.trim().to_owned())).collect())
    }

    /// The seat that somebody will have.
    pub fn seat(self, id: GuestId) -> Option<Seat> {
        let index = self.guests.with_untracked(|guests| guests.named().position(|guest| guest.id == id))?;
        u8::try_from(index).ok().map(Seat)
    }

    /// What `read` finds in the list; tracks it.
    pub fn with<T>(self, read: impl FnOnce(&Guests) -> T) -> T {
        self.guests.with(read)
    }

    /// How many lines have a name; tracks them.
    pub fn named_count(self) -> usize {
        self.with(Guests::named_count)
    }

    /// A signal for the reason why a game cannot start. A change of the players, or of what `track_plan` reads, clears it.
    pub fn refusal_until_changed(self, track_plan: impl Fn() + 'static) -> RwSignal<Option<String>> {
        let refused = RwSignal::new(None);
        Effect::new(move |_| {
            track_plan();
            self.guests.track();
            refused.set(None);
        });
        refused
    }

    /// Whether this game has computer players.
    fn allows_bots(self) -> bool {
        self.invited.allows_bots()
    }

    fn problem_of(self, id: GuestId) -> Option<String> {
        let start_pressed = self.attempts.get() > 0;
        let here = |error: &&GuestsError| start_pressed && error.line == Some(id);
        self.error
            .with(|error| error.as_ref().filter(here).map(|error| error.problem.sentence(self.allows_bots())))
    }

    /// Announces a sentence in the live region.
    fn say(self, sentence: String) {
        announce(self.announced, sentence);
    }

    /// The name of a line, or its seat if it has none.
    fn label_of(self, id: GuestId) -> String {
        self.guests.with(|guests| guest_name(guests, id))
    }

    /// Moves the dragged line to the place of the line under the pointer.
    fn move_dragged_to(self, id: GuestId) {
        if let Some(dragged) = self.dragged.get_untracked().filter(|&dragged| dragged != id)
            && let Some(index) = self.guests.with_untracked(|guests| guests.position(id))
        {
            self.guests.update(|guests| guests.move_to(dragged, index));
        }
    }

    /// Moves a line one seat clockwise or back and announces the new seat.
    fn shift(self, id: GuestId, clockwise: bool) {
        let to = self.guests.with_untracked(|guests| place_beside(guests, id, clockwise));
        let Some(to) = to else { return };
        self.guests.update(|guests| guests.move_to(id, to));
        self.say(self.guests.with_untracked(|guests| seat_sentence(guests, id)));
    }

    fn add(self) {
        match self.guests.try_update(Guests::add).flatten() {
            Some(id) => focus_name(id),
            None => set_notice(self.full, too_many(1)),
        }
    }
}

/// Seats those who fit; returns whether somebody came or went. Without a deck BLANK has a seat for nobody; that sends nobody away.
fn fit(guests: &mut Guests, (least, most): (usize, usize), invited: Invited) -> bool {
    most >= least && guests.fit(most, invited)
}

fn range((least, most): (usize, usize)) -> RangeInclusive<usize> {
    least..=most
}

/// The stored list.
pub fn remembered() -> Guests {
    read(SETTING).unwrap_or_default()
}

/// The people of the stored list, for a game without computer players that has so many seats. From now on their changes are
/// stored, so that nobody types them again at another game. The computer players of the other games stay.
pub fn people_remembered(seats: usize) -> StoredSignal<Guests> {
    let people = move || {
        let mut people = remembered();
        people.remove_bots();
        people.fit(seats, Invited::PeopleOnly);
        Some(people)
    };
    StoredSignal::new(people, Guests::default, remember_people)
}

fn remember_people(people: &Guests) {
    let mut guests = remembered();
    guests.set_kept_people(people);
    guests.set_people(people.named().map(|guest| guest.name.as_str()));
    remember(&guests);
}

/// Stores a list.
pub fn remember(guests: &Guests) {
    write(SETTING, guests);
}

/// Removes a person from the stored list.
pub fn forget(person: &Name) {
    change_stored(SETTING, |guests: &mut Guests| guests.forget(person));
}

/// Focuses a name field as soon as it exists.
fn focus_name(id: GuestId) {
    focus::set_soon(format!("#name-{id}"));
}

/// Ends a drag when the pointer is released anywhere.
pub fn end_drag_on_release(dragged: RwSignal<Option<GuestId>>) {
    let up = window_event_listener(leptos::ev::pointerup, move |_| dragged.set(None));
    let cancel = window_event_listener(leptos::ev::pointercancel, move |_| dragged.set(None));
    on_cleanup(move || {
        up.remove();
        cancel.remove();
    });
}

/// The list. Enter on the last, empty line calls `start`. It is painted before the program is there: see [`SetupPage`](super::setup::SetupPage).
#[component]
pub fn Guests(
    list: GuestList,
    /// Starts the game; called by Enter in the last field while that is empty.
    start: Callback<()>,
) -> impl IntoView {
    let ids = Memo::new(move |_| {
        list.guests.with(|guests| guests.list().iter().map(|guest| guest.id).collect::<Vec<_>>())
    });
    if let Some(first) = list.guests.with_untracked(|guests| guests.list().first().cloned())
        && list.guests.with_untracked(Guests::named_count) == 0
    {
        focus::set_if_lost(format!("#name-{}", first.id));
    }
    end_drag_on_release(list.dragged);
    view! {
        <section class="guests wide stack" aria-label="Who plays" data-crowd=move || (ids.with(Vec::len) > SetUpFacts::CROWD).to_string()>
            <ol class="places grid" data-places="" aria-label="Who plays, in the order people sit">
                <For each=move || ids.get() key=|id| *id let(id)>
                    {row(list, id, start)}
                </For>
            </ol>
            {buttons(list)}
            {kept_players(list.guests, Callback::new(move |id| list.exchange(id)))}
            {live_region(list.announced)}
        </section>
    }
}

/// The buttons that add people and computer players and undo a removal.
fn buttons(list: GuestList) -> AnyView {
    let bot = move |()| match list.guests.try_update(|guests| guests.add_bot(Level::Medium)).flatten() {
        Some(id) => focus::set_in_next_frame(format!("#plays-{id}")),
        None => set_notice(list.full, too_many(1)),
    };
    view! {
        <div class="row" data-list-buttons="">
            <Quiet on_press=move |()| list.add()>{ADD_PERSON}</Quiet>
            {list.allows_bots().then(|| view! { <Quiet on_press=bot>{ADD_COMPUTER}</Quiet> })}
            {whole_list(list)}
            <Notice text=list.full/>
        </div>
        {move || list.removed.get().map(|removed| bring_back(list, &removed))}
    }
    .into_any()
}

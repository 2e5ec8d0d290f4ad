//! The list of players on the set-up screens of games that only ask for names.

mod row;

use std::ops::RangeInclusive;

use crate::ui::prelude::*;

use super::{
    parts::{Notice, Quiet, announce},
    setup::{change_stored, stored},
};
use crate::{
    browser::{focus, shelf},
    json,
    rules::{
        Seat,
        guests::{GuestId, Guests, GuestsError, RemovedGuest},
        name::Name,
        player::{Level, Player},
    },
    screens::guests::{guest_name, place_beside, seat_sentence, too_many},
};
pub use row::name_field;
use row::row;

/// The setting that stores the list for the next game. All games share it.
const SETTING: &str = "guests";

/// The list on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct GuestList {
    /// The lines of the list.
    pub guests: RwSignal<Guests>,
    /// The minimum and maximum number of players; house rules may change them.
    seats: Signal<(usize, usize)>,
    /// Whether this game allows computer players.
    allows_bots: bool,
    error: Memo<Option<GuestsError>>,
    /// How often Start was pressed without success.
    attempts: RwSignal<u32>,
    /// The last removed player, for undo.
    removed: RwSignal<Option<RemovedGuest>>,
    /// The line that is being dragged.
    dragged: RwSignal<Option<GuestId>>,
    /// Why there is no room for more players.
    full: RwSignal<Option<String>>,
    announced: RwSignal<String>,
}

impl GuestList {
    /// The stored list. From now on every change is stored.
    pub fn open(seats: Signal<(usize, usize)>) -> Self {
        Self::new(stored(SETTING, Guests::default), seats, true)
    }

    /// The people of the stored list, for a game without computer players. The computer players stay stored
    /// for the other games.
    pub fn of_people(seats: Signal<(usize, usize)>) -> Self {
        let mut people = remembered();
        people.remove_bots();
        let guests = RwSignal::new(people);
        Effect::new(move |_| guests.with(|guests| remember(guests.named().map(|guest| guest.name.as_str()))));
        Self::new(guests, seats, false)
    }

    fn new(guests: RwSignal<Guests>, seats: Signal<(usize, usize)>, allows_bots: bool) -> Self {
        let error = move |_: Option<&Option<GuestsError>>| {
            guests.with(|guests| guests.players(range(seats.get())).err())
        };
        Self {
            guests,
            seats,
            allows_bots,
            error: Memo::new(error),
            attempts: RwSignal::new(0),
            removed: RwSignal::new(None),
            dragged: RwSignal::new(None),
            full: RwSignal::new(None),
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
                .map(|error| error.problem.sentence(self.allows_bots))
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

    /// How many lines have a name.
    pub fn named(self) -> usize {
        self.guests.with(Guests::named_count)
    }

    /// A signal for the reason why a game cannot start. A change of the plan or of the players clears it.
    pub fn refusal_until_changed<T: Send + Sync + 'static>(
        self,
        plan: RwSignal<T>,
    ) -> RwSignal<Option<String>> {
        let refused = RwSignal::new(None);
        Effect::new(move |_| {
            plan.track();
            self.guests.track();
            refused.set(None);
        });
        refused
    }

    fn problem_of(self, id: GuestId) -> Option<String> {
        let start_pressed = self.attempts.get() > 0;
        let here = |error: &&GuestsError| start_pressed && error.line == Some(id);
        self.error
            .with(|error| error.as_ref().filter(here).map(|error| error.problem.sentence(self.allows_bots)))
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
            None => self.full.set(too_many(1)),
        }
    }
}

fn range((least, most): (usize, usize)) -> RangeInclusive<usize> {
    least..=most
}

/// The stored list.
pub fn remembered() -> Guests {
    shelf::setting(SETTING).and_then(|text| json::read(&text).ok()).unwrap_or_default()
}

/// Stores the people of a game without computer players, so that nobody types them again at another game. The computer
/// players of the other games stay.
pub fn remember<'a>(people: impl Iterator<Item = &'a str>) {
    let mut guests = remembered();
    guests.set_people(people);
    if let Ok(text) = serde_json::to_string(&guests) {
        shelf::set_setting(SETTING, &text);
    }
}

/// Removes a person from the stored list.
pub fn forget(person: &Name) {
    change_stored(SETTING, |guests: &mut Guests| {
        for id in guests.people_called(person) {
            guests.remove(id);
        }
    });
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

/// The list. Enter on the last, empty line calls `start`.
#[component]
pub fn Guests(
    /// The list.
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
        focus_name(first.id);
    }
    end_drag_on_release(list.dragged);
    view! {
        <section class="guests wide stack" aria-label="Who plays" data-crowd=move || (ids.with(Vec::len) > 12).to_string()>
            <ol class="places grid" aria-label="Who plays, in the order people sit">
                <For each=move || ids.get() key=|id| *id let(id)>
                    {row(list, id, start)}
                </For>
            </ol>
            {buttons(list)}
            <p class="visually-hidden" role="status">{move || list.announced.get()}</p>
        </section>
    }
}

/// The buttons that add people and computer players and undo a removal.
fn buttons(list: GuestList) -> AnyView {
    let bot = move |()| match list.guests.try_update(|guests| guests.add_bot(Level::Medium)).flatten() {
        Some(id) => focus::set_in_next_frame(format!("#plays-{id}")),
        None => list.full.set(too_many(1)),
    };
    let removed = Memo::new(move |_| {
        list.removed.with(|removed| removed.as_ref().map(|removed| removed.name().to_owned()))
    });
    let put_back = move |()| {
        let Some(removed) = list.removed.get_untracked() else { return };
        match list.guests.try_update(|guests| guests.restore(&removed)).flatten() {
            Some(id) => {
                list.removed.set(None);
                focus_name(id);
            }
            None => list.full.set(too_many(1)),
        }
    };
    let back = move |name: String| {
        view! { <Quiet on_press=put_back>"Bring back "<bdi translate="no">{name}</bdi></Quiet> }.into_any()
    };
    view! {
        <div class="row">
            <Quiet on_press=move |()| list.add()>"Add a person"</Quiet>
            {list.allows_bots.then(|| view! { <Quiet on_press=bot>"Add a computer player"</Quiet> })}
            {move || removed.get().map(back)}
            <Notice text=list.full/>
        </div>
    }
    .into_any()
}

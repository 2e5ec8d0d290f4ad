//! The set-up screen: players, how answers are written, and rules.
//!
//! Its place cards lie around a table. Everything on the screen changes one `SetupForm`; only Start creates a
//! game from it.

mod around;
mod categories;
mod house;
mod place_card;
mod whole_list;
mod writing;

use crate::ui::prelude::*;

use whole_list::RemovedPeople;

use crate::{
    browser::{chance, focus, storage},
    play::Kind,
    rules::{
        name::Name,
        pieceagories::{Pieceagories, Setup},
    },
    screens::{
        guests::{guest_name, place_beside, seat_sentence},
        pieceagories::{line_beside_lengths, problem_at},
    },
    setup::{
        guests::{GuestId, Guests},
        pieceagories::{Plan, PlanField, PlanProblem, Roster, TooManyChairs},
    },
    ui::{
        guests,
        parts::{announce, show_notice},
        setup::{SetupPage, lengths},
        stored::{StoredSignal, change_stored, read, stored_setting, write},
        table::start_game,
    },
};

/// The set-up screen.
pub(super) fn set_up() -> impl IntoView {
    let form = SetupForm::open();
    // If no chair has a name, the first name field gets the focus.
    if let Some(first) = form.plan.with_untracked(|plan| plan.roster.first_if_all_unnamed()) {
        focus::set_if_lost(format!("#name-{first}"));
    }
    let start = Callback::new(move |()| match form.plan.with_untracked(|plan| plan.to_setup()) {
        Ok(setup) => start(form, setup),
        Err(problem) => form.report(problem.field),
    });
    let body = view! {
        {around::around(form, start)}
        <div class="folds grid">
            {writing::clock(form)}
            {categories::categories(form)}
            {house::house(form)}
        </div>
    }
    .into_any();
    let notice = view! { <p class="visually-hidden" role="status">{move || form.status()}</p> }.into_any();
    let summary = Signal::derive(move || form.with(line_beside_lengths));
    let players = Signal::derive(move || form.plan.with(|plan| plan.roster.guests().named_count()));
    let lengths = lengths(form.plan, players);
    view! { <SetupPage kind=Kind::Pieceagories body notice lengths summary start/> }
}

fn start(form: SetupForm, setup: Setup) {
    if let Err(refusal) = start_game::<Pieceagories>(setup, chance::seed()) {
        form.say(refusal);
    }
}

/// The setting that stores the plan for the next evening.
const SETTING: &str = "pieceagories-plan";

/// Removes a person and their birthday from the stored plan, even a host who does not play.
pub(super) fn forget(person: &Name) {
    change_stored(SETTING, |plan: &mut Plan| plan.roster.forget(person));
}

/// Seats the people who were typed into the painted set-up (`ui/painted.rs`), and keeps the empty chairs between them.
pub(super) fn take_over(guests: &Guests) {
    let mut plan: Plan = read(SETTING).unwrap_or_default();
    let people: Vec<&str> = guests.people().map(|guest| guest.name.trim()).collect();
    plan.roster.seat_lines(&people);
    write(SETTING, &plan);
}

/// Seats the people of the list that all games share, and writes every change of people into that list. Returns the list
/// without its computer players.
fn share_people(stored: StoredSignal<Plan>) -> RwSignal<Guests> {
    let plan = stored.value;
    let people_of_all_games = guests::people_remembered(Roster::SEATS);
    let shared = people_of_all_games.value;
    seat(plan, shared);
    let people =
        Memo::new(move |_| plan.with(|plan| plan.roster.names().map(str::to_owned).collect::<Vec<_>>()));
    Effect::new(move |previous_run: Option<()>| {
        people.with(|people| {
            // At first, `seat` above has just put these people in.
            if previous_run.is_some() {
                shared.update(|shared| shared.set_people(people.iter().map(String::as_str)));
            }
        });
    });
    // Both are taken together: what another tab has changed in one of them is not overwritten with the other one.
    let take = move || {
        people_of_all_games.take();
        // The dealt cards are not stored, so what another tab has stored is without them.
        let dealt = plan.with_untracked(|plan| plan.dealt.clone());
        stored.take();
        plan.maybe_update(|plan| {
            let was_changed = plan.dealt != dealt;
            plan.dealt = dealt;
            was_changed
        });
    };
    let take_and_seat = move || {
        take();
        seat(plan, shared);
    };
    keep_with_owner([
        storage::on_setting_changed_elsewhere(SETTING, take),
        storage::on_setting_changed_elsewhere(guests::SETTING, take_and_seat),
    ]);
    shared
}

/// Seats the people of a list.
fn seat(plan: RwSignal<Plan>, shared: RwSignal<Guests>) {
    shared.with_untracked(|shared| {
        plan.update(|plan| plan.roster.seat(shared.named().map(|guest| guest.name.trim())));
    });
}

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct SetupForm {
    plan: RwSignal<Plan>,
    /// The list that all games share, with those who have no chair here.
    shared: RwSignal<Guests>,
    /// What was removed last, for undo.
    removed: RwSignal<Option<RemovedPeople>>,
    /// The text with names that was pasted last, and the roster after that.
    pasted: RwSignal<Option<(String, Roster)>>,
    /// The dragged chair.
    dragged: RwSignal<Option<GuestId>>,
    /// Why no more people fit, until that changes.
    full: RwSignal<Option<String>>,
    /// How often Start was pressed without success. Each time the notices are announced again.
    attempts: RwSignal<u32>,
    /// Whether the categories section is open.
    categories_open: RwSignal<bool>,
    /// Whether the house rules section is open.
    house_open: RwSignal<bool>,
    /// The problem of the plan, if any.
    problem: Memo<Option<PlanProblem>>,
    announced: RwSignal<String>,
}

impl SetupForm {
    /// The form with the stored plan. From now on every change of the plan is stored.
    fn open() -> Self {
        let stored = stored_setting(SETTING, Plan::default);
        let plan = stored.value;
        let form = Self {
            plan,
            shared: share_people(stored),
            removed: RwSignal::new(None),
            pasted: RwSignal::new(None),
            dragged: RwSignal::new(None),
            full: RwSignal::new(None),
            attempts: RwSignal::new(0),
            categories_open: RwSignal::new(false),
            house_open: RwSignal::new(false),
            problem: Memo::new(move |_| plan.with(|plan| plan.to_setup().err())),
            announced: RwSignal::new(String::new()),
        };
        categories::deal_for_each_source(form);
        form
    }

    /// Reads the plan, its problem, and whether Start was pressed; tracks them.
    fn with<T>(self, read: impl FnOnce(&Plan, Option<&PlanProblem>, bool) -> T) -> T {
        let start_pressed = self.attempts.get() > 0;
        self.plan.with(|plan| self.problem.with(|problem| read(plan, problem.as_ref(), start_pressed)))
    }

    /// The problem of a field, if it is reported.
    fn problem_at(self, field: PlanField) -> Option<String> {
        self.with(|_, problem, start_pressed| problem_at(problem, field, start_pressed))
    }

    /// Start was pressed and `field` has a problem: shows it and moves the focus there.
    fn report(self, field: PlanField) {
        self.attempts.update(|attempts| *attempts += 1);
        self.focus_field(field);
    }

    /// Moves the focus to a field and opens the section that hides it.
    fn focus_field(self, field: PlanField) {
        match field {
            // Fast typists begin the next name before the next frame. The other fields may be in a section that opens first.
            PlanField::Name(id) => focus::set_soon(format!("#name-{id}")),
            PlanField::Pawn(id) => focus::set_in_next_frame(format!("#pawn-{id}")),
            // The part that is missing; or the day, if none is missing and there is no such date.
            PlanField::Birthday(id) => focus::set_in_next_frame(format!(
                "#born-{id}:not([data-missing]) select, #born-{id} select[data-missing]"
            )),
            PlanField::Host => focus::set_in_next_frame("#host-name".to_owned()),
            PlanField::Cards => {
                self.categories_open.set(true);
                focus::set_in_next_frame("#cards".to_owned());
            }
            PlanField::Forfeit => {
                self.house_open.set(true);
                focus::set_in_next_frame("#forfeit".to_owned());
            }
            PlanField::Whole => focus::set_in_next_frame("footer [data-primary]".to_owned()),
        }
    }

    /// Announces a sentence in the live region.
    fn say(self, sentence: String) {
        announce(self.announced, sentence);
    }

    /// The last announcement.
    fn status(self) -> String {
        self.announced.get()
    }

    /// The name on a chair, or its seat number; tracks it.
    fn chair_name(self, id: GuestId) -> String {
        self.plan.with(|plan| guest_name(plan.roster.guests(), id))
    }

    /// Adds people and moves the focus to the name of the last one, or says why they do not fit.
    fn add_people(self, more: impl FnOnce(&mut Roster) -> Result<GuestId, TooManyChairs>) {
        match self.plan.try_update(|plan| more(&mut plan.roster)) {
            Some(Ok(last)) => {
                self.full.set(None);
                self.focus_field(PlanField::Name(last));
            }
            Some(Err(crowded)) => show_notice(self.full, crowded.to_string()),
            None => {}
        }
    }

    /// Moves the dragged chair to the place of the chair under the pointer.
    fn move_dragged_to(self, id: GuestId) {
        if let Some(dragged) = self.dragged.get_untracked().filter(|&dragged| dragged != id)
            && let Some(place) = self.plan.with_untracked(|plan| plan.roster.guests().position(id))
        {
            self.plan.update(|plan| plan.roster.move_to(dragged, place));
        }
    }

    /// Moves a chair one place clockwise or back and announces its new place.
    fn shift(self, id: GuestId, clockwise: bool) {
        let to = self.plan.with_untracked(|plan| place_beside(plan.roster.guests(), id, clockwise));
        let Some(to) = to else { return };
        self.plan.update(|plan| plan.roster.move_to(id, to));
        self.say(self.plan.with_untracked(|plan| seat_sentence(plan.roster.guests(), id)));
    }
}

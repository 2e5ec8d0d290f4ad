//! The form of the set-up screen: the plan, and the last announcement.

use crate::ui::prelude::*;

use crate::{
    browser::{focus, shelf},
    json,
    rules::{
        guests::GuestId,
        pieceagories::{Plan, PlanField, PlanProblem, RemovedChair, Roster, TooManyChairs},
    },
    screens::pieceagories::{called, place_beside, problem_at},
};

use super::categories;

/// The setting that stores the plan for the next evening.
const SETTING: &str = "pieceagories-plan";

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct SetupForm {
    /// The plan.
    pub(super) plan: RwSignal<Plan>,
    /// The chair that was removed last, for undo.
    pub(super) away: RwSignal<Option<RemovedChair>>,
    /// The dragged chair.
    pub(super) dragged: RwSignal<Option<GuestId>>,
    /// Why no more people fit, until that changes.
    pub(super) full: RwSignal<Option<String>>,
    /// How often Start was pressed without success.
    pub(super) attempts: RwSignal<u32>,
    /// Whether the categories section is open.
    pub(super) categories_open: RwSignal<bool>,
    /// Whether the house rules section is open.
    pub(super) house_open: RwSignal<bool>,
    /// The problem of the plan, if any.
    problem: Memo<Option<PlanProblem>>,
    announced: RwSignal<String>,
}

impl SetupForm {
    /// The stored form. From now on every change is stored.
    pub(super) fn open() -> Self {
        let stored = shelf::setting(SETTING).and_then(|text| json::read(&text).ok());
        let plan: RwSignal<Plan> = RwSignal::new(stored.unwrap_or_default());
        Effect::new(move |_| {
            if let Ok(text) = plan.with(serde_json::to_string) {
                shelf::set_setting(SETTING, &text);
            }
        });
        let form = Self {
            plan,
            away: RwSignal::new(None),
            dragged: RwSignal::new(None),
            full: RwSignal::new(None),
            attempts: RwSignal::new(0),
            categories_open: RwSignal::new(false),
            house_open: RwSignal::new(false),
            problem: Memo::new(move |_| plan.with(|plan| plan.to_setup().err())),
            announced: RwSignal::new(String::new()),
        };
        // The cards of decks are shuffled for each evening.
        categories::deal_from_decks(form, plan.with_untracked(|plan| plan.categories));
        form
    }

    /// Reads the plan, its problem, and whether Start was pressed; follows them.
    pub(super) fn with<T>(self, read: impl FnOnce(&Plan, Option<&PlanProblem>, bool) -> T) -> T {
        let asked = self.attempts.get() > 0;
        self.plan.with(|plan| self.problem.with(|problem| read(plan, problem.as_ref(), asked)))
    }

    /// The problem of a field, if it is reported.
    pub(super) fn problem_at(self, field: PlanField) -> Option<String> {
        self.with(|_, problem, asked| problem_at(problem, field, asked))
    }

    /// Start was pressed and `field` has a problem: shows it and moves the focus there.
    pub(super) fn ask(self, field: PlanField) {
        self.attempts.update(|asked| *asked += 1);
        self.lead_to(field);
    }

    /// Moves the focus to a field and opens the section that hides it.
    pub(super) fn lead_to(self, field: PlanField) {
        match field {
            PlanField::Name(id) => focus::hurry(format!("#name-{id}")),
            PlanField::Pawn(id) => focus::put_when_drawn(format!("#pawn-{id}")),
            PlanField::Birthday(id) => focus::put_when_drawn(format!(
                "#born-{id}:not([data-missing]) select, #born-{id} select[data-missing]"
            )),
            PlanField::Host => focus::put_when_drawn("#runner".to_owned()),
            PlanField::Cards => {
                self.categories_open.set(true);
                focus::put_when_drawn("#cards".to_owned());
            }
            PlanField::Forfeit => {
                self.house_open.set(true);
                focus::put_when_drawn("#forfeit".to_owned());
            }
            PlanField::Whole => focus::put_when_drawn(".action .primary".to_owned()),
        }
    }

    /// Announces a sentence in the live region. A repeated one gets a space at the end, so that it is announced again.
    pub(super) fn say(self, sentence: String) {
        self.announced.update(|announced| {
            *announced = if *announced == sentence { sentence + "\u{a0}" } else { sentence };
        });
    }

    /// The last announcement.
    pub(super) fn status(self) -> String {
        self.announced.get()
    }

    /// The name on a chair, or its seat number; follows it.
    pub(super) fn called(self, id: GuestId) -> String {
        self.plan.with(|plan| called(&plan.roster, id))
    }

    /// Adds people and moves the focus to the name of the last one, or says why they do not fit.
    pub(super) fn seat(self, more: impl FnOnce(&mut Roster) -> Result<GuestId, TooManyChairs>) {
        match self.plan.try_update(|plan| more(&mut plan.roster)) {
            Some(Ok(last)) => {
                self.full.set(None);
                self.lead_to(PlanField::Name(last));
            }
            Some(Err(crowded)) => self.full.set(Some(crowded.to_string())),
            None => {}
        }
    }

    /// Moves the dragged chair to the place of the chair under the pointer.
    pub(super) fn make_room(self, id: GuestId) {
        if let Some(dragged) = self.dragged.get_untracked().filter(|&dragged| dragged != id)
            && let Some(place) = self.plan.with_untracked(|plan| plan.roster.guests().place(id))
        {
            self.plan.update(|plan| plan.roster.seat(dragged, place));
        }
    }

    /// Moves a chair one place clockwise or back and announces its new place.
    pub(super) fn shift(self, id: GuestId, clockwise: bool) {
        let Some(to) = self.plan.with_untracked(|plan| place_beside(&plan.roster, id, clockwise)) else {
            return;
        };
        self.plan.update(|plan| plan.roster.seat(id, to));
        let seats = self.plan.with_untracked(|plan| plan.roster.guests().list().len());
        let name = untrack(|| self.called(id));
        self.say(format!("{name} has seat {} of {seats}.", to + 1));
    }
}

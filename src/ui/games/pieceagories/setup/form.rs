//! The form of the set-up screen: the plan, and the last announcement.

use crate::ui::prelude::*;

use crate::{
    browser::{focus, shelf},
    json,
    rules::pieceagories::{ChairId, Plan, PlanField, PlanProblem, RemovedChair, Roster, TooManyChairs},
};

use super::cards;

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
    pub(super) dragged: RwSignal<Option<ChairId>>,
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
        cards::deal_from_decks(form, plan.with_untracked(|plan| plan.categories));
        form
    }

    /// The problem of a field. A missing entry is reported only after Start was pressed.
    pub(super) fn problem_at(self, field: PlanField) -> Option<String> {
        let asked = self.attempts.get() > 0;
        self.problem.with(|problem| {
            let here = |problem: &&PlanProblem| problem.field == field && (asked || !problem.is_missing());
            problem.as_ref().filter(here).map(|problem| problem.reason.to_string())
        })
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

    /// The name on a chair, or its seat number.
    pub(super) fn called(self, id: ChairId) -> String {
        self.plan.with(|plan| {
            let name = plan.roster.chair(id).map(|chair| chair.name.trim()).unwrap_or_default();
            let seat = plan.roster.place(id).map_or(0, |place| place + 1);
            if name.is_empty() { format!("seat {seat}") } else { name.to_owned() }
        })
    }

    /// Adds people and moves the focus to the name of the last one, or says why they do not fit.
    pub(super) fn seat(self, more: impl FnOnce(&mut Roster) -> Result<ChairId, TooManyChairs>) {
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
    pub(super) fn make_room(self, id: ChairId) {
        if let Some(dragged) = self.dragged.get_untracked().filter(|&dragged| dragged != id)
            && let Some(place) = self.plan.with_untracked(|plan| plan.roster.place(id))
        {
            self.plan.update(|plan| plan.roster.seat(dragged, place));
        }
    }

    /// Moves a chair one place clockwise or back and announces its new place.
    pub(super) fn shift(self, id: ChairId, clockwise: bool) {
        let (from, seats) =
            self.plan.with_untracked(|plan| (plan.roster.place(id), plan.roster.chairs().len()));
        let Some(from) = from else { return };
        // The table is round: after the last seat comes the first.
        let to = (from + if clockwise { 1 } else { seats - 1 }) % seats;
        self.plan.update(|plan| plan.roster.seat(id, to));
        let name = untrack(|| self.called(id));
        self.say(format!("{name} has seat {} of {seats}.", to + 1));
    }
}

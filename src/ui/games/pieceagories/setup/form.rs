//! The form on which a game is agreed: the plan, and what was last said about it.

use crate::ui::prelude::*;

use crate::{
    browser::{focus, shelf},
    json,
    rules::pieceagories::{ChairId, Plan, PlanField, PlanProblem, RemovedChair, Roster, TooManyChairs},
};

use super::cards;

/// Under which setting the plan is kept from evening to evening.
const KEPT: &str = "pieceagories-plan";

/// The plan on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct SetupForm {
    /// What stands on the screen.
    pub(super) plan: RwSignal<Plan>,
    /// The chair that was taken away last, to be put back.
    pub(super) away: RwSignal<Option<RemovedChair>>,
    /// The chair that follows the pointer.
    pub(super) dragged: RwSignal<Option<ChairId>>,
    /// Why no more people could be seated, until some are.
    pub(super) full: RwSignal<Option<String>>,
    /// How often somebody wanted to deal and could not.
    pub(super) asked: RwSignal<u32>,
    /// Whether the categories are unfolded.
    pub(super) categories_open: RwSignal<bool>,
    /// Whether the house rules are unfolded.
    pub(super) house_open: RwSignal<bool>,
    /// What is in the way of a game, if anything is.
    problem: Memo<Option<PlanProblem>>,
    said: RwSignal<String>,
}

impl SetupForm {
    /// The form as it was left last time. From now on it is kept whenever it changes.
    pub(super) fn open() -> Self {
        let kept = shelf::setting(KEPT).and_then(|text| json::read(&text).ok());
        let plan: RwSignal<Plan> = RwSignal::new(kept.unwrap_or_default());
        Effect::new(move |_| {
            if let Ok(text) = plan.with(serde_json::to_string) {
                shelf::set_setting(KEPT, &text);
            }
        });
        let form = Self {
            plan,
            away: RwSignal::new(None),
            dragged: RwSignal::new(None),
            full: RwSignal::new(None),
            asked: RwSignal::new(0),
            categories_open: RwSignal::new(false),
            house_open: RwSignal::new(false),
            problem: Memo::new(move |_| plan.with(|plan| plan.settle().err())),
            said: RwSignal::new(String::new()),
        };
        // Cards of decks are shuffled anew each evening.
        cards::deal_from_decks(form, plan.with_untracked(|plan| plan.categories));
        form
    }

    /// What stands in the way at a field. What is only missing is not mentioned before somebody wants to deal.
    pub(super) fn problem_at(self, field: PlanField) -> Option<String> {
        let asked = self.asked.get() > 0;
        self.problem.with(|problem| {
            let here = |problem: &&PlanProblem| problem.field == field && (asked || !problem.is_missing());
            problem.as_ref().filter(here).map(|problem| problem.reason.to_string())
        })
    }

    /// Somebody wanted to deal, and something at `field` is in the way: shows what, and leads there.
    pub(super) fn ask(self, field: PlanField) {
        self.asked.update(|asked| *asked += 1);
        self.lead_to(field);
    }

    /// Leads the focus to a field, and unfolds what hides it.
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

    /// Says a sentence to whoever listens to the page. A space at the end makes a repeated one new.
    pub(super) fn say(self, sentence: String) {
        self.said.update(|said| {
            *said = if *said == sentence { sentence + "\u{a0}" } else { sentence };
        });
    }

    /// What was said last.
    pub(super) fn status(self) -> String {
        self.said.get()
    }

    /// What a chair is called: by the name on it, or by where it stands.
    pub(super) fn called(self, id: ChairId) -> String {
        self.plan.with(|plan| {
            let name = plan.roster.chair(id).map(|chair| chair.name.trim()).unwrap_or_default();
            let seat = plan.roster.place(id).map_or(0, |place| place + 1);
            if name.is_empty() { format!("seat {seat}") } else { name.to_owned() }
        })
    }

    /// Seats more people, and goes to the name of the last of them; or says why they do not fit.
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

    /// A chair that is dragged takes the place of the one it is dragged over.
    pub(super) fn make_room(self, id: ChairId) {
        if let Some(dragged) = self.dragged.get_untracked().filter(|&dragged| dragged != id)
            && let Some(place) = self.plan.with_untracked(|plan| plan.roster.place(id))
        {
            self.plan.update(|plan| plan.roster.seat(dragged, place));
        }
    }

    /// Moves a chair one place around the table, clockwise or back, and says where it now stands.
    pub(super) fn shift(self, id: ChairId, clockwise: bool) {
        let (from, seats) =
            self.plan.with_untracked(|plan| (plan.roster.place(id), plan.roster.chairs().len()));
        let Some(from) = from else { return };
        // A table is round: behind the last seat comes the first.
        let to = (from + if clockwise { 1 } else { seats - 1 }) % seats;
        self.plan.update(|plan| plan.roster.seat(id, to));
        let name = untrack(|| self.called(id));
        self.say(format!("{name} has seat {} of {seats}.", to + 1));
    }
}

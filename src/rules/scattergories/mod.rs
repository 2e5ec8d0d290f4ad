//! Scattergories: twelve categories, a letter, and at most three minutes.
//!
//! For each category everybody writes one answer, which must begin with the letter. An answer that nobody
//! else has scores a point, or more. Three rounds make a set. `docs/rules/scattergories.md` has all rules,
//! with the ids used in these comments.

mod action;
mod apply;
mod check;
mod die;
mod event;
mod judge;
mod list;
mod phase;
mod refusal;
mod setup;
mod text;
mod view;

use std::{collections::BTreeSet, sync::Arc};

use phase::Phase;

use super::{
    Luck, Outcome, Rules, Seat, Seats,
    name::Name,
    sheets::{Writing, best},
    words::Letter,
};

pub use super::sheets::{
    AnswerKind, AnswerMark, AnswerPlace, Answers, Entry, Ground, MAX_CHARACTERS, Question, Sheet,
    SheetAction, SheetEvent, SheetRefusal, Timer,
};
pub use action::Action;
pub use check::Allowed;
pub use die::{Die, Face, Roll};
pub use event::{Event, set_name};
pub use judge::{PreliminaryResult, preliminary_results};
pub use list::CategoryList;
pub use refusal::Refusal;
pub use setup::{House, Scoring, Setup};
pub use text::{alternatives, looks_proper};
pub use view::{Column, OwnView, Person, PhaseView, SetResult, Several, View};

/// The number of categories on a list, and of lines in a column (SC-03).
pub const LINES: usize = 12;

/// The number of rounds in a set (SC-01).
pub const ROUNDS: u8 = 3;

/// The full state of a game of Scattergories. Only the rules see it; the page gets views.
#[derive(Debug, Clone, PartialEq)]
pub struct Scattergories {
    setup: Setup,
    /// The list that was proposed last, agreed or not.
    list: Option<Arc<CategoryList>>,
    /// The set, from 1.
    set: u32,
    /// The round of the set, from 1.
    round: u8,
    /// The letter of the previous round, also if that was in the previous set (SC-R04).
    before: Option<Letter>,
    /// Players who have left.
    gone: BTreeSet<Seat>,
    /// The scored columns of this set, shared with every view.
    columns: Vec<Arc<Column>>,
    /// The results of earlier sets.
    sets: Vec<SetResult>,
    phase: Phase,
}

impl Scattergories {
    /// The players who have not left.
    fn here(&self) -> impl Iterator<Item = Seat> {
        self.setup.seats().filter(|seat| !self.gone.contains(seat))
    }

    /// The player who is asked to roll and to start the timer: each in turn, from the first seat on. Others may do it
    /// too (SC-R19).
    fn due(&self) -> Seat {
        let players = self.setup.players.len().max(1);
        let rounds = self.set.saturating_sub(1).saturating_mul(u32::from(self.setup.rounds))
            + u32::from(self.round)
            - 1;
        let first = rounds as usize % players;
        let next = self.here().find(|seat| seat.index() >= first);
        next.or_else(|| self.here().next()).unwrap_or(Seat(0))
    }
}

impl Rules for Scattergories {
    const NAME: &'static str = "scattergories";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Allowed = Allowed;
    type Refusal = Refusal;
    type View = View;
    type OwnView = OwnView;

    fn player_names(setup: &Setup) -> Vec<&Name> {
        setup.players.iter().collect()
    }

    fn start(setup: &Setup, _luck: &mut Luck) -> Result<Self, Refusal> {
        setup.check()?;
        Ok(Self {
            list: setup.list.clone().map(Arc::new),
            set: 1,
            round: 1,
            before: None,
            gone: BTreeSet::new(),
            columns: Vec::new(),
            sets: Vec::new(),
            phase: Phase::Agreeing { agreed: BTreeSet::new() },
            setup: setup.clone(),
        })
    }

    fn allow(&self, by: Seat, action: &Action) -> Result<Allowed, Refusal> {
        self.allows(by, action).map(Allowed)
    }

    fn apply(&mut self, by: Seat, Allowed(allowed): Allowed, luck: &mut Luck) -> Vec<Event> {
        self.act(by, allowed, luck)
    }

    fn view(&self) -> View {
        self.public_view()
    }

    fn own(&self, seat: Seat) -> Option<OwnView> {
        self.own_view(seat)
    }

    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Sheets { round, .. } => match round.writing() {
                Some(writing @ (Writing::Typing { .. } | Writing::Blitz(_))) => {
                    writing.due().into_iter().collect()
                }
                Some(Writing::Paper { .. } | Writing::Entering { .. }) | None => self.here().collect(),
            },
            Phase::Agreeing { .. } | Phase::Scored(_) | Phase::SetOver => self.here().collect(),
            Phase::Over => Seats::new(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.points_of_all();
        (self.phase == Phase::Over).then(|| Outcome { winners: best(&scores), scores })
    }

    fn progress(&self) -> String {
        match self.set {
            1 => format!("round {} of {}", self.round, self.setup.rounds),
            set => format!("set {set}, round {} of {}", self.round, self.setup.rounds),
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Sheet(event) => event.reveals(),
            Event::Rolled(_) => true,
            Event::Round { .. }
            | Event::Proposed { .. }
            | Event::Agreed { .. }
            | Event::Disagreed { .. }
            | Event::AllAgreed { .. }
            | Event::RolledUnseen { .. }
            | Event::KindSet { .. }
            | Event::AnswerKept { .. }
            | Event::Scored { .. }
            | Event::SetOver { .. }
            | Event::Left(_)
            | Event::Returned(_)
            | Event::Over { .. } => false,
        }
    }

    fn returns_laptop(event: &Event) -> bool {
        matches!(event, Event::Sheet(event) if event.returns_laptop())
    }

    fn tell(&self, event: &Event) -> String {
        self.sentence(event)
    }
}

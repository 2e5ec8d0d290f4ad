//! Scattergories: twelve categories, a letter, and at most three minutes.
//!
//! Everybody writes an answer per category that begins with the letter; one that nobody else has is a point, or more.
//! Three rounds make a set. `docs/rules/scattergories.md` states it all, by the ids that stand in these comments.

mod action;
mod apply;
mod check;
mod credits;
mod die;
mod entry;
mod event;
mod judge;
mod list;
mod phase;
mod poll;
mod read;
mod refusal;
mod scene;
mod setup;
mod tell;
mod view;

use std::{collections::BTreeSet, sync::Arc};

pub use super::sheets::Ground;
pub use super::sheets::{Answers, LONGEST, Timer};
pub use action::Action;
pub use credits::CREDITS;
pub use die::{Die, Face, Roll};
pub use entry::{AnswerKind, Entry, Sheet, alternatives, looks_proper};
pub use event::Event;
pub use judge::{Foreseen, Mark, foreseen};
pub use list::CategoryList;
pub use poll::{Asked, Poll, Question};
pub use refusal::Refusal;
pub use setup::{House, Scoring, Setup};
pub use view::{Column, Heard, Person, Scene, SetResult, Several, View};

use super::{
    Luck, Outcome, Rules, Seat, Seats, Viewer,
    name::Name,
    sheets::{self, Edition, Writing, best},
    words::Letter,
};
use phase::Phase;

/// How many categories a list has, and lines a column (SC-03).
pub const LINES: usize = 12;

/// How many rounds make a set (SC-01).
pub const ROUNDS: u8 = 3;

/// A number from 1 to 12: a category's on the list, and the line for it in every column.
pub type Number = sheets::Number<12>;

/// One answer's place: whose sheet, which line.
pub type Place = sheets::Place<12>;

/// An answer that begins with no letter, as the table sees it before the reading.
pub type Appeal = sheets::Appeal<Place>;

/// Two similar answers, but not so similar that the page asks by itself.
pub type SimilarPair = sheets::SimilarPair<12>;

/// A game of Scattergories as the rules know it. Nobody else sees it whole: the page gets views.
#[derive(Debug, Clone, PartialEq)]
pub struct Scattergories {
    /// The version of the rules.
    edition: Edition,
    setup: Setup,
    /// The list on the table.
    list: Option<Arc<CategoryList>>,
    /// The set, from 1.
    set: u32,
    /// The round of the set, from 1.
    round: u8,
    /// The last letter that was played at this table (SC-R04).
    before: Option<Letter>,
    /// Who has left.
    gone: BTreeSet<Seat>,
    /// The full columns of this set.
    columns: Vec<Arc<Column>>,
    /// The results of earlier sets.
    sets: Vec<SetResult>,
    phase: Phase,
}

impl Scattergories {
    /// Who is at the table.
    fn here(&self) -> impl Iterator<Item = Seat> {
        self.setup.seats().filter(|seat| !self.gone.contains(seat))
    }

    /// Who rolls and starts the clock if nobody else feels like it: each in turn, from the first seat on (SC-R19).
    fn due(&self) -> Seat {
        let players = self.setup.players.len().max(1);
        let rounds = self.set.saturating_sub(1).saturating_mul(u32::from(ROUNDS)) + u32::from(self.round) - 1;
        let first = rounds as usize % players;
        let next = self.here().find(|seat| seat.index() >= first);
        next.or_else(|| self.here().next()).unwrap_or(Seat(0))
    }
}

impl Rules for Scattergories {
    const NAME: &'static str = "scattergories";
    const VERSION: u32 = 2;
    const OLDEST: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn who(setup: &Setup) -> Vec<&Name> {
        setup.players.iter().collect()
    }

    fn start(setup: &Setup, _luck: &mut Luck) -> Result<Self, Refusal> {
        setup.check()?;
        Ok(Self {
            edition: Edition::of(Self::VERSION),
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

    fn start_by(version: u32, setup: &Setup, luck: &mut Luck) -> Result<Self, Refusal> {
        Ok(Self { edition: Edition::of(version), ..Self::start(setup, luck)? })
    }

    fn check(&self, by: Seat, action: &Action) -> Result<(), Refusal> {
        self.allows(by, action)
    }

    fn apply(&mut self, by: Seat, action: &Action, luck: &mut Luck) -> Vec<Event> {
        self.act(by, action, luck)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Writing { writing: Writing::Typing { writing: Some(seat), .. }, .. } => [*seat].into(),
            Phase::Writing { writing: writing @ Writing::Typing { writing: None, .. }, .. } => {
                writing.open().into_iter().filter(|seat| !self.gone.contains(seat)).collect()
            }
            Phase::Around { around, .. } => around.writer().into_iter().collect(),
            Phase::Writing { writing: Writing::Paper { .. } | Writing::Entering { .. }, .. }
            | Phase::Agreeing { .. }
            | Phase::Appeals { .. }
            | Phase::Reading(_)
            | Phase::Scored(_)
            | Phase::SetOver => self.here().collect(),
            Phase::Over => Seats::new(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.points_of_all();
        (self.phase == Phase::Over).then(|| Outcome { winners: best(&scores), scores })
    }

    fn standing(&self) -> String {
        match self.set {
            1 => format!("round {} of {ROUNDS}", self.round),
            set => format!("set {set}, round {} of {ROUNDS}", self.round),
        }
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn tell(&self, event: &Event) -> String {
        self.sentence(event)
    }
}

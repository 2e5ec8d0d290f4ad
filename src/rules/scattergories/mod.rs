//! Scattergories: twelve categories, a letter, and at most three minutes.
//!
//! For each category everybody writes one answer, which must begin with the letter. An answer that nobody
//! else has scores a point, or more. Three rounds make a set. `docs/rules/scattergories.md` has all rules,
//! with the ids used in these comments.

mod action;
mod apply;
mod check;
mod die;
mod entry;
mod event;
mod judge;
mod list;
mod phase;
mod refusal;
mod scene;
mod setup;
mod view;

use std::{collections::BTreeSet, sync::Arc};

use phase::Phase;

use super::{
    Luck, Outcome, Rules, Seat, Seats,
    name::Name,
    sheets::{self, Edition, Writing, best},
    words::Letter,
};

pub use super::sheets::{AnswerKind, Answers, Ground, MAX_CHARACTERS, SheetRefusal, Timer};
pub use action::Action;
pub use die::{Die, Face, Roll};
pub use entry::{Entry, Sheet, alternatives, looks_proper};
pub use event::Event;
pub use judge::{AnswerMark, PreliminaryResult, preliminary_results};
pub use list::CategoryList;
pub use refusal::Refusal;
pub use setup::{House, Scoring, Setup};
pub use view::{Column, OwnView, Person, Scene, SetResult, Several, View};

/// The number of categories on a list, and of lines in a column (SC-03).
pub const LINES: usize = 12;

/// The number of rounds in a set (SC-01).
pub const ROUNDS: u8 = 3;

/// A number from 1 to 12: of a category on the list, and of its line in every column.
pub type Number = sheets::Number<12>;

/// The place of an answer: the seat and the line.
pub type AnswerPlace = sheets::AnswerPlace<12>;

/// Something that happened to the sheets.
pub type SheetEvent = sheets::SheetEvent<12>;

/// What a vote is about.
pub type Question = sheets::Question<AnswerPlace>;

/// The full state of a game of Scattergories. Only the rules see it; the page gets views.
#[derive(Debug, Clone, PartialEq)]
pub struct Scattergories {
    /// The version of the rules that this game uses.
    edition: Edition,
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
    /// The scored columns of this set.
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

/// An action that was checked. Only the check makes one, so nothing can be applied unchecked.
#[derive(Debug)]
pub struct Allowed(Action);

impl Rules for Scattergories {
    const NAME: &'static str = "scattergories";
    const VERSION: u32 = 2;
    const OLDEST: u32 = 1;

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

    fn allow(&self, by: Seat, action: &Action) -> Result<Allowed, Refusal> {
        self.allows(by, action)?;
        Ok(Allowed(action.clone()))
    }

    fn apply(&mut self, by: Seat, Allowed(action): Allowed, luck: &mut Luck) -> Vec<Event> {
        self.act(by, &action, luck)
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

/// Who owns the game, and what this page takes from it.
pub const CREDITS: [&str; 3] = [
    "Scattergories was first published in 1988, after an old parlour game called Categories.",
    "Its name is a trademark of its owners, who have nothing to do with this page.",
    "No list and no sentence on this page is taken from theirs: all words here are its own.",
];

//! Clear!, a piecepack game by David Hassell (version 1.0.0, July 4, 2003).
//!
//! Each player has a card of 24 coins. One throw of four dice counts for everybody; each player may take one straight
//! line of three or four coins that match the dice. A card without three coins in line is clear, and then the deal is
//! scored. `docs/rules/clear.md` has all rules, with the ids used in these comments.

mod action;
mod apply;
mod card;
mod check;
mod event;
pub mod line;
mod phase;
mod refusal;
mod score;
mod selection;
mod setup;
mod squares;
mod throw;
mod view;

use std::convert::Infallible;

use phase::{Phase, PlayerDeal};

use super::{Luck, Outcome, Rules, Seat, Seats, name::Name, player::Level};
use crate::wording::agreeing;

pub use action::{Action, Call};
pub use card::Card;
pub use check::{Allowed, MAX_WHEN_CLEAR, MIN_WHEN_NOT_CLEAR};
pub use event::Event;
pub use refusal::{Activity, Refusal};
pub use score::{DealScore, Ending, FOUR_POINTS, ScoreParts};
pub use selection::Selection;
pub use setup::{FirstRoller, Hints, House, Mode, Order, Setup};
pub use squares::{COLUMNS, ROWS, SQUARES, Squares};
pub use throw::Throw;
pub use view::{Hint, Person, PhaseView, PlayerResult, ThrowResult, View};

/// The full state of a game of Clear!. Only the rules see it; the page gets views.
#[derive(Debug, Clone, PartialEq)]
pub struct Clear {
    setup: Setup,
    /// The seed of all cards and dice. The cards of a deal and each throw have random numbers of their own, so that
    /// they do not depend on the lines that players take.
    root: u64,
    /// The deal, from 1.
    deal: u8,
    /// How often four dice were rolled in this deal. A Scratch-Off has two dice and does not count.
    roll: u16,
    /// Who has to roll or, after the roll, who rolled. It changes when the next player has to roll.
    roller: Seat,
    /// Pawns on the Scratch Tile.
    pawns: u8,
    /// Each player's coins and points in this deal, by seat.
    players: Vec<PlayerDeal>,
    /// The last throw on which all have acted.
    last: Option<ThrowResult>,
    /// The score sheet: the finished deals.
    sheet: Vec<DealScore>,
    phase: Phase,
    /// With real cards: the game before the calls on the last throw were resolved, until the dice are thrown again (CL-R28).
    called: Option<Box<Clear>>,
}

impl Rules for Clear {
    const NAME: &'static str = "clear";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Allowed = Allowed;
    type Refusal = Refusal;
    type View = View;
    type OwnView = Infallible;

    fn player_names(setup: &Setup) -> Vec<&Name> {
        setup.players.iter().map(|player| &player.name).collect()
    }

    fn level(setup: &Setup, seat: Seat) -> Option<Level> {
        setup.players.get(seat.index())?.level
    }

    fn start(setup: &Setup, luck: &mut Luck) -> Result<Self, Refusal> {
        setup.check()?;
        // `Luck` gives 32 bits at a time, and a seed has 64.
        let mut half = || u64::from(luck.below(u32::MAX));
        let root = half() << 32 | half();
        let mut game = Self {
            root,
            deal: 1,
            roll: 0,
            roller: match setup.first {
                FirstRoller::Seat(seat) => seat,
                FirstRoller::Random => {
                    let seats = u32::try_from(setup.players.len()).unwrap_or(u32::MAX);
                    Seat(u8::try_from(luck.below(seats)).unwrap_or(0))
                }
            },
            pawns: 0,
            players: Vec::new(),
            last: None,
            sheet: Vec::new(),
            phase: Phase::Rolling { scratch_off: false },
            called: None,
            setup: setup.clone(),
        };
        game.fill_cards();
        Ok(game)
    }

    fn allow(&self, by: Seat, action: &Action) -> Result<Allowed, Refusal> {
        self.allows(by, action).map(Allowed)
    }

    /// Cards and dice come from `root`, not from this luck.
    fn apply(&mut self, by: Seat, allowed: Allowed, _: &mut Luck) -> Vec<Event> {
        self.act(by, allowed.0)
    }

    fn view(&self) -> View {
        self.public_view()
    }

    /// Nothing, because all cards are open.
    fn own(&self, _: Seat) -> Option<Infallible> {
        None
    }

    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Rolling { .. } => [self.roller].into(),
            Phase::Acting { choices, .. } => self
                .setup
                .seats()
                .zip(choices)
                .filter_map(|(seat, choice)| choice.is_none().then_some(seat))
                .collect(),
            Phase::Bonus(seat) => [*seat].into(),
            Phase::Scored => [self.setup.scorekeeper].into(),
            Phase::Over => Seats::new(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome { winners: self.winners(), scores: self.totals() })
    }

    fn progress(&self) -> String {
        let deal = format!("deal {} of {}", self.deal, self.setup.deals);
        let most = self.totals().into_iter().max().unwrap_or(0);
        if most == 0 || self.view().hides_totals() {
            return deal;
        }
        let winners = self.winners();
        let lead = agreeing(winners.len(), "leads", "lead");
        format!("{deal}, {} {lead} with {most}", self.names(&winners))
    }

    /// Whether the event showed people something new. If so, undoing it needs everybody's consent (CL-51); a choice
    /// that nobody has seen can be undone freely.
    fn reveals(event: &Event) -> bool {
        match event {
            Event::Rolled { .. } | Event::Played(_) | Event::Dealt { .. } => true,
            Event::Acted { .. }
            | Event::CallChanged { .. }
            | Event::Cleared { .. }
            | Event::ScratchRound { .. }
            | Event::ScratchOff { .. }
            | Event::PawnsOff
            | Event::Bonus { .. }
            | Event::Scored { .. }
            | Event::Announced { .. }
            | Event::Counted { .. }
            | Event::Over { .. } => false,
        }
    }

    fn tell(&self, event: &Event) -> String {
        self.sentence(event)
    }
}

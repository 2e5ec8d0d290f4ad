//! Rememory, a traditional memory game for the piecepack, written down by Roger Meertens.
//!
//! The tiles lie hidden in a grid. On a turn somebody has a coin and turns over one tile: the one it answers to is
//! kept, and the turn goes on; a wrong one is hidden again. `docs/rules/rememory.md` states it all, by the ids that
//! stand in these comments.

mod about;
mod action;
mod apply;
mod check;
mod coins;
mod daily;
mod event;
mod grid;
mod phase;
mod refusal;
mod see;
mod setup;
mod tell;
mod view;

use super::{Luck, Outcome, Rules, Seat, Seats, Viewer, done_past_the_check, name::Name};

pub use about::{CREDITS, LENGTH, QUESTION};
pub use action::Action;
pub use daily::daily;
pub use event::{CoinSource, Event};
pub use grid::{Tile, TileSlot};
pub use refusal::Refusal;
pub use setup::{Company, Deal, Setup, Show, Sorted, Starter, Variant};
pub use view::{
    CoinSlot, Coins, Hidden, InPlay, Person, Private, Scene, View, VisibleCoin, Wait, place_name,
};

use coins::{CoinStore, small};
use grid::Grid;
use phase::Phase;

/// How many tiles there are, and as many coins (RM-03).
pub const TILES: usize = 24;
/// How many tiles lie beside each other (RM-06).
pub const COLUMNS: u8 = 6;
/// How many rows they lie in (RM-06).
pub const ROWS: u8 = 4;

/// A game of Rememory as the rules know it. Nobody else sees it whole: the page gets views.
#[derive(Debug, Clone, PartialEq)]
pub struct Rememory {
    setup: Setup,
    grid: Grid,
    store: CoinStore,
    /// The tiles found, by seat.
    kept: Vec<Vec<Tile>>,
    turn: Seat,
    /// The number of the turn, from 1.
    turns: u32,
    phase: Phase,
}

impl Rememory {
    /// Whether somebody plays alone.
    fn is_solo(&self) -> bool {
        self.setup.company == Company::Solo
    }
}

impl Rules for Rememory {
    const NAME: &'static str = "rememory";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn who(setup: &Setup) -> Vec<&Name> {
        setup.players.iter().map(|player| &player.name).collect()
    }

    fn start(setup: &Setup, luck: &mut Luck) -> Result<Self, Refusal> {
        setup.check()?;
        let players = setup.players.len();
        // The tiles come first, so that a day's grid is the same in every variant.
        let grid = Grid::shuffled(luck);
        let store = CoinStore::new(setup.variant, players, luck);
        let turn = match setup.starter {
            Starter::Seat(seat) => seat,
            Starter::Random => Seat(small(luck.below(u32::from(small(players))) as usize)),
        };
        let kept = vec![Vec::new(); players];
        Ok(Self { setup: setup.clone(), grid, store, kept, turn, turns: 1, phase: Phase::Coin })
    }

    fn check(&self, by: Seat, action: &Action) -> Result<(), Refusal> {
        self.allows(by, action).map(drop)
    }

    fn apply(&mut self, by: Seat, action: &Action, luck: &mut Luck) -> Vec<Event> {
        match self.allows(by, action) {
            Ok(allowed) => self.act(by, allowed, luck),
            Err(refusal) => done_past_the_check(&refusal),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Coin | Phase::Tile(_) => [self.turn].into(),
            // Anybody can say that everybody has seen it.
            Phase::WrongTile(..) => self.setup.seats().collect(),
            Phase::Over => Seats::new(),
        }
    }

    fn standing(&self) -> String {
        let most = self.kept.iter().map(Vec::len).max().unwrap_or_default();
        let turn = format!("turn {}", self.turns);
        match self.winners().as_slice() {
            _ if self.is_solo() => format!("{turn}, {most} of {TILES} tiles found"),
            _ if most == 0 => turn,
            [one] => format!("{turn}, {} leads with {most}", self.setup.name(*one)),
            several => format!("{turn}, {} lead with {most}", several.len()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome {
            winners: self.winners(),
            scores: self.kept.iter().map(|kept| u32::from(small(kept.len()))).collect(),
        })
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn tell(&self, event: &Event) -> String {
        self.sentence(event)
    }
}

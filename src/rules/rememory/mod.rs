//! Rememory, a traditional memory game for the piecepack, written down by Roger Meertens.
//!
//! The tiles are hidden in a grid. On a turn a player has a coin and turns over one tile. If it matches the coin, the
//! player keeps the tile and goes on; if not, it is hidden again. `docs/rules/rememory.md` has all rules, with the
//! ids used in these comments.

mod action;
mod apply;
mod check;
mod coins;
mod event;
mod grid;
mod phase;
mod refusal;
mod setup;
mod view;
mod visible_coins;

use coins::{CoinStore, to_u8};
use grid::Grid;
use phase::Phase;

use super::{Luck, Outcome, Rules, Seat, Seats, name::Name, player::Level};

pub use action::Action;
pub use check::Allowed;
pub use event::{CoinSource, Event};
pub use grid::{Tile, TileSlot};
pub use refusal::Refusal;
pub use setup::{Company, Deal, House, Setup, Show, Sorted, Starter, Variant};
pub use view::{OwnView, Person, PhaseView, Private, View, Wait, place_name};
pub use visible_coins::{CoinSlot, Coins, Hidden, InPlay, VisibleCoin};

/// The number of tiles, and also of coins (RM-03).
pub const TILES: usize = 24;
/// The number of suits. Each has a coin and a tile of every value (RM-03).
const SUITS: usize = 4;
/// The number of columns of the grid (RM-06).
pub const COLUMNS: u8 = 6;
/// The number of rows of the grid (RM-06).
pub const ROWS: u8 = 4;

/// The full state of a game of Rememory. Only the rules see it; the page gets views.
#[derive(Debug, Clone, PartialEq)]
pub struct Rememory {
    setup: Setup,
    grid: Grid,
    store: CoinStore,
    /// The tiles found, by seat.
    kept: Vec<Vec<Tile>>,
    /// How many tiles all together had when each player found their last one, by seat (RM-R41).
    last_found: Vec<u8>,
    turn: Seat,
    /// The number of the turn, from 1.
    turns: u32,
    phase: Phase,
}

impl Rememory {
    /// Whether one person plays alone.
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
    type Allowed = Allowed;
    type Refusal = Refusal;
    type View = View;
    type OwnView = OwnView;

    fn player_names(setup: &Setup) -> Vec<&Name> {
        setup.players.iter().map(|player| &player.name).collect()
    }

    fn level(setup: &Setup, seat: Seat) -> Option<Level> {
        setup.players.get(seat.index())?.level
    }

    fn start(setup: &Setup, luck: &mut Luck) -> Result<Self, Refusal> {
        setup.check()?;
        let players = setup.players.len();
        // The tiles are shuffled first, so that the grid of a day is the same in every variant.
        let grid = Grid::shuffled(luck);
        let store = CoinStore::new(setup.variant, players, luck);
        let turn = match setup.starter {
            Starter::Seat(seat) => seat,
            Starter::Random => Seat(to_u8(luck.below(u32::from(to_u8(players))) as usize)),
        };
        let (kept, last_found) = (vec![Vec::new(); players], vec![0; players]);
        let setup = setup.clone();
        Ok(Self { setup, grid, store, kept, last_found, turn, turns: 1, phase: Phase::Coin })
    }

    fn allow(&self, by: Seat, action: &Action) -> Result<Allowed, Refusal> {
        self.allows(by, action).map(Allowed)
    }

    fn apply(&mut self, by: Seat, allowed: Allowed, luck: &mut Luck) -> Vec<Event> {
        self.act(by, allowed.0, luck)
    }

    fn view(&self) -> View {
        self.public_view()
    }

    fn own(&self, seat: Seat) -> Option<OwnView> {
        self.own_view(seat)
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Coin | Phase::Tile(_) => [self.turn].into(),
            // Any player may hide the tile.
            Phase::WrongTile(..) => self.setup.seats().collect(),
            Phase::Over => Seats::new(),
        }
    }

    fn progress(&self) -> String {
        let most = self.kept.iter().map(Vec::len).max().unwrap_or_default();
        let turn = format!("turn {}", self.turns);
        match self.winners().as_slice() {
            _ if self.is_solo() => format!("{turn}, {most} of {TILES} tiles found"),
            _ if most == 0 => turn,
            [one] => format!("{turn}, {} leads with {most}", self.setup.name(*one)),
            several => format!("{turn}, {} people lead with {most}", several.len()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome {
            winners: self.winners(),
            scores: self.kept.iter().map(|kept| u32::from(to_u8(kept.len()))).collect(),
        })
    }

    /// Whether the event showed people something, or undoing it would show something. Then the undo needs everybody's
    /// consent.
    fn reveals(event: &Event) -> bool {
        match event {
            Event::Drew { .. }
            | Event::Looked { .. }
            | Event::Revealed { .. }
            | Event::Hit { .. }
            | Event::Missed { .. }
            // Undoing this would show the wrong tile again.
            | Event::Closed
            | Event::TookReserve { .. } => true,
            Event::Picked { turned, .. } | Event::Stole { turned, .. } => *turned,
            Event::Passed { .. } | Event::TurnBegins { .. } | Event::Over { .. } => false,
        }
    }

    /// A wrong tile is always hidden again, and then somebody else plays, whose name is in the strip and in the next line (RM-R45).
    fn is_logged(event: &Event) -> bool {
        match event {
            Event::Closed | Event::TurnBegins { .. } => false,
            Event::Drew { .. }
            | Event::Picked { .. }
            | Event::Stole { .. }
            | Event::Looked { .. }
            | Event::Revealed { .. }
            | Event::Hit { .. }
            | Event::Missed { .. }
            | Event::TookReserve { .. }
            | Event::Passed { .. }
            | Event::Over { .. } => true,
        }
    }

    fn tell(&self, event: &Event) -> String {
        self.sentence(event)
    }
}

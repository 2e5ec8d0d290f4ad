//! What one viewer may know.

use std::fmt;

use super::{COLUMNS, CoinSource, TILES, Tile, TileSlot, Variant};
use crate::rules::{
    Seat, Viewer,
    name::Name,
    piecepack::{Coin, Rank, Suit},
    player::Level,
};

/// Everything one viewer may know, and nothing else: the page can show only what is here.
///
/// No field could hold the face of a tile or a coin that is hidden from the viewer, nor that it had been seen.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Whose eyes it is made for.
    pub viewer: Viewer,
    /// The variant.
    pub variant: Variant,
    /// Whether somebody plays alone, against the number of turns.
    pub solo: bool,
    /// Everybody at the table, in seat order.
    pub people: Vec<Person>,
    /// Whose turn it is; at the end, whose it was.
    pub turn: Seat,
    /// The number of the turn, from 1. A turn goes on until a wrong tile (RM-17), so alone it is what counts: at the
    /// end it is how many it took.
    pub turns: u32,
    /// The tiles, row by row: place 0 is row 1, column 1; place 6 is row 2, column 1 (RM-06).
    pub grid: [TileSlot; TILES],
    /// The coins that are not out.
    pub coins: Coins,
    /// What the table is doing.
    pub scene: Scene,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// What they are called.
    pub name: Name,
    /// How well the computer plays this seat; `None` for a person.
    pub level: Option<Level>,
    /// The tiles they keep, in the order they found them (RM-04, RM-15).
    pub kept: Vec<Tile>,
    /// Whether they still take turns: in variant 1 nobody does without a coin (RM-R17).
    pub plays: bool,
}

/// Where the coins lie that are not out.
#[derive(Debug, Clone, PartialEq)]
pub enum Coins {
    /// In a bag (RM-08).
    Bag {
        /// How many; the one in play is not among them.
        left: u8,
    },
    /// In hands (RM-22).
    Hands {
        /// Each hand by seat, and its places in order; they do not close up.
        hands: Vec<Vec<CoinSlot>>,
        /// How many lie in reserve, unseen (RM-27, RM-R19).
        reserve: u8,
    },
    /// Beside the tiles, at 24 places that do not close up (RM-32, RM-R22); where they lie in groups,
    /// [`Variant::group`] says how many are in each.
    Rows([CoinSlot; TILES]),
}

/// A place where a coin lies or lay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoinSlot {
    /// A coin lies there.
    Coin(VisibleCoin),
    /// The coin in play comes from there, and may come back.
    InPlay,
    /// Nothing any more.
    Empty,
}

/// As much of a coin as this viewer may see: both faces, one, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VisibleCoin {
    /// Its suit.
    pub suit: Option<Suit>,
    /// Its value.
    pub rank: Option<Rank>,
}

/// The coin in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InPlay {
    /// Where it came from.
    pub source: CoinSource,
    /// What this viewer may see of it.
    pub seen: VisibleCoin,
    /// Whether it must stay in play; otherwise another coin may be picked until a tile is turned (RM-R26).
    pub bound: bool,
    /// What the picker may do about a hidden face; `None` if everybody sees both faces.
    pub hidden: Option<Hidden>,
}

/// A picked coin of which the table sees one face at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// Whether the picker has looked. After that their own view contains the hidden face.
    pub looked: bool,
    /// Whether it was agreed that they may tell everybody, by [`Action::Tell`](super::Action::Tell) (RM-36).
    pub tell: bool,
}

/// What the table is doing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scene {
    /// Whoever's turn it is needs a coin: drawn, picked or stolen.
    Coin {
        /// Whether they may pass, having none in variant 2 (RM-R17).
        pass: bool,
    },
    /// They look for its tile. Another coin may still be picked if this one is not bound.
    Tile(InPlay),
    /// A wrong tile is up until somebody closes it (RM-R04).
    WrongTile {
        /// The coin that it does not fit.
        coin: InPlay,
        /// Where the tile lies.
        place: u8,
        /// What it is.
        tile: Tile,
    },
    /// The grid is empty.
    Over {
        /// All with the most tiles (RM-19, RM-20).
        winners: Vec<Seat>,
    },
}

/// What somebody may see only behind the curtain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Private {
    /// Their own hand, to pick from it: variants 1 and 2 with hidden hands.
    Hand,
    /// The coin they picked: variants 3 and 4. [`Action::Look`](super::Action::Look) shows it; looking is optional.
    Coin,
}

/// When somebody's turn comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    /// It is their turn.
    Now,
    /// After so many others: 1 means they are next.
    Turns(u32),
    /// Never again: in variant 1 they have no coin left, or the game is over.
    Never,
}

impl VisibleCoin {
    /// The coin, if both faces are seen.
    pub fn coin(self) -> Option<Coin> {
        Some(Coin { suit: self.suit?, rank: self.rank? })
    }

    /// Both faces of a coin.
    pub(super) fn whole(coin: Coin) -> Self {
        Self { suit: Some(coin.suit), rank: Some(coin.rank) }
    }
}

impl View {
    /// Who may see something that is hidden from the others, and what. The page closes the curtain for it if several
    /// people use the laptop.
    pub fn private(&self) -> Option<(Seat, Private)> {
        let person = self.people.get(self.turn.index())?;
        if self.solo || person.level.is_some() {
            return None;
        }
        let hides_hands = match self.variant {
            Variant::Hands { hidden, .. } | Variant::Steals { hidden, .. } => hidden,
            Variant::Bag | Variant::Rows { .. } | Variant::Scattered { .. } => false,
        };
        let what = match &self.scene {
            Scene::Coin { pass: false } if hides_hands => Private::Hand,
            Scene::Tile(coin) | Scene::WrongTile { coin, .. } if coin.hidden.is_some() => Private::Coin,
            Scene::Coin { .. } | Scene::Tile(_) | Scene::WrongTile { .. } | Scene::Over { .. } => {
                return None;
            }
        };
        Some((person.seat, what))
    }

    /// The order of play from now on, starting with the current player; empty when the game is over.
    pub fn queue(&self) -> impl Iterator<Item = &Person> {
        let over = matches!(self.scene, Scene::Over { .. });
        let (before, from) = self.people.split_at(self.turn.index().min(self.people.len()));
        let now = from.iter().take(1);
        let later = from.iter().skip(1).chain(before).filter(|person| person.plays);
        now.chain(later).filter(move |_| !over)
    }

    /// When the turn of `seat` comes, if nobody's coins run out before (RM-14, RM-R17).
    pub fn wait(&self, seat: Seat) -> Wait {
        match self.queue().zip(0..).find(|(person, _)| person.seat == seat) {
            Some((_, 0)) => Wait::Now,
            Some((_, turns)) => Wait::Turns(turns),
            None => Wait::Never,
        }
    }

    /// That in words: `Bo is in 7 turns.`
    pub fn waiting(&self, seat: Seat) -> String {
        let name = self.people.get(seat.index()).map_or(Name::nobody(), |person| &person.name);
        match self.wait(seat) {
            Wait::Now => format!("It is {name}'s turn."),
            Wait::Turns(1) => format!("{name} is next."),
            Wait::Turns(turns) => format!("{name} is in {turns} turns."),
            Wait::Never => format!("{name} has no more turns."),
        }
    }

    /// Who has the most tiles so far, and how many that is; nobody while nobody has any.
    pub fn leaders(&self) -> (Vec<&Person>, usize) {
        let most = self.people.iter().map(|person| person.kept.len()).max().unwrap_or_default();
        let leads = |person: &&Person| most > 0 && person.kept.len() == most;
        (self.people.iter().filter(leads).collect(), most)
    }

    /// Everybody who has found tiles, the most first; ties in seat order.
    pub fn ranked(&self) -> Vec<&Person> {
        let mut found: Vec<&Person> = self.people.iter().filter(|person| !person.kept.is_empty()).collect();
        found.sort_by_key(|person| std::cmp::Reverse(person.kept.len()));
        found
    }

    /// The people in the ranking after the first `named`, in words: `and 3 more with 1 to 4 tiles`.
    pub fn ranked_after(&self, named: usize) -> Option<String> {
        let ranked = self.ranked();
        let rest = ranked.get(named..)?;
        let (most, fewest) = (rest.first()?.kept.len(), rest.last()?.kept.len());
        let tiles = if most == 1 { "tile" } else { "tiles" };
        Some(match rest.len() {
            1 => format!("and 1 more with {most} {tiles}"),
            more if most == fewest => format!("and {more} more with {most} {tiles} each"),
            more => format!("and {more} more with {fewest} to {most} tiles"),
        })
    }

    /// What this viewer can see at the moment, for screen readers: the coin in play, and the wrong tile with its place.
    /// It must not be kept in a log (RM-04).
    pub fn open(&self) -> Option<String> {
        match &self.scene {
            Scene::Coin { .. } | Scene::Over { .. } => None,
            Scene::Tile(coin) => Some(format!("The coin in play: {}.", coin.seen)),
            Scene::WrongTile { coin, place, tile } => {
                Some(format!("{}: the {tile}. The coin in play: {}.", place_name(*place), coin.seen))
            }
        }
    }
}

impl fmt::Display for VisibleCoin {
    /// What is seen of it: `the 3 of Moons`, `a coin of Moons`, `a 3`, `a covered coin`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit, self.rank) {
            (Some(suit), Some(rank)) => write!(f, "the {}", Coin { suit, rank }),
            (Some(suit), None) => write!(f, "a coin of {suit}"),
            (None, Some(Rank::Ace)) => write!(f, "an ace"),
            (None, Some(rank)) => write!(f, "a {rank}"),
            (None, None) => write!(f, "a covered coin"),
        }
    }
}

/// A place of the grid as it is called: `Row 2, column 3` (RM-05, RM-06).
pub fn place_name(place: u8) -> String {
    format!("Row {}, column {}", place / COLUMNS + 1, place % COLUMNS + 1)
}

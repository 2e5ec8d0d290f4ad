//! What everybody may see, and what one player may see besides.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{COLUMNS, CoinSource, TILES, Tile, TileSlot, Variant};
use crate::rules::{
    Seat,
    name::Name,
    piecepack::{Coin, Rank, Suit},
    player::Level,
};

/// Everything that everybody may see, and nothing else.
///
/// No field holds a hidden face, or tells that it was seen earlier; only [`Hidden::looked`] tells that the coin in play
/// was looked at.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// The variant.
    pub variant: Variant,
    /// Whether it is a solo game, which counts turns.
    pub solo: bool,
    /// Whether of several players with the most tiles only the one who had them first wins (RM-R41).
    pub first_wins: bool,
    /// All players, in seat order.
    pub people: Vec<Person>,
    /// Whose turn it is; at the end, who had the last turn.
    pub turn: Seat,
    /// The number of the turn, from 1. A turn lasts until a wrong tile or a pass, and in variant 1 only while
    /// the player has coins (RM-17). In a solo game the last number is the result.
    pub turns: u32,
    /// The tiles, row by row: place 0 is row 1, column 1; place 6 is row 2, column 1 (RM-06).
    pub grid: [TileSlot; TILES],
    /// The coins still in the game.
    pub coins: Coins,
    /// What has to happen now.
    pub scene: Scene,
}

/// What one player may see besides.
#[derive(Debug, Clone, PartialEq)]
pub struct OwnView {
    /// The coins with a face that only this player sees: those of their hidden hand, or the coin in play that they
    /// looked at.
    pub coins: Vec<(CoinSource, Coin)>,
}

impl OwnView {
    /// The coin at a place, if only this player sees both its faces.
    pub fn coin(&self, source: CoinSource) -> Option<Coin> {
        self.coins.iter().find(|(coin_source, _)| *coin_source == source).map(|(_, coin)| *coin)
    }
}

/// One player.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: Name,
    /// The level of a computer player; `None` for a person.
    pub level: Option<Level>,
    /// The tiles they found, first one first (RM-04, RM-15).
    pub kept: Vec<Tile>,
    /// How many tiles all together had when this player found their last one; 0 before that.
    pub last_found: u8,
    /// Whether they still take turns: in variant 1 a player without coins does not (RM-R17).
    pub plays: bool,
}

/// Where the coins are that are still in the game.
#[derive(Debug, Clone, PartialEq)]
pub enum Coins {
    /// In a bag (RM-08).
    Bag {
        /// How many, without the one in play.
        left: u8,
    },
    /// In hands (RM-22).
    Hands {
        /// The hands by seat. When a coin is gone, its place is empty until a coin from the reserve takes it;
        /// other coins do not move.
        hands: Vec<Vec<CoinSlot>>,
        /// How many are in the reserve, hidden (RM-27, RM-R19).
        reserve: u8,
    },
    /// Beside the tiles, at 24 places, in groups of [`Variant::group_size`]. A place stays empty when its coin is gone
    /// (RM-32, RM-R22).
    Rows([CoinSlot; TILES]),
}

impl Coins {
    /// The number of coins that nobody sees: those in the bag, or in the reserve.
    pub fn hidden(&self) -> u8 {
        match self {
            Coins::Bag { left } => *left,
            Coins::Hands { reserve, .. } => *reserve,
            Coins::Rows(_) => 0,
        }
    }

    /// How many places a hand has; 0 if nobody has a hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        match self {
            Coins::Hands { hands, .. } => hands.get(seat.index()).map_or(0, Vec::len),
            Coins::Bag { .. } | Coins::Rows(_) => 0,
        }
    }
}

/// A place for a coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum CoinSlot {
    /// There is a coin.
    Coin(VisibleCoin),
    /// The coin of this place is in play, and may come back.
    InPlay,
    /// The coin that was here has left the game.
    Empty,
}

/// The faces of a coin that somebody may see: both, one, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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
    /// The faces that everybody may see.
    pub public: VisibleCoin,
    /// Whether it must stay in play. If not, another coin may be picked until a tile is turned over (RM-R26).
    pub bound: bool,
    /// What the picker may do with a hidden face; `None` if everybody sees both faces.
    pub hidden: Option<Hidden>,
}

/// A picked coin with a face that the other players do not see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// Whether the picker has looked at it. From then on their [`OwnView`] contains the coin.
    pub looked: bool,
    /// Whether the picker may show it to everybody with [`Action::Reveal`](super::Action::Reveal) (RM-36).
    pub reveal: bool,
}

/// What has to happen now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scene {
    /// The current player has to draw, pick or steal a coin.
    Coin {
        /// Whether they may pass, because they have no coin in variant 2 (RM-R17).
        pass: bool,
    },
    /// The current player has to turn over a tile. They may still pick another coin if this one is not bound.
    Tile(InPlay),
    /// A wrong tile is face up until somebody turns it face down (RM-R04).
    WrongTile {
        /// The coin, which does not match the tile.
        coin: InPlay,
        /// The place of the tile.
        place: u8,
        /// The tile.
        tile: Tile,
    },
    /// The game is over: the grid is empty, or a player ended the game.
    Over {
        /// All players with the most tiles (RM-19, RM-20).
        winners: Vec<Seat>,
    },
}

/// What the current player may see only behind the curtain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Private {
    /// Their own hand, to pick a coin: variants 1 and 2 with hidden hands.
    Hand,
    /// The coin they picked: variants 3 and 4. They may look at it with [`Action::Look`](super::Action::Look).
    Coin,
}

/// When it is a player's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    /// Now.
    Now,
    /// After this many other turns: 1 means they are next.
    Turns(u32),
    /// Never again: in variant 1 they have no coin left, or the game is over.
    Never,
}

impl InPlay {
    /// The faces that somebody with this own view may see.
    pub fn seen(&self, own: Option<&OwnView>) -> VisibleCoin {
        self.public.with(self.source, own)
    }
}

impl VisibleCoin {
    /// The coin, if both faces are visible.
    pub fn coin(self) -> Option<Coin> {
        Some(Coin { suit: self.suit?, rank: self.rank? })
    }

    /// The faces that somebody with this own view may see of the coin from this place.
    fn with(self, source: CoinSource, own: Option<&OwnView>) -> Self {
        own.and_then(|own| own.coin(source)).map_or(self, Self::whole)
    }

    /// A coin with both faces visible.
    pub fn whole(coin: Coin) -> Self {
        Self { suit: Some(coin.suit), rank: Some(coin.rank) }
    }
}

impl View {
    /// Whether the current player has to turn over a tile now.
    pub fn must_turn_tile(&self) -> bool {
        matches!(self.scene, Scene::Tile(_))
    }

    /// Whether a wrong tile is face up (RM-R04).
    pub fn is_wrong(&self) -> bool {
        matches!(self.scene, Scene::WrongTile { .. })
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.scene, Scene::Over { .. })
    }

    /// The player who may see something that is hidden from others, and what it is. If several people share the
    /// screen, the page hides it until that player lifts the curtain.
    pub fn private(&self) -> Option<(Seat, Private)> {
        let person = self.people.get(self.turn.index())?;
        if self.solo || person.level.is_some() {
            return None;
        }
        let private = match &self.scene {
            Scene::Coin { pass: false } if self.variant.hides_hands() => Private::Hand,
            Scene::Tile(coin) | Scene::WrongTile { coin, .. } if coin.hidden.is_some() => Private::Coin,
            Scene::Coin { .. } | Scene::Tile(_) | Scene::WrongTile { .. } | Scene::Over { .. } => {
                return None;
            }
        };
        Some((person.seat, private))
    }

    /// The players who still take turns, in turn order from the current player on; none when the game is
    /// over.
    pub fn queue(&self) -> impl Iterator<Item = &Person> {
        let over = matches!(self.scene, Scene::Over { .. });
        let (before, from) = self.people.split_at(self.turn.index().min(self.people.len()));
        let current = from.iter().take(1);
        let others = from.iter().skip(1).chain(before).filter(|person| person.plays);
        current.chain(others).filter(move |_| !over)
    }

    /// When it is the turn of `seat`, if no player runs out of coins before that (RM-14, RM-R17).
    pub fn wait(&self, seat: Seat) -> Wait {
        match self.queue().zip(0..).find(|(person, _)| person.seat == seat) {
            Some((_, 0)) => Wait::Now,
            Some((_, turns)) => Wait::Turns(turns),
            None => Wait::Never,
        }
    }

    /// [`wait`](Self::wait) in words: `It is Bo's turn in 7 turns.`
    pub fn wait_text(&self, seat: Seat) -> String {
        let name = self.people.get(seat.index()).map_or(Name::nobody(), |person| &person.name);
        match self.wait(seat) {
            Wait::Now => format!("It is {name}’s turn."),
            Wait::Turns(1) => format!("{name} is next."),
            Wait::Turns(turns) => format!("It is {name}’s turn in {turns} turns."),
            Wait::Never => format!("{name} has no more turns."),
        }
    }

    /// All players who have found tiles, most tiles first; ties in seat order, or by house rule whoever had them first
    /// (RM-R41).
    pub fn ranked(&self) -> Vec<&Person> {
        let mut found: Vec<&Person> = self.people.iter().filter(|person| !person.kept.is_empty()).collect();
        found.sort_by_key(|person| std::cmp::Reverse(self.rank_key(person)));
        found
    }

    /// What ranks a player: their tiles, and by house rule how early they had them. More is better.
    pub fn rank_key(&self, person: &Person) -> (usize, std::cmp::Reverse<u8>) {
        let last_found = if self.first_wins { person.last_found } else { 0 };
        (person.kept.len(), std::cmp::Reverse(last_found))
    }

    /// The ranking after its first `named` players, in words: `and 3 more with 1 to 4 tiles`.
    pub fn rest_of_ranking(&self, named: usize) -> Option<String> {
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

    /// The coin in play and the wrong tile with its place, as this viewer sees them, for screen readers. It must not
    /// stay in a log (RM-04).
    pub fn visible_text(&self, own: Option<&OwnView>) -> Option<String> {
        let (wrong_tile, coin) = match &self.scene {
            Scene::Coin { .. } | Scene::Over { .. } => return None,
            Scene::Tile(coin) => (String::new(), coin),
            Scene::WrongTile { coin, place, tile } => (format!("{}: the {tile}. ", place_name(*place)), coin),
        };
        Some(format!("{wrong_tile}The coin in play: {}.", coin.seen(own)))
    }

    /// The coin in play, if one is.
    pub fn in_play(&self) -> Option<InPlay> {
        match &self.scene {
            Scene::Tile(coin) | Scene::WrongTile { coin, .. } => Some(*coin),
            Scene::Coin { .. } | Scene::Over { .. } => None,
        }
    }

    /// The coin at a place, with the faces that somebody with this own view may see.
    pub fn coin_at(&self, source: CoinSource, own: Option<&OwnView>) -> CoinSlot {
        let slot = match (&self.coins, source) {
            (Coins::Hands { hands, .. }, CoinSource::Hand { of, place }) => {
                hands.get(of.index()).and_then(|hand| hand.get(usize::from(place))).copied()
            }
            (Coins::Rows(places), CoinSource::Row { place }) => places.get(usize::from(place)).copied(),
            (Coins::Bag { .. } | Coins::Hands { .. } | Coins::Rows(_), _) => None,
        };
        match slot {
            Some(CoinSlot::Coin(seen)) => CoinSlot::Coin(seen.with(source, own)),
            Some(other @ (CoinSlot::InPlay | CoinSlot::Empty)) => other,
            None => CoinSlot::Empty,
        }
    }
}

impl fmt::Display for VisibleCoin {
    /// The visible faces in words: `the 3 of Moons`, `a coin of Moons`, `a 3`, `a covered coin`.
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

/// A place of the grid in words: `Row 2, column 3` (RM-05, RM-06).
pub fn place_name(place: u8) -> String {
    format!("Row {}, column {}", place / COLUMNS + 1, place % COLUMNS + 1)
}

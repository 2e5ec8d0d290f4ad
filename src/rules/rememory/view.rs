//! What everybody may see, and what one player may see besides. Only this file decides who may see what.

use super::{
    COLUMNS, CoinSlot, CoinSource, Coins, Hidden, InPlay, Rememory, Show, Sorted, TILES, Tile, TileSlot,
    Variant, VisibleCoin,
    coins::{CoinStore, to_u8},
    phase::{CoinInPlay, Phase, SeenBy},
};
use crate::{
    rules::{Seat, name::Name, piecepack::Coin, player::Level},
    wording::paragraph,
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
    pub phase: PhaseView,
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

/// What has to happen now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhaseView {
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

impl View {
    /// Whether the current player has to turn over a tile now.
    pub fn must_turn_tile(&self) -> bool {
        matches!(self.phase, PhaseView::Tile(_))
    }

    /// Whether a wrong tile is face up (RM-R04).
    pub fn is_wrong(&self) -> bool {
        matches!(self.phase, PhaseView::WrongTile { .. })
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, PhaseView::Over { .. })
    }

    /// The player who may see something that is hidden from others, and what it is. If several people share the
    /// screen, the page hides it until that player lifts the curtain.
    pub fn private(&self) -> Option<(Seat, Private)> {
        let person = self.people.get(self.turn.index())?;
        if self.solo || person.level.is_some() {
            return None;
        }
        let private = match &self.phase {
            // Whoever may pass has no coin to see.
            PhaseView::Coin { pass: false } if self.variant.hides_hands() => Private::Hand,
            PhaseView::Tile(coin) | PhaseView::WrongTile { coin, .. } if coin.hidden.is_some() => {
                Private::Coin
            }
            PhaseView::Coin { .. }
            | PhaseView::Tile(_)
            | PhaseView::WrongTile { .. }
            | PhaseView::Over { .. } => {
                return None;
            }
        };
        Some((person.seat, private))
    }

    /// The players who still take turns, in turn order from the current player on; none when the game is
    /// over.
    pub fn queue(&self) -> impl Iterator<Item = &Person> {
        let over = self.is_over();
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

    /// The coin in play and the wrong tile with its place, as this viewer sees them, for screen readers. It must not
    /// stay in a log (RM-04).
    pub fn visible_text(&self, own: Option<&OwnView>) -> Option<String> {
        let (wrong_tile, coin) = match &self.phase {
            PhaseView::Coin { .. } | PhaseView::Over { .. } => return None,
            PhaseView::Tile(coin) => (None, coin),
            PhaseView::WrongTile { coin, place, tile } => {
                let (row, column) = row_and_column(*place);
                (Some(format!("Row {row}, column {column}: the {tile}.")), coin)
            }
        };
        let coin = format!("The coin in play: {}.", coin.seen(own));
        Some(paragraph(wrong_tile.into_iter().chain([coin])))
    }

    /// The coin in play, if one is.
    pub fn in_play(&self) -> Option<InPlay> {
        match &self.phase {
            PhaseView::Tile(coin) | PhaseView::WrongTile { coin, .. } => Some(*coin),
            PhaseView::Coin { .. } | PhaseView::Over { .. } => None,
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

/// A place of the grid in words: `row 2, column 3` (RM-05, RM-06).
pub fn place_name(place: u8) -> String {
    let (row, column) = row_and_column(place);
    format!("row {row}, column {column}")
}

/// The row and the column of a place, counted from 1.
fn row_and_column(place: u8) -> (u8, u8) {
    (place / COLUMNS + 1, place % COLUMNS + 1)
}

impl Rememory {
    /// What only the player of `seat` may see: their hidden hand, or the coin in play after they looked at it.
    pub(super) fn own_view(&self, seat: Seat) -> Option<OwnView> {
        let hand = match &self.store {
            CoinStore::Hands { hands, .. } if self.hides_hands() => hands.get(seat.index()),
            CoinStore::Bag(_) | CoinStore::Hands { .. } | CoinStore::Rows(_) => None,
        };
        let with_source =
            |(coin, place): (&Option<Coin>, u8)| Some((CoinSource::Hand { of: seat, place }, (*coin)?));
        let hand = hand.into_iter().flat_map(|hand| hand.iter().zip(0..).filter_map(with_source));
        let looked = self.phase.in_play().filter(|play| play.seen == SeenBy::Picker && self.turn == seat);
        let coins: Vec<(CoinSource, Coin)> =
            hand.chain(looked.map(|play| (play.source, play.coin))).collect();
        (!coins.is_empty()).then_some(OwnView { coins })
    }

    /// Whether others see only the suits of a hand. In a solo game there is nobody to hide it from.
    fn hides_hands(&self) -> bool {
        self.setup.variant.hides_hands() && !self.is_solo()
    }

    /// What everybody may see.
    pub(super) fn public_view(&self) -> View {
        View {
            variant: self.setup.variant,
            solo: self.is_solo(),
            first_wins: self.setup.house.first_wins,
            people: self.people(),
            turn: self.turn,
            turns: self.turns,
            grid: self.tile_slots(),
            coins: self.coins(),
            phase: self.phase_view(),
        }
    }

    fn tile_slots(&self) -> [TileSlot; TILES] {
        let mut tile_slots = self.grid.seen();
        if let Phase::WrongTile(_, place, tile) = self.phase {
            tile_slots[usize::from(place)] = TileSlot::Up(tile);
        }
        tile_slots
    }

    fn people(&self) -> Vec<Person> {
        let person = |seat: Seat| Person {
            seat,
            name: self.setup.name(seat).clone(),
            level: self.setup.players[seat.index()].level,
            kept: self.kept[seat.index()].clone(),
            last_found: self.last_found[seat.index()],
            plays: !self.sits_out(seat),
        };
        self.setup.seats().map(person).collect()
    }

    fn phase_view(&self) -> PhaseView {
        match &self.phase {
            Phase::Coin => PhaseView::Coin { pass: self.may_pass() },
            Phase::Tile(play) => PhaseView::Tile(self.in_play(play)),
            Phase::WrongTile(play, place, tile) => {
                PhaseView::WrongTile { coin: self.in_play(play), place: *place, tile: *tile }
            }
            Phase::Over => PhaseView::Over { winners: self.winners() },
        }
    }

    fn in_play(&self, play: &CoinInPlay) -> InPlay {
        let public = match play.seen {
            SeenBy::Table { .. } => VisibleCoin::whole(play.coin),
            SeenBy::Picker | SeenBy::Nobody => self.face(play.coin),
        };
        let hidden = |looked: bool| Some(Hidden { looked, reveal: self.setup.variant.may_reveal() });
        let hidden = match play.seen {
            SeenBy::Table { .. } => None,
            SeenBy::Picker => hidden(true),
            SeenBy::Nobody => hidden(false),
        };
        InPlay { source: play.source, public, bound: play.is_bound(), hidden }
    }

    fn coins(&self) -> Coins {
        let slot = |coin: &Option<Coin>, source: CoinSource| match *coin {
            None => CoinSlot::Empty,
            Some(_) if self.phase.in_play().is_some_and(|play| play.source == source) => CoinSlot::InPlay,
            Some(coin) => CoinSlot::Coin(self.face(coin)),
        };
        match &self.store {
            CoinStore::Bag(bag) => Coins::Bag { left: to_u8(bag.len()) },
            CoinStore::Hands { hands, reserve } => {
                let hand = |(of, hand): (Seat, &Vec<Option<Coin>>)| {
                    let places = hand.iter().zip(0..);
                    places.map(|(coin, place)| slot(coin, CoinSource::Hand { of, place })).collect()
                };
                let hands = self.setup.seats().zip(hands).map(hand).collect();
                Coins::Hands { hands, reserve: to_u8(reserve.len()) }
            }
            CoinStore::Rows(places) => {
                let mut row = [CoinSlot::Empty; TILES];
                for ((shown, coin), place) in row.iter_mut().zip(places).zip(0..) {
                    *shown = slot(coin, CoinSource::Row { place });
                }
                Coins::Rows(row)
            }
        }
    }

    /// The faces of a coin that everybody may see at its place (RM-R02, RM-R10, RM-R11, RM-R20, RM-R21).
    pub(super) fn face(&self, coin: Coin) -> VisibleCoin {
        let (suit, rank) = match self.setup.variant {
            Variant::Hands { .. } | Variant::Steals { .. } => (true, !self.hides_hands()),
            Variant::Bag => (true, true),
            Variant::Rows { sorted: Sorted::Suit, in_order, .. } => (true, in_order),
            Variant::Rows { sorted: Sorted::Value, in_order, .. } => (in_order, true),
            Variant::Scattered { show, .. } => (show == Show::Suit, show == Show::Value),
        };
        VisibleCoin { suit: suit.then_some(coin.suit), rank: rank.then_some(coin.rank) }
    }
}

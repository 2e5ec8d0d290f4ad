//! Makes the view of one viewer.

use super::{
    CoinSlot, CoinSource, Coins, Hidden, InPlay, Person, Rememory, Scene, Show, Sorted, TILES, TileSlot,
    Variant, View, VisibleCoin,
    coins::{CoinStore, small},
    phase::{CoinInPlay, Phase, SeenBy},
};
use crate::rules::{Seat, Viewer, piecepack::Coin};

impl Rememory {
    /// What `viewer` may see.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            viewer,
            variant: self.setup.variant,
            solo: self.is_solo(),
            people: self.people(),
            turn: self.turn,
            turns: self.turns,
            grid: self.spots(),
            coins: self.coins(viewer),
            scene: self.scene(viewer),
        }
    }

    fn spots(&self) -> [TileSlot; TILES] {
        let mut spots = self.grid.seen();
        if let Phase::WrongTile(_, place, tile) = self.phase {
            spots[usize::from(place)] = TileSlot::Up(tile);
        }
        spots
    }

    fn people(&self) -> Vec<Person> {
        let person = |seat: Seat| Person {
            seat,
            name: self.setup.name(seat).clone(),
            level: self.setup.players[seat.index()].level,
            kept: self.kept[seat.index()].clone(),
            plays: !self.sits_out(seat),
        };
        self.setup.seats().map(person).collect()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        match &self.phase {
            Phase::Coin => Scene::Coin { pass: self.may_pass() },
            Phase::Tile(play) => Scene::Tile(self.in_play(play, viewer)),
            Phase::WrongTile(play, place, tile) => {
                Scene::WrongTile { coin: self.in_play(play, viewer), place: *place, tile: *tile }
            }
            Phase::Over => Scene::Over { winners: self.winners() },
        }
    }

    fn in_play(&self, play: &CoinInPlay, viewer: Viewer) -> InPlay {
        let seen = match play.seen {
            SeenBy::Table { .. } => VisibleCoin::whole(play.coin),
            SeenBy::Picker if viewer.is(self.turn) => VisibleCoin::whole(play.coin),
            SeenBy::Picker | SeenBy::Nobody => self.face(play.coin, play.source, viewer),
        };
        let hidden = |looked: bool| Some(Hidden { looked, tell: self.setup.variant.telling() });
        let hidden = match play.seen {
            SeenBy::Table { .. } => None,
            SeenBy::Picker => hidden(true),
            SeenBy::Nobody => hidden(false),
        };
        InPlay { source: play.source, seen, bound: play.is_bound(), hidden }
    }

    fn coins(&self, viewer: Viewer) -> Coins {
        let at = |coin: &Option<Coin>, source: CoinSource| match *coin {
            None => CoinSlot::Empty,
            Some(_) if self.phase.play().is_some_and(|play| play.source == source) => CoinSlot::InPlay,
            Some(coin) => CoinSlot::Coin(self.face(coin, source, viewer)),
        };
        match &self.store {
            CoinStore::Bag(bag) => Coins::Bag { left: small(bag.len()) },
            CoinStore::Hands { hands, reserve } => {
                let hand = |(of, hand): (Seat, &Vec<Option<Coin>>)| {
                    let places = hand.iter().zip(0..);
                    places.map(|(coin, place)| at(coin, CoinSource::Hand { of, place })).collect()
                };
                let hands = self.setup.seats().zip(hands).map(hand).collect();
                Coins::Hands { hands, reserve: small(reserve.len()) }
            }
            CoinStore::Rows(places) => {
                let mut row = [CoinSlot::Empty; TILES];
                for ((seen, coin), place) in row.iter_mut().zip(places).zip(0..) {
                    *seen = at(coin, CoinSource::Row { place });
                }
                Coins::Rows(row)
            }
        }
    }

    /// The faces of a coin that `viewer` may see at its place (RM-R02, RM-R10, RM-R11, RM-R20, RM-R21).
    pub(super) fn face(&self, coin: Coin, source: CoinSource, viewer: Viewer) -> VisibleCoin {
        let (suit, rank) = match (self.setup.variant, source) {
            (
                Variant::Hands { hidden: true, .. } | Variant::Steals { hidden: true, .. },
                CoinSource::Hand { of, .. },
            ) => {
                // In a solo game there is nobody to hide a hand from.
                (true, viewer.is(of) || self.is_solo())
            }
            (Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. }, _) => (true, true),
            (Variant::Rows { sorted: Sorted::Suit, in_order, .. }, _) => (true, in_order),
            (Variant::Rows { sorted: Sorted::Value, in_order, .. }, _) => (in_order, true),
            (Variant::Scattered { show, .. }, _) => (show == Show::Suit, show == Show::Value),
        };
        VisibleCoin { suit: suit.then_some(coin.suit), rank: rank.then_some(coin.rank) }
    }
}

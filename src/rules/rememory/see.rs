//! Makes the views. Only this file decides who may see what.

use super::{
    CoinSlot, CoinSource, Coins, Hidden, InPlay, OwnView, Person, Rememory, Scene, Show, Sorted, TILES,
    TileSlot, Variant, View, VisibleCoin,
    coins::{CoinStore, to_u8},
    phase::{CoinInPlay, Phase, SeenBy},
};
use crate::rules::{Seat, piecepack::Coin};

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
        let (Variant::Hands { hidden, .. } | Variant::Steals { hidden, .. }) = self.setup.variant else {
            return false;
        };
        hidden && !self.is_solo()
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
            scene: self.scene(),
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

    fn scene(&self) -> Scene {
        match &self.phase {
            Phase::Coin => Scene::Coin { pass: self.may_pass() },
            Phase::Tile(play) => Scene::Tile(self.in_play(play)),
            Phase::WrongTile(play, place, tile) => {
                Scene::WrongTile { coin: self.in_play(play), place: *place, tile: *tile }
            }
            Phase::Over => Scene::Over { winners: self.winners() },
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

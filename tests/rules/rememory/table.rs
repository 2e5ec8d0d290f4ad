//! A test table that knows what the rules hide, and shortcuts to the situation that a test needs.

use partypiece::{
    play::Game,
    rules::{
        Seat,
        luck::Seed,
        piecepack::Coin,
        rememory::{
            Action, CoinSlot, CoinSource, Coins, Event, OwnView, PhaseView, Refusal, Rememory, Setup, Tile,
            Variant, View,
        },
    },
};

use crate::laws::{self, Views};

use super::setups::{ANA, many};

/// A game at a test table, and where each tile and each coin beside the tiles lay at the start of the game.
pub(crate) struct Table {
    pub(crate) game: Game<Rememory>,
    tiles: Vec<Tile>,
    rows: Vec<Coin>,
}

impl Table {
    pub(crate) fn new(setup: &Setup, seed: u64) -> Self {
        Self { game: started(setup, seed), tiles: tiles(seed), rows: rows(setup, seed) }
    }

    /// Plays a legal action.
    pub(crate) fn play(&mut self, by: Seat, action: Action) -> Vec<Event> {
        self.game
            .play(by, action)
            .unwrap_or_else(|refusal| panic!("{action:?} by {by:?}: {refusal}"))
            .to_vec()
    }

    /// The active player plays a legal action.
    pub(crate) fn play_active(&mut self, action: Action) -> Vec<Event> {
        self.play(self.turn(), action)
    }

    /// Tries an illegal action and checks that nothing changes.
    pub(crate) fn refusal(&mut self, by: Seat, action: Action) -> Refusal {
        let before = (self.views(), self.game.steps().len());
        let text = format!("{action:?} by {by:?}");
        assert!(self.game.check(by, &action).is_err(), "{text} is refused beforehand");
        let Err(refusal) = self.game.play(by, action) else { panic!("{text} should be refused") };
        assert!(before == (self.views(), self.game.steps().len()), "{text} left a trace");
        refusal
    }

    /// What everybody sees.
    pub(crate) fn view(&self) -> View {
        self.game.view()
    }

    pub(crate) fn phase(&self) -> PhaseView {
        self.view().phase
    }

    pub(crate) fn turn(&self) -> Seat {
        self.view().turn
    }

    /// What this player sees besides, behind the curtain.
    pub(crate) fn own(&self, seat: Seat) -> Option<OwnView> {
        self.game.own(seat)
    }

    /// The view, and the own views of all seats and of one seat without a player.
    pub(crate) fn views(&self) -> Views<Rememory> {
        laws::views(&self.game, self.game.setup().players.len() as u8)
    }

    /// The number of tiles each player has.
    pub(crate) fn tile_counts(&self) -> Vec<usize> {
        self.view().people.iter().map(|person| person.kept.len()).collect()
    }

    /// The real coin in play, even if no player may see it.
    pub(crate) fn real_coin(&self) -> Option<Coin> {
        self.real_coin_in(&self.view())
    }

    /// The real coin in play, for a given view.
    pub(crate) fn real_coin_in(&self, view: &View) -> Option<Coin> {
        let play = view.in_play()?;
        match play.source {
            CoinSource::Row { place } => Some(self.rows[usize::from(place)]),
            CoinSource::Bag | CoinSource::Hand { .. } => play.public.coin(),
        }
    }

    /// The place where the tile of a coin lies or lay.
    pub(crate) fn place_of(&self, coin: Coin) -> u8 {
        self.tiles.iter().zip(0..).find(|(tile, _)| tile.fits(coin)).expect("each coin has a tile").1
    }

    /// The place of a coin beside the tiles.
    pub(crate) fn place_of_coin(&self, coin: Coin) -> u8 {
        self.rows.iter().zip(0..).find(|(lies, _)| **lies == coin).expect("each coin lies somewhere").1
    }

    /// The tile that lay at a place.
    pub(crate) fn tile(&self, place: u8) -> Tile {
        self.tiles[usize::from(place)]
    }

    /// Places of tiles that do not match the coin in play.
    pub(crate) fn wrong_places(&self) -> Vec<u8> {
        let coin = self.real_coin().expect("a coin in play");
        self.places_with_tiles().into_iter().filter(|&place| !self.tile(place).fits(coin)).collect()
    }

    /// Places with a tile.
    pub(crate) fn places_with_tiles(&self) -> Vec<u8> {
        let grid = self.view().grid;
        let has_tile = |place: &u8| grid[usize::from(*place)] != partypiece::rules::rememory::TileSlot::Empty;
        (0..24).filter(has_tile).collect()
    }

    /// The real coins of a hand, by place.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<(u8, Coin)> {
        let (view, own) = (self.view(), self.own(seat));
        let Coins::Hands { hands, .. } = &view.coins else { panic!("no coins are dealt") };
        let coin = |place: u8| match view.coin_at(CoinSource::Hand { of: seat, place }, own.as_ref()) {
            CoinSlot::Coin(seen) => Some((place, seen.coin()?)),
            CoinSlot::InPlay | CoinSlot::Empty => None,
        };
        (0..hands[seat.index()].len() as u8).filter_map(coin).collect()
    }

    /// The number of coins in each hand, and in the reserve.
    pub(crate) fn coin_counts(&self) -> (Vec<usize>, u8) {
        let Coins::Hands { hands, reserve } = self.view().coins else { panic!("no coins are dealt") };
        let in_hand = |hand: &Vec<CoinSlot>| hand.iter().filter(|place| **place != CoinSlot::Empty).count();
        (hands.iter().map(in_hand).collect(), reserve)
    }

    /// Brings a coin into play: draws one, or picks the first; without own coins steals the first.
    pub(crate) fn bring_coin(&mut self) -> Coin {
        if self.view().in_play().is_none() {
            let by = self.turn();
            let action = self.first_coin(by);
            self.play(by, action);
        }
        self.real_coin().expect("a coin in play")
    }

    fn first_coin(&self, by: Seat) -> Action {
        let first = |places: &[CoinSlot]| {
            let coin = |place: &(&CoinSlot, u8)| matches!(place.0, CoinSlot::Coin(_));
            places.iter().zip(0..).find(coin).map(|(_, place)| place)
        };
        match self.view().coins {
            Coins::Bag { .. } => Action::Draw,
            Coins::Rows(places) => Action::Pick { place: first(&places).expect("a coin") },
            Coins::Hands { hands, .. } => match first(&hands[by.index()]) {
                Some(place) => Action::Pick { place },
                None => {
                    let other =
                        self.game.setup().seats().find_map(|from| Some((from, first(&hands[from.index()])?)));
                    let (from, place) = other.expect("somebody has a coin");
                    Action::Steal { from, place }
                }
            },
        }
    }

    /// Brings a coin into play and finds its tile.
    pub(crate) fn hit(&mut self) -> Vec<Event> {
        let coin = self.bring_coin();
        self.play_active(Action::Turn { place: self.place_of(coin) })
    }

    /// Brings a coin into play and turns a wrong tile.
    pub(crate) fn open_wrong(&mut self) -> u8 {
        self.bring_coin();
        let place = self.wrong_places()[0];
        self.play_active(Action::Turn { place });
        place
    }

    /// Turns a wrong tile and closes it again.
    pub(crate) fn miss(&mut self) -> Vec<Event> {
        self.open_wrong();
        self.play_active(Action::Close)
    }

    /// Finds tiles until `left` of them are left.
    pub(crate) fn find_all_but(&mut self, left: usize) {
        while self.places_with_tiles().len() > left {
            self.hit();
        }
    }
}

pub(crate) fn started(setup: &Setup, seed: u64) -> Game<Rememory> {
    Game::start(setup.clone(), Seed(seed)).expect("a table that can be set")
}

/// The tiles of a seed, found by turning each of them in a game with a bag.
pub(crate) fn tiles(seed: u64) -> Vec<Tile> {
    let mut game = started(&many(2, Variant::Bag), seed);
    let mut tiles = Vec::new();
    for place in 0..24 {
        let by = game.view().turn;
        game.play(by, Action::Draw).expect("a coin");
        match game.play(by, Action::Turn { place }).expect("a tile")[0] {
            Event::Hit { coin, .. } => tiles.push(Tile::of(coin)),
            Event::Missed { tile, .. } => {
                tiles.push(tile);
                game.play(by, Action::Close).expect("a wrong tile");
            }
            ref other => panic!("{other:?}"),
        }
    }
    tiles
}

/// The coins beside the tiles for a seed, found by revealing each of them in a game that allows it.
fn rows(setup: &Setup, seed: u64) -> Vec<Coin> {
    let variant = match setup.variant {
        Variant::Rows { sorted, in_order, .. } => Variant::Rows { sorted, in_order, reveal: true },
        Variant::Scattered { show, .. } => Variant::Scattered { show, reveal: true },
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } => return Vec::new(),
    };
    let coin_at = |place: u8| {
        let mut game = started(&many(2, variant), seed);
        game.play(ANA, Action::Pick { place }).expect("a coin");
        _ = game.play(ANA, Action::Reveal);
        game.view().in_play().and_then(|coin| coin.public.coin()).expect("a revealed coin")
    };
    (0..24).map(coin_at).collect()
}

//! A table to test at, which knows what its rules hide, and shortcuts to the moment a test is about.

use partypiece::{
    play::Game,
    rules::{
        Seat, Viewer,
        luck::Seed,
        piecepack::Coin,
        rememory::{
            Action, CoinSlot, CoinSource, Coins, Event, InPlay, Refusal, Rememory, Scene, Setup, Tile,
            Variant, View,
        },
    },
};

use super::guests::{ANA, many};

/// A game at a table, and where each tile lay at its start.
pub(crate) struct Table {
    pub(crate) game: Game<Rememory>,
    tiles: Vec<Tile>,
    rows: Vec<Coin>,
}

impl Table {
    pub(crate) fn new(setup: &Setup, seed: u64) -> Self {
        Self { game: started(setup, seed), tiles: tiles(seed), rows: rows(setup, seed) }
    }

    /// Does something the rules allow.
    pub(crate) fn play(&mut self, by: Seat, action: Action) -> Vec<Event> {
        self.game
            .play(by, action)
            .unwrap_or_else(|refusal| panic!("{action:?} by {by:?}: {refusal}"))
            .to_vec()
    }

    /// Has whoever's turn it is do something the rules allow.
    pub(crate) fn now(&mut self, action: Action) -> Vec<Event> {
        self.play(self.turn(), action)
    }

    /// Tries something the rules refuse, and sees that nothing came of it.
    pub(crate) fn refused(&mut self, by: Seat, action: Action) -> Refusal {
        let before = (self.views(), self.game.steps().len());
        let text = format!("{action:?} by {by:?}");
        assert!(self.game.check(by, &action).is_err(), "{text} is refused beforehand");
        let Err(refusal) = self.game.play(by, action) else { panic!("{text} should be refused") };
        assert!(before == (self.views(), self.game.steps().len()), "{text} left a trace");
        refusal
    }

    /// What everybody sees.
    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Table)
    }

    pub(crate) fn scene(&self) -> Scene {
        self.view().scene
    }

    pub(crate) fn turn(&self) -> Seat {
        self.view().turn
    }

    /// What one person sees behind the curtain.
    pub(crate) fn eyes(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// What the table and every seat see, and a stranger.
    pub(crate) fn views(&self) -> Vec<View> {
        let seats = self.game.setup().seats().chain([Seat(200)]).map(|seat| self.eyes(seat));
        [self.view()].into_iter().chain(seats).collect()
    }

    /// How many tiles each keeps.
    pub(crate) fn kept(&self) -> Vec<usize> {
        self.view().people.iter().map(|person| person.kept.len()).collect()
    }

    /// The coin in play as `view` sees it.
    pub(crate) fn in_play(view: &View) -> Option<InPlay> {
        match view.scene {
            Scene::Tile(coin) | Scene::WrongTile { coin, .. } => Some(coin),
            Scene::Coin { .. } | Scene::Over { .. } => None,
        }
    }

    /// The coin in play as it is, whoever may see it.
    pub(crate) fn sought(&self) -> Option<Coin> {
        self.sought_in(&self.view())
    }

    /// The same, while this is what the table sees.
    pub(crate) fn sought_in(&self, view: &View) -> Option<Coin> {
        let play = Self::in_play(view)?;
        match play.source {
            CoinSource::Row { place } => Some(self.rows[usize::from(place)]),
            CoinSource::Bag | CoinSource::Hand { .. } => play.seen.coin(),
        }
    }

    /// Where the tile of a coin lies or lay.
    pub(crate) fn place_of(&self, coin: Coin) -> u8 {
        self.tiles.iter().zip(0..).find(|(tile, _)| tile.fits(coin)).expect("each coin has a tile").1
    }

    /// Where the coin of a tile lies beside the tiles.
    pub(crate) fn row_of(&self, coin: Coin) -> u8 {
        self.rows.iter().zip(0..).find(|(lies, _)| **lies == coin).expect("each coin lies somewhere").1
    }

    /// The tile that lay at a place.
    pub(crate) fn tile(&self, place: u8) -> Tile {
        self.tiles[usize::from(place)]
    }

    /// Places where a tile lies that does not fit the coin in play.
    pub(crate) fn wrong(&self) -> Vec<u8> {
        let coin = self.sought().expect("a coin in play");
        self.lying().into_iter().filter(|&place| !self.tile(place).fits(coin)).collect()
    }

    /// Places where a tile lies.
    pub(crate) fn lying(&self) -> Vec<u8> {
        let grid = self.view().grid;
        let down = |place: &u8| grid[usize::from(*place)] != partypiece::rules::rememory::TileSlot::Empty;
        (0..24).filter(down).collect()
    }

    /// The coins of a seat's hand as they are, by place.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<(u8, Coin)> {
        let Coins::Hands { hands, .. } = self.eyes(seat).coins else { panic!("coins are dealt") };
        let coin = |(place, lies): (usize, &CoinSlot)| match lies {
            CoinSlot::Coin(seen) => Some((u8::try_from(place).ok()?, seen.coin()?)),
            CoinSlot::InPlay | CoinSlot::Empty => None,
        };
        hands[seat.index()].iter().enumerate().filter_map(coin).collect()
    }

    /// Coins in each hand, and in reserve.
    pub(crate) fn dealt(&self) -> (Vec<usize>, u8) {
        let Coins::Hands { hands, reserve } = self.view().coins else { panic!("coins are dealt") };
        let in_hand = |hand: &Vec<CoinSlot>| hand.iter().filter(|place| **place != CoinSlot::Empty).count();
        (hands.iter().map(in_hand).collect(), reserve)
    }

    /// Brings a coin into play: drawn, or the first to be picked; without one of their own, the first to be stolen.
    pub(crate) fn coin(&mut self) -> Coin {
        if Self::in_play(&self.view()).is_none() {
            let by = self.turn();
            let action = self.first_coin(by);
            self.play(by, action);
        }
        self.sought().expect("a coin in play")
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
        let coin = self.coin();
        self.now(Action::Turn { place: self.place_of(coin) })
    }

    /// Brings a coin into play and turns a wrong tile.
    pub(crate) fn open_wrong(&mut self) -> u8 {
        self.coin();
        let place = self.wrong()[0];
        self.now(Action::Turn { place });
        place
    }

    /// The same, and closes it.
    pub(crate) fn miss(&mut self) -> Vec<Event> {
        self.open_wrong();
        self.now(Action::Close)
    }

    /// Finds all tiles that are left but so many, without a miss if nothing is in the way.
    pub(crate) fn clear_to(&mut self, left: usize) {
        while self.lying().len() > left {
            self.hit();
        }
    }
}

pub(crate) fn started(setup: &Setup, seed: u64) -> Game<Rememory> {
    Game::start(setup.clone(), Seed(seed)).expect("a table that can be set")
}

/// The tiles that a seed lays out, found by turning each of them in a game with a bag.
pub(crate) fn tiles(seed: u64) -> Vec<Tile> {
    let mut game = started(&many(2, Variant::Bag), seed);
    let mut tiles = Vec::new();
    for place in 0..24 {
        let by = game.view(Viewer::Table).turn;
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

/// The coins that a seed lays beside the tiles, found by having each of them told in a game where that is agreed.
fn rows(setup: &Setup, seed: u64) -> Vec<Coin> {
    let variant = match setup.variant {
        Variant::Rows { sorted, in_order, .. } => Variant::Rows { sorted, in_order, tell: true },
        Variant::Scattered { show, .. } => Variant::Scattered { show, tell: true },
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } => return Vec::new(),
    };
    let text = |place: u8| {
        let mut game = started(&many(2, variant), seed);
        game.play(ANA, Action::Pick { place }).expect("a coin");
        _ = game.play(ANA, Action::Tell);
        Table::in_play(&game.view(Viewer::Table))
            .and_then(|coin| coin.seen.coin())
            .expect("a coin that was told")
    };
    (0..24).map(text).collect()
}

//! Computer players of Rememory. They remember like people: not everything, not for ever, and sometimes wrongly.

use super::Opponent;
use crate::rules::{
    Luck, Seat,
    piecepack::Coin,
    player::Level,
    rememory::{
        Action, CoinSlot, CoinSource, Coins, Event, Rememory, Scene, Setup, TILES, Tile, TileSlot, Variant,
        View, VisibleCoin,
    },
};

/// What a bot believes it has seen.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Memory {
    /// The remembered tile at each place.
    tiles: [Option<Tile>; TILES],
    /// The remembered coins with their places.
    coins: Vec<(CoinSource, Coin)>,
    /// Where the coin in play came from.
    source: Option<CoinSource>,
}

/// The memory of a level. Each number n means a chance of 1 in n; 0 means never.
struct Habits {
    /// The chance to overlook a tile or coin that is shown.
    overlooks: u32,
    /// The chance to forget each remembered tile and coin whenever a wrong tile is shown.
    forgets: u32,
    /// The chance to exchange a new tile in memory with one of the same suit or value.
    mixes_up: u32,
}

fn habits(level: Level) -> Habits {
    match level {
        Level::Easy => Habits { overlooks: 4, forgets: 14, mixes_up: 5 },
        Level::Medium => Habits { overlooks: 12, forgets: 40, mixes_up: 12 },
        Level::Hard => Habits { overlooks: 0, forgets: 0, mixes_up: 0 },
    }
}

/// True once in `once_in` times on average; never for 0.
fn happens(once_in: u32, luck: &mut Luck) -> bool {
    once_in > 0 && luck.below(once_in) == 0
}

impl Memory {
    /// The remembered place of the tile that matches a coin.
    fn place_of(&self, coin: Coin, view: &View) -> Option<u8> {
        self.known(view).find(|(_, tile)| tile.fits(coin)).map(|(place, _)| place)
    }

    /// The remembered tiles that are still face down, with their places.
    fn known(&self, view: &View) -> impl Iterator<Item = (u8, Tile)> {
        let lies = |(place, spot): (u8, &TileSlot)| (*spot == TileSlot::Down).then_some(place);
        let places: Vec<u8> = (0..).zip(&view.grid).filter_map(lies).collect();
        places.into_iter().filter_map(|place| Some((place, self.tiles[usize::from(place)]?)))
    }

    /// The coin at a place: the visible one, or the remembered one if it agrees with the visible face.
    fn coin_at(&self, source: CoinSource, seen: VisibleCoin) -> Option<Coin> {
        let known = || self.coins.iter().find(|(at, _)| *at == source).map(|(_, coin)| *coin);
        seen.coin().or_else(|| known().filter(|coin| fits(seen, Tile::of(*coin))))
    }

    fn see_tile(&mut self, place: u8, tile: Tile, habits: &Habits, luck: &mut Luck) {
        for trace in &mut self.tiles {
            if trace.is_some() && happens(habits.forgets, luck) {
                *trace = None;
            }
        }
        self.coins.retain(|_| !happens(habits.forgets, luck));
        if happens(habits.overlooks, luck) {
            return;
        }
        let like = |trace: &Option<Tile>| {
            trace.is_some_and(|seen| (seen.suit == tile.suit) != (seen.rank == tile.rank))
        };
        let like = self.tiles.iter().position(like).filter(|_| happens(habits.mixes_up, luck));
        self.lose_tile(tile);
        if let Some(at) = self.tiles.get_mut(usize::from(place)) {
            *at = Some(tile);
        }
        if let Some(other) = like {
            self.tiles.swap(other, usize::from(place) % TILES);
        }
    }

    fn see_coin(&mut self, source: CoinSource, coin: Coin, habits: &Habits, luck: &mut Luck) {
        if !happens(habits.overlooks, luck) {
            self.lose_coin(source, coin);
            self.coins.push((source, coin));
        }
    }

    fn lose_tile(&mut self, tile: Tile) {
        for trace in self.tiles.iter_mut().filter(|trace| **trace == Some(tile)) {
            *trace = None;
        }
    }

    fn lose_coin(&mut self, source: CoinSource, coin: Coin) {
        self.coins.retain(|&(at, which)| at != source && which != coin);
    }
}

impl Opponent for Rememory {
    type Memory = Memory;

    fn level(setup: &Setup, seat: Seat) -> Option<Level> {
        setup.players.get(seat.index())?.level
    }

    fn observe(memory: &mut Memory, _: Seat, level: Level, event: &Event, luck: &mut Luck) {
        let habits = habits(level);
        match *event {
            Event::Picked { source, coin, .. } => {
                memory.source = Some(source);
                if let Some(coin) = coin {
                    memory.see_coin(source, coin, &habits, luck);
                }
            }
            Event::Stole { from, place, coin, .. } => {
                memory.see_coin(CoinSource::Hand { of: from, place }, coin, &habits, luck);
            }
            Event::Told { coin, .. } => {
                if let Some(source) = memory.source {
                    memory.see_coin(source, coin, &habits, luck);
                }
            }
            Event::Missed { place, tile, .. } => memory.see_tile(place, tile, &habits, luck),
            Event::Hit { place, coin, source, .. } => {
                memory.lose_tile(Tile::of(coin));
                if let Some(at) = memory.tiles.get_mut(usize::from(place)) {
                    *at = None;
                }
                memory.lose_coin(source, coin);
                memory.source = None;
            }
            Event::Closed => memory.source = None,
            Event::Drew { .. }
            | Event::Looked { .. }
            | Event::Took { .. }
            | Event::Passed { .. }
            | Event::Turn { .. }
            | Event::Over { .. } => {}
        }
    }

    /// Remembers a coin that the bot has looked at behind the curtain.
    fn see(memory: &mut Memory, view: &View, level: Level, luck: &mut Luck) {
        if let Scene::Tile(play) = &view.scene
            && play.hidden.is_some_and(|hidden| hidden.looked)
            && let Some(coin) = play.seen.coin()
        {
            memory.see_coin(play.source, coin, &habits(level), luck);
        }
    }

    /// A coin needs no pause: people see it while its tile is looked for.
    fn is_to_be_seen(event: &Event) -> bool {
        matches!(event, Event::Hit { .. } | Event::Missed { .. })
    }

    fn choose(view: &View, memory: &Memory, seat: Seat, _: Level, luck: &mut Luck) -> Option<Action> {
        match &view.scene {
            Scene::Over { .. } => None,
            // People close the tile after they have seen it. A bot closes it only if no people play.
            Scene::WrongTile { .. } => {
                view.people.iter().all(|person| person.level.is_some()).then_some(Action::Close)
            }
            Scene::Coin { .. } | Scene::Tile(_) if view.turn != seat => None,
            Scene::Coin { pass } => coin(view, memory, seat, *pass, luck),
            Scene::Tile(play) if play.hidden.is_some_and(|hidden| !hidden.looked) => Some(Action::Look),
            Scene::Tile(play) => tile(view, memory, play.seen, luck),
        }
    }
}

/// A coin that the bot can take, with what it sees or remembers of it.
struct Offer {
    action: Action,
    seen: VisibleCoin,
    own: bool,
}

/// Chooses the coin that most likely matches a remembered tile; on a tie an own coin, because other players learn
/// least from it.
fn coin(view: &View, memory: &Memory, seat: Seat, pass: bool, luck: &mut Luck) -> Option<Action> {
    if matches!(view.coins, Coins::Bag { .. }) {
        return Some(Action::Draw);
    }
    let mut offers = offers(view, memory, seat);
    luck.shuffle(&mut offers);
    let known: Vec<Tile> = memory.known(view).map(|(_, tile)| tile).collect();
    let hope = |offer: &Offer| {
        let tiles = known.iter().filter(|tile| fits(offer.seen, **tile)).count();
        let coins = offers.iter().filter(|other| other.seen == offer.seen).count();
        // The chance in thousandths; it can be too high if the memory is wrong.
        (1000 * tiles / coins.max(1), offer.own)
    };
    let best = offers.iter().max_by_key(|offer| hope(offer))?;
    let (hope, own) = hope(best);
    Some(if pass && !own && hope == 0 { Action::Pass } else { best.action })
}

/// All coins that `seat` may take.
fn offers(view: &View, memory: &Memory, seat: Seat) -> Vec<Offer> {
    let mut offers = Vec::new();
    let mut offer = |source: CoinSource, place: &CoinSlot, action: Action, own: bool| {
        if let CoinSlot::Coin(seen) = *place {
            let whole = |coin: Coin| VisibleCoin { suit: Some(coin.suit), rank: Some(coin.rank) };
            offers.push(Offer { action, seen: memory.coin_at(source, seen).map_or(seen, whole), own });
        }
    };
    match &view.coins {
        Coins::Bag { .. } => {}
        Coins::Rows(places) => {
            for (place, lies) in (0..).zip(places) {
                offer(CoinSource::Row { place }, lies, Action::Pick { place }, true);
            }
        }
        Coins::Hands { hands, .. } => {
            let steals = matches!(view.variant, Variant::Steals { .. });
            for (of, hand) in (0..).map(Seat).zip(hands).filter(|(of, _)| steals || *of == seat) {
                for (place, lies) in (0..).zip(hand) {
                    let own = of == seat;
                    let action = if own { Action::Pick { place } } else { Action::Steal { from: of, place } };
                    offer(CoinSource::Hand { of, place }, lies, action, own);
                }
            }
        }
    }
    offers
}

/// Whether a tile can match a coin of which only `seen` is visible.
fn fits(seen: VisibleCoin, tile: Tile) -> bool {
    seen.suit.is_none_or(|suit| suit == tile.suit) && seen.rank.is_none_or(|rank| rank == tile.rank)
}

/// Chooses the remembered tile that matches, otherwise a random one among those not remembered.
fn tile(view: &View, memory: &Memory, seen: VisibleCoin, luck: &mut Luck) -> Option<Action> {
    if let Some(place) = seen.coin().and_then(|coin| memory.place_of(coin, view)) {
        return Some(Action::Turn { place });
    }
    let down = |place: &u8| view.grid[usize::from(*place)] == TileSlot::Down;
    let lying: Vec<u8> = (0..).take(TILES).filter(down).collect();
    let unknown = |place: &u8| memory.tiles[usize::from(*place)].is_none();
    let unknown: Vec<u8> = lying.iter().copied().filter(unknown).collect();
    let places = if unknown.is_empty() { lying } else { unknown };
    let which = luck.below(u32::try_from(places.len()).unwrap_or(0));
    places.get(which as usize).map(|&place| Action::Turn { place })
}

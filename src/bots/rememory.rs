//! Computer players of Rememory. Like people they overlook things, forget them, and mix them up.

use super::BotRules;
use crate::rules::{
    Luck, Seat,
    piecepack::Coin,
    player::Level,
    rememory::{
        Action, CoinSlot, CoinSource, Coins, Event, OwnView, PhaseView, Rememory, TILES, Tile, TileSlot,
        Variant, View, VisibleCoin,
    },
};

/// What a bot believes it has seen.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Memory {
    /// The remembered tile at each place.
    tiles: [Option<Tile>; TILES],
    /// The remembered coins with their places.
    coins: Vec<(CoinSource, Coin)>,
    /// The place of the coin that was picked last, because [`Event::Revealed`] does not contain it.
    source: Option<CoinSource>,
}

/// How often bots of a level make mistakes. Each number n means a chance of 1 in n; 0 means never.
struct ErrorRates {
    /// The chance to overlook a tile or coin that is shown.
    overlooks: u32,
    /// The chance to forget each remembered tile and coin whenever a wrong tile is shown.
    forgets: u32,
    /// The chance to swap the places of a new tile and a remembered tile with the same suit or the same rank.
    mixes_up: u32,
}

fn error_rates(level: Level) -> ErrorRates {
    match level {
        Level::Easy => ErrorRates { overlooks: 4, forgets: 14, mixes_up: 5 },
        Level::Medium => ErrorRates { overlooks: 12, forgets: 40, mixes_up: 12 },
        Level::Hard => ErrorRates { overlooks: 0, forgets: 0, mixes_up: 0 },
    }
}

/// True with a chance of 1 in `n`; never for 0.
fn one_in(n: u32, luck: &mut Luck) -> bool {
    n > 0 && luck.below(n) == 0
}

impl Memory {
    /// The remembered place of the tile that matches a coin.
    fn place_of(&self, coin: Coin, view: &View) -> Option<u8> {
        self.known(view).find(|(_, tile)| tile.fits(coin)).map(|(place, _)| place)
    }

    /// The remembered tiles that are still face down, with their places.
    fn known(&self, view: &View) -> impl Iterator<Item = (u8, Tile)> {
        let face_down = |(place, slot): (u8, &TileSlot)| (*slot == TileSlot::Down).then_some(place);
        let places: Vec<u8> = (0..).zip(&view.grid).filter_map(face_down).collect();
        places.into_iter().filter_map(|place| Some((place, self.tiles[usize::from(place)]?)))
    }

    /// The coin at a place: the visible one, or the remembered one if it agrees with the visible face.
    fn coin_at(&self, source: CoinSource, seen: VisibleCoin) -> Option<Coin> {
        let known =
            || self.coins.iter().find(|(coin_source, _)| *coin_source == source).map(|(_, coin)| *coin);
        seen.coin().or_else(|| known().filter(|coin| fits(seen, Tile::of(*coin))))
    }

    /// Sees a wrong tile: forgets some of what it knew, and remembers the new one, unless it overlooks it or confuses it with another.
    fn see_tile(&mut self, place: u8, tile: Tile, rates: &ErrorRates, luck: &mut Luck) {
        for remembered in &mut self.tiles {
            if remembered.is_some() && one_in(rates.forgets, luck) {
                *remembered = None;
            }
        }
        self.coins.retain(|_| !one_in(rates.forgets, luck));
        if one_in(rates.overlooks, luck) {
            return;
        }
        let similar = |remembered: &Option<Tile>| {
            remembered.is_some_and(|seen| (seen.suit == tile.suit) != (seen.rank == tile.rank))
        };
        let mixed_up_with = self.tiles.iter().position(similar).filter(|_| one_in(rates.mixes_up, luck));
        self.forget_tile(tile);
        let place = usize::from(place);
        if let Some(remembered) = self.tiles.get_mut(place) {
            *remembered = Some(tile);
            if let Some(other) = mixed_up_with {
                self.tiles.swap(other, place);
            }
        }
    }

    /// Sees a coin at its place, unless it overlooks it.
    fn see_coin(&mut self, source: CoinSource, coin: Coin, rates: &ErrorRates, luck: &mut Luck) {
        if !one_in(rates.overlooks, luck) {
            self.forget_coin(source, coin);
            self.coins.push((source, coin));
        }
    }

    fn forget_tile(&mut self, tile: Tile) {
        for remembered in self.tiles.iter_mut().filter(|remembered| **remembered == Some(tile)) {
            *remembered = None;
        }
    }

    /// Forgets what it believed to lie at this place, and where it believed this coin to lie.
    fn forget_coin(&mut self, source: CoinSource, coin: Coin) {
        self.coins.retain(|&(other_source, other)| other_source != source && other != coin);
    }
}

impl BotRules for Rememory {
    type Memory = Memory;

    fn observe(memory: &mut Memory, _: Seat, level: Level, event: &Event, luck: &mut Luck) {
        let rates = error_rates(level);
        match *event {
            Event::Picked { source, coin, .. } => {
                memory.source = Some(source);
                if let Some(coin) = coin {
                    memory.see_coin(source, coin, &rates, luck);
                }
            }
            Event::Stole { from, place, coin, .. } => {
                memory.see_coin(CoinSource::Hand { of: from, place }, coin, &rates, luck);
            }
            Event::Revealed { coin, .. } => {
                if let Some(source) = memory.source {
                    memory.see_coin(source, coin, &rates, luck);
                }
            }
            Event::Missed { place, tile, .. } => memory.see_tile(place, tile, &rates, luck),
            Event::Hit { place, coin, source, .. } => {
                memory.forget_tile(Tile::of(coin));
                if let Some(remembered) = memory.tiles.get_mut(usize::from(place)) {
                    *remembered = None;
                }
                memory.forget_coin(source, coin);
                memory.source = None;
            }
            Event::Closed => memory.source = None,
            // A coin from the bag goes back into it, so no place is to be remembered.
            Event::Drew { .. }
            | Event::Looked { .. }
            | Event::TookReserve { .. }
            | Event::Passed { .. }
            | Event::TurnBegins { .. }
            | Event::Over { .. } => {}
        }
    }

    /// Remembers the hidden face of a coin that the bot itself has looked at.
    fn observe_own_view(
        memory: &mut Memory,
        view: &View,
        own: Option<&OwnView>,
        level: Level,
        luck: &mut Luck,
    ) {
        if let PhaseView::Tile(play) = &view.phase
            && play.hidden.is_some_and(|hidden| hidden.looked)
            && let Some(coin) = play.seen(own).coin()
        {
            memory.see_coin(play.source, coin, &error_rates(level), luck);
        }
    }

    /// Only a turned tile needs a pause; a picked coin stays visible while the bot looks for its tile.
    fn needs_pause(event: &Event) -> bool {
        matches!(event, Event::Hit { .. } | Event::Missed { .. })
    }

    fn choose(
        view: &View,
        own: Option<&OwnView>,
        memory: &Memory,
        seat: Seat,
        _: Level,
        luck: &mut Luck,
    ) -> Option<Action> {
        match &view.phase {
            PhaseView::Over { .. } => None,
            // People close the tile after they have seen it. A bot closes it only if no people play.
            PhaseView::WrongTile { .. } => {
                view.people.iter().all(|person| person.level.is_some()).then_some(Action::Close)
            }
            PhaseView::Coin { .. } | PhaseView::Tile(_) if view.turn != seat => None,
            PhaseView::Coin { pass } => {
                choose_coin(view, offers(view, own, memory, seat), memory, *pass, luck)
            }
            PhaseView::Tile(play) if play.hidden.is_some_and(|hidden| !hidden.looked) => Some(Action::Look),
            PhaseView::Tile(play) => choose_tile(view, memory, play.seen(own), luck),
        }
    }
}

/// A coin that the bot can take, with what it sees or remembers of it.
struct Offer {
    action: Action,
    seen: VisibleCoin,
    /// Whether taking the coin is a steal. A steal shows everybody what the other player has.
    is_steal: bool,
}

/// Chooses the coin that most likely matches a remembered tile; on a tie one that is no steal, because a steal tells the
/// other players more. Passes, if that is allowed, instead of taking another player's coin that matches no remembered tile.
fn choose_coin(
    view: &View,
    mut offers: Vec<Offer>,
    memory: &Memory,
    pass: bool,
    luck: &mut Luck,
) -> Option<Action> {
    if matches!(view.coins, Coins::Bag { .. }) {
        return Some(Action::Draw);
    }
    luck.shuffle(&mut offers);
    let known: Vec<Tile> = memory.known(view).map(|(_, tile)| tile).collect();
    let preference = |offer: &Offer| {
        let tiles = known.iter().filter(|tile| fits(offer.seen, **tile)).count();
        let coins = offers.iter().filter(|other| other.seen == offer.seen).count();
        // A rough chance in thousandths. It is too high if the memory is wrong, or if a remembered tile belongs to a coin
        // that is not offered.
        (1000 * tiles / coins.max(1), !offer.is_steal)
    };
    let best = offers.iter().max_by_key(|offer| preference(offer))?;
    let (chance, _) = preference(best);
    Some(if pass && best.is_steal && chance == 0 { Action::Pass } else { best.action })
}

/// All coins that `seat` may take.
fn offers(view: &View, own: Option<&OwnView>, memory: &Memory, seat: Seat) -> Vec<Offer> {
    let mut offers = Vec::new();
    let mut offer = |source: CoinSource, action: Action, is_steal: bool| {
        if let CoinSlot::Coin(seen) = view.coin_at(source, own) {
            let seen = memory.coin_at(source, seen).map_or(seen, VisibleCoin::whole);
            offers.push(Offer { action, seen, is_steal });
        }
    };
    match &view.coins {
        Coins::Bag { .. } => {}
        Coins::Rows(places) => {
            for (place, _) in (0..).zip(places) {
                // It is nobody's, so this is no steal.
                offer(CoinSource::Row { place }, Action::Pick { place }, false);
            }
        }
        Coins::Hands { hands, .. } => {
            let steals = matches!(view.variant, Variant::Steals { .. });
            for (of, hand) in (0..).map(Seat).zip(hands).filter(|(of, _)| steals || *of == seat) {
                for (place, _) in (0..).zip(hand) {
                    let is_steal = of != seat;
                    let action =
                        if is_steal { Action::Steal { from: of, place } } else { Action::Pick { place } };
                    offer(CoinSource::Hand { of, place }, action, is_steal);
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

/// Chooses the remembered tile that matches; otherwise a random one among those not remembered or, if all are remembered,
/// any that is face down.
fn choose_tile(view: &View, memory: &Memory, seen: VisibleCoin, luck: &mut Luck) -> Option<Action> {
    if let Some(place) = seen.coin().and_then(|coin| memory.place_of(coin, view)) {
        return Some(Action::Turn { place });
    }
    let is_down = |place: &u8| view.grid[usize::from(*place)] == TileSlot::Down;
    let face_down: Vec<u8> = (0..).take(TILES).filter(is_down).collect();
    let unknown = |place: &u8| memory.tiles[usize::from(*place)].is_none();
    let unknown: Vec<u8> = face_down.iter().copied().filter(unknown).collect();
    let places = if unknown.is_empty() { face_down } else { unknown };
    let index = luck.below(u32::try_from(places.len()).unwrap_or(0));
    places.get(index as usize).map(|&place| Action::Turn { place })
}

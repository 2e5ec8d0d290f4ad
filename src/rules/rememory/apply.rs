//! Applies allowed actions and returns the events.

use super::{
    CoinSource, Event, Rememory, Tile, Variant,
    check::Checked,
    coins::to_u8,
    phase::{CoinInPlay, Phase, SeenBy},
};
use crate::rules::{Luck, Seat, piecepack::Coin, unexpected};

impl Rememory {
    /// Applies an action that `allows` has allowed.
    pub(super) fn act(&mut self, by: Seat, allowed: Checked, luck: &mut Luck) -> Vec<Event> {
        match allowed {
            Checked::Draw => self.draw(by, luck),
            Checked::Pick { source, coin } => self.pick(by, source, coin),
            Checked::Steal { from, place, coin } => self.steal(by, from, place, coin),
            Checked::Look => self.look(by),
            Checked::Reveal { coin } => self.reveal(by, coin),
            Checked::Turn { place, tile, play } => self.turn_over(by, place, tile, play),
            Checked::Close(play) => self.close(play),
            Checked::End => {
                self.phase = Phase::Over;
                vec![Event::Over { winners: self.winners(), turns: self.turns }]
            }
            Checked::Pass => {
                let mut events = vec![Event::Passed { by }];
                self.next_turn(&mut events);
                events
            }
        }
    }

    /// A drawn coin comes into play, and everybody sees it (RM-R02).
    fn draw(&mut self, by: Seat, luck: &mut Luck) -> Vec<Event> {
        // Before a draw the bag has as many coins as the grid has tiles, so it is never empty.
        let Some(coin) = self.store.draw(luck) else { return unexpected("the bag is empty") };
        self.phase =
            Phase::Tile(CoinInPlay { coin, source: CoinSource::Bag, seen: SeenBy::Table { bound: true } });
        vec![Event::Drew { by, coin }]
    }

    fn pick(&mut self, by: Seat, source: CoinSource, coin: Coin) -> Vec<Event> {
        let (seen, turned) = self.put_in_play(by, source, coin);
        vec![Event::Picked { by, source, coin: (seen != SeenBy::Nobody).then_some(coin), turned }]
    }

    fn steal(&mut self, by: Seat, from: Seat, place: u8, coin: Coin) -> Vec<Event> {
        let (_, turned) = self.put_in_play(by, CoinSource::Hand { of: from, place }, coin);
        vec![Event::Stole { by, from, place, coin, turned }]
    }

    /// Puts a coin in play. Returns who sees both faces now, and whether this showed something new to the table.
    ///
    /// A coin from a hand is shown to everybody (RM-R11, RM-R16). The hidden face of a coin beside the tiles
    /// stays hidden, except in a solo game (RM-36).
    fn put_in_play(&mut self, by: Seat, source: CoinSource, coin: Coin) -> (SeenBy, bool) {
        let was_open = self.face(coin).coin().is_some();
        let was_known = was_open || matches!(source, CoinSource::Hand { of, .. } if of == by);
        let is_open = was_open || self.setup.variant.dealt().is_some() || self.is_solo();
        let seen = if is_open { SeenBy::Table { bound: !was_known } } else { SeenBy::Nobody };
        self.phase = Phase::Tile(CoinInPlay { coin, source, seen });
        (seen, is_open && !was_open)
    }

    fn look(&mut self, by: Seat) -> Vec<Event> {
        self.phase = self.phase.with_seen(SeenBy::Picker);
        vec![Event::Looked { by }]
    }

    fn reveal(&mut self, by: Seat, coin: Coin) -> Vec<Event> {
        self.phase = self.phase.with_seen(SeenBy::Table { bound: true });
        vec![Event::Revealed { by, coin }]
    }

    fn turn_over(&mut self, by: Seat, place: u8, tile: Tile, play: CoinInPlay) -> Vec<Event> {
        if tile.fits(play.coin) {
            return self.hit(by, place, play);
        }
        self.phase = Phase::WrongTile(play, place, tile);
        vec![Event::Missed { by, place, tile }]
    }

    /// The player keeps the tile and takes a coin from the reserve, if there is one. The turn goes on while
    /// there are tiles. In variant 1 it also ends when the player has no coin left (RM-15 to RM-18, RM-28,
    /// RM-R14, RM-R15, RM-R17).
    fn hit(&mut self, by: Seat, place: u8, CoinInPlay { coin, source, .. }: CoinInPlay) -> Vec<Event> {
        self.kept[by.index()].extend(self.grid.take(place));
        self.last_found[by.index()] = to_u8(self.kept.iter().map(Vec::len).sum());
        self.store.discard(source);
        let mut events = vec![Event::Hit { by, place, coin, source }];
        if let Some((place, left)) = self.store.take_reserve(by) {
            events.push(Event::TookReserve { by, place, left });
        }
        self.phase = Phase::Coin;
        if self.grid.is_empty() {
            self.phase = Phase::Over;
            events.push(Event::Over { winners: self.winners(), turns: self.turns });
        } else if self.sits_out(by) {
            self.next_turn(&mut events);
        }
        events
    }

    /// Hides the wrong tile and puts the coin back where it came from (RM-13, RM-35).
    fn close(&mut self, play: CoinInPlay) -> Vec<Event> {
        self.phase = Phase::Coin;
        self.store.put_back(play.coin);
        let mut events = vec![Event::Closed];
        self.next_turn(&mut events);
        events
    }

    /// The turn goes to the next player on the left who is not skipped (RM-14, RM-R17).
    fn next_turn(&mut self, events: &mut Vec<Event>) {
        let seats = self.setup.players.len();
        let on_the_left = self.setup.seats().cycle().skip(self.turn.index() + 1);
        let next = on_the_left.take(seats).find(|&seat| !self.sits_out(seat));
        self.turn = next.unwrap_or(self.turn);
        self.turns = self.turns.saturating_add(1);
        events.push(Event::TurnBegins { of: self.turn, number: self.turns });
    }

    /// Whether a player is skipped because they have no coin, in variant 1 (RM-R17).
    pub(super) fn sits_out(&self, seat: Seat) -> bool {
        matches!(self.setup.variant, Variant::Hands { .. }) && self.store.has_no_coin(seat)
    }

    /// All players with the most tiles (RM-19, RM-20); by house rule only the one of them who had these tiles first
    /// (RM-R41).
    pub(super) fn winners(&self) -> Vec<Seat> {
        let most = self.kept.iter().map(Vec::len).max().unwrap_or_default();
        let mut winners: Vec<Seat> =
            self.setup.seats().filter(|seat| self.kept[seat.index()].len() == most).collect();
        if self.setup.house.first_wins && most > 0 {
            winners.sort_by_key(|seat| self.last_found[seat.index()]);
            winners.truncate(1);
        }
        winners
    }
}

//! Events.

use super::{Rememory, Tile};
use crate::{
    rules::{Seat, piecepack::Coin, sentences::wins},
    wording::{Noun, agreeing, counted},
};

/// An event. Public: no event contains a coin that only one player has looked at.
///
/// Computer players learn from events. The sentences of the log say less: they leave out what was seen and hidden
/// again, because the log would help people remember (RM-04). [`visible_text`](super::View::visible_text) says what
/// everybody can see at the moment.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Event {
    /// A coin was drawn from the bag, and everybody sees it (RM-11, RM-R02).
    Drew { by: Seat, coin: Coin },
    /// A player picked a coin from their hand, or one beside the tiles. `coin` is `Some` if everybody sees it now;
    /// `turned` says whether it was hidden from somebody until now (RM-29, RM-34).
    Picked { by: Seat, source: CoinSource, coin: Option<Coin>, turned: bool },
    /// A player picked a coin of another player, and everybody sees it now (RM-30). It is stolen only if the
    /// tile is right ([`Hit`](Self::Hit)). `turned` says whether it was hidden from somebody until now.
    Stole { by: Seat, from: Seat, place: u8, coin: Coin, turned: bool },
    /// A player looked at the coin they had picked, without showing it to others.
    Looked { by: Seat },
    /// A player showed everybody the coin they had picked (RM-36).
    Revealed { by: Seat, coin: Coin },
    /// The tile was right: the player keeps it, and the coin leaves the game (RM-15, RM-16). `source` is where the coin
    /// came from.
    Hit { by: Seat, place: u8, coin: Coin, source: CoinSource },
    /// The tile was wrong; it stays face up until it is closed (RM-13, RM-R04).
    Missed { by: Seat, place: u8, tile: Tile },
    /// The wrong tile is hidden again, and the coin is back at its place (RM-13).
    Closed,
    /// A player took a coin from the reserve; `place` is its place in their hand, `left` the rest of the reserve
    /// (RM-28).
    TookReserve { by: Seat, place: u8, left: u8 },
    /// A player without coins passed (RM-R17).
    Passed { by: Seat },
    /// The next turn begins; `number` counts turns from 1 (RM-14).
    TurnBegins { of: Seat, number: u32 },
    /// The last tile was taken (RM-18), or a player ended the game. The result of a solo game is the number of turns.
    Over { winners: Vec<Seat>, turns: u32 },
}

/// Where the coin in play came from, and goes back to after a miss (RM-13, RM-35).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoinSource {
    /// The bag.
    Bag,
    /// A place in somebody's hand.
    Hand {
        /// The player who has it.
        of: Seat,
        /// Its place, from 0.
        place: u8,
    },
    /// A place beside the tiles, from 0.
    Row {
        /// The place.
        place: u8,
    },
}

impl Rememory {
    /// The sentence for an event.
    pub(super) fn sentence(&self, event: &Event) -> String {
        let name = |seat: &Seat| self.setup.name(*seat);
        match event {
            Event::Drew { by, coin } => format!("{} draws the {coin}.", name(by)),
            // It lay open already. A coin that was turned over just now is not named: that would help to remember it.
            Event::Picked { by, coin: Some(coin), turned: false, .. } => {
                format!("{} picks the {coin}.", name(by))
            }
            Event::Picked { by, coin: Some(_) | None, .. } => format!("{} picks a coin.", name(by)),
            Event::Stole { by, from, coin, turned: false, .. } => {
                format!("{} picks the {coin} of {}.", name(by), name(from))
            }
            Event::Stole { by, from, turned: true, .. } => {
                format!("{} picks a coin of {}.", name(by), name(from))
            }
            Event::Looked { by } => format!("{} looks at the coin.", name(by)),
            Event::Revealed { by, .. } => format!("{} shows everybody the coin.", name(by)),
            Event::Hit { by, coin, source: CoinSource::Hand { of, .. }, .. } if of != by => {
                format!("{} finds the {coin} and steals it from {}.", name(by), name(of))
            }
            Event::Hit { by, coin, .. } => format!("{} finds the {coin}.", name(by)),
            Event::Missed { by, .. } => format!("{} turns a wrong tile.", name(by)),
            Event::Closed => "The wrong tile is hidden again.".to_owned(),
            Event::TookReserve { by, left: 0, .. } => {
                format!("{} takes the last coin from the reserve.", name(by))
            }
            Event::TookReserve { by, left, .. } => {
                let are = agreeing(*left, "is", "are");
                format!("{} takes a coin from the reserve. {left} {are} left.", name(by))
            }
            Event::Passed { by } => format!("{} passes.", name(by)),
            Event::TurnBegins { number, .. } if self.is_solo() => format!("Turn {number}."),
            Event::TurnBegins { of, .. } => format!("It is {}’s turn.", name(of)),
            Event::Over { turns, .. } if self.is_solo() => {
                format!("All tiles found in {}.", counted(*turns, Noun::TURN))
            }
            Event::Over { winners, .. } => wins(winners.iter().map(name)),
        }
    }
}

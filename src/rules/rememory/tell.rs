//! The sentences of the log.
//!
//! They never name a tile that was hidden again, because that would help people remember (RM-04).

use super::{CoinSource, Event, Rememory};
use crate::rules::{Seat, words::listed};

impl Rememory {
    /// The sentence for an event.
    pub(super) fn sentence(&self, event: &Event) -> String {
        let name = |seat: &Seat| self.setup.name(*seat);
        match event {
            Event::Drew { by, coin } => format!("{} draws the {coin}.", name(by)),
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
            Event::Told { by, .. } => format!("{} shows everybody the coin.", name(by)),
            Event::Hit { by, coin, source: CoinSource::Hand { of, .. }, .. } if of != by => {
                format!("{} finds the {coin} and steals it from {}.", name(by), name(of))
            }
            Event::Hit { by, coin, .. } => format!("{} finds the {coin}.", name(by)),
            Event::Missed { by, .. } => format!("{} turns a wrong tile.", name(by)),
            Event::Closed => "The wrong tile is hidden again.".to_owned(),
            Event::TookReserve { by, left: 0, .. } => {
                format!("{} takes the last coin from the reserve.", name(by))
            }
            Event::TookReserve { by, left: 1, .. } => {
                format!("{} takes a coin from the reserve. 1 is left.", name(by))
            }
            Event::TookReserve { by, left, .. } => {
                format!("{} takes a coin from the reserve. {left} are left.", name(by))
            }
            Event::Passed { by } => format!("{} passes.", name(by)),
            Event::Turn { number, .. } if self.is_solo() => format!("Turn {number}."),
            Event::Turn { of, .. } => format!("It is {}'s turn.", name(of)),
            Event::Over { turns: 1, .. } if self.is_solo() => "All tiles found in 1 turn.".to_owned(),
            Event::Over { turns, .. } if self.is_solo() => format!("All tiles found in {turns} turns."),
            Event::Over { winners, .. } => {
                let names: Vec<String> = winners.iter().map(|seat| name(seat).to_string()).collect();
                let verb = if winners.len() == 1 { "wins the game" } else { "win the game together" };
                format!("{} {verb}.", listed(&names))
            }
        }
    }
}

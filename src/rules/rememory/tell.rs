//! The sentences of the log.
//!
//! They never name a tile that was hidden again, because the log would then help people remember (RM-04).

use super::{CoinSource, Event, Rememory};
use crate::rules::Seat;

impl Rememory {
    /// The sentence that tells an event.
    pub(super) fn sentence(&self, event: &Event) -> String {
        let name = |seat: &Seat| self.setup.name(*seat);
        match event {
            Event::Drew { by, coin } => format!("{} drew the {coin}.", name(by)),
            Event::Picked { by, coin: Some(coin), turned: false, .. } => {
                format!("{} picked the {coin}.", name(by))
            }
            Event::Picked { by, coin: Some(_) | None, .. } => format!("{} picked a coin.", name(by)),
            Event::Stole { by, from, coin, turned: false, .. } => {
                format!("{} points at the {coin} of {}.", name(by), name(from))
            }
            Event::Stole { by, from, turned: true, .. } => {
                format!("{} points at a coin of {}.", name(by), name(from))
            }
            Event::Looked { by } => format!("{} looked at the coin.", name(by)),
            Event::Told { by, .. } => format!("{} told everybody which coin it is.", name(by)),
            Event::Hit { by, coin, source: CoinSource::Hand { of, .. }, .. } if of != by => {
                format!("{} found the {coin}, with the coin of {}.", name(by), name(of))
            }
            Event::Hit { by, coin, .. } => format!("{} found the {coin}.", name(by)),
            Event::Missed { by, .. } => format!("{} turned a wrong tile.", name(by)),
            Event::Closed => "The wrong tile is hidden again.".to_owned(),
            Event::Took { by, left: 0, .. } => format!("{} took the last coin of the reserve.", name(by)),
            Event::Took { by, left: 1, .. } => {
                format!("{} took a coin of the reserve; 1 is left.", name(by))
            }
            Event::Took { by, left, .. } => {
                format!("{} took a coin of the reserve; {left} are left.", name(by))
            }
            Event::Passed { by } => format!("{} passed.", name(by)),
            Event::Turn { number, .. } if self.is_solo() => format!("Turn {number}."),
            Event::Turn { of, .. } => format!("It is {}'s turn.", name(of)),
            Event::Over { turns: 1, .. } if self.is_solo() => {
                "The grid is clear in a single turn.".to_owned()
            }
            Event::Over { turns, .. } if self.is_solo() => format!("The grid is clear in {turns} turns."),
            Event::Over { winners, .. } => format!("Applause for {}!", self.names(winners)),
        }
    }

    /// Names in a sentence: `Ana`, `Ana and Bo`, `Ana, Bo and Cy`.
    fn names(&self, seats: &[Seat]) -> String {
        let mut names = String::new();
        for (at, &seat) in seats.iter().enumerate() {
            match seats.len() - at {
                _ if at == 0 => {}
                1 => names.push_str(" and "),
                _ => names.push_str(", "),
            }
            names.push_str(&self.setup.name(seat).to_string());
        }
        names
    }
}

//! The sounds of a game.

use crate::{browser::sound::Sound, rules::rememory::Event};

/// The sound of an event, if it has one.
pub(super) fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Drew { .. } | Event::Picked { .. } | Event::Stole { .. } | Event::Told { .. } => {
            Some(Sound::Coin)
        }
        Event::Hit { .. } => Some(Sound::Chime),
        Event::Missed { .. } | Event::Closed => Some(Sound::Card),
        Event::Over { .. } => Some(Sound::Applause),
        Event::Looked { .. } | Event::TookReserve { .. } | Event::Passed { .. } | Event::Turn { .. } => None,
    }
}

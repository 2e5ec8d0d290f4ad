//! The sounds of a game.

use crate::{
    browser::sound::Sound,
    rules::clear::{Call, Event},
};

/// The sound of an event, if it has one.
pub(super) fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled { .. } => Some(Sound::Dice),
        Event::Acted { .. } => Some(Sound::Card),
        Event::Played(result) => match result.call {
            Call::Four => Some(Sound::Chime),
            Call::Three | Call::Two => Some(Sound::Coin),
            Call::Scratch => None,
        },
        Event::Cleared { .. } | Event::Bonus { .. } => Some(Sound::Chime),
        Event::ScratchRound { .. } => Some(Sound::Tick),
        Event::ScratchOff { .. } => Some(Sound::Buzzer),
        Event::Dealt { .. } => Some(Sound::Card),
        Event::Over { .. } => Some(Sound::Applause),
        Event::PawnsOff | Event::Scored { .. } | Event::Announced { .. } | Event::Counted { .. } => None,
    }
}

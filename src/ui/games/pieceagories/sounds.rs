//! The sounds of a game.

use crate::{browser::sound::Sound, rules::pieceagories::Event, ui::sheets};

/// The sound of an event, if it has one.
pub(super) fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Turned { .. } => Some(Sound::Coin),
        Event::Prepared(_) | Event::Rolled(_) | Event::RolledUnseen => Some(Sound::Dice),
        Event::Picked { .. } | Event::Drawn | Event::Laid => Some(Sound::Card),
        Event::Sheet(event) => sheets::sound(event),
        Event::Advanced { .. } => Some(Sound::Chime),
        Event::Over { .. } => Some(Sound::Applause),
        Event::Invented { .. }
        | Event::Withdrew { .. }
        | Event::Collected { .. }
        | Event::CardsAdded { .. }
        | Event::Unpicked(_)
        | Event::Swapped(..)
        | Event::DayIs(_)
        | Event::Named { .. }
        | Event::Armed { .. }
        | Event::Forfeit { .. }
        | Event::Scored { .. }
        | Event::Round(_)
        | Event::Voided
        | Event::Left(_)
        | Event::Returned(_) => None,
    }
}

//! The sounds of a game.

use crate::{browser::sound::Sound, rules::scattergories::Event, ui::sheets};

/// The sound of an event, if it has one.
pub(super) fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled(_) | Event::RolledUnseen { .. } => Some(Sound::Dice),
        Event::Proposed { .. } | Event::AllAgreed { .. } => Some(Sound::Card),
        Event::Sheet(event) => sheets::sound(event),
        Event::SetOver { .. } => Some(Sound::Chime),
        Event::Over { .. } => Some(Sound::Applause),
        Event::Round { .. }
        | Event::Agreed { .. }
        | Event::Disagreed { .. }
        | Event::Called { .. }
        | Event::AnswerKept { .. }
        | Event::Scored { .. }
        | Event::Left(_)
        | Event::Returned(_) => None,
    }
}

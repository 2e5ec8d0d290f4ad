//! The sounds of a game.

use crate::{
    browser::sound::Sound,
    rules::{scattergories::Event, vote::Verdict},
};

/// The sound of an event, if it has one.
pub(super) fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled(_) | Event::RolledUnseen { .. } => Some(Sound::Dice),
        Event::Proposed { .. } | Event::AllAgreed { .. } => Some(Sound::Card),
        Event::Counted { tally, .. } if tally.verdict == Verdict::Struck => Some(Sound::Buzzer),
        Event::Counted { .. } | Event::SetOver { .. } => Some(Sound::Chime),
        Event::Over { .. } => Some(Sound::Applause),
        Event::Round { .. }
        | Event::Agreed { .. }
        | Event::Disagreed { .. }
        | Event::Began { .. }
        | Event::AllBegan { .. }
        | Event::TimeUp
        | Event::SheetIn { .. }
        | Event::Answered { .. }
        | Event::PointsIn
        | Event::Shown(_)
        | Event::Read { .. }
        | Event::Called { .. }
        | Event::AnswerKept { .. }
        | Event::Asked(_)
        | Event::Dropped
        | Event::Scored { .. }
        | Event::Left(_)
        | Event::Returned(_) => None,
    }
}

//! The sounds of a game.

use crate::{browser::sound::Sound, rules::blank::Event};

/// The sound of an event, if it has one.
pub(super) fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Won(_) => Some(Sound::Applause),
        Event::LastCall(_) | Event::PlaysAgain(_) | Event::PrizeRecord(_) => Some(Sound::Chime),
        Event::Penalty { .. } | Event::RanOut | Event::Missed { .. } => Some(Sound::Buzzer),
        Event::Opened(_)
        | Event::Played { .. }
        | Event::Drew { .. }
        | Event::Moved { .. }
        | Event::Swapped(..)
        | Event::Discarded { .. }
        | Event::Flipped(_)
        | Event::WentUnder(_)
        | Event::Shuffled
        | Event::Reshuffled { .. } => Some(Sound::Card),
        Event::Accused { .. } | Event::Obliged { .. } | Event::Fired(_) => Some(Sound::Coin),
        Event::Understood
        | Event::Turn(_)
        | Event::Lost(_)
        | Event::Returned { .. }
        | Event::Passed(_)
        | Event::Ordered(_)
        | Event::Resolving(_)
        | Event::Spared(_)
        | Event::Chose { .. }
        | Event::Shown { .. }
        | Event::Lasting(_)
        | Event::LastingOver(_)
        | Event::Waived(..)
        | Event::WillLose(..)
        | Event::Reversed
        | Event::Immune(_)
        | Event::Dropped(_)
        | Event::Done { .. }
        | Event::Reported { .. }
        | Event::ClockRan(_)
        | Event::Admitted(_)
        | Event::Decided { .. }
        | Event::Proposed { .. }
        | Event::Ruled { .. }
        | Event::NotRuled
        | Event::NotYet(_)
        | Event::Named { .. }
        | Event::Drafted(_)
        | Event::Discussed
        | Event::Refused
        | Event::Declined => None,
    }
}

//! What players have to do and what they are accused of, and the words for both.

use super::{AutoEffect, EffectDuration, Trigger, without_stop};
use crate::wording::{Noun, counted};

/// What a player has to do, or to go on doing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Duty {
    /// An effect that the player carries out on the page (BL-R14).
    OnPage(AutoEffect),
    /// Say something.
    Say(String),
    /// Do something.
    Do(String),
    /// Do something, or else draw this many cards (BL-R79).
    OrDraw {
        /// What.
        text: String,
        /// How many cards.
        cards: u8,
    },
    /// Do something for a while (BL-R57).
    Keep {
        /// What.
        text: String,
        /// For how long.
        lasts: EffectDuration,
    },
    /// Follow a text.
    Free(String),
}

impl Duty {
    /// What the player of this name has to do, without a full stop: `say “please”`.
    pub fn describe(&self, name: &str) -> String {
        match self {
            Duty::OnPage(effect) => effect.describe(&name),
            Duty::Say(phrase) => format!("say “{}”", without_stop(phrase)),
            Duty::Do(text) | Duty::Free(text) => without_stop(text).to_owned(),
            Duty::OrDraw { text, cards } => {
                format!("{} or draw {}", without_stop(text), counted(*cards, Noun::CARD))
            }
            Duty::Keep { text, lasts } => format!("{} {lasts}", without_stop(text)),
        }
    }

    /// The sentence that it has ended or was cancelled: `Bo no longer has to say “please”.`
    pub fn no_longer(&self, name: &str) -> String {
        let text = self.describe(name);
        match self {
            // These are sentences of their own.
            Duty::OnPage(_) | Duty::Free(_) => format!("{name} no longer has to do this: {text}."),
            Duty::Say(_) | Duty::Do(_) | Duty::OrDraw { .. } | Duty::Keep { .. } => {
                format!("{name} no longer has to {text}.")
            }
        }
    }

    /// The sentence that it was not done: `Bo did not say “please”.`
    fn not_done(&self, name: &str) -> String {
        let text = self.describe(name);
        match self {
            Duty::OnPage(_) => format!("This was not done: {text}."),
            Duty::Say(_) | Duty::Do(_) | Duty::OrDraw { .. } => format!("{name} did not {text}."),
            Duty::Keep { .. } => format!("{name} did not keep to this: {text}."),
            Duty::Free(_) => format!("{name} did not follow this: {text}."),
        }
    }
}

/// What somebody has done or has not done, so that others can accuse them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offence {
    /// They did not do what they had to.
    NotDone(Duty),
    /// They did it too late (BL-R46).
    TooLate(Duty),
    /// They acted out of turn (BL-R11).
    OutOfTurn,
    /// They reported something that did not happen (BL-R41).
    FalseReport(Trigger),
}

impl Offence {
    /// The sentence for the accusation of the player of this name.
    pub fn describe(&self, name: &str) -> String {
        match self {
            Offence::NotDone(duty) => duty.not_done(name),
            Offence::TooLate(duty) => format!("This was done too late: {}.", duty.describe(name)),
            Offence::OutOfTurn => format!("{name} played out of turn."),
            Offence::FalseReport(trigger) => {
                format!("{name} reported something that did not happen: {trigger}.")
            }
        }
    }
}

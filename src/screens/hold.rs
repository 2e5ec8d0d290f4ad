//! The button that somebody holds down before they see their private part of the table, or after a pause.

use crate::wording::{Sentence, isolated};

/// Who gets the laptop.
pub fn pass_laptop_to(name: &str) -> String {
    format!("Pass the laptop to {name}.")
}

/// The heading over who writes now or is next.
pub fn pass_laptop_heading(name: &str) -> Sentence {
    format!("Pass the laptop to {}", isolated(name)).into()
}

/// How long the button must be held: long enough that nobody does it by accident, and shorter than [`HOW_LONG`] says.
pub const HOLD_MS: u32 = 600;

/// How to press the button, on the button itself: people click first (PK-16).
pub const HOW_LONG: &str = "hold 1 second";

/// What somebody is asked to do after they have held the button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HoldPurpose {
    /// To take their turn.
    Play,
    /// To choose cards or a rule.
    Choose,
    /// To write answers or on cards.
    Write,
    /// To write categories.
    WriteCategories,
    /// To pick one of their coins.
    PickCoin,
    /// To look at the coin in play.
    LookAtCoin,
    /// To look at somebody else's hand.
    LookAtHand,
    /// To see their own hand.
    SeeHand,
    /// To go on after a pause.
    GoOn,
}

/// The texts of the button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldTexts {
    /// What it is for.
    pub label: Sentence,
    /// What it says as soon as it was held long enough.
    pub let_go: Sentence,
    /// How to press it, after a press that was too short.
    pub advice: String,
}

impl HoldTexts {
    /// The button of one person.
    pub fn of(name: &str, purpose: HoldPurpose) -> Self {
        Self {
            label: label(&isolated(name), purpose).into(),
            let_go: format!("{}: let go now", isolated(name)).into(),
            advice: format!("{name}, hold the button down for a moment, then let go."),
        }
    }

    /// The button with which anybody goes on after a pause.
    pub fn of_anybody() -> Self {
        Self {
            label: "Hold to go on".to_owned().into(),
            let_go: "Let go now".to_owned().into(),
            advice: "Hold the button down for a moment, then let go.".to_owned(),
        }
    }
}

fn label(name: &str, purpose: HoldPurpose) -> String {
    match purpose {
        HoldPurpose::Play => format!("{name}: hold to play"),
        HoldPurpose::Choose => format!("{name}: hold to choose"),
        HoldPurpose::Write => format!("{name}: hold to write"),
        HoldPurpose::WriteCategories => format!("{name}: hold to write categories"),
        HoldPurpose::PickCoin => format!("{name}: hold to pick a coin"),
        HoldPurpose::LookAtCoin => format!("{name}: hold to look at the coin"),
        HoldPurpose::LookAtHand => format!("{name}: hold to look at a hand"),
        HoldPurpose::SeeHand => format!("{name}: hold to see the hand"),
        HoldPurpose::GoOn => format!("{name}: hold to go on"),
    }
}

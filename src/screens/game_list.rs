//! The list of stored games on the home page.

use crate::play::Kind;

/// The button that continues an unfinished game.
pub fn continue_game(kind: Option<Kind>) -> String {
    match kind {
        Some(kind) => format!("Continue {}", kind.short()),
        None => "Continue".to_owned(),
    }
}

/// A button beside a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameButton {
    /// Continues it.
    Continue,
    /// Shows a game that is over.
    View,
    /// Saves it as a file.
    Save,
    /// Deletes it.
    Delete,
}

impl GameButton {
    /// What is seen on it.
    pub fn text(self) -> &'static str {
        match self {
            GameButton::Continue => "Continue",
            GameButton::View => "View",
            GameButton::Save => "Save as a file",
            GameButton::Delete => "Delete",
        }
    }

    /// What is heard of it: also whose game it is, because the list has many buttons of one kind.
    pub fn name(self, players: &str) -> String {
        match self {
            GameButton::Continue => format!("Continue: {players}"),
            GameButton::View => format!("View: {players}"),
            GameButton::Save => format!("Save as a file: {players}"),
            GameButton::Delete => format!("Delete: {players}"),
        }
    }
}

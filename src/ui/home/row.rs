//! What stands on the game of a game on the shelf.

use crate::{
    browser::shelf::{self, GameId, Saved},
    play::{AnyGame, Kind},
    ui::since::since,
};

/// A game on the shelf as home tells of it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct GameRow {
    /// Which game it is.
    pub(super) id: GameId,
    /// Of which kind, if that can be read.
    pub(super) kind: Option<Kind>,
    /// Who plays.
    pub(super) who: String,
    /// How far it has come, or how it ended; nothing if that cannot be read.
    pub(super) standing: Option<String>,
    /// When somebody last did something in it, if that is known.
    pub(super) touched: Option<String>,
    /// Whether it is over.
    pub(super) over: bool,
    /// What its record is worth.
    pub(super) record: RecordState,
}

/// What the record of a game is worth.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum RecordState {
    /// All of it can be read.
    Whole,
    /// The game can go on, but not from where it was: the sentence says why.
    Damaged(String),
    /// This page cannot open it, and leaves it alone: the sentence says why.
    Unreadable(String),
}

impl RecordState {
    /// Whether the game can be opened.
    pub(super) fn opens(&self) -> bool {
        match self {
            RecordState::Whole | RecordState::Damaged(_) => true,
            RecordState::Unreadable(_) => false,
        }
    }

    /// What is wrong with it.
    pub(super) fn sentence(&self) -> Option<String> {
        match self {
            RecordState::Whole => None,
            RecordState::Damaged(sentence) | RecordState::Unreadable(sentence) => Some(sentence.clone()),
        }
    }
}

impl GameRow {
    /// Reads a game of the shelf from its first line to its last.
    pub(super) fn read(saved: &Saved) -> Self {
        let lines = shelf::lines(&saved.id).unwrap_or_default();
        let kind = AnyGame::kind_of(&lines).ok();
        let (who, standing, record) = match AnyGame::read(&lines) {
            Err(unreadable) => (
                "A game that this page cannot open".to_owned(),
                None,
                RecordState::Unreadable(unreadable.to_string()),
            ),
            Ok((game, damage)) => {
                let torn = damage.map(|damage| damage.to_string()).or_else(|| gap(saved, lines.len()));
                (
                    game.who().join(", "),
                    Some(game.standing()),
                    torn.map_or(RecordState::Whole, RecordState::Damaged),
                )
            }
        };
        let touched = (saved.touched > 0.0).then(|| since(saved.touched));
        Self { id: saved.id.clone(), kind, who, standing, touched, over: saved.finished, record }
    }
}

/// What to say when steps lie on the shelf behind one that is missing. `lines` are those that could be read.
fn gap(saved: &Saved, lines: usize) -> Option<String> {
    (saved.steps >= lines).then(|| {
        format!("Step {lines} of this game is missing, so the game continues from the step before it. Later steps are still stored: save the game as a file to keep them.")
    })
}

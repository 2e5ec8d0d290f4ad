//! The row of a stored game on the home page.

use std::slice;

use crate::{
    browser::{
        clock::ago,
        shelf::{self, GameId, SavedGame},
    },
    play::{AnyGame, Kind, RecordError},
};

/// A stored game as home shows it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct GameRow {
    /// Which game it is.
    pub(super) id: GameId,
    /// Its kind, if that can be read.
    pub(super) kind: Option<Kind>,
    /// Who plays.
    pub(super) players: String,
    /// Its progress or its result; `None` if that cannot be read.
    pub(super) progress: Option<String>,
    /// When it was last played, if known.
    pub(super) last_played: Option<String>,
    /// Whether it is over.
    pub(super) over: bool,
    /// Whether its record can be read.
    pub(super) record: RecordState,
}

/// Whether the record of a game can be read.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum RecordState {
    /// Completely.
    Whole,
    /// Only in part: the game can be continued from an earlier step. The sentence says why.
    Damaged(String),
    /// Not at all; the sentence says why. The record is kept as it is.
    Unreadable(String),
}

impl RecordState {
    /// Whether the game can be opened.
    pub(super) fn can_open(&self) -> bool {
        match self {
            RecordState::Whole | RecordState::Damaged(_) => true,
            RecordState::Unreadable(_) => false,
        }
    }

    /// The problem as a sentence.
    pub(super) fn sentence(&self) -> Option<String> {
        match self {
            RecordState::Whole => None,
            RecordState::Damaged(sentence) | RecordState::Unreadable(sentence) => Some(sentence.clone()),
        }
    }
}

impl GameRow {
    /// Reads a stored game completely.
    pub(super) fn read(saved: &SavedGame) -> Self {
        let record = shelf::record_of(&saved.id, &saved.steps);
        let kind = record.as_ref().and_then(|record| AnyGame::kind_of(record.lines()).ok());
        let read = record.map_or(Err(RecordError::NoBeginning), |record| record.read_any());
        let (players, progress, record) = match read {
            Err(unreadable) => (
                "A game that this page cannot open".to_owned(),
                None,
                RecordState::Unreadable(unreadable.to_string()),
            ),
            Ok((game, damage)) => (
                game.player_names().join(", "),
                Some(game.progress()),
                damage.map_or(RecordState::Whole, |damage| RecordState::Damaged(damage.to_string())),
            ),
        };
        let last_played = (saved.last_played > 0.0).then(|| ago(saved.last_played));
        Self { id: saved.id.clone(), kind, players, progress, last_played, over: saved.finished, record }
    }
}

/// The unfinished game of a kind that was played last, if somebody has played it and it can be opened.
pub(super) fn to_continue(kind: Kind) -> Option<GameRow> {
    let is_candidate = |saved: &SavedGame| {
        !saved.finished
            && !saved.steps.is_empty()
            && AnyGame::kind_of(slice::from_ref(&saved.head)) == Ok(kind)
    };
    shelf::list()
        .iter()
        .filter(|saved| is_candidate(saved))
        .map(GameRow::read)
        .find(|row| row.record.can_open())
}

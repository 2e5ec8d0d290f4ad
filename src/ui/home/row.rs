//! The row of a stored game on the home page.

use std::slice;

use crate::{
    browser::{
        clock::ago,
        storage::{self, GameId, SavedGame},
        tabs,
    },
    daily::counts_as_begun,
    play::{AnyGame, Kind, RecordError},
    screens::names::players_of_game,
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
    /// Whether somebody has begun to play it, or nobody knows.
    pub(super) begun: bool,
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
        let record = storage::record_of(&saved.id, &saved.steps);
        let kind = record.as_ref().and_then(|record| AnyGame::kind_of(record.lines()).ok());
        let read = record.map_or(Err(RecordError::NoBeginning), |record| record.read_any());
        let (players, progress, begun, record) = match read {
            Err(unreadable) => (
                "A game that this page cannot open".to_owned(),
                None,
                true,
                RecordState::Unreadable(unreadable.to_string()),
            ),
            Ok((game, damage)) => (
                players_of_game(&game.player_names()),
                Some(game.progress()),
                damage.is_some() || counts_as_begun(&game, storage::has_side_texts(&saved.id)),
                damage.map_or(RecordState::Whole, |damage| RecordState::Damaged(damage.to_string())),
            ),
        };
        let last_played = (saved.last_played > 0.0).then(|| ago(saved.last_played));
        Self {
            id: saved.id.clone(),
            kind,
            players,
            progress,
            last_played,
            over: saved.finished,
            begun,
            record,
        }
    }
}

/// The unfinished games that somebody has begun to play, the most recent first.
pub(super) fn begun(saved: &[SavedGame]) -> impl Iterator<Item = GameRow> {
    saved.iter().filter(|saved| !saved.finished).map(GameRow::read).filter(|row| row.begun)
}

/// The unfinished game of a kind that was played last, if somebody has begun to play it and it can be opened.
pub(super) fn to_continue(kind: Kind) -> Option<GameRow> {
    let mut saved = storage::list();
    saved.retain(|saved| AnyGame::kind_of(slice::from_ref(&saved.head)) == Ok(kind));
    begun(&saved).find(|row| row.record.can_open())
}

/// Deletes the games that were set up and never begun, unless a tab has them open. A new game takes their place.
pub fn delete_unbegun() {
    let saved = storage::list().into_iter().filter(|saved| !saved.finished);
    let unbegun = saved.filter(|saved| !GameRow::read(saved).begun).map(|saved| saved.id).collect();
    tabs::find_free(unbegun, |id| {
        storage::remove(id);
    });
}

//! Storage: saved games, decks and settings.
//!
//! A game is stored as its record: the head under one key, each step under its own key, never overwritten. So saving step
//! 5,000 costs the same as step 5, and a second tab cannot damage anything. If the browser refuses to store data, it stays
//! in memory, and `error` returns the reason; for a deck, ask `DeckStorage::is_unsaved`.
//!
//! Keys begin with `partypiece/`. Below that, `game/<id>/` holds `head`, `state` (when the game began, when it was played
//! last, whether it is over), `step/000000` and so on, `draft/<key>` (any small text beside the record), and under `torn/`
//! damaged steps that were moved away with the steps after them; `setting/<key>` holds a setting, `deck/<id>` a deck of
//! categories, `cards/<id>` a deck of cards, and `result/<id>` the result of a finished game.

mod backup;
mod database;
mod decks;
mod id;
mod journal;
mod results;
mod texts;

use texts::Write;

use super::{ListenerGuard, clock, optional::features};
use crate::play::step_key;

pub use crate::play::{DeckId, GameId, StoredRecord};
pub use backup::{backup, merge, merge_once};
pub use decks::{CARD_DECKS, CATEGORY_DECKS, DeckStorage};
pub use results::{delete_result, has_results, result, results, set_result};
pub use texts::{StorageError, StorageRefusal};

/// A saved game, without its steps.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedGame {
    pub id: GameId,
    /// The first line of its record; empty if that was lost.
    pub head: String,
    /// The numbers of its steps, from 0. One that is missing in between was lost.
    pub steps: Vec<usize>,
    /// When it began, in wall clock milliseconds as the browser counts them; 0 if that was lost.
    pub began: f64,
    /// When it was played last, in the same unit; 0 if that was lost.
    pub last_played: f64,
    /// Whether it is over.
    pub finished: bool,
}

/// Recovers what the browser had not written to the disk when it was killed, then calls `callback`. Call it before reading
/// anything from storage.
pub fn recover(callback: impl FnOnce() + 'static) {
    journal::recover(callback);
}

/// Every game in storage, the one played last first.
pub fn list() -> Vec<SavedGame> {
    let mut games: Vec<SavedGame> = Vec::new();
    for key in texts::keys("game/") {
        let Some((id, part)) = key["game/".len()..].split_once('/') else { continue };
        let Some(id) = GameId::parse(id) else { continue };
        let step = step_number(part);
        if step.is_none() && part != "head" {
            continue;
        }
        // The keys are sorted, so those of a game follow each other.
        match games.last_mut().filter(|game| game.id == id) {
            Some(game) => game.steps.extend(step),
            None => games.push(saved(id, step.into_iter().collect())),
        }
    }
    games.sort_by(|one, other| other.last_played.total_cmp(&one.last_played));
    games
}

/// Calls `callback` when another tab has played, stored or deleted a game.
pub fn on_games_changed_elsewhere(callback: impl Fn() + Clone + 'static) -> ListenerGuard {
    texts::on_changes_elsewhere("game/", callback)
}

fn saved(id: GameId, steps: Vec<usize>) -> SavedGame {
    let head = texts::read(&game_key(&id, "head")).unwrap_or_default();
    let PlayStatus { began, last_played, finished } = play_status(&id);
    SavedGame { id, head, steps, began, last_played, finished }
}

/// Stores a new game with the first line of its record.
///
/// # Errors
/// It could only be kept in memory; or, if another game has that id, not at all.
pub fn create(id: &GameId, head: &str) -> Result<(), StorageError> {
    let outcome = texts::write(&game_key(id, "head"), head, Write::Once);
    if outcome != Err(StorageError::Conflict) {
        store_last_played(id, 0, false);
    }
    outcome
}

/// Writes step `n`, from 0, of a game.
///
/// # Errors
/// It could only be kept in memory; or, if there was a [`Conflict`](StorageError::Conflict) or the game was
/// [`Deleted`](StorageError::Deleted), not at all.
pub fn append(id: &GameId, n: usize, line: &str) -> Result<(), StorageError> {
    let before =
        n.checked_sub(1).map_or_else(|| game_key(id, "head"), |before| game_key(id, &step_key(before)));
    // A step without the step before it would never be read.
    if texts::read(&before).is_none() {
        return Err(StorageError::Deleted);
    }
    texts::write(&game_key(id, &step_key(n)), line, Write::Once)
}

/// Stores that a game was played now, and whether it is finished. `steps` is the number of steps that the caller knows;
/// this does nothing if more are stored, or if the game was deleted.
pub fn store_last_played(id: &GameId, steps: usize, finished: bool) {
    if texts::read(&game_key(id, "head")).is_none() || texts::read(&game_key(id, &step_key(steps))).is_some()
    {
        return;
    }
    let now = clock::now() as u64;
    let began = match play_status(id).began as u64 {
        0 => now,
        began => began,
    };
    let over = if finished { "over" } else { "on" };
    // An error here also happens with every step, and is reported there.
    let _ = texts::write(&game_key(id, "state"), &format!("{began} {now} {over}"), Write::Overwrite);
}

/// The record of a game; `None` if its head is not stored.
pub fn record(id: &GameId) -> Option<StoredRecord> {
    let steps: Vec<usize> =
        texts::keys(&game_key(id, "step/")).iter().filter_map(|key| step_number(part_of(key)?)).collect();
    record_of(id, &steps)
}

/// The record of a game of which the numbers of its steps are known; `None` if its head is not stored.
pub fn record_of(id: &GameId, steps: &[usize]) -> Option<StoredRecord> {
    let head = texts::read(&game_key(id, "head"))?;
    let keys: Vec<String> = steps.iter().map(|step| game_key(id, &step_key(*step))).collect();
    Some(StoredRecord::new(head, steps.iter().copied().zip(texts::read_all(&keys))))
}

/// Moves step `from` (the first step is 0) and all later steps to other keys, so that a game can be continued
/// before a damaged step. Without this, writing the new step would fail with a
/// [`Conflict`](StorageError::Conflict), because a stored step is never overwritten. The moved
/// steps stay with the game, for [`raw`]. Call it when the next step is played, not when the game is only opened.
///
/// # Errors
/// The storage refused a write. Steps that were not moved are where they were.
pub fn set_aside(id: &GameId, from: usize) -> Result<(), StorageError> {
    let first = game_key(id, &step_key(from));
    let folder = format!("torn/{}/", clock::now() as u64);
    // From the end, so that a crash in between leaves no gap.
    for key in texts::keys(&game_key(id, "step/")).iter().rev().filter(|key| **key >= first) {
        let text = texts::read(key).unwrap_or_default();
        let number = key.rsplit('/').next().unwrap_or_default();
        texts::write(&game_key(id, &prefixed(&folder, number)), &text, Write::Once)?;
        texts::erase(key);
    }
    Ok(())
}

/// A deleted game, to undo the deletion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemovedGame {
    /// Keys and texts.
    entries: Vec<(String, String)>,
}

/// Deletes a game with all its texts; its result stays. Returns what is needed to restore it; `None` if nothing was stored.
pub fn remove(id: &GameId) -> Option<RemovedGame> {
    let entries = entries(id);
    for (key, _) in &entries {
        texts::erase(key);
    }
    // There may be space now for the texts that wait in memory.
    texts::retry();
    if entries.is_empty() { None } else { Some(RemovedGame { entries }) }
}

/// Undoes the deletion of a game.
pub fn restore(removed: RemovedGame) {
    for (key, text) in removed.entries {
        // What storage refuses stays in memory, and `error` reports it.
        let _ = texts::write(&key, &text, Write::Overwrite);
    }
}

/// All keys and texts of a game as one text, for a game too damaged to be read.
pub fn raw(id: &GameId) -> String {
    let mut raw = String::new();
    for (key, text) in entries(id) {
        raw.push_str(&key);
        raw.push('\n');
        raw.push_str(&text);
        raw.push('\n');
    }
    raw
}

/// The state of the storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Health {
    /// The error, if there is one.
    pub error: Option<StorageError>,
    /// The stored size, roughly, in bytes.
    pub bytes: usize,
}

impl Health {
    /// How many bytes browsers usually let a page store.
    pub const USUAL_QUOTA: usize = 5_000_000;
}

/// Tests whether saving works by saving something, and measures the stored size.
pub fn health() -> Health {
    let error = texts::probe().err();
    let size = |key: &String| key.len() + texts::read(key).map_or(0, |text| text.len());
    Health { error, bytes: texts::keys("").iter().map(size).sum() }
}

/// Why some data is only in memory; `None` if none is. For a deck, ask [`DeckStorage::is_unsaved`].
pub fn error() -> Option<StorageError> {
    texts::error()
}

/// Why nothing can be saved, before anything was tried; `None` if saving works.
pub fn refusal() -> Option<StorageError> {
    texts::probe().err()
}

/// Asks the browser not to delete this page's data when it needs space. It may ask the user, or refuse.
pub fn persist() {
    let promise =
        features().and_then(|features| features.storage()).and_then(|storage| storage.persist().ok());
    if let Some(promise) = promise {
        js_sys::futures::spawn_local(async {
            // A refusal changes nothing.
            let _ = js_sys::futures::JsFuture::from(promise).await;
        });
    }
}

/// A small text beside the record of a game: a draft, or a deadline, for example.
pub fn side_text(id: &GameId, key: &str) -> Option<String> {
    texts::read(&side_text_key(id, key))
}

/// Saves a small text beside a game, unless the game was deleted. The key must not contain a secret, because anybody who
/// looks at the page's storage in the browser sees all keys.
pub fn set_side_text(id: &GameId, key: &str, text: &str) {
    if texts::read(&game_key(id, "head")).is_some() {
        // What storage refuses stays in memory, and `error` reports it.
        let _ = texts::write(&side_text_key(id, key), text, Write::Overwrite);
    }
}

/// Whether something is stored of a game besides its record: drafts, or damaged steps that were moved away.
pub fn has_side_texts(id: &GameId) -> bool {
    ["draft/", "torn/"].iter().any(|part| !texts::keys(&game_key(id, part)).is_empty())
}

/// Calls `callback` when another tab has changed or deleted a small text beside a game.
pub fn on_side_text_changed_elsewhere(
    id: &GameId,
    key: &str,
    callback: impl Fn() + Clone + 'static,
) -> ListenerGuard {
    texts::on_change_elsewhere(&side_text_key(id, key), callback)
}

/// Deletes a small text beside a game.
pub fn delete_side_text(id: &GameId, key: &str) {
    texts::erase(&side_text_key(id, key));
}

/// The setting under `key`.
pub fn setting(key: &str) -> Option<String> {
    texts::read(&prefixed("setting/", key))
}

/// Stores a setting.
pub fn set_setting(key: &str, value: &str) {
    // What storage refuses stays in memory, and `error` reports it.
    let _ = texts::write(&prefixed("setting/", key), value, Write::Overwrite);
}

/// The keys of settings with this prefix, without the prefix.
pub fn settings(prefix: &str) -> Vec<String> {
    let prefix = prefixed("setting/", prefix);
    texts::keys(&prefix).iter().map(|key| key[prefix.len()..].to_owned()).collect()
}

/// Deletes the setting under `key`.
pub fn delete_setting(key: &str) {
    texts::erase(&prefixed("setting/", key));
}

/// Calls `callback` when another tab has changed the setting under `key`.
pub fn on_setting_changed_elsewhere(key: &str, callback: impl Fn() + Clone + 'static) -> ListenerGuard {
    texts::on_change_elsewhere(&prefixed("setting/", key), callback)
}

/// When a game began and was played last, and whether it is over; stored as `1732100400000 1732104000000 over`, for example.
struct PlayStatus {
    began: f64,
    last_played: f64,
    finished: bool,
}

fn play_status(id: &GameId) -> PlayStatus {
    let text = texts::read(&game_key(id, "state")).unwrap_or_default();
    let mut parts = text.split(' ');
    let mut time = || parts.next().and_then(|part| part.parse::<u64>().ok()).unwrap_or_default() as f64;
    PlayStatus { began: time(), last_played: time(), finished: parts.next() == Some("over") }
}

fn entries(id: &GameId) -> Vec<(String, String)> {
    let read = |key: String| texts::read(&key).map(|text| (key, text));
    texts::keys(&game_key(id, "")).into_iter().filter_map(read).collect()
}

fn game_key(id: &GameId, part: &str) -> String {
    format!("game/{}/{part}", id.as_str())
}

/// The part of a game's key after its id.
fn part_of(key: &str) -> Option<&str> {
    key.strip_prefix("game/")?.split_once('/').map(|(_, part)| part)
}

/// The number of a step, from 0, by the part of its key after the id; `None` if it is no step.
fn step_number(part: &str) -> Option<usize> {
    part.strip_prefix("step/")?.parse().ok()
}

fn side_text_key(id: &GameId, key: &str) -> String {
    format!("game/{}/draft/{key}", id.as_str())
}

/// A key with its prefix before it.
fn prefixed(prefix: &str, key: &str) -> String {
    [prefix, key].concat()
}

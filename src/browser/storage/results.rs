//! The results of finished games, each under a key with the id of its game. A result stays when its game is deleted.

use super::{
    GameId, prefixed,
    texts::{self, Write},
};

/// The prefix of the keys of results.
pub(super) const RESULTS: &str = "result/";

/// All results with the ids of their games.
pub fn results() -> Vec<(GameId, String)> {
    let keys = texts::keys(RESULTS);
    let texts = texts::read_all(&keys);
    let with_id = |(key, text): (&String, String)| Some((GameId::parse(&key[RESULTS.len()..])?, text));
    keys.iter().zip(texts).filter_map(with_id).collect()
}

/// Whether there are any.
pub fn has_results() -> bool {
    !texts::keys(RESULTS).is_empty()
}

pub fn result(id: &GameId) -> Option<String> {
    texts::read(&key(id))
}

/// Stores the result of a game.
pub fn set_result(id: &GameId, text: &str) {
    // What storage refuses stays in memory, and `storage::error` reports it.
    let _ = texts::write(&key(id), text, Write::Overwrite);
}

/// Deletes the result of a game.
pub fn delete_result(id: &GameId) {
    texts::erase(&key(id));
}

fn key(id: &GameId) -> String {
    prefixed(RESULTS, id.as_str())
}

//! Makes a backup of everything in storage, and merges a backup into storage.

use super::{
    GameId,
    decks::{self, CARD_DECKS, CATEGORY_DECKS, deck_storage_of},
    results::RESULTS,
    texts::{self, Write},
};
use crate::{
    cards::read_deck,
    play::{Ancestry, Backup, MergeReport},
};

/// The prefix of settings that record which backups of page copies were merged here; the rest is the id of the backup.
const MERGED: &str = "setting/party/";

/// A backup of everything.
pub fn backup() -> Backup {
    // Decks for which there was no space here may fit into the other browser. They replace older texts of the same decks.
    let unsaved = decks::unsaved();
    let belongs = |key: &String| !key.starts_with(MERGED) && !unsaved.iter().any(|(other, _)| other == key);
    let with_text = |key: String| texts::read(&key).map(|text| (key, text));
    let stored = texts::keys("").into_iter().filter(belongs).filter_map(with_text);
    Backup::new(GameId::fresh().as_str().to_owned(), stored.chain(unsaved.iter().cloned()))
}

/// Merges a backup. Steps, decks, results and settings that are here stay. A game that has more steps in the
/// backup gets these steps, and the state and drafts of the backup. A game with other steps in the backup is
/// stored as a second game.
pub fn merge(backup: &Backup) -> MergeReport {
    let mut report = MergeReport::default();
    for storage in [CATEGORY_DECKS, CARD_DECKS] {
        for text in storage.merge(backup.entries().filter(|(key, _)| deck_storage_of(key) == Some(storage))) {
            let readable = storage != CARD_DECKS || read_deck(text).is_ok();
            *(if readable { &mut report.decks } else { &mut report.damaged_decks }) += 1;
        }
    }
    // The prefix of the current game's keys in the backup, and their prefix here; `None` if this game is here
    // already.
    let (mut from, mut to) = (String::new(), None);
    for (key, text) in backup.entries() {
        if let Some(id) = game_of(key) {
            let prefix = super::game_key(&id, "");
            if from != prefix {
                let stored_as = report.count(id, backup.ancestry(&prefix, texts::read));
                to = stored_as.map(|id| super::game_key(&id, ""));
                from = prefix;
            }
            if let Some(to) = &to {
                put(&key.replacen(&from, to, 1), text);
            }
        } else if key.starts_with(RESULTS) && texts::read(key).is_none() {
            put(key, text);
            report.results += 1;
        } else if key.starts_with("setting/") && texts::read(key).is_none() {
            put(key, text);
            report.settings += 1;
        }
    }
    report
}

impl MergeReport {
    /// Counts a game and returns where it is stored; `None` if it is here already.
    fn count(&mut self, id: GameId, ancestry: Ancestry) -> Option<GameId> {
        let (count, to) = match ancestry {
            Ancestry::New => (&mut self.new, Some(id)),
            Ancestry::Ahead => (&mut self.ahead, Some(id)),
            Ancestry::Diverged => (&mut self.diverged, Some(GameId::fresh())),
            Ancestry::UpToDate => (&mut self.known, None),
        };
        *count += 1;
        to
    }
}

/// Merges the backup of a copied page, the first time that the copy is opened here.
pub fn merge_once(backup: &Backup) {
    let key = [MERGED, &backup.id].concat();
    if texts::read(&key).is_none() {
        merge(backup);
        put(&key, "");
    }
}

fn put(key: &str, text: &str) {
    // What storage refuses stays in memory, and `texts::error` reports it.
    let _ = texts::write(key, text, Write::Overwrite);
}

fn game_of(key: &str) -> Option<GameId> {
    GameId::parse(key.strip_prefix("game/")?.split_once('/')?.0)
}

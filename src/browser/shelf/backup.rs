//! A backup of everything on the shelf, and merging one into it.

use std::fmt;

use super::{
    GameId,
    results::RESULTS,
    storage::{self, Write},
    store::{self, store_of},
};
use crate::play::{Ancestry, Backup};

/// The prefix of settings that record which backups of page copies were merged here; the rest is the id of the backup.
const MERGED: &str = "setting/party/";

/// A backup of everything.
pub fn backup() -> Backup {
    // Decks for which there was no space here may fit into the other browser.
    let unsaved = store::unsaved();
    let belongs = |key: &String| !key.starts_with(MERGED) && !unsaved.iter().any(|(other, _)| other == key);
    let with_text = |key: String| storage::read(&key).map(|text| (key, text));
    let stored = storage::keys("").into_iter().filter(belongs).filter_map(with_text);
    Backup::new(GameId::fresh().as_str().to_owned(), stored.chain(unsaved.iter().cloned()))
}

/// The result of merging a backup.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MergeReport {
    /// Games that were not here.
    pub new: usize,
    /// Games that had been continued elsewhere; their new steps were added here.
    pub ahead: usize,
    /// Games that had been continued both here and elsewhere; the version from elsewhere was added as a new game.
    pub diverged: usize,
    /// Games that were here already.
    pub known: usize,
    /// Decks that were new.
    pub decks: usize,
    /// Results of finished games that were new.
    pub results: usize,
    /// Names and settings that were new. Existing ones were not changed.
    pub settings: usize,
}

impl fmt::Display for MergeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = |count: usize| if count == 1 { "1 game".to_owned() } else { format!("{count} games") };
        let imported = self.new + self.diverged + self.ahead;
        match (imported, self.known) {
            (0, 0) => write!(f, "The file has no games.")?,
            (0, _) => write!(f, "All games of the file were here already.")?,
            (_, 0) => write!(f, "{} imported.", games(imported))?,
            (_, known) => write!(f, "{} imported; {} were here already.", games(imported), games(known))?,
        }
        if self.diverged > 0 {
            write!(f, " A game that was continued in two places is now here twice.")?;
        }
        match self.decks {
            0 => {}
            1 => write!(f, " 1 deck imported.")?,
            decks => write!(f, " {decks} decks imported.")?,
        }
        match self.results {
            0 => {}
            1 => write!(f, " 1 result imported.")?,
            results => write!(f, " {results} results imported.")?,
        }
        if self.settings > 0 {
            write!(f, " Names and settings imported.")?;
        }
        Ok(())
    }
}

/// Merges a backup. Steps, decks, results and settings that are here stay. A game that has more steps in the backup gets
/// these steps, and the state and drafts of the backup.
pub fn merge(backup: &Backup) -> MergeReport {
    let mut report = MergeReport::default();
    // The game of the current keys, and where it is stored; `None` for a game that is here already.
    let mut game = (String::new(), None);
    for (key, text) in backup.entries() {
        if let Some(id) = game_of(key) {
            let from = super::game_key(&id, "");
            if game.0 != from {
                let to = report.count(id, backup.ancestry(&from, storage::read));
                game = (from, to.map(|to| super::game_key(&to, "")));
            }
            if let (from, Some(to)) = &game {
                put(&key.replacen(from, to, 1), text);
            }
        } else if let Some(store) = store_of(key) {
            report.decks += usize::from(store.merge(key, text));
        } else if key.starts_with(RESULTS) && storage::read(key).is_none() {
            put(key, text);
            report.results += 1;
        } else if key.starts_with("setting/") && storage::read(key).is_none() {
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
    if storage::read(&key).is_none() {
        merge(backup);
        put(&key, "");
    }
}

fn put(key: &str, text: &str) {
    // What storage refuses stays in memory, and `error` reports it.
    let _ = storage::write(key, text, Write::Overwrite);
}

fn game_of(key: &str) -> Option<GameId> {
    GameId::parse(key.strip_prefix("game/")?.split_once('/')?.0)
}

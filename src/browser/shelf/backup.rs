//! Everything on the shelf at once: out of it, and into it.

use std::fmt;

use super::{
    GameId,
    storage::{self, Write},
    store::{self, store_of},
};
use crate::play::{Ancestry, Backup};

/// Under this setting stands which parties that came with the page were taken in.
const MERGED: &str = "setting/party/";

/// Everything that lies here.
pub fn backup() -> Backup {
    let ours = |key: &String| !key.starts_with(MERGED);
    // Decks that had no room here may have some where this is taken.
    let unsaved = store::unsaved();
    let stored = |key: &String| ours(key) && !unsaved.iter().any(|(there, _)| there == key);
    let kept = |key: String| storage::read(&key).map(|text| (key, text));
    let stored = storage::keys("").into_iter().filter(stored).filter_map(kept);
    Backup::new(GameId::fresh().as_str().to_owned(), stored.chain(unsaved.iter().cloned()))
}

/// What came of a party that was taken in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MergeReport {
    /// Games that were not here.
    pub new: usize,
    /// Games that had gone on elsewhere, and went on here to where they were there.
    pub ahead: usize,
    /// Games that had gone on both here and there; theirs came as games of their own.
    pub diverged: usize,
    /// Games that were here already.
    pub known: usize,
    /// Decks that were not here, as they are there.
    pub decks: usize,
    /// Names and settings that were not here. Those that are stay as they are.
    pub settings: usize,
}

impl fmt::Display for MergeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = |count: usize| if count == 1 { "1 game".to_owned() } else { format!("{count} games") };
        let came = self.new + self.diverged + self.ahead;
        match (came, self.known) {
            (0, 0) => write!(f, "There was no game in it.")?,
            (0, _) => write!(f, "All its games were here already.")?,
            (_, 0) => write!(f, "{} came.", games(came))?,
            (_, known) => write!(f, "{} came; {} were here already.", games(came), games(known))?,
        }
        if self.diverged > 0 {
            write!(f, " What had been played on both here and there is now here twice.")?;
        }
        match self.decks {
            0 => {}
            1 => write!(f, " A deck came along.")?,
            decks => write!(f, " {decks} decks came along.")?,
        }
        if self.settings > 0 {
            write!(f, " Names and settings came along.")?;
        }
        Ok(())
    }
}

/// Takes in a party. Nothing that lies here is changed: a game only goes on, and what is set stays as it is.
pub fn merge(backup: &Backup) -> MergeReport {
    let mut report = MergeReport::default();
    // The game whose keys come by, and where it is to lie; a game that is here already is passed over.
    let mut game = (String::new(), None);
    for (key, text) in backup.kept() {
        if let Some(id) = game_of(key) {
            let from = super::part(&id, "");
            if game.0 != from {
                let to = report.count(id, backup.ancestry(&from, storage::read));
                game = (from, to.map(|to| super::part(&to, "")));
            }
            if let (from, Some(to)) = &game {
                put(&key.replacen(from, to, 1), text);
            }
        } else if let Some(store) = store_of(key) {
            report.decks += usize::from(store.merge(key, text));
        } else if key.starts_with("setting/") && storage::read(key).is_none() {
            put(key, text);
            report.settings += 1;
        }
    }
    report
}

impl MergeReport {
    /// Counts a game, and says where it is to lie; nowhere, if it is here already.
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

/// Takes in a party that came with the page, the first time it is opened here.
pub fn merge_once(backup: &Backup) {
    let noted = [MERGED, &backup.of].concat();
    if storage::read(&noted).is_none() {
        merge(backup);
        put(&noted, "");
    }
}

fn put(key: &str, text: &str) {
    // What storage does not take is in memory, and `trouble` tells so.
    let _ = storage::write(key, text, Write::Overwrite);
}

fn game_of(key: &str) -> Option<GameId> {
    GameId::parse(key.strip_prefix("game/")?.split_once('/')?.0)
}

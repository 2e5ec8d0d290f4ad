//! A journal beside the storage. If the browser was killed and its storage has lost the newest changes, the journal
//! says which changes to repeat.
//!
//! Browsers write a page's storage to the disk seconds after a change. If they are killed before, they start from an
//! older state. So each change also goes into a journal that is on the disk within milliseconds. The storage has a
//! mark for each writer: the time of the writer's last change that it contains. Journal entries after the mark were
//! lost. The marks are in the storage itself, so they are always as old as the rest of it.

use std::collections::{BTreeMap, BTreeSet};

/// Who made a change, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamp {
    /// One page load in one tab.
    pub writer: String,
    /// In milliseconds since 1970; always later than the writer's last change.
    pub at: u64,
}

/// The last change of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalEntry {
    /// The key.
    pub key: String,
    /// Who changed it, and when.
    pub stamp: Stamp,
    /// The change.
    pub change: Change,
}

/// A change of one key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A text was written.
    Write {
        /// The text.
        text: String,
        /// Whether the key had a text before that was erased, as when damaged steps are moved away.
        after_erase: bool,
    },
    /// The text was erased.
    Erase,
}

impl Change {
    /// The text after the change.
    fn text(&self) -> Option<&str> {
        match self {
            Change::Write { text, .. } => Some(text),
            Change::Erase => None,
        }
    }
}

/// Which changes the storage contains.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// It has all changes of every writer up to this time.
    pub since: u64,
    /// It has the changes of these writers up to this time.
    pub writers: BTreeMap<String, u64>,
}

impl Marks {
    /// Whether the storage has this change.
    pub fn cover(&self, stamp: &Stamp) -> bool {
        let mark = self.writers.get(&stamp.writer).copied().unwrap_or_default();
        stamp.at <= mark.max(self.since)
    }

    /// The writers whose marks are not later than `since`.
    pub fn obsolete_writers(&self) -> impl Iterator<Item = &str> {
        self.writers.iter().filter(|&(_, &at)| at <= self.since).map(|(writer, _)| writer.as_str())
    }
}

/// The changes that the storage has lost, in the order of their keys.
///
/// Changes of writers that are `alive` are in the storage already, or will be soon. A game that was continued
/// differently in the storage, by a page without a journal, is not changed. A step is restored only if the step before
/// it exists.
pub fn lost(
    mut entries: Vec<JournalEntry>,
    marks: &Marks,
    alive: &[String],
    stored: impl Fn(&str) -> Option<String>,
) -> Vec<JournalEntry> {
    entries.retain(|entry| !marks.cover(&entry.stamp) && !alive.contains(&entry.stamp.writer));
    entries.sort_by(|one, other| one.key.cmp(&other.key));
    let mut lost = Vec::new();
    for group in
        entries.chunk_by(|one, other| game_of(&one.key).is_some_and(|game| other.key.starts_with(game)))
    {
        if !parted(group, &stored) {
            lost.extend(missing(group, &stored));
        }
    }
    lost
}

/// Whether the game was continued differently in the storage: its first different step was written without erasing the
/// old one. If the head differs, the game was deleted, and its steps in the storage do not count.
fn parted(group: &[JournalEntry], stored: impl Fn(&str) -> Option<String>) -> bool {
    for JournalEntry { key, change, .. } in group {
        let Some(before) = before(key) else { continue };
        let there = stored(key);
        match (before, change) {
            (None, change) if there.as_deref() != change.text() => return false,
            (Some(_), Change::Write { text, after_erase }) if there.is_some_and(|there| there != *text) => {
                return !after_erase;
            }
            (None | Some(_), Change::Write { .. } | Change::Erase) => {}
        }
    }
    false
}

/// The entries of one game, or of one other key, that the storage has lost and that can be written again.
fn missing(group: &[JournalEntry], stored: impl Fn(&str) -> Option<String>) -> Vec<JournalEntry> {
    let mut gone = BTreeSet::new();
    let mut back = BTreeSet::new();
    let mut missing = Vec::new();
    for entry in group {
        let there = stored(&entry.key);
        let wanted = entry.change.text();
        let hangs = wanted.is_some()
            && before(&entry.key).flatten().is_some_and(|before| {
                !back.contains(&before) && (gone.contains(&before) || stored(&before).is_none())
            });
        if hangs {
            continue;
        }
        if wanted.is_some() {
            back.insert(entry.key.clone())
        } else {
            gone.insert(entry.key.clone())
        };
        if there.as_deref() != wanted {
            missing.push(entry.clone());
        }
    }
    missing
}

/// The prefix of all keys of the game to which a key belongs: `game/<id>/`.
fn game_of(key: &str) -> Option<&str> {
    let id = key.strip_prefix("game/")?.find('/')?;
    key.get(..="game/".len() + id)
}

/// For the head and the steps of a game, which are written only once: the key that must exist before.
fn before(key: &str) -> Option<Option<String>> {
    let game = game_of(key)?;
    let part = &key[game.len()..];
    if part == "head" {
        return Some(None);
    }
    let number: usize = part.strip_prefix("step/")?.parse().ok()?;
    Some(Some(match number.checked_sub(1) {
        Some(before) => format!("{game}step/{before:06}"),
        None => format!("{game}head"),
    }))
}

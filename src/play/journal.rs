//! A journal beside the storage. If the browser was killed and its storage has lost the newest changes, they are restored
//! from the journal.
//!
//! Browsers write a page's storage to the disk seconds after a change. If they are killed before, the storage is in an
//! older state. So each change also goes into a journal that is on the disk within milliseconds. The storage has a
//! checkpoint for each writer: the time of the writer's last change that it contains. Later journal entries were lost. The
//! checkpoints are in the storage itself, so they always match its state.

use std::collections::{BTreeMap, BTreeSet};

use super::step_key;

/// Who made a change, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamp {
    /// One page load in one tab.
    pub writer: String,
    /// In milliseconds since 1970; always later than the writer's previous change.
    pub time: u64,
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
        /// Whether an older text of the key was erased first, for example when damaged steps were moved.
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
pub struct Checkpoints {
    /// The storage has all changes of every writer up to this time.
    pub all_until: u64,
    /// The storage has the changes of each of these writers up to this time.
    pub writers: BTreeMap<String, u64>,
}

impl Checkpoints {
    /// Whether the storage has this change.
    pub fn cover(&self, stamp: &Stamp) -> bool {
        let checkpoint = self.writers.get(&stamp.writer).copied().unwrap_or_default();
        stamp.time <= checkpoint.max(self.all_until)
    }

    /// The checkpoints when the storage has all changes up to a later time. An earlier one changes nothing: the clock of the device may
    /// have been set back, and entries that were no longer valid must not become valid again.
    #[must_use]
    pub fn advanced_to(self, time: u64) -> Self {
        Self { all_until: self.all_until.max(time), ..self }
    }

    /// The writers whose checkpoints are not later than `all_until`.
    pub fn obsolete_writers(&self) -> impl Iterator<Item = &str> {
        self.writers.iter().filter(|&(_, &time)| time <= self.all_until).map(|(writer, _)| writer.as_str())
    }
}

/// The changes that the storage has lost, in the order of their keys.
///
/// The changes of writers that are `alive` are in the storage or will be soon. A game is not changed if a page without a
/// journal continued it differently. A step is restored only if the step before it exists.
pub fn lost(
    mut entries: Vec<JournalEntry>,
    checkpoints: &Checkpoints,
    alive: &[String],
    stored: impl Fn(&str) -> Option<String>,
) -> Vec<JournalEntry> {
    entries.retain(|entry| !checkpoints.cover(&entry.stamp) && !alive.contains(&entry.stamp.writer));
    entries.sort_by(|one, other| one.key.cmp(&other.key));
    let mut lost = Vec::new();
    for group in
        entries.chunk_by(|one, other| game_of(&one.key).is_some_and(|game| other.key.starts_with(game)))
    {
        if !has_diverged(group, &stored) {
            lost.extend(restorable(group, &stored));
        }
    }
    lost
}

/// Whether the game was continued differently in the storage: the first step that differs was written without erasing an
/// older one. If only one of the two has the head, the game is new or was deleted, so nothing was continued.
fn has_diverged(group: &[JournalEntry], stored: impl Fn(&str) -> Option<String>) -> bool {
    // The head comes first and the steps follow in order, because the entries are sorted by their keys.
    for JournalEntry { key, change, .. } in group {
        let Some(required) = required_key(key) else { continue };
        let in_storage = stored(key);
        match (required, change) {
            (None, change) if in_storage.as_deref() != change.text() => return false,
            (Some(_), Change::Write { text, after_erase })
                if in_storage.is_some_and(|stored| stored != *text) =>
            {
                return !after_erase;
            }
            (None | Some(_), Change::Write { .. } | Change::Erase) => {}
        }
    }
    false
}

/// The entries of one game, or of one other key, that the storage has lost and that can be written again.
fn restorable(group: &[JournalEntry], stored: impl Fn(&str) -> Option<String>) -> Vec<JournalEntry> {
    let mut erased = BTreeSet::new();
    let mut written = BTreeSet::new();
    let mut missing = Vec::new();
    for entry in group {
        let wanted = entry.change.text();
        let lacks_required_key = wanted.is_some()
            && required_key(&entry.key).flatten().is_some_and(|key| {
                !written.contains(&key) && (erased.contains(&key) || stored(&key).is_none())
            });
        if lacks_required_key {
            continue;
        }
        if wanted.is_some() {
            written.insert(entry.key.clone())
        } else {
            erased.insert(entry.key.clone())
        };
        if stored(&entry.key).as_deref() != wanted {
            missing.push(entry.clone());
        }
    }
    missing
}

/// The prefix of all keys of the game to which a key belongs: `game/<id>/`.
fn game_of(key: &str) -> Option<&str> {
    let id_length = key.strip_prefix("game/")?.find('/')?;
    key.get(..="game/".len() + id_length)
}

/// The key that must exist before this key is written. The outer `Option` is `None` for keys other than the head and the
/// steps of a game, the inner one for the head.
fn required_key(key: &str) -> Option<Option<String>> {
    let game = game_of(key)?;
    let part = &key[game.len()..];
    if part == "head" {
        return Some(None);
    }
    let number: usize = part.strip_prefix("step/")?.parse().ok()?;
    Some(Some(match number.checked_sub(1) {
        Some(previous) => format!("{game}{}", step_key(previous)),
        None => format!("{game}head"),
    }))
}

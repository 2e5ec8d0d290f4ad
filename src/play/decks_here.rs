//! The decks that are here while those of a backup are merged with them.

use std::collections::BTreeSet;

/// The keys and texts of all decks of one kind. They are read once for a whole backup, which may have thousands.
#[derive(Debug, Default)]
pub struct DecksHere {
    keys: BTreeSet<String>,
    texts: BTreeSet<String>,
}

impl FromIterator<(String, String)> for DecksHere {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(decks: I) -> Self {
        let (keys, texts) = decks.into_iter().unzip();
        Self { keys, texts }
    }
}

impl DecksHere {
    /// Adds a deck, unless one with this text is here. Returns the key for it: its own, or a fresh one if another deck has that.
    pub fn add(&mut self, key: &str, text: &str, fresh: impl FnOnce() -> String) -> Option<String> {
        if !self.texts.insert(text.to_owned()) {
            return None;
        }
        let key = if self.keys.contains(key) { fresh() } else { key.to_owned() };
        self.keys.insert(key.clone());
        Some(key)
    }
}

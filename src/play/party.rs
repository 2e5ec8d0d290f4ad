//! Everything a table keeps, in one text: games, names and settings.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::json;

/// The version of the text.
const VERSION: u32 = 1;

/// Everything that is kept, each text behind its key: `{"party":1,"of":"…","kept":["setting/theme","dark",…]}`.
///
/// A game lies there as it does on the shelf, a key for its head and one for each step, so that what is damaged comes
/// along as it is, and nothing is dropped on the way. Keys are in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    party: u32,
    /// Which saving this is, so that a page that carries it takes it in once.
    pub of: String,
    /// One flat list, for which the page has a reader anyway; a map would bring another one.
    kept: Vec<String>,
}

/// As much of it as every version has.
#[derive(Deserialize)]
struct Version {
    party: u32,
}

/// Why a text is no party that could be taken in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoParty {
    /// It is none at all.
    Other,
    /// It begins as one and cannot be read: a file that was cut off, say.
    Broken,
    /// It was saved by a newer page.
    Newer {
        /// Its version.
        found: u32,
    },
}

impl fmt::Display for NoParty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoParty::Other => write!(f, "This file holds neither a game nor a party."),
            NoParty::Broken => {
                write!(f, "This file is damaged: it begins as a party does, and cannot be read to its end.")
            }
            NoParty::Newer { found } => write!(
                f,
                "This party was saved by a newer Partypiece (format {found}; this page reads up to {VERSION}). Nothing of it was touched."
            ),
        }
    }
}

/// What a game of a party is to the one that lies here under the same name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kinship {
    /// There is none here.
    New,
    /// It is the same, or the one here has gone on from it.
    Known,
    /// It has gone on from the one here.
    Ahead,
    /// Both went on, each its own way.
    Parted,
}

impl Party {
    /// All that is kept, as a party of its own: texts behind their keys, which come in order.
    pub fn new(of: String, kept: impl Iterator<Item = (String, String)>) -> Self {
        Self { party: VERSION, of, kept: kept.flat_map(|(key, text)| [key, text]).collect() }
    }

    /// The keys with their texts.
    pub fn kept(&self) -> impl Iterator<Item = (&str, &str)> {
        self.kept.chunks_exact(2).map(|pair| (pair[0].as_str(), pair[1].as_str()))
    }

    /// The text of a file.
    pub fn to_text(&self) -> String {
        // Texts by keys cannot fail to become JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// It is no party, or none this page can read.
    pub fn read(text: &str) -> Result<Self, NoParty> {
        let begins = text.trim_start_matches('\u{feff}').trim_start().starts_with("{\"party\"");
        let otherwise = if begins { NoParty::Broken } else { NoParty::Other };
        let text = text.trim_start_matches('\u{feff}');
        // The version comes first: what else stands in a newer one is not known here.
        let Version { party } = json::read(text).map_err(|_| otherwise)?;
        if party > VERSION {
            return Err(NoParty::Newer { found: party });
        }
        json::read(text).map_err(|_| NoParty::Broken)
    }

    /// What a game of this party, by the beginning of its keys, is to what lies `here` under the same keys.
    ///
    /// Only what is written once and for all counts, the head and the steps.
    pub fn kinship(&self, game: &str, here: impl Fn(&str) -> Option<String>) -> Kinship {
        let mut known = false;
        for (key, text) in self.kept() {
            let part = key.strip_prefix(game).unwrap_or_default();
            if part != "head" && !part.starts_with("step/") {
                continue;
            }
            match here(key) {
                Some(ours) if ours == text => known = true,
                Some(_) => return Kinship::Parted,
                None if known => return Kinship::Ahead,
                None => return Kinship::New,
            }
        }
        Kinship::Known
    }
}

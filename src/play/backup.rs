//! A backup: all stored games, decks, results, names and settings in one text.

use std::{fmt, ops::RangeInclusive};

use serde::{
    Deserializer, Serialize,
    de::{DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor},
};

use super::step_key;
use crate::{
    decode::LOST,
    json::{self, no_version, versions},
    wording::{Noun, counted, plural},
};

/// The version of the format.
const VERSION: u32 = 1;

/// The versions that this page understands.
const VERSIONS: RangeInclusive<u32> = 1..=VERSION;

/// The most keys that are read of a backup. A full storage of a browser has fewer.
const MAX_KEYS: usize = 40_000;

/// The most of them that may be settings. Each of them is merged by itself, and people have some hundreds.
const MAX_SETTINGS: usize = 5_000;

/// The most of them that may be decks, all of which are shown in one list. People have some dozens.
const MAX_DECKS: usize = 2_000;

/// All stored texts with their keys: `{"party":1,"of":"…","kept":["setting/theme","dark",…]}`. A backup is
/// recognised by these fields, which no other file of ours has (`import/kind.rs`).
///
/// A game is in it as it is stored, with a key for its head and for each step. So damaged games are kept too. Keys are
/// sorted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Backup {
    #[serde(rename = "party")]
    version: u32,
    /// The id of this backup, so that a copy of the page merges it only once.
    #[serde(rename = "of")]
    pub id: String,
    /// Keys and texts in turn. A map would need more code for reading.
    #[serde(rename = "kept")]
    texts: Vec<String>,
}

/// Why a text is not a backup that can be merged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BackupError {
    /// It is no backup.
    NotABackup,
    /// It begins like a backup, but nothing in it can be read.
    Broken(json::ReadError),
    /// It was saved by a newer page.
    Newer {
        /// Its version.
        found: u32,
    },
    /// Its version is missing or never existed.
    NoVersion {
        /// What stands there, if anything does.
        found: Option<String>,
    },
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::NotABackup => write!(f, "This file holds neither a game nor a backup."),
            BackupError::Broken(error) => {
                write!(
                    f,
                    "This file is damaged: it looks like a backup, but nothing in it can be read. {error}"
                )
            }
            BackupError::Newer { found } => write!(
                f,
                "This backup was saved by a newer Partypiece (version {found}; this page understands {}). Nothing was taken from it.",
                versions(&VERSIONS)
            ),
            BackupError::NoVersion { found } => {
                f.write_str(&no_version("party", found.as_deref(), &VERSIONS))
            }
        }
    }
}

/// What could not be read of a backup. The rest was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BackupDamage {
    /// The rest of its text cannot be read.
    Cut {
        /// What is wrong there.
        error: json::ReadError,
        /// How many keys with their texts came before.
        kept: usize,
    },
    /// The number of texts is odd, so a key or a text is missing.
    Odd {
        /// How many keys and texts there are together.
        texts: usize,
    },
    /// A key occurs twice.
    Twice {
        /// The key.
        key: String,
    },
    /// There are more keys than anybody has.
    TooMany {
        /// How many were left out.
        left_out: usize,
    },
    /// Steps of games have letters that could not be read.
    LostSteps {
        /// The key of the first one.
        key: String,
        /// How many there are.
        steps: usize,
    },
}

impl fmt::Display for BackupDamage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupDamage::Cut { error, kept } => {
                let keys = plural(*kept, "1 key with its text", "# keys with their texts");
                write!(f, "{error} What comes before it was taken: {keys}.")
            }
            BackupDamage::Odd { texts } => write!(
                f,
                "kept: it has {}, an odd number, so a key or a text is missing; the last entry was left out.",
                counted(*texts, Noun::ENTRY)
            ),
            BackupDamage::Twice { key } => {
                write!(f, "kept: “{key}” occurs twice; the first one was used.")
            }
            BackupDamage::TooMany { left_out } => write!(
                f,
                "kept: at most {MAX_KEYS} keys are read, {MAX_SETTINGS} of them settings and {MAX_DECKS} decks; {} left out.",
                plural(*left_out, "1 was", "# were")
            ),
            BackupDamage::LostSteps { key, steps: 1 } => write!(
                f,
                "“{key}” has a letter that cannot be read; the game goes on from the step before it."
            ),
            BackupDamage::LostSteps { key, steps } => write!(
                f,
                "“{key}” and {} more have letters that cannot be read; the games go on from the steps before them.",
                steps - 1
            ),
        }
    }
}

/// How a game of a backup relates to the game here with the same id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ancestry {
    /// No game here has this id.
    New,
    /// The games are the same, or only the game here has further steps.
    UpToDate,
    /// Only the game of the backup has further steps.
    Ahead,
    /// Both have different further steps.
    Diverged,
}

impl Backup {
    /// A new backup of these keys and texts.
    pub fn new(id: String, pairs: impl Iterator<Item = (String, String)>) -> Self {
        let mut pairs: Vec<(String, String)> = pairs.collect();
        // Sorted, because games are searched by key.
        pairs.sort_by(|(one, _), (other, _)| one.cmp(other));
        Self { version: VERSION, id, texts: pairs.into_iter().flat_map(|(key, text)| [key, text]).collect() }
    }

    /// The keys with their texts, in the order of the keys.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs().iter().map(|[key, text]| (key.as_str(), text.as_str()))
    }

    fn pairs(&self) -> &[[String; 2]] {
        self.texts.as_chunks().0
    }

    /// The text of a file.
    pub fn to_text(&self) -> String {
        // A list of texts always serialises.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the text of a file as far as possible, and reports what was left out.
    ///
    /// # Errors
    /// It is no backup, or nothing in it can be read.
    pub fn read(text: &str) -> Result<(Self, Vec<BackupDamage>), BackupError> {
        let text = text.trim_start_matches('\u{feff}');
        let mut read = PartialBackup::default();
        // Whatever was read before an error is in `read`.
        let result = json::read_with(text, &mut read);
        match (read.version, &result) {
            (Some(0), _) => return Err(BackupError::NoVersion { found: Some("0".to_owned()) }),
            (Some(1..=VERSION), Ok(())) => {}
            // Not even one key with its text.
            (Some(1..=VERSION), Err(error)) if read.texts.len() < 2 => {
                return Err(BackupError::Broken(error.clone()));
            }
            (Some(1..=VERSION), Err(_)) => {}
            (Some(found), _) => return Err(BackupError::Newer { found }),
            (None, Err(error)) if let Some(found) = error.wrong_value_of("party") => {
                return Err(BackupError::NoVersion { found: Some(found.to_owned()) });
            }
            (None, _) if read.has_texts => return Err(BackupError::NoVersion { found: None }),
            // The text has a name of ours, but its version was not reached.
            (None, Err(error)) if ["\"party\"", "\"kept\""].iter().any(|key| text.contains(key)) => {
                return Err(BackupError::Broken(error.clone()));
            }
            (None, _) => return Err(BackupError::NotABackup),
        }
        Ok(read.into_backup(result.err()))
    }

    /// Removes steps with lost letters, because we do not guess what somebody did. Other texts with lost letters stay.
    pub fn leave_out_lost_steps(&mut self) -> Option<BackupDamage> {
        let is_lost = |key: &str, text: &str| key.contains("/step/") && text.contains(LOST);
        let lost: Vec<&str> =
            self.entries().filter(|(key, text)| is_lost(key, text)).map(|(key, _)| key).collect();
        let damage = BackupDamage::LostSteps { key: (*lost.first()?).to_owned(), steps: lost.len() };
        let others = self.entries().filter(|(key, text)| !is_lost(key, text));
        self.texts = others.flat_map(|(key, text)| [key.to_owned(), text.to_owned()]).collect();
        Some(damage)
    }

    /// How a game of this backup, given by the prefix of its keys, relates to the stored game; `stored` reads stored
    /// texts.
    ///
    /// Only the head and the steps are compared, because they never change. If steps are missing on one side and the other
    /// side would fill that gap, the steps after it count as another game: they may be the end of another story.
    pub fn ancestry(&self, game: &str, stored: impl Fn(&str) -> Option<String>) -> Ancestry {
        let from = self.pairs().partition_point(|[key, _]| key.as_str() < game);
        let of_game = self.pairs()[from..].iter().take_while(|[key, _]| key.starts_with(game));
        let mut lines = of_game
            .filter(|[key, _]| key[game.len()..] == *"head" || key[game.len()..].starts_with("step/"))
            .peekable();
        let (mut exists, mut is_ahead, mut was_filled) = (false, false, false);
        while let Some([key, text]) = lines.next() {
            let is_here = match stored(key) {
                Some(stored) if stored == *text => true,
                Some(_) => return Ancestry::Diverged,
                None => false,
            };
            exists |= is_here;
            is_ahead |= !is_here;
            if was_filled && !is_here {
                return Ancestry::Diverged;
            }
            let next = key_after(game, key);
            let ends = lines.peek().is_none_or(|[key, _]| *key != next);
            let goes_on_here = ends && stored(&next).is_some();
            if goes_on_here && !is_here {
                return Ancestry::Diverged;
            }
            was_filled |= goes_on_here;
        }
        match (exists, is_ahead) {
            (_, false) => Ancestry::UpToDate,
            (true, true) => Ancestry::Ahead,
            (false, true) => Ancestry::New,
        }
    }
}

/// The key of the step after the one with this key, or after the head.
fn key_after(game: &str, key: &str) -> String {
    let number = key[game.len()..].strip_prefix("step/").and_then(|number| number.parse::<usize>().ok());
    format!("{game}{}", step_key(number.map_or(0, |number| number.saturating_add(1))))
}

/// The part of a backup that has been read. It can be used even if the rest cannot be read.
#[derive(Default)]
struct PartialBackup {
    version: Option<u32>,
    id: String,
    /// Whether the list of texts was found.
    has_texts: bool,
    texts: Vec<String>,
}

impl PartialBackup {
    /// The backup, and what could not be read of it: after an `error` the rest is cut off.
    fn into_backup(self, error: Option<json::ReadError>) -> (Backup, Vec<BackupDamage>) {
        let Self { id, mut texts, .. } = self;
        let mut damage = Vec::new();
        let found = texts.len();
        texts.truncate(found - found % 2);
        match error {
            Some(error) => damage.push(BackupDamage::Cut { error, kept: found / 2 }),
            None if found % 2 == 1 => damage.push(BackupDamage::Odd { texts: found }),
            None => {}
        }
        let mut pairs: Vec<(String, String)> = Vec::with_capacity(found / 2);
        let mut texts = texts.into_iter();
        while let (Some(key), Some(text)) = (texts.next(), texts.next()) {
            pairs.push((key, text));
        }
        pairs.sort_by(|(one, _), (other, _)| one.cmp(other));
        pairs.dedup_by(|(key, _), (first, _)| {
            let is_duplicate = key == first;
            if is_duplicate {
                damage.push(BackupDamage::Twice { key: key.clone() });
            }
            is_duplicate
        });
        let left_out = leave_out_too_many(&mut pairs);
        if left_out > 0 {
            damage.push(BackupDamage::TooMany { left_out });
        }
        (Backup::new(id, pairs.into_iter()), damage)
    }
}

/// Leaves out what is more than a backup may have, the settings and decks first. Returns how many keys that were.
fn leave_out_too_many(pairs: &mut Vec<(String, String)>) -> usize {
    let found = pairs.len();
    let mut room = [(&["setting/"][..], MAX_SETTINGS), (&["deck/", "cards/"], MAX_DECKS)];
    pairs.retain(|(key, _)| {
        let is_of_kind = |prefixes: &[&str]| prefixes.iter().any(|prefix| key.starts_with(prefix));
        let Some((_, left)) = room.iter_mut().find(|(prefixes, _)| is_of_kind(prefixes)) else { return true };
        let fits = *left > 0;
        *left = left.saturating_sub(1);
        fits
    });
    // They are sorted, so the settings are last.
    pairs.truncate(MAX_KEYS);
    found - pairs.len()
}

impl<'de> DeserializeSeed<'de> for &mut PartialBackup {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for &mut PartialBackup {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a backup")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while let Some(field) = fields.next_key::<String>()? {
            match field.as_str() {
                "party" => self.version = Some(fields.next_value()?),
                "of" => self.id = fields.next_value()?,
                "kept" => {
                    self.has_texts = true;
                    fields.next_value_seed(Texts(&mut self.texts))?;
                }
                _ => drop(fields.next_value::<IgnoredAny>()?),
            }
        }
        Ok(())
    }
}

/// Reads a list of texts. If one cannot be read, those before it are kept.
struct Texts<'t>(&'t mut Vec<String>);

impl<'de> DeserializeSeed<'de> for Texts<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Texts<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("texts")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut texts: A) -> Result<(), A::Error> {
        while let Some(text) = texts.next_element()? {
            self.0.push(text);
        }
        Ok(())
    }
}

//! A backup: all stored games, decks, results, names and settings in one text.

use std::fmt;

use serde::{
    Deserializer, Serialize,
    de::{DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor},
};

use super::record::no_version;
use crate::{decode::LOST, json};

/// The version of the format.
const VERSION: u32 = 1;

/// All stored texts with their keys: `{"party":1,"of":"…","kept":["setting/theme","dark",…]}`.
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
        /// The version in it, if there is one.
        found: Option<u32>,
    },
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::NotABackup => write!(f, "This file holds neither a game nor a backup."),
            BackupError::Broken(error) => {
                write!(
                    f,
                    "This file is damaged: it begins like a backup, but nothing in it can be read. {error}"
                )
            }
            BackupError::Newer { found } => write!(
                f,
                "This backup was saved by a newer Partypiece (format {found}; this page reads up to {VERSION}). Nothing was taken from it."
            ),
            BackupError::NoVersion { found } => no_version(f, "party", *found),
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
                write!(f, "{error} What comes before it was taken: {kept} keys with their texts.")
            }
            BackupDamage::Odd { texts } => write!(
                f,
                "kept: it has {texts} entries, an odd number, so a key or a text is missing; the last entry was left out."
            ),
            BackupDamage::Twice { key } => {
                write!(f, "kept: “{key}” occurs twice; the first one was used.")
            }
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
            (_, 1) => write!(f, "{} imported; 1 game was here already.", games(imported))?,
            (_, known) => write!(f, "{} imported; {known} games were here already.", games(imported))?,
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
        let result = json::read_with(text, &mut read);
        match (read.version, &result) {
            (Some(0), _) => return Err(BackupError::NoVersion { found: Some(0) }),
            (Some(1..=VERSION), Ok(())) => {}
            (Some(1..=VERSION), Err(error)) if read.texts.len() < 2 => {
                return Err(BackupError::Broken(error.clone()));
            }
            (Some(1..=VERSION), Err(_)) => {}
            (Some(found), _) => return Err(BackupError::Newer { found }),
            (None, _) if read.has_texts => return Err(BackupError::NoVersion { found: None }),
            (None, Err(error)) if text.trim_start().starts_with("{\"party\"") => {
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
    /// Only the head and the steps are compared, because they never change.
    pub fn ancestry(&self, game: &str, stored: impl Fn(&str) -> Option<String>) -> Ancestry {
        let mut exists = false;
        let from = self.pairs().partition_point(|[key, _]| key.as_str() < game);
        for [key, text] in self.pairs().iter().skip(from) {
            let Some(part) = key.strip_prefix(game) else { break };
            if part != "head" && !part.starts_with("step/") {
                continue;
            }
            match stored(key) {
                Some(stored) if stored == *text => exists = true,
                Some(_) => return Ancestry::Diverged,
                None if exists => return Ancestry::Ahead,
                None => return Ancestry::New,
            }
        }
        Ancestry::UpToDate
    }
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
        (Backup::new(id, pairs.into_iter()), damage)
    }
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

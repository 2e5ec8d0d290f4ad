//! A game as text: the first line has the setup, and each further line is a step.
//!
//! Lines are JSON. The page stores each under its own key, so that step 5,000 costs the same as step 5. A file has them
//! one after another; if it is cut off, all whole lines remain.

use std::{collections::BTreeMap, fmt, ops::RangeInclusive};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Game;
use crate::{
    json::{self, ReadError, no_version, versions},
    rules::{Rules, Seat, luck::Seed},
    wording::paragraph,
};

/// The version of the format.
pub const FORMAT: u32 = 1;

/// The versions of the format that this page understands.
const FORMATS: RangeInclusive<u32> = 1..=FORMAT;

/// The first line of a record: `{"partypiece_game":1,"game":"clear","rules":1,"seed":7,"setup":{…}}`.
///
/// It is only written in one piece, and read part by part, because each part decides how the next ones are read.
#[derive(Serialize)]
struct Head<'a, S> {
    /// The version of the format.
    partypiece_game: u32,
    /// The name of the game.
    game: &'static str,
    /// The version of that game's rules.
    rules: u32,
    /// The seed of its random numbers.
    seed: Seed,
    /// The setup.
    setup: &'a S,
}

/// The part of the first line that every version of the format has.
#[derive(Deserialize)]
struct RecordVersion {
    partypiece_game: u32,
}

/// The part of the first line that every game has.
#[derive(Deserialize)]
struct GameLabel {
    game: String,
    seed: Seed,
}

/// The version of the game's rules. Only the game knows which ones there are.
#[derive(Deserialize)]
struct GameRules {
    rules: u32,
}

/// The setup. That of another game or version could not be read.
#[derive(Deserialize)]
struct GameSetup<S> {
    setup: S,
}

/// A step of a record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<A> {
    /// An action: `{"did":{"by":0,"action":"roll"}}`.
    Did {
        /// The player.
        by: Seat,
        /// The action.
        action: A,
    },
    /// The last action was undone: `{"undo":{"agreed":false}}`.
    Undo {
        /// Whether the whole table agreed to the undo.
        agreed: bool,
    },
    /// The action that was undone last was redone: `"redo"`.
    Redo,
    /// The game was paused: `{"paused":{"seconds":75}}`. It changes nothing but the log.
    Paused {
        /// How long, in seconds.
        seconds: u32,
    },
}

/// Why a record cannot be read at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordError {
    /// It is not stored in this browser.
    Missing,
    /// Its first line, with the setup, is missing.
    NoBeginning,
    /// The version of its format is missing or never existed.
    NoVersion {
        /// What stands there, if anything does.
        found: Option<String>,
    },
    /// It is of a trial version of this page, from before the first release.
    Trial {
        /// Its version, as the file says it.
        version: String,
    },
    /// Its first line is damaged.
    Beginning(ReadError),
    /// It was written by a newer page.
    Newer {
        /// Its version.
        found: u32,
    },
    /// It is of another game than expected, or of an unknown one.
    OtherGame {
        /// The name of that game.
        game: String,
    },
    /// Its version of the rules is unknown.
    OtherRules {
        /// The version of the rules in the record.
        found: String,
        /// The versions that this page understands.
        known: RangeInclusive<u32>,
    },
    /// Its setup is not valid.
    Setup {
        /// The sentence that says why.
        reason: String,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Missing => write!(f, "This game is not in this browser."),
            RecordError::NoBeginning => {
                write!(f, "The beginning of this game is missing, which says who plays and what was agreed.")
            }
            RecordError::NoVersion { found } => {
                f.write_str(&no_version("partypiece_game", found.as_deref(), &FORMATS))
            }
            RecordError::Trial { version } => write!(
                f,
                "This game is of a trial version of this page (version {version}), and cannot be played on."
            ),
            RecordError::Beginning(error) => {
                write!(f, "The beginning of this game cannot be read: {error}")
            }
            RecordError::Newer { found } => write!(
                f,
                "This game was saved by a newer Partypiece (version {found}; this page understands {}). It was not changed.",
                versions(&FORMATS)
            ),
            RecordError::OtherGame { game } => write!(f, "This page does not know the game “{game}”."),
            RecordError::OtherRules { found, known } => {
                write!(
                    f,
                    "This game was played by version {found} of its rules, and this page understands {}.",
                    versions(known)
                )
            }
            RecordError::Setup { reason } => {
                write!(f, "What was agreed for this game cannot be played: {reason}")
            }
        }
    }
}

/// Where a record could not be replayed. All steps before are good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The step, from 1.
    pub step: usize,
    /// Its line, from 1.
    pub line: usize,
    /// How many steps were left out, including this one.
    pub lost: usize,
    /// Why, as a sentence.
    pub reason: String,
}

impl Damage {
    /// A step is missing. Of `lost` steps it is the first; those of them that are there are left out, because they are not its
    /// continuation.
    pub fn missing(step: usize, lost: usize) -> Self {
        Self { step, line: step + 1, lost, reason: "it is missing.".to_owned() }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let damage = format!("The record of this game is damaged at step {}: {}", self.step, self.reason);
        let then = match (self.step, self.lost) {
            (1, _) => "The game starts again.",
            (_, 1) => "The game continues from the step before it.",
            (_, _) => "The game continues from the step before them.",
        };
        let left_out = (self.lost > 1).then(|| format!("{} steps were left out.", self.lost));
        f.write_str(&paragraph([Some(damage), left_out, Some(then.to_owned())].into_iter().flatten()))
    }
}

/// The first line of a game's record.
pub fn head_line<R: Rules>(game: &Game<R>) -> String {
    let head = Head {
        partypiece_game: FORMAT,
        game: R::NAME,
        rules: game.version(),
        seed: game.seed(),
        setup: game.setup(),
    };
    line(&head)
}

/// The line of a step.
pub fn step_line<A: Serialize>(step: &Step<A>) -> String {
    line(step)
}

/// A part of a record as a line. It always serialises, because records have only text keys and integers.
fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The game named in the first line of a record. The version is checked first, because other fields of a newer format
/// are unknown.
///
/// # Errors
/// It is no record, or a newer one.
pub(super) fn game(text: &str) -> Result<String, RecordError> {
    label(text).map(|label| label.game)
}

/// The part of the first line that every game has.
fn label(text: &str) -> Result<GameLabel, RecordError> {
    // A step stands where the first line should be.
    let steps = ["{\"did\"", "{\"undo\"", "\"redo\"", "{\"paused\""];
    if steps.iter().any(|step| text.trim_start().starts_with(step)) {
        return Err(RecordError::NoBeginning);
    }
    let RecordVersion { partypiece_game: version } = json::read(text).map_err(|error: ReadError| {
        match (error.is_missing_field("partypiece_game"), error.wrong_value_of("partypiece_game")) {
            (true, _) => trial_version(text)
                .map_or(RecordError::NoVersion { found: None }, |version| RecordError::Trial { version }),
            (false, Some(found)) => RecordError::NoVersion { found: Some(found.to_owned()) },
            (false, None) => RecordError::Beginning(error),
        }
    })?;
    match version {
        0 => Err(RecordError::NoVersion { found: Some("0".to_owned()) }),
        1..=FORMAT => json::read(text).map_err(RecordError::Beginning),
        _ => Err(RecordError::Newer { found: version }),
    }
}

/// The version in the first line of a record from before the first release, which has another key for it.
fn trial_version(text: &str) -> Option<String> {
    /// The most characters of it that are shown.
    const SHOWN: usize = 20;
    let fields: BTreeMap<String, Value> = serde_json::from_str(text).ok()?;
    fields.get("partypiece").map(|version| version.to_string().chars().take(SHOWN).collect())
}

/// Starts the game of the first line of a record.
fn start<R: Rules>(text: &str) -> Result<Game<R>, RecordError> {
    let GameLabel { game, seed } = label(text)?;
    if game != R::NAME {
        return Err(RecordError::OtherGame { game });
    }
    let known = R::OLDEST..=R::VERSION;
    let GameRules { rules } =
        json::read(text).map_err(|error: ReadError| match error.wrong_value_of("rules") {
            Some(found) => RecordError::OtherRules { found: found.to_owned(), known: known.clone() },
            None => RecordError::Beginning(error),
        })?;
    if !known.contains(&rules) {
        return Err(RecordError::OtherRules { found: rules.to_string(), known });
    }
    let GameSetup { setup } =
        json::read(text).map_err(|error: ReadError| RecordError::Setup { reason: error.to_string() })?;
    Game::<R>::start_under(rules, setup, seed)
        .map_err(|refusal| RecordError::Setup { reason: refusal.to_string() })
}

/// Replays a record as far as possible.
///
/// # Errors
/// It is no record, or this page cannot continue it.
pub fn read<'a, R: Rules>(
    mut lines: impl Iterator<Item = &'a str>,
) -> Result<(Game<R>, Option<Damage>), RecordError> {
    let mut game = start(lines.next().unwrap_or_default())?;
    // Steps are counted from 1, and lines from 2 on, because the first one is the head. An empty line is no step.
    let mut steps = (1..).zip((2..).zip(lines).filter(|(_, line)| !line.trim().is_empty()));
    while let Some((step, (line, text))) = steps.next() {
        if let Err(reason) = replay_line(&mut game, text) {
            return Ok((game, Some(Damage { step, line, lost: 1 + steps.count(), reason })));
        }
    }
    Ok((game, None))
}

fn replay_line<R: Rules>(game: &mut Game<R>, line: &str) -> Result<(), String> {
    let step: Step<R::Action> = json::read(line).map_err(|error| error.to_string())?;
    game.step(step)
}

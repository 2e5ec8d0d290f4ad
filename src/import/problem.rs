//! Problems of files, as sentences that name the file and the line.

use std::fmt;

use super::{BlankWhiteReport, ForeignFile};
use crate::{
    cards::{DeckFileError, TruncatedDeck},
    decode::LostCharacters,
    json::ReadError,
    play::{BackupDamage, BackupError, Damage, RecordError},
};

/// Why nothing of a file could be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportError {
    /// The name of the file.
    pub file: String,
    /// The line, from 1, if the problem is in one line.
    pub line: Option<usize>,
    /// What is wrong.
    pub problem: ImportProblem,
}

/// What is wrong with a file of which nothing could be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportProblem {
    /// It is empty.
    Empty,
    /// It is a file of another program that is no text.
    Foreign(ForeignFile),
    /// It is not a text.
    NotText,
    /// It is a page that was saved without games.
    PageWithoutGames,
    /// It is a page that was saved, but its end is missing, where games would be.
    CutPage,
    /// It has only the first letters of a file of ours.
    CutOff,
    /// It is a game that cannot be continued.
    Record(Box<RecordError>),
    /// It is a backup that cannot be merged.
    Backup(Box<BackupError>),
    /// It is a deck of cards that cannot be used.
    Cards(Box<DeckFileError>),
    /// It is a deck of blankwhite.cards without a card that can be used.
    NoWhiteCard(Option<Box<ReadError>>),
}

/// A part of a file that could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportNotice {
    /// The name of the file.
    pub file: String,
    /// The line, from 1, if there is one.
    pub line: Option<usize>,
    /// The reason.
    pub reason: NoticeReason,
}

/// What could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoticeReason {
    /// Letters that are lost.
    Lost(LostCharacters),
    /// The first letters of a file.
    Beginning,
    /// Steps of a game.
    Game(Damage),
    /// Parts of a backup.
    Backup(BackupDamage),
    /// Cards of a deck.
    Cards(TruncatedDeck),
    /// What was left out or shortened when a deck of blankwhite.cards was read.
    BlankWhite(BlankWhiteReport),
}

impl fmt::Display for ImportProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportProblem::Empty => f.write_str("there is nothing in this file."),
            ImportProblem::Foreign(kind) => kind.fmt(f),
            ImportProblem::NotText => {
                f.write_str("this is not a text in UTF-8, so it was not opened. If it is a text, save it as UTF-8 and try again.")
            }
            ImportProblem::PageWithoutGames => {
                f.write_str("this is a page without games in it. Open it in the browser.")
            }
            ImportProblem::CutPage => {
                f.write_str("this page is cut off before the games in it, if it had any.")
            }
            ImportProblem::CutOff => {
                f.write_str("this file was saved by Partypiece and is cut off: only its first letters are left.")
            }
            ImportProblem::Record(error) => error.fmt(f),
            ImportProblem::Backup(error) => error.fmt(f),
            ImportProblem::Cards(error) => error.fmt(f),
            ImportProblem::NoWhiteCard(error) => {
                f.write_str("this looks like a deck of blankwhite.cards, but no card in it has words.")?;
                error.iter().try_for_each(|error| write!(f, " {error}"))
            }
        }
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_location(f, &self.file, self.line)?;
        self.problem.fmt(f)
    }
}

impl fmt::Display for ImportNotice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_location(f, &self.file, self.line)?;
        match &self.reason {
            NoticeReason::Lost(lost) => lost.fmt(f),
            NoticeReason::Beginning => {
                f.write_str("the beginning of this file is damaged; the rest was read.")
            }
            NoticeReason::Game(damage) => damage.fmt(f),
            NoticeReason::Backup(damage) => damage.fmt(f),
            NoticeReason::Cards(truncated) => truncated.fmt(f),
            NoticeReason::BlankWhite(report) => report.fmt(f),
        }
    }
}

fn write_location(f: &mut fmt::Formatter<'_>, file: &str, line: Option<usize>) -> fmt::Result {
    match line {
        Some(line) => write!(f, "“{file}”, line {line}: "),
        None => write!(f, "“{file}”: "),
    }
}

/// The error of a backup, with its line. The content was recognised as a backup, so only its version can be missing.
pub(super) fn locate_backup_error(error: BackupError) -> (Option<usize>, BackupError) {
    match error {
        BackupError::Broken(error) => (Some(error.line), BackupError::Broken(error)),
        BackupError::NotABackup => (Some(1), BackupError::NoVersion { found: None }),
        error @ (BackupError::NoVersion { .. } | BackupError::Newer { .. }) => (Some(1), error),
    }
}

/// The line of the damage.
pub(super) fn line_of(damage: &BackupDamage) -> Option<usize> {
    match damage {
        BackupDamage::Cut { error, .. } => Some(error.line),
        BackupDamage::Odd { .. }
        | BackupDamage::Twice { .. }
        | BackupDamage::TooMany { .. }
        | BackupDamage::LostSteps { .. } => None,
    }
}

/// The line of a deck's error.
pub(super) fn line_of_cards(error: &DeckFileError) -> Option<usize> {
    match error {
        DeckFileError::UnreadableCard { error, .. } | DeckFileError::UnreadableOutsideCards(error) => {
            Some(error.line)
        }
        DeckFileError::NoVersion { .. } | DeckFileError::Newer { .. } | DeckFileError::NotADeck => Some(1),
        DeckFileError::TooLong | DeckFileError::BadDeck(_) => None,
    }
}

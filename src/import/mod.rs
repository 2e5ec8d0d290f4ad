//! Opens a file: recognises its kind, reads as much of it as possible, and reports what could not be read.
//!
//! Every screen opens files with this module, so each screen accepts every kind of file. Damage in a file loses only what
//! depends on the damaged part.

mod blank_white;
mod foreign;
mod kind;
mod problem;

use serde::de::IgnoredAny;

use crate::{
    cards::read_deck_partially,
    decks::MAX_FILE_NAME,
    decode::{Decoded, LostCharacters, decode},
    json,
    play::{AnyGame, Backup, Damage},
    rules::blank::CardDeck,
    wording::{paragraph, plural},
};

pub use blank_white::BlankWhiteReport;
pub use foreign::ForeignFile;
use kind::FileKind;
pub use problem::{ImportError, ImportNotice, ImportProblem, NoticeReason};

/// The content of a file.
#[derive(Debug)]
pub enum Imported {
    /// A game.
    Game(AnyGame),
    /// A backup.
    Backup(Backup),
    /// A deck of cards for BLANK.
    Cards(Box<CardDeck>),
    /// Something else, to be read as decks of categories, slice by slice, by [`crate::decks::Import`].
    Categories(Vec<u8>),
}

/// The result of opening a file.
#[derive(Debug)]
pub struct Opened {
    /// The content.
    pub imported: Imported,
    /// What could not be read or is not kept; for a deck of another program, also how much of it was read.
    pub notices: Vec<ImportNotice>,
}

impl Opened {
    /// The notices as one text; `None` if there are none.
    pub fn problems(&self) -> Option<String> {
        /// How many problems are listed.
        const MAX: usize = 3;
        let mut problems: Vec<String> = self.notices.iter().take(MAX).map(ImportNotice::to_string).collect();
        let more = self.notices.len().saturating_sub(MAX);
        if more > 0 {
            problems.push(plural(more, "1 more problem is not listed.", "# more problems are not listed."));
        }
        (!problems.is_empty()).then(|| paragraph(problems))
    }
}

/// Recognises and reads a file as far as possible.
///
/// # Errors
/// Nothing in it can be used. The error names the file and, if possible, line, field and value.
pub fn open(file: &str, bytes: Vec<u8>) -> Result<Opened, ImportError> {
    let file: String = file.chars().take(MAX_FILE_NAME).collect();
    let refused = |line, problem| ImportError { file: file.clone(), line, problem };
    if bytes.is_empty() {
        return Err(refused(None, ImportProblem::Empty));
    }
    if let Some(kind) = foreign::foreign_file(&file, &bytes) {
        return Err(refused(None, ImportProblem::Foreign(kind)));
    }
    let Decoded { text, lost } = decode(bytes.clone());
    let mut found = ImportInProgress { file: &file, before: 0, notices: Vec::new() };
    let imported = match FileKind::of(&text) {
        FileKind::Record => found.game(&record_lines(&text), lost),
        FileKind::Storage => found.storage(&text, lost),
        FileKind::Backup => found.backup(&text, lost),
        FileKind::Page => match kind::page_backup(&text) {
            Some((before, backup)) => {
                found.before = before;
                found.backup(backup, lost)
            }
            None if text.contains("</body>") => Err(refused(None, ImportProblem::PageWithoutGames)),
            None => Err(refused(None, ImportProblem::CutPage)),
        },
        FileKind::CutOff => Err(refused(None, ImportProblem::CutOff)),
        FileKind::Cards => found.cards(&text, lost),
        FileKind::BlankWhite => found.blank_white(&text, lost),
        FileKind::NotText => Err(refused(lost.map(|lost| lost.line as usize), ImportProblem::NotText)),
        FileKind::Categories => Ok(Imported::Categories(bytes)),
    };
    let ImportInProgress { notices, .. } = found;
    imported.map(|imported| Opened { imported, notices })
}

/// The lines of a record with their numbers, without blank lines at the start.
fn record_lines(text: &str) -> Vec<(usize, &str)> {
    (1..).zip(text.lines()).skip_while(|(_, line)| line.trim().is_empty()).collect()
}

/// A file that is being read.
struct ImportInProgress<'f> {
    file: &'f str,
    /// How many lines come before the part being read.
    before: usize,
    notices: Vec<ImportNotice>,
}

impl ImportInProgress<'_> {
    fn refused(&self, line: Option<usize>, problem: ImportProblem) -> ImportError {
        ImportError { file: self.file.to_owned(), line: line.map(|line| self.before + line), problem }
    }

    fn note(&mut self, line: Option<usize>, reason: NoticeReason) {
        let line = line.map(|line| self.before + line);
        self.notices.push(ImportNotice { file: self.file.to_owned(), line, reason });
    }

    fn note_lost(&mut self, lost: Option<LostCharacters>) {
        if let Some(lost) = lost {
            // This line is already counted from the beginning of the file.
            let (file, line) = (self.file.to_owned(), Some(lost.line as usize));
            self.notices.push(ImportNotice { file, line, reason: NoticeReason::Lost(lost) });
        }
    }

    /// A game, up to the first step with a lost character: we do not guess what somebody did. The game needs its first line,
    /// so lost characters are accepted in texts there.
    fn game(
        &mut self,
        lines: &[(usize, &str)],
        lost: Option<LostCharacters>,
    ) -> Result<Imported, ImportError> {
        let head = lines.first().map_or(1, |(line, _)| *line);
        let damaged_line = lost.map(|lost| lost.line as usize).filter(|line| *line > head);
        let good =
            lines.iter().take_while(|(line, _)| damaged_line.is_none_or(|damaged_line| *line < damaged_line));
        let texts: Vec<String> = good.map(|(_, text)| (*text).to_owned()).collect();
        let (game, damage) = AnyGame::read(&texts)
            .map_err(|error| self.refused(Some(head), ImportProblem::Record(Box::new(error))))?;
        let skipped = lines.iter().skip(texts.len()).filter(|(_, text)| !text.trim().is_empty()).count();
        let damage = match (damage, lost) {
            (Some(damage), _) => Some(Damage { lost: damage.lost + skipped, ..damage }),
            (None, Some(lost)) if damaged_line.is_some() => {
                let step = game.lines().len();
                let reason = match lost.cut {
                    true => lost.to_string(),
                    false => "it has a letter that cannot be read.".to_owned(),
                };
                Some(Damage { step, line: texts.len() + 1, lost: skipped.max(1), reason })
            }
            (None, _) => None,
        };
        if damaged_line.is_none() {
            self.note_lost(lost);
        }
        if let Some(damage) = damage {
            let line = lines.get(damage.line - 1).map(|(line, _)| *line);
            self.note(line, NoticeReason::Game(damage));
        }
        Ok(Imported::Game(game))
    }

    /// An export of a stored game. A step may be missing in the middle.
    fn storage(&mut self, text: &str, lost: Option<LostCharacters>) -> Result<Imported, ImportError> {
        let (lines, steps) = kind::storage_lines(text);
        let game = self.game(&lines, lost)?;
        let skipped = steps.saturating_sub(lines.len().saturating_sub(1));
        if skipped > 0 && self.notices.is_empty() {
            self.note(None, NoticeReason::Game(Damage::missing(lines.len(), skipped)));
        }
        Ok(game)
    }

    /// What `read` makes of a text. If only what stands before the mark is no JSON, it is read with the beginning that every such
    /// file has: without it, everything would be lost.
    fn with_beginning<T, E>(
        &mut self,
        text: &str,
        mark: &str,
        beginning: &str,
        read: fn(&str) -> Result<T, E>,
    ) -> Result<T, E> {
        let result = read(text);
        let (None, Some(start)) = (result.as_ref().ok(), text.find(mark)) else { return result };
        let (before, rest) = text.split_at(start);
        // With a field after it, a good beginning is a whole object.
        if json::read::<IgnoredAny>(&format!("{before}\"\":0}}")).is_ok() {
            return result;
        }
        let Ok(repaired) = read(&format!("{beginning}{rest}")) else { return result };
        self.note(Some(1), NoticeReason::Beginning);
        Ok(repaired)
    }

    fn backup(&mut self, text: &str, lost: Option<LostCharacters>) -> Result<Imported, ImportError> {
        let read = self.with_beginning(text, kind::BACKUP_TEXTS, "{\"party\":1,", Backup::read);
        let (mut backup, damage) = read.map_err(|error| {
            let (line, error) = problem::locate_backup_error(error);
            self.refused(line, ImportProblem::Backup(Box::new(error)))
        })?;
        self.note_lost(lost);
        let lost_steps = lost.and_then(|_| backup.leave_out_lost_steps());
        for damage in damage.into_iter().chain(lost_steps) {
            self.note(problem::line_of(&damage), NoticeReason::Backup(damage));
        }
        Ok(Imported::Backup(backup))
    }

    fn cards(&mut self, text: &str, lost: Option<LostCharacters>) -> Result<Imported, ImportError> {
        let text = text.trim_start_matches('\u{feff}');
        let read = self.with_beginning(text, kind::DECK, "{\"partypiece_deck\":1,", read_deck_partially);
        let (deck, truncated) = read.map_err(|error| {
            let line = problem::line_of_cards(&error);
            self.refused(line, ImportProblem::Cards(Box::new(error)))
        })?;
        self.note_lost(lost);
        if let Some(truncated) = truncated {
            self.note(Some(truncated.error.line), NoticeReason::Cards(truncated));
        }
        Ok(Imported::Cards(Box::new(deck)))
    }

    fn blank_white(&mut self, text: &str, lost: Option<LostCharacters>) -> Result<Imported, ImportError> {
        let (deck, report) = blank_white::read(text.trim_start()).map_err(|error| {
            self.refused(error.as_ref().map(|error| error.line), ImportProblem::NoWhiteCard(error))
        })?;
        self.note_lost(lost);
        self.note(report.damage.as_ref().map(|error| error.line), NoticeReason::BlankWhite(report));
        Ok(Imported::Cards(Box::new(deck)))
    }
}

//! Collects the decks and notices of a file while it is read.

use std::{fmt::Display, num::NonZeroU8};

use super::{Format, MAX_ENTRIES, Notice, NoticeCause, Preview, plain::FIELDS, tidy::tidy};
use crate::decks::{CategoryDeck, DeckKind, Line, LineError, Tone};

/// The maximum number of notices; further ones are only counted.
const MAX_NOTICES: usize = 100;

/// The maximum number of decks in a file; all known card games together have about two hundred packs.
const MAX_DECKS: usize = 500;

/// After this many skipped entries the file is certainly no deck, so the rest is skipped without checks.
const MAX_LEFT_OUT: usize = 100_000;

/// The maximum number of characters of a text from another program, with its markup. A longer text is refused
/// before any markup is removed.
const MAX_MARKED_CHARACTERS: usize = 1_000;

/// Whether the texts of a file are used without changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trust {
    /// The page wrote the text, so it is used without changes.
    Trusted,
    /// Another program wrote the text: markup is removed, and formulas are refused.
    Untrusted,
}

/// The index of a deck in the builder.
pub(super) type DeckIndex = usize;

/// A position in a file.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub(super) line: u32,
    /// The field, which is formatted only for a notice.
    pub(super) field: &'a dyn Display,
}

/// A count, and the line of the first occurrence.
#[derive(Default)]
pub(super) struct NoticeCount {
    times: u32,
    first: u32,
}

impl NoticeCount {
    pub(super) fn times(&self) -> u32 {
        self.times
    }

    pub(super) fn count(&mut self, line: u32) {
        if self.times == 0 {
            self.first = line;
        }
        self.times += 1;
    }

    /// Adds what was counted elsewhere.
    fn add(&mut self, other: &Self) {
        if other.times == 0 {
            return;
        }
        self.first = if self.times == 0 { other.first } else { self.first.min(other.first) };
        self.times += other.times;
    }
}

#[derive(Default)]
pub(super) struct ImportBuilder {
    file: String,
    decks: Vec<CategoryDeck>,
    notices: Vec<Notice>,
    /// The notices about columns and places, which come last.
    field_notices: Vec<Notice>,
    /// The number of notices beyond [`MAX_NOTICES`].
    unlisted_notices: usize,
    /// The number of entries that were not added.
    entries_left_out: usize,
    /// The number of entries in all decks.
    entries: usize,
    empty_lines: NoticeCount,
    rows_without_text: NoticeCount,
    rows_beyond: NoticeCount,
    comments: NoticeCount,
    markup: NoticeCount,
    answers: NoticeCount,
    unquoted: NoticeCount,
    too_deep: NoticeCount,
}

impl ImportBuilder {
    pub(super) fn new(file: String) -> Self {
        Self { file, ..Self::default() }
    }

    /// Adds a deck, named after the file until it gets its own name, and returns its index. If there are `MAX_DECKS`
    /// already, returns the index of the last one.
    pub(super) fn add_deck(&mut self, kind: DeckKind, tone: Tone) -> DeckIndex {
        if self.decks.len() < MAX_DECKS {
            let stem = self.file.rsplit_once('.').map_or(&self.file[..], |(stem, _)| stem);
            let cut: String = stem.chars().take(Line::MAX_CHARACTERS).collect();
            // Not every file name is a valid name of a deck.
            if let Some(name) = [&cut[..], "Deck"].into_iter().find_map(|name| Line::parse(name).ok()) {
                self.decks.push(CategoryDeck::new(name, kind, tone));
            }
        }
        self.decks.len().saturating_sub(1)
    }

    /// Removes all decks: they have no entries, because the format is another one.
    pub(super) fn forget_decks(&mut self) {
        self.decks.clear();
    }

    /// Whether any entry was read.
    pub(super) fn has_entries(&self) -> bool {
        self.entries > 0
    }

    /// Adds a number to the name of a deck.
    pub(super) fn number_name(&mut self, index: DeckIndex, number: usize) {
        if let Some(deck) = self.decks.get_mut(index)
            && let Ok(name) = Line::parse(&format!("{} {number}", deck.name))
        {
            deck.name = name;
        }
    }

    /// How many decks there are.
    pub(super) fn deck_count(&self) -> usize {
        self.decks.len()
    }

    /// Sets a field of a deck; `key` is from the file and may be unknown.
    pub(super) fn set_if_known(&mut self, index: DeckIndex, key: &str, value: &str, position: Position<'_>) {
        if FIELDS.contains(&key) {
            self.set(index, key, value, position);
        } else {
            self.note(position, NoticeCause::Unknown { text: short(key) });
        }
    }

    /// Sets a field of a deck; `key` is one of [`FIELDS`].
    pub(super) fn set(&mut self, index: DeckIndex, key: &str, value: &str, position: Position<'_>) {
        let Some(deck) = self.decks.get_mut(index) else { return };
        let known = match key {
            "kind" => DeckKind::from_slug(value).map(|kind| deck.kind = kind).is_some(),
            "tone" => Tone::from_slug(value).map(|tone| deck.tone = tone).is_some(),
            "lists a card" => {
                deck.lists_per_card = value.parse::<NonZeroU8>().ok();
                deck.lists_per_card.is_some()
            }
            _ => {
                match Line::parse(value) {
                    Ok(line) => match key {
                        "name" => deck.name = line,
                        "language" => deck.language = Some(line),
                        "author" => deck.author = Some(line),
                        // The only one of `FIELDS` that is left.
                        _ => deck.licence = Some(line),
                    },
                    Err(LineError::Empty) => {}
                    Err(error @ (LineError::Long { .. } | LineError::Lost)) => {
                        self.note(position, NoticeCause::LineError(error));
                    }
                }
                true
            }
        };
        if !known {
            self.note(position, NoticeCause::Unknown { text: short(value) });
        }
    }

    /// Adds an entry to a deck, or a notice why not.
    pub(super) fn add_entry(&mut self, index: DeckIndex, text: &str, trust: Trust, position: Position<'_>) {
        if let Some(line) = self.parse_entry(text, trust, position) {
            self.add_line(index, line, position);
        }
    }

    pub(super) fn add_line(&mut self, index: DeckIndex, line: Line, position: Position<'_>) {
        let Some(deck) = self.decks.get_mut(index) else { return };
        if self.entries == MAX_ENTRIES {
            return self.leave_out(position, NoticeCause::TooMany);
        }
        if deck.add(line).is_ok() {
            self.entries += 1;
        } else {
            self.leave_out(position, NoticeCause::Duplicate);
        }
    }

    /// Makes an entry of a text, if it is valid; otherwise adds a notice.
    pub(super) fn parse_entry(&mut self, text: &str, trust: Trust, position: Position<'_>) -> Option<Line> {
        let text = text.trim();
        if text.is_empty() {
            self.empty_lines.count(position.line);
            return None;
        }
        if self.entries_left_out > MAX_LEFT_OUT {
            self.leave_out(position, NoticeCause::TooMany);
            return None;
        }
        let characters = text.chars().take(MAX_MARKED_CHARACTERS + 1).count();
        let read = if trust == Trust::Untrusted && characters > MAX_MARKED_CHARACTERS {
            Err(NoticeCause::LineError(LineError::Long { characters: text.chars().count() }))
        } else if trust == Trust::Untrusted && text.starts_with('=') {
            Err(NoticeCause::Formula)
        } else {
            self.parse_line(text, trust, position.line).map_err(NoticeCause::LineError)
        };
        read.map_err(|cause| self.leave_out(position, cause)).ok()
    }

    fn parse_line(&mut self, text: &str, trust: Trust, line: u32) -> Result<Line, LineError> {
        if trust == Trust::Trusted {
            return Line::parse(text);
        }
        let tidied = tidy(text);
        let entry = Line::parse(&tidied)?;
        // `tidy` also rewrites gaps as `_` and line breaks as `/`. That removes no markup, so `_` and `/` are
        // not counted.
        let counted =
            |text: &str| text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '_' | '/')).count();
        if counted(text) > counted(&tidied) {
            self.markup.count(line);
        }
        Ok(entry)
    }

    /// Counts an empty line or cell.
    pub(super) fn count_empty_line(&mut self, line: u32) {
        self.empty_lines.count(line);
    }

    /// Counts a row of a table that has something, but not in the columns that are read.
    pub(super) fn count_row_without_text(&mut self, line: u32) {
        self.rows_without_text.count(line);
    }

    /// Counts a row of our own table with something beyond its last column.
    pub(super) fn count_row_beyond(&mut self, line: u32) {
        self.rows_beyond.count(line);
    }

    /// Counts a comment, which is no entry.
    pub(super) fn count_comment(&mut self, line: u32) {
        self.comments.count(line);
    }

    /// Counts an answer card, which cannot be an entry.
    pub(super) fn count_answer(&mut self, line: u32) {
        self.answers.count(line);
    }

    /// Adds numbers and words without quotes that stand among the entries of JSON.
    pub(super) fn add_unquoted(&mut self, count: &NoticeCount) {
        self.unquoted.add(count);
    }

    /// Adds empty texts that stand among the entries of JSON.
    pub(super) fn add_empty_texts(&mut self, count: &NoticeCount) {
        self.empty_lines.add(count);
    }

    /// Counts something in JSON that is nested too deep.
    pub(super) fn count_too_deep(&mut self, line: u32) {
        self.too_deep.count(line);
    }

    /// Adds a notice that an entry was left out.
    pub(super) fn leave_out(&mut self, position: Position<'_>, cause: NoticeCause) {
        self.entries_left_out += 1;
        self.note(position, cause);
    }

    /// Adds a notice that these entries were left out, because there are too many.
    pub(super) fn leave_out_surplus(&mut self, count: &NoticeCount) {
        self.entries_left_out += count.times as usize;
        self.note(Position { line: count.first, field: &"" }, NoticeCause::TooMany);
    }

    /// Adds a notice. After an equal notice, `TooMany` and `TooManyCells` are not repeated, nor is `NotJson` on the same line:
    /// one mistake often causes many notices.
    pub(super) fn note(&mut self, position: Position<'_>, cause: NoticeCause) {
        let repeats = self.notices.last().is_some_and(|last| {
            let everywhere = matches!(cause, NoticeCause::TooMany | NoticeCause::TooManyCells);
            let here = matches!(cause, NoticeCause::NotJson) && last.line == Some(position.line);
            (everywhere || here) && last.cause == cause
        });
        if repeats {
            return;
        }
        if self.notices.len() < MAX_NOTICES {
            let field = position.field.to_string();
            self.notices.push(Notice { line: Some(position.line), field, cause });
        } else {
            self.unlisted_notices += 1;
        }
    }

    /// Adds a notice about the whole file.
    pub(super) fn note_file(&mut self, cause: NoticeCause) {
        self.notices.push(Notice { line: None, field: String::new(), cause });
    }

    /// Adds a notice about a part of the file that is not one line. It comes after all others.
    pub(super) fn note_field(&mut self, field: &dyn Display, cause: NoticeCause) {
        if self.notices.len() + self.field_notices.len() < MAX_NOTICES {
            self.field_notices.push(Notice { line: None, field: field.to_string(), cause });
        } else {
            self.unlisted_notices += 1;
        }
    }

    /// The first deck, whether it has entries or not.
    pub(super) fn into_first_deck(self) -> Option<CategoryDeck> {
        self.decks.into_iter().next()
    }

    /// The decks and all notices, including those about the whole file.
    pub(super) fn into_preview(mut self, format: Format) -> Preview {
        let mut notices = self.notices;
        let empty: fn(u32) -> NoticeCause = match format {
            Format::Plain | Format::Html | Format::Csv => |times| NoticeCause::EmptyLines { times },
            Format::Ours
            | Format::Compact
            | Format::Full
            | Format::ManyDecks
            | Format::AllBadCards
            | Format::Json
            | Format::Yaml
            | Format::Toml => |times| NoticeCause::EmptyTexts { times },
        };
        let counted = [
            (self.empty_lines, empty),
            (self.rows_without_text, |times| NoticeCause::RowsWithoutText { times }),
            (self.rows_beyond, |times| NoticeCause::RowsBeyondHeading { times }),
            (self.comments, |times| NoticeCause::Comments { times }),
            (self.markup, |times| NoticeCause::Markup { times }),
            (self.answers, |times| NoticeCause::Answers { times }),
            (self.unquoted, |times| NoticeCause::Unquoted { times }),
            (self.too_deep, |_| NoticeCause::TooDeep),
        ];
        for (tally, cause) in counted {
            if tally.times > 0 {
                notices.push(Notice {
                    line: Some(tally.first),
                    field: String::new(),
                    cause: cause(tally.times),
                });
            }
        }
        notices.append(&mut self.field_notices);
        for deck in self.decks.iter().filter(|deck| deck.has_too_few()).take(MAX_NOTICES) {
            let cause = NoticeCause::TooFew { name: deck.name.to_string(), entries: deck.entries().len() };
            notices.push(Notice { line: None, field: String::new(), cause });
        }
        self.decks.retain(|deck| !deck.entries().is_empty());
        if self.decks.is_empty() {
            notices.push(Notice { line: None, field: String::new(), cause: NoticeCause::Nothing });
        }
        Preview {
            file: self.file,
            format,
            decks: self.decks,
            notices,
            unlisted_notices: self.unlisted_notices,
            entries_left_out: self.entries_left_out,
            table: None,
        }
    }
}

/// A text, shortened for a notice: enough to find it in its file.
pub(super) fn short(text: &str) -> String {
    /// The most characters.
    const SHOWN: usize = 40;
    text.chars().take(SHOWN).collect()
}

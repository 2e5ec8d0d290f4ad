//! The preview of a file, and notices about its problems.

use std::fmt;

use crate::{
    decks::{CategoryDeck, LineError},
    rules::pieceagories,
    wording::{Noun, agreeing, counted, plural},
};

use super::{MAX_BYTES, MAX_ENTRIES, Table, VERSION, json::MAX_DEPTH, rows::MAX_CELLS};

/// The format of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// One entry per line.
    Plain,
    /// A web page: one entry for each item, paragraph or cell.
    Html,
    /// A table, with commas, semicolons or tabs between cells.
    Csv,
    /// Our own JSON, which keeps everything.
    Ours,
    /// JSON Against Humanity: cards, and packs that refer to them by number.
    Compact,
    /// JSON Against Humanity: packs with their cards.
    Full,
    /// Massive Decks or Many Decks.
    ManyDecks,
    /// All Bad Cards.
    AllBadCards,
    /// JSON of an unknown format; a plain list of texts is accepted.
    Json,
    /// A list in YAML.
    Yaml,
    /// A list in TOML.
    Toml,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Plain => "plain text",
            Format::Html => "a web page",
            Format::Csv => "a table (CSV)",
            Format::Ours => "decks of Partypiece",
            Format::Compact => "JSON Against Humanity, compact",
            Format::Full => "JSON Against Humanity, full",
            Format::ManyDecks => "a deck of Many Decks or Cardcast",
            Format::AllBadCards => "a pack of All Bad Cards",
            Format::Json => "JSON",
            Format::Yaml => "YAML",
            Format::Toml => "TOML",
        })
    }
}

/// Why something in a file was left out or changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoticeCause {
    /// It cannot be an entry.
    LineError(LineError),
    /// Its deck has the same entry already.
    Duplicate,
    /// It is a formula of a spreadsheet.
    Formula,
    /// It is not valid JSON here; the text before and after was read.
    NotJson,
    /// The file ends too early.
    Truncated,
    /// A cell of a table begins with a quote that is never closed.
    OpenQuote,
    /// A row has more cells than are read.
    TooManyCells,
    /// A column of a table, or values of JSON, that were not read, because they do not look like entries.
    ColumnNotRead {
        /// How many cells it has, in words.
        count: String,
    },
    /// Texts at a place of JSON whose format is known and has nothing to read there.
    PlaceNotRead {
        /// How many texts, in words.
        count: String,
    },
    /// Lists and objects of JSON that are nested deeper than any format nests them.
    TooDeep,
    /// Several columns are read into the same decks.
    ColumnsTogether {
        /// How many columns.
        columns: usize,
    },
    /// Rows of a table that have something, but not in the columns that are read.
    RowsWithoutText {
        /// How many.
        times: u32,
    },
    /// Rows of our own table with something beyond its last column.
    RowsBeyondHeading {
        /// How many.
        times: u32,
    },
    /// Empty texts in JSON.
    EmptyTexts {
        /// How many.
        times: u32,
    },
    /// Numbers and words without quotes among the texts of JSON.
    Unquoted {
        /// How many.
        times: u32,
    },
    /// JSON in which nothing looks like entries.
    Shape {
        /// What it has, and where.
        found: String,
    },
    /// There are more than [`MAX_ENTRIES`] entries, or far too many cards or skipped entries; the rest was
    /// left out.
    TooMany,
    /// A pack refers to a card that is not in the file.
    NoSuchCard {
        /// Its number, from 0, or what stands in the file instead of a number.
        card: String,
    },
    /// A key or a value that is not known here; the default was used instead.
    Unknown {
        /// The key or the value.
        text: String,
    },
    /// A file in our own format states no version, or something that is not a version number.
    NoVersion {
        /// The text in its place, if any.
        found: Option<String>,
    },
    /// The file is not UTF-8 and was read as an encoding with one byte for each letter.
    OneByteLetters {
        /// The name of the encoding.
        encoding: &'static str,
    },
    /// Text of a web page or in Markdown beside its table.
    BesideTable {
        /// How many lines it would be.
        times: usize,
    },
    /// A later version wrote the file; its known parts were read.
    Newer {
        /// Its version.
        found: u64,
    },
    /// A deck has too few entries for a game. It can be saved and filled later, unless it has no entries at
    /// all.
    TooFew {
        /// The deck.
        name: String,
        /// The number of its entries; a deck without entries is not saved.
        entries: usize,
    },
    /// Empty lines, or empty cells of a table.
    EmptyLines {
        /// How many.
        times: u32,
    },
    /// Lines that begin with `#`.
    Comments {
        /// How many.
        times: u32,
    },
    /// Entries from which markup was removed.
    Markup {
        /// How many.
        times: u32,
    },
    /// Answer cards, which cannot be categories.
    Answers {
        /// How many.
        times: u32,
    },
    /// The file has no entries at all.
    Nothing,
}

impl fmt::Display for NoticeCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoticeCause::LineError(error) => write!(f, "left out, because {error}."),
            NoticeCause::Duplicate => f.write_str("left out, because its deck has the same entry already."),
            NoticeCause::Formula => f.write_str("left out, because it is a formula of a spreadsheet."),
            NoticeCause::NotJson => f.write_str("this is not JSON; the rest was read."),
            NoticeCause::Truncated => f.write_str("the file ends in the middle; what came before was read."),
            NoticeCause::OpenQuote => f.write_str("a quotation mark without a closing one was ignored."),
            NoticeCause::TooManyCells => {
                write!(f, "the row has more than {MAX_CELLS} cells; the others were left out.")
            }
            NoticeCause::ColumnNotRead { count } => {
                write!(f, "not read: {count}. Under “What to read” you can choose this.")
            }
            NoticeCause::PlaceNotRead { count } => write!(f, "not read: {count}."),
            NoticeCause::TooDeep => {
                write!(f, "lists and objects that are nested more than {MAX_DEPTH} deep were left out.")
            }
            NoticeCause::ColumnsTogether { columns } => write!(
                f,
                "the texts of {columns} columns are read together. Under “What to read” you can choose fewer."
            ),
            NoticeCause::RowsWithoutText { times } => f.write_str(&plural(
                *times,
                "1 row was left out, because it has no text in the columns that are read.",
                "# rows were left out, because they have no text in the columns that are read.",
            )),
            NoticeCause::RowsBeyondHeading { times } => f.write_str(&plural(
                *times,
                "1 row has cells beyond the last heading, which were left out.",
                "# rows have cells beyond the last heading, which were left out.",
            )),
            NoticeCause::EmptyTexts { times } => f.write_str(&plural(
                *times,
                "1 text was left out, because it is empty.",
                "# texts were left out, because they are empty.",
            )),
            NoticeCause::Unquoted { times } => f.write_str(&plural(
                *times,
                "1 number or word among the entries was left out, because it has no quotation marks.",
                "# numbers and words among the entries were left out, because they have no quotation marks.",
            )),
            NoticeCause::Shape { found } => write!(f, "it has {found}, but no list of entries."),
            NoticeCause::TooMany => write!(f, "more than {MAX_ENTRIES} entries; the others were left out."),
            NoticeCause::NoSuchCard { card } => write!(f, "left out, because there is no card {card}."),
            NoticeCause::Unknown { text } => write!(f, "“{text}” is not known here; the default was used."),
            NoticeCause::NoVersion { found: None } => {
                write!(f, "the version is missing; it was read as version {VERSION}.")
            }
            NoticeCause::NoVersion { found: Some(found) } => {
                write!(f, "{found} is not a version; it was read as version {VERSION}.")
            }
            NoticeCause::OneByteLetters { encoding } => write!(
                f,
                "it is in {encoding}, not in UTF-8, and was read as such; if letters look wrong, save it as UTF-8."
            ),
            NoticeCause::BesideTable { times } => f.write_str(&plural(
                *times,
                "1 line beside the table was left out.",
                "# lines beside the table were left out.",
            )),
            NoticeCause::Newer { found } => write!(
                f,
                "a later release wrote this file (version {found}; this page understands version {VERSION}); what is known was read."
            ),
            NoticeCause::TooFew { name, entries: 0 } => {
                write!(f, "“{name}” has no entries, so it is not saved.")
            }
            // Only decks of categories can have so many and too few.
            NoticeCause::TooFew { name, entries } if *entries >= pieceagories::LINES => write!(
                f,
                "“{name}” has {}: enough for a list of Pieceagories, but a list of Scattergories takes twelve.",
                counted(*entries, Noun::ENTRY)
            ),
            NoticeCause::TooFew { name, entries } => {
                let entries = counted(*entries, Noun::ENTRY);
                write!(f, "“{name}” has {entries}, and a list takes ten or twelve; add some before you play.")
            }
            NoticeCause::EmptyLines { times } => {
                f.write_str(&plural(*times, "1 empty line was left out.", "# empty lines were left out."))
            }
            NoticeCause::Comments { times } => {
                let were =
                    agreeing(*times, "was left out, because it begins", "were left out, because they begin");
                write!(f, "{} {were} with “#”.", counted(*times, Noun::LINE))
            }
            NoticeCause::Markup { times } => {
                write!(f, "markup was removed from {}.", counted(*times, Noun::ENTRY))
            }
            NoticeCause::Answers { times } => f.write_str(&plural(
                *times,
                "1 answer card was left out, because only prompts can be categories.",
                "# answer cards were left out, because only prompts can be categories.",
            )),
            NoticeCause::Nothing => f.write_str("nothing in it can be read as a deck."),
        }
    }
}

/// A problem at one place of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The line, from 1; `None` if it is about the whole file.
    pub line: Option<u32>,
    /// The field on this line, such as `black[12].text` or the name of a column; empty if the line has no fields.
    pub field: String,
    /// What is wrong there.
    pub cause: NoticeCause,
}

impl Notice {
    /// The sentence, with the name of the file.
    pub fn tell(&self, file: &str) -> String {
        let line = self.line.map_or_else(String::new, |line| format!(", line {line}"));
        let field = if self.field.is_empty() { String::new() } else { format!(", {}", self.field) };
        format!("“{file}”{line}{field}: {}", self.cause)
    }
}

/// The result of reading a file, before anything is saved.
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    /// The name of the file.
    pub file: String,
    /// Its format.
    pub format: Format,
    /// The decks in it, none of them empty.
    pub decks: Vec<CategoryDeck>,
    /// The notices, in the order of reading; counts and notices about whole decks come last.
    pub notices: Vec<Notice>,
    /// How many further notices are not listed.
    pub unlisted_notices: usize,
    /// How many entries of the file are in no deck.
    pub entries_left_out: usize,
    /// The columns of a table of another program, which people may choose.
    pub table: Option<Table>,
}

impl Preview {
    /// How many entries were read.
    pub fn entries(&self) -> usize {
        self.decks.iter().map(|deck| deck.entries().len()).sum()
    }

    /// The notices as sentences.
    pub fn sentences(&self) -> impl Iterator<Item = String> {
        self.notices.iter().map(|notice| notice.tell(&self.file))
    }
}

impl fmt::Display for Preview {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decks = counted(self.decks.len(), Noun::DECK);
        let entries = counted(self.entries(), Noun::ENTRY);
        write!(f, "“{}” is {}: {decks}, {entries}", self.file, self.format)?;
        if self.entries_left_out > 0 {
            write!(f, "; {} left out", self.entries_left_out)?;
        }
        f.write_str(".")
    }
}

/// A file that is larger than [`MAX_BYTES`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TooLarge {
    /// The name of the file.
    pub file: String,
    /// Its size in bytes.
    pub bytes: usize,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, limit) = (self.bytes.div_ceil(1_000_000), MAX_BYTES / 1_000_000);
        write!(
            f,
            "“{}” has {size} MB, and decks of up to {limit} MB are read; nothing was changed.",
            self.file
        )
    }
}

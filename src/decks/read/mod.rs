//! Reads files of decks step by step, and reports everything that was left out.

mod builder;
mod csv;
mod formats;
mod json;
mod notice;
mod plain;
mod tidy;

pub use notice::{Format, Notice, NoticeCause, Preview, TooLarge};

pub(super) use csv::{HEADER, escaped};
pub(super) use plain::escaped_line;

use super::Deck;
use crate::decode::TextSource;
use builder::ImportBuilder;
use csv::Csv;
use json::JsonParser;
use plain::Plain;

/// The maximum size of a file of decks, in bytes.
pub const MAX_BYTES: usize = 10_000_000;

/// The maximum number of entries read from a file.
pub const MAX_ENTRIES: usize = 30_000;

/// The version of our own JSON that is written, and the newest of which everything is known.
pub(super) const VERSION: u32 = 1;

/// The number of characters at the start of a file that are used to find its format.
const OPENING: usize = 500;

/// The progress of reading a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadProgress {
    /// There is more to read.
    Reading {
        /// The number of bytes read so far.
        read: usize,
        /// The number of bytes in the file.
        of: usize,
    },
    /// The whole file was read.
    Done,
}

/// A file that is being read.
///
/// It is read step by step, so that the page can show the progress. Dropping it cancels the import. No content makes it
/// fail: the preview says what was left out.
pub struct Import {
    source: TextSource,
    reader: ContentReader,
    builder: ImportBuilder,
    stage: ReadStage,
}

/// The stage of reading.
#[derive(Clone, Copy, PartialEq)]
enum ReadStage {
    /// Its characters are parsed.
    Parsing,
    /// The cards that packs refer to are added to their decks.
    ResolvingReferences,
    Done,
}

enum ContentReader {
    Plain(Plain),
    Csv(Csv),
    Json(JsonParser),
}

impl ContentReader {
    /// The reader for a file, by the beginning of its content and by the ending of its name.
    fn new(file: &str, opening: &str) -> Self {
        let extension =
            file.rsplit_once('.').map_or_else(String::new, |(_, extension)| extension.to_ascii_lowercase());
        let first = opening.trim_start();
        let json = first.starts_with('{') || extension.starts_with("json");
        if json
            || extension != "txt"
                && (first.starts_with("[") || first.starts_with("//") || first.starts_with("/*"))
        {
            ContentReader::Json(JsonParser::new())
        } else if ["csv", "tsv"].contains(&&extension[..]) || csv::has_header(opening) {
            ContentReader::Csv(Csv::new(opening))
        } else {
            ContentReader::Plain(Plain::new())
        }
    }
}

impl Import {
    /// Starts to read a file.
    ///
    /// # Errors
    /// It is larger than [`MAX_BYTES`].
    pub fn new(file: &str, bytes: Vec<u8>) -> Result<Self, TooLarge> {
        let file: String = file.chars().take(200).collect();
        if bytes.len() > MAX_BYTES {
            return Err(TooLarge { file, bytes: bytes.len() });
        }
        let source = TextSource::new(bytes);
        let reader = ContentReader::new(&file, &source.opening(OPENING));
        Ok(Self { source, reader, builder: ImportBuilder::new(file), stage: ReadStage::Parsing })
    }

    /// Reads at most this many characters; with about ten thousand the page has time to draw between the steps.
    pub fn step(&mut self, characters: usize) -> ReadProgress {
        if self.stage == ReadStage::Parsing {
            self.parse(characters.max(1));
        } else if self.stage == ReadStage::ResolvingReferences {
            self.resolve_references(characters.max(1));
        }
        let (read, of) = self.source.progress();
        if self.stage == ReadStage::Done { ReadProgress::Done } else { ReadProgress::Reading { read, of } }
    }

    /// Ends the import, and gives the preview of what was read so far.
    pub fn into_preview(self) -> Preview {
        let format = match &self.reader {
            ContentReader::Plain(_) => Format::Plain,
            ContentReader::Csv(_) => Format::Csv,
            ContentReader::Json(json) => json.format_reader.format(),
        };
        self.builder.into_preview(format)
    }

    /// Reads the rest of the file at once, and gives the preview.
    pub fn read_to_end(mut self) -> Preview {
        while self.step(MAX_BYTES) != ReadProgress::Done {}
        self.into_preview()
    }

    /// Reads the rest at once, and gives the first deck, even if it has no entries: for a text that
    /// [`plain`](crate::decks::plain) has written.
    pub fn read_deck(mut self) -> Option<Deck> {
        while self.step(MAX_BYTES) != ReadProgress::Done {}
        self.builder.into_first_deck()
    }

    fn parse(&mut self, most: usize) {
        let builder = &mut self.builder;
        for _ in 0..most {
            let Some(c) = self.source.next() else {
                let line = self.source.line();
                match &mut self.reader {
                    ContentReader::Plain(plain) => plain.end(line, builder),
                    ContentReader::Csv(csv) => csv.end(builder),
                    ContentReader::Json(json) => {
                        json.end(line, builder);
                        json.format_reader.end(builder);
                    }
                }
                self.stage = ReadStage::ResolvingReferences;
                return;
            };
            let line = self.source.line();
            match &mut self.reader {
                ContentReader::Plain(plain) => plain.push(c, line, builder),
                ContentReader::Csv(csv) => csv.push(c, line, builder),
                ContentReader::Json(json) => json.push(c, line, builder),
            }
        }
    }

    /// Adds cards to their decks. One card takes about as long as parsing a hundred characters.
    fn resolve_references(&mut self, characters: usize) {
        let done = match &mut self.reader {
            ContentReader::Json(json) => {
                json.format_reader.resolve_references(characters.div_ceil(100), &mut self.builder)
            }
            ContentReader::Plain(_) | ContentReader::Csv(_) => true,
        };
        if done {
            self.stage = ReadStage::Done;
        }
    }
}

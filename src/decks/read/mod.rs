//! Reads files of decks step by step, and reports everything that was left out.

mod builder;
mod csv;
mod formats;
mod headings;
mod html;
mod json;
mod markdown;
mod notice;
mod places;
mod plain;
mod rows;
mod shapes;
mod table;
mod tidy;
mod toml;
mod yaml;

pub use notice::{Format, Notice, NoticeCause, Preview, TooLarge};
pub use table::{Table, TableColumn};

pub(super) use csv::{HEADER, escaped};
pub(super) use plain::escaped_line;

use super::CategoryDeck;
use crate::decode::TextSource;
use builder::ImportBuilder;
use csv::Csv;
use headings::role;
use html::{CELL_END, HtmlTable, HtmlText, is_html};
use json::JsonParser;
use markdown::is_mostly_table;
use plain::Plain;
use rows::{RowEvent, Rows};
use table::Survey;
use toml::Toml;
use yaml::Yaml;

/// The maximum size of a file of decks, in bytes.
pub const MAX_BYTES: usize = 10_000_000;

/// The maximum number of entries read from a file.
pub const MAX_ENTRIES: usize = 30_000;

/// The version of our own JSON that is written, and the newest of which everything is known.
pub(super) const VERSION: u32 = 1;

/// The number of characters at the start of a file that are used to find its format.
const OPENING: usize = 500;

/// What our own JSON says in its field `format`.
pub(super) const OUR_FORMAT: &str = "\"partypiece decks\"";

/// The most characters of a file's name in sentences.
pub(crate) const MAX_FILE_NAME: usize = 200;

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
    /// The beginning of its text, by which its format was found.
    opening: String,
    reader: ContentReader,
    builder: ImportBuilder,
    stage: ReadStage,
    /// Whether a table is read for the second time.
    was_surveyed: bool,
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
    Html(HtmlText, Plain),
    /// A table of another program, whose columns are not known yet. One in a web page comes out of its text.
    Survey(Option<HtmlTable>, Rows, Survey),
    Csv(Option<HtmlTable>, Csv),
    Json(Option<KeyedText>, Box<JsonParser>),
}

/// A text with keys that is turned into JSON.
enum KeyedText {
    Yaml(Yaml),
    Toml(Toml),
}

impl KeyedText {
    /// The reader for a file with this ending.
    fn of(extension: &str) -> Option<Self> {
        match extension {
            "yaml" | "yml" => Some(KeyedText::Yaml(Yaml::default())),
            "toml" => Some(KeyedText::Toml(Toml::default())),
            _ => None,
        }
    }

    /// The JSON of a line that ends, or nothing.
    fn push(&mut self, c: char) -> String {
        match self {
            KeyedText::Yaml(yaml) => yaml.push(c),
            KeyedText::Toml(toml) => toml.push(c),
        }
    }

    /// The JSON of the end of the file.
    fn end(&mut self) -> String {
        match self {
            KeyedText::Yaml(yaml) => yaml.end(),
            KeyedText::Toml(toml) => toml.end(),
        }
    }
}

impl ContentReader {
    /// The reader for a file, by the beginning of its content and by the ending of its name.
    fn new(file: &str, opening: &str) -> Self {
        let extension =
            file.rsplit_once('.').map_or_else(String::new, |(_, extension)| extension.to_ascii_lowercase());
        let first = opening.trim_start();
        // A list of JSON, whatever the file is called. Hardly any entry of a text begins like this.
        let in_list = ["[\"", "[{", "[[", "[\n"].iter().any(|start| first.starts_with(start));
        // A program often has its words in a list.
        let is_program = ["js", "mjs", "ts", "py"].contains(&&extension[..]);
        let is_ours = opening.contains(OUR_FORMAT);
        let json =
            first.starts_with('{') || is_ours || in_list || is_program || extension.starts_with("json");
        // It begins with a list or with a comment. In a text such a line may be an entry.
        let is_json5 = extension != "txt" && ["[", "//", "/*"].iter().any(|start| first.starts_with(start));
        if let Some(keyed) = KeyedText::of(&extension) {
            ContentReader::Json(Some(keyed), Box::new(JsonParser::new()))
        } else if json || is_json5 {
            ContentReader::Json(None, Box::new(JsonParser::new()))
        } else if is_html(opening) {
            let rows = Rows::separated_by(CELL_END);
            ContentReader::Survey(Some(HtmlTable::default()), rows, Survey::default())
        } else if plain::is_ours(opening) {
            ContentReader::Plain(Plain::new(opening))
        } else if csv::is_ours(opening) {
            ContentReader::Csv(None, Csv::new(opening, Table::ours()))
        } else if ["csv", "tsv"].contains(&&extension[..]) && !csv::is_prose(opening)
            || csv::is_table(opening)
        {
            ContentReader::Survey(None, Rows::new(opening), Survey::default())
        } else {
            ContentReader::Plain(Plain::new(opening))
        }
    }
}

/// The text of a file. Our own JSON is UTF-8: a byte that is not is damage.
fn source(bytes: Vec<u8>) -> TextSource {
    let opening = bytes.get(..OPENING).unwrap_or(&bytes);
    let is_ours = opening.windows(OUR_FORMAT.len()).any(|window| window == OUR_FORMAT.as_bytes());
    if is_ours { TextSource::new(bytes) } else { TextSource::of_any_program(bytes) }
}

/// The beginning of a file. Before a table in Markdown there may be more text.
fn opening(file: &str, source: &TextSource) -> String {
    /// The number of characters in which such a table is searched.
    const LONG_OPENING: usize = 10_000;
    let name = file.to_ascii_lowercase();
    let long = [".md", ".markdown"].iter().any(|ending| name.ends_with(ending));
    let long = long.then(|| source.opening(LONG_OPENING)).filter(|opening| is_mostly_table(opening));
    long.unwrap_or_else(|| source.opening(OPENING))
}

impl Import {
    /// Starts to read a file.
    ///
    /// # Errors
    /// It is larger than [`MAX_BYTES`].
    pub fn new(file: &str, bytes: Vec<u8>) -> Result<Self, TooLarge> {
        let file: String = file.chars().take(MAX_FILE_NAME).collect();
        if bytes.len() > MAX_BYTES {
            return Err(TooLarge { file, bytes: bytes.len() });
        }
        let source = source(bytes);
        let opening = opening(&file, &source);
        let reader = ContentReader::new(&file, &opening);
        let mut builder = ImportBuilder::new(file);
        if let Some(page) = source.code_page() {
            builder.note_file(NoticeCause::OneByteLetters { encoding: page.name });
        }
        Ok(Self { source, opening, reader, builder, stage: ReadStage::Parsing, was_surveyed: false })
    }

    /// Reads at most this many characters. A page that draws meanwhile asks for few, and looks at the clock after each step.
    pub fn step(&mut self, characters: usize) -> ReadProgress {
        if self.stage == ReadStage::Parsing {
            self.parse(characters.max(1));
        } else if self.stage == ReadStage::ResolvingReferences {
            self.resolve_references(characters.max(1));
        }
        let (read, of) = self.progress();
        if self.stage == ReadStage::Done { ReadProgress::Done } else { ReadProgress::Reading { read, of } }
    }

    /// A table is read twice: at first to find out what its columns are.
    fn progress(&self) -> (usize, usize) {
        let (read, of) = self.source.progress();
        match &self.reader {
            ContentReader::Survey(..) => (read / 2, of),
            ContentReader::Csv(..)
            | ContentReader::Plain(_)
            | ContentReader::Html(..)
            | ContentReader::Json(..) => (if self.was_surveyed { (of + read) / 2 } else { read }, of),
        }
    }

    /// Begins to read what was looked through, with these columns.
    fn read_table(&mut self, page: bool, table: Table) {
        self.source.rewind();
        self.reader = if page {
            let csv = Csv::of_rows(Rows::separated_by(CELL_END), false, table);
            ContentReader::Csv(Some(HtmlTable::default()), csv)
        } else {
            ContentReader::Csv(None, Csv::new(&self.opening, table))
        };
    }

    /// Reads a file again with other columns. `table` is that of its preview, with other columns chosen.
    ///
    /// # Errors
    /// It is larger than [`MAX_BYTES`].
    pub fn with_table(file: &str, bytes: Vec<u8>, table: &Table) -> Result<Self, TooLarge> {
        let mut import = Self::new(file, bytes)?;
        match &mut import.reader {
            ContentReader::Survey(page, ..) => {
                let is_page = page.is_some();
                import.read_table(is_page, table.clone());
            }
            ContentReader::Json(_, json) => json.format_reader.shapes.choose(table),
            ContentReader::Csv(..) | ContentReader::Plain(_) | ContentReader::Html(..) => {}
        }
        Ok(import)
    }

    /// Ends the import, and gives the preview of what was read so far.
    pub fn into_preview(self) -> Preview {
        let format = match &self.reader {
            ContentReader::Plain(_) => Format::Plain,
            ContentReader::Html(..) | ContentReader::Survey(Some(_), ..) | ContentReader::Csv(Some(_), _) => {
                Format::Html
            }
            ContentReader::Survey(None, ..) | ContentReader::Csv(None, _) => Format::Csv,
            ContentReader::Json(Some(KeyedText::Yaml(_)), _) => Format::Yaml,
            ContentReader::Json(Some(KeyedText::Toml(_)), _) => Format::Toml,
            ContentReader::Json(None, json) => json.format_reader.format(),
        };
        let table = match &self.reader {
            ContentReader::Csv(_, csv) => csv.table().cloned(),
            ContentReader::Json(_, json) => json.format_reader.shapes.table().cloned(),
            ContentReader::Plain(_) | ContentReader::Html(..) | ContentReader::Survey(..) => None,
        };
        Preview { table, ..self.builder.into_preview(format) }
    }

    /// Reads the rest of the file at once, and gives the preview.
    pub fn read_to_end(mut self) -> Preview {
        while self.step(MAX_BYTES) != ReadProgress::Done {}
        self.into_preview()
    }

    /// Reads the rest at once, and gives the first deck, even if it has no entries: for a text that
    /// [`plain`](crate::decks::plain) has written.
    pub fn read_deck(mut self) -> Option<CategoryDeck> {
        while self.step(MAX_BYTES) != ReadProgress::Done {}
        self.builder.into_first_deck()
    }

    fn parse(&mut self, most: usize) {
        let builder = &mut self.builder;
        for _ in 0..most {
            let Some(c) = self.source.next() else {
                let line = self.source.line();
                match &mut self.reader {
                    ContentReader::Survey(..) => return self.end_survey(),
                    ContentReader::Plain(plain) | ContentReader::Html(_, plain) => plain.end(line, builder),
                    ContentReader::Csv(page, csv) => {
                        csv.end(builder);
                        let times = page.as_ref().map_or(0, HtmlTable::lines_beside);
                        if times > 0 {
                            builder.note_file(NoticeCause::BesideTable { times });
                        }
                    }
                    ContentReader::Json(keyed, json) => {
                        let rest = keyed.as_mut().map(KeyedText::end).unwrap_or_default();
                        rest.chars().for_each(|c| json.push(c, line, builder));
                        json.end(line, builder);
                        json.format_reader.end(builder);
                    }
                }
                self.stage = ReadStage::ResolvingReferences;
                return;
            };
            let line = self.source.line();
            match &mut self.reader {
                ContentReader::Survey(page, rows, survey) => {
                    let c = page.as_mut().map_or(Some(c), |page| page.push(c));
                    c.into_iter().for_each(|c| rows.push(c, line, &mut |event| look_at(event, survey)));
                }
                ContentReader::Plain(plain) => plain.push(c, line, builder),
                ContentReader::Html(html, plain) => {
                    html.push(c).into_iter().for_each(|c| plain.push(c, line, builder));
                }
                ContentReader::Csv(page, csv) => {
                    let c = page.as_mut().map_or(Some(c), |page| page.push(c));
                    c.into_iter().for_each(|c| csv.push(c, line, builder));
                }
                ContentReader::Json(None, json) => json.push(c, line, builder),
                ContentReader::Json(Some(keyed), json) => {
                    keyed.push(c).chars().for_each(|c| json.push(c, line, builder));
                }
            }
        }
    }

    /// The whole file was looked through. Now it is read.
    fn end_survey(&mut self) {
        let ContentReader::Survey(page, rows, survey) = &mut self.reader else { return };
        rows.end(&mut |event| look_at(event, survey));
        self.was_surveyed = true;
        // A page with more text beside its tables than rows in them is no table.
        if page.as_ref().is_some_and(|page| !survey.is_table() || page.lines_beside() > survey.rows()) {
            self.source.rewind();
            // The opening has tags and no lines, so it does not show the marks of a list.
            self.reader = ContentReader::Html(HtmlText::default(), Plain::new(""));
            return;
        }
        // Nor is a text in Markdown with a small table.
        if rows.is_markdown() && survey.lines_beside() > survey.rows() {
            self.source.rewind();
            self.reader = ContentReader::Plain(Plain::new(&self.source.opening(OPENING)));
            return;
        }
        // Without a rule below it, the first row may still be a heading: the survey works that out.
        let (is_page, has_heading) = (page.is_some(), rows.has_rule().then_some(true));
        let table = survey.table(has_heading, role);
        self.read_table(is_page, table);
    }

    /// Adds cards to their decks. One card takes about as long as parsing a hundred characters.
    fn resolve_references(&mut self, characters: usize) {
        let done = match &mut self.reader {
            ContentReader::Json(_, json) => {
                json.format_reader.resolve_references(characters.div_ceil(100), &mut self.builder)
            }
            ContentReader::Plain(_)
            | ContentReader::Html(..)
            | ContentReader::Survey(..)
            | ContentReader::Csv(..) => true,
        };
        if done {
            self.stage = ReadStage::Done;
        }
    }
}

/// Looks at a row of a table before it is read.
fn look_at(event: RowEvent, survey: &mut Survey) {
    match event {
        RowEvent::Row(_, cells) => survey.row(&cells),
        RowEvent::Note(_, note) => survey.note(&note),
        RowEvent::Beside => survey.line_beside(),
        RowEvent::OpenQuote(_) | RowEvent::TooManyCells(_) => {}
    }
}

//! Divides a table into rows of cells, separated by commas, semicolons, tabs or bars, and quoted where needed (RFC 4180).

use super::markdown::{BAR, Markdown, has_table};

/// If a quoted cell with line breaks has more bytes than this, the closing quote is assumed to be missing.
const MAX_QUOTED_CELL: usize = 2_000;

/// The maximum number of cells in a row; further cells are left out.
pub(super) const MAX_CELLS: usize = 100;

/// What was found in a table.
pub(super) enum RowEvent {
    /// A row, with the line at which it began.
    Row(u32, Vec<String>),
    /// A quotation mark without a closing one, which is ignored.
    OpenQuote(u32),
    /// A row with more cells than are read.
    TooManyCells(u32),
    /// A line to a program above the table, with its number: `#guid column:1`.
    Note(u32, String),
    /// A line beside a table in Markdown.
    Beside,
}

/// Gets what was found.
pub(super) type RowSink<'s> = dyn FnMut(RowEvent) + 's;

/// The rows of a table, letter by letter.
pub(super) struct Rows {
    separator: char,
    row: Vec<String>,
    cell: String,
    /// The line at which the row began.
    row_start: u32,
    quote: Quote,
    /// Whether cells may be quoted.
    has_quotes: bool,
    /// Whether a row has come that is more than an empty line or a note to a program.
    has_begun: bool,
    /// What is known of a table with bars.
    markdown: Option<Markdown>,
}

/// The state of quoting.
enum Quote {
    /// Outside quotes.
    None,
    /// Inside quotes.
    Open,
    /// After a quote inside quotes; it ends the cell, or is the first of two.
    MaybeClosed,
}

/// The lines of an opening that belong to the table: those before may be empty or speak to a program, as `sep=;` does.
pub(super) fn table_lines(opening: &str) -> impl Iterator<Item = &str> {
    opening.lines().filter(|line| !line.trim().is_empty() && !is_directive(line))
}

/// Whether a line speaks to a program: `sep=;` to Excel, `#separator:tab` to Anki.
pub(super) fn is_directive(line: &str) -> bool {
    let line = line.trim().trim_matches('"');
    // The separator, and perhaps one more letter: a program may add separators to fill the row.
    let separates = |rest: &str| rest.chars().count() <= 2;
    let is_note = |rest: &str| {
        rest.split_once(':').is_some_and(|(key, _)| {
            !key.is_empty()
                && key.chars().all(|c| c.is_ascii_alphanumeric() || c == ' ')
                && !key.starts_with(' ')
        })
    };
    line.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("sep="))
        && line.get(4..).is_some_and(separates)
        || line.strip_prefix('#').is_some_and(is_note)
}

/// What Anki writes above its cards, also about a column: `#html:true`, `#tags column:2`.
const ANKI: [&str; 8] = ["separator", "html", "tags", "columns", "notetype", "deck", "guid", "if matches"];

/// Whether a line that begins with `#` tells Anki something. Any other one may be for people.
pub(super) fn is_for_anki(note: &str) -> bool {
    let key = note.trim_start_matches('#').split(':').next().unwrap_or_default();
    ANKI.contains(&key.strip_suffix(" column").unwrap_or(key))
}

/// The separator of cells: the one that the file names, or else the most frequent one in the first line, or in all lines
/// if that has none.
pub(super) fn separator(opening: &str) -> char {
    if let Some(named) = named_separator(opening) {
        return named;
    }
    let first = table_lines(opening).next().unwrap_or_default();
    if first.trim_start().starts_with(BAR) || has_table(opening) {
        return BAR;
    }
    let most = |text: &str| {
        let count = |separator: &char| text.matches(*separator).count();
        // Of equally frequent ones, the last one here.
        [';', '\t', ','].into_iter().max_by_key(count).filter(|separator| count(separator) > 0)
    };
    most(first).or_else(|| most(opening)).unwrap_or(',')
}

/// The separator that the first line names, as `sep=;` does.
fn named_separator(opening: &str) -> Option<char> {
    let first = opening.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let named = first.trim_matches('"').get(4..).and_then(|rest| rest.chars().next());
    named.filter(|_| is_directive(first) && !first.starts_with('#'))
}

impl Rows {
    pub(super) fn new(opening: &str) -> Self {
        let separator = separator(opening);
        // A file that names its separator is no Markdown.
        let markdown = (separator == BAR && named_separator(opening).is_none()).then(Markdown::default);
        Self {
            separator,
            row: Vec::new(),
            cell: String::new(),
            row_start: 1,
            quote: Quote::None,
            has_quotes: markdown.is_none(),
            has_begun: false,
            markdown,
        }
    }

    /// The rows of a table that is no text by itself.
    pub(super) fn separated_by(separator: char) -> Self {
        Self { separator, has_quotes: false, ..Self::new("") }
    }

    /// Whether it is a table with bars, as in Markdown.
    pub(super) fn is_markdown(&self) -> bool {
        self.markdown.is_some()
    }

    /// Whether a line below the first row says that it is a heading.
    pub(super) fn has_rule(&self) -> bool {
        self.markdown.as_ref().is_some_and(Markdown::has_rule)
    }

    pub(super) fn push(&mut self, c: char, line: u32, sink: &mut RowSink<'_>) {
        // In a web page a row need not begin on a line of its own.
        if self.row.is_empty() && self.cell.is_empty() && matches!(self.quote, Quote::None) {
            self.row_start = line;
        }
        match (&self.quote, c) {
            (Quote::None, '"') if self.has_quotes && self.cell.trim().is_empty() => {
                self.cell.clear();
                self.quote = Quote::Open;
            }
            (Quote::Open, '"') => self.quote = Quote::MaybeClosed,
            (Quote::MaybeClosed, '"') => {
                self.cell.push(c);
                self.quote = Quote::Open;
            }
            (Quote::Open, '\n') if self.cell.len() > MAX_QUOTED_CELL => {
                self.ignore_quote(sink);
                self.end_row(line + 1, sink);
            }
            (Quote::None | Quote::MaybeClosed, '\n') => self.end_row(line + 1, sink),
            // In Markdown, a bar after a backslash belongs to the cell.
            (Quote::None, BAR) if self.is_markdown() && self.cell.ends_with('\\') => {
                self.cell.pop();
                self.cell.push(c);
            }
            (Quote::None | Quote::MaybeClosed, c) if c == self.separator => self.end_cell(sink),
            // What seemed to close a cell opens another one, so an earlier quote was never closed.
            (Quote::MaybeClosed, c) if !c.is_whitespace() && self.begins_a_cell() => {
                self.ignore_quote(sink);
                self.quote = Quote::Open;
                self.cell.push(c);
            }
            (Quote::None | Quote::Open | Quote::MaybeClosed, c) => self.cell.push(c),
        }
    }

    pub(super) fn end(&mut self, sink: &mut RowSink<'_>) {
        if let Quote::Open = self.quote {
            self.ignore_quote(sink);
        }
        if !self.cell.is_empty() || !self.row.is_empty() {
            // No row follows, so its line does not matter.
            self.end_row(self.row_start, sink);
        }
        if let Some(markdown) = &mut self.markdown {
            markdown.end(sink);
        }
    }

    /// Whether a new cell could begin after what was read since the quote, and not on its first line.
    fn begins_a_cell(&self) -> bool {
        let last = self.cell.rsplit_once('\n').map(|(_, last)| last.trim_end());
        last.is_some_and(|last| last.is_empty() || last.ends_with(self.separator))
    }

    /// The closing quote is missing, so the opening one is ignored, and the text after it is read as cells and rows.
    fn ignore_quote(&mut self, sink: &mut RowSink<'_>) {
        sink(RowEvent::OpenQuote(self.row_start));
        self.quote = Quote::None;
        for c in std::mem::take(&mut self.cell).chars() {
            match c {
                '\n' => self.end_row(self.row_start + 1, sink),
                c if c == self.separator => self.end_cell(sink),
                c => self.cell.push(c),
            }
        }
    }

    fn end_cell(&mut self, sink: &mut RowSink<'_>) {
        self.quote = Quote::None;
        let cell = std::mem::take(&mut self.cell);
        if self.row.len() < MAX_CELLS {
            self.row.push(cell);
        } else if !cell.trim().is_empty() {
            sink(RowEvent::TooManyCells(self.row_start));
        }
    }

    fn end_row(&mut self, next: u32, sink: &mut RowSink<'_>) {
        self.end_cell(sink);
        let row = std::mem::take(&mut self.row);
        if let Some(markdown) = &mut self.markdown {
            markdown.line(std::mem::replace(&mut self.row_start, next), row, sink);
            return;
        }
        let is_empty = row.iter().all(|cell| cell.trim().is_empty());
        let is_note = || row.first().is_some_and(|cell| is_directive(cell));
        let is_left_out = !self.has_begun && (is_empty || is_note());
        if !is_left_out {
            self.has_begun = true;
            sink(RowEvent::Row(self.row_start, row));
        } else if let Some(note) = row.into_iter().next().filter(|note| note.starts_with('#')) {
            sink(RowEvent::Note(self.row_start, note));
        }
        self.row_start = next;
    }
}

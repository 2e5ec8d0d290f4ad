//! Reads tables: rows of cells, separated by commas, semicolons or tabs, and quoted where needed (RFC 4180).

use super::{
    NoticeCause,
    builder::{DeckIndex, ImportBuilder, Position, Trust},
    plain::FIELDS,
};
use crate::decks::{DeckKind, Tone};

/// If a quoted cell with line breaks has more bytes than this, the closing quote is assumed to be missing.
const MAX_QUOTED_CELL: usize = 2_000;

/// The maximum number of cells in a row; further cells are ignored.
const MAX_CELLS: usize = 100;

/// The columns, with their possible names in our own tables and in those of other programs.
const COLUMNS: [(&str, &[&str]); 8] = [
    ("text", &["text", "category", "prompt", "adjective", "card", "entry"]),
    ("kind", &["kind", "type"]),
    ("name", &["pack", "deck", "name"]),
    ("author", &["author"]),
    ("language", &["language", "lang"]),
    ("tone", &["tone"]),
    ("licence", &["licence", "license"]),
    ("lists a card", &["lists a card"]),
];

/// Reads rows. If the first row does not name a column for texts, the first column is used.
pub(super) struct Csv {
    separator: char,
    /// The columns by their names in [`COLUMNS`]; empty until the first row was read.
    columns: Vec<&'static str>,
    decks: Vec<KnownDeck>,
    row: Vec<String>,
    cell: String,
    /// The line at which the row began.
    row_start: u32,
    quote: Quote,
    /// Whether it is our own table; its texts are used without changes, but a text with `=` at its beginning is refused.
    is_ours: bool,
}

/// The header of our own tables.
pub(in crate::decks) const HEADER: [&str; 8] =
    ["kind", "text", "pack", "author", "lang", "tone", "licence", "lists a card"];

/// The cells that identify a deck (pack and kind, or in our own tables all fields), and the deck.
type KnownDeck = (Vec<String>, DeckIndex);

/// The state of quoting.
enum Quote {
    /// Outside quotes.
    None,
    /// Inside quotes.
    Open,
    /// After a quote inside quotes; it ends the cell, or is the first of two.
    MaybeClosed,
}

/// Whether the beginning of a file is a table with a header.
pub(super) fn has_header(opening: &str) -> bool {
    let header = first_line(opening);
    let separator = separator(opening);
    let mut cells = header.split(separator).map(|cell| column(cell.trim_matches('"')));
    // A single cell is no header: a plain list may begin with the entry “Card”.
    !header.starts_with('#') && header.split(separator).count() > 1 && cells.any(|column| column == "text")
}

/// The first line that is not empty: a copied table may have empty lines in front.
fn first_line(opening: &str) -> &str {
    opening.lines().find(|line| !line.trim().is_empty()).unwrap_or_default()
}

/// The separator of cells: the most frequent one in the first line.
fn separator(opening: &str) -> char {
    let header = first_line(opening);
    let count = |separator: &char| header.matches(*separator).count();
    [';', '\t', ','].into_iter().max_by_key(count).unwrap_or(',')
}

/// The column for a cell of the header; empty if it is unknown.
fn column(cell: &str) -> &'static str {
    let cell = cell.trim().to_ascii_lowercase();
    COLUMNS.iter().find(|(_, names)| names.contains(&&cell[..])).map_or("", |(column, _)| column)
}

impl Csv {
    pub(super) fn new(opening: &str) -> Self {
        let (columns, decks, row, cell) = Default::default();
        let separator = separator(opening);
        Self { separator, columns, decks, row, cell, row_start: 1, quote: Quote::None, is_ours: false }
    }

    pub(super) fn push(&mut self, c: char, line: u32, builder: &mut ImportBuilder) {
        match (&self.quote, c) {
            (Quote::None, '"') if self.cell.trim().is_empty() => {
                self.cell.clear();
                self.quote = Quote::Open;
            }
            (Quote::Open, '"') => self.quote = Quote::MaybeClosed,
            (Quote::MaybeClosed, '"') => {
                self.cell.push(c);
                self.quote = Quote::Open;
            }
            (Quote::Open, '\n') if self.cell.len() > MAX_QUOTED_CELL => {
                self.ignore_quote(builder);
                self.end_row(line + 1, builder);
            }
            (Quote::None | Quote::MaybeClosed, '\n') => self.end_row(line + 1, builder),
            (Quote::None | Quote::MaybeClosed, c) if c == self.separator => self.end_cell(),
            (Quote::None | Quote::Open | Quote::MaybeClosed, c) => self.cell.push(c),
        }
    }

    pub(super) fn end(&mut self, builder: &mut ImportBuilder) {
        if let Quote::Open = self.quote {
            self.ignore_quote(builder);
        }
        if !self.cell.is_empty() || !self.row.is_empty() {
            self.end_row(self.row_start, builder);
        }
    }

    /// The closing quote is missing, so the opening one is ignored, and the text after it is read as cells and rows.
    fn ignore_quote(&mut self, builder: &mut ImportBuilder) {
        builder.note(Position { line: self.row_start, field: &"" }, NoticeCause::OpenQuote);
        self.quote = Quote::None;
        for c in std::mem::take(&mut self.cell).chars() {
            match c {
                '\n' => self.end_row(self.row_start + 1, builder),
                c if c == self.separator => self.end_cell(),
                c => self.cell.push(c),
            }
        }
    }

    fn end_row(&mut self, next: u32, builder: &mut ImportBuilder) {
        self.end_cell();
        self.handle_row(builder);
        self.row_start = next;
    }

    fn end_cell(&mut self) {
        self.quote = Quote::None;
        let cell = std::mem::take(&mut self.cell);
        if self.row.len() < MAX_CELLS {
            self.row.push(cell);
        }
    }

    /// Handles a row; the first one may be the header.
    fn handle_row(&mut self, builder: &mut ImportBuilder) {
        let row = std::mem::take(&mut self.row);
        if self.columns.is_empty() {
            if row.iter().all(|cell| cell.trim().is_empty()) {
                return;
            }
            self.is_ours = row.iter().map(|cell| cell.trim()).eq(HEADER);
            self.columns = row.iter().map(|cell| column(cell)).collect();
            if self.columns.contains(&"text") {
                return;
            }
            self.columns = vec!["text"];
        }
        let row = CsvRow { columns: &self.columns, cells: &row };
        if row.cell("kind").eq_ignore_ascii_case("white") {
            return builder.count_answer(self.row_start);
        }
        let deck = deck_of(&row, &mut self.decks, self.is_ours, self.row_start, builder);
        let text = row.cell("text");
        // A formula with an apostrophe before it is text. Without one, a text that begins with `=` is refused, even in
        // our own tables.
        let trusted = unescaped(text).len() < text.len() || self.is_ours && !text.starts_with('=');
        let trust = if trusted { Trust::Trusted } else { Trust::Untrusted };
        builder.add_entry(deck, unescaped(text), trust, Position { line: self.row_start, field: &"text" });
    }
}

/// The deck of a row. The first row of a deck sets its fields.
fn deck_of(
    row: &CsvRow<'_>,
    decks: &mut Vec<KnownDeck>,
    is_ours: bool,
    line: u32,
    builder: &mut ImportBuilder,
) -> DeckIndex {
    // In tables of other programs the author may belong to a single card.
    let identifying = if is_ours { &FIELDS[..] } else { &["name", "kind"] };
    let wanted = || identifying.iter().map(|column| row.cell(column));
    // The rows of a deck are usually next to each other, so search from the end.
    if let Some((_, deck)) = decks.iter().rfind(|(known, _)| wanted().eq(known.iter().map(String::as_str))) {
        return *deck;
    }
    let deck = builder.add_deck(DeckKind::Categories, Tone::Family);
    // If the maximum number of decks is reached, the builder returns its last deck, whose fields are already
    // set.
    if decks.len() <= deck {
        decks.push((wanted().map(str::to_owned).collect(), deck));
        for (column, _) in COLUMNS.iter().filter(|(column, _)| FIELDS.contains(column)) {
            let cell = unescaped(row.cell(column));
            if !cell.is_empty() {
                let cell = if *column == "kind" { kind_slug(cell) } else { cell };
                builder.set(deck, column, cell, Position { line, field: column });
            }
        }
    }
    deck
}

/// A row with its columns.
struct CsvRow<'a> {
    columns: &'a [&'static str],
    cells: &'a [String],
}

impl CsvRow<'_> {
    /// The cell in a column; empty if there is none.
    fn cell(&self, wanted: &str) -> &str {
        let index = self.columns.iter().position(|column| *column == wanted);
        index.and_then(|index| self.cells.get(index)).map_or("", |cell| cell.trim())
    }
}

/// Our own name for a kind that another program's table names differently.
fn kind_slug(kind: &str) -> &str {
    match &kind.to_ascii_lowercase()[..] {
        "category" => "categories",
        "prompt" | "black" => "prompts",
        "adjective" => "adjectives",
        _ => kind,
    }
}

/// Whether a spreadsheet would treat a cell with this text as a formula.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@'])
}

/// A text as a cell that no spreadsheet treats as a formula: `'=1+1`.
pub(in crate::decks) fn escaped(text: &str) -> String {
    let apostrophe = if is_formula(text.trim_start_matches('\'')) { "'" } else { "" };
    format!("{apostrophe}{text}")
}

/// A cell without the apostrophe that prevents a formula.
fn unescaped(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| is_formula(rest.trim_start_matches('\''))).unwrap_or(cell)
}

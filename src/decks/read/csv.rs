//! Tables: rows of cells between commas, semicolons or tabs, quoted where need be (RFC 4180).

use super::{
    NoticeCause,
    builder::{DeckIndex, ImportBuilder, Position, Trust},
    plain::FIELDS,
};
use crate::decks::{DeckKind, Tone};

/// A quoted cell with line breaks and more bytes than this was not meant as one cell.
const LONGEST_CELL: usize = 2_000;

/// Further cells of a row are ignored.
const MOST_CELLS: usize = 100;

/// What a column is called, in our own tables and in those of others.
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

/// Reads rows. Without a head that names a column for texts, the first column is taken.
pub(super) struct Csv {
    comma: char,
    /// The columns by their names in [`COLUMNS`]; none before the first row was read.
    columns: Vec<&'static str>,
    decks: Vec<Known>,
    row: Vec<String>,
    cell: String,
    /// The line on which the row began.
    from: u32,
    quote: Quote,
    /// Whether the head is that of our own tables, whose texts stand as they are.
    ours: bool,
}

/// The head of our own tables.
pub(in crate::decks) const HEAD: [&str; 8] =
    ["kind", "text", "pack", "author", "lang", "tone", "licence", "lists a card"];

/// What a row says about its deck, and that deck: pack and kind, and in our own tables all that is known about it.
type Known = (Vec<String>, DeckIndex);

/// Where in a quoted cell the reader stands.
enum Quote {
    /// Outside.
    None,
    /// Inside.
    Open,
    /// Behind a quote, which ends the cell or is the first of two.
    Met,
}

/// Whether a file that opens so is a table with a head.
pub(super) fn has_head(opening: &str) -> bool {
    let head = first_line(opening);
    let comma = comma(opening);
    let mut cells = head.split(comma).map(|cell| column(cell.trim_matches('"')));
    // One word alone may be an entry.
    !head.starts_with('#') && head.split(comma).count() > 1 && cells.any(|column| column == "text")
}

/// The first line with something in it: a copied table may come with empty ones in front.
fn first_line(opening: &str) -> &str {
    opening.lines().find(|line| !line.trim().is_empty()).unwrap_or_default()
}

/// What stands between cells: whatever there is most of in the first line.
fn comma(opening: &str) -> char {
    let head = first_line(opening);
    let count = |comma: &char| head.matches(*comma).count();
    [';', '\t', ','].into_iter().max_by_key(count).unwrap_or(',')
}

/// Which column a head is for; an empty word if for none that is known.
fn column(head: &str) -> &'static str {
    let head = head.trim().to_ascii_lowercase();
    COLUMNS.iter().find(|(_, names)| names.contains(&&head[..])).map_or("", |(column, _)| column)
}

impl Csv {
    pub(super) fn new(opening: &str) -> Self {
        let (columns, decks, row, cell) = Default::default();
        Self { comma: comma(opening), columns, decks, row, cell, from: 1, quote: Quote::None, ours: false }
    }

    pub(super) fn push(&mut self, c: char, at: u32, builder: &mut ImportBuilder) {
        match (&self.quote, c) {
            (Quote::None, '"') if self.cell.trim().is_empty() => {
                self.cell.clear();
                self.quote = Quote::Open;
            }
            (Quote::Open, '"') => self.quote = Quote::Met,
            (Quote::Met, '"') => {
                self.cell.push(c);
                self.quote = Quote::Open;
            }
            (Quote::Open, '\n') if self.cell.len() > LONGEST_CELL => {
                self.give_up(builder);
                self.end_row(at + 1, builder);
            }
            (Quote::None | Quote::Met, '\n') => self.end_row(at + 1, builder),
            (Quote::None | Quote::Met, c) if c == self.comma => self.end_cell(),
            (Quote::None | Quote::Open | Quote::Met, c) => self.cell.push(c),
        }
    }

    pub(super) fn end(&mut self, builder: &mut ImportBuilder) {
        if let Quote::Open = self.quote {
            self.give_up(builder);
        }
        if !self.cell.is_empty() || !self.row.is_empty() {
            self.end_row(self.from, builder);
        }
    }

    /// A quote has no end, so it was none, and what stands behind it are cells and rows like all others.
    fn give_up(&mut self, builder: &mut ImportBuilder) {
        builder.note(Position { line: self.from, field: &"" }, NoticeCause::OpenQuote);
        self.quote = Quote::None;
        for c in std::mem::take(&mut self.cell).chars() {
            match c {
                '\n' => self.end_row(self.from + 1, builder),
                c if c == self.comma => self.end_cell(),
                c => self.cell.push(c),
            }
        }
    }

    fn end_row(&mut self, next: u32, builder: &mut ImportBuilder) {
        self.end_cell();
        self.take(builder);
        self.from = next;
    }

    fn end_cell(&mut self) {
        self.quote = Quote::None;
        let cell = std::mem::take(&mut self.cell);
        if self.row.len() < MOST_CELLS {
            self.row.push(cell);
        }
    }

    /// Takes the row, the first one for the head.
    fn take(&mut self, builder: &mut ImportBuilder) {
        let row = std::mem::take(&mut self.row);
        if self.columns.is_empty() {
            if row.iter().all(|cell| cell.trim().is_empty()) {
                return;
            }
            self.ours = row.iter().map(|head| head.trim()).eq(HEAD);
            self.columns = row.iter().map(|head| column(head)).collect();
            if self.columns.contains(&"text") {
                return;
            }
            self.columns = vec!["text"];
        }
        let row = CsvRow { columns: &self.columns, cells: &row };
        if row.cell("kind").eq_ignore_ascii_case("white") {
            return builder.answer(self.from);
        }
        let deck = deck_of(&row, &mut self.decks, self.ours, self.from, builder);
        let text = row.cell("text");
        // An escaped formula was meant as text, and we never write an unescaped one.
        let kept = unescaped(text).len() < text.len() || self.ours && !text.starts_with('=');
        let trust = if kept { Trust::Trusted } else { Trust::Untrusted };
        builder.put(deck, unescaped(text), trust, Position { line: self.from, field: &"text" });
    }
}

/// The deck that a row belongs to. The first row of a deck says what it is.
fn deck_of(
    row: &CsvRow<'_>,
    decks: &mut Vec<Known>,
    ours: bool,
    from: u32,
    builder: &mut ImportBuilder,
) -> DeckIndex {
    // In the tables of others an author may be that of one card.
    let recognised_by = if ours { &FIELDS[..] } else { &["name", "kind"] };
    let wanted = || recognised_by.iter().map(|column| row.cell(column));
    // Rows of one deck mostly stand together.
    if let Some((_, deck)) = decks.iter().rfind(|(known, _)| wanted().eq(known.iter().map(String::as_str))) {
        return *deck;
    }
    let deck = builder.deck(DeckKind::Categories, Tone::Family);
    if decks.len() <= deck {
        decks.push((wanted().map(str::to_owned).collect(), deck));
        for (column, _) in COLUMNS.iter().filter(|(column, _)| FIELDS.contains(column)) {
            let cell = unescaped(row.cell(column));
            if !cell.is_empty() {
                let cell = if *column == "kind" { plural(cell) } else { cell };
                builder.set(deck, column, cell, Position { line: from, field: column });
            }
        }
    }
    deck
}

/// A row beside its head.
struct CsvRow<'a> {
    columns: &'a [&'static str],
    cells: &'a [String],
}

impl CsvRow<'_> {
    /// What stands in that column; nothing if there is none.
    fn cell(&self, wanted: &str) -> &str {
        let at = self.columns.iter().position(|column| *column == wanted);
        at.and_then(|at| self.cells.get(at)).map_or("", |cell| cell.trim())
    }
}

/// The word for a kind, as tables of others may have it.
fn plural(kind: &str) -> &str {
    match &kind.to_ascii_lowercase()[..] {
        "category" => "categories",
        "prompt" | "black" => "prompts",
        "adjective" => "adjectives",
        _ => kind,
    }
}

/// Whether a spreadsheet would take a cell that begins so for a formula.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@'])
}

/// A cell that no spreadsheet takes for a formula: `'=1+1`.
pub(in crate::decks) fn harmless(text: &str) -> String {
    let mark = if is_formula(text.trim_start_matches('\'')) { "'" } else { "" };
    format!("{mark}{text}")
}

/// A cell without the apostrophe that keeps a spreadsheet from computing it.
fn unescaped(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| is_formula(rest.trim_start_matches('\''))).unwrap_or(cell)
}

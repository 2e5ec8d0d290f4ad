//! Reads the rows of a table as entries.

use super::{
    NoticeCause, Table,
    builder::{DeckIndex, ImportBuilder, Position, Trust},
    headings::{Role, role},
    markdown::has_table,
    plain::FIELDS,
    rows::{RowEvent, Rows, is_for_anki, separator, table_lines},
    table::ColumnName,
};
use crate::decks::{DeckKind, Tone};

/// The header of our own tables.
pub(in crate::decks) const HEADER: [&str; 8] =
    ["kind", "text", "pack", "author", "lang", "tone", "licence", "lists a card"];

/// How many lines have to look like rows for a table without a known heading.
const MIN_ROWS: usize = 2;

/// Whether the beginning of a file is a table, whatever the file is called.
pub(super) fn is_table(opening: &str) -> bool {
    let opening = &without_ends_of_entities(opening)[..];
    if has_table(opening) {
        return true;
    }
    let separator = separator(opening);
    let mut lines = table_lines(opening);
    // In a plain list, a line with `#` is a comment.
    let Some(first) = lines.next().filter(|first| !first.starts_with('#')) else { return false };
    // A single cell is no header: a plain list may begin with the entry “Card”.
    let has_known = || {
        let is_text = |cell: &str| matches!(role(cell), Role::Text | Role::Prompts);
        first.split(separator).count() > 1 && first.split(separator).any(is_text)
    };
    let is_named = opening.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("sep="));
    is_named || has_known() || has_equal_rows(opening, separator) || is_list_on_a_line(opening, separator)
}

/// A text without the semicolons of `&rarr;` and other entities of HTML, which separate no cells.
fn without_ends_of_entities(text: &str) -> String {
    let mut parts = text.split('&');
    let mut without = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !c.is_alphanumeric() && c != '#').unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        let rest = if name.is_empty() { rest } else { rest.strip_prefix(';').unwrap_or(rest) };
        without.extend(["&", name, rest]);
    }
    without
}

/// Whether a text is one line with several entries: it has several separators, and is no sentence.
fn is_list_on_a_line(opening: &str, separator: char) -> bool {
    let mut lines = table_lines(opening);
    let (Some(line), None) = (lines.next(), lines.next()) else { return false };
    let separators = line.matches(separator).count();
    // Commas also stand in sentences, so one more is needed.
    separators > if separator == ',' { 2 } else { 1 } && !line.trim_end().ends_with(['.', '?', '!'])
}

/// Whether all lines have as many cells, separated by tabs, semicolons or bars; commas also stand in sentences.
fn has_equal_rows(opening: &str, separator: char) -> bool {
    let cells = |line: &str| line.matches(separator).count();
    let lines: Vec<usize> = table_lines(opening).map(cells).collect();
    // The last line may be cut off.
    let whole =
        lines.get(..lines.len().saturating_sub(1)).filter(|whole| whole.len() >= MIN_ROWS).unwrap_or(&lines);
    separator != ',' && whole.len() >= MIN_ROWS && whole.iter().all(|cells| *cells > 0 && *cells == whole[0])
}

/// Whether the lines of a file that is called a table are sentences with commas: a space follows each of them, and the
/// lines have different numbers of them.
pub(super) fn is_prose(opening: &str) -> bool {
    let commas = |line: &str| line.matches(',').count();
    let mut counts = table_lines(opening).map(commas);
    let first = counts.next().unwrap_or_default();
    let has_header = table_lines(opening)
        .next()
        .is_some_and(|line| line.split(',').any(|cell| !matches!(role(cell), Role::Unknown)));
    separator(opening) == ','
        && !has_header
        && !opening.contains('"')
        && counts.any(|count| count != first)
        && commas(opening) == opening.matches(", ").count()
}

/// Whether the beginning of a file is a table of our own.
pub(super) fn is_ours(opening: &str) -> bool {
    let header = table_lines(opening).next().unwrap_or_default();
    header.split(separator(opening)).map(|cell| cell.trim().trim_matches('"')).eq(HEADER)
}

/// The cells that identify a deck (pack and kind, or in our own tables all fields), and the deck.
type KnownDeck = (Vec<String>, DeckIndex);

/// Reads rows of which the columns are known.
pub(super) struct Csv {
    rows: Rows,
    table: RowReader,
}

struct RowReader {
    table: Table,
    /// The columns with entries.
    chosen: Vec<usize>,
    is_divided: bool,
    decks: Vec<KnownDeck>,
    /// Whether it is our own table; its texts are used without changes, but a text with `=` at its beginning is refused.
    is_ours: bool,
    /// Whether the heading is behind us.
    has_begun: bool,
    /// How many lines are beside the table.
    beside: usize,
}

impl Csv {
    pub(super) fn new(opening: &str, table: Table) -> Self {
        Self::of_rows(Rows::new(opening), is_ours(opening), table)
    }

    /// Reads these rows.
    pub(super) fn of_rows(rows: Rows, is_ours: bool, table: Table) -> Self {
        let (chosen, is_divided) = (table.chosen(), table.is_divided_by_columns());
        let (decks, has_begun, beside) = (Vec::new(), false, 0);
        let table = RowReader { table, chosen, is_divided, decks, is_ours, has_begun, beside };
        Self { rows, table }
    }

    /// The table, if people can choose its columns.
    pub(super) fn table(&self) -> Option<&Table> {
        Some(&self.table.table).filter(|_| !self.table.is_ours)
    }

    pub(super) fn push(&mut self, c: char, line: u32, builder: &mut ImportBuilder) {
        let table = &mut self.table;
        self.rows.push(c, line, &mut |event| table.handle(event, builder));
    }

    pub(super) fn end(&mut self, builder: &mut ImportBuilder) {
        let table = &mut self.table;
        self.rows.end(&mut |event| table.handle(event, builder));
        if table.is_ours {
            return;
        }
        if table.chosen.len() > 1 && !table.is_divided {
            builder.note_file(NoticeCause::ColumnsTogether { columns: table.chosen.len() });
        }
        if table.beside > 0 {
            builder.note_file(NoticeCause::BesideTable { times: table.beside });
        }
        for (index, count) in table.table.unread() {
            let cause = NoticeCause::ColumnNotRead { count };
            builder.note_field(&ColumnName(index, &table.table), cause);
        }
    }
}

impl RowReader {
    fn handle(&mut self, event: RowEvent, builder: &mut ImportBuilder) {
        match event {
            RowEvent::OpenQuote(line) => builder.note(Position { line, field: &"" }, NoticeCause::OpenQuote),
            RowEvent::TooManyCells(line) => {
                builder.note(Position { line, field: &"" }, NoticeCause::TooManyCells)
            }
            RowEvent::Note(line, note) if !is_for_anki(&note) => builder.count_comment(line),
            RowEvent::Note(..) => {}
            RowEvent::Beside => self.beside += 1,
            RowEvent::Row(line, cells) if self.has_begun => self.row(line, &cells, builder),
            RowEvent::Row(line, cells) => {
                self.has_begun = true;
                if self.table.has_heading != Some(true) {
                    self.row(line, &cells, builder);
                }
            }
        }
    }

    fn row(&mut self, line: u32, cells: &[String], builder: &mut ImportBuilder) {
        let row = CsvRow { table: &self.table, cells };
        if role(row.field("kind")) == Role::Answers {
            return builder.count_answer(line);
        }
        let beyond = cells.get(self.table.columns.len()..).unwrap_or_default();
        if beyond.iter().any(|cell| !cell.trim().is_empty()) {
            builder.count_row_beyond(line);
        }
        let filled = self.chosen.iter().filter(|index| !row.cell(**index).is_empty());
        let filled: Vec<usize> = filled.copied().collect();
        if filled.is_empty() && cells.iter().any(|cell| !cell.trim().is_empty()) {
            builder.count_row_without_text(line);
        } else if filled.is_empty() {
            builder.count_empty_line(line);
        }
        for index in filled {
            let deck = deck_of(&row, index, &mut self.decks, (self.is_ours, self.is_divided), line, builder);
            let text = row.cell(index);
            // A formula with an apostrophe before it is text. Without one, a text that begins with `=` is refused, even in
            // our own tables.
            let trusted = unescaped(text).len() < text.len() || self.is_ours && !text.starts_with('=');
            let trust = if trusted { Trust::Trusted } else { Trust::Untrusted };
            let heading = if row.has_heading() { row.heading(index) } else { "" };
            builder.add_entry(deck, unescaped(text), trust, Position { line, field: &heading });
        }
    }
}

/// The deck of a cell. The first row of a deck sets its fields. `is_ours` and `is_divided` are those of the [`RowReader`].
fn deck_of(
    row: &CsvRow<'_>,
    index: usize,
    decks: &mut Vec<KnownDeck>,
    (is_ours, is_divided): (bool, bool),
    line: u32,
    builder: &mut ImportBuilder,
) -> DeckIndex {
    // In tables of other programs the author may belong to a single card.
    let identifying = if is_ours { &FIELDS[..] } else { &["name", "kind"] };
    let column = if is_divided { row.heading(index) } else { "" };
    let wanted = || identifying.iter().map(|field| row.field(field)).chain([column]);
    // The rows of a deck are usually next to each other, so search from the end.
    if let Some((_, deck)) = decks.iter().rfind(|(known, _)| wanted().eq(known.iter().map(String::as_str))) {
        return *deck;
    }
    let deck = builder.add_deck(DeckKind::Categories, Tone::Family);
    // If the maximum number of decks is reached, the builder returns its last deck, whose fields are already
    // set.
    if decks.len() <= deck {
        decks.push((wanted().map(str::to_owned).collect(), deck));
        if role(row.heading(index)) == Role::Prompts && row.has_heading() {
            builder.set(deck, "kind", DeckKind::Prompts.slug(), Position { line, field: &"kind" });
        }
        if !column.is_empty() {
            builder.set(deck, "name", column, Position { line, field: &"name" });
        }
        for field in FIELDS {
            let cell = unescaped(row.field(field));
            if !cell.is_empty() {
                let cell = if field == "kind" { kind_slug(cell) } else { cell };
                builder.set(deck, field, cell, Position { line, field: &field });
            }
        }
    }
    deck
}

/// A row with its columns.
struct CsvRow<'a> {
    table: &'a Table,
    cells: &'a [String],
}

impl CsvRow<'_> {
    /// The cell with a field of the deck; empty if there is none.
    fn field(&self, wanted: &str) -> &str {
        let index = self.table.columns.iter().position(|column| column.field == Some(wanted));
        index.map_or("", |index| self.cell(index))
    }

    fn cell(&self, index: usize) -> &str {
        self.cells.get(index).map_or("", |cell| cell.trim())
    }

    fn has_heading(&self) -> bool {
        self.table.has_heading == Some(true)
    }

    fn heading(&self, index: usize) -> &str {
        self.table.columns.get(index).map_or("", |column| column.heading.trim())
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

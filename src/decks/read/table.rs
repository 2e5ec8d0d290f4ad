//! A table whose columns are unknown: which of them have entries is worked out from their headings and their cells, and
//! people may choose others.

use std::{collections::BTreeSet, fmt};

use super::{
    csv::HEADER,
    headings::{Role, are_a_series, role},
    tidy::tidy,
};
use crate::wording::{Noun, counted};

/// How many cells of a column are shown as a sample.
const SAMPLES: usize = 3;

/// How many different cells of a column are remembered.
const MAX_VALUES: usize = 64;

/// A column with fewer cells is too short to say whether its cells repeat.
const MIN_CELLS: usize = 8;

/// The most characters of a cell that count for the length of its column.
const MAX_COUNTED: usize = 1_000;

/// The most characters of a cell that are kept as a sample: more than are shown, because its markup is still to be removed.
const SAMPLE_CHARACTERS: usize = 80;

/// A column whose cells have at most so many characters on average has no descriptions.
const NO_DESCRIPTION: usize = 25;

/// A table or a file of JSON with its columns, and which of them are read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Whether the first row is a heading; `None` for JSON, where the keys are the headings.
    pub has_heading: Option<bool>,
    /// The columns, in order.
    pub columns: Vec<TableColumn>,
}

/// A column of a table, or all values of JSON at the same place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableColumn {
    /// The first cell, or the place in JSON.
    pub heading: String,
    /// How many further cells it has.
    pub cells: usize,
    /// Some of them.
    pub samples: Vec<String>,
    /// Whether its cells become entries.
    pub chosen: bool,
    /// The field of the deck that it sets, unless its cells become entries.
    pub field: Option<&'static str>,
}

impl TableColumn {
    /// Whether it can be chosen: it has cells.
    pub fn is_offered(&self) -> bool {
        self.cells > 0 || !self.heading.is_empty()
    }
}

/// The name of a column in sentences.
pub(super) struct ColumnName<'a>(pub(super) usize, pub(super) &'a Table);

impl fmt::Display for ColumnName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heading = self.1.columns.get(self.0).map_or("", |column| column.heading.trim());
        let shown = shortened(heading);
        match self.1.has_heading {
            None => f.write_str(&spoken_place(&shown)),
            Some(true) if !shown.is_empty() => write!(f, "column {}, “{shown}”", self.0 + 1),
            Some(_) => write!(f, "column {}", self.0 + 1),
        }
    }
}

/// A place of JSON for people: `data.rounds[].words[]` is `“data › rounds › words”`.
pub(super) fn spoken_place(place: &str) -> String {
    let keys: Vec<&str> =
        place.split('.').map(|key| key.trim_matches(['[', ']'])).filter(|key| !key.is_empty()).collect();
    if keys.is_empty() { "the list".to_owned() } else { format!("“{}”", keys.join(" › ")) }
}

/// The beginning of a long text.
fn shortened(text: &str) -> String {
    /// The most characters.
    const SHOWN: usize = 40;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default().trim_end()),
        None => text.to_owned(),
    }
}

impl Table {
    /// The name of a column in sentences: `column 2, “Name”`.
    pub fn column_name(&self, index: usize) -> String {
        ColumnName(index, self).to_string()
    }

    /// A table of our own.
    pub(super) fn ours() -> Self {
        let column = |heading: &&str| TableColumn {
            heading: (*heading).to_owned(),
            cells: 0,
            samples: Vec::new(),
            chosen: *heading == "text",
            field: if let Role::Field(field) = role(heading) { Some(field) } else { None },
        };
        Self { has_heading: Some(true), columns: HEADER.iter().map(column).collect() }
    }

    /// Whether people are asked what to read.
    pub fn has_choice(&self) -> bool {
        self.has_heading.is_some() || self.columns.iter().filter(|column| column.is_offered()).count() > 1
    }

    /// The indices of the columns with entries.
    pub(super) fn chosen(&self) -> Vec<usize> {
        (0..self.columns.len()).filter(|index| self.columns[*index].chosen).collect()
    }

    /// Whether each column is a deck: several columns with headings, and no column that names the deck.
    pub(super) fn is_divided_by_columns(&self) -> bool {
        let named = self.columns.iter().any(|column| column.field == Some("name") && !column.chosen);
        self.has_heading != Some(false) && self.chosen().len() > 1 && !named
    }

    /// How many cells of a column could be entries.
    pub fn cells_of(&self, column: &TableColumn) -> usize {
        let first = self.has_heading == Some(false) && !column.heading.trim().is_empty();
        column.cells + usize::from(first)
    }

    /// How many cells or texts a column has, in words.
    pub fn count_of(&self, column: &TableColumn) -> String {
        counted(self.cells_of(column), if self.has_heading.is_some() { Noun::CELL } else { Noun::TEXT })
    }

    /// Some cells of a column as the entries that they could be, from the first row on, each with at most forty characters.
    pub fn samples_of(&self, column: &TableColumn) -> Vec<String> {
        let first =
            Some(column.heading.trim()).filter(|first| self.has_heading == Some(false) && !first.is_empty());
        first
            .into_iter()
            .chain(column.samples.iter().map(String::as_str))
            .take(SAMPLES)
            .map(|sample| shortened(&tidy(sample)))
            .collect()
    }

    /// The columns with cells that are not read, and how many they are, in words.
    pub(super) fn unread(&self) -> impl Iterator<Item = (usize, String)> {
        let is_unread = |column: &&TableColumn| !column.chosen && column.field.is_none();
        let has_cells =
            move |(_, column): &(usize, &TableColumn)| is_unread(column) && self.cells_of(column) > 0;
        let columns = self.columns.iter().enumerate().filter(has_cells);
        columns.map(|(index, column)| (index, self.count_of(column)))
    }
}

/// What was seen in a column.
#[derive(Default)]
struct ColumnSurvey {
    heading: String,
    cells: usize,
    /// How many of them have letters and are no address.
    words: usize,
    characters: usize,
    values: BTreeSet<String>,
    samples: Vec<String>,
}

impl ColumnSurvey {
    fn add(&mut self, cell: &str) {
        let cell = cell.trim();
        if cell.is_empty() {
            return;
        }
        self.cells += 1;
        self.words += usize::from(cell.contains(char::is_alphabetic) && !cell.contains("://"));
        // One very long cell must not make the column look like descriptions.
        self.characters += cell.chars().take(MAX_COUNTED).count();
        let shown = || cell.chars().take(SAMPLE_CHARACTERS).collect::<String>();
        if self.values.len() < MAX_VALUES {
            self.values.insert(shown());
        }
        if self.samples.len() < SAMPLES {
            self.samples.push(shown());
        }
    }

    /// Whether most cells are words.
    fn has_words(&self) -> bool {
        2 * self.words > self.cells
    }

    /// Whether the same few words repeat: these are marks such as `easy`, not entries.
    fn repeats(&self) -> bool {
        let is_always_equal = self.cells > 2 && self.values.len() == 1;
        is_always_equal
            || self.cells >= MIN_CELLS
                && self.values.len() < MAX_VALUES
                && 2 * self.values.len() <= self.cells
    }

    /// Characters a cell, on average.
    fn length(&self) -> usize {
        self.characters.div_ceil(self.cells.max(1))
    }
}

/// A table that is looked through before it is read.
#[derive(Default)]
pub(super) struct Survey {
    columns: Vec<ColumnSurvey>,
    rows: usize,
    /// How many lines are beside the table.
    beside: usize,
    /// Whether lines to a program stand above the table. Such tables have no heading.
    has_notes: bool,
    /// The columns that these lines name, which have no entries, each with the field of the deck that it sets.
    named: Vec<(usize, Option<&'static str>)>,
}

impl Survey {
    /// Looks at a row of a table; the first may be a heading.
    pub(super) fn row(&mut self, cells: &[String]) {
        if self.columns.len() < cells.len() {
            self.columns.resize_with(cells.len(), ColumnSurvey::default);
        }
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            match self.rows {
                0 => cell.trim().clone_into(&mut column.heading),
                _ => column.add(cell),
            }
        }
        self.rows += 1;
    }

    /// Looks at a line to a program above the table: `#guid column:1`, as Anki writes.
    pub(super) fn note(&mut self, note: &str) {
        self.has_notes = true;
        let (key, number) = note.split_once(" column:").unwrap_or_default();
        if let Some(index) = number.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
            self.named.push((index, (key == "#deck").then_some("name")));
        }
    }

    /// Counts a line beside the table.
    pub(super) fn line_beside(&mut self) {
        self.beside += 1;
    }

    /// How many lines are beside the table.
    pub(super) fn lines_beside(&self) -> usize {
        self.beside
    }

    /// Whether there are several rows with several cells.
    pub(super) fn is_table(&self) -> bool {
        self.rows > 1 && self.columns.len() > 1
    }

    /// How many rows there are.
    pub(super) fn rows(&self) -> usize {
        self.rows
    }

    /// Looks at a value of JSON, of which the column is known.
    pub(super) fn value(&mut self, column: usize, heading: &str, text: &str) {
        if self.columns.len() <= column {
            self.columns.resize_with(column + 1, ColumnSurvey::default);
        }
        if let Some(column) = self.columns.get_mut(column) {
            heading.clone_into(&mut column.heading);
            column.add(text);
        }
    }

    /// The table with a proposal of what to read. `has_heading` is what is known already; `key` gives the part of a heading
    /// that says what the column is for.
    pub(super) fn table(&self, has_heading: Option<bool>, key: impl Fn(&str) -> Role) -> Table {
        let roles: Vec<Role> = self.columns.iter().map(|column| key(&column.heading)).collect();
        let has_heading = has_heading.unwrap_or_else(|| !self.has_notes && self.has_heading(&roles));
        let named =
            |index: usize| self.named.iter().find(|(named, _)| *named == index).map(|(_, field)| *field);
        let mut chosen = self.chosen(has_heading, &roles);
        if chosen.iter().any(|index| named(*index).is_none()) {
            chosen.retain(|index| named(*index).is_none());
        }
        let column = |(index, survey): (usize, &ColumnSurvey)| {
            let chosen = chosen.contains(&index);
            let field = match roles[index] {
                _ if named(index).is_some() => named(index).flatten(),
                Role::Field(field) if has_heading && !chosen => Some(field),
                Role::Name if has_heading && !chosen => Some("name"),
                Role::Text
                | Role::Prompts
                | Role::Answers
                | Role::Field(_)
                | Role::Name
                | Role::Number
                | Role::Unknown => None,
            };
            let ColumnSurvey { heading, cells, samples, .. } = survey;
            TableColumn { heading: heading.clone(), cells: *cells, samples: samples.clone(), chosen, field }
        };
        let columns = self.columns.iter().enumerate().map(column).collect();
        Table { has_heading: Some(has_heading), columns }
    }

    /// Whether the first row is a heading: it has a known one, a series, or words above numbers or above marks that repeat.
    fn has_heading(&self, roles: &[Role]) -> bool {
        let headings: Vec<&str> = self
            .columns
            .iter()
            .map(|column| &column.heading[..])
            .filter(|heading| !heading.is_empty())
            .collect();
        let is_above = |column: &ColumnSurvey| {
            let is_word = column.heading.contains(char::is_alphabetic);
            let above_numbers = column.cells > 1 && column.words == 0;
            is_word && (above_numbers || column.repeats() && !column.values.contains(&column.heading))
        };
        let is_known = |role: &Role| !matches!(role, Role::Unknown);
        // A single row is read, unless it says clearly that it is a heading.
        let known = roles.iter().filter(|role| is_known(role)).count();
        known > 1
            || self.rows > 1 && (known > 0 || are_a_series(&headings) || self.columns.iter().any(is_above))
    }

    /// The columns that are proposed: those with a known heading, or else all that look like entries.
    fn chosen(&self, has_heading: bool, roles: &[Role]) -> Vec<usize> {
        let columns = || self.columns.iter().enumerate();
        if !has_heading && self.rows <= 1 {
            return (0..self.columns.len()).collect();
        }
        let known = |wanted: fn(&Role) -> bool| -> Vec<usize> {
            let is_wanted = |(index, column): &(usize, &ColumnSurvey)| {
                wanted(&roles[*index]) && column.cells > 0 && !column.repeats()
            };
            columns().filter(is_wanted).map(|(index, _)| index).collect()
        };
        if has_heading {
            let named = known(|role| matches!(role, Role::Text | Role::Prompts));
            if !named.is_empty() {
                return named;
            }
            let names = known(|role| matches!(role, Role::Name));
            if !names.is_empty() {
                return names;
            }
            // Its cells repeat, or there are none; still its heading says that they are entries.
            let any = (0..roles.len()).find(|index| matches!(roles[*index], Role::Text | Role::Prompts));
            if let Some(only) = any {
                return vec![only];
            }
        }
        let is_field =
            |role: &Role| has_heading && matches!(role, Role::Field(_) | Role::Answers | Role::Number);
        let looks_right = |(index, column): &(usize, &ColumnSurvey)| {
            column.has_words() && !column.repeats() && !is_field(&roles[*index])
        };
        let mut chosen: Vec<usize> = columns().filter(looks_right).map(|(index, _)| index).collect();
        let shortest = chosen.iter().map(|index| self.columns[*index].length()).min().unwrap_or_default();
        // Descriptions are much longer than what they describe: more than two and a half times as long.
        chosen.retain(|index| {
            let length = self.columns[*index].length();
            !has_heading || length <= NO_DESCRIPTION || 2 * length <= 5 * shortest
        });
        if chosen.is_empty() {
            let has_words = |(_, column): &(usize, &ColumnSurvey)| column.words > 0 || column.cells == 0;
            chosen.extend(columns().find(has_words).map(|(index, _)| index));
        }
        if chosen.is_empty() { (0..self.columns.len().min(1)).collect() } else { chosen }
    }
}

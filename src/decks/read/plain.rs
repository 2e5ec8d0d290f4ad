//! Reads plain text with one entry per line.

use super::{
    OPENING,
    builder::{DeckIndex, ImportBuilder, Position, Trust},
    markdown::has_text,
    rows::is_directive,
    tidy::tidy,
};
use crate::{
    decks::{DeckKind, Tone},
    pasted::{ListStyle, unquoted},
};

/// Reads lines. `# name: …` sets a field of the deck; any other line that begins with `#` is a
/// comment, unless a letter or a number follows at once in somebody else's list. The rest of a
/// line that begins with a backslash is used without changes. If no line sets the kind and most entries have gaps, it
/// is a deck of prompts.
pub(super) struct Plain {
    line: String,
    deck: Option<DeckIndex>,
    /// Whether a line has set the kind of the deck.
    has_kind: bool,
    /// Whether a line has set any field: whoever wrote that knows what a comment is.
    has_fields: bool,
    /// The lines of comments.
    comments: Vec<u32>,
    /// The number of entries without a backslash.
    entries: u32,
    /// How many of these entries have at least two `_`.
    with_gaps: u32,
    /// The marks of the list; `None` for our own texts, from which only a few marks are removed.
    style: Option<ListStyle>,
}

/// How our own plain text begins.
const OUR_OPENING: &str = "# name: ";

impl Plain {
    pub(super) fn new(opening: &str) -> Self {
        // The last line of a long opening is cut off.
        let whole = if opening.chars().count() < OPENING { None } else { opening.rsplit_once('\n') };
        let lines = whole.map_or(opening, |(whole, _)| whole).lines().filter(|line| !line.starts_with('#'));
        let style = (!is_ours(opening)).then(|| ListStyle::of(lines));
        Self {
            line: String::new(),
            deck: None,
            has_kind: false,
            has_fields: false,
            comments: Vec::new(),
            entries: 0,
            with_gaps: 0,
            style,
        }
    }

    pub(super) fn push(&mut self, c: char, line_number: u32, builder: &mut ImportBuilder) {
        if c == '\n' {
            self.handle_line(line_number, builder);
            self.line.clear();
        } else {
            self.line.push(c);
        }
    }

    pub(super) fn end(&mut self, line_number: u32, builder: &mut ImportBuilder) {
        if !self.line.is_empty() {
            self.handle_line(line_number, builder);
        }
        if !self.has_fields {
            self.comments.iter().for_each(|line| builder.count_comment(*line));
        }
        if let Some(deck) = self.deck.filter(|_| !self.has_kind && self.with_gaps > self.entries / 2) {
            builder.set(deck, "kind", DeckKind::Prompts.slug(), Position { line: line_number, field: &"" });
        }
    }

    fn handle_line(&mut self, line_number: u32, builder: &mut ImportBuilder) {
        let deck = *self.deck.get_or_insert_with(|| builder.add_deck(DeckKind::Categories, Tone::Family));
        let line = self.line.trim();
        let position = Position { line: line_number, field: &"" };
        if let Some(comment) = line.strip_prefix('#').filter(|comment| self.is_comment(comment)) {
            let value = comment.split_once(':').map(|(key, value)| (key.trim(), value.trim()));
            match value.filter(|(key, _)| FIELDS.contains(key)) {
                Some((key, value)) => {
                    self.has_kind |= key == "kind";
                    self.has_fields = true;
                    builder.set(deck, key, value, Position { line: line_number, field: &key });
                }
                None => self.comments.push(line_number),
            }
        } else if let Some(unchanged) = line.strip_prefix('\\') {
            builder.add_entry(deck, unchanged, Trust::Trusted, position);
        } else if line.is_empty() {
            builder.count_empty_line(line_number);
        } else if let Some(cells) = line.strip_prefix('|').and_then(|row| row.strip_suffix('|'))
            && self.style.is_some()
        {
            // A row of a table in Markdown, or the line below its heading.
            for cell in cells.split('|').filter(|cell| has_text(cell)) {
                builder.add_entry(deck, cell, Trust::Untrusted, position);
            }
        } else {
            self.entries += 1;
            // A gap is written as `___`; a single `_` may stand for a space.
            self.with_gaps += u32::from(line.matches('_').count() > 1);
            // Whoever writes fields of a deck may put a number before a single entry, too.
            let entry = if self.style.is_none() || self.has_fields { without_bullet(line) } else { line };
            let entry = self.style.map_or(entry, |style| style.entry(entry));
            let entry = unquoted(entry).filter(|_| self.style.is_some()).unwrap_or(entry);
            builder.add_entry(deck, entry, Trust::Untrusted, position);
        }
    }

    /// Whether a line with this text after its `#` is a comment. In the lists of others, `#metoo` and `#1 hits` are entries.
    fn is_comment(&self, text: &str) -> bool {
        let is_note = is_directive(&format!("#{text}"));
        self.style.is_none() || is_note || text.starts_with([' ', '\t', '#']) || text.is_empty()
    }
}

/// Whether the beginning of a file is plain text of our own.
pub(super) fn is_ours(opening: &str) -> bool {
    opening.starts_with(OUR_OPENING)
}

/// The fields of a deck that a text or our own JSON can set.
pub(in crate::decks) const FIELDS: [&str; 7] =
    ["name", "kind", "language", "tone", "author", "licence", "lists a card"];

/// A line of our own text without a bullet or number that somebody wrote in front of it.
fn without_bullet(line: &str) -> &str {
    let without_number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let without = if without_number.len() < line.len() {
        without_number.strip_prefix(['.', ')'])
    } else {
        line.strip_prefix(['-', '*', '•', '–', '+'])
    };
    without.filter(|rest| rest.starts_with([' ', '\t'])).unwrap_or(line)
}

/// The line that reads back as exactly this entry, with a backslash if needed.
pub(in crate::decks) fn escaped_line(entry: &str) -> String {
    let plain =
        !entry.starts_with(['#', '\\', '=']) && without_bullet(entry) == entry && tidy(entry) == entry;
    format!("{}{entry}", if plain { "" } else { "\\" })
}

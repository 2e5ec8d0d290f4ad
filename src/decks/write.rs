//! Writes decks as files.

use super::{
    CategoryDeck, Line,
    read::{HEADER, OUR_FORMAT, VERSION, escaped, escaped_line},
};

/// The optional texts of a deck, with their keys in files.
fn texts(deck: &CategoryDeck) -> impl Iterator<Item = (&'static str, &Line)> {
    let texts = [("language", &deck.language), ("author", &deck.author), ("licence", &deck.licence)];
    texts.into_iter().filter_map(|(key, line)| Some((key, line.as_ref()?)))
}

/// Decks as our own JSON. Reading it returns exactly these decks, except those without entries.
pub fn json(decks: &[&CategoryDeck]) -> String {
    let mut out = format!("{{\"format\": {OUR_FORMAT}, \"version\": {VERSION}, \"decks\": [");
    for (index, deck) in decks.iter().enumerate() {
        out.push_str(if index == 0 { "\n{" } else { ",\n{" });
        field(&mut out, "name", deck.name.as_str());
        field(&mut out, "kind", deck.kind.slug());
        field(&mut out, "tone", deck.tone.slug());
        for (key, line) in texts(deck) {
            field(&mut out, key, line.as_str());
        }
        if let Some(lists) = deck.lists_per_card {
            out.push_str(&format!("\"lists a card\": {lists},\n "));
        }
        out.push_str("\"entries\": [");
        for (index, entry) in deck.entries().iter().enumerate() {
            out.push_str(if index == 0 { "\n  " } else { ",\n  " });
            quoted(&mut out, entry.as_str());
        }
        out.push_str("]}");
    }
    out.push_str("\n]}\n");
    out
}

fn field(out: &mut String, key: &str, text: &str) {
    quoted(out, key);
    out.push_str(": ");
    quoted(out, text);
    out.push_str(",\n ");
}

/// A JSON string. Only quotes and backslashes are escaped: a [`Line`] has no control characters.
fn quoted(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        if matches!(c, '"' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out.push('"');
}

/// A deck as plain text, one entry per line. Reading it returns exactly this deck.
pub fn plain(deck: &CategoryDeck) -> String {
    let mut out =
        format!("# name: {}\n# kind: {}\n# tone: {}\n", deck.name, deck.kind.slug(), deck.tone.slug());
    for (key, line) in texts(deck) {
        out.push_str(&format!("# {key}: {line}\n"));
    }
    if let Some(lists) = deck.lists_per_card {
        out.push_str(&format!("# lists a card: {lists}\n"));
    }
    for entry in deck.entries() {
        out.push_str(&escaped_line(entry.as_str()));
        out.push('\n');
    }
    out
}

/// Decks as a table for spreadsheets. It begins with a byte order mark, so that spreadsheets read it as UTF-8, and has
/// no formulas. Reading it returns exactly these decks, except those without entries; decks with the same fields become one.
pub fn csv(decks: &[&CategoryDeck]) -> String {
    let mut out = format!("\u{feff}{}\r\n", HEADER.join(","));
    for deck in decks {
        let line = |line: &Option<Line>| line.as_ref().map_or_else(String::new, |line| cell(line.as_str()));
        let lists = deck.lists_per_card.map_or_else(String::new, |lists| lists.to_string());
        let (kind, name, tone) = (deck.kind.slug(), cell(deck.name.as_str()), deck.tone.slug());
        let (author, language, licence) = (line(&deck.author), line(&deck.language), line(&deck.licence));
        for entry in deck.entries() {
            let text = cell(entry.as_str());
            out.push_str(&format!("{kind},{text},{name},{author},{language},{tone},{licence},{lists}\r\n"));
        }
    }
    out
}

/// A cell, quoted if needed: some readers also take semicolons or tabs as separators. A text that looks like a formula gets
/// an apostrophe in front.
fn cell(text: &str) -> String {
    let text = escaped(text);
    if text.contains([',', ';', '\t', '"']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

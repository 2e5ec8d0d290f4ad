//! The names in a pasted text.

use crate::pasted::{pasted_lines, unquoted};

/// The names in a text, separated by line breaks, commas, semicolons or tabs, without bullets, numbers, quotation marks
/// and mail addresses. If every line has one comma, as in `Smith, Ann`, each line is one name.
pub(in crate::setup) fn names(text: &str) -> Vec<&str> {
    let lines = pasted_lines(text);
    let names =
        if are_inverted(&lines) { lines } else { lines.into_iter().flat_map(names_on_line).collect() };
    names.into_iter().map(cleaned).filter(|name| !name.is_empty()).collect()
}

/// Whether these are names such as `Smith, Ann`: several, and each has one comma.
fn are_inverted(names: &[&str]) -> bool {
    names.len() > 1 && names.iter().all(|name| name.matches(SEPARATORS).eq([","]))
}

/// The names on a line. Between semicolons, `Smith, Ann` is one name, too.
fn names_on_line(line: &str) -> Vec<&str> {
    let between_semicolons: Vec<&str> = line.split(';').filter(|name| !name.trim().is_empty()).collect();
    if are_inverted(&between_semicolons) { between_semicolons } else { pieces(line).collect() }
}

/// A name without quotation marks, and without the address that a mail program adds: `Ann Smith <ann@example.org>`.
fn cleaned(name: &str) -> &str {
    let without_address =
        name.split_once('<').filter(|(name, rest)| !name.trim().is_empty() && rest.contains('@'));
    let name = without_address.map_or(name, |(name, _)| name).trim();
    unquoted(name).unwrap_or(name).trim()
}

/// What separates names on a line.
const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// The names on a line. A separator between quotation marks belongs to a name.
fn pieces(line: &str) -> impl Iterator<Item = &str> {
    let is_quoted = line.matches('"').count().is_multiple_of(2);
    let mut inside = false;
    let cells = line.split(move |c: char| {
        inside ^= is_quoted && c == '"';
        !inside && SEPARATORS.contains(&c)
    });
    // The first column of a copied table is often a number.
    let is_number = |cell: &str| cell.trim().bytes().all(|byte| byte.is_ascii_digit());
    let has_tabs = line.contains('\t');
    cells.filter(move |cell| !(has_tabs && is_number(cell)))
}

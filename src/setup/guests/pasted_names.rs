//! The names in a pasted text. `public/pasted_names.js` reads them in the same way before the program is there; a browser test
//! gives the same texts to both.

use crate::pasted::{pasted_lines, unquoted};

/// The words before the last name of several, in languages of Europe.
const AND: [&str; 12] = ["and", "und", "et", "y", "e", "en", "og", "och", "ve", "ja", "i", "&"];

/// Headings of names.
const HEADINGS: &str = "name names player players spieler namen nom noms joueur joueurs nombre nombres jugador jugadores nome nomi \
    giocatori namn spelare spelers people guests team vorname";

/// The names in a text, separated by line breaks, commas, semicolons, tabs or an “and”, without headings, bullets, numbers,
/// quotation marks and mail addresses. If every line has one comma, as in `Smith, Ann`, each line is one name. Of a table with a
/// heading, only the column with names is used.
pub(in crate::setup) fn names(text: &str) -> Vec<&str> {
    let mut lines = pasted_lines(text);
    let heading = lines.first().filter(|_| lines.len() > 1).and_then(|line| heading(line));
    if heading.is_some() {
        lines.remove(0);
    }
    // Other headings, such as `Friday:`.
    if lines.len() > 1 {
        lines.retain(|line| !line.ends_with(':'));
    }
    let names: Vec<&str> = match heading {
        Some((Some(separator), column)) => {
            lines.into_iter().filter_map(|line| line.split(separator).nth(column)).collect()
        }
        Some((None, _)) | None if are_inverted(&lines) => lines,
        Some((None, _)) | None => lines.into_iter().flat_map(names_on_line).collect(),
    };
    names.into_iter().map(cleaned).filter(|name| !name.is_empty()).collect()
}

/// The separator of a line in which a cell is the heading of names, and which cell that is. It may be the first row of a table.
fn heading(line: &str) -> Option<(Option<char>, usize)> {
    let is_heading = |cell: &str| {
        let cell = cleaned(cell).trim_end_matches(':').to_lowercase();
        HEADINGS.split_whitespace().any(|heading| heading == cell)
    };
    let separator = ['\t', ';', ','].into_iter().find(|separator| line.contains(*separator));
    let column = match separator {
        Some(separator) => line.split(separator).position(is_heading),
        None => is_heading(line).then_some(0),
    };
    Some((separator, column?))
}

/// Whether these are names such as `Smith, Ann`: several, and each has one comma with words around it.
fn are_inverted(names: &[&str]) -> bool {
    let is_inverted = |name: &&str| {
        name.matches(SEPARATORS).eq([","])
            && !name.split(',').any(|part| is_number(part) || split_and(part.trim()).is_some())
    };
    names.len() > 1 && names.iter().all(is_inverted)
}

/// The names on a line. Between semicolons, `Smith, Ann` is one name, too.
fn names_on_line(line: &str) -> Vec<&str> {
    let line = without_label(line);
    let between_semicolons: Vec<&str> = line.split(';').filter(|name| !name.trim().is_empty()).collect();
    if are_inverted(&between_semicolons) {
        return between_semicolons;
    }
    let mut names: Vec<&str> = pieces(line).map(str::trim).filter(|name| !name.is_empty()).collect();
    // One piece of three words is two names, as in `Ann and Bo`. `Tom & Jerry` alone may be the name of a team, and a name of more words
    // may have an “y” in it.
    let is_several = names.len() > 1 || line.split_whitespace().count() == 3 && !line.contains('&');
    if let Some((before, last)) = names.last().and_then(|last| split_and(last)).filter(|_| is_several) {
        names.pop();
        names.extend([before, last]);
    }
    names
}

/// The two names around an “and”. The first is empty if a comma stands before it.
fn split_and(text: &str) -> Option<(&str, &str)> {
    text.match_indices(' ').chain([(0, "")]).find_map(|(start, _)| {
        let (before, rest) = text.split_at(start);
        let (word, after) = rest.trim_start().split_once(' ')?;
        AND.contains(&word.to_lowercase().as_str()).then_some((before, after))
    })
}

/// A line without a label such as `Players:`.
fn without_label(line: &str) -> &str {
    let label = line.split_once(": ").filter(|(label, _)| !label.contains(SEPARATORS));
    label.map_or(line, |(_, names)| names)
}

/// A name without quotation marks, and without the address that a mail program adds: `Ann Smith <ann@example.org>`.
fn cleaned(name: &str) -> &str {
    let without_address =
        name.split_once('<').filter(|(name, rest)| !name.trim().is_empty() && rest.contains('@'));
    let name = without_address.map_or(name, |(name, _)| name).trim();
    // The age, as in `Ann (34)`.
    let age = name.strip_suffix(')').and_then(|name| name.rsplit_once('(')).filter(|(_, age)| is_number(age));
    let name = age.map_or(name, |(name, _)| name).trim();
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
    cells.filter(|cell| !is_number(cell))
}

/// Whether a cell beside names is an age or another number.
fn is_number(cell: &str) -> bool {
    cell.contains(|c: char| c.is_ascii_digit()) && !cell.contains(char::is_alphabetic)
}

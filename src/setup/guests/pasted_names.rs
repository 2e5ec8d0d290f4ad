//! The names in a pasted text. `public/pasted_names.js` reads them in the same way before the program is there; a browser test
//! gives the same texts to both.

use crate::pasted::{pasted_lines, unquoted};

/// The words before the last name of several, in languages of Europe.
const AND: [&str; 12] = ["and", "und", "et", "y", "e", "en", "og", "och", "ve", "ja", "i", "&"];

/// Headings of names.
const HEADINGS: &str = "name names player players spieler namen nom noms joueur joueurs nombre nombres jugador jugadores nome nomi \
    giocatori namn spelare spelers people guests team vorname";

/// The Roman numbers of a list.
const ROMAN: &str = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx";

/// The names in a text, separated by line breaks, commas, semicolons, tabs, bars or an “and”, without headings, bullets, numbers,
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
    if !matches!(heading, Some((Some(_), _))) {
        lines = without_numbers(lines);
    }
    let names: Vec<&str> = match heading {
        Some((Some(separator), column)) => {
            lines.into_iter().filter_map(|line| line.split(separator).nth(column)).collect()
        }
        Some((None, _)) | None if are_inverted(&lines) => lines,
        Some((None, _)) | None => lines.into_iter().flat_map(names_on_line).collect(),
    };
    names.into_iter().map(cleaned).filter(|name| !is_rule(name)).collect()
}

/// Lines without numbers such as `1 Ann`, `#1 Ann`, `01 - Ann` and `i. Ann`, if every line has one and they count up.
fn without_numbers<'t>(lines: Vec<&'t str>) -> Vec<&'t str> {
    let numbered: Option<Vec<(u32, &'t str)>> = lines.iter().map(|line| number(line)).collect();
    let counts_up = |lines: &Vec<(u32, &'t str)>| lines.windows(2).all(|pair| pair[1].0 == pair[0].0 + 1);
    let roman = |(line, roman): (&&'t str, &str)| {
        let (mark, name) = line.split_once(['.', ')'])?;
        (mark.to_lowercase() == roman && name.starts_with(' ')).then(|| name.trim_start())
    };
    let texts: Option<Vec<&'t str>> = match numbered.filter(counts_up) {
        Some(numbered) => Some(numbered.into_iter().map(|(_, name)| name).collect()),
        None if lines.len() <= ROMAN.split(' ').count() => {
            lines.iter().zip(ROMAN.split(' ')).map(roman).collect()
        }
        None => None,
    };
    texts.filter(|texts| texts.len() > 1).unwrap_or(lines)
}

/// The separator of a line in which a cell is the heading of names, and which cell that is. It may be the first row of a table.
fn heading(line: &str) -> Option<(Option<char>, usize)> {
    let is_heading = |cell: &str| {
        let cell = cleaned(cell).trim_end_matches(':').to_lowercase();
        HEADINGS.split_whitespace().any(|heading| heading == cell)
    };
    let separator = ['\t', ';', ',', '|'].into_iter().find(|separator| line.contains(*separator));
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
    if let Some(names) = between_slashes(line) {
        return names;
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

/// The names in `Ann/Bob/Cleo`. `Ann/Bob` may be a pair.
fn between_slashes(line: &str) -> Option<Vec<&str>> {
    let names: Vec<&str> = line.split('/').collect();
    let are_names = names.len() > 2 && names.iter().all(|name| !name.trim().is_empty());
    (are_names && !line.contains(SEPARATORS)).then_some(names)
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
const SEPARATORS: [char; 4] = [',', ';', '\t', '|'];

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

/// The number of a line and the name after it: `1 Ann`, `#1 Ann`, `01 - Ann`.
fn number(line: &str) -> Option<(u32, &str)> {
    let line = line.strip_prefix('#').unwrap_or(line);
    let (number, rest) = line.split_at(line.bytes().take_while(u8::is_ascii_digit).count());
    let rest = rest.strip_prefix(['.', ')', ':']).unwrap_or(rest).strip_prefix([' ', '\t'])?.trim_start();
    let name = rest.strip_prefix(['-', '–', '—']).unwrap_or(rest).trim_start();
    let is_number = (1..=3).contains(&number.len()) && name.starts_with(char::is_alphabetic);
    number.parse().ok().filter(|_| is_number).map(|number| (number, name))
}

/// Whether a cell is empty, or a part of the line below the heading of a table in Markdown.
fn is_rule(cell: &str) -> bool {
    cell.chars().all(|c| matches!(c, '-' | ':'))
}

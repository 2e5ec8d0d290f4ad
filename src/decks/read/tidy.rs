//! Cleans texts that were written for other programs: removes markup, and puts each text on one line.

/// The text of a gap.
pub(super) const GAP: &str = "____";

/// The text without markup.
///
/// A run of `_` becomes one gap, as in all known card games. Tags, backslashes and marks of emphasis are removed;
/// entities become their characters, and links their texts. A line break becomes a slash between two verses, and a
/// space within a sentence.
pub(super) fn tidy(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let after = rest.get(c.len_utf8()..).unwrap_or_default();
        rest = match c {
            '<' => tag(after, &mut out),
            '&' => entity(after, &mut out),
            '[' => link(after, &mut out),
            '\\' => escape(after, &mut out),
            '*' | '`' | '~' => emphasis(c, after, &mut out),
            '_' => {
                out.push_str(GAP);
                after.trim_start_matches('_')
            }
            _ => {
                out.push(c);
                after
            }
        };
    }
    on_one_line(&out)
}

/// Removes an HTML tag; tags that break a line become a line break.
fn tag<'a>(after: &'a str, out: &mut String) -> &'a str {
    let inside = after.split_once('>').filter(|(tag, _)| {
        let name = tag.strip_prefix('/').unwrap_or(tag);
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && !name.contains(['<', '\n'])
    });
    let Some((tag, after)) = inside else {
        out.push('<');
        return after;
    };
    if ["br", "p", "/p", "li", "/li", "div", "/div"].contains(&tag.trim_end_matches(['/', ' '])) {
        out.push('\n');
    }
    after
}

/// Replaces an HTML entity by its character.
fn entity<'a>(after: &'a str, out: &mut String) -> &'a str {
    const NAMED: [(&str, char); 12] = [
        ("amp", '&'),
        ("lt", '<'),
        ("gt", '>'),
        ("quot", '"'),
        ("apos", '\''),
        ("nbsp", ' '),
        ("rsquo", '’'),
        ("ldquo", '“'),
        ("rdquo", '”'),
        ("hellip", '…'),
        ("trade", '™'),
        ("reg", '®'),
    ];
    let number = |name: &str| {
        let number = name.strip_prefix('#')?;
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16),
            None => number.parse(),
        };
        char::from_u32(code.ok()?)
    };
    let named = |name: &str| NAMED.iter().find(|(known, _)| *known == name).map(|(_, character)| *character);
    let found =
        after.split_once(';').and_then(|(name, after)| Some((named(name).or_else(|| number(name))?, after)));
    let (character, after) = found.unwrap_or(('&', after));
    out.push(character);
    after
}

/// Replaces a link by its text.
fn link<'a>(after: &'a str, out: &mut String) -> &'a str {
    let found = after.split_once(']').filter(|(label, _)| !label.contains(['[', '\n']));
    match found.and_then(|(label, target)| Some((label, target.strip_prefix('(')?.split_once(')')?.1))) {
        Some((label, after)) => {
            out.push_str(label);
            after
        }
        None => {
            out.push('[');
            after
        }
    }
}

/// Removes the backslash before a punctuation mark; `\n` becomes a line break. `\_` is a gap, like `_`.
fn escape<'a>(after: &'a str, out: &mut String) -> &'a str {
    let (character, after) = match after.chars().next() {
        Some('n') => ('\n', after.get(1..)),
        Some(mark) if mark.is_ascii_punctuation() && mark != '_' => (mark, after.get(1..)),
        Some('_') => return after,
        _ => ('\\', Some(after)),
    };
    out.push(character);
    after.unwrap_or_default()
}

/// Removes marks of emphasis around words. Marks within a word or between spaces belong to the text.
fn emphasis<'a>(mark: char, after: &'a str, out: &mut String) -> &'a str {
    let rest = after.trim_start_matches(mark);
    let is_word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let is_space = |c: Option<char>| c.is_none_or(char::is_whitespace);
    let (before, next) = (out.chars().next_back(), rest.chars().next());
    if is_word(before) && is_word(next) || is_space(before) && is_space(next) {
        out.extend(std::iter::repeat_n(mark, 1 + after.len() - rest.len()));
    }
    rest
}

/// Joins the lines of a text. A line without punctuation at its end is a verse if the next one begins with a capital.
fn on_one_line(text: &str) -> String {
    let mut line = String::new();
    for next in text.split('\n').map(str::trim).filter(|next| !next.is_empty()) {
        let unpunctuated = line.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let capital = next.starts_with(|c: char| c.is_ascii_uppercase() || c == '_');
        line.push_str(match (line.is_empty(), unpunctuated && capital) {
            (true, _) => "",
            (false, true) => " / ",
            (false, false) => " ",
        });
        line.push_str(next);
    }
    line
}

//! Cleans texts that were written for other programs: removes markup, and puts each text on one line.

use crate::decode::{LOST, windows_1252};

/// The gap of a prompt, where players put their own words.
pub(super) const PROMPT_GAP: &str = "____";

/// The text without markup.
///
/// A run of `_` becomes one gap, as in all known card games; a single one inside a word belongs to it, as in `snake_case`.
/// Tags, backslashes and pairs of emphasis delimiters are removed. Entities become characters, and a link becomes its text.
/// A line break becomes a slash between two verses, and a space within a sentence.
pub(super) fn tidy(text: &str) -> String {
    let mut out = String::new();
    let mut delimiters = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let after = rest.get(c.len_utf8()..).unwrap_or_default();
        rest = match c {
            '<' => tag(after, &mut out),
            '&' => entity(after, &mut out),
            '[' => link(after, &mut out),
            '\\' => escape(after, &mut out),
            '*' | '`' | '~' => {
                let after = after.trim_start_matches(c);
                delimiters.push(Delimiters {
                    character: c,
                    start: out.len(),
                    count: rest.len() - after.len(),
                });
                out.extend(std::iter::repeat_n(c, rest.len() - after.len()));
                after
            }
            '_' if is_in_word(&out, after) => {
                out.push(c);
                after
            }
            '_' => {
                out.push_str(PROMPT_GAP);
                after_gap(after)
            }
            _ => {
                out.push(c);
                after
            }
        };
    }
    remove_pairs(&mut out, delimiters);
    on_one_line(&out)
}

/// Whether a `_` between these texts is a single one inside a word or an address.
fn is_in_word(before: &str, after: &str) -> bool {
    before.ends_with(char::is_alphanumeric) && after.starts_with(char::is_alphanumeric)
}

/// The text after a gap. Further `_` and `\_` still belong to the gap.
fn after_gap(mut rest: &str) -> &str {
    while let Some(after) = rest.strip_prefix('_').or_else(|| rest.strip_prefix("\\_")) {
        rest = after;
    }
    rest
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
    let name =
        tag.trim_start_matches('/').split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default();
    if ["br", "p", "li", "div"].iter().any(|breaking| name.eq_ignore_ascii_case(breaking)) {
        out.push('\n');
    }
    after
}

/// The longest name of an entity, with some room.
const MAX_ENTITY: usize = 40;

/// Replaces a named or numeric HTML entity by its characters. The oldest names and all numbers are also read without a semicolon
/// behind them, as browsers do, but only where the word ends.
fn entity<'a>(after: &'a str, out: &mut String) -> &'a str {
    let end = after.find(|c: char| !c.is_alphanumeric() && c != '#').unwrap_or(after.len());
    let (name, rest) = after.split_at(end);
    let is_closed = rest.starts_with(';');
    let characters = Some(name).filter(|name| name.len() <= MAX_ENTITY);
    let characters = characters.and_then(|name| numbered(name).or_else(|| named(name)));
    let is_read = |characters: &String| {
        is_closed || characters.chars().all(|c| is_old(c) || name.starts_with('#') && !c.is_control())
    };
    match characters.filter(is_read) {
        Some(characters) => {
            out.push_str(&characters);
            rest.strip_prefix(';').unwrap_or(rest)
        }
        None => {
            out.push('&');
            after
        }
    }
}

/// Whether a character is among those that the first version of HTML had names for: Latin-1, without control characters.
fn is_old(character: char) -> bool {
    matches!(character, '&' | '<' | '>' | '"' | '\u{a0}'..='\u{ff}')
}

/// The character of `#233` or `#xe9`. As browsers do, numbers from 128 to 159 are read as Windows-1252.
fn numbered(name: &str) -> Option<String> {
    let number = name.strip_prefix('#')?;
    let code = match number.strip_prefix(['x', 'X']) {
        Some(hex) => u32::from_str_radix(hex, 16),
        None => number.parse(),
    };
    let code = code.ok()?;
    let character = u8::try_from(code).map_or_else(|_| char::from_u32(code), |byte| Some(windows_1252(byte)));
    character.filter(|character| *character != LOST).map(String::from)
}

/// The second characters of entities that have two, of which the library knows only the first.
const SECOND_CHARACTERS: [(char, &str); 8] = [
    ('j', "fjlig"),
    ('\u{331}', "race"),
    ('\u{333}', "acE"),
    (
        '\u{338}',
        "NotEqualTilde NotGreaterFullEqual NotGreaterGreater NotGreaterSlantEqual NotHumpDownHump \
         NotHumpEqual NotLeftTriangleBar NotLessLess NotLessSlantEqual NotNestedGreaterGreater \
         NotNestedLessLess NotPrecedesEqual NotRightTriangleBar NotSquareSubset NotSquareSuperset \
         NotSucceedsEqual NotSucceedsTilde nGg nGtv nLl nLtv napE napid nbump nbumpe ncongdot \
         nedot nesim ngE ngeqq ngeqslant nges nlE nleqq nleqslant nles notinE notindot npart npre \
         npreceq nrarrc nrarrw nsce nsubE nsubseteqq nsucceq nsupE nsupseteqq",
    ),
    ('\u{200a}', "ThickSpace"),
    (
        '\u{20d2}',
        "NotSubset NotSuperset nGt nLt nang nsubset nsupset nvap nvge nvgt nvle nvlt nvltrie \
         nvrtrie nvsim vnsub vnsup",
    ),
    ('\u{20e5}', "bne bnequiv nparsl"),
    (
        '\u{fe00}',
        "caps cups gesl gvertneqq gvnE lates lesg lvertneqq lvnE smtes sqcaps sqcups varsubsetneq \
         varsubsetneqq varsupsetneq varsupsetneqq vsubnE vsubne vsupnE vsupne",
    ),
];

/// The characters of a named entity of HTML; some have two.
fn named(name: &str) -> Option<String> {
    let entity = format!("&{name};");
    let decoded = html_escape::decode_html_entities(&entity);
    let has_name = |(_, names): &&(char, &str)| names.split(' ').any(|known| known == name);
    let second = || SECOND_CHARACTERS.iter().find(has_name).map(|(character, _)| *character);
    (decoded != entity).then(|| decoded.chars().chain(second()).collect())
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
        Some(punctuation) if punctuation.is_ascii_punctuation() && punctuation != '_' => {
            (punctuation, after.get(1..))
        }
        Some('_') => return after,
        _ => ('\\', Some(after)),
    };
    out.push(character);
    after.unwrap_or_default()
}

/// A run of the same delimiter of emphasis, such as `**`.
struct Delimiters {
    character: char,
    /// Its first byte in the text.
    start: usize,
    count: usize,
}

/// Removes pairs of emphasis delimiters around words. Delimiters without a partner belong to the text, and so
/// do those within a word or between spaces.
fn remove_pairs(text: &mut String, delimiters: Vec<Delimiters>) {
    let is_word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let is_space = |c: Option<char>| c.is_none_or(char::is_whitespace);
    // The bytes to remove: the first one, and how many.
    let mut removed = Vec::new();
    let mut openers: Vec<Delimiters> = Vec::new();
    for mut run in delimiters {
        let end = run.start + run.count;
        let before = text.get(..run.start).and_then(|before| before.chars().next_back());
        let next = text.get(end..).and_then(|after| after.chars().next());
        let closes = !is_space(before) && !is_word(next);
        while closes && run.count > 0 {
            let same = openers.iter().rposition(|opener| opener.character == run.character);
            // Other delimiters that were opened inside of a pair have no partner.
            openers.truncate(same.map_or(openers.len(), |same| same + 1));
            let Some(opener) = openers.last_mut().filter(|_| same.is_some()) else { break };
            let count = opener.count.min(run.count);
            opener.count -= count;
            removed.extend([(opener.start + opener.count, count), (run.start, count)]);
            (run.start, run.count) = (run.start + count, run.count - count);
            if opener.count == 0 {
                openers.pop();
            }
        }
        if run.count > 0 && !is_word(before) && !is_space(next) {
            openers.push(run);
        }
    }
    removed.sort_unstable();
    for (start, count) in removed.into_iter().rev() {
        text.replace_range(start..start + count, "");
    }
}

/// Joins the lines of a text. A line without punctuation at its end is a verse if the next one begins with a
/// capital or a gap.
fn on_one_line(text: &str) -> String {
    let mut line = String::new();
    for next in text.split('\n').map(str::trim).filter(|next| !next.is_empty()) {
        let unpunctuated = line.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let capital = next.starts_with(|c: char| c.is_uppercase() || c == '_');
        line.push_str(match (line.is_empty(), unpunctuated && capital) {
            (true, _) => "",
            (false, true) => " / ",
            (false, false) => " ",
        });
        line.push_str(next);
    }
    line
}

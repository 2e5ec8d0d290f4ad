//! Lists as people paste them: with bullets, numbers, check boxes and quotation marks.
//!
//! `public/pasted_names.js` has the same marks and rules, for names that are pasted before the program is there. A browser test
//! gives the same texts to both.

/// Marks in front of an entry, for which a space has to follow: they are also parts of words.
pub const SPACED_BULLETS: &str = "-*+–—>";

/// Marks in front of an entry. The last four are bullets of a font of symbols, as word processors copy them.
pub const BULLETS: &str =
    "•·‣⁃◦∙●○▪▫■□◆◇▶►▸➤➢➔→⇒»›✓✔✗✘☐☑☒❏❑❒★☆✅❌🔹🔸🔘🔷🔶👉➡📌\u{f0b7}\u{f0a7}\u{f0d8}\u{f0fc}";

/// The selector that follows a symbol to make it an emoji, and the frame around the digit of a key.
const EMOJI: [char; 2] = ['\u{fe0f}', '\u{20e3}'];

/// The pairs of quotation marks around an entry.
pub const QUOTES: [(char, char); 8] =
    [('"', '"'), ('“', '”'), ('„', '“'), ('„', '”'), ('«', '»'), ('»', '«'), ('‘', '’'), ('\'', '\'')];

/// What all lines of a list have in common. A single line may begin with a number or have quotation marks by itself:
/// `1. FC Köln` is numbered only in a numbered list.
#[derive(Debug, Clone, Copy, Default)]
pub struct ListStyle {
    /// Whether at least half of its lines are numbered, one after another.
    numbered: bool,
    /// Whether all its lines are in quotation marks.
    quoted: bool,
}

impl ListStyle {
    /// The style of these lines.
    pub fn of<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let (mut all, mut quoted, mut numbers) = (0, 0, Vec::new());
        for line in lines.map(without_bullet).filter(|line| !line.is_empty()) {
            let numbered = numbered(line);
            all += 1;
            quoted += usize::from(unquoted(numbered.map_or(line, |(_, text)| text)).is_some());
            numbers.push(numbered.map(|(number, _)| number));
        }
        Self { numbered: are_numbers_of_a_list(&numbers), quoted: all > 1 && quoted == all }
    }

    /// A line without the marks of the list.
    pub fn entry(self, line: &str) -> &str {
        let line = without_bullet(line);
        let line = numbered(line).filter(|_| self.numbered).map_or(line, |(_, text)| without_bullet(text));
        unquoted(line).filter(|_| self.quoted).unwrap_or(line)
    }
}

/// The lines of a pasted list without its marks and without empty lines. A single line stays as it is.
pub fn pasted_lines(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.len() < 2 {
        return lines;
    }
    let style = ListStyle::of(lines.iter().copied());
    lines.into_iter().map(|line| style.entry(line)).filter(|line| !line.is_empty()).collect()
}

/// A single line that is pasted or typed as an entry: without its bullet, number and quotation marks.
pub fn single_entry(line: &str) -> &str {
    ListStyle { numbered: true, quoted: true }.entry(line)
}

/// A line without bullets and check boxes at its beginning.
fn without_bullet(line: &str) -> &str {
    let mut rest = line.trim();
    // `»` is a bullet, but also a quotation mark.
    let is_quoted = |rest: &str| rest.starts_with('»') && unquoted(rest).is_some();
    while let Some(first) = rest.chars().next().filter(|_| !is_quoted(rest)) {
        let after = rest.get(first.len_utf8()..).unwrap_or_default().trim_start_matches(EMOJI);
        let is_spaced = after.starts_with(char::is_whitespace);
        let is_bullet = BULLETS.contains(first) && !after.starts_with(first)
            || is_spaced && SPACED_BULLETS.contains(first);
        let box_end = ["[ ]", "[x]", "[X]"].iter().find_map(|mark| rest.strip_prefix(mark));
        rest = match box_end {
            Some(after) if after.starts_with(char::is_whitespace) => after.trim_start(),
            _ if is_bullet => after.trim_start(),
            _ => return rest,
        };
    }
    rest
}

/// Whether the numbers of these lines, as far as they have one, number a list: most go up, or down by one, and half of the lines
/// have one, or two lines follow each other. Markdown also writes `1.` before every line.
fn are_numbers_of_a_list(lines: &[Option<u32>]) -> bool {
    let numbers: Vec<u32> = lines.iter().copied().flatten().collect();
    let follow = lines
        .windows(2)
        .any(|pair| pair[0].is_some() && pair[1] == pair[0].map(|number| number.saturating_add(1)));
    let is_step = |pair: &&[u32]| pair[1] > pair[0] || pair[1].saturating_add(1) == pair[0];
    let steps = numbers.windows(2).filter(is_step).count();
    let in_order = numbers.len() > 1 && 2 * steps >= numbers.len() - 1 && steps > 0;
    let are_all_one =
        numbers.len() > 2 && numbers.len() == lines.len() && numbers.iter().all(|number| *number == 1);
    in_order && (follow || 2 * numbers.len() >= lines.len()) || are_all_one
}

/// The number or letter of a line and its text: `1. `, `1)`, `1.)`, `(1)`, `a)`, `①`; `None` if it has no number.
fn numbered(line: &str) -> Option<(u32, &str)> {
    let first = line.chars().next()?;
    // The characters of one series follow each other, which is all that is asked of numbers.
    if matches!(first, '①'..='⒛' | '⓪'..='⓿' | '❶'..='➓') {
        return Some((u32::from(first), line.get(first.len_utf8()..)?.trim_start()));
    }
    let inner = line.strip_prefix('(').unwrap_or(line);
    let digits = inner.bytes().take_while(u8::is_ascii_digit).count();
    let is_letter = digits == 0 && inner.starts_with(|c: char| c.is_ascii_alphabetic());
    let (mark, after) = inner.split_at_checked(if is_letter { 1 } else { digits })?;
    let number = if is_letter { inner.chars().next().map(u32::from) } else { mark.parse().ok() }?;
    if let Some(after) = after.strip_prefix(EMOJI).filter(|_| digits > 0) {
        return Some((number, after.trim_start_matches(EMOJI).trim_start()));
    }
    let ends = if is_letter || inner.len() < line.len() { &[')'][..] } else { &['.', ')', ':'][..] };
    let rest = after.strip_prefix(ends).filter(|_| is_letter || (1..=3).contains(&digits))?;
    // `1.)` has both marks.
    let rest = rest.strip_prefix(')').filter(|_| after.starts_with('.')).unwrap_or(rest);
    let begins = |c: char| c.is_whitespace() || c.is_alphabetic() && !is_letter;
    rest.starts_with(begins).then(|| (number, rest.trim_start()))
}

/// A text without the quotation marks around it, and without a comma or semicolon after them; `None` if it has none.
pub fn unquoted(text: &str) -> Option<&str> {
    let text = text.trim_end_matches([',', ';']).trim();
    QUOTES.iter().find_map(|(open, close)| {
        let inner = text.strip_prefix(*open)?.strip_suffix(*close)?;
        (!inner.contains([*open, *close])).then(|| inner.trim())
    })
}

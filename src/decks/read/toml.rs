//! Lists in TOML: each line is turned into JSON. The `toml` crate would read a whole file at once and refuse a damaged one; here the
//! page can draw between two parts of a file, and what can be read is kept.

use crate::decode::LOST;

/// The letters of JSON for the lines of a file in TOML.
#[derive(Default)]
pub(super) struct Toml {
    line: String,
    has_begun: bool,
    section: Section,
    /// How many brackets of a value are open.
    depth: usize,
    /// The three quotation marks that end the text that goes on over several lines.
    block: Option<&'static str>,
}

/// The section that is open.
#[derive(Default)]
enum Section {
    /// None: the file begins with keys.
    #[default]
    Top,
    /// One table: `[deck]`.
    Table,
    /// The tables of a list, which has this name: `[[cards]]`.
    List(String),
}

impl Section {
    /// What ends it in JSON.
    fn end(&self) -> &'static str {
        match self {
            Section::Top => "",
            Section::Table => "},",
            Section::List(_) => "}],",
        }
    }
}

impl Toml {
    /// The JSON of a line that ends, or nothing.
    pub(super) fn push(&mut self, c: char) -> String {
        if c == '\n' {
            return self.end_line();
        }
        self.line.push(c);
        String::new()
    }

    /// The JSON of the end of the file. What is still open in a damaged file stays open, so that the reader of JSON says so.
    pub(super) fn end(&mut self) -> String {
        let line = self.end_line();
        let is_open = self.depth > 0 || self.block.is_some();
        if is_open { line } else { line + self.section.end() + "}" }
    }

    fn end_line(&mut self) -> String {
        let line = std::mem::take(&mut self.line);
        let line = line.trim();
        let begins = if std::mem::replace(&mut self.has_begun, true) { "" } else { "{" };
        let json = if let Some(quote) = self.block {
            let (texts, rest) = self.block_line(quote, line);
            texts + &self.value(rest)
        } else if self.depth > 0 {
            self.value(line)
        } else if line.starts_with('[') {
            self.section(line)
        } else if let Some((key, value)) = key_and_value(line) {
            format!("{}:{}", quoted(&key), self.value(value))
        } else if line.is_empty() || line.starts_with('#') {
            String::new()
        } else {
            // No TOML. It is a text of its own, with itself as key, as in YAML.
            format!("{0}:{0},", quoted(line))
        };
        format!("{begins}{json}\n")
    }

    /// A line such as `[deck]` or `[[cards]]`.
    fn section(&mut self, line: &str) -> String {
        let name = line.trim_start_matches('[').split(']').next().unwrap_or_default();
        let name = name.trim().trim_matches(['"', '\'']);
        let is_in_list = line.starts_with("[[");
        if is_in_list && matches!(&self.section, Section::List(open) if open == name) {
            return "},{".to_owned();
        }
        let section = if is_in_list { Section::List(name.to_owned()) } else { Section::Table };
        let ended = std::mem::replace(&mut self.section, section).end();
        format!("{ended}{}:{}", quoted(name), if is_in_list { "[{" } else { "{" })
    }

    /// A value, or a part of one that goes on on the next line.
    fn value(&mut self, mut rest: &str) -> String {
        let mut json = String::new();
        while let Some(c) = rest.chars().next() {
            if let '"' | '\'' = c {
                let (text, after) = self.text(rest);
                json.push_str(&text);
                rest = after;
                continue;
            }
            match c {
                '#' => break,
                // A key in braces: `{ text = "Rivers" }`.
                '=' => json.push(':'),
                // In a time of day. In JSON it would end a key.
                ':' => {}
                _ => json.push(c),
            }
            match c {
                '[' | '{' => self.depth += 1,
                ']' | '}' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
            rest = rest.get(c.len_utf8()..).unwrap_or_default();
        }
        if self.depth == 0 && self.block.is_none() {
            json.push(',');
        }
        json
    }

    /// The text that begins with a quotation mark, and what is behind it. Without an end it has none in JSON either, whose reader
    /// says so.
    fn text<'a>(&mut self, rest: &'a str) -> (String, &'a str) {
        for quote in ["\"\"\"", "'''"] {
            if let Some(begun) = rest.strip_prefix(quote) {
                let (texts, after) = self.block_line(quote, begun);
                return (format!("[{texts}"), after);
            }
        }
        let quote = if rest.starts_with('"') { "\"" } else { "'" };
        match until(quote, rest.strip_prefix(quote).unwrap_or(rest)) {
            (text, Some(after)) => (quoted(&text), after),
            (text, None) => (format!("\"{}", escaped(&text)), ""),
        }
    }

    /// A line in three quotation marks, and what is behind them. Such a text becomes a list of its lines, because a list of words
    /// has a word on each.
    fn block_line<'a>(&mut self, quote: &'static str, line: &'a str) -> (String, &'a str) {
        let (text, after) = until(quote, line);
        self.block = after.is_none().then_some(quote);
        let text = text.trim();
        let item = if text.is_empty() { String::new() } else { quoted(text) + "," };
        (if after.is_some() { item + "]" } else { item }, after.unwrap_or_default())
    }
}

/// The key of a line and what stands behind its `=`.
fn key_and_value(line: &str) -> Option<(String, &str)> {
    let quote = ["\"", "'"].into_iter().find(|quote| line.starts_with(quote));
    let quoted_key = quote.map(|quote| until(quote, line.strip_prefix(quote).unwrap_or(line)));
    if let Some((key, Some(after))) = quoted_key {
        return Some((key, after.trim_start().strip_prefix('=')?.trim()));
    }
    let (key, value) = line.split_once('=').filter(|_| !line.starts_with('#'))?;
    Some((key.trim().to_owned(), value.trim()))
}

/// The text before a closing quotation mark, and what is behind it, if it is there. Only in double marks a backslash means something.
fn until<'a>(quote: &str, line: &'a str) -> (String, Option<&'a str>) {
    let mut text = String::new();
    let mut rest = line.chars();
    loop {
        if let Some(after) = rest.as_str().strip_prefix(quote) {
            return (text, Some(after));
        }
        match rest.next() {
            Some('\\') if quote.starts_with('"') => text.extend(unescaped(&mut rest)),
            Some(c) => text.push(c),
            None => return (text, None),
        }
    }
}

/// The letter that is written behind a backslash.
fn unescaped(rest: &mut std::str::Chars) -> Option<char> {
    let digits = match rest.next()? {
        'n' | 'r' | 'f' => return Some('\n'),
        't' | 'b' => return Some(' '),
        'u' => 4,
        'U' => 8,
        c => return Some(c),
    };
    let code: String = rest.by_ref().take(digits).collect();
    Some(u32::from_str_radix(&code, 16).ok().and_then(char::from_u32).unwrap_or(LOST))
}

/// A text of JSON.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

//! Lists in TOML: each line is turned into JSON.

/// The letters of JSON for the lines of a file in TOML.
#[derive(Default)]
pub(super) struct Toml {
    line: String,
    has_begun: bool,
    /// Whether a section such as `[deck]` is open.
    has_section: bool,
    /// How many brackets of a value are open.
    depth: usize,
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

    /// The JSON of the end of the file.
    pub(super) fn end(&mut self) -> String {
        let line = self.end_line();
        let ends = if self.has_section { "}}" } else { "}" };
        if self.depth > 0 { line } else { line + ends }
    }

    fn end_line(&mut self) -> String {
        let line = std::mem::take(&mut self.line);
        let begins = if std::mem::replace(&mut self.has_begun, true) { "" } else { "{" };
        let line = without_comment(line.trim());
        let json = if self.depth > 0 {
            self.value(line)
        } else if let Some(section) = line.strip_prefix('[') {
            let ends = if std::mem::replace(&mut self.has_section, true) { "}," } else { "" };
            format!("{ends}{}:{{", quoted(section.trim_matches(['[', ']', ' '])))
        } else if let Some((key, value)) = line.split_once('=') {
            format!("{}:{}", quoted(key.trim().trim_matches(['"', '\''])), self.value(value.trim()))
        } else {
            String::new()
        };
        format!("{begins}{json}\n")
    }

    /// A value, or a part of one that goes on on the next line.
    fn value(&mut self, text: &str) -> String {
        let mut quote = None;
        for c in text.chars() {
            match (quote, c) {
                (Some(open), c) if open == c => quote = None,
                (None, '"' | '\'') => quote = Some(c),
                (None, '[' | '{') => self.depth += 1,
                (None, ']' | '}') => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
        if self.depth == 0 { format!("{text},") } else { text.to_owned() }
    }
}

/// A line without the comment at its end.
fn without_comment(line: &str) -> &str {
    let mut quote = None;
    for (position, c) in line.char_indices() {
        match (quote, c) {
            (Some(open), c) if open == c => quote = None,
            (None, '"' | '\'') => quote = Some(c),
            (None, '#') => return line.get(..position).unwrap_or_default().trim_end(),
            _ => {}
        }
    }
    line
}

/// A text of JSON.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

//! A streaming parser for JSON and JSON5: it reports each value with its path and builds no tree.
//!
//! It accepts more than the standards allow. Missing or extra commas and colons are not reported. A wrong
//! bracket closes the innermost open one, and a string without its closing quote is dropped at the end of its
//! line; both become notices.

use std::fmt;

use super::{
    NoticeCause,
    builder::{ImportBuilder, Position, short},
    formats::FormatReader,
};
use crate::decode::LOST;

/// The maximum depth of lists and objects that are read; no format is nested deeper.
pub(super) const MAX_DEPTH: usize = 8;

/// What the parser found: a value, or the start or the end of a list or an object.
#[derive(Clone, Copy)]
pub(super) enum JsonEvent<'a> {
    /// A list or an object begins.
    Open,
    /// It ends.
    Close,
    /// A text.
    Text(&'a str),
    /// A number or a word without quotes.
    Unquoted(&'a str),
}

/// A list or an object that is open.
enum OpenContainer {
    /// A list, with the number of values before the current one.
    List(u32),
    /// An object, with the key whose value comes next.
    Object(Option<String>),
}

/// The path from the top level to a value.
pub(super) struct Path<'a>(&'a [OpenContainer]);

impl Path<'_> {
    /// Its keys, with `[]` for a list, and how many there are.
    pub(super) fn segments(&self) -> ([&str; MAX_DEPTH], usize) {
        let mut segments = [""; MAX_DEPTH];
        for (segment, container) in segments.iter_mut().zip(self.0) {
            *segment = match container {
                OpenContainer::List(_) => "[]",
                OpenContainer::Object(key) => key.as_deref().unwrap_or_default(),
            };
        }
        (segments, self.0.len())
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, container) in self.0.iter().enumerate() {
            match container {
                OpenContainer::List(index) => write!(f, "[{index}]")?,
                OpenContainer::Object(key) => {
                    let key = key.as_deref().map(short).unwrap_or_default();
                    write!(f, "{}{key}", if depth == 0 { "" } else { "." })?;
                }
            }
        }
        Ok(())
    }
}

/// The state of the parser between two characters.
#[derive(Clone, Copy, PartialEq)]
enum JsonState {
    /// Between values.
    Between,
    /// In a text that ends with this quote.
    Text(char),
    /// After a backslash in a text that ends with this quote.
    Escape(char),
    /// In an escape such as `\u00e9`: the quote, the number of digits still to come, and the value so far.
    HexEscape(char, u8, u16),
    /// In a number, or in a word without quotes.
    Unquoted,
    /// After a `/` that may start a comment.
    Slash,
    /// In a comment that ends with the line.
    LineComment,
    /// In a comment that ends with `*/`, and whether the last character was the star.
    BlockComment(bool),
}

/// Parses characters and passes each value with its path to the format reader.
pub(super) struct JsonParser {
    state: JsonState,
    token: String,
    /// The line at which the token began.
    token_line: u32,
    /// The first half of a surrogate pair, until the second half follows.
    high_surrogate: Option<u16>,
    open: Vec<OpenContainer>,
    /// The number of open brackets deeper than [`MAX_DEPTH`].
    deeper: u32,
    pub(super) format_reader: FormatReader,
}

impl JsonParser {
    pub(super) fn new() -> Self {
        Self {
            state: JsonState::Between,
            token: String::new(),
            token_line: 1,
            high_surrogate: None,
            open: Vec::new(),
            deeper: 0,
            format_reader: FormatReader::default(),
        }
    }

    pub(super) fn push(&mut self, c: char, line: u32, builder: &mut ImportBuilder) {
        self.state = match self.state {
            JsonState::Between => self.between(c, line, builder),
            JsonState::Unquoted => {
                if c.is_whitespace() || matches!(c, ',' | ':' | '[' | ']' | '{' | '}' | '"' | '\'' | '/') {
                    self.value(false, builder);
                    self.between(c, line, builder)
                } else {
                    self.token.push(c);
                    JsonState::Unquoted
                }
            }
            JsonState::Text(quote) => self.text(quote, c, line, builder),
            JsonState::Escape(quote) => self.escape(quote, c),
            JsonState::HexEscape(quote, digits, code) => {
                self.hex_digit(quote, digits, code, c, line, builder)
            }
            JsonState::Slash if c == '/' => JsonState::LineComment,
            JsonState::Slash if c == '*' => JsonState::BlockComment(false),
            JsonState::Slash => {
                self.note_error(line, builder);
                self.between(c, line, builder)
            }
            JsonState::LineComment if c == '\n' => JsonState::Between,
            JsonState::LineComment => JsonState::LineComment,
            JsonState::BlockComment(true) if c == '/' => JsonState::Between,
            JsonState::BlockComment(_) => JsonState::BlockComment(c == '*'),
        };
    }

    /// Handles the end of the file.
    pub(super) fn end(&mut self, line: u32, builder: &mut ImportBuilder) {
        if self.state == JsonState::Unquoted {
            self.value(false, builder);
        }
        let is_between =
            matches!(self.state, JsonState::Between | JsonState::Unquoted | JsonState::LineComment);
        if !(is_between && self.open.is_empty()) {
            builder.note(Position { line, field: &Path(&self.open) }, NoticeCause::Truncated);
        }
        // An open list or object may contain a complete entry.
        while !self.open.is_empty() {
            self.deeper = 0;
            self.close(line, builder);
        }
    }

    fn between(&mut self, c: char, line: u32, builder: &mut ImportBuilder) -> JsonState {
        match c {
            '{' => self.open(OpenContainer::Object(None), line, builder),
            '[' => self.open(OpenContainer::List(0), line, builder),
            '}' | ']' => {
                let fits = match self.open.last() {
                    Some(OpenContainer::Object(key)) => c == '}' && key.is_none(),
                    Some(OpenContainer::List(_)) => c == ']',
                    None => false,
                };
                if !fits && self.deeper == 0 {
                    self.note_error(line, builder);
                }
                self.close(line, builder);
            }
            '"' | '\'' | '`' => {
                self.token.clear();
                self.token_line = line;
                return JsonState::Text(c);
            }
            '/' => return JsonState::Slash,
            ',' => self.no_value(line, builder),
            ':' => {}
            c if c.is_whitespace() => {}
            c => {
                self.token.clear();
                self.token.push(c);
                self.token_line = line;
                return JsonState::Unquoted;
            }
        }
        JsonState::Between
    }

    fn text(&mut self, quote: char, c: char, line: u32, builder: &mut ImportBuilder) -> JsonState {
        if c != '\\' {
            self.drop_high_surrogate();
        }
        if c == quote {
            self.value(true, builder);
            JsonState::Between
        } else if c == '\n' {
            self.drop_text(line, builder);
            JsonState::Between
        } else if c == '\\' {
            JsonState::Escape(quote)
        } else {
            self.token.push(c);
            JsonState::Text(quote)
        }
    }

    /// The line has ended without the closing quote: drops the text, but still handles the brackets it ends with.
    fn drop_text(&mut self, line: u32, builder: &mut ImportBuilder) {
        self.note_error(line, builder);
        self.no_value(line, builder);
        let text = std::mem::take(&mut self.token);
        let brackets = text.trim_end_matches(['}', ']', ',', ' ']).len();
        for c in text.get(brackets..).unwrap_or_default().chars() {
            self.between(c, line, builder);
        }
    }

    /// If the second half of a surrogate pair is missing, the character is lost.
    fn drop_high_surrogate(&mut self) {
        if self.high_surrogate.take().is_some() {
            self.token.push(LOST);
        }
    }

    fn escape(&mut self, quote: char, c: char) -> JsonState {
        if c != 'u' {
            self.drop_high_surrogate();
        }
        self.token.push(match c {
            'u' => return JsonState::HexEscape(quote, 4, 0),
            'x' => return JsonState::HexEscape(quote, 2, 0),
            // A text that continues on the next line.
            '\n' => return JsonState::Text(quote),
            'n' | 'r' | 'v' | 'f' => '\n',
            't' | 'b' | '0' => ' ',
            c => c,
        });
        JsonState::Text(quote)
    }

    fn hex_digit(
        &mut self,
        quote: char,
        digits: u8,
        code: u16,
        c: char,
        line: u32,
        builder: &mut ImportBuilder,
    ) -> JsonState {
        let Some(digit) = c.to_digit(16).and_then(|digit| u16::try_from(digit).ok()) else {
            self.token.push(LOST);
            return self.text(quote, c, line, builder);
        };
        let code = code << 4 | digit;
        if digits > 1 {
            return JsonState::HexEscape(quote, digits - 1, code);
        }
        if let Some(high) = self.high_surrogate {
            if let Some(character) = char::decode_utf16([high, code]).next().and_then(Result::ok) {
                self.high_surrogate = None;
                self.token.push(character);
                return JsonState::Text(quote);
            }
            self.drop_high_surrogate();
        }
        if (0xd800..0xdc00).contains(&code) {
            self.high_surrogate = Some(code);
        } else {
            self.token.push(char::from_u32(code.into()).unwrap_or(LOST));
        }
        JsonState::Text(quote)
    }

    /// Handles a complete token: a key or a value.
    fn value(&mut self, quoted: bool, builder: &mut ImportBuilder) {
        if self.deeper > 0 {
            return builder.count_too_deep(self.token_line);
        }
        if let Some(OpenContainer::Object(key @ None)) = self.open.last_mut() {
            *key = Some(std::mem::take(&mut self.token));
            return;
        }
        if !quoted && self.open.is_empty() {
            return self.note_error(self.token_line, builder);
        }
        let value = if quoted { JsonEvent::Text(&self.token) } else { JsonEvent::Unquoted(&self.token) };
        self.format_reader.handle(&Path(&self.open), value, self.token_line, builder);
        self.next_value();
    }

    fn open(&mut self, container: OpenContainer, line: u32, builder: &mut ImportBuilder) {
        if self.deeper > 0 || self.open.len() == MAX_DEPTH {
            self.deeper = self.deeper.saturating_add(1);
            return;
        }
        if let Some(OpenContainer::Object(None)) = self.open.last() {
            self.note_error(line, builder);
        }
        self.format_reader.handle(&Path(&self.open), JsonEvent::Open, line, builder);
        self.open.push(container);
    }

    fn close(&mut self, line: u32, builder: &mut ImportBuilder) {
        if let Some(less) = self.deeper.checked_sub(1) {
            self.deeper = less;
        } else if self.open.pop().is_some() {
            self.format_reader.handle(&Path(&self.open), JsonEvent::Close, line, builder);
        }
        if self.deeper == 0 {
            self.next_value();
        }
    }

    /// Moves on after a value: to the next index of a list, or to the next key of an object.
    fn next_value(&mut self) {
        match self.open.last_mut() {
            Some(OpenContainer::List(index)) => *index = index.saturating_add(1),
            Some(OpenContainer::Object(key)) => *key = None,
            None => {}
        }
    }

    /// Handles a key without a value.
    fn no_value(&mut self, line: u32, builder: &mut ImportBuilder) {
        if self.deeper > 0 {
            return;
        }
        if let Some(OpenContainer::Object(Some(_))) = self.open.last() {
            self.note_error(line, builder);
            self.next_value();
        }
    }

    fn note_error(&self, line: u32, builder: &mut ImportBuilder) {
        builder.note(Position { line, field: &Path(&self.open) }, NoticeCause::NotJson);
    }
}

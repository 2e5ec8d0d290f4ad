//! A streaming parser for JSON and JSON5: it reports each value with its path and builds no tree.
//!
//! It accepts more than the standards allow. Commas and colons are optional, a wrong bracket closes the innermost open
//! one, and a string without its closing quote is dropped at the end of its line. Other mistakes become notices.

use std::fmt;

use super::{
    NoticeCause,
    builder::{ImportBuilder, Position},
    formats::FormatReader,
};
use crate::decode::LOST;

/// The maximum depth; no format is nested deeper.
const MAX_DEPTH: usize = 8;

/// A value, or the start or end of one.
#[derive(Clone, Copy)]
pub(super) enum JsonValue<'a> {
    /// A list or an object begins.
    Open,
    /// It ends.
    Close,
    /// A text.
    Text(&'a str),
    /// A number or a word without quotes.
    Word(&'a str),
}

/// A list or an object that is open.
enum Frame {
    /// A list, with the number of values before the current one.
    List(u32),
    /// An object, with the key whose value comes next.
    Object(Option<String>),
}

/// The path from the top level to a value.
pub(super) struct Path<'a>(&'a [Frame]);

impl Path<'_> {
    /// Its keys; `[]` for a place in a list.
    pub(super) fn steps(&self) -> ([&str; MAX_DEPTH], usize) {
        let mut steps = [""; MAX_DEPTH];
        for (step, frame) in steps.iter_mut().zip(self.0) {
            *step = match frame {
                Frame::List(_) => "[]",
                Frame::Object(key) => key.as_deref().unwrap_or_default(),
            };
        }
        (steps, self.0.len())
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, frame) in self.0.iter().enumerate() {
            match frame {
                Frame::List(index) => write!(f, "[{index}]")?,
                Frame::Object(key) => {
                    let key: String = key.iter().flat_map(|key| key.chars().take(40)).collect();
                    write!(f, "{}{key}", if at == 0 { "" } else { "." })?;
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
    /// In a code such as `\u00e9`: the quote, the number of digits still to come, and the value so far.
    Code(char, u8, u16),
    /// In a number, or in a word without quotes.
    Word,
    /// After a `/` that may start a comment.
    Slash,
    /// In a comment that ends with the line.
    LineComment,
    /// In a comment that ends with `*/`, and whether the last character was the star.
    BlockComment(bool),
}

/// Parses characters and passes each value with its path to the format reader.
pub(super) struct Json {
    state: JsonState,
    token: String,
    /// The line at which the token began.
    from: u32,
    /// The first half of a surrogate pair, until the second half follows.
    high_surrogate: Option<u16>,
    open: Vec<Frame>,
    /// The number of open brackets deeper than [`MAX_DEPTH`].
    deeper: u32,
    pub(super) format_reader: FormatReader,
}

impl Json {
    pub(super) fn new() -> Self {
        let (token, high_surrogate, open) = Default::default();
        Self {
            state: JsonState::Between,
            token,
            from: 1,
            high_surrogate,
            open,
            deeper: 0,
            format_reader: FormatReader::default(),
        }
    }

    pub(super) fn push(&mut self, c: char, at: u32, builder: &mut ImportBuilder) {
        self.state = match self.state {
            JsonState::Between => self.between(c, at, builder),
            JsonState::Word => {
                if c.is_whitespace() || matches!(c, ',' | ':' | '[' | ']' | '{' | '}' | '"' | '\'' | '/') {
                    self.value(false, builder);
                    self.between(c, at, builder)
                } else {
                    self.token.push(c);
                    JsonState::Word
                }
            }
            JsonState::Text(quote) => self.text(quote, c, at, builder),
            JsonState::Escape(quote) => self.escape(quote, c),
            JsonState::Code(quote, digits, code) => self.code(quote, digits, code, c, at, builder),
            JsonState::Slash if c == '/' => JsonState::LineComment,
            JsonState::Slash if c == '*' => JsonState::BlockComment(false),
            JsonState::Slash => {
                self.note_error(at, builder);
                self.between(c, at, builder)
            }
            JsonState::LineComment if c == '\n' => JsonState::Between,
            JsonState::LineComment => JsonState::LineComment,
            JsonState::BlockComment(true) if c == '/' => JsonState::Between,
            JsonState::BlockComment(_) => JsonState::BlockComment(c == '*'),
        };
    }

    /// Ends the file.
    pub(super) fn end(&mut self, at: u32, builder: &mut ImportBuilder) {
        if self.state == JsonState::Word {
            self.value(false, builder);
        }
        let is_between = matches!(self.state, JsonState::Between | JsonState::Word | JsonState::LineComment);
        if !(is_between && self.open.is_empty()) {
            builder.note(Position { line: at, field: &Path(&self.open) }, NoticeCause::Truncated);
        }
        // An open list or object may contain a complete entry.
        while !self.open.is_empty() {
            self.deeper = 0;
            self.close(at, builder);
        }
        self.state = JsonState::Between;
    }

    fn between(&mut self, c: char, at: u32, builder: &mut ImportBuilder) -> JsonState {
        match c {
            '{' => self.open(Frame::Object(None), at, builder),
            '[' => self.open(Frame::List(0), at, builder),
            '}' | ']' => {
                let fits = match self.open.last() {
                    Some(Frame::Object(key)) => c == '}' && key.is_none(),
                    Some(Frame::List(_)) => c == ']',
                    None => false,
                };
                if !fits && self.deeper == 0 {
                    self.note_error(at, builder);
                }
                self.close(at, builder);
            }
            '"' | '\'' => {
                self.token.clear();
                self.from = at;
                return JsonState::Text(c);
            }
            '/' => return JsonState::Slash,
            ',' => self.no_value(at, builder),
            ':' => {}
            c if c.is_whitespace() => {}
            c => {
                self.token.clear();
                self.token.push(c);
                self.from = at;
                return JsonState::Word;
            }
        }
        JsonState::Between
    }

    fn text(&mut self, quote: char, c: char, at: u32, builder: &mut ImportBuilder) -> JsonState {
        if c != '\\' {
            self.drop_high_surrogate();
        }
        if c == quote {
            self.value(true, builder);
            JsonState::Between
        } else if c == '\n' {
            self.drop_text(at, builder);
            JsonState::Between
        } else if c == '\\' {
            JsonState::Escape(quote)
        } else {
            self.token.push(c);
            JsonState::Text(quote)
        }
    }

    /// Drops a text without a closing quote at the end of its line, but uses brackets at its end.
    fn drop_text(&mut self, at: u32, builder: &mut ImportBuilder) {
        self.note_error(at, builder);
        self.no_value(at, builder);
        let text = std::mem::take(&mut self.token);
        let brackets = text.trim_end_matches(['}', ']', ',', ' ']).len();
        for c in text.get(brackets..).unwrap_or_default().chars() {
            self.between(c, at, builder);
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
            'u' => return JsonState::Code(quote, 4, 0),
            'x' => return JsonState::Code(quote, 2, 0),
            // A text that continues on the next line.
            '\n' => return JsonState::Text(quote),
            'n' | 'r' | 'v' | 'f' => '\n',
            't' | 'b' | '0' => ' ',
            c => c,
        });
        JsonState::Text(quote)
    }

    fn code(
        &mut self,
        quote: char,
        digits: u8,
        code: u16,
        c: char,
        at: u32,
        builder: &mut ImportBuilder,
    ) -> JsonState {
        let Some(digit) = c.to_digit(16).and_then(|digit| u16::try_from(digit).ok()) else {
            self.token.push(LOST);
            return self.text(quote, c, at, builder);
        };
        let code = code << 4 | digit;
        if digits > 1 {
            return JsonState::Code(quote, digits - 1, code);
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
        self.high_surrogate = None;
        if self.deeper > 0 {
            return;
        }
        if let Some(Frame::Object(key @ None)) = self.open.last_mut() {
            *key = Some(std::mem::take(&mut self.token));
            return;
        }
        if !quoted && self.open.is_empty() {
            return self.note_error(self.from, builder);
        }
        let value = if quoted { JsonValue::Text(&self.token) } else { JsonValue::Word(&self.token) };
        self.format_reader.handle(&Path(&self.open), value, self.from, builder);
        self.next();
    }

    fn open(&mut self, frame: Frame, at: u32, builder: &mut ImportBuilder) {
        if self.deeper > 0 || self.open.len() == MAX_DEPTH {
            self.deeper = self.deeper.saturating_add(1);
            return;
        }
        if let Some(Frame::Object(None)) = self.open.last() {
            self.note_error(at, builder);
        }
        self.format_reader.handle(&Path(&self.open), JsonValue::Open, at, builder);
        self.open.push(frame);
    }

    fn close(&mut self, at: u32, builder: &mut ImportBuilder) {
        if let Some(less) = self.deeper.checked_sub(1) {
            self.deeper = less;
        } else if self.open.pop().is_some() {
            self.format_reader.handle(&Path(&self.open), JsonValue::Close, at, builder);
        }
        if self.deeper == 0 {
            self.next();
        }
    }

    /// Moves to the next place after a value.
    fn next(&mut self) {
        match self.open.last_mut() {
            Some(Frame::List(index)) => *index = index.saturating_add(1),
            Some(Frame::Object(key)) => *key = None,
            None => {}
        }
    }

    /// Handles a key without a value.
    fn no_value(&mut self, at: u32, builder: &mut ImportBuilder) {
        if self.deeper > 0 {
            return;
        }
        if let Some(Frame::Object(Some(_))) = self.open.last() {
            self.note_error(at, builder);
            self.next();
        }
    }

    fn note_error(&self, at: u32, builder: &mut ImportBuilder) {
        builder.note(Position { line: at, field: &Path(&self.open) }, NoticeCause::NotJson);
    }
}

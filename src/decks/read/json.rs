//! A streaming parser for JSON and JSON5: it reports each value with its path and builds no tree.
//!
//! It accepts more than the standards allow. Commas and colons are optional, a wrong bracket closes what is open, and an
//! unfinished text ends at the end of its line. Each mistake becomes a notice.

use std::fmt;

use super::{
    NoticeCause,
    builder::{ImportBuilder, Position},
    formats::FormatReader,
};
use crate::decode::LOST;

/// No format is nested deeper than this.
const DEEPEST: usize = 8;

/// What stands in a place.
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
    /// In a list: how many values came before.
    List(u32),
    /// In an object: the key whose value is due.
    Object(Option<String>),
}

/// The way from the outside to a value.
pub(super) struct Path<'a>(&'a [Frame]);

impl Path<'_> {
    /// The keys along it; `[]` for a place in a list.
    pub(super) fn steps(&self) -> ([&str; DEEPEST], usize) {
        let mut steps = [""; DEEPEST];
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

/// Where between letters the reader stands.
#[derive(Clone, Copy, PartialEq)]
enum JsonState {
    /// Between values.
    Between,
    /// In a text that ends with this quote.
    Text(char),
    /// Behind a backslash in such a text.
    Escape(char),
    /// In a code such as `\u00e9`: the quote, how many digits are due, and what they were so far.
    Code(char, u8, u16),
    /// In a number, or in a word without quotes.
    Word,
    /// Behind a stroke that may begin a comment.
    Stroke,
    /// In a comment to the end of the line.
    Comment,
    /// In a comment to the next `*/`, and whether the star was met.
    Long(bool),
}

/// Reads letters and tells the format_reader what stands where.
pub(super) struct Json {
    state: JsonState,
    token: String,
    /// The line on which the token began.
    from: u32,
    /// The first half of a letter that is written as two codes.
    half: Option<u16>,
    open: Vec<Frame>,
    /// How many brackets are open beyond [`DEEPEST`].
    deeper: u32,
    pub(super) format_reader: FormatReader,
}

impl Json {
    pub(super) fn new() -> Self {
        let (token, half, open) = Default::default();
        Self {
            state: JsonState::Between,
            token,
            from: 1,
            half,
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
            JsonState::Code(quote, due, code) => self.code(quote, due, code, c, at, builder),
            JsonState::Stroke if c == '/' => JsonState::Comment,
            JsonState::Stroke if c == '*' => JsonState::Long(false),
            JsonState::Stroke => {
                self.wrong(at, builder);
                self.between(c, at, builder)
            }
            JsonState::Comment if c == '\n' => JsonState::Between,
            JsonState::Comment => JsonState::Comment,
            JsonState::Long(true) if c == '/' => JsonState::Between,
            JsonState::Long(_) => JsonState::Long(c == '*'),
        };
    }

    /// The file is at its end.
    pub(super) fn end(&mut self, at: u32, builder: &mut ImportBuilder) {
        if self.state == JsonState::Word {
            self.value(false, builder);
        }
        let whole = matches!(self.state, JsonState::Between | JsonState::Word | JsonState::Comment);
        if !(whole && self.open.is_empty()) {
            builder.note(Position { line: at, field: &Path(&self.open) }, NoticeCause::BreaksOff);
        }
        // What is open may hold an entry that is whole.
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
                    Some(Frame::Object(due)) => c == '}' && due.is_none(),
                    Some(Frame::List(_)) => c == ']',
                    None => false,
                };
                if !fits && self.deeper == 0 {
                    self.wrong(at, builder);
                }
                self.close(at, builder);
            }
            '"' | '\'' => {
                self.token.clear();
                self.from = at;
                return JsonState::Text(c);
            }
            '/' => return JsonState::Stroke,
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
            self.lose_half();
        }
        if c == quote {
            self.value(true, builder);
            JsonState::Between
        } else if c == '\n' {
            self.give_up(at, builder);
            JsonState::Between
        } else if c == '\\' {
            JsonState::Escape(quote)
        } else {
            self.token.push(c);
            JsonState::Text(quote)
        }
    }

    /// Somebody forgot the quote. The text is given up at the end of its line, but brackets it ends with were none of it.
    fn give_up(&mut self, at: u32, builder: &mut ImportBuilder) {
        self.wrong(at, builder);
        self.no_value(at, builder);
        let text = std::mem::take(&mut self.token);
        let brackets = text.trim_end_matches(['}', ']', ',', ' ']).len();
        for c in text.get(brackets..).unwrap_or_default().chars() {
            self.between(c, at, builder);
        }
    }

    /// The first half of a letter whose second one does not follow is a letter that is lost.
    fn lose_half(&mut self) {
        if self.half.take().is_some() {
            self.token.push(LOST);
        }
    }

    fn escape(&mut self, quote: char, c: char) -> JsonState {
        if c != 'u' {
            self.lose_half();
        }
        self.token.push(match c {
            'u' => return JsonState::Code(quote, 4, 0),
            'x' => return JsonState::Code(quote, 2, 0),
            // A line that goes on.
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
        due: u8,
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
        if due > 1 {
            return JsonState::Code(quote, due - 1, code);
        }
        if let Some(half) = self.half {
            if let Some(letter) = char::decode_utf16([half, code]).next().and_then(Result::ok) {
                self.half = None;
                self.token.push(letter);
                return JsonState::Text(quote);
            }
            self.lose_half();
        }
        if (0xd800..0xdc00).contains(&code) {
            self.half = Some(code);
        } else {
            self.token.push(char::from_u32(code.into()).unwrap_or(LOST));
        }
        JsonState::Text(quote)
    }

    /// A token is whole: the key of a value, or a value.
    fn value(&mut self, quoted: bool, builder: &mut ImportBuilder) {
        self.half = None;
        if self.deeper > 0 {
            return;
        }
        if let Some(Frame::Object(due @ None)) = self.open.last_mut() {
            *due = Some(std::mem::take(&mut self.token));
            return;
        }
        if !quoted && self.open.is_empty() {
            return self.wrong(self.from, builder);
        }
        let value = if quoted { JsonValue::Text(&self.token) } else { JsonValue::Word(&self.token) };
        self.format_reader.take(&Path(&self.open), value, self.from, builder);
        self.next();
    }

    fn open(&mut self, frame: Frame, at: u32, builder: &mut ImportBuilder) {
        if self.deeper > 0 || self.open.len() == DEEPEST {
            self.deeper = self.deeper.saturating_add(1);
            return;
        }
        if let Some(Frame::Object(None)) = self.open.last() {
            self.wrong(at, builder);
        }
        self.format_reader.take(&Path(&self.open), JsonValue::Open, at, builder);
        self.open.push(frame);
    }

    fn close(&mut self, at: u32, builder: &mut ImportBuilder) {
        if let Some(less) = self.deeper.checked_sub(1) {
            self.deeper = less;
        } else if self.open.pop().is_some() {
            self.format_reader.take(&Path(&self.open), JsonValue::Close, at, builder);
        }
        if self.deeper == 0 {
            self.next();
        }
    }

    /// The value was read; the next one stands in the next place.
    fn next(&mut self) {
        match self.open.last_mut() {
            Some(Frame::List(index)) => *index = index.saturating_add(1),
            Some(Frame::Object(due)) => *due = None,
            None => {}
        }
    }

    /// A key stays without its value.
    fn no_value(&mut self, at: u32, builder: &mut ImportBuilder) {
        if self.deeper > 0 {
            return;
        }
        if let Some(Frame::Object(Some(_))) = self.open.last() {
            self.wrong(at, builder);
            self.next();
        }
    }

    fn wrong(&self, at: u32, builder: &mut ImportBuilder) {
        builder.note(Position { line: at, field: &Path(&self.open) }, NoticeCause::NotJson);
    }
}

//! A text and the position in it: brackets, strings and numbers.

use std::str::FromStr;

use super::problem::{Problem, shown};

/// The maximum depth of nesting, so that no file can overflow the stack.
const MAX_DEPTH: u8 = 100;

/// A text being read.
pub(super) struct JsonReader<'t> {
    text: &'t str,
    position: usize,
    /// How many brackets are open.
    depth: u8,
    /// The string that was read last.
    string: String,
    /// The start and end of the last value that was read or skipped, except brackets, `true` and `false`.
    token: (usize, usize),
}

impl<'t> JsonReader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, position: 0, depth: 0, string: String::new(), token: (0, 0) }
    }

    /// The position in bytes.
    pub(super) fn position(&self) -> usize {
        self.position
    }

    /// The last value, as shown in a sentence. `None` if it does not end at the position, or is `true` or `false`.
    pub(super) fn last_token(&self) -> Option<String> {
        let (begin, end) = self.token;
        let token = self.text.get(begin..end).filter(|token| end == self.position && !token.is_empty())?;
        Some(match token.strip_prefix('"') {
            Some(_) => shown(&self.string),
            None => token.to_owned(),
        })
    }

    /// The rest of the text.
    fn rest(&self) -> &'t str {
        self.text.get(self.position..).unwrap_or_default()
    }

    /// The next byte after white space.
    pub(super) fn peek(&mut self) -> Option<u8> {
        let rest = self.rest();
        let trimmed = rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.position += rest.len() - trimmed.len();
        trimmed.bytes().next()
    }

    /// Skips white space, and `expected` if it comes next. Returns whether `expected` came next.
    pub(super) fn accept(&mut self, expected: &str) -> bool {
        self.peek();
        self.accept_adjacent(expected)
    }

    /// Skips `expected`, which is required here.
    pub(super) fn expect_token(&mut self, expected: &str) -> Result<(), Problem> {
        if self.accept(expected) { Ok(()) } else { Err(self.not_json()) }
    }

    /// Skips the `beginning` of a value of the `wanted` kind, which is required here.
    pub(super) fn expect_value(&mut self, beginning: &str, wanted: &'static str) -> Result<(), Problem> {
        if self.accept(beginning) { Ok(()) } else { Err(self.wrong_kind(wanted)) }
    }

    /// Checks that nothing follows.
    pub(super) fn end(&mut self) -> Result<(), Problem> {
        if self.peek().is_none() { Ok(()) } else { Err(self.not_json()) }
    }

    /// The error for an unexpected byte or the end of the text.
    fn not_json(&mut self) -> Problem {
        match self.peek() {
            None => Problem::UnexpectedEnd,
            Some(_) => Problem::NotJson(self.rest().chars().next().map_or_else(String::new, shown_char)),
        }
    }

    /// The error for a value of another kind than `wanted`, or for no value at all.
    pub(super) fn wrong_kind(&mut self, wanted: &'static str) -> Problem {
        let found = match self.peek() {
            Some(b'{') => "an object".to_owned(),
            Some(b'[') => "a list".to_owned(),
            Some(b'"') => {
                let text = self.string().map(shown);
                match text {
                    Ok(text) => text,
                    Err(problem) => return problem,
                }
            }
            Some(_) => self.unquoted().to_owned(),
            None => return Problem::UnexpectedEnd,
        };
        if found.is_empty() { self.not_json() } else { Problem::WrongKind { found, wanted } }
    }

    /// The error for the name of a variant without its content.
    pub(super) fn missing_content(&self) -> Problem {
        Problem::MissingContent(shown(&self.string))
    }

    /// Skips an opening bracket.
    pub(super) fn open(&mut self, bracket: &str) -> Result<(), Problem> {
        self.depth += 1;
        let wanted = if bracket == "[" { "a list" } else { "an object" };
        if self.depth > MAX_DEPTH { Err(Problem::TooDeep) } else { self.expect_value(bracket, wanted) }
    }

    /// Skips a closing bracket.
    pub(super) fn close(&mut self, bracket: &str) -> Result<(), Problem> {
        self.depth -= 1;
        self.expect_token(bracket)
    }

    /// Whether another entry comes before the closing bracket. A comma precedes each entry except the `first`.
    pub(super) fn has_next(&mut self, first: bool, bracket: u8) -> bool {
        if first { self.peek() != Some(bracket) } else { self.accept(",") }
    }

    /// Reads a string.
    pub(super) fn string(&mut self) -> Result<&str, Problem> {
        if self.peek() != Some(b'"') {
            return Err(self.wrong_kind("a text"));
        }
        let begin = self.position;
        self.position += 1;
        self.string.clear();
        loop {
            let rest = self.rest();
            let is_special = |byte| matches!(byte, b'"' | b'\\' | 0..b' ');
            let plain_length = rest.bytes().position(is_special).unwrap_or(rest.len());
            let (plain, rest) = rest.split_at_checked(plain_length).unwrap_or_default();
            self.string.push_str(plain);
            self.position += plain.len();
            match rest.chars().next() {
                Some('"') => {
                    self.position += 1;
                    self.token = (begin, self.position);
                    return Ok(&self.string);
                }
                Some('\\') => {
                    self.position += 1;
                    let character = self.escaped()?;
                    self.string.push(character);
                }
                Some(control) => return Err(Problem::NotJson(shown_char(control))),
                None => return Err(Problem::UnexpectedEnd),
            }
        }
    }

    /// The character for an escape sequence, after its backslash.
    fn escaped(&mut self) -> Result<char, Problem> {
        let character = self.rest().chars().next().ok_or(Problem::UnexpectedEnd)?;
        self.position += character.len_utf8();
        Ok(match character {
            '"' | '\\' | '/' => character,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => return self.unicode_escape(),
            _ => return Err(Problem::NotJson(shown(&format!("\\{character}")))),
        })
    }

    /// The character for a `\u` escape. A character above U+FFFF is written as two escapes.
    fn unicode_escape(&mut self) -> Result<char, Problem> {
        let first = self.code_unit()?;
        let half = || Problem::HalfCharacter(shown(&format!("\\u{first:04x}")));
        let second = if (0xd800..0xdc00).contains(&first) {
            if !self.accept_adjacent("\\u") {
                return Err(half());
            }
            Some(self.code_unit()?)
        } else {
            None
        };
        let units = [first].into_iter().chain(second);
        char::decode_utf16(units).next().and_then(Result::ok).ok_or_else(half)
    }

    /// Skips `expected` if it comes next without white space. Returns whether it came next.
    fn accept_adjacent(&mut self, expected: &str) -> bool {
        let is_next = self.rest().starts_with(expected);
        self.position += if is_next { expected.len() } else { 0 };
        is_next
    }

    fn code_unit(&mut self) -> Result<u16, Problem> {
        let rest = self.rest();
        let length = rest.bytes().take(4).take_while(u8::is_ascii_hexdigit).count();
        let digits = rest.get(..length).unwrap_or_default();
        if length < 4 {
            let is_cut = length == rest.len();
            return Err(if is_cut {
                Problem::UnexpectedEnd
            } else {
                Problem::NotJson(shown(&format!("\\u{digits}")))
            });
        }
        self.position += length;
        u16::from_str_radix(digits, 16).map_err(|_| Problem::NotJson(shown(digits)))
    }

    /// Reads a whole number from 0 up. The page writes no fractions, and few negative numbers.
    pub(super) fn number(&mut self) -> Result<u64, Problem> {
        self.whole_number("a whole number from 0 up", |text| text)
    }

    /// Reads a whole number that may be negative.
    pub(super) fn signed(&mut self) -> Result<i64, Problem> {
        self.whole_number("a whole number", |text| text.strip_prefix('-').unwrap_or(text))
    }

    /// Reads a whole number. `without_sign` removes the sign, if the number may have one.
    fn whole_number<T: FromStr>(
        &mut self,
        wanted: &'static str,
        without_sign: fn(&str) -> &str,
    ) -> Result<T, Problem> {
        if !matches!(self.peek(), Some(b'-' | b'+' | b'.' | b'0'..=b'9')) {
            return Err(self.wrong_kind(wanted));
        }
        let text = self.unquoted();
        let digits = without_sign(text);
        let is_whole = digits.bytes().all(|byte| byte.is_ascii_digit())
            && !digits.is_empty()
            && (digits == "0" || !digits.starts_with('0'));
        let found = || text.chars().take(40).collect();
        if is_whole {
            text.parse().map_err(|_| Problem::OutOfRange(found()))
        } else {
            Err(Problem::WrongKind { found: found(), wanted })
        }
    }

    /// Reads `true` or `false`.
    pub(super) fn boolean(&mut self) -> Result<bool, Problem> {
        let value = self.accept("true");
        if value || self.accept("false") { Ok(value) } else { Err(self.wrong_kind("true or false")) }
    }

    /// Skips a value without quotes or brackets, such as a number or `null`, and returns it.
    fn unquoted(&mut self) -> &'t str {
        let rest = self.rest();
        let inside = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'+' | b'.');
        let end = rest.bytes().position(|byte| !inside(byte)).unwrap_or(rest.len());
        let begin = self.position;
        self.position += end;
        self.token = (begin, self.position);
        rest.get(..end).unwrap_or_default()
    }

    /// Skips a string that is not needed, whatever it contains: half a letter in a picture must not end the reading.
    fn skip_string(&mut self) -> Result<(), Problem> {
        self.expect_token("\"")?;
        let mut escaped = false;
        for (index, byte) in self.rest().bytes().enumerate() {
            if byte == b'"' && !escaped {
                self.position += index + 1;
                return Ok(());
            }
            escaped = byte == b'\\' && !escaped;
        }
        self.position = self.text.len();
        Err(Problem::UnexpectedEnd)
    }

    /// Skips a value that is not needed.
    pub(super) fn skip(&mut self) -> Result<(), Problem> {
        match self.peek() {
            Some(b'"') => self.skip_string(),
            Some(b'{') => {
                self.open("{")?;
                let mut first = true;
                while self.has_next(first, b'}') {
                    first = false;
                    self.skip_string()?;
                    self.expect_token(":")?;
                    self.skip()?;
                }
                self.close("}")
            }
            Some(b'[') => {
                self.open("[")?;
                let mut first = true;
                while self.has_next(first, b']') {
                    first = false;
                    self.skip()?;
                }
                self.close("]")
            }
            _ if self.unquoted().is_empty() => Err(self.not_json()),
            _ => Ok(()),
        }
    }
}

/// A character for a sentence.
fn shown_char(character: char) -> String {
    if character.is_control() {
        format!("the mark U+{:04X}", u32::from(character))
    } else {
        shown(character.encode_utf8(&mut [0; 4]))
    }
}

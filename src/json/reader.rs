//! A text and the position in it: brackets, strings and numbers.

use super::problem::{Problem, shown};

/// The deepest nesting: a file from anywhere must not overflow the stack.
const DEEPEST: u8 = 100;

/// A text being read.
pub(super) struct JsonReader<'t> {
    text: &'t str,
    at: usize,
    /// How many brackets are open.
    depth: u8,
    /// The string that was read last.
    string: String,
    /// Where the last text, number or word began and ended.
    token: (usize, usize),
}

impl<'t> JsonReader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, at: 0, depth: 0, string: String::new(), token: (0, 0) }
    }

    /// The position in bytes.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The last text, number or word, as shown in a sentence.
    pub(super) fn just_read(&self) -> Option<String> {
        let (begin, end) = self.token;
        let token = self.text.get(begin..end).filter(|token| end == self.at && !token.is_empty())?;
        Some(match token.strip_prefix('"') {
            Some(_) => shown(&self.string),
            None => token.to_owned(),
        })
    }

    /// The rest of the text.
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next byte after white space.
    pub(super) fn peek(&mut self) -> Option<u8> {
        let rest = self.rest();
        let tight = rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.at += rest.len() - tight.len();
        tight.bytes().next()
    }

    /// Passes `word` if it comes next after white space.
    pub(super) fn pass(&mut self, word: &str) -> bool {
        self.peek();
        let passes = self.rest().starts_with(word);
        if passes {
            self.at += word.len();
        }
        passes
    }

    /// Passes `word`, which is required.
    pub(super) fn need(&mut self, word: &str) -> Result<(), Problem> {
        if self.pass(word) { Ok(()) } else { Err(self.not_json()) }
    }

    /// Passes the first byte of a value of some kind.
    pub(super) fn need_value(&mut self, begins: &str, wanted: &'static str) -> Result<(), Problem> {
        if self.pass(begins) { Ok(()) } else { Err(self.other_kind(wanted)) }
    }

    /// Checks that nothing follows.
    pub(super) fn end(&mut self) -> Result<(), Problem> {
        if self.peek().is_none() { Ok(()) } else { Err(self.not_json()) }
    }

    /// The error for an unexpected byte or the end of the text.
    fn not_json(&mut self) -> Problem {
        match self.peek() {
            None => Problem::Ends,
            Some(_) => Problem::NotJson(self.rest().chars().next().map_or_else(String::new, mark)),
        }
    }

    /// The error for a value of another kind than `wanted`, or for no value at all.
    pub(super) fn other_kind(&mut self, wanted: &'static str) -> Problem {
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
            None => return Problem::Ends,
        };
        if found.is_empty() { self.not_json() } else { Problem::OtherKind { found, wanted } }
    }

    /// The error for the name of a variant without its content.
    pub(super) fn alone(&self) -> Problem {
        Problem::Alone(shown(&self.string))
    }

    /// Passes an opening bracket.
    pub(super) fn open(&mut self, bracket: &str) -> Result<(), Problem> {
        self.depth += 1;
        let wanted = if bracket == "[" { "a list" } else { "an object" };
        if self.depth > DEEPEST { Err(Problem::Deep) } else { self.need_value(bracket, wanted) }
    }

    /// Passes a closing bracket.
    pub(super) fn close(&mut self, bracket: &str) -> Result<(), Problem> {
        self.depth -= 1;
        self.need(bracket)
    }

    /// Whether there is another entry before the bracket; the `first` has no comma before it.
    pub(super) fn another(&mut self, first: bool, bracket: u8) -> bool {
        if first { self.peek() != Some(bracket) } else { self.pass(",") }
    }

    /// Reads a string.
    pub(super) fn string(&mut self) -> Result<&str, Problem> {
        if self.peek() != Some(b'"') {
            return Err(self.other_kind("a text"));
        }
        let begin = self.at;
        self.at += 1;
        self.string.clear();
        loop {
            let rest = self.rest();
            let ends = |byte| matches!(byte, b'"' | b'\\' | 0..b' ');
            let plain = rest.bytes().position(ends).unwrap_or(rest.len());
            let (plain, rest) = rest.split_at_checked(plain).unwrap_or_default();
            self.string.push_str(plain);
            self.at += plain.len();
            match rest.chars().next() {
                Some('"') => {
                    self.at += 1;
                    self.token = (begin, self.at);
                    return Ok(&self.string);
                }
                Some('\\') => {
                    self.at += 1;
                    let letter = self.escaped()?;
                    self.string.push(letter);
                }
                Some(control) => return Err(Problem::NotJson(mark(control))),
                None => return Err(Problem::Ends),
            }
        }
    }

    /// The character for an escape sequence, after its backslash.
    fn escaped(&mut self) -> Result<char, Problem> {
        let letter = self.rest().chars().next().ok_or(Problem::Ends)?;
        self.at += letter.len_utf8();
        Ok(match letter {
            '"' | '\\' | '/' => letter,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => return self.numbered(),
            _ => return Err(Problem::NotJson(shown(&format!("\\{letter}")))),
        })
    }

    /// The character for a `\u` escape. A character beyond U+FFFF is written as two of them.
    fn numbered(&mut self) -> Result<char, Problem> {
        let first = self.unit()?;
        let half = || Problem::HalfLetter(shown(&format!("\\u{first:04x}")));
        let second = if (0xd800..0xdc00).contains(&first) {
            if !self.pass_tight("\\u") {
                return Err(half());
            }
            Some(self.unit()?)
        } else {
            None
        };
        let units = [first].into_iter().chain(second);
        char::decode_utf16(units).next().and_then(Result::ok).ok_or_else(half)
    }

    /// Passes `word` if it comes next, without white space before it.
    fn pass_tight(&mut self, word: &str) -> bool {
        let passes = self.rest().starts_with(word);
        self.at += if passes { word.len() } else { 0 };
        passes
    }

    fn unit(&mut self) -> Result<u16, Problem> {
        let rest = self.rest();
        let length = rest.bytes().take(4).take_while(u8::is_ascii_hexdigit).count();
        let digits = rest.get(..length).unwrap_or_default();
        if length < 4 {
            let ends = length == rest.len();
            return Err(if ends { Problem::Ends } else { Problem::NotJson(shown(&format!("\\u{digits}"))) });
        }
        self.at += length;
        u16::from_str_radix(digits, 16).map_err(|_| Problem::NotJson(shown(digits)))
    }

    /// Reads a number. The page writes only whole numbers from 0 up.
    pub(super) fn number(&mut self) -> Result<u64, Problem> {
        const WANTED: &str = "a whole number from 0 up";
        if !matches!(self.peek(), Some(b'-' | b'+' | b'.' | b'0'..=b'9')) {
            return Err(self.other_kind(WANTED));
        }
        let text = self.unquoted();
        let whole = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
        let found = || text.chars().take(40).collect();
        if whole {
            text.parse().map_err(|_| Problem::Unfit(found()))
        } else {
            Err(Problem::OtherKind { found: found(), wanted: WANTED })
        }
    }

    /// Reads `true` or `false`.
    pub(super) fn truth(&mut self) -> Result<bool, Problem> {
        let yes = self.pass("true");
        if yes || self.pass("false") { Ok(yes) } else { Err(self.other_kind("true or false")) }
    }

    /// Passes a value without quotes or brackets: a number, `true`, `null`.
    fn unquoted(&mut self) -> &'t str {
        let rest = self.rest();
        let inside = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'+' | b'.');
        let end = rest.bytes().position(|byte| !inside(byte)).unwrap_or(rest.len());
        let begin = self.at;
        self.at += end;
        self.token = (begin, self.at);
        rest.get(..end).unwrap_or_default()
    }

    /// Skips a value that is not needed.
    pub(super) fn skip(&mut self) -> Result<(), Problem> {
        match self.peek() {
            Some(b'"') => self.string().map(|_| ()),
            Some(b'{') => {
                self.open("{")?;
                let mut first = true;
                while self.another(first, b'}') {
                    first = false;
                    self.string()?;
                    self.need(":")?;
                    self.skip()?;
                }
                self.close("}")
            }
            Some(b'[') => {
                self.open("[")?;
                let mut first = true;
                while self.another(first, b']') {
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
fn mark(mark: char) -> String {
    if mark.is_control() {
        format!("the mark U+{:04X}", u32::from(mark))
    } else {
        shown(mark.encode_utf8(&mut [0; 4]))
    }
}

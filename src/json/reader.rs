//! A text and how far it has been read: brackets, strings and numbers.

use super::Wrong;

/// Brackets within brackets, at most: a file from anywhere must not pile them up until there is no room left.
const DEEPEST: u8 = 100;

/// A text, read from its beginning.
pub(super) struct Reader<'t> {
    text: &'t str,
    at: usize,
    /// Brackets that are open.
    depth: u8,
    /// The string that was read last.
    string: String,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, at: 0, depth: 0, string: String::new() }
    }

    /// How far it was read, in bytes.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// What is still to be read.
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// What comes next, white space aside.
    pub(super) fn peek(&mut self) -> Option<u8> {
        let rest = self.rest();
        let tight = rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.at += rest.len() - tight.len();
        tight.bytes().next()
    }

    /// Goes past `word` if that comes next, white space aside.
    pub(super) fn pass(&mut self, word: &str) -> bool {
        self.peek();
        let passes = self.rest().starts_with(word);
        if passes {
            self.at += word.len();
        }
        passes
    }

    /// Goes past `word`, which must come next.
    pub(super) fn need(&mut self, word: &str) -> Result<(), Wrong> {
        if self.pass(word) { Ok(()) } else { Err(Wrong::OTHERWISE) }
    }

    /// Nothing may follow.
    pub(super) fn end(&mut self) -> Result<(), Wrong> {
        if self.peek().is_none() { Ok(()) } else { Err(Wrong::OTHERWISE) }
    }

    /// Goes into a bracket.
    pub(super) fn open(&mut self, bracket: &str) -> Result<(), Wrong> {
        self.depth += 1;
        if self.depth > DEEPEST { Err(Wrong::OTHERWISE) } else { self.need(bracket) }
    }

    /// Goes out of a bracket.
    pub(super) fn close(&mut self, bracket: &str) -> Result<(), Wrong> {
        self.depth -= 1;
        self.need(bracket)
    }

    /// Whether there is another one within the bracket; the `first` needs no comma before it.
    pub(super) fn another(&mut self, first: bool, bracket: u8) -> bool {
        if first { self.peek() != Some(bracket) } else { self.pass(",") }
    }

    /// Reads a string.
    pub(super) fn string(&mut self) -> Result<&str, Wrong> {
        self.need("\"")?;
        self.string.clear();
        loop {
            let rest = self.rest();
            let ends = |byte| matches!(byte, b'"' | b'\\' | 0..b' ');
            let plain = rest.bytes().position(ends).ok_or(Wrong::OTHERWISE)?;
            let (plain, rest) = rest.split_at_checked(plain).ok_or(Wrong::OTHERWISE)?;
            self.string.push_str(plain);
            self.at += plain.len() + 1;
            match rest.bytes().next() {
                Some(b'"') => return Ok(&self.string),
                Some(b'\\') => {
                    let letter = self.escaped()?;
                    self.string.push(letter);
                }
                _ => return Err(Wrong::OTHERWISE),
            }
        }
    }

    /// The letter that stands behind a backslash.
    fn escaped(&mut self) -> Result<char, Wrong> {
        let letter = self.rest().chars().next().ok_or(Wrong::OTHERWISE)?;
        self.at += letter.len_utf8();
        Ok(match letter {
            '"' | '\\' | '/' => letter,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => return self.numbered(),
            _ => return Err(Wrong::OTHERWISE),
        })
    }

    /// A letter by its number; one beyond the first 65,536 is written as two.
    fn numbered(&mut self) -> Result<char, Wrong> {
        let mut units = [self.unit()?, 0];
        let pair = (0xd800..0xdc00).contains(&units[0]);
        if pair {
            if !self.rest().starts_with("\\u") {
                return Err(Wrong::OTHERWISE);
            }
            self.at += 2;
            units[1] = self.unit()?;
        }
        let units = units.into_iter().take(if pair { 2 } else { 1 });
        char::decode_utf16(units).next().and_then(Result::ok).ok_or(Wrong::OTHERWISE)
    }

    fn unit(&mut self) -> Result<u16, Wrong> {
        let digits =
            self.rest().get(..4).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        self.at += 4;
        digits.and_then(|digits| u16::from_str_radix(digits, 16).ok()).ok_or(Wrong::OTHERWISE)
    }

    /// Reads a number. The page writes whole ones from zero up.
    pub(super) fn number(&mut self) -> Result<u64, Wrong> {
        self.peek();
        let text = self.bare();
        let whole = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
        if whole { text.parse().map_err(|_| Wrong::OTHERWISE) } else { Err(Wrong::OTHERWISE) }
    }

    /// Goes past what has neither quotes nor brackets: a number, `true`, `null`.
    fn bare(&mut self) -> &'t str {
        let rest = self.rest();
        let inside = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'+' | b'.');
        let end = rest.bytes().position(|byte| !inside(byte)).unwrap_or(rest.len());
        self.at += end;
        rest.get(..end).unwrap_or_default()
    }

    /// Goes past a value that nobody asked for.
    pub(super) fn skip(&mut self) -> Result<(), Wrong> {
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
            _ if self.bare().is_empty() => Err(Wrong::OTHERWISE),
            _ => Ok(()),
        }
    }
}

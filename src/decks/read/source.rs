//! The letters of a file, one after another, whatever bytes they are written in.

/// What a byte that is no letter of any kind reads as.
pub(super) const LOST: char = char::REPLACEMENT_CHARACTER;

/// How letters are written as bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Writing {
    Utf8,
    /// Two bytes a unit, the lesser one first.
    Utf16Little,
    /// Two bytes a unit, the greater one first.
    Utf16Big,
}

/// A file that is being read. Every break of a line is one `\n`, and what is no text is [`LOST`], so that only the
/// line it stands in is lost.
#[derive(Debug, Clone)]
pub(super) struct Source {
    bytes: Vec<u8>,
    at: usize,
    writing: Writing,
    line: u32,
    broke: bool,
}

impl Source {
    pub(super) fn new(bytes: Vec<u8>) -> Self {
        // Without a mark, a letter beside a zero gives the spreadsheet's "Unicode text" away.
        let (writing, at) = match bytes[..] {
            [0xef, 0xbb, 0xbf, ..] => (Writing::Utf8, 3),
            [0xff, 0xfe, ..] => (Writing::Utf16Little, 2),
            [0xfe, 0xff, ..] => (Writing::Utf16Big, 2),
            [1..=255, 0, ..] => (Writing::Utf16Little, 0),
            [0, 1..=255, ..] => (Writing::Utf16Big, 0),
            _ => (Writing::Utf8, 0),
        };
        Self { bytes, at, writing, line: 1, broke: false }
    }

    /// The line of the letter that was read last, from 1.
    pub(super) fn line(&self) -> u32 {
        self.line
    }

    /// How many bytes were read, of how many.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.at.min(self.bytes.len()), self.bytes.len())
    }

    /// The letters the file begins with, so many at most.
    pub(super) fn opening(&self, most: usize) -> String {
        let end = self.bytes.len().min(self.at + 4 * most);
        let bytes = self.bytes.get(..end).unwrap_or_default().to_vec();
        Source { bytes, ..*self }.take(most).collect()
    }

    fn utf8(&mut self) -> Option<char> {
        let rest = self.bytes.get(self.at..)?;
        let first = *rest.first()?;
        if first.is_ascii() {
            self.at += 1;
            return Some(char::from(first));
        }
        let letter = |length| std::str::from_utf8(rest.get(..length)?).ok()?.chars().next();
        let found = (2..=4).find_map(|length| Some((letter(length)?, length)));
        let (letter, length) = found.unwrap_or((LOST, 1));
        self.at += length;
        Some(letter)
    }

    fn utf16(&mut self, unit: fn([u8; 2]) -> u16) -> Option<char> {
        let rest = self.bytes.get(self.at..).filter(|rest| !rest.is_empty())?;
        let mut units = rest.chunks(2).map(|pair| match *pair {
            [one, two] => unit([one, two]),
            _ => 0xdfff,
        });
        let letter = char::decode_utf16(units.by_ref().take(2)).next()?.unwrap_or(LOST);
        self.at += if letter == LOST { 2 } else { 2 * letter.len_utf16() };
        Some(letter)
    }

    fn letter(&mut self) -> Option<char> {
        match self.writing {
            Writing::Utf8 => self.utf8(),
            Writing::Utf16Little => self.utf16(u16::from_le_bytes),
            Writing::Utf16Big => self.utf16(u16::from_be_bytes),
        }
    }
}

impl Iterator for Source {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        if self.broke {
            self.line += 1;
            self.broke = false;
        }
        let letter = match self.letter()? {
            '\r' => {
                let before = self.at;
                if self.letter() != Some('\n') {
                    self.at = before;
                }
                '\n'
            }
            letter => letter,
        };
        self.broke = letter == '\n';
        Some(letter)
    }
}

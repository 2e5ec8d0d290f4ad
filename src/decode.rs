//! Decodes the bytes of a file to characters.
//!
//! An invalid byte loses only its own character, and the position of the first one is reported. So a damaged file can still
//! be read.

mod code_page;

use std::fmt;

pub use code_page::CodePage;
use code_page::WINDOWS_1252;

/// The character that replaces invalid bytes.
pub const LOST: char = char::REPLACEMENT_CHARACTER;

/// The characters that could not be read in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LostCharacters {
    /// The line of the first one, from 1.
    pub line: u32,
    /// The position of its byte in the file, from 1.
    pub byte: usize,
    /// The number of lost characters.
    pub characters: usize,
    /// Whether the file ends in the middle of the first one.
    pub cut: bool,
}

/// The sentence about the lost characters. It stands after the name of the file and the line.
impl fmt::Display for LostCharacters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.cut, self.characters) {
            (true, _) => f.write_str("the file ends in the middle of a letter."),
            (false, 1) => write!(f, "1 letter cannot be read; “{LOST}” stands in its place."),
            (false, letters) => {
                write!(
                    f,
                    "from here on {letters} letters cannot be read; “{LOST}” stands in the place of each."
                )
            }
        }
    }
}

/// A file as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded {
    /// The text. Every line break is one `\n`, and every lost character is [`LOST`].
    pub text: String,
    /// The lost characters, if there are any.
    pub lost: Option<LostCharacters>,
}

/// Reads a whole file as text.
pub fn decode(bytes: Vec<u8>) -> Decoded {
    let mut source = TextSource::new(bytes);
    let text = source.by_ref().collect();
    Decoded { text, lost: source.lost }
}

/// The encoding of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Encoding {
    Utf8,
    /// UTF-16, little endian.
    Utf16Little,
    /// UTF-16, big endian.
    Utf16Big,
    /// One byte for each letter.
    OneByte(CodePage),
}

/// The letter of a byte in Windows-1252.
pub(crate) fn windows_1252(byte: u8) -> char {
    WINDOWS_1252.letter(byte)
}

/// Whether bytes are in an encoding with one byte for each letter: hardly any letter beyond ASCII is valid UTF-8. A file that ends
/// in the middle of a letter is UTF-8, unless that byte is a letter at the end of words, as é is.
fn has_one_byte_letters(bytes: &[u8]) -> bool {
    let (mut valid, mut invalid, end) = (0, 0, bytes.as_ptr_range().end);
    for chunk in bytes.utf8_chunks() {
        valid += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        let at_end = chunk.invalid().as_ptr_range().end == end;
        invalid += match chunk.invalid() {
            [] => 0,
            // Hardly any word ends in `â`, whose byte begins dashes and curly quotation marks in UTF-8.
            [byte] if at_end => usize::from(*byte >= 0xe0 && *byte != 0xe2),
            [..] => usize::from(!at_end),
        };
    }
    // A damaged file in UTF-8 has more letters that are right. The other way round, hardly any one-byte letters look like UTF-8.
    invalid > 10 * valid
}

impl Encoding {
    /// How many bytes are checked to guess the encoding.
    const OPENING: usize = 64;

    /// A file without a byte order mark is UTF-16 if, in at least half of its first byte pairs, only the
    /// second byte is zero (little endian) or only the first (big endian). If there are fewer such pairs, or
    /// as many of one sort as of the other, it is UTF-8, and the zeros are damage.
    fn guess(bytes: &[u8]) -> Self {
        let (mut little, mut big) = (0, 0);
        for pair in bytes.get(..Self::OPENING).unwrap_or(bytes).chunks_exact(2) {
            little += usize::from(pair[0] != 0 && pair[1] == 0);
            big += usize::from(pair[0] == 0 && pair[1] != 0);
        }
        let pairs = bytes.len().min(Self::OPENING) / 2;
        if 2 * little >= pairs && little > big {
            Encoding::Utf16Little
        } else if 2 * big >= pairs && big > little {
            Encoding::Utf16Big
        } else {
            Encoding::Utf8
        }
    }
}

/// An iterator over the characters of a file. Every line break becomes one `\n`, and every lost character [`LOST`].
#[derive(Debug, Clone)]
pub(crate) struct TextSource {
    bytes: Vec<u8>,
    /// The first byte after the byte order mark; 0 if there is none.
    start: usize,
    position: usize,
    encoding: Encoding,
    /// The letters of the bytes from 0x80 on in an encoding with one byte for each.
    letters: [char; CodePage::HIGH],
    line: u32,
    /// Whether the last character was a line break.
    is_after_break: bool,
    /// The characters lost so far.
    lost: Option<LostCharacters>,
}

impl TextSource {
    pub(crate) fn new(bytes: Vec<u8>) -> Self {
        let (encoding, position) = match bytes[..] {
            [0xef, 0xbb, 0xbf, ..] => (Encoding::Utf8, 3),
            [0xff, 0xfe, ..] => (Encoding::Utf16Little, 2),
            [0xfe, 0xff, ..] => (Encoding::Utf16Big, 2),
            _ => (Encoding::guess(&bytes), 0),
        };
        let letters = [LOST; CodePage::HIGH];
        Self {
            bytes,
            start: position,
            position,
            encoding,
            letters,
            line: 1,
            is_after_break: false,
            lost: None,
        }
    }

    /// A file of any program: it may be in an encoding with one byte for each letter, too.
    pub(crate) fn of_any_program(bytes: Vec<u8>) -> Self {
        let mut source = Self::new(bytes);
        if source.encoding == Encoding::Utf8 && source.start == 0 && has_one_byte_letters(&source.bytes) {
            let page = CodePage::of(&source.bytes);
            (source.encoding, source.letters) = (Encoding::OneByte(page), page.table());
        }
        source
    }

    /// The encoding with one byte for each letter as which the file is read, if it is.
    pub(crate) fn code_page(&self) -> Option<CodePage> {
        if let Encoding::OneByte(page) = self.encoding { Some(page) } else { None }
    }

    /// Begins again.
    pub(crate) fn rewind(&mut self) {
        (self.position, self.line, self.is_after_break, self.lost) = (self.start, 1, false, None);
    }

    /// The line of the last character, from 1.
    pub(crate) fn line(&self) -> u32 {
        self.line
    }

    /// How many bytes were read, and how many there are.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.position.min(self.bytes.len()), self.bytes.len())
    }

    /// The next characters of the file, at most `most`. They are not taken from the iterator.
    pub(crate) fn opening(&self, most: usize) -> String {
        // No encoding has more than four bytes for a character.
        let end = self.bytes.len().min(self.position + 4 * most);
        let bytes = self.bytes.get(..end).unwrap_or_default().to_vec();
        TextSource { bytes, ..*self }.take(most).collect()
    }

    /// Counts a lost character.
    fn note_lost(&mut self, cut: bool) {
        let first = LostCharacters { line: self.line, byte: self.position + 1, characters: 0, cut };
        self.lost.get_or_insert(first).characters += 1;
    }

    fn utf8(&mut self) -> Option<char> {
        let rest = self.bytes.get(self.position..)?;
        let first = *rest.first()?;
        if first.is_ascii() {
            self.position += 1;
            return Some(char::from(first));
        }
        let character = |length| std::str::from_utf8(rest.get(..length)?).ok()?.chars().next();
        if let Some((character, length)) = (2..=4).find_map(|length| Some((character(length)?, length))) {
            self.position += length;
            return Some(character);
        }
        // An unfinished character at the end counts as one lost character.
        let is_incomplete =
            rest.len() < 4 && std::str::from_utf8(rest).is_err_and(|error| error.error_len().is_none());
        let length = if is_incomplete { rest.len() } else { 1 };
        self.note_lost(is_incomplete);
        self.position += length;
        Some(LOST)
    }

    fn utf16(&mut self, unit: fn([u8; 2]) -> u16) -> Option<char> {
        let rest = self.bytes.get(self.position..).filter(|rest| !rest.is_empty())?;
        let mut units = rest.chunks(2).map(|pair| match *pair {
            [one, two] => unit([one, two]),
            // A single byte at the end counts as the first half of a surrogate pair, so it is lost.
            _ => 0xd800,
        });
        let character = char::decode_utf16(units.by_ref().take(2)).next()?;
        if let Err(error) = &character {
            let is_first_half = error.unpaired_surrogate() < 0xdc00;
            self.note_lost(rest.len() < 4 && is_first_half);
        }
        let character = character.unwrap_or(LOST);
        self.position += if character == LOST { 2 } else { 2 * character.len_utf16() };
        Some(character)
    }

    fn one_byte(&mut self) -> Option<char> {
        let byte = *self.bytes.get(self.position)?;
        let high = usize::from(byte).checked_sub(CodePage::HIGH);
        let character = high.map_or(char::from(byte), |index| self.letters[index]);
        if character == LOST {
            self.note_lost(false);
        }
        self.position += 1;
        Some(character)
    }

    fn character(&mut self) -> Option<char> {
        match self.encoding {
            Encoding::Utf8 => self.utf8(),
            Encoding::Utf16Little => self.utf16(u16::from_le_bytes),
            Encoding::Utf16Big => self.utf16(u16::from_be_bytes),
            Encoding::OneByte(_) => self.one_byte(),
        }
    }
}

impl Iterator for TextSource {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        if self.is_after_break {
            self.line += 1;
            self.is_after_break = false;
        }
        let character = match self.character()? {
            '\r' => {
                let before = (self.position, self.lost);
                if self.character() != Some('\n') {
                    (self.position, self.lost) = before;
                }
                '\n'
            }
            character => character,
        };
        self.is_after_break = character == '\n';
        Some(character)
    }
}

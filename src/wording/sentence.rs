//! Sentences with marked places: a name that people wrote, or a number in bold letters.

use std::fmt;

/// A sentence for the page. It stands here as one text, so that it can be worded and translated as a whole, and its places
/// are marked, because the page draws them in elements of their own.
///
/// `isolated` and `strong` mark a place: `format!("{} looks at the coin", isolated(name)).into()`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sentence(String);

/// A part of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarkedPart<'a> {
    /// Words of the page.
    Words(&'a str),
    /// What people wrote. It is isolated from the words around it, because it may be written from right to left.
    Isolated(&'a str),
    /// What stands out.
    Strong(&'a str),
}

/// The two characters around what people wrote are those with which Unicode isolates it in plain text.
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];
/// Two characters that no text has: control characters.
const STRONG: [char; 2] = ['\u{1}', '\u{2}'];

/// A place for what people wrote, such as a name or an answer.
pub fn isolated(text: impl fmt::Display) -> String {
    marked(&text.to_string(), ISOLATE)
}

/// A place that stands out, such as a number.
pub fn strong(text: impl fmt::Display) -> String {
    marked(&text.to_string(), STRONG)
}

fn marked(text: &str, [start, end]: [char; 2]) -> String {
    // People may write such characters, too; they would end the place too early.
    format!("{start}{}{end}", text.replace(is_mark, ""))
}

fn is_mark(letter: char) -> bool {
    ISOLATE.contains(&letter) || STRONG.contains(&letter)
}

impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl Sentence {
    /// Its parts in order.
    pub fn parts(&self) -> impl Iterator<Item = MarkedPart<'_>> {
        // The mark at the end of a piece says what the next one is.
        let mut mark = None;
        let parts = self.0.split_inclusive(is_mark).map(move |piece| {
            let (text, before) = (piece.trim_end_matches(is_mark), mark);
            mark = piece.chars().next_back();
            match before {
                Some(start) if start == ISOLATE[0] => MarkedPart::Isolated(text),
                Some(start) if start == STRONG[0] => MarkedPart::Strong(text),
                Some(_) | None => MarkedPart::Words(text),
            }
        });
        parts.filter(|part| *part != MarkedPart::Words(""))
    }
}

/// The sentence as plain text.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.split(is_mark).try_for_each(|text| f.write_str(text))
    }
}

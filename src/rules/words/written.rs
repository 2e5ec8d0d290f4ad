//! Splits a text into parts between commas and words between spaces, and finds articles.

use super::{
    Answer, Letter,
    fold::{tokens, without_invisible},
    wrapping::{Wrapping, unwrapped},
};

/// A word as it was written: characters between white space or commas, with at least one letter or digit.
pub(super) struct Word {
    /// Its runs of letters and digits, at least one: `7-Up` has two.
    pub(super) tokens: Vec<String>,
    /// Whether it is exactly `a`, `an` or `the` in small letters or capitals. `A.` is an initial, and `À` is another
    /// word.
    pub(super) article: bool,
}

impl Word {
    /// Its first letter; `None` if that is a digit or a letter of another script.
    pub(super) fn initial(&self) -> Option<Letter> {
        self.tokens.first()?.chars().next().and_then(Letter::new)
    }

    /// Parses a word; `None` if it has no letter or digit, like a lone `&`.
    fn read(written: &str) -> Option<Self> {
        Self::read_with(written, Wrapping::Ignored)
    }

    fn read_with(written: &str, wrapping: Wrapping) -> Option<Self> {
        let tokens = tokens(written, wrapping);
        (!tokens.is_empty()).then(|| Self { tokens, article: is_article(written) })
    }
}

/// The words between two commas, at least one.
pub(super) type CommaPart = Vec<Word>;

/// The parts of an answer in the order written. An article after the last comma is left out (PG-56), and with
/// [`Wrapping::Ignored`] also the characters around the answer (PG-R50).
pub(super) fn parts(text: &str, wrapping: Wrapping) -> Vec<CommaPart> {
    let words = |part: &str| {
        part.split_whitespace().filter_map(|word| Word::read_with(word, wrapping)).collect::<CommaPart>()
    };
    let text = without_invisible(text);
    let answer = match wrapping {
        Wrapping::Included => &text,
        Wrapping::Ignored => unwrapped(&text),
    };
    let mut parts: Vec<CommaPart> =
        answer.split(is_comma).map(words).filter(|part| !part.is_empty()).collect();
    if let [_, .., last] = parts.as_slice()
        && let [word] = last.as_slice()
        && word.article
    {
        parts.pop();
    }
    parts
}

/// The text with its leading article moved behind a comma: `The Walking Dead` → `Walking Dead, The`; `None` if
/// [`Answer::check`] would not report a leading article.
///
/// It keeps the writer's spelling, without the characters around the answer (PG-R50).
pub fn with_article_last(text: &str) -> Option<String> {
    if !Answer::read(text)?.leads_with_article() {
        return None;
    }
    let text = without_invisible(text);
    let text = unwrapped(&text);
    // Only punctuation can stand before the article, so the first match of its letters is the article.
    let article = text.split(is_separator).find(|word| is_article(word))?;
    let (_, rest) = text.split_once(article)?;
    Some(format!("{}, {article}", rest.trim_matches(is_separator)))
}

/// The first letter of a category as written (PG-R39).
///
/// `The Beatles songs` begins with T: only answers must have their article at the end.
pub fn first_letter(text: &str) -> Option<Letter> {
    without_invisible(text).split_whitespace().find_map(Word::read)?.initial()
}

/// Whether a word is an article without any other characters.
fn is_article(written: &str) -> bool {
    ["a", "an", "the"].iter().any(|article| written.eq_ignore_ascii_case(article))
}

/// Whether a character separates words: white space or a comma.
pub(super) fn is_separator(c: char) -> bool {
    c.is_whitespace() || is_comma(c)
}

/// Whether a character is a comma of any keyboard.
fn is_comma(c: char) -> bool {
    matches!(c, ',' | '\u{ff0c}' | '\u{fe50}' | '\u{fe10}')
}

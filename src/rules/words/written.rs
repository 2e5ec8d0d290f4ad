//! A text as its writer set it out: parts between commas, words between spaces, and where the article stands.

use super::{
    Answer, Letter,
    fold::{seen, tokens},
    wrapping::{Wrapping, unwrapped},
};

/// A word as it was written: a run between white space and commas with a letter or digit in it.
pub(super) struct Word {
    /// Its runs of letters and digits, never none: `7-Up` has two.
    pub(super) tokens: Vec<String>,
    /// Whether it is `a`, `an` or `the`, in any case but with nothing added: `A.` is an initial, `À` another word.
    pub(super) article: bool,
}

impl Word {
    /// The letter it begins with, unless that is a digit or of another script.
    pub(super) fn initial(&self) -> Option<Letter> {
        self.tokens.first()?.chars().next().and_then(Letter::new)
    }

    /// Reads a word; `None` if there is nothing in it to say, as in a lone `&`.
    fn read(written: &str) -> Option<Self> {
        Self::read_with(written, Wrapping::Ignored)
    }

    fn read_with(written: &str, wrapping: Wrapping) -> Option<Self> {
        let tokens = tokens(written, wrapping);
        (!tokens.is_empty()).then(|| Self { tokens, article: is_article(written) })
    }
}

/// What stands between two commas: one word at least.
pub(super) type CommaPart = Vec<Word>;

/// The parts of an answer in the order written, but for an article behind the last comma: it does not count (PG-56), nor
/// does a wrapping that is to be ignored (PG-R50).
pub(super) fn parts(text: &str, wrapping: Wrapping) -> Vec<CommaPart> {
    let words = |part: &str| {
        part.split_whitespace().filter_map(|word| Word::read_with(word, wrapping)).collect::<CommaPart>()
    };
    let text = seen(text);
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

/// The text with its leading article moved behind a comma, if it has one: `The Walking Dead` → `Walking Dead, The`.
///
/// Offered exactly when [`Answer::check`] complains of a leading article, in the writer's own spelling but for a wrapping
/// (PG-R50).
pub fn article_behind(text: &str) -> Option<String> {
    if !Answer::read(text)?.leads_with_article() {
        return None;
    }
    let text = seen(text);
    let text = unwrapped(&text);
    // Only punctuation can stand before the article, so its first occurrence is the word itself.
    let article = text.split(is_gap).find(|word| is_article(word))?;
    let (_, term) = text.split_once(article)?;
    Some(format!("{}, {article}", term.trim_matches(is_gap)))
}

/// The letter a text opens with, its first word taken literally (for categories, PG-R39).
///
/// `The Beatles songs` opens with T: only answers have to put their article behind.
pub fn opening(text: &str) -> Option<Letter> {
    seen(text).split_whitespace().find_map(Word::read)?.initial()
}

/// Whether a written word is an article and nothing else.
fn is_article(written: &str) -> bool {
    ["a", "an", "the"].iter().any(|article| written.eq_ignore_ascii_case(article))
}

/// Whether a character parts words: white space or a comma.
pub(super) fn is_gap(c: char) -> bool {
    c.is_whitespace() || is_comma(c)
}

/// Whether a character is a comma, in any of the shapes keyboards give it.
fn is_comma(c: char) -> bool {
    matches!(c, ',' | '\u{ff0c}' | '\u{fe50}' | '\u{fe10}')
}

//! Splits a text into parts between commas and words between spaces, and finds articles.

use super::{
    Answer, Letter,
    fold::{is_apostrophe, tokens, without_invisible},
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
    fn parse(written: &str) -> Option<Self> {
        let tokens = tokens(written);
        (!tokens.is_empty()).then(|| Self { tokens, article: is_article(written) })
    }
}

/// The words between two commas, at least one.
pub(super) type CommaPart = Vec<Word>;

/// The parts of an answer in the order written, without an article after the last comma (PG-56) and without the characters
/// around the answer (PG-R50).
pub(super) fn parts(text: &str) -> Vec<CommaPart> {
    let words = |part: &str| part.split_whitespace().filter_map(Word::parse).collect::<CommaPart>();
    let text = without_invisible(text);
    let mut parts: Vec<CommaPart> =
        unwrapped(&text).split(is_comma).map(words).filter(|part| !part.is_empty()).collect();
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
    if !Answer::parse(text)?.leads_with_article() {
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
    without_invisible(text).split_whitespace().find_map(Word::parse)?.initial()
}

/// Whether a word is an article without any other characters.
fn is_article(written: &str) -> bool {
    ["a", "an", "the"].iter().any(|article| written.eq_ignore_ascii_case(article))
}

/// Whether a character separates words: white space or a comma.
pub(super) fn is_separator(c: char) -> bool {
    c.is_whitespace() || is_comma(c)
}

/// Whether a character is a comma: the ASCII one, or its full-width, small or vertical form.
fn is_comma(c: char) -> bool {
    matches!(c, ',' | '\u{ff0c}' | '\u{fe50}' | '\u{fe10}')
}

/// The answer in a text: without quotation marks and brackets around it, and without a final `.`, `!`, `?` or `…`
/// (PG-R50).
///
/// Otherwise the articles in `“The Tempest”` and `Walking Dead, The.` would not be recognised. Characters inside an
/// answer stay: `A-Team`, `A.B.C. Book`.
pub(super) fn unwrapped(text: &str) -> &str {
    let around = |c: char| is_separator(c) || is_bracket(c) || is_quotation_mark(c);
    text.trim_start_matches(around).trim_end_matches(|c| around(c) || is_final(c))
}

/// Whether a character can end a sentence.
fn is_final(c: char) -> bool {
    matches!(c, '.' | '!' | '?' | '…' | '。' | '｡' | '．' | '！' | '？')
}

/// Whether a character is a quotation mark, or an apostrophe, which people type instead.
fn is_quotation_mark(c: char) -> bool {
    is_apostrophe(c)
        || matches!(c,
            '"' | '＂' | '«' | '»' | '‚' | '“'..='‟' | '‹' | '›' | '\u{2e02}'..='\u{2e05}' | '\u{2e09}' | '\u{2e0a}'
            | '\u{2e0c}' | '\u{2e0d}' | '\u{2e1c}' | '\u{2e1d}' | '\u{2e20}' | '\u{2e21}' | '\u{2e42}'
            | '「'..='』' | '〝'..='〟' | '｢' | '｣' | '\u{fe41}'..='\u{fe44}')
}

/// Whether a character is a bracket of any shape.
fn is_bracket(c: char) -> bool {
    matches!(c,
        '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | '\u{f3a}'..='\u{f3d}' | '\u{169b}' | '\u{169c}'
        | '⁅' | '⁆' | '⁽' | '⁾' | '₍' | '₎' | '⌈'..='⌋' | '\u{2329}' | '\u{232a}' | '❨'..='❵' | '⟅' | '⟆'
        | '⟦'..='⟯' | '⦃'..='⦘' | '⧘'..='⧛' | '⧼' | '⧽' | '\u{2e22}'..='\u{2e29}' | '\u{2e55}'..='\u{2e5c}'
        | '〈'..='》' | '【' | '】' | '〔'..='〛' | '\u{fd3e}' | '\u{fd3f}' | '\u{fe17}' | '\u{fe18}'
        | '\u{fe35}'..='\u{fe40}' | '\u{fe47}' | '\u{fe48}' | '\u{fe59}'..='\u{fe5e}' | '（' | '）' | '＜' | '＞'
        | '［' | '］' | '｛' | '｝' | '｟' | '｠')
}

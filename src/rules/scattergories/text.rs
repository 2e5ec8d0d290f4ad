//! What the text of an answer may be: several answers, or a proper noun.

use crate::rules::words::{Answer, is_letter_or_digit, without_invisible};

/// The answers in a text that may have several, separated by slashes, semicolons or the word “or” (SC-24). With fewer
/// than two there is nothing to choose.
pub fn alternatives(text: &str) -> Vec<String> {
    let text = without_invisible(text);
    // The last two are the full-width slash and semicolon.
    let parts = text.split(['/', ';', '\u{ff0f}', '\u{ff1b}']);
    let mut found: Vec<String> = Vec::new();
    for part in parts {
        let words: Vec<&str> = part.split_whitespace().collect();
        let between = words.split(|word| word.eq_ignore_ascii_case("or"));
        found.extend(between.map(|words| words.join(" ")).filter(|text| Answer::parse(text).is_some()));
    }
    found
}

/// Whether an answer looks like a proper noun, so that the page can suggest this mark: it has several words, and each
/// begins with a capital (SC-R07).
pub fn looks_proper(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let capital = |word: &str| word.chars().find(|c| is_letter_or_digit(*c)).is_some_and(char::is_uppercase);
    words.clone().nth(1).is_some() && words.all(capital)
}

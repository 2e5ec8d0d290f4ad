//! Folding: makes texts equal that differ only in capitals or accents. Invisible characters are removed by a function of
//! their own.

use std::borrow::Cow;

use super::unaccent;

/// The text for comparison: decomposed, without accents, in small letters.
///
/// `Éclair` becomes `eclair`, and `Ørsted` becomes `orsted`. Spaces and punctuation stay as they are.
pub fn fold(text: &str) -> String {
    // Most texts are ASCII and need no decomposition.
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut unaccented = String::with_capacity(text.len());
    for c in text.chars() {
        unaccent::write(c, &mut unaccented);
    }
    let mut folded = String::with_capacity(unaccented.len());
    for c in unaccented.chars() {
        match plain(c) {
            Some(letters) => folded.push_str(letters),
            None => folded.push(c),
        }
    }
    folded
}

/// The plain form of a small letter that Unicode does not decompose.
fn plain(c: char) -> Option<&'static str> {
    match c {
        'ß' => Some("ss"),
        'æ' => Some("ae"),
        'œ' => Some("oe"),
        'ø' => Some("o"),
        'ł' => Some("l"),
        'ð' | 'đ' => Some("d"),
        'þ' => Some("th"),
        'ħ' => Some("h"),
        'ŧ' => Some("t"),
        'ı' => Some("i"),
        'ŋ' => Some("n"),
        'ĸ' => Some("k"),
        // Σ always becomes σ, so the small sigma at the end of a word has to become σ too.
        'ς' => Some("σ"),
        _ => None,
    }
}

/// The text without invisible characters: soft hyphens, zero-width spaces and joiners, marks for direction,
/// tags, variation selectors, annotation and format marks, invisible operators, and empty Korean and Khmer letters.
///
/// Pasted text often has them. They are removed before parsing; otherwise answers that look the same could differ, and
/// a `The` might not be recognised.
pub(in crate::rules) fn without_invisible(text: &str) -> Cow<'_, str> {
    without(is_invisible, text)
}

/// The text without the characters for which `dropped` is true. It is copied only if it has such a character, because a
/// file may have 30,000 lines.
fn without(dropped: fn(char) -> bool, text: &str) -> Cow<'_, str> {
    if text.contains(dropped) {
        Cow::Owned(text.chars().filter(|c| !dropped(*c)).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// Whether a character is invisible.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
        | '\u{e0100}'..='\u{e01ef}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{3164}' | '\u{ffa0}')
}

/// The runs of letters and digits in a text, folded. Apostrophes are removed; all other characters separate runs.
pub(super) fn tokens(text: &str) -> Vec<String> {
    // Apostrophes are removed first: an acute accent, often typed as an apostrophe, would become a space when folded.
    let folded = fold(&without(is_apostrophe, text));
    // Folding can produce more apostrophes: `ŉ` becomes `ʼn`.
    let folded = without(is_apostrophe, &folded);
    folded.split(|c: char| !c.is_alphanumeric()).filter(|t| !t.is_empty()).map(str::to_owned).collect()
}

/// Whether a character is an apostrophe, or is often typed as one.
pub(super) fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '‘' | '’' | '‛' | 'ʻ' | 'ʼ' | '＇' | '`' | '´')
}

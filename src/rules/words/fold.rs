//! Folding: makes texts equal that differ only in capitals or accents. Invisible characters are removed by a function of
//! their own, because that has to happen before a text is split into words.

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

/// The plain form of a small letter that Unicode does not decompose: of each in Latin-1 and Latin Extended-A.
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

/// The text without invisible characters.
///
/// Pasted text often has them. They are removed before parsing; otherwise answers that look the same could differ, and
/// a `The` might not be recognised. U+FE00 to U+FE0F stay, because some emoji look different without them; for comparison,
/// [`fold`] removes them.
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
    match c {
        // soft hyphen
        '\u{ad}'
        // zero-width spaces and joiners, and marks for direction
        | '\u{200b}'..='\u{200f}' | '\u{feff}' | '\u{61c}' | '\u{202a}'..='\u{202e}'
        // a joiner of words, invisible operators, and more marks for direction
        | '\u{2060}'..='\u{206f}'
        // variants of Mongolian letters and Chinese characters
        | '\u{180b}'..='\u{180f}' | '\u{e0100}'..='\u{e01ef}'
        // marks for annotations, shorthand and music, and tags
        | '\u{fff9}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e007f}'
        // empty Korean and Khmer letters
        | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{17b4}' | '\u{17b5}' => true,
        _ => false,
    }
}

/// The runs of letters and digits in a text, folded. Apostrophes are removed; all other characters separate runs.
pub(super) fn tokens(text: &str) -> Vec<String> {
    // Apostrophes are removed first: an acute accent, often typed as an apostrophe, would become a space when folded.
    let folded = fold(&without(is_apostrophe, text));
    // Folding can produce more apostrophes: `ŉ` becomes `ʼn`.
    let folded = without(is_apostrophe, &folded);
    folded.split(|c| !is_letter_or_digit(c)).filter(|t| !t.is_empty()).map(str::to_owned).collect()
}

/// Whether a character is a letter or a digit, as the Unicode of the compiler has them. A test finds out when a new compiler
/// knows others, because old records must still be read as before.
pub fn is_letter_or_digit(c: char) -> bool {
    c.is_alphanumeric()
}

/// Whether a character is an apostrophe, or is often typed as one.
pub(super) fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '‘' | '’' | '‛' | 'ʻ' | 'ʼ' | '＇' | '`' | '´')
}

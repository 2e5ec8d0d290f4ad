//! Text as it is compared: what a reader would call the same letters.

use std::borrow::Cow;

use super::{Wrapping, unaccent};

/// Text as it is compared: decomposed, without accents, in small letters.
///
/// `Éclair` is `eclair` and `Ørsted` is `orsted`. Spaces and punctuation stay as they are.
pub fn fold(text: &str) -> String {
    // Most of what anybody writes; there is nothing to decompose in it.
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut bared = String::with_capacity(text.len());
    for c in text.chars() {
        unaccent::write(c, &mut bared);
    }
    let mut folded = String::with_capacity(bared.len());
    for c in bared.chars() {
        match plain(c) {
            Some(letters) => folded.push_str(letters),
            None => folded.push(c),
        }
    }
    folded
}

/// How a small letter is written that no decomposition takes apart.
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
        // A capital sigma becomes σ wherever it stands, so the one that ends a word must do so too.
        'ς' => Some("σ"),
        _ => None,
    }
}

/// The text without what cannot be seen: soft hyphens, marks of width, joining and direction, empty fillers.
///
/// Pasted text is full of them. They go before anything is read, for a hidden mark would otherwise tell two answers
/// apart that look alike, or disguise a `The`.
pub(in crate::rules) fn seen(text: &str) -> Cow<'_, str> {
    without(is_unseen, text)
}

/// The text without some of its characters. Most texts have none of them, and are not copied: a file may have 30,000 lines.
fn without(dropped: fn(char) -> bool, text: &str) -> Cow<'_, str> {
    if text.contains(dropped) {
        Cow::Owned(text.chars().filter(|c| !dropped(*c)).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// Whether a character takes no place on the page.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
        | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}')
}

/// The runs of letters and digits in a text, folded; an apostrophe joins, any other mark parts.
pub(super) fn tokens(text: &str, wrapping: Wrapping) -> Vec<String> {
    // Apostrophes go first, because decomposition would make a space of the acute accent that is often typed for one.
    let folded = fold(&without(is_apostrophe, text));
    let folded = match wrapping {
        Wrapping::Included => Cow::Borrowed(folded.as_str()),
        // Those that are part of a letter come to light by decomposition: `ŉ` is `ʼn`.
        Wrapping::Ignored => without(is_apostrophe, &folded),
    };
    folded.split(|c: char| !c.is_alphanumeric()).filter(|t| !t.is_empty()).map(str::to_owned).collect()
}

/// Whether a character is an apostrophe, or is what people type for one.
pub(super) fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '‘' | '’' | '‛' | 'ʻ' | 'ʼ' | '＇' | '`' | '´')
}

//! The names of saved files.

use crate::rules::words::fold;

/// The most characters of what a file is about: a file system allows some 250 bytes for the whole name, a letter has up to 4 bytes, and a
/// window shows fewer.
const MAX: usize = 50;

/// The name of a file: its kind, then what it is about, and its ending, which begins with a dot.
pub fn file_name(kind: &str, about: &str, ending: &str) -> String {
    let about = hyphenated(about);
    let parts: Vec<&str> = [kind, &about].into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("-") + ending
}

/// The name of a file with a deck of cards: that of the deck, because the ending says what it is.
pub fn card_deck_file_name(deck: &str) -> String {
    let has_name = !hyphenated(deck).is_empty();
    file_name(if has_name { "" } else { "deck" }, deck, ".deck.json")
}

/// The letters and digits of a text, in any script, with a hyphen for whatever stands between them. File systems refuse other characters.
fn hyphenated(text: &str) -> String {
    // An accent that is a character of its own, as some keyboards write it, ends no word.
    let is_accent = |c: &char| fold(c.encode_utf8(&mut [0; 4])).is_empty();
    let letters = text.chars().filter(|c| !is_accent(c)).map(|c| if c.is_alphanumeric() { c } else { ' ' });
    let words = letters.take(MAX).collect::<String>().to_lowercase();
    words.split_whitespace().collect::<Vec<_>>().join("-")
}

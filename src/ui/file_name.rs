//! Names of saved files.

use crate::rules::words::fold;

/// The name of a file: what it is, then what it is about, only with characters that every file system accepts.
pub fn file_name(what: &str, about: &str, ending: &str) -> String {
    let plain: String =
        fold(about).chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).take(60).collect();
    let words: Vec<&str> = std::iter::once(what).chain(plain.split_whitespace()).collect();
    words.join("-") + ending
}

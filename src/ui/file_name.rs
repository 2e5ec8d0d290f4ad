//! Names of saved files.

use crate::rules::words::fold;

/// The name of a file: its kind, then its subject, only with characters that every file system accepts, and its
/// ending, which begins with a dot.
pub fn file_name(kind: &str, subject: &str, ending: &str) -> String {
    let plain: String =
        fold(subject).chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).take(60).collect();
    let words: Vec<&str> = std::iter::once(kind).chain(plain.split_whitespace()).collect();
    words.join("-") + ending
}

//! Errors of saving, as sentences.

use std::fmt;

/// Why something could not be saved.
///
/// After `Denied` and `Full` the text stays in memory while the window is open, and saving is tried again later. After
/// `Conflict` and `Deleted` it is not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StorageError {
    /// The browser does not let this page store anything.
    Denied,
    /// There is no space left.
    Full,
    /// The key already has another text, usually because another tab continued this game.
    Conflict,
    /// The game is no longer on the shelf: another tab or the browser deleted it.
    Deleted,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageError::Denied => {
                "This browser cannot save anything for this page, so this game is lost when you close the window. Save the game as a file first."
            }
            StorageError::Full => {
                "This browser has no space left, so new moves are lost when you close the window. Save the game as a file, or delete an old game."
            }
            StorageError::Conflict => {
                "This game was continued in another window, so nothing more is saved here. Continue there, or save this game as a file."
            }
            StorageError::Deleted => {
                "This game was deleted in another window or by the browser. Save it as a file to keep it."
            }
        })
    }
}

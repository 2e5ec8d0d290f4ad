//! Errors of saving, as sentences.

use std::fmt;

/// Why something could not be saved.
///
/// Except for the last two errors, the text is kept in memory: it can be read as long as the window is open, and it is
/// saved as soon as there is space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StorageError {
    /// The browser does not let this page store anything.
    Denied,
    /// There is no space left.
    Full,
    /// Another tab has continued this game.
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

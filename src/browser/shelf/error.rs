//! What can go wrong with saving, in sentences for the table.

use std::fmt;

/// Why something could not be saved.
///
/// Except for the last two errors, the text is kept in memory: it can be read as long as the window is open, and it is
/// saved as soon as there is space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StorageError {
    /// The browser lets this page keep nothing.
    Denied,
    /// There is no room left.
    Full,
    /// Another tab has gone on with this game.
    Conflict,
    /// The game is no longer on the shelf: another tab or the browser deleted it.
    Deleted,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageError::Denied => {
                "This browser keeps nothing for this page, so what you play lasts only as long as this window: save the game as a file before you close it."
            }
            StorageError::Full => {
                "There is no room left to save in this browser, so what you play now lasts only as long as this window: save the game as a file, or forget an old one."
            }
            StorageError::Conflict => {
                "This game was played on in another window, so this one saves no more of it: go on over there, or save what you see here as a file."
            }
            StorageError::Deleted => {
                "This game was cleared away from this browser, in another window or by the browser itself: save it as a file, and it can be opened again."
            }
        })
    }
}

//! How long ago the table did something.

use crate::{browser::clock, play::ago};

/// How long ago a moment was that the wall clock noted in milliseconds.
pub fn since(moment: f64) -> String {
    let minutes = (clock::now() - moment) / 60_000.0;
    // A clock that was set back makes no game come from the future: the cast stops at nought.
    ago(minutes as u64)
}

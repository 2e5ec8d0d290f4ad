//! How long ago something happened, in words.

use crate::{browser::clock, play::ago};

/// How long ago a moment was, given in milliseconds of the wall clock.
pub fn since(moment: f64) -> String {
    let minutes = (clock::now() - moment) / 60_000.0;
    // If the clock was set back the difference is negative, and the cast makes it 0.
    ago(minutes as u64)
}

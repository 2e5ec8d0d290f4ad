//! What the packed page may weigh. This file is the one place that says so.

/// Bytes of `dist/index.html` after brotli (quality 11, window 24), which is what a player's line carries.
///
/// The goal for the first game was 110 KiB; `ARCHITECTURE.md` says what it came to and why. The number follows the page
/// down, and is raised only for what brings a game: then by what that game weighs. Four times it was raised by a KiB or two
/// for what every game has of it: views that are copied instead of made, presses answered before they are told of, what tells
/// of them looking at a view that is as late, and dialogs that are there before the rest is out of reach.
pub const BROTLI: usize = 600 * 1024;

//! What the packed page may weigh. This file is the one place that says so.

/// Bytes of `dist/index.html` after brotli (quality 11, window 24), which is what a player's line carries.
///
/// How soon the page answers counts for more than what it weighs; above this it would be felt on a telephone's line.
pub const BROTLI: usize = 800 * 1024;

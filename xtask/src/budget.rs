//! What the packed page may weigh. This file is the one place that says so.

/// Bytes of `dist/index.html` after brotli (quality 11, window 24), which is what a player's line carries.
pub const BROTLI: usize = 110 * 1024;

//! The size limit of the packed page.

/// Bytes of `dist/index.html` after brotli (quality 11, window 24), which is what a player downloads.
///
/// An alarm, some 3 percent above the page of November 2026, and not a goal: a page that is suddenly larger has something in it that
/// nobody meant to add.
pub const BROTLI: usize = 1_478_656;

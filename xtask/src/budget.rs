//! The size limit of the packed page.

/// Bytes of `dist/index.html` after brotli (quality 11, window 24), which is what a player downloads.
///
/// How fast the page answers matters more than its size; above this a phone would load noticeably longer.
pub const BROTLI: usize = 1024 * 1024;

//! The size limit of the packed page.

/// Bytes of `dist/index.html` after brotli (quality 11, window 24), which is what a player downloads.
///
/// Speed in use matters more than size, so the limit is generous. But above it, a phone would need noticeably
/// longer to load.
pub const BROTLI: usize = 1024 * 1024;

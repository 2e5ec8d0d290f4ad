//! The error of a test that waited too long.

use thiserror::Error;

/// Something that a test waited for did not happen in time.
#[derive(Debug, Error)]
#[error("{expected}; the page reads:\n{page}")]
pub(crate) struct TimedOut {
    expected: String,
    page: String,
}

impl TimedOut {
    pub(crate) fn new(expected: String, page: String) -> Self {
        Self { expected, page }
    }
}

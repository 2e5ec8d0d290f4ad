//! How quick things are, and how well the page plays: what `docs/bots.md` says, measured again.

use anyhow::Result;

use crate::steps::{cargo, run, say};

/// Runs every bench.
///
/// # Errors
/// When a bench does not build, or cannot go on.
pub fn bench() -> Result<()> {
    say("Benches");
    run(&mut cargo(&["bench", "--package", "partypiece", "--bench", "*"]))
}

//! How quick things are, and how well the page plays: what `docs/bots.md` says, measured again, and how soon the page
//! answers a press.

use anyhow::Result;

use crate::{
    pack,
    steps::{cargo, run, say},
};

/// Runs every bench.
///
/// # Errors
/// When a bench does not build, or cannot go on.
pub fn bench() -> Result<()> {
    say("Benches");
    run(&mut cargo(&["bench", "--package", "partypiece", "--bench", "*"]))?;
    pack::pack()?;
    say("Presses, in the browser");
    run(&mut cargo(&["bench", "--package", "browser-tests"]))
}

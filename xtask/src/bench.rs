//! Benches: how well the computer players play (`docs/bots.md`), and how fast the page answers.

use anyhow::Result;

use crate::{
    games, pack, peers,
    steps::{cargo, run, say},
};

/// Measures how soon our page answers the first press, compared with other pages.
///
/// # Errors
/// A page does not build, or the bench fails.
pub fn load() -> Result<()> {
    peers::build_pages()?;
    say("Loading, until the first press is answered");
    run(&mut cargo(&["bench", "--package", "browser-tests", "--bench", "load"]))
}

/// Takes screenshots of the page that was built last: every screen, or those whose name contains a word.
///
/// # Errors
/// A screen cannot be reached.
pub fn screens(name: &[&str]) -> Result<()> {
    say("Screenshots, to target/screens");
    run(&mut cargo(&[&["run", "--package", "browser-tests", "--example", "screens", "--"], name].concat()))
}

/// Runs every bench.
///
/// # Errors
/// A bench does not build, or fails.
pub fn bench() -> Result<()> {
    say("Benches");
    run(&mut cargo(&["bench", "--package", "partypiece", "--bench", "*"]))?;
    pack::pack()?;
    say("Presses, in the browser");
    run(&mut cargo(&["bench", "--package", "browser-tests", "--bench", "presses", "--bench", "files"]))?;
    games::measure()?;
    load()
}

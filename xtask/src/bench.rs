//! Benches: how well the computer players play (`docs/bots.md`), and how fast the page answers.

use anyhow::Result;

use crate::{
    pack,
    steps::{cargo, run, say},
};

/// Measures how soon our page answers the first press, compared with other pages.
///
/// # Errors
/// A page does not build, or the bench fails.
pub fn load() -> Result<()> {
    experiment("pages")?;
    say("Loading, until the first press is answered");
    run(&mut cargo(&["bench", "--package", "browser-tests", "--bench", "load"]))
}

/// Measures how many games a second the rules play, beside boardgame.io.
///
/// # Errors
/// A build fails, or a game cannot be played to its end.
pub fn rules() -> Result<()> {
    experiment("rules")
}

/// Runs one of the experiments (`benches/experiments`).
pub(crate) fn experiment(name: &str) -> Result<()> {
    run(&mut cargo(&["run", "--package", "experiments", "--", name]))
}

/// Plays a hundred games in one page and checks that the page does not grow.
///
/// # Errors
/// The page does not build or grows, or the bench fails.
pub fn evening() -> Result<()> {
    pack::pack()?;
    say("A hundred games in one page");
    run(&mut cargo(&["bench", "--package", "browser-tests", "--bench", "evening"]))
}

/// Takes screenshots of the page that was built last: every screen, or those whose name contains a word.
///
/// # Errors
/// A screen cannot be reached.
pub fn screens(name: &[&str]) -> Result<()> {
    say("Screenshots, to target/screens");
    run(&mut cargo(&[&["run", "--package", "browser-tests", "--example", "screens", "--"], name].concat()))
}

/// Runs every bench. The evening comes last, because it fails when the page grows too much.
///
/// # Errors
/// A bench does not build, or fails.
pub fn bench() -> Result<()> {
    say("Benches");
    run(&mut cargo(&["bench", "--package", "partypiece", "--bench", "*"]))?;
    rules()?;
    load()?;
    say("Presses, files and long records, in the browser");
    let benches = ["--bench", "presses", "--bench", "files", "--bench", "resume"];
    run(&mut cargo(&[&["bench", "--package", "browser-tests"][..], &benches].concat()))?;
    evening()
}

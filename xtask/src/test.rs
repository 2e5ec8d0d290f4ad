//! All that a change must survive, in the order in which it is cheapest to fail.

use anyhow::Result;

use crate::{
    pack,
    steps::{cargo, run, say},
    tools,
};

/// Runs every check; the first that fails ends it.
///
/// # Errors
/// When a tool is missing that cannot be installed, or a check fails.
pub fn test() -> Result<()> {
    // First of all, so that nobody waits ten minutes to hear what is missing.
    tools::wasm_target()?;
    tools::WASM_OPT.get()?;

    step("Format", &["fmt", "--all", "--check"])?;
    let strictly = ["--", "--deny", "warnings"];
    step("Clippy, natively", &[&["clippy", "--workspace", "--all-targets"][..], &strictly].concat())?;
    step(
        "Clippy, for the browser",
        &[&["clippy", "--target", "wasm32-unknown-unknown"][..], &strictly].concat(),
    )?;
    step("Tests, natively", &["test", "--workspace"])?;
    docs(&["--workspace"])?;
    docs(&["--target", "wasm32-unknown-unknown"])?;
    pack::pack()
}

fn step(name: &str, words: &[&str]) -> Result<()> {
    say(name);
    run(&mut cargo(words))
}

fn docs(of: &[&str]) -> Result<()> {
    say("Documentation");
    run(cargo(&["doc", "--no-deps"]).args(of).env("RUSTDOCFLAGS", "--deny warnings"))
}

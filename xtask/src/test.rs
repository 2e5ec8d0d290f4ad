//! All that a change must survive, in the order in which it is cheapest to fail.

use anyhow::Result;

use crate::{
    pack,
    steps::{cargo, run, say},
    tools::{self, TARGET as BROWSER},
};

/// Runs every check; the first that fails ends it.
///
/// # Errors
/// When a tool is missing that cannot be installed, or a check fails.
pub fn test() -> Result<()> {
    // First of all, so that nobody waits ten minutes to hear what is missing.
    tools::browser()?;
    tools::AXE.get("axe.min.js")?;
    tools::wasm_target()?;
    for tool in [tools::TRUNK, tools::WASM_BINDGEN, tools::WASM_OPT] {
        tool.get()?;
    }

    step("Format", &["fmt", "--all", "--check"])?;
    step("Clippy, natively", &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])?;
    step("Clippy, for the browser", &["clippy", "--target", BROWSER, "--", "--deny", "warnings"])?;
    step("Tests, natively", &["test", "--workspace", "--exclude", "browser-tests"])?;
    docs("Documentation, natively", &["--workspace"])?;
    docs("Documentation, for the browser", &["--target", BROWSER])?;
    pack::pack()?;

    say("Tests, in the browser");
    // Each test is a browser of its own: more than two at a time would only slow each other down.
    run(&mut cargo(&["test", "--package", "browser-tests", "--", "--test-threads", "2"]))
}

fn step(name: &str, words: &[&str]) -> Result<()> {
    say(name);
    run(&mut cargo(words))
}

fn docs(name: &str, of: &[&str]) -> Result<()> {
    say(name);
    run(cargo(&["doc", "--no-deps"]).args(of).env("RUSTDOCFLAGS", "--deny warnings"))
}

//! The tests that take minutes, which `cargo test` skips: a million random cases where the quick ones try thousands.

use std::{env, path::PathBuf, process::Command};

use anyhow::{Context, Result, ensure};

use crate::{
    pack,
    steps::{cargo, root, run, say},
    tools,
};

/// Runs every ignored test, those in the browser with a page just packed, and builds the page with Trunk.
///
/// # Errors
/// When a test does not build, or fails, or Trunk does.
pub fn soak() -> Result<()> {
    long_tests()?;
    pack::pack()?;
    say("Long tests in the browser: fifty kills");
    run(&mut cargo(&["test", "--package", "browser-tests", "--", "--ignored", "--test-threads", "2"]))?;
    trunk_build()
}

/// In the benches' profile: in their own, tests take many times as long.
fn long_tests() -> Result<()> {
    say("Long tests: a million files, cards and events at random");
    run(&mut cargo(&[
        "test",
        "--profile",
        "bench",
        "--workspace",
        "--exclude",
        "browser-tests",
        "--",
        "--ignored",
    ]))
}

/// `trunk build` still gives the one file, for whoever comes with Trunk.
fn trunk_build() -> Result<()> {
    let trunk = tools::TRUNK.get()?;
    let bindgen = tools::WASM_BINDGEN.get()?;
    say("The page, built by Trunk");
    let dist = root().join("target/trunk");
    // Trunk looks for wasm-bindgen on PATH, and takes NO_COLOR=1, as many set it, for a malformed flag of its own.
    let folder = bindgen.parent().map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folder.into_iter().chain(env::split_paths(&path)))
        .context("PATH has an entry that cannot be written back")?;
    let mut command = Command::new(trunk);
    command.args(["build", "--release", "--offline", "--skip-version-check", "--dist"]).arg(&dist);
    run(command.current_dir(root()).env("PATH", path).env_remove("NO_COLOR").env_remove("RUSTFLAGS"))?;
    let page = std::fs::read_to_string(dist.join("index.html")).context("Trunk left no page")?;
    ensure!(!page.contains("{wasm}") && !page.contains("{script}"), "Trunk's page is not folded");
    Ok(())
}

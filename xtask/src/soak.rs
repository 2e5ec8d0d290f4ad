//! The tests that take minutes and that `cargo test` skips: a million random cases instead of thousands.

use std::{env, path::PathBuf, process::Command};

use anyhow::{Context, Result, ensure};

use crate::{
    pack,
    steps::{cargo, root, run, say},
    tools,
};

/// Packs the page, runs every ignored test, and builds the page with Trunk.
///
/// # Errors
/// A test does not build, or fails, or Trunk fails.
pub fn soak() -> Result<()> {
    long_tests()?;
    pack::pack()?;
    say("Long tests in the browser: it is killed fifty times");
    run(&mut cargo(&["test", "--package", "browser-tests", "--", "--ignored", "--test-threads", "2"]))?;
    trunk_build()
}

/// Uses the profile of the benches, because these tests take many times as long without optimisation.
fn long_tests() -> Result<()> {
    say("Long tests: a million random files, cards and events");
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

/// Checks that `trunk build` makes the same single file.
fn trunk_build() -> Result<()> {
    let trunk = tools::TRUNK.get()?;
    let bindgen = tools::WASM_BINDGEN.get()?;
    say("The page, built by Trunk");
    let dist = root().join("target/trunk");
    // Trunk looks for wasm-bindgen on PATH. It does not accept NO_COLOR=1, a common setting, and fails.
    let folder = bindgen.parent().map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folder.into_iter().chain(env::split_paths(&path)))
        .context("PATH has an entry that cannot be written back")?;
    let mut command = Command::new(trunk);
    command.args(["build", "--release", "--offline", "--skip-version-check", "--dist"]).arg(&dist);
    run(command.current_dir(root()).env("PATH", path).env_remove("NO_COLOR").env_remove("RUSTFLAGS"))?;
    let page = std::fs::read_to_string(dist.join("index.html")).context("Trunk left no page")?;
    ensure!(!page.contains("{wasm}") && !page.contains("{script}"), "Trunk's page still has empty slots");
    Ok(())
}

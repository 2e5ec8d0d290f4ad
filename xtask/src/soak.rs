//! The tests that take minutes and that `cargo test` skips: a million random cases instead of thousands.

use anyhow::Result;

use crate::{
    bench, pack,
    steps::{cargo, run, say},
};

/// Packs the page, runs every ignored test, and builds and serves the page with Trunk.
///
/// # Errors
/// A test does not build, or fails, or Trunk fails.
pub fn soak() -> Result<()> {
    long_tests()?;
    pack::pack()?;
    say("Long tests in the browser: it is killed fifty times");
    run(&mut cargo(&["test", "--package", "browser-tests", "--", "--ignored", "--test-threads", "2"]))?;
    trunk()
}

/// Checks that Trunk builds and serves the same page.
///
/// # Errors
/// The page cannot be packed, or Trunk fails or makes another page.
pub fn trunk() -> Result<()> {
    bench::experiment("trunk")
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

//! The tests that take minutes, which `cargo test` leaves out: a million of what the quick ones try by the thousand.

use anyhow::Result;

use crate::steps::{cargo, run, say};

/// Runs every ignored test in the benches' profile: in their own, tests take many times as long.
///
/// # Errors
/// When a test does not build, or fails.
pub fn soak() -> Result<()> {
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

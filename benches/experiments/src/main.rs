//! `cargo run --package experiments -- pages | rules | trunk`: `cargo xtask` calls it.

use std::env;

use anyhow::{Result, bail};
use experiments::{peers, rules, trunk};

fn main() -> Result<()> {
    match env::args().nth(1).as_deref() {
        Some("pages") => peers::build_pages(),
        Some("rules") => rules::measure(),
        Some("trunk") => trunk::check(),
        _ => bail!("usage: cargo run --package experiments -- pages | rules | trunk"),
    }
}

//! Building the page: Trunk does it, and calls [`crate::fold`] at the end (Trunk.toml).

use std::{env, path::PathBuf, process::Command};

use anyhow::{Context, Result};

use crate::{
    steps::{root, run, say},
    tools,
};

/// The packed page, once it is built.
#[must_use]
pub fn page() -> PathBuf {
    root().join("dist/index.html")
}

/// Whether the page may also be a large one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// Small, or not at all: what is weighed and given away.
    Small,
    /// Small if the machine can do it: good enough to play on.
    Any,
}

/// Builds `dist/`, after seeing to the tools.
///
/// # Errors
/// When a tool is missing that cannot be installed, or the build fails.
pub fn build(size: Size) -> Result<()> {
    tools::wasm_target()?;
    let trunk = tools::TRUNK.get()?;
    let bindgen = tools::WASM_BINDGEN.get()?;
    if let Err(trouble) = tools::WASM_OPT.get() {
        match size {
            Size::Small => return Err(trouble),
            // Folding goes without it, and says so.
            Size::Any => say(&format!("{trouble:#}")),
        }
    }
    say("Building the page with Trunk");
    let mut command = Command::new(trunk);
    command.args(["build", "--release", "--offline", "--skip-version-check"]).current_dir(root());
    // Trunk looks for wasm-bindgen on PATH. It takes NO_COLOR=1, as many set it, for a malformed flag of its own; and
    // RUSTFLAGS from outside would replace those of .cargo/config.toml.
    command.env_remove("NO_COLOR").env_remove("RUSTFLAGS");
    let folder = bindgen.parent().map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folder.into_iter().chain(env::split_paths(&path)))
        .context("PATH has an entry that cannot be written back")?;
    run(command.env("PATH", path))
}

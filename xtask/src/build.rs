//! Building the page: Trunk does it, and calls [`crate::fold`] at the end (Trunk.toml).

use std::{env, path::PathBuf, process::Command};

use anyhow::{Context, Result};

use crate::{
    steps::{cargo, root, run, say},
    tools::{self, TARGET},
};

/// Builds Rust's own library along with the page, each in its smallest shape. Measured on the page: a tenth less wasm
/// than with the library as it comes.
///
/// A panic becomes a trap at once: there is no terminal to print it to, and so neither its words nor the places in
/// the source are carried along, nor any `{:?}`. Cargo and rustc call these flags unstable and take them from a
/// stable toolchain only when `RUSTC_BOOTSTRAP` is set; they are given to this build alone, so tests, clippy and a
/// bare `trunk build` know nothing of them. The flags join those of .cargo/config.toml.
const SMALLEST: [(&str, &str); 4] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    (
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none",
    ),
];

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

impl Size {
    /// Whether something that makes the page smaller is to be had; a page of any size goes without, and says so.
    fn wants<T>(self, smaller: Result<T>) -> Result<bool> {
        match (self, smaller) {
            (_, Ok(_)) => Ok(true),
            (Size::Small, Err(trouble)) => Err(trouble),
            (Size::Any, Err(trouble)) => {
                say(&format!("{trouble:#}"));
                Ok(false)
            }
        }
    }
}

/// Builds `dist/`, after seeing to the tools.
///
/// # Errors
/// When a tool is missing that cannot be installed, or the build fails.
pub fn build(size: Size) -> Result<()> {
    tools::wasm_target()?;
    let trunk = tools::TRUNK.get()?;
    let bindgen = tools::WASM_BINDGEN.get()?;
    let smallest = if size.wants(tools::library_source())? { &SMALLEST[..] } else { &[] };
    // Folding goes without wasm-opt when there is none, and says so.
    size.wants(tools::WASM_OPT.get())?;
    // Trunk is told to stay offline, and tells Cargo.
    let fetch = ["fetch", "--quiet", "--locked", "--target", TARGET];
    run(cargo(&fetch).envs(smallest.iter().copied()))?;

    say("Building the page with Trunk");
    let mut command = Command::new(trunk);
    command.args(["build", "--release", "--offline", "--skip-version-check"]).current_dir(root());
    // Trunk looks for wasm-bindgen on PATH. It takes NO_COLOR=1, as many set it, for a malformed flag of its own; and
    // RUSTFLAGS from outside would replace those of .cargo/config.toml.
    command.env_remove("NO_COLOR").env_remove("RUSTFLAGS").envs(smallest.iter().copied());
    let folder = bindgen.parent().map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folder.into_iter().chain(env::split_paths(&path)))
        .context("PATH has an entry that cannot be written back")?;
    run(command.env("PATH", path))
}

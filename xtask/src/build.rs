//! Builds the page: Cargo compiles it, wasm-bindgen generates its script, and [`crate::inline`] puts all into one file.
//!
//! wasm-bindgen is used as a library, because installing it as a tool would take minutes.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    inline::{self, Program},
    paths,
    steps::{cargo, compiled, root, run, say},
    tools::{self, TARGET},
};

/// The path of the built page.
#[must_use]
pub fn page_path() -> PathBuf {
    root().join("dist/index.html")
}

/// What the page is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// To play or test it now: compiled quickly (`[profile.play]` in `Cargo.toml`), but three times as large.
    Quick,
    /// To publish it: as small as possible, which takes minutes and needs Node.
    Small,
}

impl Build {
    /// The Cargo profile, which is also the name of its folder in `target`.
    fn profile(self) -> &'static str {
        match self {
            Self::Quick => "play",
            Self::Small => "release",
        }
    }

    /// Installs missing tools and builds `dist/`.
    ///
    /// # Errors
    /// When a tool is missing that cannot be installed, or the build fails.
    pub fn run(self) -> Result<()> {
        inline::inline_dist(&self.program("partypiece")?)
    }

    /// Installs missing tools and builds the program of that name in the workspace.
    ///
    /// # Errors
    /// When a tool is missing that cannot be installed, or the build fails.
    pub fn program(self, name: &str) -> Result<Program> {
        tools::wasm_target()?;
        if self == Self::Small {
            tools::WASM_OPT.get()?;
            paths::write_flags()?;
        }
        let wasm = self.compile(name)?;
        say("Joining wasm and script with wasm-bindgen");
        let mut program = bind(&wasm)?;
        if self == Self::Small {
            say("Making the wasm small with wasm-opt");
            inline::shrink(&mut program)?;
        }
        Ok(program)
    }

    /// Compiles a program and returns the path of its wasm.
    fn compile(self, name: &str) -> Result<PathBuf> {
        say("Compiling the page (the first time takes some minutes)");
        let arguments = [
            "build",
            "--locked",
            "--package",
            name,
            "--bin",
            name,
            "--target",
            TARGET,
            "--profile",
            self.profile(),
        ];
        run(&mut cargo(&arguments))?;
        Ok(compiled().join(TARGET).join(self.profile()).join(format!("{name}.wasm")))
    }
}

/// Generates the script that starts the wasm, exactly as the tool `wasm-bindgen` would, which Trunk calls. It is no JavaScript
/// module, because a `file://` page cannot load modules.
fn bind(wasm: &PathBuf) -> Result<Program> {
    // The name stands in the wasm. It is the one of Trunk's build, so that both pages are the same (`cargo xtask soak`).
    const NAME: &str = "partypiece";
    let bytes = fs::read(wasm).with_context(|| format!("{} is missing", wasm.display()))?;
    let folder = wasm.with_file_name("wasm-bindgen");
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes(NAME, bytes).no_modules(true)?.typescript(false).remove_name_section(true);
    // This is the default of the tool, but not of the library.
    bindgen.omit_default_module_path(false);
    bindgen.generate(&folder).context("wasm-bindgen failed")?;
    let script = fs::read_to_string(folder.join(NAME).with_extension("js"))?;
    Ok(Program { script, wasm: fs::read(folder.join(format!("{NAME}_bg.wasm")))? })
}

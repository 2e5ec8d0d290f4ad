//! Building the page: Cargo compiles it, wasm-bindgen joins wasm and script, [`crate::fold`] makes one file of all.
//!
//! wasm-bindgen is called as a library: as a tool it would have to be installed first, which takes minutes.

use std::{env, fs, path::PathBuf, process::Command};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    fold::{self, Program},
    steps::{ask, cargo, root, run, say},
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

/// The compiler that the flags of [`SMALLEST`] were tried with. Any other builds without them: flags that are called
/// unstable may mean something else there. A `rust-toolchain.toml` would pin the compiler of everybody who only plays.
const TRIED_WITH: &str = "rustc 1.95.0";

/// The packed page, once it is built.
#[must_use]
pub fn page() -> PathBuf {
    root().join("dist/index.html")
}

/// What the page is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// To be played here and now: compiled quickly (`[profile.play]` in `Cargo.toml`), and three times as large.
    Quick,
    /// To be given away: as small as it gets, which takes minutes and needs Node.
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

    fn variables(self) -> &'static [(&'static str, &'static str)] {
        let compiler = ask(Command::new("rustc").arg("--version").current_dir(root())).unwrap_or_default();
        let tried = compiler.starts_with(TRIED_WITH);
        match self {
            Self::Quick => &[],
            Self::Small if tried => &SMALLEST,
            Self::Small => {
                say(&format!(
                    "Building a larger page: its flags were tried with {TRIED_WITH}, and this is {compiler}"
                ));
                &[]
            }
        }
    }

    /// Builds `dist/`, after seeing to the tools.
    ///
    /// # Errors
    /// When a tool is missing that cannot be installed, or the build fails.
    pub fn run(self) -> Result<()> {
        fold::fold_dist(&self.program("partypiece")?)
    }

    /// Builds the program of that name in the workspace, after seeing to the tools.
    ///
    /// # Errors
    /// When a tool is missing that cannot be installed, or the build fails.
    pub fn program(self, name: &str) -> Result<Program> {
        tools::wasm_target()?;
        if self == Self::Small {
            tools::library_source()?;
            tools::WASM_OPT.get()?;
        }
        let wasm = self.compile(name)?;
        say("Joining wasm and script with wasm-bindgen");
        let mut program = bind(&wasm)?;
        if self == Self::Small {
            say("Making the wasm small with wasm-opt");
            fold::shrink(&mut program)?;
        }
        Ok(program)
    }

    /// Compiles a program, and says where its wasm lies.
    fn compile(self, name: &str) -> Result<PathBuf> {
        say("Compiling the page (the first time takes some minutes)");
        let words = [
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
        run(cargo(&words).envs(self.variables().iter().copied()))?;
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
        Ok(target.join(TARGET).join(self.profile()).join(format!("{name}.wasm")))
    }
}

/// Lets wasm-bindgen write the script that starts the wasm, for a page without modules: a `file://` page has none.
fn bind(wasm: &PathBuf) -> Result<Program> {
    let wasm = fs::read(wasm).with_context(|| format!("{} is missing", wasm.display()))?;
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes("partypiece", wasm).no_modules(true)?.typescript(false).remove_name_section(false);
    let mut output = bindgen.generate_output().context("wasm-bindgen failed")?;
    Ok(Program { script: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm() })
}

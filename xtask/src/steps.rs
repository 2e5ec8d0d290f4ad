//! Runs commands: prints each step, runs it, and stops at the first that fails.

use std::{
    env,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// The folder of the whole project, wherever it was called from.
#[must_use]
pub fn root() -> PathBuf {
    let xtask = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().map_or(xtask.clone(), PathBuf::from)
}

/// Prints a step, on standard error, so that in a log it stays in order with the output of the tools.
pub fn say(step: &str) {
    eprintln!("==> {step}");
}

/// A call of the running cargo, in the project folder.
#[must_use]
pub fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words).current_dir(root());
    // A RUSTFLAGS from outside replaces the flags of .cargo/config.toml, and with them the browser's randomness
    // and half the savings in size.
    command.env_remove("RUSTFLAGS");
    command
}

/// Runs a command to its end; anything but success is an error that names it.
///
/// # Errors
/// When the command cannot be started, or says that it failed.
pub fn run(command: &mut Command) -> Result<()> {
    let name = spoken(command);
    let status = command.status().with_context(|| format!("`{name}` could not be started"))?;
    if !status.success() {
        bail!("`{name}` failed");
    }
    Ok(())
}

/// What a command prints, when it succeeds.
#[must_use]
pub fn ask(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A command as one would type it.
fn spoken(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(program).chain(words).collect::<Vec<_>>().join(" ")
}

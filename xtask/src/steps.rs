//! Prints steps and runs commands.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::LazyLock,
    time::Instant,
};

use anyhow::{Context, Result, bail};

/// The root folder of the project.
#[must_use]
pub fn root() -> PathBuf {
    let xtask = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().map_or(xtask.clone(), PathBuf::from)
}

/// The folder of what Cargo compiles.
#[must_use]
pub fn compiled() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Prints a step, with the minutes and seconds since the first one. It uses standard error, as the tools do, so that a log has
/// the right order.
pub fn say(step: &str) {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let seconds = START.elapsed().as_secs();
    eprintln!("==> {}:{:02} {step}", seconds / 60, seconds % 60);
}

/// A command that calls the running cargo in the project folder.
#[must_use]
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    // A RUSTFLAGS variable would replace the flags in .cargo/config.toml. Without these flags the page has no random numbers.
    command.env_remove("RUSTFLAGS");
    command
}

/// Runs a command and waits for it.
///
/// # Errors
/// The command cannot be started, or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let name = command_line(command);
    let status = command.status().with_context(|| format!("`{name}` could not be started"))?;
    if !status.success() {
        bail!("`{name}` failed");
    }
    Ok(())
}

/// The output of a command, if it succeeds.
#[must_use]
pub fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A command as people type it.
fn command_line(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(program).chain(arguments).collect::<Vec<_>>().join(" ")
}

/// The text of a file.
///
/// # Errors
/// It cannot be read.
pub fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

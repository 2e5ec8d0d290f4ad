//! Keeps the folders of whoever builds the page out of it.
//!
//! The compiler writes the path of a source file into the program wherever that file can panic. Cargo has no setting that
//! shortens these paths, so the compiler is told the folders of this machine in `target/paths.toml`, which `.cargo/config.toml`
//! includes. So plain Cargo and Trunk make the same page.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::steps::{output_of, root};

/// Writes `target/paths.toml`. An unchanged file is left alone, because Cargo and Trunk compile again after a change.
///
/// # Errors
/// The file cannot be written.
pub fn write_flags() -> Result<()> {
    let file = root().join("target/paths.toml");
    let flags: Vec<String> = folders()
        .iter()
        .map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()))
        .collect();
    let text = format!(
        "# Written by `cargo xtask pack`: keeps the folders of this machine out of the page.\n\
         [target.wasm32-unknown-unknown]\nrustflags = {flags:?}\n"
    );
    if fs::read_to_string(&file).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::create_dir_all(root().join("target"))?;
    fs::write(&file, text).with_context(|| format!("{} cannot be written", file.display()))
}

/// The folders of this machine that have sources of the page, and what the page calls them. A later entry is preferred.
fn folders() -> Vec<(PathBuf, &'static str)> {
    let home = env::home_dir();
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(home.as_ref()?.join(".cargo")));
    let rust = output_of(Command::new("rustc").args(["--print", "sysroot"])).map(PathBuf::from);
    [(home, "home"), (cargo, "cargo"), (rust, "rust"), (Some(root()), "partypiece")]
        .into_iter()
        .filter_map(|(folder, name)| Some((folder?, name)))
        .collect()
}

/// Checks that a part of the page has no absolute path of a machine, and so no name of its user.
///
/// # Errors
/// It has one.
pub fn ensure_none(part: &str, bytes: &[u8]) -> Result<()> {
    let own: Vec<PathBuf> = folders().into_iter().map(|(folder, _)| folder).collect();
    let found = machine_paths(bytes, &own);
    ensure!(found.is_empty(), "{part} has paths of this machine in it:\n  {}", found.join("\n  "));
    Ok(())
}

/// The paths in `bytes` that begin with one of these folders, or where systems keep the folders of their users.
fn machine_paths(bytes: &[u8], own: &[PathBuf]) -> Vec<String> {
    // The root of a system without users is no name.
    let own = own.iter().filter(|folder| folder.parent().is_some()).map(|folder| text_of(folder));
    let mut found: Vec<String> =
        own.chain(users()).flat_map(|beginning| paths_from(bytes, beginning.as_bytes())).collect();
    found.sort();
    found.dedup();
    found
}

/// Where systems keep the folders of their users, and Rust its own.
fn users() -> impl Iterator<Item = String> {
    let folders = ["home", "Users", "root"].map(|folder| format!("/{folder}/"));
    let others = [r":\Users\", ".cargo/registry", ".rustup/"].map(str::to_owned);
    folders.into_iter().chain(others)
}

/// The paths in `bytes` that begin in this way. The page's own `src/ui/home/` is no folder of users.
fn paths_from(bytes: &[u8], beginning: &[u8]) -> Vec<String> {
    let is_own = |at: usize| bytes[..at].ends_with(b"src/ui");
    let starts = (0..bytes.len()).filter(|&at| bytes[at..].starts_with(beginning) && !is_own(at));
    starts.map(|at| printable(&bytes[at..])).collect()
}

fn text_of(folder: &Path) -> String {
    folder.to_string_lossy().into_owned()
}

/// The beginning of `bytes`, as far as it can be read in one line.
fn printable(bytes: &[u8]) -> String {
    bytes.iter().take(100).take_while(|byte| byte.is_ascii_graphic()).map(|&byte| char::from(byte)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_with_a_path_of_its_builder_is_refused() {
        let own = [PathBuf::from("/srv/build/partypiece"), PathBuf::from("/")];
        let file = |folder: &str| format!("{folder}/ana/leptos/src/lib.rs");
        for path in [
            file("/home"),
            file("/Users"),
            file("/root"),
            r"C:\Users\ana\leptos\src\lib.rs".to_owned(),
            "/srv/build/partypiece/src/main.rs".to_owned(),
        ] {
            let page = [b"\0asm\x01", path.as_bytes(), b"\0attempt to add"].concat();
            assert!(!machine_paths(&page, &own).is_empty(), "{path}");
        }
        let neutral =
            b"\0asm/rustc/library/core/src/lib.rs\0src/ui/home/game_lists.rs\0cargo/registry/src/leptos/src/lib.rs #/set-up/clear";
        assert_eq!(machine_paths(neutral, &own), Vec::<String>::new());
    }

    #[test]
    fn the_folder_of_the_project_is_told_to_the_compiler() {
        assert!(folders().iter().any(|(folder, _)| *folder == root()));
        assert!(ensure_none("a page", text_of(&root().join("src/main.rs")).as_bytes()).is_err());
    }
}

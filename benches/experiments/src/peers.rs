//! Builds our page and the pages it is compared with (`benches/peers`), for the benches.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use xtask::{
    build::{self, Build},
    inline, pack,
    steps::{root, run, say},
    tools,
};

/// Builds all pages and writes each as `target/load/<name>/index.html`, with its copy compressed by brotli
/// beside it (`index.html.br`).
///
/// # Errors
/// npm, a build or a file operation fails, or our page is over its budget.
pub fn build_pages() -> Result<()> {
    build_boardgame()?;
    let empty = Build::Small.program("empty-leptos")?;
    let leptos = inline::fill(&page("leptos")?, "script", &empty.script)?;
    write("leptos", &inline::fill(&leptos, "wasm", &inline::as_text(&empty.wasm))?)?;
    pack::pack()?;
    let ours = fs::read_to_string(build::page_path()).context("the build left no dist/index.html")?;
    write("partypiece", &ours)?;
    // Without these the browser reports missing files on the console, and the bench fails.
    let (dist, folder) = (root().join("dist"), root().join("target/load/partypiece"));
    for file in ["manifest.webmanifest", "sw.js"] {
        fs::copy(dist.join(file), folder.join(file))?;
    }
    Ok(())
}

/// Builds the page of boardgame.io alone, and returns its folder.
///
/// # Errors
/// npm, the build or a file operation fails.
pub fn build_boardgame() -> Result<PathBuf> {
    let boardgame = inline::fill(&page("boardgame")?, "script", &bundle()?)?;
    write("boardgame", &boardgame)?;
    Ok(root().join("target/load/boardgame"))
}

/// The page of a peer, without its script.
fn page(peer: &str) -> Result<String> {
    let page = root().join("benches/peers").join(peer).join("index.html");
    fs::read_to_string(&page).with_context(|| page.display().to_string())
}

fn write(name: &str, page: &str) -> Result<()> {
    let folder = root().join("target/load").join(name);
    fs::create_dir_all(&folder)?;
    let compressed = pack::brotli(page.as_bytes())?;
    println!("{name}: {} bytes by brotli", compressed.len());
    fs::write(folder.join("index.html"), page)?;
    Ok(fs::write(folder.join("index.html.br"), compressed)?)
}

/// `benches/peers/boardgame`, a small Rememory in boardgame.io and React, as one script.
fn bundle() -> Result<String> {
    let folder = install()?;
    let script = folder.join("bundle.js");
    esbuild(&folder, "main.jsx", &[], &script)?;
    Ok(fs::read_to_string(script)?)
}

/// A program for Node that plays the Rememory of `benches/peers/boardgame` at random.
///
/// # Errors
/// npm or esbuild fails.
pub fn build_random_play() -> Result<PathBuf> {
    let folder = install()?;
    let program = folder.join("random.cjs");
    esbuild(&folder, "random.js", &["--platform=node"], &program)?;
    Ok(program)
}

fn esbuild(folder: &Path, entry: &str, options: &[&str], out: &Path) -> Result<()> {
    let esbuild = tools::program_in(&folder.join("node_modules/.bin"), "esbuild");
    run(Command::new(esbuild.context("boardgame.io's page has no esbuild")?)
        .arg(entry)
        .args(["--bundle", "--minify", "--log-level=error", "--define:process.env.NODE_ENV=\"production\""])
        .args(options)
        .arg(format!("--outfile={}", out.display()))
        .current_dir(folder))
}

/// Copies `benches/peers/boardgame` into `target`, installs its packages there, and returns the folder.
fn install() -> Result<PathBuf> {
    let (from, folder) = (root().join("benches/peers/boardgame"), root().join("target/peers/boardgame"));
    fs::create_dir_all(&folder)?;
    for file in fs::read_dir(&from)? {
        let file = file?;
        fs::copy(file.path(), folder.join(file.file_name()))?;
    }
    say("Installing boardgame.io and React with npm");
    let npm = tools::on_path("npm").context("npm is missing: see nodejs.org")?;
    run(Command::new(npm)
        .args(["install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"])
        .current_dir(&folder))?;
    Ok(folder)
}

//! Builds the page and measures its size.

use std::{fs, process::Command};

use anyhow::{Context, Result, ensure};

use crate::{
    budget,
    build::{self, Build},
    paths,
    steps::{root, run, say},
    tools,
};

/// Builds the page, prints its size, and fails if it is over budget.
///
/// # Errors
/// The page cannot be built, or is too large.
pub fn pack() -> Result<()> {
    Build::Small.run()?;
    for file in ["index.html", "manifest.webmanifest", "sw.js"] {
        let file = root().join("dist").join(file);
        paths::ensure_none(&file.display().to_string(), &fs::read(&file)?)?;
    }
    say("Measuring the size of the page");
    let page = fs::read(build::page_path()).context("the build left no dist/index.html")?;
    let weight = Weight::of(&page)?;
    println!("{weight}");
    ensure!(
        weight.brotli <= budget::BROTLI,
        "the page is {} bytes over its budget of {} (brotli): make it smaller, or say in xtask/src/budget.rs why it may grow",
        weight.brotli - budget::BROTLI,
        budget::BROTLI,
    );
    Ok(())
}

/// The size of a page on disk and compressed, in bytes.
struct Weight {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Weight {
    fn of(page: &[u8]) -> Result<Self> {
        let gzip = compressed(page, "gzipSync(page, { level: 9 })")?.len();
        Ok(Self { raw: page.len(), gzip, brotli: brotli(page)?.len() })
    }
}

/// Compresses a page by brotli at its highest quality.
///
/// # Errors
/// Node is missing.
pub fn brotli(page: &[u8]) -> Result<Vec<u8>> {
    // The quality is 11 without being asked for.
    let window =
        "{ params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: page.length } }";
    compressed(page, &format!("brotliCompressSync(page, {window})"))
}

/// Compresses a page with a function of Node. Node is there, because wasm-opt needs it, and it is quick: a library that was
/// compiled with `xtask`, without optimisation, took a minute and a half.
fn compressed(page: &[u8], call: &str) -> Result<Vec<u8>> {
    let folder = root().join("target/pack");
    fs::create_dir_all(&folder)?;
    let (from, to) = (folder.join("page"), folder.join("compressed"));
    fs::write(&from, page)?;
    let script = format!(
        "const {{ constants, brotliCompressSync, gzipSync }} = require('zlib'), fs = require('fs');
         const page = fs.readFileSync(process.argv[1]);
         fs.writeFileSync(process.argv[2], {call});"
    );
    let node = tools::on_path("node").context("Node is missing: see nodejs.org")?;
    run(Command::new(node).args(["-e", &script]).args([&from, &to]))?;
    Ok(fs::read(to)?)
}

impl std::fmt::Display for Weight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { raw, gzip, brotli } = self;
        writeln!(f, "raw    {raw:>9} bytes   no budget")?;
        writeln!(f, "gzip   {gzip:>9} bytes   no budget")?;
        write!(f, "brotli {brotli:>9} bytes   of {} ({} %)", budget::BROTLI, brotli * 100 / budget::BROTLI)
    }
}

//! Builds the page and measures its size.

use std::{fs, io::Write};

use anyhow::{Context, Result, ensure};
use brotli::{CompressorWriter, enc::BrotliEncoderParams};
use flate2::{Compression, write::GzEncoder};

use crate::{
    budget,
    build::{self, Build},
    steps::say,
};

/// Builds the page, prints its size, and fails if it is over budget.
///
/// # Errors
/// The page cannot be built, or is too large.
pub fn pack() -> Result<()> {
    Build::Small.run()?;
    say("Measuring the size of the page");
    let page = fs::read(build::page_path()).context("the build left no dist/index.html")?;
    let weight = Weight::of(&page)?;
    println!("{weight}");
    ensure!(
        weight.brotli <= budget::BROTLI,
        "the page is {} bytes over its budget of {} (brotli): make it smaller, or say in {} why it may grow",
        weight.brotli - budget::BROTLI,
        budget::BROTLI,
        "xtask/src/budget.rs",
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
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(page)?;
        let gzip = gzip.finish()?.len();
        Ok(Self { raw: page.len(), gzip, brotli: brotli(page)?.len() })
    }
}

/// Compresses a page by brotli at its highest quality.
///
/// # Errors
/// There is not enough memory.
pub fn brotli(page: &[u8]) -> Result<Vec<u8>> {
    let mut brotli = Vec::new();
    let best = BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: page.len(), ..Default::default() };
    CompressorWriter::with_params(&mut brotli, 4096, &best).write_all(page)?;
    Ok(brotli)
}

impl std::fmt::Display for Weight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { raw, gzip, brotli } = self;
        writeln!(f, "raw    {raw:>9} bytes   no budget")?;
        writeln!(f, "gzip   {gzip:>9} bytes   no budget")?;
        write!(f, "brotli {brotli:>9} bytes   of {} ({} %)", budget::BROTLI, brotli * 100 / budget::BROTLI)
    }
}

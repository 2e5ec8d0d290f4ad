//! All checks that a change must pass, the cheapest first.

use std::thread;

use anyhow::{Result, anyhow};

use crate::{
    engines::{self, Engine},
    lint, pack, paths,
    steps::{cargo, run, say},
    tools::{self, TARGET as BROWSER},
};

/// Runs all checks, and the browser tests in these engines. It stops at the first check that fails; the browser tests of an
/// engine all run.
///
/// # Errors
/// A missing tool cannot be installed, or a check fails.
pub fn test(engines: &[Engine]) -> Result<()> {
    // Tools come first, so that a missing one is reported at once and not after ten minutes.
    for engine in engines {
        engine.get()?;
    }
    tools::AXE.get("axe.min.js")?;
    tools::wasm_target()?;
    tools::WASM_OPT.get()?;
    // First, because other flags for the compiler would make it compile for the browser once more.
    paths::write_flags()?;

    lint::workflows()?;
    lint::styles()?;
    step("Format", &["fmt", "--all", "--check"])?;
    step("Clippy, natively", &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])?;
    // Both packages that use Leptos, which is compiled for the browser alone.
    let pages = ["--package", "partypiece", "--package", "empty-leptos"];
    step(
        "Clippy, for the browser",
        &[&["clippy", "--target", BROWSER], &pages[..], &["--", "--deny", "warnings"]].concat(),
    )?;
    // Packing the page uses only one core for minutes, so checks that need no page run at the same time.
    let (rest, page) = thread::scope(|scope| {
        let page = scope.spawn(pack::pack);
        (checks_without_page(), page.join())
    });
    rest?;
    page.map_err(|_| anyhow!("packing the page panicked"))??;

    engines.iter().try_for_each(|&engine| in_browser(engine))
}

/// The whole suite in Chromium, the essential tests in any other engine.
fn in_browser(engine: Engine) -> Result<()> {
    say(&format!("Tests, in the browser: {}", engine.name()));
    // Each of the tests that run at the same time has a browser of its own, so more than two would only slow each other down.
    // WebKit needs a virtual display, which uses another core.
    let (tests, threads): (&[&str], _) = match engine {
        Engine::Chromium => (&[], "2"),
        Engine::Firefox => (&["--test", "essentials"], "2"),
        Engine::WebKit => (&["--test", "essentials"], "1"),
    };
    let arguments = [
        &["test", "--no-fail-fast", "--package", "browser-tests"],
        tests,
        &["--", "--test-threads", threads],
    ]
    .concat();
    // An error prints the text of the page. A backtrace would only move it out of sight.
    run(cargo(&arguments).env(engines::VARIABLE, engine.name()).env("RUST_BACKTRACE", "0"))
}

/// The checks to run often: the format, whether the page and the browser tests compile, and the native tests.
///
/// # Errors
/// A check fails.
pub fn quick() -> Result<()> {
    tools::wasm_target()?;
    step("Format", &["fmt", "--all", "--check"])?;
    step("Does it compile for the browser?", &["check", "--target", BROWSER])?;
    step("Tests, natively", &["test", "--workspace", "--exclude", "browser-tests"])?;
    step("Do the browser tests compile?", &["check", "--package", "browser-tests", "--all-targets"])?;
    say(
        "Done. Left out: Clippy, documentation, packing the page, and the tests in the browser (`cargo xtask test`)",
    );
    Ok(())
}

/// The checks that need no page.
fn checks_without_page() -> Result<()> {
    step("Tests, natively", &["test", "--workspace", "--exclude", "browser-tests"])?;
    docs("Documentation, natively", &["--workspace"])?;
    docs("Documentation, for the browser", &["--target", BROWSER])?;
    step("Tests, in the browser: getting ready", &["test", "--package", "browser-tests", "--no-run"])
}

fn step(name: &str, arguments: &[&str]) -> Result<()> {
    say(name);
    run(&mut cargo(arguments))
}

fn docs(name: &str, arguments: &[&str]) -> Result<()> {
    say(name);
    run(cargo(&["doc", "--no-deps"]).args(arguments).env("RUSTDOCFLAGS", "--deny warnings"))
}

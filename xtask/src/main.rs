//! `cargo xtask play | test | build | pack | bench | screens | soak`: reads the command line and runs the task.

use std::{env, process::ExitCode};

use anyhow::{Result, bail};
use xtask::{bench, build::Build, engines::Engine, inline, pack, paths, play::ServeOptions, soak, test};

const USAGE: &str = "usage: cargo xtask play [--port N] [--no-open] | test [--quick | --engine chromium|firefox|webkit|all] | build | pack | bench [load | rules | evening] | screens [NAME] | soak [trunk]";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<()> {
    match arguments {
        ["play", options @ ..] => match ServeOptions::from_args(options) {
            Some(options) => options.run(),
            None => bail!(USAGE),
        },
        ["test"] => test::test(&[Engine::Chromium]),
        ["test", "--engine", "all"] => test::test(&Engine::ALL),
        ["test", "--engine", name] => match Engine::named(name) {
            Some(engine) => test::test(&[engine]),
            None => bail!(USAGE),
        },
        ["test", "--quick"] => test::quick(),
        ["build"] => Build::Quick.run(),
        ["pack"] => pack::pack(),
        ["bench"] => bench::bench(),
        ["bench", "load"] => bench::load(),
        ["bench", "evening"] => bench::evening(),
        ["bench", "rules"] => bench::rules(),
        ["screens", name @ ..] => bench::screens(name),
        ["soak"] => soak::soak(),
        ["soak", "trunk"] => soak::trunk(),
        // Not in the usage line: only Trunk calls it, at the end of each build (Trunk.toml).
        ["inline"] => inline::inline_staged(),
        // Nor this one, which Trunk calls at the beginning.
        ["paths"] => paths::write_flags(),
        _ => bail!(USAGE),
    }
}

//! Measures how many games a second the rules play: natively, as wasm in Node, and in boardgame.io.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};
use bench_games::NAMES;
use xtask::{
    steps::{cargo, compiled, output_of, root, run, say},
    tools::{self, TARGET},
};

use crate::peers;

/// The package with the program for native code and the library for wasm (`benches/games`).
const PACKAGE: &str = "bench-games";
/// The folder of Cargo's profile `bench`, which it shares with `release`.
const RELEASE: &str = "release";
/// The number of rounds. The programs run alternately, so that other work on this machine slows down all of them.
const ROUNDS: usize = 5;

/// Games and actions a second.
#[derive(Clone, Copy)]
struct Speed {
    games: f64,
    actions: f64,
}

/// Builds everything, measures, and prints a table with the medians.
///
/// # Errors
/// A build fails, or a program prints something else than numbers.
pub fn measure() -> Result<()> {
    let (native, wasm) = (native()?, wasm()?);
    let boardgame = peers::build_random_play()?;
    let script = root().join("benches/games/wasm.mjs");
    say(&format!("Playing: {ROUNDS} rounds"));
    let (mut natively, mut in_wasm, mut peer) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        natively.push(speeds(&mut Command::new(&native))?);
        in_wasm.push(speeds(Command::new("node").arg(&script).arg(&wasm).arg(NAMES.len().to_string()))?);
        peer.push(speeds(Command::new("node").arg(&boardgame))?);
    }
    println!("games and actions a second, medians of {ROUNDS} rounds");
    for (index, name) in NAMES.iter().enumerate() {
        let [native, wasm] = [median(&natively, index)?, median(&in_wasm, index)?];
        println!(
            "  {name:<27} native {:>9.1} {:>11.0}   wasm {:>9.1} {:>11.0}",
            native.games, native.actions, wasm.games, wasm.actions
        );
    }
    let last = NAMES.len() - 1;
    let peer = median(&peer, 0)?;
    println!("  {:<27} boardgame.io {:.1} games, {:.0} actions", NAMES[last], peer.games, peer.actions);
    let times = |ours: Speed| ours.actions / peer.actions;
    println!(
        "  ours plays {:.0} times as many actions natively, and {:.0} times as many as wasm",
        times(median(&natively, last)?),
        times(median(&in_wasm, last)?)
    );
    Ok(())
}

fn native() -> Result<PathBuf> {
    say("Compiling the games natively");
    run(&mut cargo(&["build", "--profile", "bench", "--package", PACKAGE]))?;
    Ok(compiled().join(RELEASE).join(PACKAGE).with_extension(env::consts::EXE_EXTENSION))
}

fn wasm() -> Result<PathBuf> {
    say("Compiling the games as wasm");
    tools::wasm_target()?;
    run(&mut cargo(&["build", "--profile", "bench", "--package", PACKAGE, "--lib", "--target", TARGET]))?;
    Ok(compiled().join(TARGET).join(RELEASE).join("bench_games.wasm"))
}

/// Runs a program that prints a line for each game.
fn speeds(command: &mut Command) -> Result<Vec<Speed>> {
    let program = Path::new(command.get_program()).display().to_string();
    let printed = output_of(command).with_context(|| format!("{program} failed"))?;
    let speed = |line: &str| {
        let (games, actions) = line.split_once(' ').context("a line has two numbers")?;
        Ok(Speed { games: games.parse()?, actions: actions.parse()? })
    };
    let speeds: Vec<Speed> = printed.lines().map(speed).collect::<Result<_>>()?;
    ensure!(speeds.iter().all(|speed| speed.actions > 0.0), "{program} could not play a game to its end");
    Ok(speeds)
}

/// The median of one game over all rounds.
fn median(rounds: &[Vec<Speed>], game: usize) -> Result<Speed> {
    let mut all: Vec<Speed> = rounds.iter().filter_map(|round| round.get(game).copied()).collect();
    all.sort_by(|one, other| one.actions.total_cmp(&other.actions));
    all.get(all.len() / 2).copied().context("a program printed too few lines")
}

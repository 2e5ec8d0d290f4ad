//! Kills all processes that a driver has started: its browser, and what the browser has started.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use xtask::steps::output_of;

/// How long killed processes may take to end.
const ENDING: Duration = Duration::from_secs(10);

struct Process {
    id: u32,
    parent: u32,
    /// Whether it still runs. A process that has ended (a zombie) is listed until its parent reads its exit status.
    runs: bool,
}

/// Kills all processes that a process has started, and those that they have started, and waits until they have ended.
pub(crate) fn kill_descendants(of: u32) -> Result<()> {
    let processes = all()?;
    let mut family = vec![of];
    let mut index = 0;
    while let Some(&parent) = family.get(index) {
        family.extend(processes.iter().filter(|process| process.parent == parent).map(|process| process.id));
        index += 1;
    }
    family.remove(0);
    if family.is_empty() {
        return Ok(());
    }
    // This fails for processes that have ended in the meantime, which does no harm.
    let _ = output_of(Command::new("kill").arg("-KILL").args(family.iter().map(u32::to_string)));
    let end = Instant::now() + ENDING;
    while all()?.iter().any(|process| process.runs && family.contains(&process.id)) {
        ensure!(Instant::now() < end, "the browser does not end");
    }
    Ok(())
}

fn all() -> Result<Vec<Process>> {
    let list = output_of(Command::new("ps").args(["-A", "-o", "pid=,ppid=,state="])).context("`ps` fails")?;
    let process = |line: &str| {
        let mut words = line.split_whitespace();
        let mut number = || words.next()?.parse().ok();
        Some(Process { id: number()?, parent: number()?, runs: !words.next()?.starts_with('Z') })
    };
    Ok(list.lines().filter_map(process).collect())
}

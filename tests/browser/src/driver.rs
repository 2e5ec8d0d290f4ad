//! ChromeDriver, on a port of its own, for as long as a party lasts.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use thirtyfour::{Capabilities, LoggingPrefsLogLevel, prelude::*};
use xtask::{
    steps::ask,
    tools::{self, Browser},
};

/// How often a driver may begin, before it is believed that it cannot.
pub(crate) const TRIES: usize = 5;

/// How long a browser that was killed may take to be gone.
const DYING: Duration = Duration::from_secs(10);

pub(crate) struct Driver {
    process: Child,
    port: u16,
    chromium: PathBuf,
    /// Kept open: a driver that cannot say something any more dies of it.
    _said: BufReader<ChildStdout>,
}

impl Driver {
    /// A driver that listens. On a machine under load one in a few hundred ends before it does, so it is begun anew.
    pub(crate) fn start() -> Result<Self> {
        let Browser { driver, chromium } = found()?;
        let mut last = String::new();
        for _ in 0..TRIES {
            let mut command = Command::new(&driver);
            command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
            let mut process = command.spawn().context("ChromeDriver could not be started")?;
            let stdout = process.stdout.take().context("ChromeDriver has nothing to say")?;
            let mut said = BufReader::new(stdout);
            last.clear();
            if let Some(port) = port(&mut said, &mut last) {
                return Ok(Self { process, port, chromium, _said: said });
            }
            // It has mostly ended by itself.
            let _ = process.kill();
            process.wait()?;
        }
        bail!("ChromeDriver did not say which port it listens on, but: {last}")
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What is wished of a browser; one that is log_requests notes down every request, which takes its time, and one without
    /// a profile of its own keeps nothing.
    pub(crate) fn capabilities(&self, log_requests: bool, profile: Option<&Path>) -> Result<Capabilities> {
        let mut capabilities = DesiredCapabilities::chrome();
        capabilities.set_binary(&self.chromium.to_string_lossy())?;
        // Root, as whom machines test, gets no sandbox; and a browser that calls home would be heard by no one.
        for flag in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-quic",
        ] {
            capabilities.add_arg(flag)?;
        }
        if let Some(profile) = profile {
            capabilities.add_arg(&format!("--user-data-dir={}", profile.display()))?;
        }
        capabilities.set_browser_log_level(LoggingPrefsLogLevel::Warning)?;
        if log_requests {
            // In this log, of all places, stands every request the page makes.
            capabilities.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
        }
        Ok(capabilities.into())
    }

    /// Kills all that it has started, at once and without a word, and comes back when nothing of it is left.
    pub(crate) fn kills_the_browser(&self) -> Result<()> {
        let processes = processes()?;
        let mut family = vec![self.process.id()];
        let mut at = 0;
        while let Some(&parent) = family.get(at) {
            family.extend(
                processes.iter().filter(|process| process.parent == parent).map(|process| process.id),
            );
            at += 1;
        }
        family.remove(0);
        // One that has ended meanwhile cannot be killed, which is as well.
        let _ = ask(Command::new("kill").arg("-KILL").args(family.iter().map(u32::to_string)));
        let end = Instant::now() + DYING;
        while self::processes()?.iter().any(|process| process.runs && family.contains(&process.id)) {
            ensure!(Instant::now() < end, "the browser does not die");
        }
        Ok(())
    }
}

/// A process of this machine.
struct Process {
    id: u32,
    parent: u32,
    /// Whether it is more than a number that its parent has not asked after yet.
    runs: bool,
}

fn processes() -> Result<Vec<Process>> {
    let all =
        ask(Command::new("ps").args(["-A", "-o", "pid=,ppid=,state="])).context("`ps` tells nothing")?;
    let process = |line: &str| {
        let mut words = line.split_whitespace();
        let mut number = || words.next()?.parse().ok();
        Some(Process { id: number()?, parent: number()?, runs: !words.next()?.starts_with('Z') })
    };
    Ok(all.lines().filter_map(process).collect())
}

/// The browser of this machine, and its driver. To ask both for their versions takes a while, so that is done once.
fn found() -> Result<Browser> {
    static FOUND: Mutex<Option<Browser>> = Mutex::new(None);
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    if found.is_none() {
        *found = Some(tools::browser()?);
    }
    found.clone().context("it was found just now")
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself, and there is nobody left to tell.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads up to "ChromeDriver was started successfully on port 40123.", and keeps what was read.
fn port(said: &mut impl BufRead, read: &mut String) -> Option<u16> {
    while !read.contains("successfully on port") {
        if said.read_line(read).ok()? == 0 {
            return None;
        }
    }
    read.split_whitespace().next_back()?.trim_end_matches('.').parse().ok()
}

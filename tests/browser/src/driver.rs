//! A WebDriver server, on a port of its own. It ends with the test program at the latest.

use std::{
    io::{BufRead, BufReader, Read},
    net::{Ipv4Addr, TcpListener, TcpStream},
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, Command, Stdio},
    sync::Mutex,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use thirtyfour::prelude::*;
use xtask::engines::{Browser, Engine};

use crate::{
    capabilities::{self, Requests},
    processes,
};

/// How many times a driver or a browser is started before a test gives up.
pub(crate) const TRIES: usize = 5;
/// How long a driver may take until it accepts connections.
const STARTING: Duration = Duration::from_secs(20);

/// A running driver. Its processes end with it.
pub(crate) struct Driver {
    driver: Process,
    port: u16,
    browser: Browser,
    /// The display, for a browser that needs one.
    _display: Option<Process>,
}

impl Driver {
    /// Starts the driver of an engine. On a busy machine, one driver in a few hundred ends at once; then
    /// another is started.
    pub(crate) fn start(engine: Engine) -> Result<Self> {
        let browser = find(engine)?;
        for _ in 1..TRIES {
            if let Ok(driver) = Self::try_to_start(&browser) {
                return Ok(driver);
            }
        }
        Self::try_to_start(&browser)
    }

    fn try_to_start(browser: &Browser) -> Result<Self> {
        let (driver, port, display) = match browser {
            Browser::Chromium { driver, .. } => {
                // "ChromeDriver was started successfully on port 40123."
                let mut command = Process::command(driver);
                let (process, port) =
                    Process::that_prints_its_port(command.arg("--port=0"), "successfully on port ")?;
                (process, port, None)
            }
            Browser::Firefox { driver, .. } => {
                // "1700000000000 geckodriver INFO Listening on 127.0.0.1:40123"
                let mut command = Process::command(driver);
                command.args(["--port=0", "--websocket-port=0"]);
                let (process, port) = Process::that_prints_its_port(&mut command, "Listening on 127.0.0.1:")?;
                (process, port, None)
            }
            Browser::WebKit { driver, xvfb } => {
                let (display, number) = display(xvfb)?;
                // This driver neither chooses a port nor prints one.
                let port = free_port()?;
                let mut command = Process::command(driver);
                command.arg(format!("--port={port}")).env("DISPLAY", format!(":{number}"));
                (Process::start(&mut command)?, port, Some(display))
            }
        };
        wait_for(port)?;
        Ok(Self { driver, port, browser: browser.clone(), _display: display })
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The options with which a browser is opened. With a profile, the browser keeps what pages store until
    /// it is opened again.
    pub(crate) fn capabilities(&self, requests: Requests, profile: Option<&Path>) -> Result<Capabilities> {
        match &self.browser {
            Browser::Chromium { browser, .. } => capabilities::chromium(browser, requests, profile),
            Browser::Firefox { browser, .. } => capabilities::firefox(browser),
            Browser::WebKit { .. } => Ok(capabilities::webkit()),
        }
    }

    /// Kills the browser with all its processes, and waits until they have ended.
    pub(crate) fn kill_browser(&self) -> Result<()> {
        processes::kill_descendants(self.driver.0.id())
    }
}

/// A process that is killed when it is dropped, with all that it has started.
struct Process(Child);

/// A shell script that becomes the program, in a process group of its own. A second shell waits until the standard input is closed,
/// which happens when the test program ends, however it ends. Then the second shell kills the group.
const UNTIL_INPUT_ENDS: &str =
    r#"exec 3<&0; (read -r _ <&3; kill -KILL 0) >/dev/null & exec "$@" </dev/null 3<&-"#;

impl Process {
    /// A command for a program that is killed when the test program ends, even if the test program drops nothing then.
    fn command(program: &Path) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", UNTIL_INPUT_ENDS, "sh"]).arg(program).process_group(0);
        command
    }

    fn start(command: &mut Command) -> Result<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Self(command.spawn().with_context(|| format!("{command:?} could not be started"))?))
    }

    /// Starts a program that prints the port on which it listens, after some words.
    fn that_prints_its_port(command: &mut Command, words: &str) -> Result<(Self, u16)> {
        let (process, printed) =
            Self::that_prints(command, |printed| Some(printed.split_once(words)?.1.to_owned()))?;
        let port = printed.trim().trim_end_matches('.');
        Ok((process, port.parse().with_context(|| format!("{port:?} is no port"))?))
    }

    /// Starts a program, and reads its output line by line until `look` returns something for a line.
    fn that_prints(command: &mut Command, look: impl Fn(&str) -> Option<String>) -> Result<(Self, String)> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = Self(command.spawn().with_context(|| format!("{command:?} could not be started"))?);
        let mut output = BufReader::new(process.0.stdout.take().context("the output is piped")?);
        let mut printed = String::new();
        loop {
            let mut line = String::new();
            if output.read_line(&mut line)? == 0 {
                bail!("{command:?} ended, and printed only: {printed}");
            }
            if let Some(found) = look(&line) {
                // Reads on until the program ends: if nobody reads its output, it may stop or end too early.
                std::thread::spawn(move || output.read_to_end(&mut Vec::new()));
                return Ok((process, found));
            }
            printed.push_str(&line);
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = processes::kill_descendants(self.0.id());
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A display in memory, and its number. Xvfb chooses a number that is free.
fn display(xvfb: &Path) -> Result<(Process, String)> {
    let mut command = Process::command(xvfb);
    command.args(["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]);
    Process::that_prints(&mut command, |line| Some(line.trim().to_owned()))
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Waits until a port accepts connections.
fn wait_for(port: u16) -> Result<()> {
    let end = Instant::now() + STARTING;
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        ensure!(Instant::now() < end, "nothing listens on port {port}");
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// The browser of an engine and its driver. To ask both for their versions takes a while, so they are looked for once.
fn find(engine: Engine) -> Result<Browser> {
    static FOUND: Mutex<Vec<(Engine, Browser)>> = Mutex::new(Vec::new());
    let mut all = FOUND.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some((_, found)) = all.iter().find(|(of, _)| *of == engine) {
        return Ok(found.clone());
    }
    let found = engine.get()?;
    all.push((engine, found.clone()));
    Ok(found)
}

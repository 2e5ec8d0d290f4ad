//! ChromeDriver, on a port of its own, for as long as a party lasts.

use std::{
    io::{BufRead, BufReader},
    process::{Child, ChildStdout, Command, Stdio},
};

use anyhow::{Context, Result};
use thirtyfour::{Capabilities, LoggingPrefsLogLevel, prelude::*};
use xtask::tools::{self, Browser};

pub(crate) struct Driver {
    process: Child,
    port: u16,
    browser: Browser,
    /// Kept open: a driver that cannot say something any more dies of it.
    _said: BufReader<ChildStdout>,
}

impl Driver {
    pub(crate) fn start() -> Result<Self> {
        let browser = tools::browser()?;
        let mut command = Command::new(&browser.driver);
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().context("ChromeDriver could not be started")?;
        let stdout = process.stdout.take().context("ChromeDriver has nothing to say")?;
        let mut said = BufReader::new(stdout);
        let port = port(&mut said).context("ChromeDriver did not say which port it listens on")?;
        Ok(Self { process, port, browser, _said: said })
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub(crate) fn capabilities(&self) -> Result<Capabilities> {
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_binary(&self.browser.chromium.to_string_lossy())?;
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
            wishes.add_arg(flag)?;
        }
        wishes.set_browser_log_level(LoggingPrefsLogLevel::Warning)?;
        // In this log, of all places, stands every request the page makes.
        wishes.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
        Ok(wishes.into())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself, and there is nobody left to tell.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads up to "ChromeDriver was started successfully on port 40123."
fn port(said: &mut impl BufRead) -> Option<u16> {
    let mut lines = said.lines().map_while(Result::ok);
    let line = lines.find(|line| line.contains("successfully on port"))?;
    line.split_whitespace().next_back()?.trim_end_matches('.').parse().ok()
}

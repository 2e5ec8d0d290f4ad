//! The options with which each browser is opened: WebDriver's capabilities.

use std::path::Path;

use anyhow::Result;
use serde_json::json;
use thirtyfour::{Capabilities, LoggingPrefsLogLevel, prelude::*};

/// Whether the browser logs every request, which makes it slower.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Requests {
    Logged,
    NotLogged,
}

/// Chromium without a window.
pub(crate) fn chromium(browser: &Path, requests: Requests, profile: Option<&Path>) -> Result<Capabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    capabilities.set_binary(&browser.to_string_lossy())?;
    // Tests often run as root, for whom Chromium has no sandbox, and in containers, whose /dev/shm is small. The browser itself must not
    // use the network.
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
    if requests == Requests::Logged {
        // Chromium writes every request of the page into the log of this name.
        capabilities.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
    }
    Ok(capabilities.into())
}

/// Firefox without a window.
pub(crate) fn firefox(browser: &Path) -> Result<Capabilities> {
    let mut capabilities = Capabilities::new();
    let options = json!({ "binary": browser, "args": ["-headless"] });
    capabilities.set("moz:firefoxOptions", options)?;
    Ok(capabilities)
}

/// The small browser that comes with WebKitGTK's driver.
pub(crate) fn webkit() -> Capabilities {
    Capabilities::new()
}

//! A browser with a profile, so that the page's storage is still there after the browser was closed or killed.

use std::{
    fs,
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, ensure};
use thirtyfour::prelude::*;
use xtask::{engines::Engine, steps::root};

use crate::{
    Page, PageServer, Window,
    capabilities::Requests,
    driver::{Driver, TRIES},
};

/// A browser profile on the disk, and a server of the page. The browser can be opened with it again and again.
pub struct BrowserProfile {
    server: PageServer,
    window: Window,
    profile: PathBuf,
}

/// The browser with a profile while it is open.
pub struct OpenBrowser {
    /// Its page.
    pub page: Page,
    driver: Driver,
}

impl BrowserProfile {
    /// A new profile, under a name that no other test uses.
    ///
    /// # Errors
    /// When there is no built page, or no folder for the profile can be made.
    pub fn new(window: Window, name: &str) -> Result<Self> {
        let profile = root().join("target/profiles").join(name);
        if profile.exists() {
            fs::remove_dir_all(&profile).context("the profile of an earlier run cannot be deleted")?;
        }
        fs::create_dir_all(&profile)?;
        Ok(Self { server: PageServer::open()?, window, profile })
    }

    /// The server of the page.
    #[must_use]
    pub fn server(&self) -> &PageServer {
        &self.server
    }

    /// Opens the browser. On a busy machine one in a hundred does not open, so it is tried again.
    ///
    /// # Errors
    /// When it never opens.
    pub async fn open(&self) -> Result<OpenBrowser> {
        for _ in 1..TRIES {
            if let Ok(open) = self.try_to_open().await {
                return Ok(open);
            }
        }
        self.try_to_open().await
    }

    async fn try_to_open(&self) -> Result<OpenBrowser> {
        // Files that a killed browser leaves behind: its port, and its lock on the profile.
        for stale in ["DevToolsActivePort", "SingletonLock", "SingletonSocket", "SingletonCookie"] {
            let _ = fs::remove_file(self.profile.join(stale));
        }
        let driver = Driver::start(Engine::Chromium)?;
        let capabilities = driver.capabilities(Requests::NotLogged, Some(&self.profile))?;
        let browser = match WebDriver::new(driver.address(), capabilities).await {
            Ok(browser) => browser,
            Err(reason) => {
                driver.kill_browser()?;
                return Err(reason.into());
            }
        };
        let page = Page::new(browser, self.server.clone(), self.window).await?;
        page.turn_tips_off().await?;
        Ok(OpenBrowser { page, driver })
    }
}

impl Drop for BrowserProfile {
    fn drop(&mut self) {
        // If this fails, the next run deletes the folder.
        let _ = fs::remove_dir_all(&self.profile);
    }
}

impl OpenBrowser {
    /// Kills the browser with all its processes, as a machine that runs out of memory does. Returns the time
    /// of the kill in milliseconds since 1970, by the same clock that the page uses.
    ///
    /// # Errors
    /// When it cannot be killed.
    pub fn kill(self) -> Result<u64> {
        let now = u64::try_from(SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis())?;
        self.driver.kill_browser()?;
        // A session whose browser has ended cannot be closed.
        ensure!(self.page.into_browser().leak().is_ok(), "the browser had been closed before");
        Ok(now)
    }

    /// Closes the browser. The console must have no errors.
    ///
    /// # Errors
    /// When it has some, or the browser does not close.
    pub async fn close(self) -> Result<()> {
        let outcome = self.page.assert_quiet_console().await;
        self.page.into_browser().quit().await?;
        outcome
    }
}

//! A browser with a profile, which keeps what a page stores after the browser was closed or killed.

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
    driver::{Driver, TRIES},
};

/// A server whose browser keeps a profile.
pub struct Home {
    server: PageServer,
    window: Window,
    profile: PathBuf,
}

/// The browser of a home while it is open.
pub struct Open {
    /// Who sits before it.
    pub page: Page,
    driver: Driver,
}

impl Home {
    /// A home with a new profile, under a name that no other test uses.
    ///
    /// # Errors
    /// When there is no page, or no room for a profile.
    pub fn new(window: Window, name: &str) -> Result<Self> {
        let profile = root().join("target/profiles").join(name);
        if profile.exists() {
            fs::remove_dir_all(&profile).context("the profile of an earlier run cannot be cleared away")?;
        }
        fs::create_dir_all(&profile)?;
        Ok(Self { server: PageServer::open()?, window, profile })
    }

    /// The server that the home is in.
    #[must_use]
    pub fn server(&self) -> &PageServer {
        &self.server
    }

    /// Opens the browser. On a machine under load one in a hundred does not open, so it is tried anew.
    ///
    /// # Errors
    /// When it never opens.
    pub async fn open(&self) -> Result<Open> {
        for _ in 1..TRIES {
            if let Ok(open) = self.tries_to_open().await {
                return Ok(open);
            }
        }
        self.tries_to_open().await
    }

    async fn tries_to_open(&self) -> Result<Open> {
        // What a browser that was killed says of itself: where it listens, and that it has the profile.
        for stale in ["DevToolsActivePort", "SingletonLock", "SingletonSocket", "SingletonCookie"] {
            let _ = fs::remove_file(self.profile.join(stale));
        }
        let driver = Driver::start(Engine::Chromium)?;
        let capabilities = driver.capabilities(false, Some(&self.profile))?;
        let browser = match WebDriver::new(driver.address(), capabilities).await {
            Ok(browser) => browser,
            Err(reason) => {
                driver.kill_browser()?;
                return Err(reason.into());
            }
        };
        let page = Page::new(browser, self.server.clone(), self.window).await?;
        page.turn_tips_off().await?;
        Ok(Open { page, driver })
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // What is left lies in `target`, and goes at the next run.
        let _ = fs::remove_dir_all(&self.profile);
    }
}

impl Open {
    /// Kills the browser with all its processes, as a machine that runs out of memory does. Says when, by the machine's
    /// clock, which is the page's as well: in milliseconds since 1970.
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

    /// Closes the browser. The page must not have complained.
    ///
    /// # Errors
    /// When it has, or the browser does not close.
    pub async fn close(self) -> Result<()> {
        let browser = self.page.browser.clone();
        let outcome = self.page.close().await;
        browser.quit().await?;
        outcome
    }
}

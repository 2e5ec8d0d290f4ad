//! A page in Chromium: what a page in any browser can do, and what only Chromium's own protocol (CDP) and logs can.

use std::{cell::RefCell, ops::Deref};

use anyhow::{Result, ensure};
use serde_json::{Value, json};
use thirtyfour::prelude::*;
use xtask::engines::Engine;

use crate::{AnyPage, PageServer, Window, role::Finder};

/// An open page in Chromium.
pub struct Page(AnyPage);

impl Deref for Page {
    type Target = AnyPage;

    fn deref(&self) -> &AnyPage {
        &self.0
    }
}

impl Page {
    pub(crate) async fn new(browser: WebDriver, server: PageServer, window: Window) -> Result<Self> {
        let (engine, finder) = (Engine::Chromium, Finder::Tree);
        let page = Self(AnyPage { browser, server, engine, finder, pressed: RefCell::default() });
        page.set_window(window).await?;
        Ok(page)
    }

    /// Sets the size of the window.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn set_window(&self, Window { width, height }: Window) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.browser.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        Ok(())
    }

    /// The errors on the console since the last call.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        Ok(self.browser.browser_log().await?.into_iter().map(|entry| entry.message).collect())
    }

    /// Every address that the browser has requested since the last call, except `data:` addresses. Only in
    /// [`crate::with_logged_page`].
    ///
    /// # Errors
    /// When the browser does not answer, or does not log requests.
    pub async fn requests(&self) -> Result<Vec<String>> {
        let mut addresses = Vec::new();
        for entry in self.browser.get_log("performance").await? {
            let event: Value = serde_json::from_str(&entry.message)?;
            let address = &event["message"]["params"]["request"]["url"];
            if event["message"]["method"] == "Network.requestWillBeSent"
                && let Some(address) = address.as_str().filter(|address| !address.starts_with("data:"))
            {
                addresses.push(address.to_owned());
            }
        }
        Ok(addresses)
    }

    /// The browser, without its page.
    pub(crate) fn into_browser(self) -> WebDriver {
        self.0.browser
    }

    /// Checks at the end of a test that the console has no errors.
    pub(crate) async fn assert_quiet_console(&self) -> Result<()> {
        let complaints = self.console_errors().await?;
        ensure!(complaints.is_empty(), "the page complained on its console:\n{}", complaints.join("\n"));
        Ok(())
    }
}

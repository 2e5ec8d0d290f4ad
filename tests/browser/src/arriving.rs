//! A page whose program is held back until a test lets it come, from a web server or from a disk.

use std::{cell::RefCell, fs};

use anyhow::{Context, Result, ensure};
use serde_json::json;
use xtask::{build, engines::Engine};

use crate::{
    AnyPage, BadNetwork, Delivery, LAPTOP, PageServer, again_if_slow, capabilities::Requests, driver,
    role::Finder, with_browser_of,
};

/// A page on its way.
pub struct Arriving<'a> {
    /// The page.
    pub page: &'a AnyPage,
    /// Each visit has a server of its own, because the worker of a server keeps the page.
    network: RefCell<BadNetwork>,
}

/// Where the page waits, in a copy on a disk, which nothing else can hold back.
const START: &str = "await wasm_bindgen({";

/// What home shows until the program is there.
const LOADING: &str = "Loading…";

impl AnyPage {
    /// Waits until the program has drawn the page.
    pub(crate) async fn wait_until_started(&self) -> Result<()> {
        let started = format!(
            "return !document.querySelector('.loading-bar') && !document.body.innerText.includes('{LOADING}')"
        );
        self.wait_for_true("the page has started", &started).await
    }
}

impl Arriving<'_> {
    /// Opens the page at an address such as `#/set-up/clear`. Its first half comes at once.
    ///
    /// # Errors
    /// When the painted part does not come.
    pub async fn open(&self, hash: &str) -> Result<()> {
        self.network.replace(BadNetwork::open()?);
        self.deliver(Delivery::Held);
        self.page.browser.goto(self.address() + hash).await?;
        self.wait_until_painted().await
    }

    /// Opens a page from a disk, at an address such as `#/set-up/clear`.
    ///
    /// # Errors
    /// When the painted part does not come.
    pub async fn open_from_disk(&self, name: &str, page: &str, hash: &str) -> Result<()> {
        ensure!(page.contains(START), "the page does not start as expected");
        // The policy of the page allows no changed scripts.
        let held = page
            .replace("Content-Security-Policy", "removed")
            .replace(START, &format!("await new Promise((go) => {{ window.letItCome = go; }}); {START}"));
        let address = self.page.server.save_copy(name, &held)?;
        self.page.browser.goto(address + hash).await?;
        self.wait_until_painted().await?;
        self.page.wait_for_true("the page waits", "return 'letItCome' in window").await
    }

    /// The built page.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn built_page(&self) -> Result<String> {
        fs::read_to_string(build::page_path()).context("there is no built page")
    }

    /// Lets the program come, and waits until it has drawn the page.
    ///
    /// # Errors
    /// When it does not.
    pub async fn let_it_come(&self) -> Result<()> {
        self.begin_to_come().await?;
        self.page.wait_until("the program is there", async || Ok(!self.is_painted().await?)).await
    }

    /// Lets the program come.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn begin_to_come(&self) -> Result<()> {
        self.deliver(Delivery::AtOnce);
        self.page.execute("window.letItCome?.()").await?;
        Ok(())
    }

    /// Lets the program come, and waits until it waits for the end of a composition.
    ///
    /// # Errors
    /// When it does not.
    pub async fn let_it_come_until_it_waits(&self) -> Result<()> {
        self.begin_to_come().await?;
        let waits = "return document.querySelector('progress').position === -1";
        self.page.wait_for_true("the program waits", waits).await
    }

    /// Reloads the page; its first half comes at once.
    ///
    /// # Errors
    /// When the painted part does not come.
    pub async fn reload(&self) -> Result<()> {
        self.deliver(Delivery::Held);
        self.page.execute("window.isOld = true").await?;
        self.page.browser.refresh().await?;
        self.page.wait_for_true("the page is new", "return !window.isOld").await?;
        self.wait_until_painted().await
    }

    /// Delivers the page in this way from now on.
    pub fn deliver(&self, delivery: Delivery) {
        self.network.borrow().deliver(delivery);
    }

    /// The address of the page.
    #[must_use]
    pub fn address(&self) -> String {
        self.network.borrow().address()
    }

    /// Whether the program has not drawn the page yet.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn is_painted(&self) -> Result<bool> {
        self.is_true("return !!document.querySelector('.loading-bar')").await
    }

    /// Whether a script returns true.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn is_true(&self, script: &str) -> Result<bool> {
        Ok(self.page.execute(script).await? == json!(true))
    }

    /// The names in the fields of the set-up.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn names(&self) -> Result<Vec<String>> {
        self.page.values_of(".places input").await
    }

    async fn wait_until_painted(&self) -> Result<()> {
        self.page.pressed.take();
        self.page.wait_until("the first part is there", async || self.is_painted().await).await
    }
}

/// Runs a test on a page whose program is held back, in the browser that `cargo xtask test --engine` names. The browser waits for
/// no page, so people type while it comes.
///
/// # Errors
/// When something cannot be opened, or the test fails.
pub fn with_arriving_page(test: impl AsyncFn(&Arriving<'_>) -> Result<()>) -> Result<()> {
    let engine = Engine::from_environment()?;
    again_if_slow(|_| {
        let driver = driver::Driver::start(engine)?;
        let mut capabilities = driver.capabilities(Requests::NotLogged, None)?;
        capabilities.set("pageLoadStrategy", "none")?;
        let (server, network) = (PageServer::open()?, BadNetwork::open()?.into());
        with_browser_of(&driver, capabilities, async |browser| {
            let page =
                AnyPage { browser, server, engine, finder: Finder::Words, pressed: RefCell::default() };
            page.set_page_size(LAPTOP).await?;
            test(&Arriving { page: &page, network }).await
        })
    })
}

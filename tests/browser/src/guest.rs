//! Somebody at the table: comes in, looks for things by what they are and are called, presses and types.

use std::{
    fs,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::{error::WebDriverErrorInner as Amiss, prelude::*};
use xtask::tools;

use crate::{
    House, Role, Window,
    role::{self, Look},
};

/// How long a guest waits for something before going home.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a guest looks again meanwhile.
const GLANCE: Duration = Duration::from_millis(25);
/// After how many glances a guest looks at everything there is.
const GLANCES: u32 = 20;

/// A person before the page.
pub struct Guest {
    /// The browser itself, for what has no words of its own here.
    pub browser: WebDriver,
    /// The house the page stands in.
    pub house: House,
}

impl Guest {
    pub(crate) async fn new(browser: WebDriver, house: House, window: Window) -> Result<Self> {
        let guest = Self { browser, house };
        guest.looks_through(window).await?;
        Ok(guest)
    }

    /// Looks through a window of another size from now on.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn looks_through(&self, Window { width, height }: Window) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.browser.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        Ok(())
    }

    /// Visits the page where it is served, and waits until the game is awake.
    ///
    /// # Errors
    /// When the game does not wake.
    pub async fn comes_in(&self) -> Result<()> {
        self.visits(self.house.address()).await
    }

    /// Visits a page, and waits until the game is awake.
    ///
    /// # Errors
    /// When the game does not wake.
    pub async fn visits(&self, address: &str) -> Result<()> {
        self.browser.goto(address).await?;
        self.until("the game is awake", async || Ok(!self.reads("Setting the table").await?)).await
    }

    /// Waits for what is of this role and name, and finds it.
    ///
    /// # Errors
    /// When nothing on the page is.
    pub async fn sees(&self, role: Role, name: &str) -> Result<WebElement> {
        let end = Instant::now() + PATIENCE;
        for glance in 1_u32.. {
            let over = Instant::now() > end;
            let look = if over || glance.is_multiple_of(GLANCES) { Look::Thorough } else { Look::Glance };
            // The page may be drawing just now: what has gone since it was found is looked for again.
            if let Ok(Some(found)) = self.looks_for(role, name, look).await {
                return Ok(found);
            }
            if over {
                break;
            }
            tokio::time::sleep(GLANCE).await;
        }
        bail!("no {role:?} is called {name:?}; the page reads:\n{}", self.text().await?)
    }

    /// Finds what is of this role and name now, if anything is. Where the page changed in between, it looks again.
    ///
    /// # Errors
    /// When the page never stops to change, or cannot be asked.
    pub async fn finds(&self, role: Role, name: &str) -> Result<Option<WebElement>> {
        let end = Instant::now() + PATIENCE;
        loop {
            let found = match self.looks_for(role, name, Look::Glance).await {
                Ok(None) => self.looks_for(role, name, Look::Thorough).await,
                found => found,
            };
            let gone = |reason: &WebDriverError| matches!(**reason, Amiss::StaleElementReference(_));
            let changed = found.as_ref().is_err_and(|reason| reason.downcast_ref().is_some_and(gone));
            if !changed || Instant::now() > end {
                return found;
            }
        }
    }

    async fn looks_for(&self, role: Role, name: &str, look: Look) -> Result<Option<WebElement>> {
        for element in role.might_be(&self.browser, name, look).await? {
            if role::name_of(&element).await? == name
                && role.is_of(&element).await?
                && element.is_displayed().await?
            {
                return Ok(Some(element));
            }
        }
        Ok(None)
    }

    /// Presses what is of this role and name, with the pointer. What is moving is pressed when it has come to rest, and
    /// what lies under the foot of the page is brought to its middle first.
    ///
    /// # Errors
    /// When there is no such thing, or something lies on top of it and stays there.
    pub async fn press(&self, role: Role, name: &str) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        loop {
            let found = self.sees(role, name).await?;
            let pressed = found.click().await;
            // Either way nothing was pressed yet.
            let moving = pressed.as_ref().is_err_and(|reason| {
                matches!(**reason, Amiss::ElementClickIntercepted(_) | Amiss::StaleElementReference(_))
            });
            if !moving || Instant::now() > end {
                return pressed.with_context(|| format!("{name:?} could not be pressed"));
            }
            let to_the_middle = "arguments[0].scrollIntoView({ block: 'center' })";
            // It may have gone, and is then looked for again.
            let _ = self.browser.execute(to_the_middle, vec![found.to_json()?]).await;
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Writes into the field of this name, after what stands there.
    ///
    /// # Errors
    /// When there is no such field.
    pub async fn writes(&self, name: &str, text: &str) -> Result<()> {
        Ok(self.sees(Role::Textbox, name).await?.send_keys(text).await?)
    }

    /// Types on the keyboard, wherever the focus is.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn types(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.browser.action_chain().send_keys(keys).perform().await?)
    }

    /// What has the focus, as a screen reader would call it.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn focus(&self) -> Result<String> {
        Ok(role::name_of(&self.browser.active_element().await?).await?)
    }

    /// Everything that can be read on the page just now.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn text(&self) -> Result<String> {
        Ok(self.asks("return document.body.innerText").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Whether some words can be read on the page just now.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn reads(&self, words: &str) -> Result<bool> {
        Ok(self.text().await?.contains(words))
    }

    /// Waits until some words can be read on the page.
    ///
    /// # Errors
    /// When they never can.
    pub async fn hears(&self, words: &str) -> Result<()> {
        self.until(&format!("the page reads {words:?}"), async || self.reads(words).await).await
    }

    /// Waits for something.
    ///
    /// # Errors
    /// When it does not come, with what the page reads instead.
    pub async fn until(&self, what: &str, is_so: impl AsyncFn() -> Result<bool>) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        while !is_so().await? {
            if Instant::now() > end {
                bail!("waited in vain until {what}; the page reads:\n{}", self.text().await?);
            }
            tokio::time::sleep(GLANCE).await;
        }
        Ok(())
    }

    /// Waits until the answer to a press has been painted, and all that follows only then.
    ///
    /// # Errors
    /// When nothing is painted.
    pub async fn is_painted(&self) -> Result<()> {
        let painted = "const [done] = arguments;
            requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done())))";
        self.browser.execute_async(painted, Vec::new()).await?;
        Ok(())
    }

    /// Waits until the page reads the same from one painting to the next: all that follows a press has followed.
    ///
    /// # Errors
    /// When it never does.
    pub async fn is_still(&self) -> Result<()> {
        self.until("nothing moves any more", async || {
            let before = self.text().await?;
            self.is_painted().await?;
            Ok(self.text().await? == before)
        })
        .await
    }

    /// Lets the next frame never come, as far as the page can tell: what is gone from now on is gone at once.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn waits_for_no_frame(&self) -> Result<()> {
        self.asks("window.requestAnimationFrame = () => 0").await?;
        Ok(())
    }

    /// Runs a script in the page, outside of its policy, and hands back what it returns.
    ///
    /// # Errors
    /// When the script fails.
    pub async fn asks(&self, script: &str) -> Result<Value> {
        Ok(self.browser.execute(script, Vec::new()).await?.json().clone())
    }

    /// What the console has complained of since it was last asked.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        Ok(self.browser.browser_log().await?.into_iter().map(|entry| entry.message).collect())
    }

    /// Every address the browser has asked for since this was last called, save those that lie in the page itself. At a
    /// party that is overheard.
    ///
    /// # Errors
    /// When the browser cannot be asked, or nobody listens.
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

    /// What stands in the way of people who cannot see, point or tell colours apart, as axe-core finds it. What is just
    /// coming up has come up by then: half there, it has half its contrast.
    ///
    /// # Errors
    /// When axe-core cannot be had or does not run.
    pub async fn barriers(&self) -> Result<Vec<String>> {
        if self.asks("return 'axe' in window").await? == json!(false) {
            self.asks(&fs::read_to_string(tools::AXE.get("axe.min.js")?)?).await?;
        }
        let examine = "const done = arguments[0];
            const ends = (moving) => moving.playState === 'running' && moving.effect.getComputedTiming().endTime < Infinity;
            Promise.allSettled(document.getAnimations().filter(ends).map((moving) => moving.finished))
                .then(() => axe.run({ resultTypes: ['violations'] }))
                .then((found) => done(found.violations.flatMap((rule) =>
                    rule.nodes.map((node) => `${rule.id}: ${rule.help}: ${node.html}`))))";
        let found = self.browser.execute_async(examine, Vec::new()).await?;
        Ok(found.convert()?)
    }

    /// Goes home. The page must not have complained.
    pub(crate) async fn leaves(self) -> Result<()> {
        let complaints = self.complaints().await?;
        ensure!(complaints.is_empty(), "the page complained on its console:\n{}", complaints.join("\n"));
        Ok(())
    }
}

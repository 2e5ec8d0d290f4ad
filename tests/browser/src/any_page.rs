//! A page in a browser of any engine: finds elements by role and name, presses and types. It uses only standard
//! WebDriver.

use std::{
    fs,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use thirtyfour::{error::WebDriverErrorInner as ErrorKind, prelude::*};
use thiserror::Error;
use xtask::tools;

use crate::{
    PageServer, Role, Window,
    role::{self, Look},
};

/// How long to wait for something.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often to look again.
const GLANCE: Duration = Duration::from_millis(25);
/// After how many quick looks every element is looked at.
const GLANCES: u32 = 20;

/// An open page, in a browser of any engine.
pub struct AnyPage {
    /// The browser itself, for what has no words of its own here.
    pub browser: WebDriver,
    /// The server of the page.
    pub server: PageServer,
}

/// A test waited for something that did not come.
#[derive(Debug, Error)]
#[error("{expected}; the page reads:\n{page}")]
pub(crate) struct TimedOut {
    expected: String,
    page: String,
}

impl TimedOut {
    fn new(expected: String, page: String) -> Self {
        Self { expected, page }
    }
}

/// What the accessible name of an element must be.
#[derive(Clone, Copy, Debug)]
enum Called<'a> {
    Exactly(&'a str),
    Beginning(&'a str),
}

impl Called<'_> {
    fn words(&self) -> &str {
        match self {
            Self::Exactly(words) | Self::Beginning(words) => words,
        }
    }

    fn fits(&self, name: &str) -> bool {
        match self {
            Self::Exactly(whole) => name == *whole,
            Self::Beginning(beginning) => name.starts_with(beginning),
        }
    }
}

/// Whether an element is no longer on the page. For some questions WebKit's driver calls that an unknown error.
fn has_gone(reason: &WebDriverError) -> bool {
    matches!(**reason, ErrorKind::StaleElementReference(_) | ErrorKind::UnknownError(_))
}

impl AnyPage {
    /// Makes the inside of the browser's window so large. WebDriver sets the outside, so what lies between is added.
    pub(crate) async fn set_outer_window(&self, Window { width, height }: Window) -> Result<()> {
        self.browser.set_window_rect(0, 0, width, height).await?;
        let around = self.execute("return [outerWidth - innerWidth, outerHeight - innerHeight]").await?;
        let [wider, higher]: [u32; 2] = serde_json::from_value(around)?;
        Ok(self.browser.set_window_rect(0, 0, width + wider, height + higher).await?)
    }

    /// Opens the page over http, and waits until it has started.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn open(&self) -> Result<()> {
        self.goto(self.server.address()).await
    }

    /// Opens a page, and waits until it has started.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn goto(&self, address: &str) -> Result<()> {
        self.browser.goto(address).await?;
        self.wait_until("the game is awake", async || Ok(!self.shows("Setting the table").await?)).await
    }

    /// Waits for what is of this role and name, and finds it.
    ///
    /// # Errors
    /// When nothing on the page is.
    pub async fn find(&self, role: Role, name: &str) -> Result<WebElement> {
        Ok(self.wait_for(role, Called::Exactly(name)).await?.1)
    }

    /// Waits for the first thing of this role whose name begins so, and tells the whole name.
    ///
    /// # Errors
    /// When there is none on the page.
    pub async fn find_beginning(&self, role: Role, beginning: &str) -> Result<String> {
        Ok(self.wait_for(role, Called::Beginning(beginning)).await?.0)
    }

    async fn wait_for(&self, role: Role, called: Called<'_>) -> Result<(String, WebElement)> {
        let end = Instant::now() + PATIENCE;
        for glance in 1_u32.. {
            let over = Instant::now() > end;
            let look = if over || glance.is_multiple_of(GLANCES) { Look::Thorough } else { Look::Glance };
            // The page may be drawing just now: what has gone since it was found is looked for again.
            if let Ok(Some(found)) = self.look_up(role, called, look).await {
                return Ok(found);
            }
            if over {
                break;
            }
            tokio::time::sleep(GLANCE).await;
        }
        Err(TimedOut::new(format!("no {role:?} is called {called:?}"), self.text().await?).into())
    }

    /// Finds what is of this role and name now, if anything is. Where the page changed in between, it looks again.
    ///
    /// # Errors
    /// When the page never stops to change, or cannot be asked.
    pub async fn find_now(&self, role: Role, name: &str) -> Result<Option<WebElement>> {
        let called = Called::Exactly(name);
        let end = Instant::now() + PATIENCE;
        loop {
            let found = match self.look_up(role, called, Look::Glance).await {
                Ok(None) => self.look_up(role, called, Look::Thorough).await,
                found => found,
            };
            let changed = found.as_ref().is_err_and(|reason| reason.downcast_ref().is_some_and(has_gone));
            if !changed || Instant::now() > end {
                return Ok(found?.map(|(_, element)| element));
            }
        }
    }

    async fn look_up(
        &self,
        role: Role,
        called: Called<'_>,
        look: Look,
    ) -> Result<Option<(String, WebElement)>> {
        for element in role.might_be(&self.browser, called.words(), look).await? {
            let name = role::name_of(&element).await?;
            if called.fits(&name) && role.is_of(&element).await? && element.is_displayed().await? {
                return Ok(Some((name, element)));
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
            let found = self.find(role, name).await?;
            let pressed = found.click().await;
            // Either way nothing was pressed yet.
            let moving = pressed.as_ref().is_err_and(|reason| {
                matches!(
                    **reason,
                    ErrorKind::ElementClickIntercepted(_)
                        | ErrorKind::ElementNotInteractable(_)
                        | ErrorKind::StaleElementReference(_)
                        | ErrorKind::UnknownError(_)
                )
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
    pub async fn type_into(&self, name: &str, text: &str) -> Result<()> {
        Ok(self.find(Role::Textbox, name).await?.send_keys(text).await?)
    }

    /// Types on the keyboard, wherever the focus is.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn type_keys(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.browser.action_chain().send_keys(keys).perform().await?)
    }

    /// What has the focus, as a screen reader would call it.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn focused_name(&self) -> Result<String> {
        let end = Instant::now() + PATIENCE;
        loop {
            let name = role::name_of(&self.browser.active_element().await?).await;
            // The page drew it anew between the two questions.
            let changed = name.as_ref().is_err_and(has_gone);
            if !changed || Instant::now() > end {
                return Ok(name?);
            }
        }
    }

    /// Everything that can be read on the page just now.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn text(&self) -> Result<String> {
        Ok(self.execute("return document.body.innerText").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Whether some words can be read on the page just now.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn shows(&self, words: &str) -> Result<bool> {
        Ok(self.text().await?.contains(words))
    }

    /// Waits until some words can be read on the page.
    ///
    /// # Errors
    /// When they never can.
    pub async fn wait_for_text(&self, words: &str) -> Result<()> {
        self.wait_until(&format!("the page reads {words:?}"), async || self.shows(words).await).await
    }

    /// Waits for something.
    ///
    /// # Errors
    /// When it does not come, with what the page reads instead.
    pub async fn wait_until(&self, what: &str, is_so: impl AsyncFn() -> Result<bool>) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        while !is_so().await? {
            if Instant::now() > end {
                return Err(TimedOut::new(format!("waited in vain until {what}"), self.text().await?).into());
            }
            tokio::time::sleep(GLANCE).await;
        }
        Ok(())
    }

    /// Waits until the answer to a press has been painted, and all that follows only then.
    ///
    /// # Errors
    /// When nothing is painted.
    pub async fn wait_for_paint(&self) -> Result<()> {
        let painted = "const [done] = arguments;
            requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done())))";
        self.browser.execute_async(painted, Vec::new()).await?;
        Ok(())
    }

    /// Waits until the page reads the same from one painting to the next: all that follows a press has followed.
    ///
    /// # Errors
    /// When it never does.
    pub async fn wait_until_still(&self) -> Result<()> {
        self.wait_until("nothing moves any more", async || {
            let before = self.text().await?;
            self.wait_for_paint().await?;
            Ok(self.text().await? == before)
        })
        .await
    }

    /// Runs a script in the page, outside of its policy, and hands back what it returns.
    ///
    /// # Errors
    /// When the script fails.
    pub async fn execute(&self, script: &str) -> Result<Value> {
        Ok(self.browser.execute(script, Vec::new()).await?.json().clone())
    }

    /// Accessibility violations found by axe-core. What is just
    /// coming up has come up by then: half there, it has half its contrast.
    ///
    /// # Errors
    /// When axe-core cannot be had or does not run.
    pub async fn accessibility_violations(&self) -> Result<Vec<String>> {
        if self.execute("return 'axe' in window").await? == json!(false) {
            self.execute(&fs::read_to_string(tools::AXE.get("axe.min.js")?)?).await?;
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
}

//! A page in a browser of any engine: finds elements by role and accessible name, presses them and types. It
//! needs only standard WebDriver. In Chromium it finds elements by Chromium's own protocol, which is quicker.

use std::{
    cell::RefCell,
    fs,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use thirtyfour::{error::WebDriverErrorInner as ErrorKind, prelude::*};
use xtask::{engines::Engine, tools};

use crate::{
    PageServer, Role, Window,
    role::{Finder, Search},
    timed_out::TimedOut,
};

/// How long a method waits for something before it fails.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The pause between two searches.
const PAUSE: Duration = Duration::from_millis(25);
/// One search out of this many is thorough; the others are quick.
const QUICK_SEARCHES: u32 = 20;

/// An open page, in a browser of any engine.
pub struct AnyPage {
    /// The browser itself, for commands that have no method here.
    pub browser: WebDriver,
    /// The server of the page.
    pub server: PageServer,
    /// The engine of the browser.
    pub(crate) engine: Engine,
    /// How elements are found.
    pub(crate) finder: Finder,
    /// The last press at a table, if the focus was not looked for since.
    pub(crate) pressed: RefCell<Option<String>>,
}

/// The accessible name that an element must have.
#[derive(Clone, Copy, Debug)]
enum WantedName<'a> {
    Exactly(&'a str),
    BeginningWith(&'a str),
}

impl WantedName<'_> {
    fn text(&self) -> &str {
        match self {
            Self::Exactly(words) | Self::BeginningWith(words) => words,
        }
    }

    fn fits(&self, name: &str) -> bool {
        match self {
            Self::Exactly(whole) => name == *whole,
            Self::BeginningWith(beginning) => name.starts_with(beginning),
        }
    }
}

/// Whether an error says that an element is no longer on the page; WebKit's driver may call it unknown.
fn is_removed(reason: &WebDriverError) -> bool {
    matches!(**reason, ErrorKind::StaleElementReference(_) | ErrorKind::UnknownError(_))
}

impl AnyPage {
    /// Sets the size of the page in the browser's window. WebDriver sets the size of the window, so the difference is added.
    pub(crate) async fn set_page_size(&self, Window { width, height }: Window) -> Result<()> {
        self.browser.set_window_rect(0, 0, width, height).await?;
        let difference = self.execute("return [outerWidth - innerWidth, outerHeight - innerHeight]").await?;
        let [wider, higher]: [u32; 2] = serde_json::from_value(difference)?;
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
        self.pressed.take();
        self.browser.goto(address).await?;
        self.wait_until_started().await
    }

    /// Waits for an element with this role and this name.
    ///
    /// # Errors
    /// When there is none.
    pub async fn find(&self, role: Role, name: &str) -> Result<WebElement> {
        Ok(self.wait_for(role, WantedName::Exactly(name)).await?.1)
    }

    /// Waits for the first element with this role whose name begins with this text. Returns the whole name.
    ///
    /// # Errors
    /// When there is none.
    pub async fn find_beginning(&self, role: Role, beginning: &str) -> Result<String> {
        Ok(self.wait_for(role, WantedName::BeginningWith(beginning)).await?.0)
    }

    async fn wait_for(&self, role: Role, wanted: WantedName<'_>) -> Result<(String, WebElement)> {
        let end = Instant::now() + TIMEOUT;
        for count in 1_u32.. {
            let over = Instant::now() > end;
            let search =
                if over || count.is_multiple_of(QUICK_SEARCHES) { Search::Thorough } else { Search::Quick };
            // While the page is drawn, an element may be removed after it was found. Then it is searched again.
            if let Ok(Some(found)) = self.search(role, wanted, search).await {
                return Ok(found);
            }
            if over {
                break;
            }
            tokio::time::sleep(PAUSE).await;
        }
        Err(TimedOut::new(format!("found no {role:?} named {wanted:?}"), self.text().await?).into())
    }

    /// The element with this role and this name, if there is one now. If the page changes meanwhile, it is searched again.
    ///
    /// # Errors
    /// When the page does not stop changing, or the browser does not answer.
    pub async fn find_now(&self, role: Role, name: &str) -> Result<Option<WebElement>> {
        let wanted = WantedName::Exactly(name);
        let end = Instant::now() + TIMEOUT;
        loop {
            let found = match self.search(role, wanted, Search::Quick).await {
                Ok(None) if self.finder != Finder::Tree => self.search(role, wanted, Search::Thorough).await,
                found => found,
            };
            let changed = found.as_ref().is_err_and(|reason| reason.downcast_ref().is_some_and(is_removed));
            if !changed || Instant::now() > end {
                return Ok(found?.map(|(_, element)| element));
            }
        }
    }

    async fn search(
        &self,
        role: Role,
        wanted: WantedName<'_>,
        search: Search,
    ) -> Result<Option<(String, WebElement)>> {
        if self.finder == Finder::Tree {
            for (name, element) in role.find_in_tree(&self.browser).await? {
                if wanted.fits(&name) && element.is_displayed().await? {
                    return Ok(Some((name, element)));
                }
            }
            return Ok(None);
        }
        for element in role.find_candidates(&self.browser, wanted.text(), search).await? {
            // First, because WebKit's driver has no name for an element that is not displayed, only an error.
            if !element.is_displayed().await? {
                continue;
            }
            let name = self.finder.name_of(&element).await?;
            if wanted.fits(&name) && self.finder.is_role_of(role, &element).await? {
                return Ok(Some((name, element)));
            }
        }
        Ok(None)
    }

    /// Presses the element with this role and this name, with the pointer. If that fails, for example because
    /// the element moves or is covered, it is scrolled to the middle, found again and pressed again.
    ///
    /// # Errors
    /// When there is no such element, or another element covers it.
    pub async fn press(&self, role: Role, name: &str) -> Result<()> {
        self.press_wanted(role, WantedName::Exactly(name)).await
    }

    /// Presses the first element with this role whose name begins with this text, as [`AnyPage::press`] does.
    ///
    /// # Errors
    /// When there is no such element, or another element covers it.
    pub async fn press_beginning(&self, role: Role, beginning: &str) -> Result<()> {
        self.press_wanted(role, WantedName::BeginningWith(beginning)).await
    }

    async fn press_wanted(&self, role: Role, wanted: WantedName<'_>) -> Result<()> {
        self.assert_focus_kept().await?;
        let end = Instant::now() + TIMEOUT;
        loop {
            let (name, found) = self.wait_for(role, wanted).await?;
            let pressed = self.click(&found).await;
            // After each of these errors nothing has been pressed.
            let not_pressed = pressed.as_ref().is_err_and(|reason| {
                matches!(
                    **reason,
                    ErrorKind::ElementClickIntercepted(_)
                        | ErrorKind::ElementNotInteractable(_)
                        | ErrorKind::StaleElementReference(_)
                        | ErrorKind::UnknownError(_)
                )
            });
            if !not_pressed || Instant::now() > end {
                *self.pressed.borrow_mut() = Some(name.clone());
                return pressed.with_context(|| format!("{name:?} could not be pressed"));
            }
            // It may have been removed. Then it is searched again.
            let _ = self.scroll_to_middle(&found).await;
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// PK-06: checks that the last press at a table has not left the focus nowhere. It is looked for before the next press, when
    /// all that follows the last one has happened.
    async fn assert_focus_kept(&self) -> Result<()> {
        // WebKit gives no button the focus when it is clicked.
        let Some(name) = self.pressed.take().filter(|_| self.engine != Engine::WebKit) else { return Ok(()) };
        let kept =
            "return !document.querySelector('.table, .curtain') || document.activeElement !== document.body";
        self.wait_for_true(&format!("{name:?} leaves the focus somewhere"), kept).await
    }

    /// Types into the field with this name, after its text.
    ///
    /// # Errors
    /// When there is no such field.
    pub async fn type_into(&self, name: &str, text: &str) -> Result<()> {
        Ok(self.find(Role::Textbox, name).await?.send_keys(text).await?)
    }

    /// Types on the keyboard, into the element that has the focus.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn type_keys(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.browser.action_chain().send_keys(keys).perform().await?)
    }

    /// Pastes a text into the element that has the focus.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn paste(&self, text: &str) -> Result<()> {
        let paste = "const clipboardData = new DataTransfer();
            clipboardData.setData('text', arguments[0]);
            document.activeElement.dispatchEvent(
                new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))";
        self.browser.execute(paste, vec![json!(text)]).await?;
        Ok(())
    }

    /// The accessible name of the element that has the focus.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn focused_name(&self) -> Result<String> {
        let end = Instant::now() + TIMEOUT;
        loop {
            let name = self.finder.name_of(&self.browser.active_element().await?).await;
            // Between the two commands the page may replace the element. Then the new one is asked.
            let changed = name.as_ref().is_err_and(is_removed);
            if !changed || Instant::now() > end {
                return Ok(name?);
            }
        }
    }

    /// The visible text of the page.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn text(&self) -> Result<String> {
        Ok(self.execute("return document.body.innerText").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Whether the visible text of the page contains these words.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn shows(&self, words: &str) -> Result<bool> {
        Ok(self.text().await?.contains(words))
    }

    /// Waits until the visible text of the page contains these words.
    ///
    /// # Errors
    /// When it does not in time.
    pub async fn wait_for_text(&self, words: &str) -> Result<()> {
        self.wait_until(&format!("the page reads {words:?}"), async || self.shows(words).await).await
    }

    /// Waits until a condition is true. `condition` describes it for the error.
    ///
    /// # Errors
    /// When it is not true in time. The error contains the text of the page.
    pub async fn wait_until(&self, condition: &str, is_so: impl AsyncFn() -> Result<bool>) -> Result<()> {
        let end = Instant::now() + TIMEOUT;
        while !is_so().await? {
            if Instant::now() > end {
                return Err(
                    TimedOut::new(format!("waited too long until {condition}"), self.text().await?).into()
                );
            }
            tokio::time::sleep(PAUSE).await;
        }
        Ok(())
    }

    /// Waits until there is no element with this role and this name.
    ///
    /// # Errors
    /// When there is one for too long.
    pub async fn wait_until_gone(&self, role: Role, name: &str) -> Result<()> {
        let is_gone = async || Ok(self.find_now(role, name).await?.is_none());
        self.wait_until(&format!("there is no {role:?} {name:?}"), is_gone).await
    }

    /// Waits until the page has painted the answer to a press.
    ///
    /// # Errors
    /// When the page paints nothing.
    pub async fn wait_for_paint(&self) -> Result<()> {
        let painted = "const [done] = arguments;
            requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done())))";
        self.browser.execute_async(painted, Vec::new()).await?;
        Ok(())
    }

    /// Waits until the text of the page is the same before and after a frame: everything that follows a press has happened.
    ///
    /// # Errors
    /// When the text does not stop changing.
    pub async fn wait_until_still(&self) -> Result<()> {
        self.wait_until("the text of the page does not change any more", async || {
            let before = self.text().await?;
            self.wait_for_paint().await?;
            Ok(self.text().await? == before)
        })
        .await
    }

    /// Runs a script in the page and returns its result. The page's content security policy does not apply to it.
    ///
    /// # Errors
    /// When the script fails.
    pub async fn execute(&self, script: &str) -> Result<Value> {
        Ok(self.browser.execute(script, Vec::new()).await?.json().clone())
    }

    /// Brings every animation that has an end to it, because a piece that still moves has neither its own size nor
    /// its own place.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn finish_animations(&self) -> Result<()> {
        self.wait_for_paint().await?;
        let finish = "const ends = (motion) => motion.playState === 'running'
                && motion.effect.getComputedTiming().endTime < Infinity;
            document.getAnimations().filter(ends).forEach((motion) => motion.finish())";
        self.execute(finish).await?;
        Ok(())
    }

    /// The result of a script that measures places or sizes. Animations are brought to their end first.
    ///
    /// # Errors
    /// When the script fails.
    pub async fn measure(&self, script: &str) -> Result<Value> {
        self.finish_animations().await?;
        self.execute(script).await
    }

    /// Accessibility violations found by axe-core. Animations are brought to their end first: an element that is half
    /// faded in has half its contrast.
    ///
    /// # Errors
    /// When axe-core cannot be installed, or fails.
    pub async fn accessibility_violations(&self) -> Result<Vec<String>> {
        if self.execute("return 'axe' in window").await? == json!(false) {
            self.execute(&fs::read_to_string(tools::AXE.get("axe.min.js")?)?).await?;
        }
        self.finish_animations().await?;
        let examine = "const done = arguments[0];
            axe.run({ resultTypes: ['violations'], preload: false })
                .then((found) => done(found.violations.flatMap((rule) =>
                    rule.nodes.map((node) => `${rule.id}: ${rule.help}: ${node.html}`))))";
        let found = self.browser.execute_async(examine, Vec::new()).await?;
        Ok(found.convert()?)
    }
}

//! The window of the second screen, beside the one of the laptop.

use anyhow::{Context, Result, ensure};
use thirtyfour::WindowHandle;
use xtask::engines::Engine;

use crate::{AnyPage, Role};

impl AnyPage {
    /// Opens the second screen by the menu of the table, and waits until it has drawn something. If the table
    /// has a curtain, its button has the focus afterwards.
    ///
    /// # Errors
    /// When no window opens.
    pub async fn open_second_screen(&self) -> Result<()> {
        self.press_show_on_second_screen().await?;
        self.wait_until("the second window is open", async || Ok(self.browser.windows().await?.len() == 2))
            .await?;
        self.on_second_screen(async || {
            self.wait_until("the second window has started", async || {
                Ok(self.find_now(Role::Button, "Full screen").await?.is_some()
                    && !self.shows("Waiting for the laptop").await?)
            })
            .await
        })
        .await?;
        // The menu has given the focus back to its own button.
        self.execute("document.querySelector('.foot .hold')?.focus()").await.map(drop)
    }

    /// Presses "Show on a second screen" in the menu of the table.
    ///
    /// # Errors
    /// When there is no such button.
    pub async fn press_show_on_second_screen(&self) -> Result<()> {
        self.press(Role::Button, "More").await?;
        self.press(Role::Button, "Show on a second screen").await
    }

    /// Opens another window with an address of the page, as by hand, and comes back.
    ///
    /// # Errors
    /// When the page does not start.
    pub async fn open_window(&self, hash: &str) -> Result<WindowHandle> {
        let laptop = self.browser.window().await?;
        let window = self.new_window().await?;
        self.browser.switch_to_window(window.clone()).await?;
        self.goto(&format!("{}{hash}", self.server.address())).await?;
        self.browser.switch_to_window(laptop).await?;
        Ok(window)
    }

    /// An empty window that shares its storage with the page. It does not hide the page's own window, as a tab would.
    ///
    /// # Errors
    /// When the browser opens none.
    pub async fn new_window(&self) -> Result<WindowHandle> {
        // ChromeDriver would open it outside the context of the test.
        if self.engine != Engine::Chromium {
            return Ok(self.browser.new_window().await?);
        }
        let before = self.browser.windows().await?;
        self.execute("window.open('about:blank', '_blank', 'noopener,popup')").await?;
        let after = self.browser.windows().await?;
        after.into_iter().find(|window| !before.contains(window)).context("a new window")
    }

    /// Does something in a window, and comes back.
    ///
    /// # Errors
    /// When there is no such window, or `action` fails.
    pub async fn in_window<T>(
        &self,
        window: &WindowHandle,
        action: impl AsyncFnOnce() -> Result<T>,
    ) -> Result<T> {
        let laptop = self.browser.window().await?;
        self.browser.switch_to_window(window.clone()).await?;
        let outcome = action().await;
        self.browser.switch_to_window(laptop).await?;
        outcome
    }

    /// Does something in the window of the second screen, and comes back to the laptop's.
    ///
    /// # Errors
    /// When there is no second window, or `action` fails.
    pub async fn on_second_screen<T>(&self, action: impl AsyncFnOnce() -> Result<T>) -> Result<T> {
        let laptop = self.browser.window().await?;
        let windows = self.browser.windows().await?;
        let second = windows.into_iter().find(|window| *window != laptop).context("a second window")?;
        self.in_window(&second, action).await
    }

    /// Closes the window of the second screen, and waits until the laptop has noticed it.
    ///
    /// # Errors
    /// When it does not notice it.
    pub async fn close_second_screen(&self) -> Result<()> {
        self.on_second_screen(async || Ok(self.browser.close_window().await?)).await?;
        self.wait_for_text("The second screen was closed.").await
    }

    /// Checks that a length of an element on the laptop's page, such as its width, is larger while a second screen is open, and closes
    /// the second screen.
    ///
    /// # Errors
    /// When it is not larger.
    pub async fn assert_larger_with_second_screen(&self, selector: &str, length: &str) -> Result<()> {
        let pixels = async || {
            let size = self.style_of(selector, length).await?;
            size.trim_end_matches("px")
                .parse::<f64>()
                .with_context(|| format!("{length}: {size} is no length"))
        };
        let beside = pixels().await?;
        self.close_second_screen().await?;
        let alone = pixels().await?;
        ensure!(beside > alone, "{beside} px is not more than {alone} px");
        Ok(())
    }

    /// Waits until the second screen shows these words.
    ///
    /// # Errors
    /// When it does not show them.
    pub async fn second_screen_shows(&self, words: &str) -> Result<()> {
        self.on_second_screen(async || self.wait_for_text(words).await).await
    }

    /// Checks that none of these secrets is anywhere in the document of the second screen.
    ///
    /// # Errors
    /// When one can be found.
    pub async fn assert_hidden_on_second_screen(&self, secrets: &[impl AsRef<str>]) -> Result<()> {
        self.on_second_screen(async || self.assert_hidden(secrets).await).await
    }
}

//! The window of the second screen, beside the one of the laptop.

use anyhow::{Context, Result};

use crate::{AnyPage, Role};

impl AnyPage {
    /// Opens the second screen by the menu of the table, and waits until it has drawn something.
    ///
    /// # Errors
    /// When no window opens.
    pub async fn open_second_screen(&self) -> Result<()> {
        self.press(Role::Button, "More").await?;
        self.press(Role::Button, "Show on a second screen").await?;
        self.wait_until("the second window is open", async || Ok(self.browser.windows().await?.len() == 2))
            .await?;
        self.on_second_screen(async || {
            self.wait_until("the second window has started", async || {
                Ok(self.find_now(Role::Button, "Full screen").await?.is_some()
                    && !self.shows("Waiting for the laptop").await?)
            })
            .await
        })
        .await
    }

    /// Does something in the window of the second screen, and comes back to the laptop's.
    ///
    /// # Errors
    /// When there is no second window, or `look` fails.
    pub async fn on_second_screen<T>(&self, look: impl AsyncFn() -> Result<T>) -> Result<T> {
        let laptop = self.browser.window().await?;
        let windows = self.browser.windows().await?;
        let second = windows.into_iter().find(|window| *window != laptop).context("a second window")?;
        self.browser.switch_to_window(second).await?;
        let seen = look().await;
        self.browser.switch_to_window(laptop).await?;
        seen
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

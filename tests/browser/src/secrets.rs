//! Checks that a secret is nowhere in the document.

use anyhow::{Result, ensure};

use crate::{AnyPage, Role};

impl AnyPage {
    /// The whole document as it stands, down to every attribute and every field's value, all that is or was spoken in it,
    /// and all that its storage and its title tell to anybody who looks over a shoulder.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn full_state(&self) -> Result<String> {
        let all = "return document.documentElement.outerHTML.replace(/<script[^]*?<\\/script>/g, '')
            + [...document.querySelectorAll('input, textarea, select')].map((field) => field.value).join('\\n')
            + document.title + Object.keys(localStorage).join('\\n')";
        Ok(self.execute(all).await?.as_str().unwrap_or_default().to_owned())
    }

    /// Looks for secrets in the whole document, as it is at this moment.
    ///
    /// # Errors
    /// When one can be found.
    pub async fn assert_hidden(&self, secrets: &[impl AsRef<str>]) -> Result<()> {
        let page = self.full_state().await?;
        for secret in secrets.iter().map(AsRef::as_ref) {
            if let Some(at) = page.find(secret) {
                let around = page[..at].char_indices().rev().nth(150).map_or(0, |(start, _)| start);
                let end = page[at..].char_indices().nth(150).map_or(page.len(), |(end, _)| at + end);
                ensure!(false, "anybody can find {secret:?}: …{}…", &page[around..end]);
            }
        }
        Ok(())
    }

    /// Goes back to the table from behind the curtain by a button, and presses the one that is to be held, by accident: on
    /// the table, even before a frame has come, and after that press nobody finds the secrets.
    ///
    /// # Errors
    /// When one can be found.
    pub async fn assert_hidden_when_passed(
        &self,
        back: &str,
        hold: &str,
        secrets: &[impl AsRef<str>],
    ) -> Result<()> {
        self.hold_frames().await?;
        self.press(Role::Button, back).await?;
        self.assert_hidden(secrets).await?;
        self.release_frames().await?;
        self.wait_until_still().await?;
        self.assert_hidden(secrets).await?;
        self.press(Role::Button, hold).await?;
        self.assert_hidden(secrets).await?;
        self.wait_until_still().await?;
        self.assert_hidden(secrets).await
    }

    /// Holds back animation frames: the page gets none until [`Self::release_frames`].
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn hold_frames(&self) -> Result<()> {
        let hold = "window.frames_held = []; window.frames_come = window.requestAnimationFrame;
            window.requestAnimationFrame = (then) => window.frames_held.push(then)";
        self.execute(hold).await.map(drop)
    }

    /// Lets all frames come that were held back.
    ///
    /// # Errors
    /// When none was.
    pub async fn release_frames(&self) -> Result<()> {
        let go_on = "window.requestAnimationFrame = window.frames_come;
            window.frames_held.forEach((then) => requestAnimationFrame(then))";
        self.execute(go_on).await.map(drop)
    }

    /// Gives the page no more frames: what it still removes from now on, it removes at once.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn stop_frames(&self) -> Result<()> {
        self.execute("window.requestAnimationFrame = () => 0").await?;
        Ok(())
    }
}

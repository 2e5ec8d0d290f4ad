//! Checks that a secret is nowhere in the document.

use anyhow::{Result, ensure};

use crate::{AnyPage, Role};

impl AnyPage {
    /// The whole document without its scripts: all attributes, the values of all fields, its title, and the keys of its storage. This
    /// includes what screen readers announce.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn full_state(&self) -> Result<String> {
        let all = "return document.documentElement.outerHTML.replace(/<script[^]*?<\\/script>/g, '')
            + [...document.querySelectorAll('input, textarea, select')].map((field) => field.value).join('\\n')
            + document.title + Object.keys(localStorage).join('\\n')";
        Ok(self.execute(all).await?.as_str().unwrap_or_default().to_owned())
    }

    /// Looks for secrets in [`Self::full_state`], as it is at this moment.
    ///
    /// # Errors
    /// When one can be found.
    pub async fn assert_hidden(&self, secrets: &[impl AsRef<str>]) -> Result<()> {
        let page = self.full_state().await?;
        for secret in secrets.iter().map(AsRef::as_ref) {
            if let Some(position) = page.find(secret) {
                let around = page[..position].char_indices().rev().nth(150).map_or(0, |(start, _)| start);
                let end =
                    page[position..].char_indices().nth(150).map_or(page.len(), |(end, _)| position + end);
                ensure!(false, "{secret:?} is in the document: …{}…", &page[around..end]);
            }
        }
        Ok(())
    }

    /// Goes back to the table by the button `back`, and then presses the button `hold` only briefly. Checks that the secrets
    /// are not in the document: before the next frame, on the table, and after the short press.
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
    /// When the browser does not answer.
    pub async fn hold_frames(&self) -> Result<()> {
        let hold = "window.held_frames = []; window.request_frame = window.requestAnimationFrame;
            window.requestAnimationFrame = (then) => window.held_frames.push(then)";
        self.execute(hold).await.map(drop)
    }

    /// Gives the page all frames that were held back.
    ///
    /// # Errors
    /// When frames were not held back.
    pub async fn release_frames(&self) -> Result<()> {
        let release = "window.requestAnimationFrame = window.request_frame;
            window.held_frames.forEach((then) => requestAnimationFrame(then))";
        self.execute(release).await.map(drop)
    }

    /// Gives the page no more frames, to check what it removes without waiting for one.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn stop_frames(&self) -> Result<()> {
        self.execute("window.requestAnimationFrame = () => 0").await?;
        Ok(())
    }
}

//! What guests do in the course of a game: let time pass, find a game on the shelf.

use anyhow::Result;
use partypiece::{
    play::{Game, head_line, step_line},
    rules::Rules,
};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{Guest, Role};

/// What a game that was put on the shelf is called there.
const PLANTED: &str = "2345678923";

/// Lets the page's clocks run ahead of the real ones by what the tab's own storage says, over reloads too.
const AHEAD: &str = "
    const ahead = () => Number(sessionStorage.getItem('ahead') ?? 0);
    const [wall, steady] = [Date.now.bind(Date), performance.now.bind(performance)];
    Date.now = () => wall() + ahead();
    performance.now = () => steady() + ahead();
";

/// Lets the page's clocks and everything that waits for them run so many times faster than the real ones.
const HASTE: &str = "
    const [wall, steady] = [Date.now.bind(Date), performance.now.bind(performance)];
    const [morning, start, wait] = [wall(), steady(), setTimeout.bind(window)];
    Date.now = () => morning + (wall() - morning) * haste;
    performance.now = () => start + (steady() - start) * haste;
    window.setTimeout = (then, long, ...more) => wait(then, (long ?? 0) / haste, ...more);
";

impl Guest {
    /// Puts a game on the shelf as the page would have, and sits down at its table.
    ///
    /// # Errors
    /// When the page does not show it.
    pub async fn finds_on_the_shelf<R: Rules>(&self, game: &Game<R>) -> Result<()> {
        self.shelves("head", &head_line(game)).await?;
        for (n, step) in game.steps().iter().enumerate() {
            self.shelves(&format!("step/{n:06}"), &step_line(step)).await?;
        }
        self.sits_down().await
    }

    /// Puts one part of the planted game on the shelf.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn shelves(&self, part: &str, text: &str) -> Result<()> {
        let keep = "localStorage.setItem(arguments[0], arguments[1])";
        let key = json!(format!("partypiece/game/{PLANTED}/{part}"));
        self.browser.execute(keep, vec![key, json!(text)]).await?;
        Ok(())
    }

    /// Opens the planted game.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn sits_down(&self) -> Result<()> {
        self.asks(&format!("location.hash = '#/table/{PLANTED}'")).await?;
        self.until("the table is there", async || {
            Ok(self.asks("return !!document.querySelector('.table, .curtain, .setup')").await? == json!(true))
        })
        .await
    }

    /// Loads the page again where it stands.
    ///
    /// # Errors
    /// When the game does not wake.
    pub async fn reloads(&self) -> Result<()> {
        self.browser.refresh().await?;
        self.until("the game is awake", async || Ok(!self.reads("Setting the table").await?)).await
    }

    /// Clears away what the browser keeps for the page, as people do in its settings.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn clears_everything(&self) -> Result<()> {
        let all = json!({ "origin": self.house.address(), "storageTypes": "local_storage,indexeddb" });
        self.browser.cdp().send_raw("Storage.clearDataForOrigin", all).await?;
        Ok(())
    }

    /// Makes time something that can be let pass. Before the page is visited.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn may_let_time_pass(&self) -> Result<()> {
        let script = json!({ "source": AHEAD });
        self.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// Lets time pass, as it does while a laptop sleeps.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn lets_pass(&self, seconds: u32) -> Result<()> {
        let script = format!(
            "sessionStorage.setItem('ahead', Number(sessionStorage.getItem('ahead') ?? 0) + {seconds} * 1000)"
        );
        self.asks(&script).await?;
        Ok(())
    }

    /// Lets time run so many times faster than outside. Before the page is visited.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn lets_time_fly(&self, haste: u32) -> Result<()> {
        let script = json!({ "source": format!("{{ const haste = {haste}; {HASTE} }}") });
        self.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// The large letter, as it can be read on the page.
    ///
    /// # Errors
    /// When there is none.
    pub async fn letter(&self) -> Result<String> {
        let shown = "return document.querySelector('.letter .glyph')?.textContent ?? ''";
        self.until("the letter is there", async || Ok(self.asks(shown).await? != json!(""))).await?;
        Ok(self.asks(shown).await?.as_str().unwrap_or_default().to_owned())
    }

    /// Presses a button within a group, such as somebody's ballot.
    ///
    /// # Errors
    /// When there is no such group or button.
    pub async fn votes(&self, name: &str, ballot: &str) -> Result<()> {
        let group = self.sees(Role::Group, name).await?;
        let button = group.find(By::XPath(format!(".//button[normalize-space()='{ballot}']"))).await?;
        Ok(button.click().await?)
    }
}

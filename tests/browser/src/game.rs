//! What guests do in the course of a game: let time pass, find a game on the shelf.

use anyhow::{Context, Result};
use partypiece::{
    play::{Game, head_line, step_line},
    rules::Rules,
};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{Page, Role};

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

impl Page {
    /// Puts a game on the shelf as the page would have, and sits down at its table.
    ///
    /// # Errors
    /// When the page does not show it.
    pub async fn open_saved_game<R: Rules>(&self, game: &Game<R>) -> Result<()> {
        self.put_in_storage("head", &head_line(game)).await?;
        for (n, step) in game.steps().iter().enumerate() {
            self.put_in_storage(&format!("step/{n:06}"), &step_line(step)).await?;
        }
        self.open_game().await
    }

    /// Puts one part of the planted game on the shelf.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn put_in_storage(&self, part: &str, text: &str) -> Result<()> {
        let keep = "localStorage.setItem(arguments[0], arguments[1])";
        let key = json!(format!("partypiece/game/{PLANTED}/{part}"));
        self.browser.execute(keep, vec![key, json!(text)]).await?;
        Ok(())
    }

    /// Opens the planted game.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn open_game(&self) -> Result<()> {
        self.execute(&format!("location.hash = '#/table/{PLANTED}'")).await?;
        self.wait_until("the table is there", async || {
            Ok(self.execute("return !!document.querySelector('.table, .curtain, .setup')").await?
                == json!(true))
        })
        .await
    }

    /// Loads the page again where it stands.
    ///
    /// # Errors
    /// When the game does not wake.
    pub async fn reload(&self) -> Result<()> {
        self.browser.refresh().await?;
        self.wait_until("the game is awake", async || Ok(!self.shows("Setting the table").await?)).await
    }

    /// Clears away what the browser keeps for the page, as people do in its settings.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn clear_storage(&self) -> Result<()> {
        let all = json!({ "origin": self.server.address(), "storageTypes": "local_storage,indexeddb" });
        self.browser.cdp().send_raw("Storage.clearDataForOrigin", all).await?;
        Ok(())
    }

    /// Turns tips for beginners off, as the button in the settings does. Before the page is visited.
    pub(crate) async fn turn_tips_off(&self) -> Result<()> {
        // A page without an origin has no storage, and none of the tests looks there.
        let source = "try { localStorage['partypiece/setting/tips'] ??= 'off' } catch {}";
        let script = json!({ "source": source });
        self.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// Makes time something that can be let pass. Before the page is visited.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn fake_clock(&self) -> Result<()> {
        let script = json!({ "source": AHEAD });
        self.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// Lets time pass, as it does while a laptop sleeps.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn advance_clock(&self, seconds: u32) -> Result<()> {
        let script = format!(
            "sessionStorage.setItem('ahead', Number(sessionStorage.getItem('ahead') ?? 0) + {seconds} * 1000)"
        );
        self.execute(&script).await?;
        Ok(())
    }

    /// Lets time run so many times faster than outside. Before the page is visited.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn speed_up_clock(&self, haste: u32) -> Result<()> {
        let script = json!({ "source": format!("{{ const haste = {haste}; {HASTE} }}") });
        self.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// Counts presses from now on: pointers, Enter and Space, held keys once.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn count_presses(&self) -> Result<()> {
        let count = "window.presses = 0;
            addEventListener('pointerdown', () => window.presses += 1, true);
            addEventListener('keydown', (event) => {
                if (!event.repeat && ['Enter', ' '].includes(event.key)) window.presses += 1;
            }, true);";
        self.execute(count).await?;
        Ok(())
    }

    /// How many presses were counted.
    ///
    /// # Errors
    /// When none were counted, or the browser cannot be asked.
    pub async fn presses(&self) -> Result<u64> {
        self.execute("return window.presses").await?.as_u64().context("presses were not counted")
    }

    /// The large letter, as it can be read on the page.
    ///
    /// # Errors
    /// When there is none.
    pub async fn letter(&self) -> Result<String> {
        let shown = "return document.querySelector('.letter .glyph')?.textContent ?? ''";
        self.wait_until("the letter is there", async || Ok(self.execute(shown).await? != json!(""))).await?;
        Ok(self.execute(shown).await?.as_str().unwrap_or_default().to_owned())
    }

    /// Presses a button within a group, such as somebody's ballot. If the table is asked as a whole, somebody disagrees
    /// first.
    ///
    /// # Errors
    /// When there is no such group or button.
    pub async fn vote(&self, name: &str, ballot: &str) -> Result<()> {
        self.wait_until("people can vote", async || {
            if let Some(disagree) = self.find_now(Role::Button, "Somebody disagrees: vote one by one").await?
            {
                return Ok(disagree.click().await.is_ok());
            }
            Ok(self.find_now(Role::Group, name).await?.is_some())
        })
        .await?;
        let group = self.find(Role::Group, name).await?;
        let button = group.find(By::XPath(format!(".//button[normalize-space()='{ballot}']"))).await?;
        Ok(button.click().await?)
    }
}

//! Scripts that run before those of the page, such as a fake clock. Also clears the storage.

use anyhow::Result;
use serde_json::json;

use crate::Page;

/// Makes the page's clocks run ahead of the real ones. The difference is in the session storage, so it survives reloads.
const AHEAD: &str = "
    const ahead = () => Number(sessionStorage.getItem('ahead') ?? 0);
    const [wall, steady] = [Date.now.bind(Date), performance.now.bind(performance)];
    Date.now = () => wall() + ahead();
    performance.now = () => steady() + ahead();
";

/// Makes the page's clocks and timeouts run faster than the real ones.
const FASTER: &str = "
    const [wall, steady] = [Date.now.bind(Date), performance.now.bind(performance)];
    const [wallStart, steadyStart, wait] = [wall(), steady(), setTimeout.bind(window)];
    Date.now = () => wallStart + (wall() - wallStart) * speed;
    performance.now = () => steadyStart + (steady() - steadyStart) * speed;
    window.setTimeout = (then, delay, ...more) => wait(then, (delay ?? 0) / speed, ...more);
";

/// Makes each new date that is given no time of its own say noon on 24 November 2026.
const NOON: &str = "{
    const noon = new Date(2026, 10, 24, 12).getTime();
    window.Date = class extends Date {
        constructor(...parts) { super(...(parts.length ? parts : [noon])) }
    };
}";

impl Page {
    /// Runs a script in every page from now on, before the page's own.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn run_on_load(&self, script: &str) -> Result<()> {
        let source = json!({ "source": script });
        self.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
        Ok(())
    }

    /// Clears the page's storage, as people do in the browser's settings.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn clear_storage(&self) -> Result<()> {
        let all = json!({ "origin": self.server.address(), "storageTypes": "local_storage,indexeddb" });
        self.browser.cdp().send_raw("Storage.clearDataForOrigin", all).await?;
        Ok(())
    }

    /// Turns off tips for beginners, as the button in the settings does, unless the storage says something
    /// about tips. Call it before the page is opened.
    pub(crate) async fn turn_tips_off(&self) -> Result<()> {
        // The empty page with which the browser starts has no storage.
        let source = "try { localStorage['partypiece/setting/tips'] ??= 'off' } catch {}";
        self.run_on_load(source).await
    }

    /// Replaces the page's clock by one that `advance_clock` moves. Call it before the page is opened.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn fake_clock(&self) -> Result<()> {
        self.run_on_load(AHEAD).await
    }

    /// From now on, pages believe that it is noon on 24 November 2026, so no midnight comes between two presses, and no dusk.
    /// Clocks that count milliseconds go on. Call it before the page is opened.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn stop_calendar(&self) -> Result<()> {
        self.run_on_load(NOON).await
    }

    /// Moves the page's clock forward without running timeouts, as when a laptop sleeps.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn advance_clock(&self, seconds: u32) -> Result<()> {
        let script = format!(
            "sessionStorage.setItem('ahead', Number(sessionStorage.getItem('ahead') ?? 0) + {seconds} * 1000)"
        );
        self.execute(&script).await?;
        Ok(())
    }

    /// Makes the page's time run this many times faster. Call it before the page is opened.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn speed_up_clock(&self, speed: u32) -> Result<()> {
        self.run_on_load(&format!("{{ const speed = {speed}; {FASTER} }}")).await
    }
}

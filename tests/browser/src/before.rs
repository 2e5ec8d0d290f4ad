//! Scripts that run before those of the page, and storage that is cleared: the page's clock, its tips, its past.

use anyhow::Result;
use serde_json::json;

use crate::Page;

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
    /// Runs a script in every page from now on, before the page's own.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn run_on_load(&self, script: &str) -> Result<()> {
        let source = json!({ "source": script });
        self.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
        Ok(())
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
        self.run_on_load(source).await
    }

    /// Makes time something that can be let pass. Before the page is visited.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn fake_clock(&self) -> Result<()> {
        self.run_on_load(AHEAD).await
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
        self.run_on_load(&format!("{{ const haste = {haste}; {HASTE} }}")).await
    }
}

//! Files that the page saves or opens: caught in a variable, and chosen without a window of the system.

use anyhow::Result;
use serde_json::json;

use crate::AnyPage;

impl AnyPage {
    /// From now on, keeps the text of each file that the page saves. Call it again after a reload.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn catch_files(&self) -> Result<()> {
        let catch = "const make = URL.createObjectURL.bind(URL); window.caught = '';
            URL.createObjectURL = (blob) => { blob.text().then((text) => { window.caught = text; }); return make(blob); }";
        self.execute(catch).await?;
        let name = "const click = HTMLAnchorElement.prototype.click;
            HTMLAnchorElement.prototype.click = function () { if (this.download) window.caughtName = this.download; click.call(this); }";
        self.execute(name).await?;
        Ok(())
    }

    /// The name of the file that was caught last.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn caught_name(&self) -> Result<String> {
        Ok(self.execute("return window.caughtName").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Waits for a saved file, returns the last one, and forgets it.
    ///
    /// # Errors
    /// When none is saved.
    pub async fn caught_file(&self) -> Result<String> {
        let text = async || -> Result<String> {
            Ok(self.execute("return window.caught").await?.as_str().unwrap_or_default().to_owned())
        };
        self.wait_until("a file is saved", async || Ok(!text().await?.is_empty())).await?;
        let caught = text().await?;
        self.execute("window.caught = ''").await?;
        Ok(caught)
    }

    /// From now on, people choose this file wherever the page asks for one.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn offer_file(&self, name: &str, text: &str) -> Result<()> {
        let offer = "const [name, text] = arguments;
            HTMLInputElement.prototype.click = function () {
                const carried = new DataTransfer();
                carried.items.add(new File([text], name));
                this.files = carried.files;
                this.dispatchEvent(new Event('change'));
            }";
        self.browser.execute(offer, vec![json!(name), json!(text)]).await?;
        Ok(())
    }
}

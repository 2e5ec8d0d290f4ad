//! Files that the page saves or opens: caught in a variable, and chosen without a window of the system.

use std::fs;

use anyhow::{Result, ensure};
use serde_json::{Value, json};
use thirtyfour::By;
use xtask::steps::root;

use crate::{AnyPage, Role};

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

    /// Gives the page a file by a button, like the browser's file chooser, which no test can operate.
    ///
    /// # Errors
    /// When the button asks for no file.
    pub async fn choose_file(&self, button: &str, name: &str, bytes: &[u8]) -> Result<()> {
        let file = root().join("target/saved-pages").join(name);
        fs::create_dir_all(file.parent().unwrap_or(&file))?;
        fs::write(&file, bytes)?;
        self.execute("HTMLInputElement.prototype.click = () => {}").await?;
        self.press(Role::Button, button).await?;
        let chooser = self.browser.find(By::Css("body > input[type=file]")).await?;
        Ok(chooser.send_keys(file.to_string_lossy().into_owned()).await?)
    }

    /// Drops these files at once on the page.
    ///
    /// # Errors
    /// When the page leaves them to the browser, which would open them instead of the page.
    pub async fn drop_files(&self, files: &[(&str, &[u8])]) -> Result<()> {
        let made = "arguments[0].map(([name, bytes]) => new File([new Uint8Array(bytes)], name))";
        self.drop_made_files(made, vec![json!(files)]).await
    }

    /// Drops a text file of many lines, which is made in the browser.
    ///
    /// # Errors
    /// When the page leaves it to the browser.
    pub async fn drop_lines(&self, name: &str, line: &str, lines: usize) -> Result<()> {
        let made = "[new File([Array.from({ length: arguments[2] }, (_, n) => `${arguments[1]} ${n}`).join('\\n')], arguments[0])]";
        self.drop_made_files(made, vec![json!(name), json!(line), json!(lines)]).await
    }

    /// Drops a file of this many zero bytes, which is made in the browser.
    ///
    /// # Errors
    /// When the page leaves it to the browser.
    pub async fn drop_zeros(&self, name: &str, bytes: usize) -> Result<()> {
        let made = "[new File([new Uint8Array(arguments[1])], arguments[0])]";
        self.drop_made_files(made, vec![json!(name), json!(bytes)]).await
    }

    /// Drops the files of a list that a script expression makes from these arguments.
    async fn drop_made_files(&self, made: &str, arguments: Vec<Value>) -> Result<()> {
        let drop = format!(
            "const carried = new DataTransfer();
            {made}.forEach((file) => carried.items.add(file));
            return ['dragover', 'drop'].every((kind) => !document.body.dispatchEvent(
                new DragEvent(kind, {{ dataTransfer: carried, bubbles: true, cancelable: true }})))"
        );
        ensure!(self.ask(&drop, arguments).await? == json!(true), "the browser would open the file");
        Ok(())
    }
}

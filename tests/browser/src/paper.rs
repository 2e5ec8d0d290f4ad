//! Printing: how many sheets of paper a page needs.

use anyhow::{Context, Result};
use serde_json::json;

use crate::Page;

/// A size of paper, in inches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
}

/// Paper in most countries.
pub const A4: Paper = Paper { width: 8.27, height: 11.69 };
/// Paper in North America.
pub const LETTER: Paper = Paper { width: 8.5, height: 11.0 };

/// Prints into a file and returns its number of sheets.
///
/// # Errors
/// When the browser does not print.
pub async fn printed_sheets(page: &Page, paper: Paper) -> Result<usize> {
    let options = json!({ "paperWidth": paper.width, "paperHeight": paper.height, "preferCSSPageSize": true, "printBackground": true });
    let text = page.browser.cdp().send_raw("Page.printToPDF", options).await?;
    let text = text["data"].as_str().context("the browser returned no file")?;
    let file = partypiece::base64::decode(text).context("the file is not in base64")?;
    let is_sheet =
        |object: &&[u8]| object.starts_with(b"/Type /Page") && !object.starts_with(b"/Type /Pages");
    Ok(file.windows(12).filter(is_sheet).count())
}

impl Page {
    /// From now on, printing opens no dialog. It notes the parts of the document that this selector finds: the side on which each is
    /// printed, and how many pieces are on it.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn catch_printing(&self, parts: &str) -> Result<()> {
        let catch = "const [parts] = arguments;
            window.printed = null;
            window.print = () => {
                window.printed = [...document.querySelectorAll(parts)].map((part) => [part.dataset.side ?? '', part.children.length]);
            }";
        self.ask(catch, vec![json!(parts)]).await.map(drop)
    }

    /// Waits until something was printed, returns what was noted, and forgets it.
    ///
    /// # Errors
    /// When nothing is printed.
    pub async fn printed_parts(&self) -> Result<Vec<(String, usize)>> {
        self.wait_for_true("something is printed", "return !!window.printed").await?;
        let printed = "const { printed } = window; window.printed = null; return printed";
        Ok(serde_json::from_value(self.execute(printed).await?)?)
    }
}

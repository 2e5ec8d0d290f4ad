//! What tests read inside the page, and what they put into its storage, by scripts that several tests need.

use anyhow::Result;
use serde_json::{Value, json};

use crate::AnyPage;

/// The beginning of every key that the page stores.
const PREFIX: &str = "partypiece/";

impl AnyPage {
    /// Goes to the screen at this address, such as `set-up/clear`. Home has an empty address.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn open_screen(&self, address: &str) -> Result<()> {
        self.ask("location.hash = `#/${arguments[0]}`", vec![json!(address)]).await?;
        Ok(())
    }

    /// How many elements a selector finds.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn count(&self, selector: &str) -> Result<u64> {
        let count = "return document.querySelectorAll(arguments[0]).length";
        Ok(serde_json::from_value(self.ask(count, vec![json!(selector)]).await?)?)
    }

    /// The text of the first element that a selector finds.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn text_of(&self, selector: &str) -> Result<Option<String>> {
        let text = "return document.querySelector(arguments[0])?.textContent ?? null";
        Ok(serde_json::from_value(self.ask(text, vec![json!(selector)]).await?)?)
    }

    /// The texts of all elements that a selector finds.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn texts_of(&self, selector: &str) -> Result<Vec<String>> {
        let texts =
            "return [...document.querySelectorAll(arguments[0])].map((element) => element.textContent)";
        Ok(serde_json::from_value(self.ask(texts, vec![json!(selector)]).await?)?)
    }

    /// What is typed in the first field that a selector finds.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn value_of(&self, selector: &str) -> Result<Option<String>> {
        Ok(self.values_of(selector).await?.into_iter().next())
    }

    /// What is typed in all fields that a selector finds, or chosen in all its lists.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn values_of(&self, selector: &str) -> Result<Vec<String>> {
        let values = "return [...document.querySelectorAll(arguments[0])].map((field) => field.value)";
        Ok(serde_json::from_value(self.ask(values, vec![json!(selector)]).await?)?)
    }

    /// Gives the first element that a selector finds the focus.
    ///
    /// # Errors
    /// When there is none.
    pub async fn focus_on(&self, selector: &str) -> Result<()> {
        self.ask("document.querySelector(arguments[0]).focus()", vec![json!(selector)]).await.map(drop)
    }

    /// Clicks the first element that a selector finds, even if people could not press it now.
    ///
    /// # Errors
    /// When there is none.
    pub async fn click_by_script(&self, selector: &str) -> Result<()> {
        self.ask("document.querySelector(arguments[0]).click()", vec![json!(selector)]).await.map(drop)
    }

    /// Waits until a script returns `true`. `condition` describes it for the error.
    ///
    /// # Errors
    /// When it does not in time.
    pub async fn wait_for_true(&self, condition: &str, script: &str) -> Result<()> {
        self.wait_until(condition, async || Ok(self.execute(script).await? == json!(true))).await
    }

    /// Stores a text as the page would, under a key such as `setting/tips`.
    ///
    /// # Errors
    /// When nothing can be stored.
    pub async fn store(&self, key: &str, text: &str) -> Result<()> {
        let store = "localStorage.setItem(arguments[0], arguments[1])";
        self.ask(store, vec![json!(format!("{PREFIX}{key}")), json!(text)]).await?;
        Ok(())
    }

    /// What is stored under a key.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn stored(&self, key: &str) -> Result<Option<String>> {
        let stored = "return localStorage.getItem(arguments[0])";
        Ok(serde_json::from_value(self.ask(stored, vec![json!(format!("{PREFIX}{key}"))]).await?)?)
    }

    /// The texts that are stored under keys with this part, such as `/step/`.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn all_stored(&self, part: &str) -> Result<Vec<String>> {
        let stored = "return Object.keys(localStorage).filter((key) => key.includes(arguments[0])).sort()
            .map((key) => localStorage.getItem(key))";
        Ok(serde_json::from_value(self.ask(stored, vec![json!(part)]).await?)?)
    }

    /// How many stored texts contain these words.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn count_stored_with(&self, words: &str) -> Result<u64> {
        let count =
            "return Object.values({ ...localStorage }).filter((text) => text.includes(arguments[0])).length";
        Ok(serde_json::from_value(self.ask(count, vec![json!(words)]).await?)?)
    }

    /// Runs a script with arguments.
    pub(crate) async fn ask(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.browser.execute(script, arguments).await?.json().clone())
    }
}

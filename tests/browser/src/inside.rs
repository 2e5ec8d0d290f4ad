//! What tests read inside the page, and what they put into its storage, by scripts that several tests need.

use anyhow::{Result, ensure};
use serde_json::{Value, json};
use thirtyfour::WebElement;

use crate::{AnyPage, Role};

/// The beginning of every key that the page stores.
const PREFIX: &str = "partypiece/";

/// A script for [`crate::Page::run_on_load`] with which the browser stores nothing from the start.
pub const REFUSE_STORAGE: &str =
    "Storage.prototype.setItem = () => { throw new DOMException('denied', 'SecurityError') }";

impl AnyPage {
    /// Goes to the screen at this address, such as `set-up/clear`. Home has an empty address.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn open_screen(&self, address: &str) -> Result<()> {
        self.ask("location.hash = `#/${arguments[0]}`", vec![json!(address)]).await?;
        Ok(())
    }

    /// Goes to the address after `#`, as it stands in a link.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn open_hash(&self, hash: &str) -> Result<()> {
        self.ask("location.hash = arguments[0]", vec![json!(hash)]).await.map(drop)
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

    /// What a script of the test has noted in this variable of the page.
    ///
    /// # Errors
    /// When there is no such variable.
    pub async fn noted(&self, variable: &str) -> Result<Value> {
        self.execute(&format!("return {variable}")).await
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

    /// Stores a game under an id as the page would: its first line, and a line for each step. One command for all of them is many
    /// times as quick as one for each.
    ///
    /// # Errors
    /// When nothing can be stored.
    pub async fn store_game<Line: AsRef<str>>(&self, id: &str, head: &str, steps: &[Line]) -> Result<()> {
        let store = "const [game, head, steps] = arguments;
            localStorage.setItem(`${game}/head`, head);
            steps.forEach((step, n) => localStorage.setItem(`${game}/step/${String(n).padStart(6, '0')}`, step))";
        let steps: Vec<&str> = steps.iter().map(AsRef::as_ref).collect();
        self.ask(store, vec![json!(format!("{PREFIX}game/{id}")), json!(head), json!(steps)]).await.map(drop)
    }

    /// Goes home and deletes all games.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn delete_games(&self) -> Result<()> {
        let delete = "location.hash = '#/';
            for (const key of Object.keys(localStorage)) if (key.includes('/game/')) localStorage.removeItem(key)";
        self.execute(delete).await?;
        self.wait_for_paint().await
    }

    /// Deletes everything that is stored, while the page is open.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn delete_all_stored(&self) -> Result<()> {
        self.execute("localStorage.clear()").await.map(drop)
    }

    /// Fills the storage with other texts until nothing more fits.
    ///
    /// # Errors
    /// When it was full already.
    pub async fn fill_storage(&self) -> Result<()> {
        let fill = "for (let size = 1 << 22, n = 0; size >= 1; n += 1)
                try { localStorage.setItem(`fill${n}`, 'x'.repeat(size)); } catch { size = Math.floor(size / 2); }
            return Object.keys(localStorage).some((key) => key.startsWith('fill'))";
        ensure!(self.execute(fill).await? == json!(true), "the storage was full already");
        Ok(())
    }

    /// Takes away what [`Self::fill_storage`] has stored.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn make_room_in_storage(&self) -> Result<()> {
        let empty = "Object.keys(localStorage).filter((key) => key.startsWith('fill'))
            .forEach((key) => localStorage.removeItem(key))";
        self.execute(empty).await.map(drop)
    }

    /// From now on the browser stores nothing more, because of an error of this name. See also [`REFUSE_STORAGE`].
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn refuse_storage(&self, error: &str) -> Result<()> {
        let refuse = "const [error] = arguments; Storage.prototype.setItem = () => { throw new DOMException('no', error) }";
        self.ask(refuse, vec![json!(error)]).await.map(drop)
    }

    /// Enters a value into the first field or list that a selector finds, at once and not letter by letter.
    ///
    /// # Errors
    /// When there is none.
    pub async fn set_value(&self, selector: &str, value: &str) -> Result<()> {
        let set = "const [selector, value] = arguments, field = document.querySelector(selector);
            field.value = value;
            for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))";
        self.ask(set, vec![json!(selector), json!(value)]).await.map(drop)
    }

    /// Scrolls the page to its end.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn scroll_to_end(&self) -> Result<()> {
        self.execute("scrollTo(0, document.body.scrollHeight)").await.map(drop)
    }

    /// Scrolls an element to the middle of the window.
    ///
    /// # Errors
    /// When it is no longer on the page.
    pub async fn scroll_to_middle(&self, element: &WebElement) -> Result<()> {
        let centre = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        self.ask(centre, vec![element.to_json()?]).await.map(drop)
    }

    /// Scrolls a button to the middle of the window, and presses it.
    ///
    /// # Errors
    /// When there is no such button.
    pub async fn press_in_the_middle(&self, button: &str) -> Result<()> {
        let button = self.find(Role::Button, button).await?;
        self.scroll_to_middle(&button).await?;
        Ok(self.click(&button).await?)
    }

    /// Waits until a game is open.
    ///
    /// # Errors
    /// When none is opened.
    pub async fn wait_for_table(&self) -> Result<()> {
        self.wait_for_true("a table is open", "return location.hash.startsWith('#/table/')").await
    }

    /// Runs a script with arguments.
    pub(crate) async fn ask(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.browser.execute(script, arguments).await?.json().clone())
    }
}

//! What tests read on the page: texts, attributes, styles, the focus and what moves. Each script reads at one moment, because an
//! element may be drawn anew between two commands.

use anyhow::{Context, Result};
use serde_json::json;

use crate::AnyPage;

impl AnyPage {
    /// What people see of the text of the first element that a selector finds. Without such an element it is empty.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn shown_text_of(&self, selector: &str) -> Result<String> {
        let text = "return document.querySelector(arguments[0])?.innerText ?? ''";
        Ok(serde_json::from_value(self.ask(text, vec![json!(selector)]).await?)?)
    }

    /// What people see of the texts of all elements that a selector finds.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn shown_texts_of(&self, selector: &str) -> Result<Vec<String>> {
        let texts = "return [...document.querySelectorAll(arguments[0])].map((element) => element.innerText)";
        Ok(serde_json::from_value(self.ask(texts, vec![json!(selector)]).await?)?)
    }

    /// The cells of the first table that a selector finds, without its head, row by row.
    ///
    /// # Errors
    /// When there is none.
    pub async fn rows_of(&self, selector: &str) -> Result<Vec<String>> {
        let rows = "return [...document.querySelector(arguments[0]).querySelectorAll('tbody tr')]
            .map((row) => [...row.cells].map((cell) => cell.innerText).join(' '))";
        Ok(serde_json::from_value(self.ask(rows, vec![json!(selector)]).await?)?)
    }

    /// Where all elements that a selector finds are: left, top, width and height.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn boxes_of(&self, selector: &str) -> Result<Vec<[f64; 4]>> {
        let boxes = "return [...document.querySelectorAll(arguments[0])].map((part) => {
            const { left, top, width, height } = part.getBoundingClientRect();
            return [left, top, width, height];
        })";
        Ok(serde_json::from_value(self.ask(boxes, vec![json!(selector)]).await?)?)
    }

    /// The middle of the first element that a selector finds, in the window.
    ///
    /// # Errors
    /// When there is none.
    pub async fn middle_of(&self, selector: &str) -> Result<[i64; 2]> {
        let middle =
            "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
            return [Math.round(x + width / 2), Math.round(y + height / 2)]";
        Ok(serde_json::from_value(self.ask(middle, vec![json!(selector)]).await?)?)
    }

    /// How far the page is scrolled to the right and down, in pixels.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn scrolled(&self) -> Result<[f64; 2]> {
        Ok(serde_json::from_value(self.execute("return [scrollX, scrollY]").await?)?)
    }

    /// Waits until the worker of the page has kept it, so that it opens without a network.
    ///
    /// # Errors
    /// When there is no worker.
    pub async fn wait_for_worker(&self) -> Result<()> {
        let taken_over = "return !!navigator.serviceWorker?.controller";
        self.wait_for_true("the worker has taken over", taken_over).await
    }

    /// Everything that the document says, also what nobody sees.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn content(&self) -> Result<String> {
        Ok(self.texts_of("body > :not(script)").await?.join("\n"))
    }

    /// An attribute of the first element that a selector finds.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn attribute_of(&self, selector: &str, name: &str) -> Result<Option<String>> {
        Ok(self.attributes_of(selector, name).await?.into_iter().next())
    }

    /// An attribute of all elements that a selector finds and that have it.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn attributes_of(&self, selector: &str, name: &str) -> Result<Vec<String>> {
        let attributes = "return [...document.querySelectorAll(arguments[0])]
            .map((element) => element.getAttribute(arguments[1])).filter((text) => text !== null)";
        Ok(serde_json::from_value(self.ask(attributes, vec![json!(selector), json!(name)]).await?)?)
    }

    /// A property of the computed style of the first element that a selector finds.
    ///
    /// # Errors
    /// When there is no such element.
    pub async fn style_of(&self, selector: &str, property: &str) -> Result<String> {
        let style =
            "return getComputedStyle(document.querySelector(arguments[0])).getPropertyValue(arguments[1])";
        Ok(serde_json::from_value(self.ask(style, vec![json!(selector), json!(property)]).await?)?)
    }

    /// How many elements that a selector finds are displayed.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn count_displayed(&self, selector: &str) -> Result<u64> {
        let count = "return [...document.querySelectorAll(arguments[0])].filter((part) => part.checkVisibility()).length";
        Ok(serde_json::from_value(self.ask(count, vec![json!(selector)]).await?)?)
    }

    /// What is typed in the field that has the focus.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn focused_value(&self) -> Result<String> {
        let value = "return document.activeElement.value ?? ''";
        Ok(serde_json::from_value(self.execute(value).await?)?)
    }

    /// Waits until the focus is on an element that a selector finds, or within one.
    ///
    /// # Errors
    /// When it is elsewhere for too long.
    pub async fn wait_until_focus_is_in(&self, selector: &str) -> Result<()> {
        let is_in = "return !!document.activeElement.closest(arguments[0])";
        self.wait_until(&format!("the focus is in {selector}"), async || {
            Ok(self.ask(is_in, vec![json!(selector)]).await? == json!(true))
        })
        .await
    }

    /// Whether an animation whose name begins like this is on the page.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn animates(&self, name: &str) -> Result<bool> {
        let animates = "return document.getAnimations().some((motion) => motion.animationName?.startsWith(arguments[0]))";
        Ok(self.ask(animates, vec![json!(name)]).await? == json!(true))
    }

    /// The whole document as it is now, as the browser's "Save page as" writes it.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn saved_document(&self) -> Result<String> {
        Ok(serde_json::from_value(self.execute("return document.documentElement.outerHTML").await?)?)
    }

    /// Whether a text that should only be shown has run as a script: tests let such scripts set `harm`.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn was_harmed(&self) -> Result<bool> {
        Ok(!self.execute("return window.harm ?? null").await?.is_null())
    }

    /// The time of the page's own clock, in milliseconds. [`crate::Page::speed_up_clock`] makes it run faster.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn page_time(&self) -> Result<f64> {
        self.execute("return performance.now()").await?.as_f64().context("a time is a number")
    }

    /// Waits until these seconds have passed on the page's own clock, and what follows is painted.
    ///
    /// # Errors
    /// When they do not pass.
    pub async fn wait_on_page_clock(&self, seconds: u32) -> Result<()> {
        let end = self.page_time().await? + f64::from(seconds) * 1000.0;
        self.wait_until(&format!("{seconds} seconds have passed"), async || {
            Ok(self.page_time().await? >= end)
        })
        .await?;
        self.wait_for_paint().await
    }

    /// Counts from now on what changes in the main part of the page, for [`Self::changes`].
    ///
    /// # Errors
    /// When there is no main part.
    pub async fn watch_changes(&self) -> Result<()> {
        let watch = "window.changes = [];
            new MutationObserver((changes) => window.changes.push(...changes)).observe(document.querySelector('main'),
                { subtree: true, childList: true, attributes: true, characterData: true })";
        self.execute(watch).await.map(drop)
    }

    /// What has changed since the last call: how many elements of this kind something changed in, and how many nodes outside of all
    /// of them. Nodes within `ignored` are left out.
    ///
    /// # Errors
    /// When nothing watches changes.
    pub async fn changes(&self, kind: &str, ignored: &str) -> Result<[usize; 2]> {
        let count = "const [kind, ignored] = arguments;
            const parts = [...new Set(window.changes.splice(0).map(({ target }) => target))];
            const within = (node, selector) => (node.closest ? node : node.parentElement)?.closest(selector);
            const touched = new Set(parts.map((node) => within(node, kind)).filter(Boolean));
            const elsewhere = parts.filter((node) => !within(node, kind) && !within(node, ignored));
            return [touched.size, elsewhere.length]";
        Ok(serde_json::from_value(self.ask(count, vec![json!(kind), json!(ignored)]).await?)?)
    }
}

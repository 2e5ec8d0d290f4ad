//! Lifts the curtain, and checks that the press that lifts it presses nothing behind it.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::{AnyPage, Key, Page, Pointer, Role};

/// The private part of a page behind somebody's curtain.
#[derive(Clone, Copy, Debug)]
pub struct BehindCurtain<'a> {
    /// The name of the button that lifts it.
    pub lift_button: &'a str,
    /// Who lifts it.
    pub name: &'a str,
    /// The CSS selector of a button behind it.
    pub selector: &'a str,
    /// The name of the button that leads back to the table.
    pub back_button: &'a str,
}

/// Whether a button says that it was held for long enough.
const HELD_LONG_ENOUGH: &str = "return !!document.querySelector('.hold .let-go')";

/// Moves the button that lifts the curtain to a point of the window. Returns whether it is the topmost element there.
const MOVE_HOLD: &str = "
    const [x, y] = arguments, hold = [...document.querySelectorAll('.hold')].at(-1);
    hold.style.cssText = `position: fixed; left: ${x - 40}px; top: ${y - 40}px; width: 80px; height: 80px; padding: 0; z-index: 9`;
    return !!document.elementFromPoint(x, y)?.closest('.hold')";

/// Records from now on each press and release, of a pointer or a key, whose target is not the button that
/// lifts the curtain.
const RECORD_EVENTS: &str = "
    window.reached ??= ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'keydown', 'keypress', 'keyup']
        .reduce((reached, type) => {
            document.addEventListener(type, ({ target }) => {
                if (!target.closest?.('.hold')) window.reached.push(`${type} at ${target.tagName}.${target.className}`);
            });
            return reached;
        }, []);
    window.reached.length = 0";

/// Tells the page that its tab was hidden. Afterwards the tab counts as visible again, but no event says so.
const HIDE_AND_SHOW_TAB: &str = "
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    delete document.visibilityState";

impl AnyPage {
    /// Lifts somebody's curtain by holding the space bar down.
    ///
    /// # Errors
    /// When it is somebody else's curtain, or it does not go up.
    pub async fn lift_curtain(&self, name: &str) -> Result<()> {
        let hold = format!("{name}: hold to ");
        self.wait_until("the curtain's button has the focus", async || {
            Ok(self.focused_name().await?.starts_with(&hold))
        })
        .await?;
        self.hold_focused_button().await
    }

    /// Lifts the curtain of whoever has to play now, and returns their name.
    ///
    /// # Errors
    /// When there is no curtain, or it does not go up.
    pub async fn lift_anybodys_curtain(&self) -> Result<String> {
        self.wait_until("a curtain's button has the focus", async || {
            Ok(self.focused_name().await?.contains(": hold to "))
        })
        .await?;
        let button = self.focused_name().await?;
        self.hold_focused_button().await?;
        Ok(button.split(": hold to ").next().unwrap_or_default().to_owned())
    }

    /// Goes on after a pause by holding the space bar down.
    ///
    /// # Errors
    /// When there is no pause, or it does not end.
    pub async fn go_on(&self) -> Result<()> {
        self.wait_until("the button that ends the pause has the focus", async || {
            Ok(self.focused_name().await?.ends_with("old to go on"))
        })
        .await?;
        self.hold_and_release().await?;
        self.wait_for_true("the pause is over", "return !document.querySelector('.curtain')").await
    }

    /// Lifts the curtain whose button has the focus.
    pub(crate) async fn hold_focused_button(&self) -> Result<()> {
        self.hold_and_release().await?;
        self.wait_until_lifted().await
    }

    async fn hold_and_release(&self) -> Result<()> {
        self.browser.action_chain().key_down(Key::Space).perform().await?;
        self.wait_for_true("the button was held for long enough", HELD_LONG_ENOUGH).await?;
        self.browser.action_chain().key_up(Key::Space).perform().await.map_err(Into::into)
    }

    /// Waits until the curtain is up.
    ///
    /// # Errors
    /// When it does not go up.
    pub async fn wait_until_lifted(&self) -> Result<()> {
        let up = "return !document.querySelector('.curtain, .foot .hold')";
        self.wait_for_true("the curtain is up", up).await?;
        self.wait_for_paint().await
    }

    /// Makes the page believe that somebody switches to another tab and back. No event tells it about the way back.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn switch_tabs(&self) -> Result<()> {
        self.execute(HIDE_AND_SHOW_TAB).await.map(drop)
    }
}

impl Page {
    /// Lifts the curtain with a pointer that is held where a button is behind it. Releasing the pointer must not press that
    /// button; the next press must reach the page again.
    ///
    /// # Errors
    /// When releasing the pointer presses that button, or the next press reaches nothing.
    pub async fn assert_no_press_through(&self, with: Pointer, behind: BehindCurtain<'_>) -> Result<()> {
        let point = self.look_behind(behind).await?;
        let before = self.markup_of(behind).await?;
        self.press(Role::Button, behind.back_button).await?;
        self.move_hold_to(behind, point).await?;
        self.hold(with, point).await?;
        self.wait_until_held().await?;
        self.pointer_up(with).await?;
        self.assert_nothing_reached(with, behind, &before).await?;
        // A finger that presses again at once has not been aimed anew, so it may have to press once more.
        self.wait_until("the next press reaches an element", async || {
            self.pointer_down(with, point).await?;
            self.pointer_up(with).await?;
            self.wait_for_paint().await?;
            Ok(self.recorded_events().await?.iter().any(|event| event.starts_with("click")))
        })
        .await
    }

    /// Lifts the curtain, and returns the point of the window where the button behind it is.
    ///
    /// # Errors
    /// When there is no such button.
    pub async fn look_behind(&self, behind: BehindCurtain<'_>) -> Result<[i64; 2]> {
        self.lift_curtain(behind.name).await?;
        self.wait_for_button(behind).await?;
        self.point(&self.browser.find(By::Css(behind.selector)).await?).await
    }

    /// Moves the button that lifts the curtain to a point, and records from now on presses and releases on
    /// other elements.
    ///
    /// # Errors
    /// When another element covers it there.
    pub async fn move_hold_to(&self, behind: BehindCurtain<'_>, [x, y]: [i64; 2]) -> Result<()> {
        self.find(Role::Button, behind.lift_button).await?;
        let is_on_top = self.browser.execute(MOVE_HOLD, vec![json!(x), json!(y)]).await?;
        ensure!(*is_on_top.json() == json!(true), "the curtain's button is covered at {x}, {y}");
        self.record_events().await
    }

    /// Records from now on presses and releases on elements other than the button that lifts the curtain.
    /// Forgets what was recorded before.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn record_events(&self) -> Result<()> {
        self.execute(RECORD_EVENTS).await.map(drop)
    }

    /// Presses the pointer on the button that lifts the curtain, until a press counts: one that comes at once after another press
    /// at the same place has not been aimed anew (PK-01).
    async fn hold(&self, with: Pointer, point: [i64; 2]) -> Result<()> {
        let held = "return [...document.querySelectorAll('.hold')].at(-1)?.dataset.held === 'true'";
        self.wait_until("a press holds the button", async || {
            self.pointer_down(with, point).await?;
            self.wait_for_paint().await?;
            let is_held = self.execute(held).await? == json!(true);
            if !is_held {
                self.pointer_up(with).await?;
            }
            Ok(is_held)
        })
        .await
    }

    /// Waits until the button was held for long enough.
    ///
    /// # Errors
    /// When it is never held for long enough.
    pub async fn wait_until_held(&self) -> Result<()> {
        self.wait_for_true("the button was held for long enough", HELD_LONG_ENOUGH).await?;
        self.wait_for_paint().await
    }

    /// Waits until the private part is shown, and checks that it received no event and has not changed.
    ///
    /// # Errors
    /// When it received one, or has changed.
    pub async fn assert_nothing_reached(
        &self,
        with: Pointer,
        behind: BehindCurtain<'_>,
        before: &Value,
    ) -> Result<()> {
        self.wait_until_lifted().await?;
        self.wait_for_button(behind).await?;
        // A click may come some frames after the finger was lifted.
        for _ in 0..10 {
            self.wait_for_paint().await?;
        }
        let reached = self.recorded_events().await?;
        ensure!(reached.is_empty(), "the release of {with:?} reached {reached:?}");
        ensure!(self.markup_of(behind).await? == *before, "the button behind the curtain was pressed");
        Ok(())
    }

    /// The markup of the button behind the curtain.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn markup_of(&self, behind: BehindCurtain<'_>) -> Result<Value> {
        self.execute(&format!("return document.querySelector(`{}`)?.outerHTML", behind.selector)).await
    }

    /// The events that were recorded.
    ///
    /// # Errors
    /// When nothing records events.
    pub async fn recorded_events(&self) -> Result<Vec<String>> {
        serde_json::from_value(self.execute("return window.reached").await?).context("no events are recorded")
    }

    async fn wait_for_button(&self, behind: BehindCurtain<'_>) -> Result<()> {
        self.wait_until("the private part is shown", async || Ok(!self.markup_of(behind).await?.is_null()))
            .await?;
        self.wait_until_still().await
    }
}

//! Presses, moves and releases a mouse, a pen or a finger.

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use thirtyfour::{
    WebElement,
    common::command::{Actions, Command},
    prelude::WebDriverResult,
};
use xtask::engines::Engine;

use crate::{AnyPage, Page};

/// A kind of pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse with its main button.
    Mouse,
    /// A finger on a screen that can be touched.
    Finger,
    /// A pen on such a screen.
    Pen,
}

/// After this time a press at the same place is aimed anew (`screens::presses::AIMED`).
const AIMED_ANEW: Duration = Duration::from_millis(650);

/// Tells the page that the mouse was moved to a place far from all buttons.
const MOVE_AWAY: &str =
    "dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: -99, clientY: -99 }))";

/// A point of an element that nothing covers: its middle if possible.
const UNCOVERED_POINT: &str = "
    const [element] = arguments;
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8])
        for (const right of [0.5, 0.25, 0.1, 0.75, 0.9]) {
            const point = [Math.round(x + width * right), Math.round(y + height * down)];
            if (element.contains(document.elementFromPoint(...point))) return point;
        }
    return null";

/// How long a move takes, in milliseconds.
const MOVE_TIME: u32 = 60;

impl AnyPage {
    /// Clicks an element that was aimed at (PK-01): drivers leave the mouse where it is, so the page is told that it was moved away. In
    /// WebKit each click is as slow as those of people, because all would be double clicks.
    ///
    /// # Errors
    /// When the element cannot be clicked.
    pub async fn click(&self, element: &WebElement) -> WebDriverResult<()> {
        if self.engine == Engine::WebKit {
            tokio::time::sleep(AIMED_ANEW).await;
        }
        self.browser.execute(MOVE_AWAY, Vec::new()).await?;
        element.click().await
    }
}

impl Page {
    /// Presses the pointer on one element and moves it over another, without releasing it.
    ///
    /// # Errors
    /// When either is covered.
    pub async fn drag_over(&self, with: Pointer, from: &WebElement, over: &WebElement) -> Result<()> {
        let (from, to) = (self.point(from).await?, self.point(over).await?);
        let half = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        self.pointer_down(with, from).await?;
        match with {
            Pointer::Mouse | Pointer::Pen => {
                self.send_pointer_actions(with, &[moved(half, MOVE_TIME), moved(to, MOVE_TIME)]).await
            }
            Pointer::Finger => {
                self.send_touch("touchMove", &[half]).await?;
                self.send_touch("touchMove", &[to]).await
            }
        }
    }

    /// Presses the pointer at a point.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn pointer_down(&self, with: Pointer, position: [i64; 2]) -> Result<()> {
        match with {
            Pointer::Mouse | Pointer::Pen => {
                let down = json!({ "type": "pointerDown", "button": 0 });
                self.send_pointer_actions(with, &[moved(position, 0), down]).await
            }
            Pointer::Finger => self.send_touch("touchStart", &[position]).await,
        }
    }

    /// Releases the pointer.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn pointer_up(&self, with: Pointer) -> Result<()> {
        match with {
            Pointer::Mouse | Pointer::Pen => {
                self.send_pointer_actions(with, &[json!({ "type": "pointerUp", "button": 0 })]).await
            }
            Pointer::Finger => self.send_touch("touchEnd", &[]).await,
        }
    }

    /// Moves a pressed pointer over an element, and releases it there.
    ///
    /// # Errors
    /// When the element is covered.
    pub async fn release_over(&self, with: Pointer, to: &WebElement) -> Result<()> {
        let to = self.point(to).await?;
        match with {
            Pointer::Mouse | Pointer::Pen => self.send_pointer_actions(with, &[moved(to, MOVE_TIME)]).await?,
            Pointer::Finger => self.send_touch("touchMove", &[to]).await?,
        }
        self.pointer_up(with).await
    }

    /// Drags one element onto another.
    ///
    /// # Errors
    /// When either is covered.
    pub async fn drag_onto(&self, with: Pointer, from: &WebElement, onto: &WebElement) -> Result<()> {
        self.drag_over(with, from, onto).await?;
        self.pointer_up(with).await
    }

    pub(crate) async fn point(&self, element: &WebElement) -> Result<[i64; 2]> {
        let found = self.browser.execute(UNCOVERED_POINT, vec![element.to_json()?]).await?;
        let point: Option<[i64; 2]> = serde_json::from_value(found.json().clone())?;
        point.context("the element is covered")
    }

    async fn send_pointer_actions(&self, with: Pointer, actions: &[Value]) -> Result<()> {
        let kind = if with == Pointer::Pen { "pen" } else { "mouse" };
        let source = json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions });
        self.browser.cmd(Command::PerformActions(Actions::from(json!([source])))).await?;
        Ok(())
    }

    /// Sends a touch event after which fingers are at these points. A finger whose point is missing was lifted.
    ///
    /// This uses CDP, because touch actions of WebDriver end with each command, so a finger could not stay down.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn send_touch(&self, kind: &str, positions: &[[i64; 2]]) -> Result<()> {
        let finger = |(id, [x, y]): (usize, &[i64; 2])| json!({ "x": x, "y": y, "id": id });
        let points: Vec<Value> = positions.iter().enumerate().map(finger).collect();
        let touch = json!({ "type": kind, "touchPoints": points });
        self.browser.cdp().send_raw("Input.dispatchTouchEvent", touch).await?;
        Ok(())
    }
}

fn moved(to: [i64; 2], duration: u32) -> Value {
    json!({ "type": "pointerMove", "duration": duration, "origin": "viewport", "x": to[0], "y": to[1] })
}

//! A mouse, a pen or a finger: pressed, moved and released.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use thirtyfour::{
    WebElement,
    common::command::{Actions, Command},
};

use crate::Page;

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

/// A point of an element that nothing covers: its middle if possible.
const TOUCHABLE: &str = "
    const [thing] = arguments;
    const { x, y, width, height } = thing.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8])
        for (const right of [0.5, 0.25, 0.1, 0.75, 0.9]) {
            const point = [Math.round(x + width * right), Math.round(y + height * down)];
            if (thing.contains(document.elementFromPoint(...point))) return point;
        }
    return null";

/// How long a move takes, in milliseconds.
const WAY: u32 = 60;

impl Page {
    /// Presses the pointer on one element and moves it over another, without releasing it.
    ///
    /// # Errors
    /// When either is covered.
    pub async fn carries(&self, with: Pointer, what: &WebElement, over: &WebElement) -> Result<()> {
        let (from, to) = (self.point(what).await?, self.point(over).await?);
        let half = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        self.puts_down(with, from).await?;
        match with {
            Pointer::Mouse | Pointer::Pen => self.moves(with, &[moved(half, WAY), moved(to, WAY)]).await,
            Pointer::Finger => {
                self.touches("touchMove", &[half]).await?;
                self.touches("touchMove", &[to]).await
            }
        }
    }

    /// Presses the pointer at a point.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn puts_down(&self, with: Pointer, at: [i64; 2]) -> Result<()> {
        match with {
            Pointer::Mouse | Pointer::Pen => {
                let down = json!({ "type": "pointerDown", "button": 0 });
                self.moves(with, &[moved(at, 0), down]).await
            }
            Pointer::Finger => self.touches("touchStart", &[at]).await,
        }
    }

    /// Releases the pointer.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn lets_go(&self, with: Pointer) -> Result<()> {
        match with {
            Pointer::Mouse | Pointer::Pen => {
                self.moves(with, &[json!({ "type": "pointerUp", "button": 0 })]).await
            }
            Pointer::Finger => self.touches("touchEnd", &[]).await,
        }
    }

    /// Moves a pressed pointer over an element, and releases it there.
    ///
    /// # Errors
    /// When the element is covered.
    pub async fn turns_back(&self, with: Pointer, to: &WebElement) -> Result<()> {
        let to = self.point(to).await?;
        match with {
            Pointer::Mouse | Pointer::Pen => self.moves(with, &[moved(to, WAY)]).await?,
            Pointer::Finger => self.touches("touchMove", &[to]).await?,
        }
        self.lets_go(with).await
    }

    /// Drags one element onto another.
    ///
    /// # Errors
    /// When either cannot be touched where it lies.
    pub async fn drags(&self, with: Pointer, what: &WebElement, onto: &WebElement) -> Result<()> {
        self.carries(with, what, onto).await?;
        self.lets_go(with).await
    }

    pub(crate) async fn point(&self, thing: &WebElement) -> Result<[i64; 2]> {
        let found = self.browser.execute(TOUCHABLE, vec![thing.to_json()?]).await?;
        let point: Option<[i64; 2]> = serde_json::from_value(found.json().clone())?;
        point.context("something lies all over it")
    }

    async fn moves(&self, with: Pointer, way: &[Value]) -> Result<()> {
        let kind = if with == Pointer::Pen { "pen" } else { "mouse" };
        let hand =
            json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": way });
        self.browser.cmd(Command::PerformActions(Actions::from(json!([hand])))).await?;
        Ok(())
    }

    /// Sends a touch event after which fingers are at these points. A finger whose point is missing was lifted.
    ///
    /// WebDriver's own touch actions end with each command, so a finger could not stay down; CDP's do not.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn touches(&self, kind: &str, at: &[[i64; 2]]) -> Result<()> {
        let finger = |(id, [x, y]): (usize, &[i64; 2])| json!({ "x": x, "y": y, "id": id });
        let points: Vec<Value> = at.iter().enumerate().map(finger).collect();
        let touch = json!({ "type": kind, "touchPoints": points });
        self.browser.cdp().send_raw("Input.dispatchTouchEvent", touch).await?;
        Ok(())
    }
}

fn moved(to: [i64; 2], duration: u32) -> Value {
    json!({ "type": "pointerMove", "duration": duration, "origin": "viewport", "x": to[0], "y": to[1] })
}

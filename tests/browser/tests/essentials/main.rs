//! The tests for every browser: each game is started and played for a while, the laptop is passed on, and games are kept.
//! `cargo xtask test --engine all` runs these tests in Chromium, Firefox and WebKitGTK.
//!
//! They need only standard WebDriver, and find what they press by role and name.

mod arriving;
mod games;
mod keeping;
mod second_screen;

use anyhow::Result;
use browser_tests::{AnyPage, Role};

/// Starts a game from home: Ana and Bo enter their names, and want no tips.
async fn start(page: &AnyPage, game: &str) -> Result<()> {
    let card = page.find_beginning(Role::Link, game).await?;
    page.press(Role::Link, &card).await?;
    for (seat, name) in [(1, "Ana"), (2, "Bo")] {
        page.type_into(&format!("Name at seat {seat}"), name).await?;
    }
    page.press(Role::Button, "Start").await?;
    page.press(Role::Button, "We know this game: no tips").await
}

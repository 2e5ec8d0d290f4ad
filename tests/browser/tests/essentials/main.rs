//! What every browser must be able to do: each game is begun and played for a while, the laptop is passed on, and games are
//! kept. `cargo xtask test --engine all` runs these tests in Chromium, Firefox and WebKitGTK.
//!
//! They use only standard WebDriver, and find everything by role and name.

mod games;
mod keeping;

use anyhow::Result;
use browser_tests::{AnyPage, Role};

/// From home to the first step of a game: Ana and Bo enter their names, and want no tips.
async fn start(page: &AnyPage, game: &str) -> Result<()> {
    let card = page.find_beginning(Role::Link, game).await?;
    page.press(Role::Link, &card).await?;
    for (seat, name) in [(1, "Ana"), (2, "Bo")] {
        page.type_into(&format!("Name at seat {seat}"), name).await?;
    }
    page.press(Role::Button, "Start").await?;
    page.press(Role::Button, "We know this game: no tips").await
}

/// Lifts the curtain for whoever is next, and tells their name.
async fn take_the_laptop(page: &AnyPage) -> Result<String> {
    page.wait_until("the button that lifts the curtain has the focus", async || {
        Ok(page.focused_name().await?.contains(": hold to "))
    })
    .await?;
    let hold = page.focused_name().await?;
    let name = hold.split(": hold to ").next().unwrap_or_default().to_owned();
    page.lift_curtain(&name).await?;
    Ok(name)
}

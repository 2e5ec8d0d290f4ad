//! What is the same in every game: the theme, keys, notices, the set-up screen, and what is printed.

mod focus;
mod forced_colours;
mod guests;
mod keys;
mod notices;
mod printing;
mod setup;
mod theme;

use anyhow::Result;
use browser_tests::{Page, Role};

/// Ana starts a game of Rememory alone.
async fn start_rememory(page: &Page) -> Result<()> {
    page.open_screen("set-up/rememory").await?;
    page.type_into("Name at seat 1", "Ana").await?;
    page.press(Role::Button, "Start").await?;
    page.find(Role::Button, "Draw a coin").await?;
    Ok(())
}

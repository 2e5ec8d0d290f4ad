//! Games are kept over a reload, also in a page opened from a disk, and a saved copy of the page starts.

use anyhow::{Context, Result};
use browser_tests::{AnyPage, Role, with_any_page};

use crate::start;

/// Starts Rememory and draws the first coin. Returns the sentence that says who looks for which tile.
async fn start_and_draw(page: &AnyPage) -> Result<String> {
    start(page, "Rememory").await?;
    page.press(Role::Button, "Draw a coin").await?;
    page.wait_for_text(", find the ").await?;
    let text = page.text().await?;
    let line = text.lines().find(|line| line.contains(", find the "));
    line.map(ToOwned::to_owned).context("a tile to find")
}

#[test]
fn a_reload_continues_the_game() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        let sentence = start_and_draw(page).await?;
        page.reload().await?;
        page.wait_for_text(&sentence).await
    })
}

#[test]
fn from_a_disk_a_game_is_played_and_continued() -> Result<()> {
    with_any_page(async |page| {
        page.goto(&page.server.on_disk()).await?;
        let sentence = start_and_draw(page).await?;
        page.reload().await?;
        page.wait_for_text(&sentence).await
    })
}

/// The document that the browser's "Save page as" would write is opened from a disk, and a game can be started there.
#[test]
fn a_saved_copy_of_the_page_starts() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start_and_draw(page).await?;
        let copy = page.server.save_copy("essentials.html", &page.saved_document().await?)?;
        page.goto(&copy).await?;
        page.find(Role::Heading, "Partypiece").await?;
        start_and_draw(page).await.map(drop)
    })
}

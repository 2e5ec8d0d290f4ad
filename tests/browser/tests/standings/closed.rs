//! An evening that goes on after the browser was closed.

use anyhow::{Result, ensure};
use browser_tests::{BrowserProfile, LAPTOP, Role};

use crate::{CLEAR, REMEMORY, go_to_evening, open_without_last_step, open_without_last_steps, rows};

/// The id and the record of a set that Ana wins. Cy leaves in the middle of it.
const SCATTERGORIES: (&str, &str) = ("2345678926", include_str!("../../../records/scattergories-1.jsonl"));

/// EV-05, EV-07, EV-09, EV-10: Cy leaves in mid-game, misses a game and comes back. Then the browser is closed and opened,
/// twice.
#[test]
fn an_evening_goes_on_after_the_browser_was_closed() -> Result<()> {
    let profile = BrowserProfile::new(LAPTOP, "evening")?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let browser = profile.open().await?;
        let page = &browser.page;
        page.open().await?;
        open_without_last_steps(page, SCATTERGORIES, 2).await?;
        page.press(Role::Button, "See the winner").await?;
        page.find(Role::Link, "Ana 1, Bo 0, Cy 0").await?;
        open_without_last_step(page, REMEMORY).await?;
        let tile = page.find_beginning(Role::Button, "hidden tile").await?;
        page.press(Role::Button, &tile).await?;
        page.find(Role::Link, "Ana 2, Bo 1, Cy 0").await?;
        open_without_last_step(page, CLEAR).await?;
        page.press(Role::Button, "See who won").await?;
        page.find(Role::Link, "Ana 3, Bo 1, Cy 0").await?;
        go_to_evening(page).await?;
        page.press(Role::Radio, "3, 2 and 1 points for the first three").await?;
        let before = rows(page).await?;
        ensure!(before == ["Ana 9 3 3 3", "Bo 6 2 3 1", "Cy 4 2 – 2"], "{before:?}");
        browser.close().await?;

        let browser = profile.open().await?;
        let page = &browser.page;
        page.open().await?;
        page.press(Role::Link, "This evening: standings and history").await?;
        ensure!(rows(page).await? == before, "the standings have changed: {:?}", rows(page).await?);
        page.press_in_the_middle("End the evening").await?;
        page.wait_for_text("wins the evening with 9 points").await?;
        browser.close().await?;

        let browser = profile.open().await?;
        let page = &browser.page;
        page.open().await?;
        go_to_evening(page).await?;
        page.wait_for_text("wins the evening with 9 points").await?;
        page.find(Role::Heading, "Scattergories").await?;
        page.press_in_the_middle("Continue this evening").await?;
        page.find(Role::Button, "End the evening").await?;
        ensure!(rows(page).await? == before, "the standings have changed: {:?}", rows(page).await?);
        browser.close().await
    })
}

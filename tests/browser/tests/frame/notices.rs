//! LK-05: the screens of a second tab and of a storage that refuses a game.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, REFUSE_STORAGE, Role, with_page};
use serde_json::json;

use crate::start_rememory;

#[test]
fn a_second_tab_says_that_the_game_is_open_in_another_and_takes_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start_rememory(page).await?;
        let table = page.browser.current_url().await?;
        let first = page.browser.window().await?;
        let second = page.new_window().await?;
        page.browser.switch_to_window(second).await?;
        page.goto(table.as_str()).await?;
        page.find(Role::Heading, "This game is open in another tab").await?;
        page.press(Role::Button, "Play here instead").await?;
        page.find(Role::Button, "Draw a coin").await?;
        page.browser.switch_to_window(first).await?;
        page.find(Role::Heading, "This game is open in another tab").await?;
        Ok(())
    })
}

/// PK-11: the warning comes before the first move.
#[test]
fn the_warning_about_the_storage_comes_and_goes() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.run_on_load(REFUSE_STORAGE).await?;
        page.open().await?;
        start_rememory(page).await?;
        page.wait_for_text("This browser cannot save anything for this page").await?;
        page.press(Role::Button, "OK").await?;
        page.wait_until("the warning is gone", async || {
            Ok(!page.shows("This browser cannot save anything").await?)
        })
        .await
    })
}

/// Whether closing the page now would ask, as the browser finds out: by an event that the page can stop.
async fn asks_before_closing(page: &Page) -> Result<bool> {
    let close = "const closing = new Event('beforeunload', { cancelable: true });
        dispatchEvent(closing);
        return closing.defaultPrevented";
    Ok(page.execute(close).await? == json!(true))
}

/// PK-11: a game that is only in memory is not lost by closing the page without a question; a stored one needs none.
#[test]
fn closing_asks_if_and_only_if_the_browser_saves_nothing() -> Result<()> {
    for refuses in [false, true] {
        with_page(LAPTOP, async |page| {
            if refuses {
                page.run_on_load(REFUSE_STORAGE).await?;
            }
            page.open().await?;
            ensure!(!asks_before_closing(page).await? || refuses, "home has nothing to lose");
            start_rememory(page).await?;
            ensure!(asks_before_closing(page).await? == refuses, "before the first move: {refuses}");
            page.press(Role::Button, "Draw a coin").await?;
            page.wait_for_text("Ana, find the ").await?;
            ensure!(asks_before_closing(page).await? == refuses, "after the first move: {refuses}");
            page.open_screen("").await?;
            page.find(Role::Heading, "Partypiece").await?;
            ensure!(asks_before_closing(page).await? == refuses, "back at home: {refuses}");
            Ok(())
        })?;
    }
    Ok(())
}

//! PK-06, PK-07, PK-09, PK-10: where the focus is after a press, keys that press nothing, and the way back to a game.

use anyhow::{Context, Result, ensure};
use browser_tests::{Key, LAPTOP, Page, Role, with_newcomers, with_page};

use crate::start_rememory;

async fn wait_until_on_tile(page: &Page) -> Result<()> {
    page.wait_until_focus_is_in(".tiles button").await
}

/// PK-06
#[test]
fn after_a_coin_is_drawn_arrows_move_between_tiles() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start_rememory(page).await?;
        page.press(Role::Button, "Draw a coin").await?;
        wait_until_on_tile(page).await?;
        let first = page.focused_name().await?;
        page.type_keys(Key::Right).await?;
        wait_until_on_tile(page).await?;
        ensure!(page.focused_name().await? != first, "the arrow does not move the focus");
        Ok(())
    })
}

/// PK-07
#[test]
fn an_arrow_leads_from_the_large_button_into_the_board() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start_rememory(page).await?;
        page.focus_on(".foot .primary").await?;
        page.type_keys(Key::Down).await?;
        wait_until_on_tile(page).await
    })
}

/// PK-06: the cross of a tip is gone after it was pressed.
#[test]
fn closing_a_tip_by_key_keeps_the_focus() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        start_rememory_as_newcomers(page).await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.find(Role::Button, "Close the tip").await?;
        page.focus_on(".tip button").await?;
        page.type_keys(Key::Enter).await?;
        page.wait_until_gone(Role::Button, "Close the tip").await?;
        page.wait_until_focus_is_in("body *").await
    })
}

async fn start_rememory_as_newcomers(page: &Page) -> Result<()> {
    page.open_screen("set-up/rememory").await?;
    page.start_with_three_names().await
}

/// PK-09: only the old code of the key tells that it ended a composition.
#[test]
fn an_enter_that_ends_a_composition_presses_no_button() -> Result<()> {
    let enter = |code: u32| {
        format!(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Enter', keyCode: {code}, bubbles: true }}));
            return Object.keys(localStorage).filter((key) => key.includes('/step/')).length"
        )
    };
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start_rememory(page).await?;
        let steps = page.execute(&enter(229)).await?.as_u64().context("a number of steps")?;
        let again = page.execute(&enter(13)).await?.as_u64().context("a number of steps")?;
        ensure!((steps, again) == (0, 1), "{steps} steps after the first Enter, {again} after the second");
        Ok(())
    })
}

/// PK-10: the browser's Back in the middle of a game leads to its set-up.
#[test]
fn a_set_up_screen_leads_back_to_the_unfinished_game() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start_rememory(page).await?;
        page.press(Role::Button, "Draw a coin").await?;
        wait_until_on_tile(page).await?;
        page.browser.back().await?;
        page.find(Role::Button, "Start").await?;
        let link = page.find_beginning(Role::Link, "Continue Rememory").await?;
        page.press(Role::Link, &link).await?;
        page.wait_for_text("Ana, find the ").await
    })
}

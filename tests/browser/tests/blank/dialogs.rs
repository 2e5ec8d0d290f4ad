//! Dialogs, and animations.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, assert_animates_without_layer, set_long_durations, with_page};

use crate::games::{ANA, NativeCopy, fresh};

async fn open_game(page: &Page) -> Result<NativeCopy> {
    page.open().await?;
    let copy = NativeCopy::started(fresh(3, 1)?)?;
    page.open_saved_game(&copy.game).await?;
    page.find(Role::Button, "Call it out").await?;
    Ok(copy)
}

/// A dialog opens before the next frame, and it is modal at once.
#[test]
fn a_dialog_is_modal_before_the_next_frame() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_game(page).await?;
        page.stop_frames().await?;
        page.press(Role::Button, "Call it out").await?;
        page.find(Role::Dialog, "Call it out").await?;
        ensure!(page.count_displayed(":modal").await? == 1, "the rest of the page can be reached");
        Ok(())
    })
}

/// A dialog has the focus while it is open, and returns it when it closes, before the next frame.
#[test]
fn a_dialog_keeps_the_focus_and_returns_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_game(page).await?;
        let focused = "body :modal *";
        for _ in 0..2 {
            page.press(Role::Button, "Call it out").await?;
            page.wait_until_focus_is_in(focused).await?;
            page.press(Role::Button, "Cancel").await?;
            page.wait_until("the focus is back", async || Ok(page.focused_name().await? == "Call it out"))
                .await?;
            ensure!(page.count(":modal").await? == 0, "the dialog is still modal");
        }
        page.press(Role::Button, "Call it out").await?;
        page.wait_until_focus_is_in(focused).await?;
        page.stop_frames().await?;
        page.press(Role::Button, "Cancel").await?;
        ensure!(page.count(":modal").await? == 0, "the dialog is still open");
        Ok(())
    })
}

/// The animation that raises a card in a hand needs no layer, so the browser does not paint the whole table
/// again.
#[test]
fn a_card_is_raised_without_a_layer() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let copy = open_game(page).await?;
        copy.take_laptop(page, ANA).await?;
        page.find(Role::Button, "Nothing matches: draw a card").await?;
        set_long_durations(page).await?;
        page.click_by_script(".fan button").await?;
        assert_animates_without_layer(page, ".fan").await
    })
}

//! New players of Clear!: three cards before the game, and a tip when it is needed.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, PHONE_LANDSCAPE, Page, Role, with_newcomers};
use serde_json::json;

use crate::helpers::assert_accessible;

const TIP: &str = "You see no line? Scratch and keep your coins.";

async fn start_game(page: &Page) -> Result<()> {
    page.open().await?;
    page.open_screen("set-up/clear").await?;
    for (seat, name) in [(1, "Ana"), (2, "Bo")] {
        page.type_into(&format!("Name at seat {seat}"), name).await?;
    }
    page.press(Role::Button, "Start").await?;
    page.find(Role::Heading, "How Clear! works").await?;
    Ok(())
}

async fn tip_is_shown(page: &Page) -> Result<bool> {
    Ok(page.text().await?.contains(TIP))
}

/// The three cards and the tip are shown once, and not again after a reload.
#[test]
fn newcomers_see_three_cards_and_a_tip_once() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        start_game(page).await?;
        page.wait_for_text("Same dice for all").await?;
        // Enter presses the primary button of the cards, as everywhere.
        page.type_keys(Key::Enter).await?;
        page.press(Role::Button, "Roll four dice").await?;
        // Which tip it is depends on the dice.
        page.find(Role::Button, "Close the tip").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Close the tip").await?;
        let close = async || page.find_now(Role::Button, "Close the tip").await;
        page.wait_until("the tip is gone", async || Ok(close().await?.is_none())).await?;
        page.browser.refresh().await?;
        page.find(Role::Button, "Scratch (no line)").await?;
        ensure!(!page.shows("How Clear! works").await? && close().await?.is_none());
        Ok(())
    })
}

/// Players who know a game see no cards or tips, but find them all under "?".
#[test]
fn experienced_players_find_cards_and_tips_under_the_question_mark() -> Result<()> {
    with_newcomers(PHONE, async |page| {
        start_game(page).await?;
        page.press(Role::Button, "We know this game: no tips").await?;
        page.press(Role::Button, "Roll four dice").await?;
        page.find(Role::Button, "Scratch (no line)").await?;
        ensure!(!tip_is_shown(page).await?);
        page.press(Role::Button, "Rules and keys").await?;
        page.wait_for_text(TIP).await?;
        let top = "const body = document.querySelector('dialog[open] .dialog-body');
            return body && body.scrollHeight > body.clientHeight ? body.scrollTop : -1";
        page.wait_until("it is long, and begins at its top", async || {
            Ok(page.execute(top).await? == json!(0))
        })
        .await?;
        page.press(Role::Button, "Close").await?;
        page.wait_until("the rules are gone", async || Ok(!tip_is_shown(page).await?)).await?;
        Ok(())
    })
}

/// On phones, too, the button that starts the game is visible without scrolling.
#[test]
fn nobody_has_to_scroll_to_start() -> Result<()> {
    for window in [PHONE, PHONE_LANDSCAPE] {
        with_newcomers(window, async |page| {
            start_game(page).await?;
            let start = page.find(Role::Button, "Start playing").await?;
            let rect = start.rect().await?;
            ensure!(rect.y + rect.height <= f64::from(window.height), "{rect:?}");
            Ok(())
        })?;
    }
    Ok(())
}

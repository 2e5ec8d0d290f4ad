//! Remarks about an answer take no space, and the timer stays visible.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, PHONE_LANDSCAPE, Page, Role, with_page};
use serde_json::json;

use crate::both::{WordGame, Writing, begin_sheet};

const ROW_HEIGHTS: &str =
    "return Array.from(document.querySelectorAll('.sheet li'), (row) => row.offsetHeight)";

const CLOCK_IS_VISIBLE: &str = "const clock = document.querySelector('.clock').getBoundingClientRect();
    const board = document.querySelector('.board').getBoundingClientRect();
    const scores = document.querySelector('.standing').getBoundingClientRect();
    const beside = clock.right <= scores.left || clock.bottom <= scores.top || clock.top >= scores.bottom || !scores.width;
    return beside && clock.top >= board.top && clock.bottom <= board.bottom && clock.right <= board.right";

async fn assert_clock_is_visible(page: &Page, moment: &str) -> Result<()> {
    ensure!(page.measure(CLOCK_IS_VISIBLE).await? == json!(true), "the clock is hidden: {moment}");
    Ok(())
}

/// LK-08: the timer of a round on paper and that of a Blitz are visible without scrolling, also while somebody types an answer.
#[test]
fn the_timer_is_visible_on_a_phone_in_landscape() -> Result<()> {
    with_page(PHONE_LANDSCAPE, async |page| {
        WordGame::Pieceagories.open_before_writing(page, Writing::Paper).await?;
        page.find(Role::Button, "Start the timer").await?;
        assert_clock_is_visible(page, "before a round on paper").await?;
        page.press(Role::Button, "Start the timer").await?;
        assert_clock_is_visible(page, "a round on paper").await
    })?;
    with_page(PHONE_LANDSCAPE, async |page| {
        WordGame::Scattergories.open_before_writing(page, Writing::Blitz).await?;
        page.press(Role::Button, "Ana: start").await?;
        page.find(Role::Textbox, "Ana, your answer").await?;
        assert_clock_is_visible(page, "a Blitz").await
    })
}

/// Remarks take no space: no line of the sheet grows while somebody types. The timer stays visible, and the
/// scores do not cover it, also on a phone in landscape.
#[test]
fn the_sheet_does_not_move_while_somebody_types() -> Result<()> {
    for (game, window) in [
        (WordGame::Pieceagories, LAPTOP),
        (WordGame::Scattergories, PHONE),
        (WordGame::Pieceagories, PHONE_LANDSCAPE),
        (WordGame::Scattergories, PHONE_LANDSCAPE),
    ] {
        with_page(window, async |page| {
            page.fake_clock().await?;
            game.open_before_writing(page, Writing::Typed).await?;
            begin_sheet(page, "Ana").await?;
            let before = page.measure(ROW_HEIGHTS).await?;
            for answer in ["The Quick Fox", "7 up", "Quick / Quack", "", "", "", "", "", "", "Quill"] {
                page.type_keys(answer).await?;
                page.type_keys(Key::Enter).await?;
                assert_clock_is_visible(page, answer).await?;
            }
            let after = page.measure(ROW_HEIGHTS).await?;
            ensure!(before == after, "lines grow from {before} to {after}");
            Ok(())
        })?;
    }
    Ok(())
}

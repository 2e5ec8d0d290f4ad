//! Helpers for all tests of Pieceagories.

use anyhow::{Result, ensure};
use browser_tests::{Key, Page, Role};
pub(crate) use browser_tests::{assert_accessible, assert_fits_laptop as assert_fits};

use super::games::CATEGORIES;
use crate::both::begin_sheet;
pub(crate) use crate::both::read_category;

/// Hands the laptop to `name`, who writes these answers until the time is over; `#` stands for the letter.
pub(crate) async fn write_sheet(page: &Page, name: &str, answers: &[&str]) -> Result<()> {
    let letter = begin_sheet(page, name).await?;
    for answer in answers {
        page.type_keys(answer.replace('#', &letter)).await?;
        page.type_keys(Key::Tab).await?;
    }
    assert_accessible(page).await?;
    page.advance_clock(301).await?;
    Ok(())
}

/// From the brainstorm to a complete list.
pub(crate) async fn brainstorm(page: &Page) -> Result<()> {
    page.press(Role::Button, "Bo: hold to write categories").await?;
    assert_accessible(page).await?;
    page.lift_curtain("Bo").await?;
    for slip in &CATEGORIES[..6] {
        page.type_into("A category", slip).await?;
        page.type_keys(Key::Enter).await?;
    }
    page.wait_for_text("Things under a bed").await?;
    assert_accessible(page).await?;
    page.press(Role::Button, "Done").await?;
    ensure!(!page.full_state().await?.contains("Excuses"), "the table sees Bo's slips");
    page.lift_curtain("Cy").await?;
    ensure!(!page.full_state().await?.contains("Excuses"), "Cy sees Bo's slips");
    page.type_into("A category", &CATEGORIES[6..].join("\n")).await?;
    page.type_keys(Key::Enter).await?;
    page.press(Role::Button, "Done").await?;
    page.press(Role::Button, "Go on with these categories").await?;
    use_random_list(page).await
}

pub(crate) async fn use_random_list(page: &Page) -> Result<()> {
    page.press(Role::Button, "Pick the rest at random").await?;
    page.wait_for_text("The list is full.").await?;
    assert_accessible(page).await?;
    page.press(Role::Button, "Use these ten").await
}

pub(crate) async fn flip_coins_and_roll(page: &Page) -> Result<()> {
    while page.find_now(Role::Button, "Roll the dice").await?.is_none() {
        if let Some(coin) = page.find_now(Role::Button, "Flip a coin").await? {
            page.click(&coin).await?;
        }
    }
    assert_accessible(page).await?;
    page.press(Role::Button, "Roll the dice").await
}

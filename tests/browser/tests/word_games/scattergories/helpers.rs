//! Helpers for all tests of Scattergories.

use anyhow::Result;
use browser_tests::{Key, Page, Role};
pub(crate) use browser_tests::{assert_accessible, assert_fits_laptop as assert_fits};

use super::games::CATEGORIES;
pub(crate) use crate::both::{begin_sheet, read_category};

/// Checks the open screen.
pub(crate) async fn assert_accessible_and_fits(page: &Page) -> Result<()> {
    assert_accessible(page).await?;
    assert_fits(page).await
}

/// Agrees on the list if necessary, and rolls the letter.
pub(crate) async fn roll_letter(page: &Page) -> Result<()> {
    if page.find_now(Role::Button, "Everybody agrees").await?.is_some() {
        assert_accessible_and_fits(page).await?;
        page.press(Role::Button, "Everybody agrees").await?;
    }
    page.find(Role::Button, "Roll the letter die").await?;
    assert_accessible_and_fits(page).await?;
    page.press(Role::Button, "Roll the letter die").await
}

/// Writes these answers from the first line on; `#` stands for the letter.
pub(crate) async fn write_answers(page: &Page, letter: &str, answers: &[&str]) -> Result<()> {
    for (index, answer) in answers.iter().enumerate() {
        page.focus_on(&format!("#line-{}", index + 1)).await?;
        page.type_keys(answer.replace('#', letter)).await?;
    }
    Ok(())
}

/// Hands the laptop to `name`, who writes until the time is over.
pub(crate) async fn write_sheet(page: &Page, name: &str, answers: &[&str]) -> Result<()> {
    let letter = begin_sheet(page, name).await?;
    write_answers(page, &letter, answers).await?;
    assert_accessible_and_fits(page).await?;
    page.advance_clock(151).await
}

/// Reads to the last answer.
pub(crate) async fn read_to_end(page: &Page) -> Result<()> {
    page.wait_until("the reading has begun", async || {
        let text = page.text().await?;
        Ok(["Read number ", "Read the rest of ", "See "].iter().any(|button| text.contains(button)))
    })
    .await?;
    for line in 1..=CATEGORIES.len() {
        for button in [format!("Read the rest of number {line}"), format!("Read number {line}")] {
            if page.find_now(Role::Button, &button).await?.is_some() {
                page.press(Role::Button, &button).await?;
                page.wait_until_gone(Role::Button, &button).await?;
            }
        }
    }
    page.find_beginning(Role::Button, "See ").await.map(drop)
}

/// Enters these votes, and counts them.
pub(crate) async fn vote_and_count(page: &Page, ballots: &[(&str, &str)]) -> Result<()> {
    for (name, ballot) in ballots {
        page.vote(name, ballot).await?;
    }
    assert_accessible_and_fits(page).await?;
    page.press(Role::Button, "Count the votes").await
}

/// Presses a button with the keyboard, also where the pointer cannot reach it.
pub(crate) async fn press_by_key(page: &Page, name: &str) -> Result<()> {
    page.find(Role::Button, name).await?.focus().await?;
    page.type_keys(Key::Space).await
}

/// Presses Escape, which closes a dialog.
pub(crate) async fn press_escape(page: &Page) -> Result<()> {
    page.type_keys(Key::Escape).await
}

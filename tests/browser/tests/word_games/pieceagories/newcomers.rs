//! New players: from home to the first round, and any names they type.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Page, Role, with_page};
use serde_json::json;

use super::helpers::assert_accessible;

/// The game on the home page, as a screen reader reads it.
pub(crate) const CARD: &str = "10 Blank White Pieceagories Invent the questions, then give answers nobody else has. 2 to 8 people half an hour or more";

async fn open_set_up(page: &Page) -> Result<()> {
    page.open().await?;
    page.press(Role::Link, CARD).await?;
    page.find(Role::Heading, "10 Blank White Pieceagories").await?;
    Ok(())
}

async fn enter_name(page: &Page, seat: u8, name: &str) -> Result<()> {
    page.type_into(&format!("Name at seat {seat}"), name).await
}

/// PG-R57, PG-R65: two names are enough to start: nobody is asked for a birthday before the first category.
#[test]
fn two_names_are_enough_to_start() -> Result<()> {
    with_page(PHONE, async |page| {
        open_set_up(page).await?;
        enter_name(page, 1, "Ana").await?;
        enter_name(page, 2, "Bo").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Start").await?;
        page.type_into("A category", "Rivers").await?;
        page.type_keys(Key::Enter).await?;
        page.wait_for_text("1 category").await?;
        // Home shows the game and leads back to it.
        page.press(Role::Link, "10 Blank White Pieceagories").await?;
        page.find(Role::Heading, "Partypiece").await?;
        assert_accessible(page).await?;
        page.type_keys(Key::Enter).await?;
        page.wait_for_text("1 category").await
    })
}

/// A problem with a name is reported, and the typed text stays.
#[test]
fn an_invalid_name_is_refused_with_a_sentence_and_stays() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_set_up(page).await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("At least two players are needed.").await?;
        enter_name(page, 1, "Ana").await?;
        enter_name(page, 2, "ANA").await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("Two players are called").await?;
        let long = "x".repeat(200);
        enter_name(page, 2, &long).await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("characters; at most 24 fit").await?;
        ensure!(page.values_of("input").await?.concat().contains(&long), "what was typed is lost");
        assert_accessible(page).await
    })
}

#[test]
fn markup_emoji_and_right_to_left_names_are_names() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_set_up(page).await?;
        enter_name(page, 1, "<b>Ana</b>").await?;
        // Older drivers cannot press keys for emoji, so the text is inserted without keys.
        page.find(Role::Textbox, "Name at seat 2").await?.focus().await?;
        page.browser.cdp().send_raw("Input.insertText", json!({ "text": "🦊 دانا" })).await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("<b>Ana</b>").await?;
        page.wait_for_text("🦊 دانا").await?;
        Ok(())
    })
}

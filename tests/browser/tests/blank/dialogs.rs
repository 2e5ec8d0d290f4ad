//! What lies before everything else, and what moves.

use anyhow::{Result, ensure};
use browser_tests::{Guest, LAPTOP, Role, moves_by_numbers, moves_slowly, party};
use serde_json::json;

use crate::tables::{ANA, Night, fresh};

async fn sits_down(guest: &Guest) -> Result<Night> {
    guest.comes_in().await?;
    let night = Night::begun(fresh(3, 1)?)?;
    guest.finds_on_the_shelf(&night.game).await?;
    guest.sees(Role::Button, "Call it out").await?;
    Ok(night)
}

/// A dialog answers whoever pressed for it, and does not wait for the rest of the table to be out of reach.
#[test]
fn a_dialog_is_there_before_the_next_frame() -> Result<()> {
    party(LAPTOP, async |guest| {
        sits_down(guest).await?;
        guest.waits_for_no_frame().await?;
        guest.press(Role::Button, "Call it out").await?;
        guest.sees(Role::Dialog, "Call it out").await?;
        ensure!(
            guest.asks("return document.querySelector(':modal')").await? == json!(null),
            "no frame has come"
        );
        Ok(())
    })
}

/// It keeps the focus while it is there, is out of sight before the next frame, and gives the focus back.
#[test]
fn a_dialog_keeps_the_focus_and_gives_it_back() -> Result<()> {
    party(LAPTOP, async |guest| {
        sits_down(guest).await?;
        let is_modal = "return document.querySelector(':modal')?.contains(document.activeElement) ?? false";
        for _ in 0..2 {
            guest.press(Role::Button, "Call it out").await?;
            guest.until("it has the focus", async || Ok(guest.asks(is_modal).await? == json!(true))).await?;
            guest.press(Role::Button, "Let it be").await?;
            guest.until("the focus is back", async || Ok(guest.focus().await? == "Call it out")).await?;
            ensure!(guest.asks(is_modal).await? == json!(false), "the table is out of reach");
        }
        guest.press(Role::Button, "Call it out").await?;
        guest.until("it has the focus", async || Ok(guest.asks(is_modal).await? == json!(true))).await?;
        guest.waits_for_no_frame().await?;
        guest.press(Role::Button, "Let it be").await?;
        let seen = "return document.querySelector(':modal').checkVisibility()";
        ensure!(guest.asks(seen).await? == json!(false), "it waits for a frame");
        Ok(())
    })
}

/// A card that rises out of a hand does not make the browser paint the table anew.
#[test]
fn a_card_rises_without_a_layer() -> Result<()> {
    party(LAPTOP, async |guest| {
        let night = sits_down(guest).await?;
        night.takes_the_laptop(guest, ANA).await?;
        guest.sees(Role::Button, "Choose a card").await?;
        moves_slowly(guest).await?;
        guest.asks("document.querySelector('.fan button').click()").await?;
        moves_by_numbers(guest, ".fan").await
    })
}

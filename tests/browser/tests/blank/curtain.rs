//! What the curtain lets through: no press that began before it was up, and nothing that was said behind it.

use anyhow::{Result, ensure};
use browser_tests::{Behind, Key, LAPTOP, Page, Pointer, Role, with_page};

use crate::tables::{ANA, BO, Night, called, laid};

const CARD: Behind<'static> = Behind {
    hold: "Ana: hold to play",
    name: "Ana",
    thing: ".fan li:nth-child(3) button",
    back: "Back to the table",
};

fn night() -> Result<Night> {
    Night::begun(laid(&["r1 r2 o3 g4 b5 y6", "y1 o2 g3"], "r4", "y1 y2 y3 y4", Vec::new())?)
}

/// BL-12: whatever lifted the curtain chooses no card.
#[test]
fn whatever_lifts_the_curtain_chooses_no_card() -> Result<()> {
    for with in [Pointer::Finger, Pointer::Pen, Pointer::Mouse] {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            page.open_saved_game(&night()?.game).await?;
            page.assert_no_press_through(with, CARD).await?;
            page.find(Role::Button, "Play this card").await.map(drop)
        })?;
    }
    Ok(())
}

/// BL-12: nor does a mouse that was down there before a key lifted the curtain.
#[test]
fn a_mouse_that_was_down_before_the_curtain_was_up_chooses_no_card() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&night()?.game).await?;
        let place = page.look_behind(CARD).await?;
        let before = page.appearance_of(CARD).await?;
        page.press(Role::Button, CARD.back).await?;
        page.move_hold_to(CARD, [700, 200]).await?;
        page.puts_down(Pointer::Mouse, place).await?;
        // It goes down on the table, which everybody may press; from now on it must reach nothing.
        page.listens().await?;
        page.execute("document.querySelector('.hold').focus()").await?;
        page.browser.action_chain().key_down(Key::Space).perform().await?;
        page.wait_until_held().await?;
        page.browser.action_chain().key_up(Key::Space).perform().await?;
        page.wait_until_lifted().await?;
        page.lets_go(Pointer::Mouse).await?;
        page.assert_nothing_reached(Pointer::Mouse, CARD, &before).await
    })
}

/// What is spoken just now.
async fn hears_spoken(page: &Page, words: &str) -> Result<()> {
    let spoken = "return document.querySelector('.table > [role=status]').textContent";
    page.wait_until(&format!("{words:?} is spoken"), async || {
        Ok(page.execute(spoken).await?.as_str().is_some_and(|spoken| spoken.contains(words)))
    })
    .await
}

/// BL-12: what was said to one person behind the curtain is gone with them, on the table and on the next curtain: also
/// what was only about to be said, and what was refused to them.
#[test]
fn nothing_that_was_said_behind_the_curtain_outlasts_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let night = night()?;
        page.open_saved_game(&night.game).await?;
        let hand = night.hand(ANA);
        let other = hand.iter().find(|card| card.card.to_string().contains("orange 3"));
        let card = called(other.unwrap_or(&hand[0]));
        let secrets = [card.as_str(), "Picked:", "On top:", "has to be played"];

        night.takes_the_laptop(page, ANA).await?;
        page.press(Role::Button, &card).await?;
        hears_spoken(page, &card).await?;
        page.assert_hidden_when_passed("Back to the table", "Ana: hold to play", &secrets).await?;

        // Refused: something matches.
        page.lift_curtain("Ana").await?;
        page.press(Role::Button, "Nothing matches: draw a card").await?;
        page.wait_for_text("has to be played").await?;
        page.assert_hidden_when_passed("Back to the table", "Ana: hold to play", &secrets).await?;

        // About to be said when the curtain falls, it is never said.
        page.lift_curtain("Ana").await?;
        page.find(Role::Button, &card).await?;
        page.wait_until_still().await?;
        page.hold_frames().await?;
        page.press(Role::Button, &card).await?;
        page.switch_tabs().await?;
        page.assert_hidden(&secrets).await?;
        page.release_frames().await?;
        page.wait_until_still().await?;
        page.assert_hidden(&secrets).await?;

        // And nobody who looks next hears it.
        page.lift_curtain("Ana").await?;
        page.find(Role::Button, "Back to the table").await?;
        page.press(Role::Button, "Back to the table").await?;
        page.press(Role::Button, "Bo, 7 cards").await?;
        page.lift_curtain("Bo").await?;
        page.find(Role::Region, &format!("{}’s hand", night.name(BO))).await?;
        page.wait_until_still().await?;
        page.assert_hidden(&secrets).await
    })
}

/// What was done is still told to all, wherever it was done.
#[test]
fn what_was_done_behind_the_curtain_is_told_to_all() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut night = night()?;
        page.open_saved_game(&night.game).await?;
        night.plays(page, ANA, "r1").await?;
        hears_spoken(page, "red 1").await?;
        ensure!(
            page.find_now(Role::Button, "Back to the table").await?.is_none(),
            "the laptop is the table's"
        );
        Ok(())
    })
}

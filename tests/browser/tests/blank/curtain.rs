//! What the curtain lets through: no press that began before it was up, and nothing that was said behind it.

use anyhow::{Result, ensure};
use browser_tests::{Behind, Guest, Key, LAPTOP, Pointer, Role, party};

use crate::tables::{ANA, BO, Night, called, laid};

const CARD: Behind<'static> = Behind {
    pass: "Pass to Ana",
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
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            guest.finds_on_the_shelf(&night()?.game).await?;
            guest.presses_nothing_through(with, CARD).await?;
            guest.sees(Role::Button, "Play it").await.map(drop)
        })?;
    }
    Ok(())
}

/// BL-12: nor does a mouse that was down there before a key lifted the curtain.
#[test]
fn a_mouse_that_was_down_before_the_curtain_was_up_chooses_no_card() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&night()?.game).await?;
        let place = guest.looks_behind(CARD).await?;
        let before = guest.looks_of(CARD).await?;
        guest.press(Role::Button, CARD.back).await?;
        guest.press(Role::Button, CARD.pass).await?;
        guest.lays_the_hold(CARD, [700, 200]).await?;
        guest.puts_down(Pointer::Mouse, place).await?;
        guest.asks("document.querySelector('.hold').focus()").await?;
        guest.browser.action_chain().key_down(Key::Space).perform().await?;
        guest.may_let_go().await?;
        guest.browser.action_chain().key_up(Key::Space).perform().await?;
        guest.is_lifted().await?;
        guest.lets_go(Pointer::Mouse).await?;
        guest.nothing_was_reached(Pointer::Mouse, CARD, &before).await
    })
}

/// What is spoken just now.
async fn hears_spoken(guest: &Guest, words: &str) -> Result<()> {
    let spoken = "return document.querySelector('.table > [role=status]').textContent";
    guest
        .until(&format!("{words:?} is spoken"), async || {
            Ok(guest.asks(spoken).await?.as_str().is_some_and(|spoken| spoken.contains(words)))
        })
        .await
}

/// BL-12: what was said to one person behind the curtain is gone with them, on the table and on the next curtain: also
/// what was only about to be said, and what was refused to them.
#[test]
fn nothing_that_was_said_behind_the_curtain_outlasts_it() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let night = night()?;
        guest.finds_on_the_shelf(&night.game).await?;
        let hand = night.hand(ANA);
        let other = hand.iter().find(|card| card.card.to_string().contains("orange 3"));
        let card = called(other.unwrap_or(&hand[0]));
        let secrets = [card.as_str(), "Picked:", "On top:", "has to be played"];

        night.takes_the_laptop(guest, ANA).await?;
        guest.press(Role::Button, &card).await?;
        hears_spoken(guest, &card).await?;
        guest.hands_over("Back to the table", "Pass to Ana", &secrets).await?;

        // Refused: something matches.
        guest.lifts_the_curtain("Ana").await?;
        guest.press(Role::Button, "Nothing matches: take a card").await?;
        guest.hears("has to be played").await?;
        guest.hands_over("Back to the table", "Pass to Ana", &secrets).await?;

        // About to be said when the curtain falls, it is never said.
        guest.lifts_the_curtain("Ana").await?;
        guest.sees(Role::Button, &card).await?;
        guest.is_still().await?;
        guest.holds_frames_back().await?;
        guest.press(Role::Button, &card).await?;
        guest.turns_away().await?;
        guest.nobody_finds(&secrets).await?;
        guest.lets_frames_come().await?;
        guest.is_still().await?;
        guest.nobody_finds(&secrets).await?;

        // And nobody who looks next hears it.
        guest.lifts_the_curtain("Ana").await?;
        guest.sees(Role::Button, "Back to the table").await?;
        guest.press(Role::Button, "Back to the table").await?;
        guest.press(Role::Button, "Bo, 7 cards").await?;
        guest.lifts_the_curtain("Bo").await?;
        guest.sees(Role::Region, &format!("The hand of {}", night.name(BO))).await?;
        guest.is_still().await?;
        guest.nobody_finds(&secrets).await
    })
}

/// What was done is still told to all, wherever it was done.
#[test]
fn what_was_done_behind_the_curtain_is_told_to_all() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut night = night()?;
        guest.finds_on_the_shelf(&night.game).await?;
        night.plays(guest, ANA, "r1").await?;
        hears_spoken(guest, "red 1").await?;
        ensure!(guest.finds(Role::Button, "Back to the table").await?.is_none(), "the laptop is the table's");
        Ok(())
    })
}

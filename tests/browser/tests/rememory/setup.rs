//! Before the first coin: who is there, who begins, where coins come from.

use anyhow::{Result, ensure};
use browser_tests::{Guest, Key, LAPTOP, PHONE, Role, party};
use partypiece::rules::rememory::Variant;

use crate::tables::{Night, fits, no_barriers};

async fn two_sit_down(guest: &Guest) -> Result<()> {
    guest.comes_in().await?;
    guest.asks("location.hash = '#/set-up/rememory'").await?;
    guest.until("a name is asked for", async || Ok(guest.focus().await? == "Name at seat 1")).await?;
    guest.types("Ana").await?;
    guest.types(Key::Enter).await?;
    guest.types("Bo").await
}

/// RM-02, RM-38: from home to the first coin, in two names; the rules and whose they are stand on pages of their own.
#[test]
fn from_home_it_is_two_names_to_the_first_coin() -> Result<()> {
    party(PHONE, async |guest| {
        guest.comes_in().await?;
        let table =
            guest.asks("return document.querySelector('a[href=\"#/set-up/rememory\"]').innerText").await?;
        ensure!(table.as_str().unwrap_or_default().contains("15 to 30 minutes"));
        guest.asks("location.hash = '#/how-to-play/rememory'").await?;
        guest.sees(Role::Heading, "How to play Rememory").await?;
        no_barriers(guest).await?;
        guest.asks("location.hash = '#/about'").await?;
        guest.hears("Roger Meertens in 2009").await?;
        guest.hears("GNU Free Documentation License, version 1.2 or later").await?;
        two_sit_down(guest).await?;
        guest.hears("A game takes 15 to 30 minutes").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.sees(Role::Button, "Draw a coin").await?;
        no_barriers(guest).await
    })
}

/// RM-09: the table is asked what was played last; this laptop knows, and Bo, who was first to know, begins.
#[test]
fn whoever_remembers_the_last_game_begins() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let night = Night::begun(Variant::Bag, &["Ana", "Bo"], 24)?;
        guest.shelves("state", "1 2 over").await?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.hears("wins with 24 tiles").await?;
        two_sit_down(guest).await?;
        guest.asks("[...document.querySelectorAll('summary')].find((fold) => fold.innerText.includes('Who begins')).click()").await?;
        guest.hears("which piecepack game").await?;
        guest.asks("[...document.querySelectorAll('summary')].find((fold) => fold.innerText.includes('remembers')).click()").await?;
        guest.hears("Rememory, ").await?;
        guest.press(Role::Button, "Bo").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("Bo draws a coin").await?;
        fits(guest).await
    })
}

/// RM-22 to RM-25, RM-R08: every variant has its settings, and what cannot be dealt is refused where it was pressed.
#[test]
fn every_variant_is_agreed_with_its_settings() -> Result<()> {
    party(LAPTOP, async |guest| {
        two_sit_down(guest).await?;
        for (variant, setting) in [
            ("Hands", "Hidden hands"),
            ("Steals", "By value"),
            ("Rows", "In order"),
            ("Scattered", "Covered"),
        ] {
            let press = format!(
                "[...document.querySelectorAll('.variant b')].find((name) => name.innerText === '{variant}').click()"
            );
            guest.asks(&press).await?;
            guest.hears(setting).await?;
            no_barriers(guest).await?;
        }
        guest.press(Role::Button, "Deal").await?;
        guest.hears("Scattered · turn 1").await?;
        fits(guest).await
    })
}

/// RM-R04: where a timer was chosen, nobody has to press anything.
#[test]
fn a_timer_hides_a_wrong_tile_by_itself() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("localStorage.setItem('partypiece/setting/rememory-close', '3')").await?;
        let mut night = Night::begun(Variant::Bag, &["Ana", "Bo"], 0)?;
        guest.finds_on_the_shelf(&night.game).await?;
        night.draws(guest).await?;
        let (place, _) = night.wrong()?;
        night.turns(guest, place).await?;
        guest.hears("It is hidden in 3 seconds").await?;
        guest.hears("Bo draws a coin").await
    })
}

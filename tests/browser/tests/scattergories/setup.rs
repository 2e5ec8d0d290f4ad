//! Agreeing on a game: who, how, which letters, for how long, and which list.

use anyhow::{Result, ensure};
use browser_tests::{Guest, Key, LAPTOP, PHONE, Role, party};

use crate::evening::{looks_right, no_barriers, presses_by_key};

/// SC-R02, SC-07
#[test]
fn names_and_a_press_deal_a_game_with_a_list_to_agree_on() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("location.hash = '#/set-up/scattergories'").await?;
        guest.sees(Role::Heading, "Scattergories").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("Type who is here").await?;
        guest.writes("Name at seat 1", "Ana").await?;
        guest.types(Key::Enter).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("type one more name").await?;
        guest.writes("Name at seat 2", "Bo").await?;
        guest.hears("A set of three rounds, about").await?;
        guest.press(Role::Button, "Deal").await?;
        guest.sees(Role::Button, "Everybody agrees").await?;
        looks_right(guest).await?;
        let slips = guest.asks("return document.querySelectorAll('.ten > li').length").await?;
        ensure!(slips == 12, "a list has twelve categories");
        Ok(())
    })
}

/// Every fold opens without barriers, and what is set there is played (SC-09, SC-R01).
#[test]
fn a_time_that_no_clock_has_is_refused_and_a_die_is_made_of_letters() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("location.hash = '#/set-up/scattergories'").await?;
        guest.writes("Name at seat 1", "Ana").await?;
        guest.writes("Name at seat 2", "Bo").await?;
        for fold in ["The list", "Time", "The letter die", "Points and house rules"] {
            unfolds(guest, fold).await?;
            no_barriers(guest).await?;
        }
        unfolds(guest, "Time").await?;
        let seconds = "const box = document.querySelector('.seconds input'); box.value = arguments[0];
            box.dispatchEvent(new Event('input', { bubbles: true }))";
        guest.asks(&seconds.replace("arguments[0]", "'181'")).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("The clock is set to 10 to 180 seconds, not to 181.").await?;
        guest.asks(&seconds.replace("arguments[0]", "'90'")).await?;
        unfolds(guest, "The letter die").await?;
        guest.press(Role::Radio, "Letters of your own Press those that are to be on the die.").await?;
        // It lies below the bar of buttons until it has the focus.
        presses_by_key(guest, "A").await?;
        no_barriers(guest).await?;
        guest.hears("BCDEFGHIJKLMNOPRSTW").await?;
        guest.press(Role::Button, "Deal").await?;
        guest.sees(Role::Button, "Everybody agrees").await?;
        Ok(())
    })
}

/// Presses a folded card, wherever on the screen it lies.
async fn unfolds(guest: &Guest, title: &str) -> Result<()> {
    let script = format!(
        "[...document.querySelectorAll('summary')].find((fold) => fold.innerText.includes({title:?})).click()"
    );
    guest.asks(&script).await?;
    Ok(())
}

#[test]
fn a_phone_shows_the_set_up_and_the_rules_without_barriers() -> Result<()> {
    party(PHONE, async |guest| {
        guest.comes_in().await?;
        guest.asks("location.hash = '#/set-up/scattergories'").await?;
        guest.sees(Role::Heading, "Scattergories").await?;
        no_barriers(guest).await?;
        guest.asks("location.hash = '#/how-to-play/scattergories'").await?;
        guest.sees(Role::Heading, "How to play Scattergories").await?;
        no_barriers(guest).await
    })
}

//! Before the first card: who is there, the rules of the house, and the rules of the game.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Role, party};

use crate::tables::{fits, no_barriers};

/// BL-08, BL-09, BL-15, BL-110: from home to the first turn: names, the youngest, three rules read aloud one by one; the
/// rules and whose they are stand on pages of their own.
#[test]
fn from_home_to_the_first_turn() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("location.hash = '#/how-to-play/blank'").await?;
        guest.sees(Role::Heading, "How to play BLANK").await?;
        no_barriers(guest).await?;
        guest.asks("location.hash = '#/about'").await?;
        for name in ["Henri Kermarrec", "Rory O'Connor", "Michael Fox", "The Creativity Hub"] {
            guest.hears(name).await?;
        }
        guest.asks("location.hash = '#/set-up/blank'").await?;
        guest.until("a name is asked for", async || Ok(guest.focus().await? == "Name at seat 1")).await?;
        guest.types("Ana").await?;
        guest.types(Key::Enter).await?;
        guest.types("Bo").await?;
        guest.asks("[...document.querySelectorAll('summary')].find((fold) => fold.innerText.includes('youngest')).click()").await?;
        guest.press(Role::Button, "Bo").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Deal").await?;
        for left in ["2 more are face down", "One more is face down", "the last of the rules"] {
            guest.hears(left).await?;
            fits(guest).await?;
            guest.press(Role::Button, "Read aloud").await?;
        }
        no_barriers(guest).await?;
        guest.press(Role::Button, "Everybody understands").await?;
        guest.sees(Role::Button, "Pass to Bo").await?;
        guest.hears("Draw Pile: 57 cards").await?;
        no_barriers(guest).await?;
        fits(guest).await
    })
}

/// BL-R09: with training wheels what does not match cannot be played, and is not marked; by keys alone.
#[test]
fn training_wheels_mark_what_may_be_played() -> Result<()> {
    party(PHONE, async |guest| {
        use crate::tables::{ANA, Night, laid};
        use partypiece::rules::blank::House;
        guest.comes_in().await?;
        let mut setup = laid(&["r1 g2 g3", "r2"], "r4", "y1 y2 y3 y4", Vec::new())?;
        setup.house = House { training_wheels: true, sharp_eyes: false };
        let night = Night::begun(setup)?;
        guest.finds_on_the_shelf(&night.game).await?;
        night.takes_the_laptop(guest, ANA).await?;
        let marked = guest.asks("return document.querySelectorAll('.fan [data-fits=true]').length").await?;
        ensure!(marked.as_u64() == Some(1), "one card matches");
        guest.press(Role::Button, "Choose a card").await?;
        guest.types(Key::End).await?;
        guest.types(Key::Home).await?;
        guest.types(Key::Space).await?;
        guest.sees(Role::Button, "Play it").await?;
        no_barriers(guest).await?;
        guest.types(Key::Enter).await?;
        guest.sees(Role::Button, "Pass to Bo").await.map(drop)
    })
}

//! Somebody alone, against the number of turns.

use anyhow::{Result, ensure};
use browser_tests::{Guest, LAPTOP, Role, party};
use partypiece::rules::rememory::{Deal, Show, Variant};

use crate::tables::{Night, fits, no_barriers};

async fn heads(guest: &Guest) -> Result<String> {
    let grids = "return Object.keys(localStorage).filter((key) => key.endsWith('/head')).map((key) => localStorage[key]).join()";
    Ok(guest.asks(grids).await?.as_str().unwrap_or_default().to_owned())
}

/// The grid is cleared, the number of turns is told, and the best is kept.
#[test]
fn alone_the_number_of_turns_counts_and_the_best_is_kept() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut night = Night::begun(Variant::Bag, &["Ana"], 22)?;
        guest.finds_on_the_shelf(&night.game).await?;
        night.draws(guest).await?;
        fits(guest).await?;
        no_barriers(guest).await?;
        night.misses(guest).await?;
        for _ in 0..2 {
            night.draws(guest).await?;
            night.finds(guest).await?;
        }
        guest.hears("The grid is clear in").await?;
        guest.hears("2 turns").await?;
        guest.hears("Your first, and so your best").await?;
        no_barriers(guest).await?;
        ensure!(guest.asks("return localStorage['partypiece/setting/rememory-best-bag']").await? == "2");
        Ok(())
    })
}

/// Nobody has to be kept from seeing anything, so no curtain falls.
#[test]
fn alone_a_coin_is_looked_at_without_a_curtain() -> Result<()> {
    for variant in [
        Variant::Scattered { show: Show::Suit, tell: false },
        Variant::Hands { deal: Deal::Random, hidden: true },
    ] {
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            let night = Night::begun(variant, &["Ana"], 3)?;
            guest.finds_on_the_shelf(&night.game).await?;
            guest.press(Role::Button, "Choose a coin").await?;
            let coin = guest.focus().await?;
            guest.press(Role::Button, &coin).await?;
            guest.hears("Ana, where is the ").await?;
            fits(guest).await
        })?;
    }
    Ok(())
}

/// The grid of the day is the same whenever it is dealt.
#[test]
fn todays_grid_is_the_same_twice() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut seeds = Vec::new();
        for _ in 0..2 {
            guest.asks("location.hash = '#/set-up/rememory'").await?;
            guest.sees(Role::Textbox, "Name at seat 1").await?;
            guest.clears_everything().await?;
            guest.reloads().await?;
            guest.writes("Name at seat 1", "Ana").await?;
            guest.asks("[...document.querySelectorAll('summary')].find((fold) => fold.innerText.includes('Alone')).click()").await?;
            guest
                .press(
                    Role::Radio,
                    "Today's grid The same for everybody who plays alone today, made from the date.",
                )
                .await?;
            no_barriers(guest).await?;
            guest.press(Role::Button, "Deal").await?;
            guest.sees(Role::Button, "Draw a coin").await?;
            seeds.push(heads(guest).await?);
        }
        ensure!(!seeds[0].is_empty() && seeds[0] == seeds[1], "{seeds:?}");
        Ok(())
    })
}

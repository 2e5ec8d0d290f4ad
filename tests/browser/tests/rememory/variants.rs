//! The four variants, each to its end.

use anyhow::Result;
use browser_tests::{Guest, LAPTOP, Role, party};
use partypiece::rules::rememory::{Action, Deal, Show, Sorted, Variant};

use crate::tables::{Night, fits, no_barriers};

async fn sits_down(guest: &Guest, variant: Variant, found: usize) -> Result<Night> {
    guest.comes_in().await?;
    let night = Night::begun(variant, &["Ana", "Bo"], found)?;
    guest.finds_on_the_shelf(&night.game).await?;
    Ok(night)
}

/// Picks the first coin there is by its place, on the page and here.
async fn picks(guest: &Guest, night: &mut Night, whose: &str) -> Result<()> {
    let place = night.first_coin()?;
    let named = format!("{whose} {}:", place + 1);
    let lies = format!(
        "return [...document.querySelectorAll('.place')].map((place) => place.ariaLabel).find((name) => name.startsWith({}))",
        serde_json::json!(named),
    );
    // One that comes back comes a frame after the tile is hidden.
    let lies_there = async || {
        let name = guest.asks(&lies).await?;
        Ok(name.as_str().is_some_and(|name| !name.ends_with("in play")))
    };
    guest.until("a coin lies there", lies_there).await?;
    let name = guest.asks(&lies).await?;
    guest.press(Role::Button, name.as_str().unwrap_or_default()).await?;
    night.does(Action::Pick { place })
}

/// RM-22, RM-29: coins are in hands, and everybody keeps to their own.
#[test]
fn the_first_variant_is_played_to_its_end() -> Result<()> {
    party(LAPTOP, async |guest| {
        let variant = Variant::Hands { deal: Deal::Random, hidden: false };
        let mut night = sits_down(guest, variant, 11).await?;
        fits(guest).await?;
        no_barriers(guest).await?;
        let others = guest
            .asks("return document.querySelectorAll('.hand')[1].querySelector('button').ariaLabel")
            .await?;
        guest.press(Role::Button, others.as_str().unwrap_or_default()).await?;
        guest.hears("everybody keeps to their own coins").await?;
        picks(guest, &mut night, "Ana's coin").await?;
        night.misses(guest).await?;
        guest.hears("Bo picks one of their coins").await?;
        for _ in 0..12 {
            picks(guest, &mut night, "Bo's coin").await?;
            night.finds(guest).await?;
        }
        guest.hears("Ana picks one of their coins").await?;
        picks(guest, &mut night, "Ana's coin").await?;
        night.finds(guest).await?;
        guest.hears("both win, with 12 tiles each").await?;
        no_barriers(guest).await
    })
}

/// RM-30, RM-31, RM-R12, RM-R17: Bo takes Ana's last coin, from a hand that he cannot see.
#[test]
fn the_second_variant_is_played_to_its_end() -> Result<()> {
    party(LAPTOP, async |guest| {
        let variant = Variant::Steals { deal: Deal::Random, hidden: true };
        let mut night = sits_down(guest, variant, 11).await?;
        fits(guest).await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Pass to Ana").await?;
        guest.lifts_the_curtain("Ana").await?;
        picks(guest, &mut night, "Ana's coin").await?;
        night.misses(guest).await?;
        guest.sees(Role::Button, "Pass to Bo").await?;
        let last = "return document.querySelector('.hand [data-lies=coin]').ariaLabel";
        let last = guest.asks(last).await?.as_str().unwrap_or_default().to_owned();
        guest.press(Role::Button, &last).await?;
        let place =
            last.trim_start_matches("Ana's coin ").split(':').next().unwrap_or_default().parse::<u8>()?;
        night.does(Action::Steal { from: partypiece::rules::Seat(0), place: place - 1 })?;
        night.finds(guest).await?;
        for _ in 0..12 {
            guest.press(Role::Button, "Choose without looking").await?;
            picks(guest, &mut night, "Bo's coin").await?;
            night.finds(guest).await?;
        }
        guest.hears("wins with 13 tiles").await
    })
}

/// RM-32, RM-34, RM-35, RM-36: coins in rows of a suit; whoever picked one may tell, where that was agreed.
#[test]
fn the_third_variant_is_played_to_its_end() -> Result<()> {
    party(LAPTOP, async |guest| {
        let variant = Variant::Rows { sorted: Sorted::Suit, in_order: false, tell: true };
        let mut night = sits_down(guest, variant, 22).await?;
        fits(guest).await?;
        no_barriers(guest).await?;
        picks(guest, &mut night, "coin").await?;
        guest.press(Role::Button, "Tell everybody").await?;
        night.does(Action::Tell)?;
        guest.hears(&format!("where is the {}?", night.coin()?)).await?;
        no_barriers(guest).await?;
        night.misses(guest).await?;
        for _ in 0..2 {
            picks(guest, &mut night, "coin").await?;
            guest.press(Role::Button, "Bo looks at the coin").await?;
            guest.lifts_the_curtain("Bo").await?;
            night.does(Action::Look)?;
            guest.hears(&night.coin()?.to_string()).await?;
            no_barriers(guest).await?;
            guest.press(Role::Button, "Back to the table").await?;
            night.finds(guest).await?;
        }
        guest.hears("wins with 22 tiles").await
    })
}

/// RM-37: coins in no order, and without a look by whoever remembers.
#[test]
fn the_fourth_variant_is_played_to_its_end() -> Result<()> {
    party(LAPTOP, async |guest| {
        let variant = Variant::Scattered { show: Show::Suit, tell: false };
        let mut night = sits_down(guest, variant, 22).await?;
        fits(guest).await?;
        no_barriers(guest).await?;
        for _ in 0..2 {
            picks(guest, &mut night, "coin").await?;
            guest.press(Role::Button, "Ana looks at the coin").await?;
            guest.lifts_the_curtain("Ana").await?;
            night.does(Action::Look)?;
            // Turned at once, it is turned for all.
            night.finds(guest).await?;
        }
        guest.hears("wins with 24 tiles").await
    })
}

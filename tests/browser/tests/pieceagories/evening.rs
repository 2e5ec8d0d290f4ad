//! What guests do at every table.

use anyhow::{Result, ensure};
use browser_tests::{Guest, Key, Role};
pub(crate) use browser_tests::{fits_a_laptop as fits, no_barriers};

use crate::tables::CATEGORIES;

/// Hands the laptop to `who`, who writes these answers, letter by `#`, until time is up.
pub(crate) async fn writes_a_sheet(guest: &Guest, who: &str, answers: &[&str]) -> Result<()> {
    guest.press(Role::Button, &format!("Pass to {who}")).await?;
    guest.lifts_the_curtain(who).await?;
    guest.press(Role::Button, "Lift the cup").await?;
    let letter = guest.letter().await?;
    guest.until("the first line has the focus", async || Ok(guest.focus().await?.starts_with('1'))).await?;
    for answer in answers {
        guest.types(answer.replace('#', &letter)).await?;
        guest.types(Key::Tab).await?;
    }
    no_barriers(guest).await?;
    fits(guest).await?;
    guest.lets_pass(301).await?;
    Ok(())
}

/// From the brainstorm on the table to the list laid out.
pub(crate) async fn brainstorms(guest: &Guest) -> Result<()> {
    no_barriers(guest).await?;
    guest.press(Role::Button, "Pass to Bo").await?;
    no_barriers(guest).await?;
    guest.lifts_the_curtain("Bo").await?;
    for slip in &CATEGORIES[..6] {
        guest.writes("A category", slip).await?;
        guest.types(Key::Enter).await?;
    }
    guest.hears("Things under a bed").await?;
    no_barriers(guest).await?;
    guest.press(Role::Button, "Done: back to the table").await?;
    ensure!(!guest.serialised().await?.contains("Excuses"), "Bo's slips are Bo's");
    guest.press(Role::Button, "Pass to Cy").await?;
    guest.lifts_the_curtain("Cy").await?;
    ensure!(!guest.serialised().await?.contains("Excuses"), "Bo's slips are not Cy's to see");
    guest.writes("A category", &CATEGORIES[6..].join("\n")).await?;
    guest.types(Key::Enter).await?;
    guest.press(Role::Button, "Done: back to the table").await?;
    guest.press(Role::Button, "End the brainstorm").await?;
    lays_a_list(guest).await
}

pub(crate) async fn lays_a_list(guest: &Guest) -> Result<()> {
    guest.press(Role::Button, "Fill up by luck").await?;
    guest.hears("Ten are picked").await?;
    no_barriers(guest).await?;
    fits(guest).await?;
    guest.press(Role::Button, "Lay the list out").await
}

pub(crate) async fn turns_coins_until_the_clock_is_set(guest: &Guest) -> Result<()> {
    while guest.finds(Role::Button, "Throw the dice").await?.is_none() {
        if let Some(coin) = guest.finds(Role::Button, "Turn any coin").await? {
            coin.click().await?;
        }
    }
    no_barriers(guest).await?;
    fits(guest).await?;
    guest.press(Role::Button, "Throw the dice").await
}

/// Reads a category to its end, or to the vote that it brings.
pub(crate) async fn reads_a_category(guest: &Guest) -> Result<()> {
    guest.press(Role::Button, "Read the whole category").await
}

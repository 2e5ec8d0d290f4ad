//! How a screen is found to look.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::Guest;

/// Nothing stands in the way of people who cannot see, point or tell colours apart.
///
/// # Errors
/// When something does.
pub async fn no_barriers(guest: &Guest) -> Result<()> {
    let barriers = guest.barriers().await?;
    ensure!(barriers.is_empty(), "{}\n{}", barriers.join("\n"), guest.text().await?);
    Ok(())
}

/// Nothing has to be scrolled in play.
///
/// # Errors
/// When something has to be.
pub async fn fits(guest: &Guest) -> Result<()> {
    guest.is_painted().await?;
    let over =
        "const parts = document.querySelectorAll('html, .board, .side, .centre, .rules-in-force, .fan');
        return Math.max(...[...parts].map((part) => part.scrollHeight - part.clientHeight))";
    let over = guest.asks(over).await?.as_i64().unwrap_or(i64::MAX);
    ensure!(over <= 1, "{over} pixels are out of sight:\n{}", guest.text().await?);
    Ok(())
}

/// Nothing has to be scrolled in play, but on a phone.
///
/// # Errors
/// When something has to be.
pub async fn fits_a_laptop(guest: &Guest) -> Result<()> {
    let phone = guest.asks("return innerWidth < 1000").await? == json!(true);
    if phone { Ok(()) } else { fits(guest).await }
}

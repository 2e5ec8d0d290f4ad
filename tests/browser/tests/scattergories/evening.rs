//! What guests do at every table.

use anyhow::Result;
use browser_tests::{Guest, Key, Role};
pub(crate) use browser_tests::{fits_a_laptop as fits, no_barriers};

use crate::tables::CATEGORIES;

/// Whether the room that is open is as it should be.
pub(crate) async fn looks_right(guest: &Guest) -> Result<()> {
    no_barriers(guest).await?;
    fits(guest).await
}

/// From a list that lies there to a letter that was rolled.
pub(crate) async fn rolls(guest: &Guest) -> Result<()> {
    if guest.finds(Role::Button, "Everybody agrees").await?.is_some() {
        looks_right(guest).await?;
        guest.press(Role::Button, "Everybody agrees").await?;
    }
    guest.sees(Role::Button, "Roll the letter die").await?;
    looks_right(guest).await?;
    guest.press(Role::Button, "Roll the letter die").await
}

/// Hands the laptop to `who`, who begins to write.
pub(crate) async fn begins(guest: &Guest, who: &str) -> Result<String> {
    guest.press(Role::Button, &format!("Pass to {who}")).await?;
    guest.lifts_the_curtain(who).await?;
    guest.press(Role::Button, "Lift the cup").await?;
    let letter = guest.letter().await?;
    guest.until("the first line has the focus", async || Ok(guest.focus().await?.starts_with('1'))).await?;
    Ok(letter)
}

/// Writes these answers, letter by `#`, from the first line on.
pub(crate) async fn writes(guest: &Guest, letter: &str, answers: &[&str]) -> Result<()> {
    for (at, answer) in answers.iter().enumerate() {
        guest.asks(&format!("document.querySelector('#line-{}').focus()", at + 1)).await?;
        guest.types(answer.replace('#', letter)).await?;
    }
    Ok(())
}

/// Hands the laptop to `who`, who writes until time is up.
pub(crate) async fn writes_a_sheet(guest: &Guest, who: &str, answers: &[&str]) -> Result<()> {
    let letter = begins(guest, who).await?;
    writes(guest, &letter, answers).await?;
    looks_right(guest).await?;
    guest.lets_pass(151).await
}

/// Reads a category to its end, or to what the table has to decide.
pub(crate) async fn reads_a_category(guest: &Guest) -> Result<()> {
    guest.press(Role::Button, "Read the whole category").await
}

/// Reads on to the last answer. Between a look and a press the page may have drawn the button anew.
pub(crate) async fn reads_on(guest: &Guest) -> Result<()> {
    for _ in CATEGORIES {
        guest
            .until("a category is read, or all are", async || {
                if let Ok(Some(read)) = guest.finds(Role::Button, "Read the whole category").await {
                    return Ok(read.click().await.is_ok());
                }
                Ok(matches!(guest.finds(Role::Button, "Add up the score").await, Ok(Some(_))))
            })
            .await?;
    }
    guest.sees(Role::Button, "Add up the score").await?;
    Ok(())
}

/// Votes as these ballots say, and counts.
pub(crate) async fn votes(guest: &Guest, ballots: &[(&str, &str)]) -> Result<()> {
    for (who, ballot) in ballots {
        guest.votes(who, ballot).await?;
    }
    looks_right(guest).await?;
    guest.press(Role::Button, "Count the votes").await
}

/// Presses a button by the key for it, wherever on the screen it lies.
pub(crate) async fn presses_by_key(guest: &Guest, name: &str) -> Result<()> {
    guest.sees(Role::Button, name).await?.focus().await?;
    guest.types(Key::Space).await
}

/// Presses Escape, which closes a dialog.
pub(crate) async fn closes(guest: &Guest) -> Result<()> {
    guest.types(Key::Escape).await
}

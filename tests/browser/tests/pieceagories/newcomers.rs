//! People who have never seen the page: from home to the first round, and whatever they type for a name.

use anyhow::{Result, ensure};
use browser_tests::{Guest, Key, LAPTOP, PHONE, PHONE_SIDEWAYS, Role, party};

use crate::evening::no_barriers;

async fn opens_the_set_up(guest: &Guest) -> Result<()> {
    guest.comes_in().await?;
    no_barriers(guest).await?;
    guest.press(Role::Link, "Play Pieceagories").await?;
    guest.sees(Role::Heading, "10 Blank White Pieceagories").await?;
    no_barriers(guest).await
}

async fn is_called(guest: &Guest, seat: u8, name: &str) -> Result<()> {
    guest.writes(&format!("Name at seat {seat}"), name).await
}

/// Two names, the table's own order instead of birthdays, and the first slip is being written.
#[test]
fn two_newcomers_are_at_the_table_after_two_names() -> Result<()> {
    for window in [LAPTOP, PHONE, PHONE_SIDEWAYS] {
        party(window, async |guest| {
            opens_the_set_up(guest).await?;
            is_called(guest, 1, "Ana").await?;
            is_called(guest, 2, "Bo").await?;
            no_barriers(guest).await?;
            guest.press(Role::Button, "Deal").await?;
            guest.hears("birthday").await?;
            guest.press(Role::Button, "Go by seats instead").await?;
            guest.press(Role::Button, "Deal").await?;
            guest.press(Role::Button, "Pass to Bo").await?;
            guest.lifts_the_curtain("Bo").await?;
            guest.writes("A category", "Rivers").await?;
            guest.types(Key::Enter).await?;
            guest.press(Role::Button, "Done: back to the table").await?;
            guest.hears("1 slip").await?;
            // Home knows the game, and leads back to it.
            guest.press(Role::Link, "10 Blank White Pieceagories").await?;
            guest.sees(Role::Heading, "Partypiece").await?;
            no_barriers(guest).await?;
            guest.types(Key::Enter).await?;
            guest.hears("1 slip").await
        })?;
    }
    Ok(())
}

/// What is wrong with a name is said, and what was typed stays.
#[test]
fn a_name_that_cannot_be_one_is_met_by_a_sentence_and_kept() -> Result<()> {
    party(LAPTOP, async |guest| {
        opens_the_set_up(guest).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("at least two play").await?;
        is_called(guest, 1, "Ana").await?;
        is_called(guest, 2, "ANA").await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("Two people are called").await?;
        let long = "x".repeat(200);
        is_called(guest, 2, &long).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("letters; at most 24 fit").await?;
        let typed =
            guest.asks("return [...document.querySelectorAll('input')].map((i) => i.value).join()").await?;
        ensure!(typed.as_str().unwrap_or_default().contains(&long), "what was typed is still there");
        no_barriers(guest).await
    })
}

#[test]
fn markup_emoji_and_leftward_names_are_names() -> Result<()> {
    party(LAPTOP, async |guest| {
        opens_the_set_up(guest).await?;
        is_called(guest, 1, "<b>Ana</b>").await?;
        is_called(guest, 2, "🦊 دانا").await?;
        guest.press(Role::Button, "Deal").await?;
        guest.press(Role::Button, "Go by seats instead").await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("<b>Ana</b>").await?;
        guest.hears("🦊 دانا").await?;
        no_barriers(guest).await
    })
}

/// Every screen that is only read has no barriers, by day and by night.
#[test]
fn every_screen_beside_the_table_has_no_barriers() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        for (link, heading) in
            [("How to play", "How to play Pieceagories"), ("Settings", "Settings"), ("About", "About")]
        {
            guest.press(Role::Link, link).await?;
            guest.sees(Role::Heading, heading).await?;
            no_barriers(guest).await?;
        }
        Ok(())
    })
}

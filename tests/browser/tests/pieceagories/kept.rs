//! Nothing typed or played is lost: reloads, damage, storage that takes no more.

use anyhow::{Result, ensure};
use browser_tests::{Guest, LAPTOP, Role, party};
use partypiece::rules::pieceagories::Answers;

use crate::{
    evening::{no_barriers, turns_coins_until_the_clock_is_set},
    tables::{listed, played, setup, thrown},
};

/// A reload in the middle of a word, and one after the deadline, over http and from a disk (PG-62, PG-R47).
async fn reloads_while_writing(guest: &Guest, address: &str) -> Result<()> {
    guest.may_let_time_pass().await?;
    guest.visits(address).await?;
    guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
    guest.press(Role::Button, "Pass to Ana").await?;
    guest.lifts_the_curtain("Ana").await?;
    guest.press(Role::Button, "Lift the cup").await?;
    let letter = guest.letter().await?;
    guest.until("the first line has the focus", async || Ok(guest.focus().await?.starts_with('1'))).await?;
    let word = format!("{letter}alf a wor");
    guest.types(&word).await?;
    guest.until("it is written", async || Ok(value(guest).await? == word)).await?;
    let before = seconds_left(guest).await?;

    guest.lets_pass(20).await?;
    guest.reloads().await?;
    ensure!(!guest.serialised().await?.contains(&word), "the curtain is down after a reload");
    guest.lifts_the_curtain("Ana").await?;
    guest.until("the word is there", async || Ok(value(guest).await? == word)).await?;
    let after = seconds_left(guest).await?;
    ensure!(before - after >= 20 && before - after < 40, "{before} seconds became {after}");

    guest.lets_pass(301).await?;
    guest.reloads().await?;
    guest.sees(Role::Button, "Pass to Bo").await?;
    ensure!(!guest.serialised().await?.contains(&word), "nobody has read it out yet");
    Ok(())
}

async fn value(guest: &Guest) -> Result<String> {
    let value = guest.asks("return document.querySelector('#line-1')?.value ?? ''").await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// What the clock shows, in seconds.
async fn seconds_left(guest: &Guest) -> Result<i64> {
    let figures = guest.asks("return document.querySelector('[role=timer] .figures').textContent").await?;
    let figures = figures.as_str().unwrap_or_default();
    let (minutes, seconds) = figures.split_once(':').unwrap_or_default();
    Ok(minutes.parse::<i64>()? * 60 + seconds.parse::<i64>()?)
}

#[test]
fn a_reload_keeps_the_word_and_the_time_and_never_adds_to_it() -> Result<()> {
    party(LAPTOP, async |guest| reloads_while_writing(guest, guest.house.address()).await)
}

#[test]
fn from_a_disk_a_reload_keeps_the_word_and_the_time_too() -> Result<()> {
    party(LAPTOP, async |guest| reloads_while_writing(guest, &guest.house.on_disk()).await)
}

#[test]
fn a_damaged_record_keeps_its_good_part_and_says_what_was_lost() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let game = played(setup(6, Answers::Typed)?, 1, listed())?;
        guest.shelves("step/000011", "{\"did\":{\"by\":0,\"acti").await?;
        for (n, step) in game.steps().iter().enumerate().take(11) {
            guest.shelves(&format!("step/{n:06}"), &partypiece::play::step_line(step)).await?;
        }
        guest.shelves("head", &partypiece::play::head_line(&game)).await?;
        guest.sits_down().await?;
        guest.hears("damaged at step 12").await?;
        guest.press(Role::Button, "Understood").await?;
        guest.press(Role::Button, "Fill up by luck").await?;
        guest.press(Role::Button, "Lay the list out").await?;
        guest.reloads().await?;
        guest.sees(Role::Button, "Turn any coin").await?;
        Ok(())
    })
}

#[test]
fn a_game_of_a_newer_page_is_left_as_it_is() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest
            .shelves("head", r#"{"partypiece":99,"game":"pieceagories","rules":1,"seed":1,"setup":{}}"#)
            .await?;
        guest.sits_down().await?;
        guest.hears("saved by a newer Partypiece").await?;
        no_barriers(guest).await
    })
}

#[test]
fn where_nothing_can_be_kept_the_game_goes_on_and_says_so() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&played(setup(6, Answers::Typed)?, 1, listed())?).await?;
        guest
            .asks(
                "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
            )
            .await?;
        turns_coins_until_the_clock_is_set(guest).await?;
        guest.sees(Role::Button, "Pass to Ana").await?;
        guest.hears("no room left").await?;
        no_barriers(guest).await
    })
}

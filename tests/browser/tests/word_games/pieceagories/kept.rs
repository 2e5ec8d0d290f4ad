//! A reload keeps what was typed and played. Of a damaged record, the part before the damage is kept. Without
//! storage the game continues.

use anyhow::{Result, bail, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::pieceagories::Answers;

use super::{
    games::{after_throw, game_after, setup, steps_to_list},
    helpers::{assert_accessible, flip_coins_and_roll},
};

/// A reload in the middle of a word, and one after the deadline, of the page at this address (PG-62, PG-R47).
async fn reload_while_writing(page: &Page, address: &str) -> Result<()> {
    page.fake_clock().await?;
    page.goto(address).await?;
    page.open_saved_game(&after_throw(setup(1, Answers::Typed)?)?).await?;
    page.lift_curtain("Ana").await?;
    page.press(Role::Button, "Show the letter and start").await?;
    let letter = page.letter().await?;
    page.wait_until("the first line has the focus", async || Ok(page.focused_name().await?.starts_with('1')))
        .await?;
    let word = format!("{letter}alf a wor");
    page.type_keys(&word).await?;
    page.wait_until("it is written", async || Ok(value(page).await? == word)).await?;
    let before = seconds_left(page).await?;

    page.advance_clock(20).await?;
    page.reload().await?;
    ensure!(!page.full_state().await?.contains(&word), "an answer is in the document after a reload");
    page.lift_curtain("Ana").await?;
    page.wait_until("the word is there", async || Ok(value(page).await? == word)).await?;
    let after = seconds_left(page).await?;
    ensure!(before - after >= 20 && before - after < 40, "{before} seconds became {after}");

    page.advance_clock(301).await?;
    page.reload().await?;
    page.find(Role::Button, "Bo: hold to write").await?;
    ensure!(!page.full_state().await?.contains(&word), "an answer is in the document before it is read out");
    Ok(())
}

async fn value(page: &Page) -> Result<String> {
    Ok(page.value_of("#line-1").await?.unwrap_or_default())
}

/// The seconds on the timer.
async fn seconds_left(page: &Page) -> Result<i64> {
    let figures = page.text_of("[role=timer] .figures").await?.unwrap_or_default();
    let (minutes, seconds) = figures.split_once(':').unwrap_or_default();
    Ok(minutes.parse::<i64>()? * 60 + seconds.parse::<i64>()?)
}

/// The number of attempts from a disk. There, Chromium sometimes loses the whole storage at a reload. The journal restores
/// what the page wrote, but not the game that the test put into the storage.
const ATTEMPTS: usize = 8;

#[test]
fn from_a_disk_a_reload_keeps_the_word_and_adds_no_time() -> Result<()> {
    let attempt = || with_page(LAPTOP, async |page| reload_while_writing(page, &page.server.on_disk()).await);
    for _ in 0..ATTEMPTS {
        match attempt() {
            Err(error) if error.to_string().contains("The beginning of this game is missing") => {}
            result => return result,
        }
    }
    bail!("the storage was lost {ATTEMPTS} times")
}

#[test]
fn a_damaged_record_keeps_its_good_part_and_says_what_was_lost() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let game = game_after(setup(6, Answers::Typed)?, 1, steps_to_list())?;
        page.put_in_storage("step/000011", "{\"did\":{\"by\":0,\"acti").await?;
        for (n, step) in game.steps().iter().enumerate().take(11) {
            page.put_in_storage(&format!("step/{n:06}"), &partypiece::play::step_line(step)).await?;
        }
        page.put_in_storage("head", &partypiece::play::head_line(&game)).await?;
        page.open_game().await?;
        page.wait_for_text("damaged at step 12").await?;
        page.press(Role::Button, "OK").await?;
        page.press(Role::Button, "Pick the rest at random").await?;
        page.press(Role::Button, "Use these ten").await?;
        page.reload().await?;
        page.find(Role::Button, "Flip a coin").await?;
        Ok(())
    })
}

/// ST-01: the gap is said, the steps after it can be saved as a file, and a new step is not followed by old ones.
#[test]
fn steps_after_a_missing_one_are_set_aside_and_can_be_saved() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let game = game_after(setup(6, Answers::Typed)?, 1, steps_to_list())?;
        let lost = game.steps().len() - 2;
        for (n, step) in game.steps().iter().enumerate().filter(|(n, _)| *n != lost) {
            page.put_in_storage(&format!("step/{n:06}"), &partypiece::play::step_line(step)).await?;
        }
        page.put_in_storage("head", &partypiece::play::head_line(&game)).await?;
        page.open_game().await?;
        page.wait_for_text(&format!("damaged at step {}: it is missing", lost + 1)).await?;
        page.catch_files().await?;
        page.press(Role::Button, "Save the game as a file").await?;
        let file = page.caught_file().await?;
        ensure!(file.contains(&format!("step/{:06}", lost + 1)), "the step after the gap is not in {file}");
        page.press(Role::Button, "OK").await?;
        page.press(Role::Button, "Pick the rest at random").await?;
        page.press(Role::Button, "Use these ten").await?;
        page.find(Role::Button, "Flip a coin").await?;
        ensure!(!page.full_state().await?.contains("in another window"), "a gap is no other window");
        page.reload().await?;
        page.find(Role::Button, "Flip a coin").await?;
        ensure!(!page.full_state().await?.contains("damaged"), "the steps after the gap are still there");
        Ok(())
    })
}

#[test]
fn a_game_of_a_newer_page_is_not_changed() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.put_in_storage(
            "head",
            r#"{"partypiece_game":99,"game":"pieceagories","rules":1,"seed":1,"setup":{}}"#,
        )
        .await?;
        page.open_game().await?;
        page.wait_for_text("saved by a newer Partypiece").await?;
        Ok(())
    })
}

/// ST-05: home and the address of the game say so, and both save it as it is stored.
#[test]
fn a_game_of_a_trial_version_can_be_saved_as_a_file() -> Result<()> {
    const HEAD: &str = r#"{"partypiece":1,"game":"clear","rules":1,"seed":1,"setup":{}}"#;
    const SENTENCE: &str =
        "This game is of a trial version of this page (version 1), and cannot be played on.";
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.put_in_storage("head", HEAD).await?;
        page.put_in_storage("step/000000", r#"{"did":{"by":0,"action":"roll"}}"#).await?;
        page.reload().await?;
        page.wait_for_text(SENTENCE).await?;
        page.catch_files().await?;
        page.press(Role::Button, "Save as a file: A game that this page cannot open").await?;
        let saved = page.caught_file().await?;
        ensure!(saved.contains(HEAD) && saved.contains("roll"), "{saved}");
        page.open_game().await?;
        page.wait_for_text(SENTENCE).await?;
        page.press(Role::Button, "Save the game as a file").await?;
        ensure!(page.caught_file().await? == saved, "the same file");
        assert_accessible(page).await
    })
}

#[test]
fn without_storage_the_game_continues_and_says_so() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup(6, Answers::Typed)?, 1, steps_to_list())?).await?;
        page.refuse_storage("QuotaExceededError").await?;
        flip_coins_and_roll(page).await?;
        page.find(Role::Button, "Ana: hold to write").await?;
        page.wait_for_text("This browser has no space left").await?;
        Ok(())
    })
}

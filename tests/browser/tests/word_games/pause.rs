//! A pause while somebody writes: the doorbell rings.

use anyhow::{Context, Result, ensure};
use browser_tests::{Key, LAPTOP, Page, Role, with_page};

use crate::both::{WordGame, Writing, begin_sheet};

/// Starts the clock, and writes something where the laptop is written on.
async fn start_clock(page: &Page, writing: Writing) -> Result<()> {
    match writing {
        Writing::Typed => {
            begin_sheet(page, "Ana").await?;
            page.type_keys("Some words").await
        }
        Writing::Paper => page.press(Role::Button, "Start the timer").await,
        Writing::Blitz => {
            page.press(Role::Button, "Ana: start").await?;
            page.type_into("Ana, your answer", "Some words").await
        }
    }
}

/// The seconds in the text of an element, such as 148 in "Time left when you go on: 2:28".
async fn seconds_in(page: &Page, selector: &str) -> Result<u32> {
    let text = page.text_of(selector).await?.unwrap_or_default();
    let time = text.split(' ').next_back().unwrap_or_default();
    let (minutes, seconds) = time.split_once(':').with_context(|| format!("no time in {text}"))?;
    Ok(minutes.parse::<u32>()? * 60 + seconds.parse::<u32>()?)
}

/// The time left of a pause, and nothing of the game: neither letter, list, answers nor log.
async fn only_the_cloth(page: &Page) -> Result<u32> {
    page.wait_for_text("Pause so far: ").await?;
    page.assert_hidden(&["Some words"]).await?;
    let game = ".table, .glyph, .slip, .category, input, .log, .clock";
    ensure!(page.count(game).await? == 0, "the game is in the document");
    seconds_in(page, ".curtain p:not([role])").await
}

/// PK-12: however long the pause, and after a reload in it, exactly the time that was left is left, and the text is still there.
#[test]
fn a_pause_takes_the_game_away_and_keeps_the_time() -> Result<()> {
    for (game, writing) in [
        (WordGame::Pieceagories, Writing::Typed),
        (WordGame::Scattergories, Writing::Paper),
        (WordGame::Scattergories, Writing::Blitz),
    ] {
        with_page(LAPTOP, async |page| {
            page.fake_clock().await?;
            game.open_before_writing(page, writing).await?;
            start_clock(page, writing).await?;
            page.press(Role::Button, "Pause").await?;
            let left = only_the_cloth(page).await?;
            page.advance_clock(965).await?;
            page.wait_for_text("Pause so far: 16:").await?;
            page.reload().await?;
            ensure!(only_the_cloth(page).await? == left, "the pause took time");
            page.wait_for_text("Pause so far: 16:").await?;
            page.go_on().await?;
            page.letter().await?;
            let lengths = page.count_stored_with("{\"paused\":{\"seconds\":9").await?;
            ensure!(lengths == 1, "the length of the pause is not in the record");
            let now = seconds_in(page, ".clock .figures").await?;
            ensure!(now <= left && now > 0, "{now} seconds of {left} are left");
            if !matches!(writing, Writing::Paper) {
                let first = page.value_of("input").await?;
                ensure!(first.as_deref() == Some("Some words"), "{first:?}");
            }
            page.find(Role::Button, "Pause").await.map(drop)
        })?;
    }
    Ok(())
}

/// PK-12: whoever writes goes on in the line where they were, and in the middle of it.
#[test]
fn after_a_pause_the_cursor_is_where_it_was() -> Result<()> {
    for game in WordGame::ALL {
        with_page(LAPTOP, async |page| {
            page.fake_clock().await?;
            game.open_before_writing(page, Writing::Typed).await?;
            start_clock(page, Writing::Typed).await?;
            page.type_keys(Key::Enter).await?;
            page.type_keys("Half wods").await?;
            page.type_keys(Key::Left).await?;
            page.type_keys(Key::Left).await?;
            page.press(Role::Button, "Pause").await?;
            page.go_on().await?;
            page.letter().await?;
            page.wait_until_focus_is_in("#line-2").await?;
            page.wait_until_still().await?;
            page.type_keys("r").await?;
            let second = page.value_of("#line-2").await?;
            ensure!(second.as_deref() == Some("Half words"), "{second:?}");
            Ok(())
        })?;
    }
    Ok(())
}

/// PK-15: the clock of a tab runs only as long as this tab has the game. Otherwise it would hand in what another tab still writes.
#[test]
fn no_clock_runs_in_a_tab_without_the_game() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        WordGame::Scattergories.open_before_writing(page, Writing::Typed).await?;
        start_clock(page, Writing::Typed).await?;
        let table = page.browser.current_url().await?;
        let second = page.new_window().await?;
        page.in_window(&second, async || {
            page.goto(table.as_str()).await?;
            page.press(Role::Button, "Play here instead").await
        })
        .await?;
        page.find(Role::Heading, "This game is open in another tab").await?;
        let before = page.all_stored("/step/").await?;
        page.advance_clock(600).await?;
        page.wait_until_still().await?;
        ensure!(page.all_stored("/step/").await? == before, "the first tab went on");
        Ok(())
    })
}

/// PK-13
#[test]
fn the_second_screen_says_that_the_game_is_paused() -> Result<()> {
    with_page(LAPTOP, async |page| {
        WordGame::Scattergories.open_before_writing(page, Writing::Paper).await?;
        page.open_second_screen().await?;
        start_clock(page, Writing::Paper).await?;
        page.press(Role::Button, "Pause").await?;
        page.on_second_screen(async || {
            page.wait_for_text("Paused").await?;
            ensure!(page.shown_text_of(".middle").await? == "Paused");
            Ok(())
        })
        .await?;
        page.go_on().await?;
        page.on_second_screen(async || page.letter().await.map(drop)).await
    })
}

//! How a second screen and the pages of the laptop find each other.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};

/// Starts a game from home.
async fn start(page: &Page, game: &str, names: &[&str]) -> Result<()> {
    let card = page.find_beginning(Role::Link, game).await?;
    page.press(Role::Link, &card).await?;
    for (seat, name) in (1..).zip(names) {
        page.type_into(&format!("Name at seat {seat}"), name).await?;
    }
    page.press(Role::Button, "Start").await
}

/// SS-04: a window whose address was opened by hand finds the laptop by itself, also beside one that the laptop has opened.
#[test]
fn windows_opened_by_hand_and_by_a_press_show_the_table() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start(page, "Rememory", &["Ana"]).await?;
        page.open_second_screen().await?;
        page.open_window("#/second-screen").await?;
        let laptop = page.browser.window().await?;
        let mut windows = page.browser.windows().await?;
        windows.retain(|window| *window != laptop);
        ensure!(windows.len() == 2, "{} second screens are open", windows.len());
        for (press, words) in [("", "Draw a coin"), ("Draw a coin", "Find the tile")] {
            if !press.is_empty() {
                page.press(Role::Button, press).await?;
            }
            for window in &windows {
                page.in_window(window, async || page.wait_for_text(words).await).await?;
            }
        }
        Ok(())
    })
}

/// SS-03: the laptop sends each step at once. A second screen does not have to ask for it.
#[test]
fn a_step_appears_without_a_question() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start(page, "Rememory", &["Ana"]).await?;
        page.open_second_screen().await?;
        page.second_screen_shows("Draw a coin").await?;
        page.on_second_screen(async || {
            // Stops all timers of the second screen, because it asks the laptop in a timer.
            page.execute("for (let id = setTimeout(() => {}); id > 0; id -= 1) clearInterval(id)")
                .await
                .map(drop)
        })
        .await?;
        let count = "window.asked = 0; addEventListener('message', () => window.asked += 1)";
        page.execute(count).await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.second_screen_shows("Find the tile").await?;
        let tile = page.find_beginning(Role::Button, "hidden tile").await?;
        page.press(Role::Button, &tile).await?;
        page.on_second_screen(async || {
            page.wait_until("it shows what happened", async || Ok(!page.shows("Find the tile").await?)).await
        })
        .await?;
        let asked = page.noted("asked").await?;
        ensure!(asked == 0, "the second screen has asked {asked} times");
        Ok(())
    })
}

/// SS-10: if two tabs have different games, the second screen follows the first one until it is closed, and names the other one.
#[test]
fn of_two_tabs_with_games_the_first_is_followed() -> Result<()> {
    const OTHER: &str = "Clear! is open in another tab on this computer, too. Close one of them.";
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start(page, "Rememory", &["Ana"]).await?;
        let second = page.open_window("#/second-screen").await?;
        page.in_window(&second, async || page.wait_for_text("Draw a coin").await).await?;
        let other = page.open_window("").await?;
        page.in_window(&other, async || {
            start(page, "Clear!", &["Ana", "Bo"]).await?;
            page.find(Role::Button, "Roll four dice").await.map(drop)
        })
        .await?;
        page.in_window(&second, async || page.wait_for_text(OTHER).await).await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.in_window(&second, async || {
            page.wait_for_text("Find the tile").await?;
            ensure!(page.shows(OTHER).await?, "the other tab is not named any more");
            Ok(())
        })
        .await?;
        page.browser.close_window().await?;
        page.browser.switch_to_window(second).await?;
        page.wait_for_text("Roll 1").await?;
        ensure!(!page.shows("another tab").await?, "a tab that is not there is named");
        page.browser.switch_to_window(other).await?;
        Ok(())
    })
}

/// SS-07: while the laptop is muted, the second screen plays its sounds.
#[test]
fn sounds_of_a_muted_laptop_come_from_the_second_screen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        start(page, "Rememory", &["Ana"]).await?;
        page.open_second_screen().await?;
        page.on_second_screen(async || {
            let count = "window.sounds = 0;
                for (const node of [OscillatorNode, AudioBufferSourceNode]) {
                    const start = node.prototype.start;
                    node.prototype.start = function (...when) { sounds += 1; return start.apply(this, when) };
                }";
            page.execute(count).await?;
            // Browsers allow sounds only in a window that somebody has used.
            page.press(Role::Heading, "Draw a coin").await
        })
        .await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.second_screen_shows("Find the tile").await?;
        let sounds = async || page.on_second_screen(async || page.noted("sounds").await).await;
        ensure!(sounds().await? == 0, "the laptop is not muted, so it plays its sounds itself");
        page.press(Role::Button, "Mute").await?;
        let tile = page.find_beginning(Role::Button, "hidden tile").await?;
        page.press(Role::Button, &tile).await?;
        page.wait_until("the second screen has played a sound", async || Ok(sounds().await? != 0)).await
    })
}

//! An evening of several games: the standings, its end, the history, backups, and forgetting a person.

mod backup;
mod closed;
mod history;
mod many;

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, Page, Role, assert_accessible, with_page};
use serde_json::json;

/// Ana wins against Bo and Cy.
const CLEAR: (&str, &str) = ("2345678924", include_str!("../../../records/clear-1.jsonl"));
/// Ana and Bo win together. Cy has left.
const REMEMORY: (&str, &str) = ("2345678925", include_str!("../../../records/rememory-1-scattered.jsonl"));

/// Opens a game without its last step.
async fn open_without_last_step(page: &Page, (id, record): (&str, &str)) -> Result<()> {
    open_without_last_steps(page, (id, record), 1).await
}

/// Opens a game without its last steps.
async fn open_without_last_steps(page: &Page, (id, record): (&str, &str), steps: usize) -> Result<()> {
    let mut lines: Vec<&str> = record.lines().collect();
    lines.truncate(lines.len() - steps);
    let store = "const [id, lines] = arguments;
        lines.forEach((line, n) => localStorage.setItem(
            `partypiece/game/${id}/${n ? 'step/' + String(n - 1).padStart(6, '0') : 'head'}`, line));
        location.hash = `#/table/${id}`;";
    page.browser.execute(store, vec![json!(id), json!(lines)]).await?;
    Ok(())
}

/// Plays the last step of both games.
async fn play_both(page: &Page) -> Result<()> {
    open_without_last_step(page, CLEAR).await?;
    page.press(Role::Button, "See who won").await?;
    page.find(Role::Link, "Ana 1, Cy 0, Bo 0").await?;
    open_without_last_step(page, REMEMORY).await?;
    let tile = page.find_beginning(Role::Button, "hidden tile").await?;
    page.press(Role::Button, &tile).await?;
    page.find(Role::Link, "Ana 2, Bo 1, Cy 0").await?;
    Ok(())
}

/// The cells of the standings, row by row.
async fn rows(page: &Page) -> Result<Vec<String>> {
    page.find(Role::Table, "Points of each player, in all and for each game").await?;
    let script = "return [...document.querySelectorAll('.standings')[0].querySelectorAll('tbody tr')]
        .map((row) => [...row.cells].map((cell) => cell.innerText).join(' '))";
    Ok(serde_json::from_value(page.execute(script).await?)?)
}

async fn stored_results(page: &Page) -> Result<usize> {
    Ok(page.all_stored("/result/").await?.len())
}

async fn go_to_evening(page: &Page) -> Result<()> {
    page.open_screen("evening").await?;
    page.find(Role::Heading, "This evening").await?;
    Ok(())
}

/// EV-01, EV-02, EV-08: the end of a game is counted, undone, and counted again; opening the game again changes nothing.
#[test]
fn the_end_of_a_game_counts_once() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        open_without_last_step(page, CLEAR).await?;
        page.press(Role::Button, "See who won").await?;
        page.find(Role::Link, "Ana 1, Cy 0, Bo 0").await?;
        assert_accessible(page).await?;
        ensure!(stored_results(page).await? == 1, "the result is not stored");
        page.press(Role::Button, "Undo").await?;
        page.find(Role::Button, "See who won").await?;
        page.wait_until("the result is deleted", async || Ok(stored_results(page).await? == 0)).await?;
        page.press(Role::Button, "See who won").await?;
        page.find(Role::Link, "Ana 1, Cy 0, Bo 0").await?;
        let stored = page.stored("result/2345678924").await?;
        page.reload().await?;
        page.find(Role::Link, "Ana 1, Cy 0, Bo 0").await?;
        let after = page.stored("result/2345678924").await?;
        ensure!(stored == after && stored_results(page).await? == 1, "a game counts twice");
        Ok(())
    })
}

/// EV-05, EV-07, EV-09, EV-10: three games, the second without Cy, who comes back. The page is closed and opened again, the rule
/// is changed, and the evening is ended and continued.
#[test]
fn an_evening_of_three_games_is_closed_and_opened_again() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        play_both(page).await?;
        open_without_last_step(page, ("2345678927", CLEAR.1)).await?;
        page.press(Role::Button, "See who won").await?;
        page.find(Role::Link, "Ana 3, Bo 1, Cy 0").await?;
        go_to_evening(page).await?;
        page.reload().await?;
        ensure!(rows(page).await? == ["Ana 3 1 1 1", "Bo 1 0 1 0", "Cy 0 0 – 0"], "{:?}", rows(page).await?);
        ensure!(
            page.execute("return document.documentElement.scrollWidth <= innerWidth").await? == true,
            "the page is wider than the screen"
        );
        page.press(Role::Radio, "3, 2 and 1 points for the first three").await?;
        ensure!(rows(page).await? == ["Ana 9 3 3 3", "Bo 5 1 3 1", "Cy 4 2 – 2"], "{:?}", rows(page).await?);
        press_in_sight(page, "End the evening").await?;
        page.wait_for_text("wins the evening with 9 points").await?;
        page.find(Role::Heading, "Clear!").await?;
        page.reload().await?;
        page.wait_for_text("wins the evening with 9 points").await?;
        page.wait_for_text("16 points in one deal").await?;
        press_in_sight(page, "Continue this evening").await?;
        page.find(Role::Button, "End the evening").await?;
        Ok(())
    })
}

/// SS-09: the second screen shows the end of the evening, too.
#[test]
fn the_second_screen_shows_the_end_of_the_evening() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        play_both(page).await?;
        page.open_second_screen().await?;
        page.second_screen_shows("Game over").await?;
        go_to_evening(page).await?;
        page.second_screen_shows("Choose a game on the laptop.").await?;
        press_in_sight(page, "End the evening").await?;
        page.second_screen_shows("wins the evening with 2 points").await?;
        page.second_screen_shows("16 points in one deal").await?;
        press_in_sight(page, "Continue this evening").await?;
        page.second_screen_shows("Choose a game on the laptop.").await
    })
}

/// Scrolls to a button and presses it.
async fn press_in_sight(page: &Page, name: &str) -> Result<()> {
    let button = page.find(Role::Button, name).await?;
    let centre = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    page.browser.execute(centre, vec![button.to_json()?]).await?;
    Ok(page.click(&button).await?)
}

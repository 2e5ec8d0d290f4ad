//! An evening of several games: the standings, its end, the history, backups, and forgetting a person.

mod backup;
mod closed;
mod history;
mod many;

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, Role, assert_accessible, with_page};

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
    let (head, steps) = lines.split_first().context("a record has a first line")?;
    page.store_game(id, head, steps).await?;
    page.open_screen(&format!("table/{id}")).await
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
    page.rows_of(".standings").await
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
        page.press_in_the_middle("End the evening").await?;
        page.second_screen_shows("wins the evening with 2 points").await?;
        page.second_screen_shows("16 points in one deal").await?;
        page.press_in_the_middle("Continue this evening").await?;
        page.second_screen_shows("Choose a game on the laptop.").await
    })
}

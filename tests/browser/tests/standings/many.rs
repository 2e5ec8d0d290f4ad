//! Ten thousand results, and a full storage.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use serde_json::{Value, json};

use crate::{CLEAR, go_to_evening, open_without_last_step, stored_results};

const GAMES: usize = 10_000;

/// Stores results of games of four people, one an hour from 2001 on, each with one best moment. Bo wins every third game.
const STORE: &str = "const [games] = arguments;
    const letters = '23456789bcdfghjkmnpqrstvwxz';
    for (let game = 0; game < games; game += 1) {
        let id = '';
        for (let rest = game; id.length < 10; rest = Math.floor(rest / letters.length)) id += letters[rest % letters.length];
        const names = game % 3 ? ['Ana', 'Bo', 'Cy', 'Dora'] : ['Bo', 'Dora', 'Cy', 'Ana'];
        localStorage.setItem(`partypiece/result/${id}`, JSON.stringify({
            kind: ['clear', 'rememory', 'blank', 'scattergories', 'pieceagories'][game % 5],
            at: 1e12 + 36e5 * game, date: '2001-09-09 04:00', evening: 1e12 + 36e5 * (game - game % 5),
            people: names.map((name, place) => ({ name, place: place + 1, score: 9 - place })),
            moments: [{ deal_points: { points: game, deal: 1, who: [names[0]] } }],
        }));
    }";

async fn store_many(page: &Page) -> Result<()> {
    page.open().await?;
    page.browser.execute(STORE, vec![json!(GAMES)]).await?;
    page.reload().await?;
    ensure!(stored_results(page).await? == GAMES);
    Ok(())
}

/// Ana wins a game against Bo and Cy.
async fn finish_a_game(page: &Page) -> Result<()> {
    open_without_last_step(page, CLEAR).await?;
    page.press(Role::Button, "See who won").await?;
    page.find(Role::Link, "Ana 1, Cy 0, Bo 0").await?;
    Ok(())
}

/// A person's line in the history: games won, of games played.
async fn totals(page: &Page, name: &str) -> Result<Value> {
    page.find(Role::Table, "Games won, of games played").await?;
    let script = "return [...document.querySelectorAll('tbody tr')].find((row) => row.querySelector('.bar')
        && row.cells[0].innerText === arguments[0])?.cells[1].innerText";
    Ok(page.browser.execute(script, vec![json!(name)]).await?.json().clone())
}

/// EV-11, EV-13, EV-18
#[test]
fn ten_thousand_results_are_shown_counted_and_forgotten() -> Result<()> {
    with_page(LAPTOP, async |page| {
        store_many(page).await?;
        go_to_evening(page).await?;
        ensure!(totals(page, "Ana").await? == "6666 of 10000", "{}", totals(page, "Ana").await?);
        finish_a_game(page).await?;
        ensure!(stored_results(page).await? == GAMES + 1);
        go_to_evening(page).await?;
        ensure!(totals(page, "Ana").await? == "6667 of 10001", "{}", totals(page, "Ana").await?);
        page.press_in_the_middle("Forget Dora").await?;
        page.find(Role::Dialog, "Forget Dora?").await?;
        page.press(Role::Button, "Forget").await?;
        page.wait_until("Dora is not named any more", async || Ok(!page.shows("Dora").await?)).await?;
        ensure!(stored_results(page).await? == GAMES + 1, "a result is lost");
        ensure!(page.count_stored_with("Dora").await? == 0);
        page.reload().await?;
        ensure!(totals(page, "Ana").await? == "6667 of 10001", "{}", totals(page, "Ana").await?);
        ensure!(totals(page, "Bo").await? == "3334 of 10001", "{}", totals(page, "Bo").await?);
        Ok(())
    })
}

/// EV-18
#[test]
fn a_full_storage_is_reported_and_no_result_is_lost() -> Result<()> {
    with_page(LAPTOP, async |page| {
        store_many(page).await?;
        open_without_last_step(page, CLEAR).await?;
        page.find(Role::Button, "See who won").await?;
        page.fill_storage().await?;
        let before = page.all_stored("/result/").await?;
        page.press(Role::Button, "See who won").await?;
        page.wait_for_text("This browser has no space left").await?;
        page.find(Role::Link, "Ana 1, Cy 0, Bo 0").await?;
        ensure!(stored_results(page).await? == GAMES, "the number of results has changed");
        ensure!(page.all_stored("/result/").await? == before, "a result is lost");
        page.make_room_in_storage().await?;
        go_to_evening(page).await?;
        page.press_in_the_middle("End the evening").await?;
        page.wait_for_text("wins the evening with 1 point").await?;
        ensure!(stored_results(page).await? == GAMES + 1, "the result waits although there is space");
        Ok(())
    })
}

//! What is seen from three metres: with real cards large dice and a row for each person, otherwise all cards at once.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, LARGE_SCREEN, Page, Role, assert_fits, long_names, with_page};
use partypiece::rules::{Seat, clear::Action};
use serde_json::json;

use crate::games::{game_after, setup, with_real_cards};

/// The width of the dice's column and of the dice themselves, in percent of the board's, and how many rows are beside the column.
const SHARES: &str = "
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [board, column] = [box('.caller'), box('.caller .head')];
    const dice = [...document.querySelectorAll('.caller .throw .die')].map((die) => die.getBoundingClientRect());
    const covered = Math.max(...dice.map((die) => die.right)) - Math.min(...dice.map((die) => die.left));
    const rows = [...document.querySelectorAll('.callers > *')].map((row) => row.getBoundingClientRect());
    const alone = rows.filter((row, index) => row.left >= column.right && (index === 0 || row.top >= rows[index - 1].bottom));
    return [column.width, covered].map((width) => Math.round(100 * width / board.width)).concat(alone.length)";

/// The number of rows in which something is cut off or covers something else.
const CROWDED: &str = "
    return [...document.querySelectorAll('.callers > *')].filter((row) => {
        const parts = [...row.querySelectorAll('.pawn, .name, .points, input, button')]
            .filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
        const edge = row.getBoundingClientRect();
        const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return parts.some((part, index) => part.right > edge.right + 1 || part.bottom > edge.bottom + 1
            || part.top < edge.top - 1 || parts.slice(index + 1).some((other) => over(part, other)));
    }).length";

async fn assert_seen_from_afar(page: &Page, people: usize) -> Result<()> {
    page.wait_until_still().await?;
    assert_fits(page).await?;
    let shares = page.measure(SHARES).await?;
    let [column, dice, rows]: [usize; 3] = serde_json::from_value(shares)?;
    ensure!((47..=53).contains(&column), "the dice have {column}% of the width");
    ensure!(dice >= 30, "the dice cover {dice}% of the width");
    ensure!(rows == people, "{rows} of {people} people have a row of their own");
    ensure!(page.measure(CROWDED).await? == json!(0), "a row is crowded");
    Ok(())
}

/// LK-07: dice have half of a large screen and everybody has a row, before the calls and after them.
#[test]
fn the_dice_have_half_of_a_large_screen() -> Result<()> {
    for (window, people) in [(LARGE_SCREEN, 4), (LARGE_SCREEN, 8), (LAPTOP, 8)] {
        with_page(window, async |page| {
            page.open().await?;
            let mut setup = with_real_cards(people)?;
            for (player, name) in setup.players.iter_mut().zip(long_names(people)?) {
                player.name = name;
            }
            page.open_saved_game(&game_after(setup, 1, &[(Seat(0), Action::Roll)])?).await?;
            page.find(Role::Group, "Ana Featherstonehaughton").await?;
            assert_seen_from_afar(page, people).await?;
            page.vote("Ana Featherstonehaughton", "Three").await?;
            page.find(Role::Button, "Clear!").await?;
            assert_seen_from_afar(page, people).await
        })?;
    }
    Ok(())
}

/// CL-R27: on a large window all cards are large enough for everybody to search at once, and whoever is ready decides first.
#[test]
fn everybody_searches_on_one_screen_and_whoever_is_ready_decides() -> Result<()> {
    let width_of_coins =
        "return Math.min(...[...document.querySelectorAll('.small .picture-of-card')].map((card) => {
        const { width, height } = card.getBoundingClientRect();
        return Math.round(Math.min(width / 6, height / 4)) }))";
    for people in [8, 4] {
        with_page(LARGE_SCREEN, async |page| {
            page.open().await?;
            let roller = game_after(setup(people, 1)?, 3, &[])?.view().roller;
            let game = game_after(setup(people, 1)?, 3, &[(roller, Action::Roll)])?;
            let ready =
                game.view().people.into_iter().find(|person| person.seat != roller).context("a person")?;
            page.open_saved_game(&game).await?;
            page.wait_for_text("Who is ready? Press your card.").await?;
            let width = page.measure(width_of_coins).await?.as_f64().unwrap_or_default();
            ensure!(width >= 44.0, "the coins of small cards are {width} pixels wide");
            page.press_beginning(Role::Button, &format!("{} 0 points", ready.name)).await?;
            page.find(Role::Heading, &ready.name.to_string()).await?;
            page.press(Role::Button, "Scratch (no line)").await?;
            page.wait_for_text(&format!("{} has decided.", ready.name)).await?;
            let first = game.view().person(roller).map(|person| person.name.to_string());
            page.find(Role::Heading, &first.unwrap_or_default()).await.map(drop)
        })?;
    }
    Ok(())
}

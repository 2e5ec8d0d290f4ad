//! Helpers for all tests of Clear!.

use anyhow::{Context, Result};
use browser_tests::{Page, Role};
pub(crate) use browser_tests::{assert_accessible, assert_fits_laptop as assert_fits};
use partypiece::rules::{
    Seat,
    clear::{Action, COLUMNS, Squares},
};

use crate::games::{Table, next};

/// The name of a square of a card on the page.
pub(crate) fn square_name(game: &Table, seat: Seat, square: u8) -> String {
    let (row, column) = (square / COLUMNS + 1, square % COLUMNS + 1);
    let view = game.view();
    match view.person(seat).and_then(|person| person.card).and_then(|card| card.coin(square)) {
        Some(rank) => format!("row {row}, column {column}, {rank}"),
        None => format!("row {row}, column {column}, empty"),
    }
}

/// Selects a line of the large card by its two ends.
pub(crate) async fn tap_ends(page: &Page, game: &Table, seat: Seat, line: Squares) -> Result<()> {
    let squares: Vec<u8> = line.numbers().collect();
    for square in [squares.first(), squares.last()].into_iter().flatten() {
        page.press(Role::Button, &square_name(game, seat, *square)).await?;
    }
    Ok(())
}

/// Rolls, takes a line or scratches, on the page and in the native copy.
pub(crate) async fn play_action(page: &Page, native: &mut Table, by: Seat, action: Action) -> Result<()> {
    match action {
        Action::Roll => {
            let scratch_off = page.find_now(Role::Button, "Roll two dice").await?.is_some();
            page.press(Role::Button, if scratch_off { "Roll two dice" } else { "Roll four dice" }).await?;
        }
        Action::Take(line) => {
            tap_ends(page, native, by, line).await?;
            let label = match line.len() {
                4 => "Take these four: Four!",
                3 => "Take these three",
                _ => "Take these two",
            };
            page.press(Role::Button, label).await?;
        }
        Action::Scratch => page.press(Role::Button, "Scratch (no line)").await?,
        other => anyhow::bail!("{other:?} is no part of a roll"),
    }
    native.play(by, action).map(drop).map_err(|refusal| anyhow::anyhow!("{refusal}"))
}

/// Plays one roll, the throw and all answers to it, on the page and in the native copy, as `next` chooses, with a reload between any two actions.
pub(crate) async fn play_roll(page: &Page, native: &mut Table) -> Result<()> {
    let mut thrown = false;
    while let Some((by, action)) = next(native) {
        match action {
            Action::Roll if thrown => break,
            Action::Roll => thrown = true,
            Action::Take(_) | Action::Scratch => {}
            Action::Bonus(_)
            | Action::Confirm
            | Action::End
            | Action::Report { .. }
            | Action::Count { .. } => break,
        }
        play_action(page, native, by, action).await?;
        if native.view().person(by).context("no such seat")?.acted {
            let name = native.view().person(by).map(|person| person.name.to_string());
            let name = name.unwrap_or_default();
            page.wait_until("the page shows who has decided", async || has_decided(page, &name).await)
                .await?;
        }
        page.reload().await?;
    }
    Ok(())
}

/// Whether a small card shows that its owner has decided.
async fn has_decided(page: &Page, name: &str) -> Result<bool> {
    Ok(page.texts_of(".small[data-decided=true] .name").await?.iter().any(|decided| decided == name))
}

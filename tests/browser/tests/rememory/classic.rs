//! The classic game: from the bag to the applause.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Page, Role, assert_animates_without_layer, set_long_durations, with_page};
use partypiece::rules::{
    player::Level,
    rememory::{Action, Variant},
};

use crate::games::{NativeCopy, hidden_tile_name};

/// RM-02, RM-11, RM-13, RM-14, RM-17, RM-18, RM-20, RM-R43: Ana has found 22 tiles. She turns a wrong one, and Bo
/// finds the last two; any press ends the flight of a found tile.
async fn play_to_the_end(page: &Page) -> Result<()> {
    page.open().await?;
    let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 22)?;
    page.open_saved_game(&copy.game).await?;
    copy.draw_coin(page).await?;
    copy.turn_wrong_tile(page).await?;
    page.wait_for_text("Bo, draw a coin").await?;
    copy.draw_coin(page).await?;
    copy.turn_right_tile(page).await?;
    page.wait_for_text("Bo, draw a coin").await?;
    page.type_keys(Key::Escape).await?;
    ensure!(page.count("[data-found]").await? == 0, "a press did not end the flight");
    copy.draw_coin(page).await?;
    copy.turn_right_tile(page).await?;
    page.wait_for_text("The winner").await?;
    page.wait_for_text("wins with 22 tiles").await?;
    Ok(())
}

#[test]
fn the_classic_game_is_played_to_its_end() -> Result<()> {
    with_page(LAPTOP, play_to_the_end_and_fits)
}

async fn play_to_the_end_and_fits(page: &Page) -> Result<()> {
    play_to_the_end(page).await?;
    // The same people again: a full grid, and nobody has a tile.
    page.press(Role::Button, "Play again").await?;
    page.find(Role::Button, &hidden_tile_name(0)).await?;
    page.find(Role::Button, &hidden_tile_name(23)).await?;
    Ok(())
}

/// The number of timers that the page shows.
async fn timers(page: &Page) -> Result<u64> {
    let elements = page.count("[role=timer], time, progress, meter").await?;
    let text = page.text().await?;
    let is_time = |word: &&str| {
        word.split_once(':').is_some_and(|(minutes, seconds)| {
            [minutes, seconds].iter().all(|part| part.starts_with(|digit: char| digit.is_ascii_digit()))
        })
    };
    Ok(elements + u64::try_from(text.split_whitespace().filter(is_time).count())?)
}

/// RM-02, RM-R28: in a game no timer runs, and half an hour changes nothing, unless a timer for wrong tiles was chosen.
#[test]
fn no_timer_runs_in_a_game() -> Result<()> {
    for with_timer in [false, true] {
        with_page(LAPTOP, async |page| {
            page.speed_up_clock(600).await?;
            page.open().await?;
            if with_timer {
                page.store("setting/rememory-close", "8").await?;
            }
            let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 20)?;
            page.open_saved_game(&copy.game).await?;
            copy.draw_coin(page).await?;
            page.wait_until_still().await?;
            let before = page.text().await?;
            page.wait_on_page_clock(30 * 60).await?;
            ensure!(page.text().await? == before, "the page changed by itself before a tile was turned");
            ensure!(timers(page).await? == 0, "something counts the time");
            page.press(Role::Button, &hidden_tile_name(copy.wrong_tile()?.0)).await?;
            page.wait_on_page_clock(30 * 60).await?;
            let is_up = page.find_now(Role::Button, "Hide the tile").await?.is_some();
            ensure!(is_up != with_timer, "the wrong tile is up: {is_up}");
            ensure!(timers(page).await? == 0, "something counts the time");
            Ok(())
        })?;
    }
    Ok(())
}

/// RM-12: a coin and a tile turn without a layer, so the browser does not paint the whole table again.
#[test]
fn coins_and_tiles_turn_without_a_layer() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 0)?;
        page.open_saved_game(&copy.game).await?;
        page.find(Role::Button, "Draw a coin").await?;
        set_long_durations(page).await?;
        page.press(Role::Button, "Draw a coin").await?;
        assert_animates_without_layer(page, ".side").await?;
        page.press(Role::Button, &hidden_tile_name(0)).await?;
        assert_animates_without_layer(page, ".tiles").await
    })
}

/// RM-12: a drawn coin is in `localStorage` when the handler of the press returns.
#[test]
fn a_press_is_stored_at_once() -> Result<()> {
    const DRAW: &str =
        "const steps = () => Object.keys(localStorage).filter((key) => key.includes('/step/')).length;
        const before = steps();
        document.querySelector('.primary').click();
        return steps() - before";
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 0)?;
        page.open_saved_game(&copy.game).await?;
        page.find(Role::Button, "Draw a coin").await?;
        let stored = page.execute(DRAW).await?;
        ensure!(stored == 1, "{stored} steps were stored");
        page.find(Role::Button, "Choose a tile").await.map(drop)
    })
}

/// If a game ends before the page is painted, because several steps came in one frame, it is stored as over.
#[test]
fn a_game_that_ends_within_a_frame_is_stored_as_over() -> Result<()> {
    const END: &str = "document.querySelector('.primary').click();
        document.querySelector('.tiles [data-lies=down]').click()";
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 23)?;
        page.open_saved_game(&copy.game).await?;
        page.find(Role::Button, "Draw a coin").await?;
        page.execute(END).await?;
        page.find(Role::Button, "Play again").await?;
        page.wait_for_paint().await?;
        let states = page.all_stored("/state").await?;
        ensure!(states.iter().any(|state| state.ends_with(" over")), "{states:?}");
        Ok(())
    })
}

/// RM-12, RM-R04: Enter draws a coin, Enter again moves to the tiles, arrow keys go from tile to tile, and Space turns one. While a tile is face up,
/// a second one stays hidden.
#[test]
fn a_wrong_tile_is_turned_by_keyboard() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 0)?;
        page.open_saved_game(&copy.game).await?;
        page.wait_until("the button has the focus", async || Ok(page.focused_name().await? == "Draw a coin"))
            .await?;
        page.type_keys(Key::Enter).await?;
        copy.act(Action::Draw)?;
        page.wait_until("the first tile has the focus", async || {
            Ok(page.focused_name().await? == hidden_tile_name(0))
        })
        .await?;
        let (place, tile) = copy.wrong_tile()?;
        for _ in 0..place {
            page.type_keys(Key::Right).await?;
        }
        page.type_keys(Key::Space).await?;
        page.wait_for_text(&format!("Wrong tile: the {tile}")).await?;
        page.press(Role::Button, &hidden_tile_name(23)).await?;
        page.wait_for_text("Turn one tile at a time").await?;
        page.wait_until("the tile that was pressed has the focus", async || {
            Ok(page.focused_name().await? == hidden_tile_name(23))
        })
        .await?;
        page.press(Role::Button, "Hide the tile").await?;
        page.wait_for_text("Bo, draw a coin").await?;
        page.wait_until("the first button has the focus again", async || {
            Ok(page.focused_name().await? == "Draw a coin")
        })
        .await
    })
}

/// RM-07, RM-16: a reload between any two actions changes nothing, and what was seen is undone only if everybody agrees.
#[test]
fn a_reload_and_an_undo_leave_the_table_as_it_was() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 3)?;
        page.open_saved_game(&copy.game).await?;
        let gaps = ".tiles [data-lies=empty]";
        ensure!(page.count(gaps).await? == 3, "not three places are empty");
        copy.draw_coin(page).await?;
        page.reload().await?;
        page.wait_for_text(&format!("find the {}", copy.coin()?)).await?;
        let (place, tile) = copy.wrong_tile()?;
        copy.turn_tile(page, place).await?;
        page.reload().await?;
        page.wait_for_text(&format!("Wrong tile: the {tile}")).await?;
        page.press(Role::Button, "Undo").await?;
        page.press(Role::Button, "Everybody agrees: undo").await?;
        page.find(Role::Button, &hidden_tile_name(place)).await?;
        page.wait_for_text(&format!("find the {}", copy.coin()?)).await
    })
}

/// RM-13, RM-R04: the bot Fern turns a tile, which stays visible until Ana has seen it.
#[test]
fn a_wrong_tile_of_a_bot_waits_for_people() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = NativeCopy::with_a_bot(Variant::Bag, Level::Hard)?;
        page.open_saved_game(&copy.game).await?;
        page.wait_for_text("Everybody can look at it.").await?;
        page.press(Role::Button, "Hide the tile").await?;
        page.wait_for_text("Ana, draw a coin").await?;
        Ok(())
    })
}

/// Presses that are refused do not make a computer player wait anew. Here a tile is pressed all the time.
#[test]
fn a_bot_moves_while_somebody_presses_tiles() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = NativeCopy::with_a_bot(Variant::Bag, Level::Hard)?;
        page.execute(
            "setInterval(() => document.querySelector('[aria-label^=\"hidden tile\"]')?.click(), 50)",
        )
        .await?;
        page.open_saved_game(&copy.game).await?;
        page.wait_for_text("It is Fern’s turn").await?;
        page.wait_for_text("Everybody can look at it.").await
    })
}

//! The game as it is: from the bag to the applause.

use anyhow::{Result, ensure};
use browser_tests::{Guest, Key, LAPTOP, PHONE, Role, moves_by_numbers, moves_slowly, party};
use partypiece::rules::{
    player::Level,
    rememory::{Action, Variant},
};

use crate::tables::{Night, fits, hidden, no_barriers};

/// RM-02, RM-11, RM-13, RM-14, RM-17, RM-18, RM-20: two people with 22 tiles between them play the last two.
async fn plays_to_the_end(guest: &Guest) -> Result<()> {
    guest.comes_in().await?;
    let mut night = Night::begun(Variant::Bag, &["Ana", "Bo"], 22)?;
    guest.finds_on_the_shelf(&night.game).await?;
    no_barriers(guest).await?;
    night.draws(guest).await?;
    no_barriers(guest).await?;
    night.misses(guest).await?;
    guest.hears("Bo draws a coin").await?;
    night.draws(guest).await?;
    night.finds(guest).await?;
    guest.hears("Bo draws a coin").await?;
    night.draws(guest).await?;
    night.finds(guest).await?;
    guest.hears("A good round of applause for").await?;
    guest.hears("wins with 22 tiles").await?;
    no_barriers(guest).await
}

#[test]
fn the_base_game_is_played_to_its_end() -> Result<()> {
    party(LAPTOP, plays_to_the_end_and_fits)
}

async fn plays_to_the_end_and_fits(guest: &Guest) -> Result<()> {
    plays_to_the_end(guest).await?;
    fits(guest).await?;
    // The same people once more: a whole grid, and nobody has anything.
    guest.press(Role::Button, "Another game").await?;
    guest.sees(Role::Button, &hidden(0)).await?;
    guest.sees(Role::Button, &hidden(23)).await?;
    fits(guest).await
}

#[test]
fn on_a_phone_it_is_played_to_its_end_too() -> Result<()> {
    party(PHONE, plays_to_the_end)
}

/// How often something counts the time on the page.
async fn clocks(guest: &Guest) -> Result<u64> {
    let clocks =
        guest.asks("return document.querySelectorAll('[role=timer], time, progress, meter').length").await?;
    let figures = guest.asks("return (document.body.innerText.match(/\\d:\\d\\d/g) ?? []).length").await?;
    Ok(clocks.as_u64().unwrap_or_default() + figures.as_u64().unwrap_or_default())
}

/// Waits until half an hour has passed on the page.
async fn half_an_hour(guest: &Guest) -> Result<()> {
    guest.asks("window.later = false; setTimeout(() => { window.later = true }, 30 * 60 * 1000)").await?;
    guest
        .until("half an hour has passed", async || Ok(guest.asks("return window.later").await? == true))
        .await?;
    guest.is_painted().await
}

/// RM-02, RM-R28: in play no clock runs, and half an hour changes nothing, unless the table wants a wrong tile to be
/// hidden by itself.
#[test]
fn in_play_no_clock_runs() -> Result<()> {
    for by_itself in [false, true] {
        party(LAPTOP, async |guest| {
            guest.lets_time_fly(600).await?;
            guest.comes_in().await?;
            if by_itself {
                guest.asks("localStorage.setItem('partypiece/setting/rememory-close', '8')").await?;
            }
            let mut night = Night::begun(Variant::Bag, &["Ana", "Bo"], 20)?;
            guest.finds_on_the_shelf(&night.game).await?;
            night.draws(guest).await?;
            guest.is_still().await?;
            let before = guest.text().await?;
            half_an_hour(guest).await?;
            ensure!(guest.text().await? == before, "nothing happens by itself before a tile is turned");
            ensure!(clocks(guest).await? == 0, "something counts the time");
            guest.press(Role::Button, &hidden(night.wrong()?.0)).await?;
            half_an_hour(guest).await?;
            let is_up = guest.finds(Role::Button, "Everybody has seen it").await?.is_some();
            ensure!(is_up != by_itself, "the wrong tile is up: {is_up}");
            ensure!(clocks(guest).await? == 0, "something counts the time");
            Ok(())
        })?;
    }
    Ok(())
}

/// RM-12: a coin that is drawn and a tile that is turned do not make the browser paint the table anew.
#[test]
fn coins_and_tiles_turn_without_a_layer() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let night = Night::begun(Variant::Bag, &["Ana", "Bo"], 0)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.sees(Role::Button, "Draw a coin").await?;
        moves_slowly(guest).await?;
        guest.press(Role::Button, "Draw a coin").await?;
        moves_by_numbers(guest, ".side").await?;
        guest.press(Role::Button, &hidden(0)).await?;
        moves_by_numbers(guest, ".tiles").await
    })
}

/// RM-12: who draws a coin has that on disk before anything moves.
#[test]
fn a_press_is_on_disk_at_once() -> Result<()> {
    const DRAW: &str =
        "const steps = () => Object.keys(localStorage).filter((key) => key.includes('/step/')).length;
        const before = steps();
        document.querySelector('.primary').click();
        return steps() - before";
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let night = Night::begun(Variant::Bag, &["Ana", "Bo"], 0)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.sees(Role::Button, "Draw a coin").await?;
        let kept = guest.asks(DRAW).await?;
        ensure!(kept == 1, "{kept} steps were kept");
        guest.sees(Role::Button, "Choose a tile").await.map(drop)
    })
}

/// Whoever ends a game before the page has been painted, as several steps in one frame do, finds it over on the shelf, too.
#[test]
fn a_game_that_ends_within_a_frame_is_over_on_the_shelf() -> Result<()> {
    const END: &str = "document.querySelector('.primary').click();
        document.querySelector('.tiles [data-lies=down]').click()";
    const STATE: &str =
        "return localStorage[Object.keys(localStorage).find((key) => key.endsWith('/state'))]";
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let night = Night::begun(Variant::Bag, &["Ana", "Bo"], 23)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.sees(Role::Button, "Draw a coin").await?;
        guest.asks(END).await?;
        guest.sees(Role::Button, "Another game").await?;
        guest.is_painted().await?;
        let state = guest.asks(STATE).await?;
        ensure!(state.as_str().is_some_and(|state| state.ends_with(" over")), "{state}");
        Ok(())
    })
}

/// RM-12, RM-R04: Enter draws, leads to the tiles, turns one, and closes it; a second tile stays hidden until then.
#[test]
fn by_keys_alone_a_wrong_tile_is_turned_and_closed() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut night = Night::begun(Variant::Bag, &["Ana", "Bo"], 0)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.until("the button has the focus", async || Ok(guest.focus().await? == "Draw a coin")).await?;
        guest.types(Key::Enter).await?;
        night.does(Action::Draw)?;
        guest.until("the next one has it", async || Ok(guest.focus().await? == "Choose a tile")).await?;
        guest.types(Key::Enter).await?;
        guest.until("the first tile has it", async || Ok(guest.focus().await? == hidden(0))).await?;
        let (place, tile) = night.wrong()?;
        for _ in 0..place {
            guest.types(Key::Right).await?;
        }
        guest.types(Key::Space).await?;
        guest.hears(&format!("That is the {tile}")).await?;
        guest.press(Role::Button, &hidden(23)).await?;
        guest.hears("One tile is turned at a time").await?;
        guest.until("the button has it", async || Ok(guest.focus().await? == hidden(23))).await?;
        guest.press(Role::Button, "Everybody has seen it").await?;
        guest.hears("Bo draws a coin").await?;
        guest.until("the focus is back", async || Ok(guest.focus().await? == "Draw a coin")).await
    })
}

/// RM-07, RM-16: a reload between any two actions changes nothing, and what was seen is taken back by all or not at all.
#[test]
fn a_reload_and_a_turn_taken_back_leave_the_table_as_it_was() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut night = Night::begun(Variant::Bag, &["Ana", "Bo"], 3)?;
        guest.finds_on_the_shelf(&night.game).await?;
        let gaps = "return document.querySelectorAll('.tiles [data-lies=empty]').length";
        ensure!(guest.asks(gaps).await? == 3, "three places are empty, and stay");
        night.draws(guest).await?;
        guest.reloads().await?;
        guest.hears(&format!("where is the {}?", night.coin()?)).await?;
        let (place, tile) = night.wrong()?;
        night.turns(guest, place).await?;
        guest.reloads().await?;
        guest.hears(&format!("That is the {tile}")).await?;
        guest.press(Role::Button, "Take back").await?;
        guest.press(Role::Button, "Everybody agrees: take it back").await?;
        guest.sees(Role::Button, &hidden(place)).await?;
        guest.hears(&format!("where is the {}?", night.coin()?)).await
    })
}

/// RM-13, RM-R04: the page turns a tile for Fern, and it stays up until Ana has seen it.
#[test]
fn a_wrong_tile_of_the_pages_own_player_waits_for_people() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let night = Night::with_a_bot(Variant::Bag, Level::Sharp)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.hears("Look well, everybody").await?;
        guest.press(Role::Button, "Everybody has seen it").await?;
        guest.hears("Ana draws a coin").await?;
        no_barriers(guest).await
    })
}

//! The game of the day: from home to its end and back.

use anyhow::{Result, anyhow, ensure};
use browser_tests::{LAPTOP, PHONE, Page, Role, assert_accessible, assert_fits, with_page};
use partypiece::{
    daily::{DailyGame, Date, rememory_setup},
    play::Game,
    rules::{
        Seat,
        name::Name,
        rememory::{Action, Rememory, Scene},
    },
};

/// The day's grid with one tile left, after many wrong ones.
fn almost_over() -> Result<Game<Rememory>> {
    let date = Date::new(2026, 11, 24).ok_or_else(|| anyhow!("no date"))?;
    let ana = Name::read("Ana").map_err(|reason| anyhow!("{reason}"))?;
    let mut game = Game::<Rememory>::start(rememory_setup(ana), DailyGame::Rememory.seed(date))
        .map_err(|refusal| anyhow!("{refusal}"))?;
    for place in (0..24).cycle() {
        let view = game.view();
        let action = match view.scene {
            Scene::Coin { .. } if view.people[0].kept.len() == 23 => return Ok(game),
            Scene::Coin { .. } | Scene::Over { .. } => Action::Draw,
            Scene::Tile(_) => Action::Turn { place },
            Scene::WrongTile { .. } => Action::Close,
        };
        // The tile may be gone already.
        let _ = game.play(Seat(0), action);
    }
    Err(anyhow!("it never ends"))
}

async fn stored(page: &Page, part: &str) -> Result<Vec<String>> {
    let script = format!(
        "return Object.keys(localStorage).filter((key) => key.includes('{part}')).map((key) => localStorage[key])"
    );
    Ok(serde_json::from_value(page.execute(&script).await?)?)
}

async fn wait_for_table(page: &Page) -> Result<()> {
    let at_table = "return location.hash.startsWith('#/table/')";
    page.wait_until("a table is open", async || Ok(page.execute(at_table).await? == true)).await
}

/// DG-01, DG-03: a press begins at once, and a second one opens the same game. Back leads home.
#[test]
fn a_press_on_home_opens_the_game_of_today() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        assert_accessible(page).await?;
        for _ in 0..2 {
            page.press(Role::Link, "Clear! One deal against the computer").await?;
            wait_for_table(page).await?;
            page.execute("history.back()").await?;
            page.find(Role::Heading, "Game of the day").await?;
        }
        ensure!(stored(page, "/head").await?.len() == 1, "a second game was begun");
        page.press(Role::Link, "Rememory Alone, in few turns").await?;
        wait_for_table(page).await?;
        ensure!(stored(page, "/head").await?.len() == 2, "no game was begun");
        Ok(())
    })
}

/// DG-04, DG-05, DG-07: the end says what it has to say, and is stored once.
#[test]
fn the_end_of_the_game_of_the_day_is_told_and_stored() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&almost_over()?).await?;
        page.press(Role::Button, "Draw a coin").await?;
        let tile = page.find_beginning(Role::Button, "hidden tile").await?;
        page.press(Role::Button, &tile).await?;
        page.wait_for_text("Game of the day, 24 November 2026").await?;
        page.wait_for_text("A good result on this day").await?;
        page.wait_for_text("This game counts").await?;
        page.find(Role::Button, "Copy result").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        let results = stored(page, "/daily/rememory/2026-11-24").await?;
        ensure!(results.len() == 1, "{results:?}");
        page.press(Role::Button, "Undo").await?;
        page.wait_for_text("for practice and does not count").await?;
        page.find(Role::Button, "Cancel").await?;
        page.reload().await?;
        page.wait_for_text("This game counts").await?;
        ensure!(stored(page, "/daily/rememory/2026-11-24").await? == results, "the result has changed");
        Ok(())
    })
}

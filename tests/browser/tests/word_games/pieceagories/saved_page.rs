//! Games that are saved inside a copy of the page.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::pieceagories::Answers;

use super::{
    games::{game_after, setup, steps_to_list},
    helpers::assert_accessible,
};

/// Keeps exported files in a variable instead of downloading them.
const CATCH: &str = "const make = URL.createObjectURL.bind(URL); \
                     URL.createObjectURL = (blob) => { blob.text().then((text) => { window.caught = text; }); return make(blob); }";

async fn caught(page: &Page) -> Result<String> {
    Ok(page.execute("return window.caught ?? ''").await?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_page_saved_with_its_games_imports_them_once() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup(6, Answers::Typed)?, 1, steps_to_list())?).await?;
        page.open().await?;
        page.find(Role::Heading, "Unfinished games").await?;
        page.execute(CATCH).await?;
        page.press(Role::Button, "Save this page with our games").await?;
        page.wait_until("the page is saved", async || Ok(!caught(page).await?.is_empty())).await?;
        let copy = page.server.save_copy("with-games.html", &caught(page).await?)?;

        page.goto(&copy).await?;
        page.find(Role::Heading, "Unfinished games").await?;
        ensure!(page.shows("Ana").await?, "the players are not named");
        assert_accessible(page).await?;
        let delete = page.find(Role::Button, "Delete : Ana, Bo, Cy").await.context("the game is listed")?;
        delete.click().await?;
        page.goto(&copy).await?;
        page.find(Role::Heading, "Which game?").await?;
        ensure!(!page.shows("Unfinished games").await?, "a deleted game was imported again");
        Ok(())
    })
}

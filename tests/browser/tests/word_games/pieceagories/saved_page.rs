//! Games that are saved inside a copy of the page.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::pieceagories::Answers;

use super::games::{game_after, setup, steps_to_list};

#[test]
fn a_page_saved_with_its_games_imports_them_once() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup(6, Answers::Typed)?, 1, steps_to_list())?).await?;
        page.open().await?;
        page.find(Role::Heading, "Unfinished games").await?;
        page.catch_files().await?;
        page.press(Role::Button, "Save this page with our games").await?;
        let copy = page.server.save_copy("with-games.html", &page.caught_file().await?)?;

        page.goto(&copy).await?;
        page.find(Role::Heading, "Unfinished games").await?;
        ensure!(page.shows("Ana").await?, "the players are not named");
        let delete = page.find(Role::Button, "Delete: Ana, Bo, Cy").await.context("the game is listed")?;
        delete.click().await?;
        page.goto(&copy).await?;
        page.find(Role::Heading, "Which game?").await?;
        ensure!(!page.shows("Unfinished games").await?, "a deleted game was imported again");
        Ok(())
    })
}

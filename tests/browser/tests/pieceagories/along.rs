//! Games that are taken along: in the page itself.

use anyhow::{Context, Result, ensure};
use browser_tests::{Guest, LAPTOP, Role, party};
use partypiece::rules::pieceagories::Answers;

use crate::{
    evening::no_barriers,
    tables::{listed, played, setup},
};

/// Keeps what the page gives away at hand, as a download folder would.
const CATCH: &str = "const make = URL.createObjectURL.bind(URL); \
                     URL.createObjectURL = (blob) => { blob.text().then((text) => { window.caught = text; }); return make(blob); }";

async fn caught(guest: &Guest) -> Result<String> {
    Ok(guest.asks("return window.caught ?? ''").await?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_page_saved_with_its_games_brings_them_along_once() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&played(setup(6, Answers::Typed)?, 1, listed())?).await?;
        guest.comes_in().await?;
        guest.sees(Role::Heading, "Games that wait").await?;
        guest.asks(CATCH).await?;
        guest.press(Role::Button, "Save this page with our games in it").await?;
        guest.until("the page is saved", async || Ok(!caught(guest).await?.is_empty())).await?;
        let copy = guest.house.keep("with-games.html", &caught(guest).await?)?;

        guest.visits(&copy).await?;
        guest.sees(Role::Heading, "Games that wait").await?;
        ensure!(guest.reads("Ana").await?, "who plays stands on the shelf");
        no_barriers(guest).await?;
        let forget =
            guest.sees(Role::Button, "Forget : Ana, Bo, Cy").await.context("the game lies on the shelf")?;
        forget.click().await?;
        guest.visits(&copy).await?;
        guest.sees(Role::Heading, "Five tables").await?;
        ensure!(!guest.reads("Games that wait").await?, "what was forgotten stays forgotten");
        Ok(())
    })
}

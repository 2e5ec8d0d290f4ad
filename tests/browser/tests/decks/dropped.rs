//! Files that are dropped on any screen.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::{
    play::Game,
    rules::{
        clear::{Clear, Setup},
        luck::Seed,
        name::Name,
        player::Player,
    },
};

use crate::drop_file;

/// A file that is nothing to this page.
const PHOTO: (&str, &[u8]) = ("photo.png", b"no deck at all");

/// On every screen the page takes the file, and opens it on the screen for its content.
#[test]
fn a_file_can_be_dropped_on_any_screen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let file = include_bytes!("../../../decks/samples/compact-list.json");
        for screen in ["", "cards", "settings", "how-to-play/clear"] {
            page.open_screen(screen).await?;
            page.wait_until_still().await?;
            page.drop_files(&[PHOTO]).await?;
            page.wait_until_still().await?;
            page.open_screen(screen).await?;
            page.wait_until_still().await?;
            drop_file(page, "cards.json", file).await?;
            page.find(Role::Dialog, "Decks from a file").await?;
            page.press(Role::Button, "Cancel").await?;
        }
        Ok(())
    })
}

/// During a game a dropped file is refused with a sentence, and the game stays open.
#[test]
fn a_file_dropped_on_a_table_is_refused() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let player =
            |name| anyhow::Ok(Player::person(Name::parse(name).map_err(|error| anyhow::anyhow!("{error}"))?));
        let setup = Setup::of(vec![player("Ana")?, player("Bo")?]);
        let game = Game::<Clear>::start(setup, Seed(1)).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        page.open_saved_game(&game).await?;
        page.drop_files(&[PHOTO]).await?;
        page.wait_for_text("A game is being played here.").await?;
        ensure!(page.count(".table").await? == 1);
        Ok(())
    })
}

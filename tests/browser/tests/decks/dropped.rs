//! Files that are dropped on screens without an import.

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
use serde_json::json;

use crate::drop_file;

/// Drops a file and returns whether the page kept the browser from opening it.
const STAYS: &str = "
    const carried = new DataTransfer();
    carried.items.add(new File(['no deck at all'], 'photo.png'));
    return ['dragover', 'drop'].every((kind) => !document.body.dispatchEvent(
        new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true })))";

/// On every screen the page takes the file, and its content goes where it belongs.
#[test]
fn a_file_dropped_anywhere_goes_where_it_belongs() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let file = include_bytes!("../../../decks/samples/compact-list.json");
        for screen in ["#/", "#/cards", "#/settings", "#/how-to-play/clear"] {
            page.execute(&format!("location.hash = '{screen}'")).await?;
            page.wait_until_still().await?;
            ensure!(page.execute(STAYS).await? == json!(true), "the browser leaves {screen}");
            page.wait_until_still().await?;
            page.execute(&format!("location.hash = '{screen}'")).await?;
            page.wait_until_still().await?;
            drop_file(page, "cards.json", file).await?;
            page.find(Role::Dialog, "Decks from a file").await?;
            page.press(Role::Button, "Cancel").await?;
        }
        Ok(())
    })
}

/// On a game's screen it is refused with a sentence, and the game stays.
#[test]
fn a_file_dropped_on_a_table_is_refused() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let name =
            |name| anyhow::Ok(Player::person(Name::read(name).map_err(|error| anyhow::anyhow!("{error}"))?));
        let setup = Setup::of(vec![name("Ana")?, name("Bo")?]);
        let game = Game::<Clear>::start(setup, Seed(1)).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        page.open_saved_game(&game).await?;
        ensure!(page.execute(STAYS).await? == json!(true), "the browser leaves the table");
        page.wait_for_text("A game is being played here.").await?;
        ensure!(page.execute("return !!document.querySelector('.table')").await? == json!(true));
        Ok(())
    })
}

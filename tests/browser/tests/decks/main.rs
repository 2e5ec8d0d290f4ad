//! Stored decks, lists and printing, in a browser.

mod all;
mod bad_files;
mod dropped;
mod files;
mod import;
mod lists;
mod rounds;

use anyhow::Result;
use browser_tests::{Page, Role, assert_accessible};

/// Opens a screen by its address.
async fn go_to(page: &Page, address: &str, heading: &str) -> Result<()> {
    page.open_screen(address).await?;
    page.find(Role::Heading, heading).await?;
    Ok(())
}

async fn drop_file(page: &Page, name: &str, bytes: &[u8]) -> Result<()> {
    page.drop_files(&[(name, bytes)]).await
}

/// Opens a deck of this name, which is not built in.
async fn open_own_deck(page: &Page, name: &str) -> Result<()> {
    page.press_beginning(Role::Link, name).await?;
    page.find(Role::Heading, name).await?;
    Ok(())
}

/// The names of all decks on the screen, built-in ones included.
async fn deck_names(page: &Page) -> Result<Vec<String>> {
    page.texts_of("a.deck-box .name").await
}

/// The number of built-in decks.
const BUILT_IN: usize = 4;

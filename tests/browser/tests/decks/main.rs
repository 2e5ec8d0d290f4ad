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
use serde_json::json;

/// Opens a screen by its address.
async fn go_to(page: &Page, address: &str, heading: &str) -> Result<()> {
    page.open_screen(address).await?;
    page.find(Role::Heading, heading).await?;
    Ok(())
}

/// Drops a file on the page.
async fn drop_file(page: &Page, name: &str, bytes: &[u8]) -> Result<()> {
    let file = "new File([new Uint8Array(arguments[1])], arguments[0])";
    drop_generated_file(page, file, vec![json!(name), json!(bytes)]).await
}

/// Drops a file that a script expression makes in the browser, from these arguments.
async fn drop_generated_file(page: &Page, file: &str, arguments: Vec<serde_json::Value>) -> Result<()> {
    let script = format!(
        "const carried = new DataTransfer(); carried.items.add({file});
         for (const kind of ['dragover', 'drop'])
           document.body.dispatchEvent(new DragEvent(kind, {{ dataTransfer: carried, bubbles: true, cancelable: true }}))"
    );
    page.browser.execute(&script, arguments).await?;
    Ok(())
}

/// Scrolls to a button and presses it.
async fn scroll_and_press(page: &Page, name: &str) -> Result<()> {
    let button = page.find(Role::Button, name).await?;
    let centre = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    page.browser.execute(centre, vec![button.to_json()?]).await?;
    Ok(page.click(&button).await?)
}

/// Opens a deck of this name, which is not built in.
async fn open_own_deck(page: &Page, name: &str) -> Result<()> {
    page.press_beginning(Role::Link, name).await?;
    page.find(Role::Heading, name).await?;
    Ok(())
}

/// The names of all decks on the screen, built-in ones included.
async fn deck_names(page: &Page) -> Result<Vec<String>> {
    page.texts_of(".deck-box .name").await
}

/// The number of built-in decks.
const BUILT_IN: usize = 4;

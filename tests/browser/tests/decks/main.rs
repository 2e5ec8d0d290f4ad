//! The deck shelf, good lists and print, in a browser as people use them.

mod arriving;
mod bad;
mod files;
mod lists;
mod rounds;
mod shelf;

use anyhow::Result;
use browser_tests::{Guest, Role, no_barriers};
use serde_json::json;

/// Goes to a screen by its address.
async fn goes(guest: &Guest, hash: &str, heading: &str) -> Result<()> {
    guest.asks(&format!("location.hash = '{hash}'")).await?;
    guest.sees(Role::Heading, heading).await?;
    Ok(())
}

/// Drops a file on the page.
async fn drops(guest: &Guest, name: &str, bytes: &[u8]) -> Result<()> {
    let file = "new File([new Uint8Array(arguments[1])], arguments[0])";
    drops_made(guest, file, vec![json!(name), json!(bytes)]).await
}

/// Drops a file that the page's own browser makes up, for those that are too large to be told.
async fn drops_made(guest: &Guest, file: &str, told: Vec<serde_json::Value>) -> Result<()> {
    let script = format!(
        "const carried = new DataTransfer(); carried.items.add({file});
         for (const kind of ['dragover', 'drop'])
           document.body.dispatchEvent(new DragEvent(kind, {{ dataTransfer: carried, bubbles: true, cancelable: true }}))"
    );
    guest.browser.execute(&script, told).await?;
    Ok(())
}

/// Presses a button, wherever on a long page it is.
async fn presses(guest: &Guest, name: &str) -> Result<()> {
    let button = guest.sees(Role::Button, name).await?;
    let centre = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    guest.browser.execute(centre, vec![button.to_json()?]).await?;
    Ok(button.click().await?)
}

/// Opens the deck that is not one of the page's own.
async fn opens_ours(guest: &Guest, name: &str) -> Result<()> {
    guest.asks("document.querySelector('.deck-box:not([href*=built])').click()").await?;
    guest.sees(Role::Heading, name).await?;
    Ok(())
}

/// Keeps what the page gives away at hand, as a download folder would.
async fn catches(guest: &Guest) -> Result<()> {
    let catch = "const make = URL.createObjectURL.bind(URL); window.caught = '';
         URL.createObjectURL = (blob) => { blob.text().then((text) => { window.caught = text; }); return make(blob); }";
    guest.asks(catch).await?;
    Ok(())
}

/// What the page gave away last.
async fn caught(guest: &Guest) -> Result<String> {
    let text = async || -> Result<String> {
        Ok(guest.asks("return window.caught").await?.as_str().unwrap_or_default().to_owned())
    };
    guest.until("a file is saved", async || Ok(!text().await?.is_empty())).await?;
    let caught = text().await?;
    guest.asks("window.caught = ''").await?;
    Ok(caught)
}

/// What the decks on the shelf are called.
async fn names(guest: &Guest) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('.deck-box .name')].map((name) => name.innerText)";
    Ok(serde_json::from_value(guest.asks(script).await?)?)
}

/// How many decks come with the page.
const BUILT_IN: usize = 4;

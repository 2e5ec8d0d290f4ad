//! Every kind of file, opened on every screen that opens files: it goes where it belongs.

use std::fs;

use anyhow::{Result, ensure};
use browser_tests::{By, Guest, LAPTOP, Role, party};
use partypiece::{
    play::Party,
    rules::blank::{Deck, Mark, write_deck},
};

use crate::{drops, goes, no_barriers};

/// Gives the page a file behind that button, as the browser's own chooser would.
async fn brings(guest: &Guest, button: &str, name: &str, bytes: &[u8]) -> Result<()> {
    let file = xtask::steps::root().join("target/saved-pages").join(name);
    fs::create_dir_all(file.parent().unwrap_or(&file))?;
    fs::write(&file, bytes)?;
    // The chooser itself is the browser's; nobody presses in it here.
    guest.asks("HTMLInputElement.prototype.click = () => {}").await?;
    guest.press(Role::Button, button).await?;
    let chooser = guest.browser.find(By::Css("body > input[type=file]")).await?;
    Ok(chooser.send_keys(file.to_string_lossy().into_owned()).await?)
}

fn record() -> Result<Vec<u8>> {
    Ok(fs::read(xtask::steps::root().join("tests/records/clear-1.jsonl"))?)
}

fn cards() -> String {
    write_deck(&Deck { name: "Cousin".to_owned(), mark: Some(Mark::Fish), ..Deck::fresh() })
}

/// A screen, its heading, and its button for files.
const SCREENS: [(&str, &str, &str); 3] = [
    ("#/", "Partypiece", "Open a file"),
    ("#/decks", "Decks", "Bring decks along"),
    ("#/cards", "Decks of cards", "Open a deck’s file"),
];

#[test]
fn every_screen_takes_every_file_and_does_with_it_what_belongs_to_it() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        for (hash, heading, button) in SCREENS {
            goes(guest, hash, heading).await?;
            brings(guest, button, "fruit.txt", b"Fruit\nBird\nFish\n").await?;
            guest.hears("“fruit.txt” is plain text: 1 deck, 3 entries").await?;
            guest.press(Role::Button, "Leave it").await?;

            goes(guest, hash, heading).await?;
            brings(guest, button, "cousin.json", cards().as_bytes()).await?;
            guest.sees(Role::Heading, "A deck has come").await?;
            guest.press(Role::Button, "Leave it").await?;

            goes(guest, hash, heading).await?;
            let kept = [("setting/somebody", "Ana")].map(|(key, text)| (key.to_owned(), text.to_owned()));
            let text = Party::new("zxwvtsrqpn".to_owned(), kept.into_iter()).to_text();
            brings(guest, button, "party.json", text.as_bytes()).await?;
            guest.hears("There was no game in it.").await?;
            guest.sees(Role::Heading, "Partypiece").await?;

            goes(guest, hash, heading).await?;
            brings(guest, button, "old.jsonl", &record()?).await?;
            guest
                .until("the game opens", async || {
                    Ok(guest.asks("return location.hash.startsWith('#/table/')").await? == true)
                })
                .await?;
        }
        no_barriers(guest).await
    })
}

/// A file that is damaged comes up to there, and one that cannot be used says where and why, on every screen.
#[test]
fn a_damaged_file_comes_as_far_as_it_is_whole_and_says_where_it_ends() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut bytes = record()?;
        let line = bytes.iter().filter(|byte| **byte == b'\n').count();
        let last = bytes.len() - 3;
        bytes[last] = 0xff;
        brings(guest, "Open a file", "worn.jsonl", &bytes).await?;
        guest
            .hears(&format!(
                "“worn.jsonl”, line {line}: The record of this game is damaged at step {}",
                line - 1
            ))
            .await?;
        guest.sees(Role::Heading, "Games that wait").await?;
        let whole = String::from_utf8(record()?)?;
        let wrong = whole.replacen("\"deals\":3", "\"deals\":-6", 1);
        for (hash, heading, button) in SCREENS {
            goes(guest, hash, heading).await?;
            brings(guest, button, "wrong.jsonl", wrong.as_bytes()).await?;
            guest.hears("“wrong.jsonl”, line 1: What was agreed for this game cannot be played: setup.deals: -6 is not a whole number").await?;
        }
        goes(guest, "#/decks", "Decks").await?;
        drops(guest, "dropped.json", cards().replacen("\"red\"", "\"mauve\"", 1).as_bytes()).await?;
        guest.hears("deck.cards[0].colour: “mauve” is not one of").await?;
        no_barriers(guest).await
    })
}

#[test]
fn a_game_that_is_not_here_is_said_to_be_not_in_this_browser() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("location.hash = '#/table/2345678923'").await?;
        guest.sees(Role::Heading, "This game is not in this browser").await?;
        ensure!(!guest.reads("no record").await?);
        no_barriers(guest).await?;
        guest.press(Role::Button, "Back to all games").await?;
        guest.sees(Role::Heading, "Partypiece").await?;
        Ok(())
    })
}

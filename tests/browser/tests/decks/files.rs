//! Every kind of file, opened on every screen with a file button: the content decides which screen shows it.

use std::fs;

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, Page, Role, Window, with_page};
use partypiece::{
    cards::write_deck,
    play::Backup,
    rules::blank::{CardDeck, DeckMark},
};

use crate::{deck_names, drop_file, go_to};

fn record() -> Result<Vec<u8>> {
    Ok(fs::read(xtask::steps::root().join("tests/records/clear-1.jsonl"))?)
}

fn cards() -> String {
    write_deck(&CardDeck { name: "Cousin".to_owned(), mark: Some(DeckMark::Fish), ..CardDeck::fresh() })
}

/// A screen, its heading, and its button for files.
const SCREENS: [(&str, &str, &str); 3] = [
    ("", "Partypiece", "Open a file"),
    ("decks", "Decks", "Import decks"),
    ("cards", "Decks of cards", "Import a deck"),
];

#[test]
fn every_kind_of_file_can_be_opened_on_every_screen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        for (hash, heading, button) in SCREENS {
            go_to(page, hash, heading).await?;
            page.choose_file(button, "fruit.txt", b"Fruit\nBird\nFish\n").await?;
            page.wait_for_text("“fruit.txt” is plain text: 1 deck, 3 entries").await?;
            page.press(Role::Button, "Cancel").await?;

            go_to(page, hash, heading).await?;
            page.choose_file(button, "cousin.json", cards().as_bytes()).await?;
            page.find(Role::Heading, "Import this deck?").await?;
            page.press(Role::Button, "Cancel").await?;

            go_to(page, hash, heading).await?;
            let kept = [("setting/somebody", "Ana")].map(|(key, text)| (key.to_owned(), text.to_owned()));
            let text = Backup::new("zxwvtsrqpn".to_owned(), kept.into_iter()).to_text();
            page.choose_file(button, "party.json", text.as_bytes()).await?;
            page.wait_for_text("The file has no games.").await?;
            page.find(Role::Heading, "Partypiece").await?;

            go_to(page, hash, heading).await?;
            page.choose_file(button, "old.jsonl", &record()?).await?;
            page.wait_for_table().await?;
        }
        Ok(())
    })
}

/// Drops these texts at once.
async fn drop_texts(page: &Page, files: &[(&str, &str)]) -> Result<()> {
    let files: Vec<_> = files.iter().map(|(name, text)| (*name, text.as_bytes())).collect();
    page.drop_files(&files).await
}

/// FI-06
#[test]
fn several_files_are_opened_one_after_the_other() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let cards = cards();
        let files = [
            ("fruit.txt", "Fruit\nBird\nFish\n"),
            ("list.pdf", "%PDF-1.7"),
            ("cousin.json", &cards),
            ("trees.txt", "Oak\nAsh\nElm\n"),
        ];
        drop_texts(page, &files).await?;
        page.wait_for_text("“fruit.txt” is plain text: 1 deck, 3 entries").await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("“trees.txt” is plain text: 1 deck, 3 entries").await?;
        page.press(Role::Button, "Cancel").await?;
        page.find(Role::Heading, "Import this deck?").await?;
        page.press(Role::Button, "Cancel").await?;
        go_to(page, "decks", "Decks").await?;
        ensure!(deck_names(page).await?.contains(&"fruit".to_owned()));
        let input = "HTMLInputElement.prototype.click = function () { window.several = this.multiple; }";
        page.execute(input).await?;
        page.press(Role::Button, "Import decks").await?;
        ensure!(page.noted("several").await? == true, "several files can be chosen");
        drop_texts(page, &[("list.pdf", "%PDF-1.7"), ("list.rtf", "{\\rtf1 Fruit}")]).await?;
        page.wait_for_text("“list.pdf”: this is a PDF").await?;
        page.wait_for_text("“list.rtf”: this is a document").await
    })
}

/// FI-03
#[test]
fn other_columns_of_a_table_can_be_chosen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        drop_file(page, "nr.csv", "Nr;Name;Art\n1;Sofa;Ding\n2;Fisch;Tier\n".as_bytes()).await?;
        page.wait_for_text("Sofa / Fisch").await?;
        page.press_beginning(Role::Checkbox, "column 3, “Art”").await?;
        page.wait_for_text("2 decks, 4 entries").await?;
        page.wait_until_focus_is_in("#column-2").await?;
        page.press(Role::Checkbox, "The first row is a heading").await?;
        page.wait_for_text("1 deck, 6 entries").await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("1 deck was imported.").await
    })
}

/// FI-13: what is here already is said before the import, and after several files one sentence counts the decks.
#[test]
fn decks_that_are_here_and_all_that_were_imported_are_told() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "#/decks", "Decks").await?;
        drop_texts(page, &[("fruit.txt", "Fruit\nBird\n"), ("trees.txt", "Oak\nAsh\n")]).await?;
        page.wait_for_text("“fruit.txt” is plain text").await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("“trees.txt” is plain text").await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("2 decks were imported.").await?;
        drop_file(page, "fruit.txt", b"Fruit\nBird\n").await?;
        page.wait_for_text("This deck is here already.").await?;
        page.press(Role::Button, "Import none").await?;
        drop_file(page, "fruit.txt", b"Fruit\nFish\n").await?;
        page.wait_for_text("Another deck has this name, so this one gets a number.").await
    })
}

/// FI-03, LK-17: on a phone and at 400 %, every column can be reached and pressed, and none is cut.
#[test]
fn columns_can_be_chosen_in_small_windows() -> Result<()> {
    for window in [PHONE, Window { width: 320, height: 256 }] {
        with_page(window, async |page| {
            page.open().await?;
            go_to(page, "#/decks", "Decks").await?;
            let long = "Ein recht langer Satz, den niemand spielen will, über ein Ding";
            let row = |n: u32| format!("{n};Ding {n};{long} {n};https://example.org/{n}\n");
            let table = format!("Nr;Kategorie;Beschreibung;Quelle\n{}", (1..20).map(row).collect::<String>());
            drop_file(page, "wide.csv", table.as_bytes()).await?;
            page.wait_for_text("1 deck, 19 entries").await?;
            let cut = "return [...document.querySelectorAll('dialog .columns .arriving, dialog .columns label')]
                .filter(part => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
                    || part.matches('label') && part.offsetHeight < 44).map(part => part.innerText)";
            let cut = page.execute(cut).await?;
            ensure!(cut == serde_json::json!([]), "{window:?}: {cut}");
            page.press_beginning(Role::Checkbox, "column 4, “Quelle”").await?;
            page.wait_for_text("2 decks, 38 entries").await
        })?;
    }
    Ok(())
}

/// A damaged file is read up to the damage. If a file cannot be used, every screen says where the problem is
/// and what it is.
#[test]
fn a_damaged_file_is_read_up_to_the_damage_and_says_where_it_is() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut bytes = record()?;
        let line = bytes.iter().filter(|byte| **byte == b'\n').count();
        let last = bytes.len() - 3;
        bytes[last] = 0xff;
        page.choose_file("Open a file", "worn.jsonl", &bytes).await?;
        page.wait_for_text(&format!(
            "“worn.jsonl”, line {line}: The record of this game is damaged at step {}",
            line - 1
        ))
        .await?;
        page.find(Role::Heading, "Unfinished games").await?;
        let whole = String::from_utf8(record()?)?;
        let wrong = whole.replacen("\"deals\":3", "\"deals\":-6", 1);
        for (hash, heading, button) in SCREENS {
            go_to(page, hash, heading).await?;
            page.choose_file(button, "wrong.jsonl", wrong.as_bytes()).await?;
            page.wait_for_text("“wrong.jsonl”, line 1: What was agreed for this game cannot be played: setup.deals: -6 does not fit here").await?;
        }
        go_to(page, "decks", "Decks").await?;
        drop_file(page, "dropped.json", cards().replacen("\"red\"", "\"mauve\"", 1).as_bytes()).await?;
        page.wait_for_text("deck.cards[0].colour: “mauve” is not one of").await?;
        Ok(())
    })
}

#[test]
fn an_unknown_game_is_reported_as_not_in_this_browser() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("table/2345678923").await?;
        page.find(Role::Heading, "This game is not in this browser").await?;
        ensure!(!page.shows("no record").await?);
        page.press(Role::Button, "All games").await?;
        page.find(Role::Heading, "Partypiece").await?;
        Ok(())
    })
}

//! Stored decks: written, changed, searched, copied, deleted, and restored.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Page, Role, with_page};

use crate::{BUILT_IN, assert_accessible, deck_names, go_to};

/// The visible entries of the open deck.
async fn entries(page: &Page) -> Result<Vec<String>> {
    page.values_of(".entry-list input").await
}

#[test]
fn a_deck_is_written_entry_by_entry_and_every_step_can_be_undone() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.press(Role::Link, "Decks").await?;
        page.press(Role::Button, "New deck").await?;
        page.find(Role::Heading, "New deck").await?;
        assert_accessible(page).await?;
        let name = page.find(Role::Textbox, "Name").await?;
        name.clear().await?;
        name.send_keys("Harbour").await?;
        name.send_keys(Key::Enter).await?;
        page.find(Role::Heading, "Harbour").await?;
        page.type_into("Add entries, one a line", "Small boat").await?;
        page.type_keys(Key::Enter).await?;
        page.wait_for_text("1 category").await?;
        page.type_keys("Knot").await?;
        page.type_keys(Key::Enter).await?;
        page.wait_for_text("2 categories").await?;
        page.type_keys("small BOAT!").await?;
        page.type_keys(Key::Enter).await?;
        page.wait_for_text("“Small boat” is in this deck already, as number 1.").await?;
        assert_accessible(page).await?;
        let second = page.find(Role::Textbox, "Entry 2").await?;
        second.clear().await?;
        second.send_keys("Bowline").await?;
        second.send_keys(Key::Enter).await?;
        page.wait_for_text("wrote “Bowline”").await?;
        ensure!(entries(page).await? == ["Small boat", "Bowline"]);
        page.press_in_the_middle("Remove Small boat").await?;
        page.wait_until("it is gone", async || Ok(entries(page).await? == ["Bowline"])).await?;
        page.press(Role::Button, "Undo").await?;
        page.press(Role::Button, "Undo").await?;
        page.wait_until("both are back", async || Ok(entries(page).await? == ["Small boat", "Knot"])).await?;
        page.reload().await?;
        page.find(Role::Heading, "Harbour").await?;
        ensure!(entries(page).await? == ["Small boat", "Knot"], "the undone changes are not stored");
        Ok(())
    })
}

#[test]
fn a_built_in_deck_is_copied_and_the_copy_deleted_and_restored() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        go_to(page, "decks/built-in-0", "Classic pack").await?;
        ensure!(entries(page).await?.is_empty(), "a built-in deck can be changed");
        page.press_in_the_middle("Duplicate").await?;
        page.find(Role::Heading, "Classic pack 2").await?;
        page.press_in_the_middle("Remove Animal with a tail").await?;
        page.wait_for_text("143 categories").await?;
        page.press_in_the_middle("Delete").await?;
        page.wait_for_text("Deleted: Classic pack 2").await?;
        ensure!(deck_names(page).await?.len() == BUILT_IN);
        assert_accessible(page).await?;
        page.type_keys("u").await?;
        page.wait_for_text("143 categories").await?;
        ensure!(deck_names(page).await?.len() == BUILT_IN + 1);
        page.reload().await?;
        page.wait_for_text("143 categories").await?;
        page.wait_for_text("144 categories").await
    })
}

#[test]
fn decks_are_searched_one_by_one_and_all_at_once() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        page.type_into("Search in all decks", "PIRATE").await?;
        page.wait_for_text("Found on a pirate ship").await?;
        page.wait_for_text("The pirates swapped their gold").await?;
        assert_accessible(page).await?;
        page.type_keys("zzz").await?;
        page.wait_for_text("No deck has it.").await?;
        go_to(page, "decks/built-in-1", "Newer pack").await?;
        page.type_into("Search in this deck", "place in").await?;
        page.wait_until("three are found", async || Ok(page.count(".entry-list li").await? == 3)).await
    })
}

/// Decks and the categories that people retired are part of a backup.
#[test]
fn decks_are_part_of_a_backup() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks/built-in-3", "How it is").await?;
        page.press_in_the_middle("Duplicate").await?;
        page.find(Role::Heading, "How it is 2").await?;
        page.store("setting/retired/Fruit", "").await?;
        page.open_screen("").await?;
        page.catch_files().await?;
        page.press(Role::Button, "Back up everything").await?;
        let party = page.caught_file().await?;
        page.delete_all_stored().await?;
        page.offer_file("party.json", &party).await?;
        page.press(Role::Button, "Open a file").await?;
        page.wait_for_text("1 deck imported.").await?;
        ensure!(page.stored("setting/retired/Fruit").await?.as_deref() == Some(""));
        go_to(page, "decks", "Decks").await?;
        page.wait_for_text("How it is 2").await
    })
}

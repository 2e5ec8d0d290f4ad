//! Decks on the shelf: written, changed, searched, copied, deleted, and taken back.

use anyhow::{Result, ensure};
use browser_tests::{Guest, Key, LAPTOP, PHONE, Role, party};

use crate::{BUILT_IN, goes, names, no_barriers, presses};

/// What stands in the open deck, as it is shown.
async fn entries(guest: &Guest) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('.entry-list input')].map((field) => field.value)";
    Ok(serde_json::from_value(guest.asks(script).await?)?)
}

#[test]
fn a_deck_is_written_entry_by_entry_and_every_step_can_be_taken_back() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.press(Role::Link, "Decks").await?;
        guest.press(Role::Button, "Write a new deck").await?;
        guest.sees(Role::Heading, "New deck").await?;
        no_barriers(guest).await?;
        let name = guest.sees(Role::Textbox, "Name").await?;
        name.clear().await?;
        name.send_keys("Harbour").await?;
        name.send_keys(Key::Enter).await?;
        guest.sees(Role::Heading, "Harbour").await?;
        guest.writes("Add entries, one a line", "Small boat").await?;
        guest.types(Key::Enter).await?;
        guest.hears("1 category").await?;
        guest.types("Knot").await?;
        guest.types(Key::Enter).await?;
        guest.hears("2 categories").await?;
        guest.types("small BOAT!").await?;
        guest.types(Key::Enter).await?;
        guest.hears("“Small boat” stands in this deck already, as number 1.").await?;
        no_barriers(guest).await?;
        let second = guest.sees(Role::Textbox, "Entry 2").await?;
        second.clear().await?;
        second.send_keys("Bowline").await?;
        second.send_keys(Key::Enter).await?;
        guest.hears("wrote “Bowline”").await?;
        ensure!(entries(guest).await? == ["Small boat", "Bowline"]);
        presses(guest, "Remove Small boat").await?;
        guest.until("it is gone", async || Ok(entries(guest).await? == ["Bowline"])).await?;
        guest.press(Role::Button, "Take it back").await?;
        guest.press(Role::Button, "Take it back").await?;
        guest.until("both are back", async || Ok(entries(guest).await? == ["Small boat", "Knot"])).await?;
        guest.reloads().await?;
        guest.sees(Role::Heading, "Harbour").await?;
        ensure!(entries(guest).await? == ["Small boat", "Knot"], "and kept");
        Ok(())
    })
}

#[test]
fn a_built_in_deck_is_copied_and_the_copy_deleted_and_taken_back() -> Result<()> {
    party(PHONE, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/decks/built-in-0", "Classic pack").await?;
        no_barriers(guest).await?;
        ensure!(entries(guest).await?.is_empty(), "it cannot be changed");
        presses(guest, "Duplicate").await?;
        guest.sees(Role::Heading, "Classic pack 2").await?;
        presses(guest, "Remove Animal with a tail").await?;
        guest.hears("143 categories").await?;
        presses(guest, "Delete").await?;
        guest.hears("Deleted: Classic pack 2").await?;
        ensure!(names(guest).await?.len() == BUILT_IN);
        no_barriers(guest).await?;
        guest.types("u").await?;
        guest.hears("143 categories").await?;
        ensure!(names(guest).await?.len() == BUILT_IN + 1);
        guest.reloads().await?;
        guest.hears("143 categories").await?;
        guest.hears("144 categories").await
    })
}

#[test]
fn decks_are_searched_one_by_one_and_all_at_once() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/decks", "Decks").await?;
        guest.asks("document.querySelector('.search').focus()").await?;
        guest.types("PIRATE").await?;
        guest.hears("Found on a pirate ship").await?;
        guest.hears("The pirates swapped their gold").await?;
        no_barriers(guest).await?;
        guest.types("zzz").await?;
        guest.hears("No deck has it.").await?;
        goes(guest, "#/decks/built-in-1", "Newer pack").await?;
        guest.asks("document.querySelector('.search').focus()").await?;
        guest.types("place in").await?;
        guest
            .until("three are found", async || {
                Ok(guest.asks("return document.querySelectorAll('.entry-list li').length").await? == 3)
            })
            .await
    })
}

/// Decks and what a group retired go along with everything else.
#[test]
fn decks_travel_in_the_party() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/decks/built-in-3", "How it is").await?;
        presses(guest, "Duplicate").await?;
        guest.sees(Role::Heading, "How it is 2").await?;
        guest.asks("localStorage.setItem('partypiece/setting/retired/Fruit', '')").await?;
        guest.asks("location.hash = '#/'").await?;
        crate::catches(guest).await?;
        guest.press(Role::Button, "Save everything as a file").await?;
        let party = crate::caught(guest).await?;
        guest.asks("localStorage.clear()").await?;
        let chosen = format!(
            "HTMLInputElement.prototype.click = function () {{ const carried = new DataTransfer();
               carried.items.add(new File([{}], 'party.json')); this.files = carried.files; this.dispatchEvent(new Event('change')); }}",
            serde_json::to_string(&party)?
        );
        guest.asks(&chosen).await?;
        guest.press(Role::Button, "Open a file").await?;
        guest.hears("A deck came along.").await?;
        ensure!(guest.asks("return localStorage.getItem('partypiece/setting/retired/Fruit')").await? == "");
        goes(guest, "#/decks", "Decks").await?;
        guest.hears("How it is 2").await
    })
}

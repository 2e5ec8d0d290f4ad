//! An absent owner, and the delegate.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Role, with_page};
use partypiece::rules::blank::{CardDeck, DeckMark};

use crate::helpers::{assert_accessible, named_deck, store_deck};

/// A deck of an owner who is not at the table.
fn deck_of_zoe() -> CardDeck {
    CardDeck { owner: "Zoë".to_owned(), ..named_deck("Friday deck", DeckMark::Star) }
}

/// BL-R28: while the owner is not among the players, the table chooses a delegate, who becomes part of the setup.
#[test]
fn a_delegate_is_chosen_for_an_absent_owner() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        store_deck(page, "2222222222", &deck_of_zoe()).await?;
        page.open_screen("set-up/blank").await?;
        page.wait_until("a name is asked for", async || Ok(page.focused_name().await? == "Name at seat 1"))
            .await?;
        page.wait_for_text("An owner is away").await?;
        page.type_keys("Ana" + Key::Enter + "zoe").await?;
        page.wait_until("the owner is here", async || Ok(!page.shows("An owner is away").await?)).await?;
        page.type_keys(Key::Backspace + Key::Backspace + Key::Backspace + "Bo").await?;
        page.wait_for_text("Everybody votes").await?;
        page.press_beginning(Role::Disclosure, "An owner is away").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Bo").await?;
        page.wait_for_text("Bo decides for Zoë").await?;
        page.press(Role::Button, "Start").await?;
        page.find(Role::Button, "Done reading").await?;
        ensure!(page.count_stored_with("\"delegate\":1").await? == 1, "Bo is not the delegate");
        Ok(())
    })
}

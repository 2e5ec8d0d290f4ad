//! Cards as a link: sharing them, opening the link, and a link that is damaged.

use anyhow::{Result, anyhow, ensure};
use browser_tests::{LAPTOP, PHONE, Page, Role, assert_fits, with_page};
use partypiece::rules::blank::{CardDeck, DeckMark, Rule, SharedCards};

use crate::helpers::{assert_accessible, named_deck, store_deck, stored_decks};

/// The address of a link with one rule, full of markup.
async fn link(page: &Page) -> Result<String> {
    let rule =
        Rule { title: "<b>Nap</b>".to_owned(), ..Rule::from_free_words("<i>Close your eyes</i>", "Ann") };
    let hash = SharedCards::new(vec![rule], Vec::new()).to_fragment().map_err(|error| anyhow!("{error}"))?;
    let address = page.execute("return location.href.split('#')[0]").await?;
    Ok(format!("{}{hash}", address.as_str().unwrap_or_default()))
}

async fn open_link(page: &Page, address: &str) -> Result<()> {
    let hash = address.split_once('#').map_or("", |(_, hash)| hash);
    page.execute(&format!("location.hash = '{hash}'")).await?;
    page.find(Role::Heading, "Cards for BLANK").await?;
    Ok(())
}

/// SH-04: the cards are shown with their authors, and added once.
#[test]
fn cards_of_a_link_are_shown_and_added_to_a_deck() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        store_deck(page, "2222222222", &named_deck("Friday deck", DeckMark::Star)).await?;
        open_link(page, &link(page).await?).await?;
        page.wait_for_text("One card, written by Ann.").await?;
        page.wait_for_text("<b>Nap</b>").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Add to Friday deck").await?;
        page.wait_for_text("One card was added to Friday deck.").await?;
        page.press(Role::Button, "Add to Friday deck").await?;
        page.wait_for_text("All of these cards are in Friday deck already.").await?;
        page.press(Role::Button, "Add to a new deck").await?;
        page.wait_for_text("One card was added to A deck without a name.").await?;
        let rules: Vec<usize> = stored_decks(page).await?.iter().map(CardDeck::written_rules).collect();
        ensure!(rules == [15, 15], "{rules:?}");
        Ok(())
    })
}

/// SH-01, SH-03: a deck's written cards are shared, and the link is pasted again.
#[test]
fn written_cards_are_shared_as_a_link_and_pasted() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        store_deck(page, "2222222222", &named_deck("Friday deck", DeckMark::Star)).await?;
        page.execute("location.hash = '#/cards'").await?;
        page.press(Role::Button, "Share cards").await?;
        page.wait_for_text("Nobody has written a card of this deck yet").await?;
        open_link(page, &link(page).await?).await?;
        page.press(Role::Button, "Add to Friday deck").await?;
        page.press(Role::Link, "Decks of cards").await?;
        page.press(Role::Button, "Share cards").await?;
        page.find(Role::Radio, "<b>Nap</b>").await?;
        page.find(Role::Button, "Copy link").await?;
        assert_accessible(page).await?;
        let shown = page.execute("return document.querySelector('dialog textarea').value").await?;
        let shown = shown.as_str().unwrap_or_default().to_owned();
        ensure!(shown == link(page).await?, "{shown}");
        page.press(Role::Button, "Close").await?;
        page.press(Role::Button, "Paste a link").await?;
        page.type_into("Link", &shown).await?;
        page.press(Role::Button, "Show the cards").await?;
        page.wait_for_text("One card, written by Ann.").await
    })
}

/// SH-05: a link that is cut off, and one that is far too long.
#[test]
fn a_damaged_link_is_a_sentence() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let whole = link(page).await?;
        open_link(page, &whole[..whole.len() - 9]).await?;
        page.wait_for_text("This link is damaged or not complete").await?;
        assert_accessible(page).await?;
        page.execute("location.hash = '#/card/' + 'A'.repeat(100000)").await?;
        page.wait_for_text("too long to be a link").await?;
        ensure!(stored_decks(page).await?.is_empty());
        Ok(())
    })
}

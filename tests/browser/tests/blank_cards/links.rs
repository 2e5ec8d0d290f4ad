//! Cards as a link: sharing them, opening the link, and a link that is damaged.

use anyhow::{Result, anyhow, ensure};
use browser_tests::{LAPTOP, PHONE, Page, Role, assert_fits, with_page};
use partypiece::{
    cards::SharedCards,
    rules::blank::{CardDeck, Clause, DeckMark, Drawing, Effect, GameCard, Rule, WrittenEffect},
};

use crate::helpers::{assert_accessible, named_deck, store_deck, stored_decks};

/// The address of a link with one rule, full of markup.
async fn link(page: &Page) -> Result<String> {
    let rule =
        Rule { title: "<b>Nap</b>".to_owned(), ..Rule::from_free_words("<i>Close your eyes</i>", "Ann") };
    let fragment =
        SharedCards::new(vec![rule], Vec::new()).to_fragment().map_err(|error| anyhow!("{error}"))?;
    let mut address = page.browser.current_url().await?;
    address.set_fragment(None);
    Ok(format!("{address}{fragment}"))
}

/// Markup for each text of a card. If it were not shown as text, it would run a script or become an element.
const MARKUP: [&str; 4] = [
    "<img src=x onerror='window.harm=1'>",
    "<script>window.harm=2</script><i>I</i>",
    "<b onclick='window.harm=3'>B</b>",
    "</title></svg><img src=x onerror='window.harm=4'>",
];

/// A rule and a card with markup in every text that they have.
fn full_of_markup() -> SharedCards {
    let [title, text, author, description] = MARKUP;
    let rule = Rule { title: title.to_owned(), ..Rule::from_free_words(text, author) };
    let drawing =
        Drawing { description: description.to_owned(), ..vec![vec![[9, 9], [90, 90]].into()].into() };
    let effect = WrittenEffect {
        clauses: vec![Clause { effect: Effect::Say(text.to_owned()), ..Clause::template() }],
        author: author.to_owned(),
        drawing: Some(drawing),
        points: None,
    };
    let plain = CardDeck::fresh().cards[0].clone();
    let card = GameCard { title: title.to_owned(), written: Some(effect), ..plain };
    SharedCards::new(vec![rule], vec![card])
}

/// Checks that these texts stand on the page, and that no markup became an element.
async fn assert_is_text(page: &Page, texts: &[&str]) -> Result<()> {
    for text in texts {
        page.wait_until(text, async || Ok(page.content().await?.contains(text))).await?;
    }
    // The page has `b` and `i` of its own. Those of the markup contain only the letter B or I.
    let elements_made =
        "return [...document.querySelectorAll('#partypiece :is(b, i, img, script)')].filter((element) =>
        element.matches('img, script, [onclick]') || ['B', 'I'].includes(element.textContent)).length";
    ensure!(page.execute(elements_made).await? == 0, "markup became elements");
    ensure!(!page.was_harmed().await?, "a link ran a script");
    Ok(())
}

/// SH-05: each text of a card contains markup. It is text where the link is opened, in the deck, in the drawing and where the
/// deck is shared.
#[test]
fn markup_in_a_card_is_shown_as_text_everywhere() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let fragment = full_of_markup().to_fragment().map_err(|error| anyhow!("{error}"))?;
        open_link(page, &fragment).await?;
        assert_is_text(page, &MARKUP).await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Add to a new deck").await?;
        page.press(Role::Link, "Decks of cards").await?;
        page.press(Role::Button, "Share cards").await?;
        page.find(Role::Button, "Copy link").await?;
        assert_is_text(page, &MARKUP).await?;
        assert_accessible(page).await
    })
}

/// Opens a link: a whole address, or only its part from `#` on.
async fn open_link(page: &Page, link: &str) -> Result<()> {
    let after_hash = link.split_once('#').map_or("", |(_, after_hash)| after_hash);
    page.open_hash(after_hash).await?;
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
        page.wait_for_text("One card was added to a deck without a name.").await?;
        let rules: Vec<usize> = stored_decks(page).await?.iter().map(CardDeck::written_rules).collect();
        // A fresh deck has 14 rules.
        ensure!(rules == [15, 15], "{rules:?}");
        Ok(())
    })
}

/// SH-01, SH-03: the written cards of a deck become a link, and whoever pastes it sees the same cards.
#[test]
fn written_cards_are_shared_as_a_link_and_pasted() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        store_deck(page, "2222222222", &named_deck("Friday deck", DeckMark::Star)).await?;
        page.open_screen("cards").await?;
        page.press(Role::Button, "Share cards").await?;
        page.wait_for_text("Nobody has written a card of this deck yet").await?;
        open_link(page, &link(page).await?).await?;
        page.press(Role::Button, "Add to Friday deck").await?;
        page.press(Role::Link, "Decks of cards").await?;
        page.press(Role::Button, "Share cards").await?;
        page.find(Role::Radio, "<b>Nap</b>").await?;
        page.find(Role::Button, "Copy link").await?;
        page.find(Role::Image, "QR code of the link").await?;
        ensure!(page.count("dialog svg.qr path").await? == 1);
        let shown = page.value_of("dialog textarea").await?.unwrap_or_default();
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
fn a_damaged_link_is_reported_in_a_sentence() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let whole = link(page).await?;
        open_link(page, &whole[..whole.len() - 9]).await?;
        page.wait_for_text("This link is damaged or not complete").await?;
        assert_accessible(page).await?;
        page.open_hash(&format!("/card/{}", "A".repeat(100_000))).await?;
        page.wait_for_text("too long to be a link").await?;
        ensure!(stored_decks(page).await?.is_empty());
        Ok(())
    })
}

//! Written cards stay in a deck or go into its box, after a game and at “Decks of cards” (BW-12, BW-13).

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, assert_accessible, with_page};
use partypiece::rules::blank::{CardDeck, DeckMark, Rule};

use crate::helpers::{named_deck, setup, store_deck, stored_decks, won_game};

/// BW-12, BW-13: the table boxes a rule after a game, plays again, and takes the rule out at “Decks of cards”.
#[test]
fn a_rule_is_boxed_after_a_game_and_taken_out_again() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let mut deck = named_deck("Friday deck", DeckMark::Star);
        let plain = deck.rules.iter_mut().find(|card| card.rule.is_none());
        plain.ok_or_else(|| anyhow::anyhow!("no plain card"))?.rule =
            Some(Rule::from_free_words("Whoever laughs sings.", "Ana"));
        page.open().await?;
        page.open_saved_game(&won_game(&setup(vec![deck])?)?).await?;
        page.press(Role::Button, "Skip the prize").await?;
        page.press(Role::Button, "Choose which written cards stay in the deck").await?;
        page.find(Role::Dialog, "Which written cards stay in the deck?").await?;
        page.wait_for_text("Whoever laughs sings.").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Put in the box").await?;
        page.find(Role::Button, "Take out of the box").await?;
        let decks = stored_decks(page).await?;
        ensure!((decks.len(), decks[0].boxed_rules.len()) == (1, 1), "{decks:?}");
        page.press(Role::Button, "Close").await?;
        page.press(Role::Button, "Play again").await?;
        page.press(Role::Button, "Done reading").await?;
        page.open_screen("cards").await?;
        page.find(Role::Heading, "In the box").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Take out of the box").await?;
        page.find(Role::Button, "Put in the box").await?;
        let decks = stored_decks(page).await?;
        ensure!(decks[0].boxed_rules.is_empty() && decks[0].written_rules() == 15, "{decks:?}");
        Ok(())
    })
}

/// BW-13: a deck that needs all its cards says so when one is to be put in the box.
#[test]
fn the_last_cards_of_a_deck_stay_in_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let mut deck = named_deck("Small deck", DeckMark::Star);
        let written = deck.cards.iter().position(|card| card.written.is_some());
        let written = written.ok_or_else(|| anyhow::anyhow!("no card with an effect"))?;
        deck.cards.swap(0, written);
        deck.cards.truncate(CardDeck::MIN_CARDS);
        // Only cards with an author can be put in the box.
        deck.cards[0].written.iter_mut().for_each(|effect| effect.author = "Ana".to_owned());
        page.open().await?;
        store_deck(page, "2222222222", &deck).await?;
        page.open_screen("cards").await?;
        page.press(Role::Button, "Put in the box").await?;
        page.wait_for_text("A deck needs 15 Game Cards, so this card stays in it.").await?;
        assert_accessible(page).await?;
        ensure!(stored_decks(page).await?[0] == deck);
        Ok(())
    })
}

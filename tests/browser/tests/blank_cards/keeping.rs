//! Written cards stay in a deck or go into its box, after a game and at “Decks of cards” (BW-12, BW-13).

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, assert_accessible, with_page};
use partypiece::rules::blank::{DeckMark, Rule};

use crate::helpers::{named_deck, setup, stored_decks, won_game};

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

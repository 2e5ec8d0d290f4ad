//! No plain Rule Card is left, and the table adds some.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::{CardDeck, DeckMark};

use crate::helpers::{assert_accessible, named_deck, setup, stored_decks, won_game};

/// BL-R27, BL-108: with no plain Rule Card left everybody agrees to add some; the rule is written on one of them, and
/// the others are saved with the deck.
#[test]
fn the_table_adds_plain_rule_cards() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let mut deck: CardDeck = named_deck("Friday deck", DeckMark::Star);
        deck.rules.retain(|card| card.rule.is_some());
        page.open().await?;
        page.open_saved_game(&won_game(&setup(vec![deck])?)?).await?;
        page.press(Role::Button, "Choose a prize").await?;
        page.wait_for_text("No plain Rule Card is left").await?;
        page.press(Role::Button, "Table ruling").await?;
        page.press(Role::Button, "3").await?;
        page.wait_for_text("3 plain Rule Cards go into Friday deck.").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Propose it").await?;
        page.wait_for_text("Everybody has to agree to a ruling.").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Everybody agrees").await?;
        page.wait_for_text("3 plain Rule Cards are left.").await?;
        page.press(Role::Button, "Write a rule").await?;
        page.press(Role::Button, "Show it to everybody").await?;
        page.press(Role::Button, "We talked about it").await?;
        page.press(Role::Button, "Keep it for good").await?;
        page.find(Role::Button, "Play again").await?;
        let decks = stored_decks(page).await?;
        let facts: Vec<_> = decks.iter().map(|deck| (deck.written_rules(), deck.rules.len())).collect();
        ensure!(facts == [(15, 17)], "{facts:?}");
        Ok(())
    })
}

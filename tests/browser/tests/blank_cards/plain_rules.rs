//! Plain Rule Cards that are used up, and added by the table.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, party};
use partypiece::rules::blank::{Deck, Mark};

use crate::evening::{named, no_barriers, setup, shelf, won};

/// BL-R27, BL-108: with no plain Rule Card left everybody agrees to add some; the rule is written on one of them, and the
/// others come home.
#[test]
fn the_table_adds_plain_rule_cards() -> Result<()> {
    party(LAPTOP, async |guest| {
        let mut deck: Deck = named("Friday deck", Mark::Star);
        deck.rules.retain(|card| card.rule.is_some());
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&won(&setup(vec![deck])?)?).await?;
        guest.hears("No plain Rule Card is left").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Table ruling").await?;
        guest.press(Role::Button, "3").await?;
        guest.hears("3 plain Rule Cards go into Friday deck.").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Propose it").await?;
        guest.hears("A ruling takes everybody.").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Everybody agrees").await?;
        guest.hears("3 plain Rule Cards are left.").await?;
        guest.press(Role::Button, "Write a rule").await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.press(Role::Button, "We have talked it over").await?;
        guest.press(Role::Button, "Keep it for good").await?;
        guest.sees(Role::Button, "Another game").await?;
        let decks = shelf(guest).await?;
        let facts: Vec<_> = decks.iter().map(|deck| (deck.written(), deck.rules.len())).collect();
        ensure!(facts == [(15, 17)], "{facts:?}");
        Ok(())
    })
}

//! Two decks in one game, which go home afterwards, each with its own cards.

use anyhow::{Result, ensure};
use browser_tests::{By, LAPTOP, Role, party};
use partypiece::rules::{Viewer, blank::Mark};

use crate::evening::{chooses, named, no_barriers, puts_on_the_shelf, setup, shelf, won};

/// BL-80, BL-R31: a rule that is won goes home with the deck on whose card it was written; both are a game older.
#[test]
fn two_decks_are_mixed_and_go_home() -> Result<()> {
    party(LAPTOP, async |guest| {
        let (star, key) = (named("Friday deck", Mark::Star), named("Sunday deck", Mark::Key));
        let game = won(&setup(vec![star.clone(), key.clone()])?)?;
        ensure!(game.view(Viewer::Table).decks.len() == 2);
        guest.comes_in().await?;
        puts_on_the_shelf(guest, "2222222222", &star).await?;
        puts_on_the_shelf(guest, "3333333333", &key).await?;
        guest.finds_on_the_shelf(&game).await?;
        guest.press(Role::Button, "Write a rule").await?;
        chooses(guest, "It goes home with", "Sunday deck").await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.press(Role::Button, "We have talked it over").await?;
        guest.press(Role::Button, "Keep it for good").await?;
        guest.sees(Role::Button, "Another game").await?;
        let mut decks = shelf(guest).await?;
        decks.sort_by(|one, other| one.name.cmp(&other.name));
        let facts: Vec<_> =
            decks.iter().map(|deck| (deck.name.as_str(), deck.written(), deck.games)).collect();
        ensure!(facts == [("Friday deck", 14, 1), ("Sunday deck", 15, 1)], "{facts:?}");

        // Taken back and declined: the rule is gone again.
        guest.press(Role::Button, "Take back").await?;
        guest.press(Role::Button, "Everybody agrees: take it back").await?;
        guest.until("the prize waits again", async || guest.reads("has the last word").await).await?;
        guest.press(Role::Button, "Change it").await?;
        guest.press(Role::Button, "Another prize").await?;
        guest.press(Role::Button, "The glory is enough").await?;
        guest.sees(Role::Button, "Another game").await?;
        let written: usize = shelf(guest).await?.iter().map(|deck| deck.written()).sum();
        ensure!(written == 28, "{written}");
        Ok(())
    })
}

/// BL-80: decks are chosen as the game is set up; both marks are on the table.
#[test]
fn decks_are_chosen_at_set_up() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        puts_on_the_shelf(guest, "2222222222", &named("Friday deck", Mark::Star)).await?;
        puts_on_the_shelf(guest, "3333333333", &named("Sunday deck", Mark::Key)).await?;
        guest.asks("location.hash = '#/set-up/blank'").await?;
        guest.sees(Role::Button, "Deal").await?;
        let fold = "//summary[contains(., 'Decks')]";
        guest.browser.find(By::XPath(fold)).await?.click().await?;
        no_barriers(guest).await?;
        guest.press(Role::Checkbox, "Sunday deck 14 rules, 0 games").await?;
        guest.hears("Friday deck, mixed with Sunday deck").await
    })
}

//! Two decks in one game; each is saved with its own cards.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::DeckMark;

use crate::helpers::{
    assert_accessible, named_deck, select_option, setup, store_deck, stored_decks, won_game,
};

/// BL-80, BL-R31: a rule that was won is saved with the deck of its card; both decks have one more game.
#[test]
fn two_decks_are_mixed_and_saved() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let (star, key) =
            (named_deck("Friday deck", DeckMark::Star), named_deck("Sunday deck", DeckMark::Key));
        let game = won_game(&setup(vec![star.clone(), key.clone()])?)?;
        ensure!(game.view().decks.len() == 2);
        page.open().await?;
        store_deck(page, "2222222222", &star).await?;
        store_deck(page, "3333333333", &key).await?;
        page.open_saved_game(&game).await?;
        page.press(Role::Button, "Choose a prize").await?;
        page.press(Role::Button, "Write a rule").await?;
        select_option(page, "Save it in", "Sunday deck").await?;
        page.press(Role::Button, "Show it to everybody").await?;
        page.press(Role::Button, "We talked about it").await?;
        page.press(Role::Button, "Keep it for good").await?;
        page.find(Role::Button, "Play again").await?;
        let mut decks = stored_decks(page).await?;
        decks.sort_by(|one, other| one.name.cmp(&other.name));
        let facts: Vec<_> =
            decks.iter().map(|deck| (deck.name.as_str(), deck.written_rules(), deck.games)).collect();
        ensure!(facts == [("Friday deck", 14, 1), ("Sunday deck", 15, 1)], "{facts:?}");

        // After undo and "no prize" the rule is gone again.
        page.press(Role::Button, "Undo").await?;
        page.press(Role::Button, "Everybody agrees: undo").await?;
        page.wait_until("the prize waits again", async || page.shows("decides").await).await?;
        page.press(Role::Button, "Change it").await?;
        page.press(Role::Button, "Choose another prize").await?;
        page.press(Role::Button, "Skip the prize").await?;
        page.find(Role::Button, "Play again").await?;
        let written: usize = stored_decks(page).await?.iter().map(|deck| deck.written_rules()).sum();
        ensure!(written == 28, "{written}");
        Ok(())
    })
}

/// BL-80: decks are chosen at set-up, which says the names of both.
#[test]
fn decks_are_chosen_at_set_up() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        store_deck(page, "2222222222", &named_deck("Friday deck", DeckMark::Star)).await?;
        store_deck(page, "3333333333", &named_deck("Sunday deck", DeckMark::Key)).await?;
        page.open_screen("set-up/blank").await?;
        page.find(Role::Button, "Start").await?;
        page.press_beginning(Role::Disclosure, "Decks").await?;
        assert_accessible(page).await?;
        page.press(Role::Checkbox, "Sunday deck 14 rules, 0 games").await?;
        page.wait_for_text("Friday deck, mixed with Sunday deck").await
    })
}

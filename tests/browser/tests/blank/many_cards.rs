//! Many people and many cards: a press changes only what it has to.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::{Action, RulingChange, TableRuling};
use serde_json::Value;

use crate::games::{ANA, NativeCopy, assert_fits, fresh};

/// Notes the index of each card of the hand.
const NOTE_INDICES: &str =
    "document.querySelectorAll('.fan li').forEach((card, index) => card.indexBefore = index)";

/// Ten people and seven decks: a press on a card changes that card only, and sorting a hand moves the same elements.
#[test]
fn with_ten_people_and_five_hundred_cards_a_press_changes_only_its_card() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::started(fresh(10, 7)?)?;
        // Somebody has a large hand. The last draw is announced, so the live region already exists.
        let ruling = TableRuling { text: String::new(), change: RulingChange::Draw(ANA, 7) };
        copy.act(ANA, Action::Propose(ruling))?;
        for seat in copy.game.setup().seats().skip(1).collect::<Vec<_>>() {
            copy.act(seat, Action::Agree(true))?;
        }
        page.open_saved_game(&copy.game).await?;
        page.find(Role::Button, "Ana: hold to play").await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Table ruling").await?;
        page.press(Role::Button, "Draw cards").await?;
        page.press(Role::Button, "3").await?;
        page.press(Role::Button, "Propose it").await?;
        page.press(Role::Button, "Everybody agrees").await?;
        page.find(Role::Button, "Ana, 17 cards").await?;
        copy.take_laptop(page, ANA).await?;
        assert_fits(page).await?;
        page.execute(NOTE_INDICES).await?;
        page.watch_changes().await?;
        for card in [1, 5, 9, 13] {
            page.click_by_script(&format!(".fan li:nth-child({card}) button")).await?;
            let changed = page.changes(".fan li", ".blank-hand").await?;
            // The card, and the one that was on top of the selection before.
            ensure!(changed == [1, 0] || changed == [2, 0], "selecting a card changes {changed:?}");
        }
        page.click_by_script(".blank-hand header button").await?;
        page.wait_for_paint().await?;
        let indices = page
            .execute("return [...document.querySelectorAll('.fan li')].map((card) => card.indexBefore)")
            .await?;
        let mut indices: Vec<u64> =
            indices.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        ensure!(!indices.is_sorted(), "the cards have not moved");
        indices.sort_unstable();
        ensure!(indices == (0..17).collect::<Vec<_>>(), "elements of cards were replaced: {indices:?}");
        Ok(())
    })
}

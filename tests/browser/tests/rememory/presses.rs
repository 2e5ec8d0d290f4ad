//! The number of presses from home to the first coin, and what a press does not wait for.

use anyhow::{Result, ensure};
use browser_tests::{
    LAPTOP, Role, assert_large_button_points, assert_moves, slow_animations, with_newcomers, with_page,
};
use partypiece::rules::rememory::Variant;

use crate::games::NativeCopy;

/// RM-10, RM-11: at most 6 presses for three people; clicks and Enters count, letters of a name don't.
#[test]
fn the_first_coin_takes_at_most_six_presses() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        let card = "Rememory Draw a coin: who remembers where its tile lies? 1 to 99 people 15 to 30 minutes";
        page.press(Role::Link, card).await?;
        page.start_with_three_names().await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.find(Role::Button, "Choose a tile").await?;
        let presses = page.presses().await?;
        ensure!(presses <= 6, "{presses} presses");
        Ok(())
    })
}

/// RM-13: nobody waits for a found tile: while it turns over, the next coin is drawn. While the large button
/// only moves the focus to the tiles, it looks like a sentence.
#[test]
fn a_coin_is_drawn_while_a_found_tile_turns_over() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 3)?;
        page.open_saved_game(&copy.game).await?;
        page.find(Role::Button, "Draw a coin").await?;
        assert_large_button_points(page, false).await?;
        copy.draw_coin(page).await?;
        page.find(Role::Button, "Choose a tile").await?;
        assert_large_button_points(page, true).await?;
        slow_animations(page).await?;
        copy.turn_right_tile(page).await?;
        assert_moves(page, "turns-over").await?;
        copy.draw_coin(page).await
    })
}

//! The number of presses from home to the first roll, and what a press does not wait for.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, assert_large_button_points, slow_animations, with_newcomers, with_page};

use crate::games::{game_after, setup};

/// CL-23, CL-36: at most 6 presses for three people; clicks and Enters count, letters of a name don't.
#[test]
fn the_first_roll_takes_at_most_six_presses() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        let card =
            "Clear! Four dice, 24 coins: find lines that match the dice. 2 to 8 people 10 to 120 minutes";
        page.press(Role::Link, card).await?;
        page.start_with_three_names().await?;
        page.press(Role::Button, "Roll four dice").await?;
        page.find(Role::Button, "Scratch (no line)").await?;
        let presses = page.presses().await?;
        ensure!(presses <= 6, "{presses} presses");
        Ok(())
    })
}

/// CL-36, CL-32: nobody waits for the dice: a player scratches while the dice roll. While the large button
/// only says what to choose, it looks like a sentence.
#[test]
fn a_player_decides_while_the_dice_roll() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup(3, 1)?, 3, &[])?).await?;
        page.find(Role::Button, "Roll four dice").await?;
        assert_large_button_points(page, false).await?;
        slow_animations(page).await?;
        page.press(Role::Button, "Roll four dice").await?;
        page.find(Role::Button, "Choose 3 or 4 coins").await?;
        assert_large_button_points(page, true).await?;
        page.wait_until("the dice roll", async || page.animates("tumble").await).await?;
        page.press(Role::Button, "Scratch (no line)").await?;
        page.wait_until("somebody has decided", async || {
            Ok(page.count(".small[data-decided=true]").await? != 0)
        })
        .await
    })
}

//! The number of presses from home to the first coin.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_newcomers};

/// RM-10, RM-11: at most 6 presses for three people; clicks and Enters count, letters of a name don't.
#[test]
fn the_first_coin_takes_at_most_six_presses() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        let card = "Rememory A memory game with coins and tiles. 1 to 99 people 15 to 30 minutes";
        page.press(Role::Link, card).await?;
        page.start_with_three_names().await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.find(Role::Button, "Choose a tile").await?;
        let presses = page.presses().await?;
        ensure!(presses <= 6, "{presses} presses");
        Ok(())
    })
}

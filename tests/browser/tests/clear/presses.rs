//! The number of presses from home to the first roll.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_newcomers};

/// CL-23, CL-36: at most 6 presses for three people; clicks and Enters count, letters of a name don't.
#[test]
fn the_first_roll_takes_at_most_six_presses() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        let card =
            "Clear! Four dice, 24 coins: find lines that match the dice. 1 to 8 people 5 minutes a deal";
        page.press(Role::Link, card).await?;
        page.start_with_three_names().await?;
        page.press(Role::Button, "Roll four dice").await?;
        page.find(Role::Button, "Scratch (no line)").await?;
        let presses = page.presses().await?;
        ensure!(presses <= 6, "{presses} presses");
        Ok(())
    })
}

//! The number of presses from home to the first letter.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_newcomers};

use super::newcomers::CARD;

/// PG-R56, PG-R57: at most 12 presses for three people; clicks, Enters and the key that lifts the curtain count, letters of
/// a name don't.
#[test]
fn the_first_letter_takes_at_most_twelve_presses() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        page.press(Role::Link, CARD).await?;
        page.type_three_names().await?;
        page.press(Role::Radio, "Ready-made categories Ten for each round, at random. Start at once.")
            .await?;
        page.press(Role::Button, "Start").await?;
        page.press(Role::Button, "Start playing").await?;
        page.press(Role::Button, "Use this list").await?;
        let mut flips = 0;
        while page.find_now(Role::Button, "Roll the dice").await?.is_none() {
            flips += 1;
            page.press(Role::Button, "Flip a coin").await?;
            page.wait_until_still().await?;
        }
        page.press(Role::Button, "Roll the dice").await?;
        page.lift_curtain("Ana").await?;
        page.press(Role::Button, "Show the letter and start").await?;
        page.letter().await?;
        let presses = page.presses().await?;
        // A blank coin needs one press more.
        ensure!(presses < 12 + flips, "{presses} presses, {flips} of them for coins");
        Ok(())
    })
}

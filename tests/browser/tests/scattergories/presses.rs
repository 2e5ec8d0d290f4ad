//! The number of presses from home to the first letter.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Role, with_newcomers};

/// SC-07, SC-R28: at most 12 presses for three people; clicks, Enters and the key that lifts the curtain count, letters of
/// a name don't.
#[test]
fn the_first_letter_takes_at_most_twelve_presses() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        page.press(
            Role::Link,
            "Scattergories Twelve categories, one letter, at most three minutes. 2 to 8 people half an hour",
        )
        .await?;
        for (seat, name) in [(1, "Ana"), (2, "Bo"), (3, "Cy")] {
            page.type_into(&format!("Name at seat {seat}"), name).await?;
            if seat < 3 {
                page.type_keys(Key::Enter).await?;
            }
        }
        page.press(Role::Button, "Start").await?;
        page.press(Role::Button, "Start playing").await?;
        page.press(Role::Button, "Everybody agrees").await?;
        page.press(Role::Button, "Roll the letter die").await?;
        page.lift_curtain("Ana").await?;
        page.press(Role::Button, "Show the letter and start").await?;
        page.letter().await?;
        let presses = page.presses().await?;
        ensure!(presses <= 12, "{presses} presses");
        Ok(())
    })
}

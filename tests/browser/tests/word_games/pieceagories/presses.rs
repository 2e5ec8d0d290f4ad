//! The number of presses from home to the first letter.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Role, with_newcomers};

use super::{games::CATEGORIES, newcomers::CARD};

/// PG-R56, PG-R57, LK-36: at most 12 presses for three people who play the short game; clicks, Enters and the key that lifts the
/// curtain count, letters of a name don't.
#[test]
fn the_first_letter_takes_at_most_twelve_presses() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        page.press(Role::Link, CARD).await?;
        page.type_three_names().await?;
        page.press_beginning(Role::Radio, "Short").await?;
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

/// PG-R65: from home to the list of four people, at most ten presses and one for each category that is called out.
#[test]
fn a_brainstorm_of_four_takes_ten_presses_and_one_for_each_category() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        page.press(Role::Link, CARD).await?;
        page.type_three_names().await?;
        page.press(Role::Button, "Add a person").await?;
        page.type_into("Name at seat 4", "Di").await?;
        page.press(Role::Button, "Start").await?;
        page.press(Role::Button, "Start playing").await?;
        page.press(Role::Button, "Need an idea?").await?;
        page.wait_for_text("How about a place?").await?;
        for category in CATEGORIES {
            // The field keeps the focus. A space counts as a press.
            let category = category.replace(' ', "-");
            page.type_keys(category.as_str()).await?;
            page.type_keys(Key::Enter).await?;
            page.wait_for_text(&category).await?;
        }
        page.wait_for_text("That is enough to begin.").await?;
        page.press(Role::Button, "Go on with these categories").await?;
        page.wait_for_text("Tap ten categories.").await?;
        page.press(Role::Button, "Pick the rest at random").await?;
        page.press(Role::Button, "Use these ten").await?;
        page.find(Role::Button, "Flip a coin").await?;
        // One more asked for an idea.
        let presses = page.presses().await? - 1;
        ensure!(presses <= 10 + u64::try_from(CATEGORIES.len())?, "{presses} presses");
        Ok(())
    })
}

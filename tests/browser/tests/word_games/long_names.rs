//! LK-06: many people with long names: their names can be told apart on the scoreboards.

use anyhow::Result;
use browser_tests::{LAPTOP, PHONE, PHONE_LANDSCAPE, Role, assert_names_readable, long_names, with_page};

use crate::both::{WordGame, Writing};

/// Before the writing, while points are entered, and in the table of points.
#[test]
fn names_can_be_read_on_scoreboards() -> Result<()> {
    let all = WordGame::ALL.into_iter();
    for (game, window) in all.flat_map(|game| [LAPTOP, PHONE, PHONE_LANDSCAPE].map(|window| (game, window))) {
        with_page(window, async |page| {
            page.fake_clock().await?;
            let names = long_names(8)?;
            game.open_with_names(page, Writing::Paper, &names).await?;
            assert_names_readable(page, &names).await?;
            page.press(Role::Button, "Start the timer").await?;
            game.let_time_pass(page).await?;
            page.find(Role::Button, "All count").await?;
            assert_names_readable(page, &names).await?;
            page.press(Role::Button, "All points in one table").await?;
            page.find(Role::Button, "Score the round").await?;
            assert_names_readable(page, &names).await?;
            page.press(Role::Button, "Score the round").await?;
            page.wait_for_text("Total").await?;
            assert_names_readable(page, &names).await
        })?;
    }
    Ok(())
}

//! Rounds on paper, with one timer.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::pieceagories::Answers;

use super::{
    games::{after_throw, setup},
    helpers::assert_accessible,
};

/// PG-R68: a press for each category, and one for each exception.
#[test]
fn a_round_on_paper_is_marked_category_by_category() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&after_throw(setup(1, Answers::Paper)?)?).await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Start the timer").await?;
        page.find(Role::Button, "Say how much time is left").await?;
        page.advance_clock(301).await?;
        page.press(Role::Button, "Ana, line 1: 1 point").await?;
        page.find(Role::Button, "Ana, line 1: 0 points").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "2 of 3 count").await?;
        page.press(Role::Button, "Bo, line 2: 1 point").await?;
        page.find(Role::Button, "2 of 3 count").await?;
        page.reload().await?;
        page.find(Role::Button, "Bo, line 2: 0 points").await?;
        page.press(Role::Button, "2 of 3 count").await?;
        for line in 3..=10 {
            page.find(Role::Button, &format!("Cy, line {line}: 1 point")).await?;
            page.press(Role::Button, "All count").await?;
        }
        page.press(Role::Button, "Score the round").await?;
        page.wait_for_text("Cy wins the round").await?;
        page.press(Role::Button, "Move the pawn").await?;
        page.find(Role::Button, "Play again").await?;
        page.wait_for_text("wins with 1 round").await
    })
}

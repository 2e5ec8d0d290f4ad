//! Rounds on paper, with one timer.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::scattergories::Answers;

use super::{
    games::{after_roll, setup},
    helpers::assert_accessible_and_fits,
};

/// SC-R24
#[test]
fn a_round_on_paper_is_scored_by_a_press_for_each_struck_answer() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&after_roll(setup(Answers::Paper)?)?).await?;
        assert_accessible_and_fits(page).await?;
        page.press(Role::Button, "Start the timer").await?;
        page.find(Role::Button, "Say how much time is left").await?;
        page.advance_clock(151).await?;
        page.press(Role::Button, "Ana, line 1: 1 point").await?;
        page.press(Role::Button, "Bo, line 2: 1 point").await?;
        page.find(Role::Button, "Ana, line 1: 0 points").await?;
        // An alliterating name scores more: further presses bring a line to two points.
        page.press(Role::Button, "Cy, line 3: 1 point").await?;
        page.press(Role::Button, "Cy, line 3: 0 points").await?;
        page.find(Role::Button, "Cy, line 3: 2 points").await?;
        assert_accessible_and_fits(page).await?;
        page.reload().await?;
        page.find(Role::Button, "Bo, line 2: 0 points").await?;
        page.press(Role::Button, "Score the round").await?;
        page.wait_for_text("Cy wins round").await?;
        assert_accessible_and_fits(page).await?;
        page.press(Role::Button, "Start round 2").await
    })
}

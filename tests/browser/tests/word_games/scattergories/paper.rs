//! Rounds on paper, with one timer.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::scattergories::Answers;

use super::{
    games::{after_roll, setup},
    helpers::{assert_accessible_and_fits, read_to_end, roll_letter},
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
        page.press(Role::Button, "All points in one table").await?;
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
        page.wait_for_text("Cy wins the round").await?;
        assert_accessible_and_fits(page).await?;
        page.press(Role::Button, "Start round 2").await
    })
}

/// SC-R24: points that were entered before the sheets were typed in do not appear in the next round.
#[test]
fn entered_points_are_not_those_of_the_next_round() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&after_roll(setup(Answers::Paper)?)?).await?;
        page.press(Role::Button, "Start the timer").await?;
        page.advance_clock(151).await?;
        page.press(Role::Button, "All count").await?;
        page.press(Role::Button, "Bo, line 2: 1 point").await?;
        page.find(Role::Button, "Bo, line 2: 0 points").await?;
        page.press(Role::Button, "Type in the answers instead").await?;
        for name in ["Ana", "Bo", "Cy"] {
            page.press(Role::Button, &format!("Done with {name}")).await?;
            page.press(Role::Button, "Hand in empty").await?;
        }
        read_to_end(page).await?;
        page.press(Role::Button, "See the score").await?;
        page.press(Role::Button, "Start round 2").await?;
        roll_letter(page).await?;
        page.press(Role::Button, "Start the timer").await?;
        page.advance_clock(151).await?;
        page.press(Role::Button, "All count").await?;
        page.find(Role::Button, "Bo, line 2: 1 point").await.map(drop)
    })
}

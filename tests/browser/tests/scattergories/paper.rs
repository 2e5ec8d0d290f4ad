//! Rounds on paper, with one timer.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Role, with_page};
use partypiece::rules::{
    Seat,
    scattergories::{Action, Answers},
};

use crate::{
    games::{after_roll, setup},
    helpers::{assert_accessible_and_fits, read_category},
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

/// SC-R27, PG-R52: the column of a player who left is closed, before points are entered and during that.
#[test]
fn a_player_who_left_gets_no_points() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut game = after_roll(setup(Answers::Paper)?)?;
        for action in [Action::Begin, Action::TimeUp, Action::Leave(Seat(2))] {
            game.play(Seat(0), action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        }
        page.open_saved_game(&game).await?;
        page.find(Role::Button, "Bo, line 1: 1 point").await?;
        ensure!(
            page.find_now(Role::Button, "Cy, line 1: 1 point").await?.is_none(),
            "Cy's column can still be changed"
        );
        page.wait_for_text("Cy has left").await?;
        assert_accessible_and_fits(page).await?;
        // When Cy is back, points can be entered; when Cy leaves again, they cannot.
        for (says, open) in [("Cy is back", true), ("Cy leaves", false)] {
            page.press(Role::Button, "More").await?;
            page.press(Role::Button, says).await?;
            page.type_keys(Key::Escape).await?;
            let opens =
                async || Ok(page.find_now(Role::Button, "Cy, line 1: 1 point").await?.is_some() == open);
            page.wait_until("the column opens or closes", opens).await?;
        }
        page.press(Role::Button, "Bo, line 1: 1 point").await?;
        page.press(Role::Button, "Score the round").await?;
        page.wait_for_text("Ana wins round").await
    })
}

#[test]
fn paper_sheets_can_be_entered_after_the_time() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&after_roll(setup(Answers::Paper)?)?).await?;
        let letter = page.letter().await?;
        page.press(Role::Button, "Start the timer").await?;
        page.advance_clock(151).await?;
        page.press(Role::Button, "Type in the answers instead").await?;
        for who in ["Ana", "Bo", "Cy"] {
            page.execute("document.querySelector('#line-1').focus()").await?;
            page.type_keys(format!("{letter}{who}")).await?;
            assert_accessible_and_fits(page).await?;
            page.press(Role::Button, &format!("Done with {who}")).await?;
        }
        page.find(Role::Button, "Ana reads").await?;
        read_category(page).await?;
        page.wait_for_text(&format!("{letter}Cy")).await
    })
}

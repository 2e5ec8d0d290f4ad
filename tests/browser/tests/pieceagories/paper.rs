//! Rounds on paper, with one timer.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Role, with_page};
use partypiece::rules::{
    Seat,
    pieceagories::{Action, Answers},
};

use crate::{
    games::{after_throw, setup},
    helpers::{assert_accessible, assert_fits, read_category},
};

#[test]
fn a_round_on_paper_is_scored_by_a_press_for_each_struck_answer() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&after_throw(setup(1, Answers::Paper)?)?).await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Start the timer").await?;
        page.find(Role::Button, "Say how much time is left").await?;
        page.advance_clock(301).await?;
        page.press(Role::Button, "Ana, line 1: 1 point").await?;
        page.press(Role::Button, "Bo, line 2: 1 point").await?;
        page.find(Role::Button, "Ana, line 1: 0 points").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.reload().await?;
        page.find(Role::Button, "Bo, line 2: 0 points").await?;
        page.press(Role::Button, "Score the round").await?;
        page.wait_for_text("Cy wins the round").await?;
        page.press(Role::Button, "Move the pawn").await?;
        page.find(Role::Button, "Play again").await?;
        page.wait_for_text("wins with one round").await
    })
}

/// PG-R52, PG-R46: the column of a player who left is closed, before points are entered and during that.
#[test]
fn a_player_who_left_gets_no_points() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut game = after_throw(setup(1, Answers::Paper)?)?;
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
        assert_fits(page).await?;
        assert_accessible(page).await?;
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
        page.wait_for_text("Ana wins the round").await
    })
}

#[test]
fn paper_sheets_can_be_entered_after_the_time() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&after_throw(setup(1, Answers::Paper)?)?).await?;
        let letter = page.letter().await?;
        page.press(Role::Button, "Start the timer").await?;
        page.advance_clock(301).await?;
        page.press(Role::Button, "Type in the answers instead").await?;
        for who in ["Ana", "Bo", "Cy"] {
            page.execute("document.querySelector('#line-1').focus()").await?;
            page.type_keys(format!("{letter}{who}")).await?;
            page.press(Role::Button, &format!("Done with {who}")).await?;
        }
        page.find(Role::Button, "Ana reads").await?;
        read_category(page).await?;
        page.wait_for_text(&format!("{letter}Cy")).await
    })
}

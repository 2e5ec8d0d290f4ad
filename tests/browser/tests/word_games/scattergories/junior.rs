//! A full set of Junior: two points with the letter, one point without.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::scattergories::{Answers, Scoring, Setup};

use super::{
    games::{game_after, setup},
    helpers::{assert_accessible_and_fits, read_category, read_to_end, roll_letter, write_sheet},
};

/// SC-26, SC-27, SC-28
#[test]
fn a_set_of_junior_counts_every_answer_and_those_with_the_letter_twice() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        let setup = Setup { scoring: Scoring::Junior, ..setup(Answers::Typed)? };
        page.open_saved_game(&game_after(setup, Vec::new())?).await?;
        for round in 1..=3 {
            roll_letter(page).await?;
            write_sheet(page, "Ana", &["#abbage", "Broccoli"]).await?;
            write_sheet(page, "Bo", &["Leek", "Broccoli"]).await?;
            write_sheet(page, "Cy", &["", "", "#omebody"]).await?;
            read_category(page).await?;
            page.wait_for_text("worth two").await?;
            assert_accessible_and_fits(page).await?;
            read_category(page).await?;
            page.wait_for_text("has it too").await?;
            read_to_end(page).await?;
            if round == 3 {
                page.press(Role::Button, "See who won").await?;
                break;
            }
            page.press(Role::Button, "See the score").await?;
            page.wait_for_text("Ana and Cy share round").await?;
            assert_accessible_and_fits(page).await?;
            page.press(Role::Button, &format!("Start round {}", round + 1)).await?;
        }
        page.wait_for_text("win together with 6 points each").await?;
        Ok(())
    })
}

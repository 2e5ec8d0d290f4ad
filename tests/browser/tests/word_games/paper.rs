//! Sheets of paper that are entered after the time.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Page, Role, assert_accessible, assert_fits_laptop, with_page};

use crate::{
    both::{WordGame, Writing, read_category},
    curtain::{cursor_is_on, typed},
};

/// PG-R52, PG-R46, SC-R27: the column of a player who left is closed until they are back.
#[test]
fn a_player_who_left_gets_no_points() -> Result<()> {
    with_page(LAPTOP, async |page| {
        write_on_paper(page, WordGame::Scattergories).await?;
        page.press(Role::Button, "All points in one table").await?;
        page.find(Role::Button, "Bo, line 1: 1 point").await?;
        // When Cy leaves, no points can be entered for Cy; when Cy is back, they can.
        for (press, open) in [("Cy leaves", false), ("Cy is back", true), ("Cy leaves", false)] {
            page.press(Role::Button, "More").await?;
            page.press(Role::Button, press).await?;
            page.type_keys(Key::Escape).await?;
            let opens =
                async || Ok(page.find_now(Role::Button, "Cy, line 1: 1 point").await?.is_some() == open);
            page.wait_until("the column opens or closes", opens).await?;
        }
        page.wait_for_text("Cy has left").await?;
        page.wait_until_still().await?;
        // Every open line has one point, and a press takes it away. If Cy had points, too, Ana would not win alone.
        page.press(Role::Button, "Bo, line 1: 1 point").await?;
        page.press(Role::Button, "Score the round").await?;
        page.wait_for_text("Ana wins").await
    })
}

/// PG-53, SC-R24: the cursor is on the first line of each sheet that is entered, and the answers are read out.
#[test]
fn paper_sheets_can_be_entered_after_the_time() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let letter = write_on_paper(page, WordGame::Pieceagories).await?;
        page.press(Role::Button, "Type in the answers instead").await?;
        for who in ["Ana", "Bo", "Cy"] {
            cursor_is_on(page, "line-1").await?;
            let answer = format!("{letter}{who} and more");
            page.type_keys(answer.as_str()).await?;
            ensure!(typed(page).await? == answer);
            assert_accessible(page).await?;
            assert_fits_laptop(page).await?;
            page.press(Role::Button, &format!("Done with {who}")).await?;
        }
        page.find(Role::Button, "Only Ana’s answer").await?;
        read_category(page).await?;
        page.wait_for_text(&format!("{letter}Cy and more")).await
    })
}

/// An undo brings back a sheet that was typed in, with its answers. After a redo the next sheet begins empty.
#[test]
fn an_undo_gives_back_a_typed_sheet_with_its_answers() -> Result<()> {
    with_page(LAPTOP, async |page| {
        write_on_paper(page, WordGame::Scattergories).await?;
        page.press(Role::Button, "Type in the answers instead").await?;
        cursor_is_on(page, "line-1").await?;
        page.type_keys("Of Ana").await?;
        page.press(Role::Button, "Done with Ana").await?;
        page.find(Role::Button, "Done with Bo").await?;
        page.press(Role::Button, "Undo").await?;
        page.press(Role::Button, "Everybody agrees: undo").await?;
        page.find(Role::Button, "Done with Ana").await?;
        ensure!(first_line(page).await? == "Of Ana");
        page.press(Role::Button, "Redo").await?;
        page.find(Role::Button, "Done with Bo").await?;
        ensure!(first_line(page).await?.is_empty());
        Ok(())
    })
}

/// When the end of the time is undone, there are some more seconds: otherwise the time would end again at
/// once.
#[test]
fn an_undo_of_the_end_of_the_time_gives_some_more_seconds() -> Result<()> {
    with_page(LAPTOP, async |page| {
        write_on_paper(page, WordGame::Pieceagories).await?;
        page.find(Role::Button, "All count").await?;
        page.press(Role::Button, "Undo").await?;
        page.find(Role::Button, "Say how much time is left").await?;
        page.press(Role::Button, "Undo").await?;
        page.find(Role::Button, "Start the timer").await.map(drop)
    })
}

/// Opens a round on paper and lets its time pass. Returns the letter.
async fn write_on_paper(page: &Page, game: WordGame) -> Result<String> {
    page.fake_clock().await?;
    game.open_before_writing(page, Writing::Paper).await?;
    let letter = page.letter().await?;
    page.press(Role::Button, "Start the timer").await?;
    game.let_time_pass(page).await?;
    Ok(letter)
}

/// What is in the field of the first line.
async fn first_line(page: &Page) -> Result<String> {
    Ok(page.value_of("#line-1").await?.unwrap_or_default())
}

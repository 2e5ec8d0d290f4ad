//! Blitz: one category at a time goes around the table.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Page, Role, with_page};
use partypiece::rules::scattergories::Answers;

use super::{
    games::{after_roll, setup},
    helpers::assert_accessible,
};

/// Opens a Blitz whose letter is rolled, and starts Ana's time. Returns the letter.
async fn start_ana(page: &Page) -> Result<String> {
    page.fake_clock().await?;
    page.open().await?;
    let mut setup = setup(Answers::Typed)?;
    setup.house.blitz = true;
    setup.house = setup.house.for_new_game();
    page.open_saved_game(&after_roll(setup)?).await?;
    page.find(Role::Button, "Ana: start").await?;
    let shown = ".letter .glyph, .one-category .category:not(:empty)";
    ensure!(
        page.text_of(shown).await?.unwrap_or_default().is_empty(),
        "the letter or the category is shown before the clock runs"
    );
    page.press(Role::Button, "Ana: start").await?;
    page.find(Role::Textbox, "Ana, your answer").await?;
    let letter = page.letter().await?;
    let category = page.text_of(".one-category .category").await?;
    ensure!(
        category.is_some_and(|category| !category.is_empty()),
        "the category does not appear with the clock"
    );
    page.wait_until("the box has the focus", async || Ok(page.focused_name().await?.starts_with("Ana")))
        .await?;
    Ok(letter)
}

/// SC-R30: a reload keeps a typed answer, Enter hands it in, and when the time is over the category goes to the next player.
#[test]
fn a_category_goes_around_the_table_and_a_reload_changes_nothing() -> Result<()> {
    with_page(PHONE, async |page| {
        let letter = start_ana(page).await?;
        page.type_keys(format!("{letter}arrot")).await?;
        assert_accessible(page).await?;
        page.reload().await?;
        page.find(Role::Textbox, "Ana, your answer").await?.focus().await?;
        let kept = page.value_of("#line-1").await?;
        ensure!(kept == Some(format!("{letter}arrot")), "{kept:?}");
        page.type_keys(Key::Enter).await?;
        page.press(Role::Button, "Bo: start").await?;
        page.find(Role::Textbox, "Bo, your answer").await?;
        ensure!(!page.shows(&format!("{letter}arrot")).await?, "Ana's answer is shown");
        page.advance_clock(11).await?;
        page.find(Role::Button, "Cy: start").await.map(drop)
    })
}

/// SC-R30: whoever is still typing when the time is over does not start the next player's time.
#[test]
fn letters_typed_after_the_time_do_not_begin_the_next_turn() -> Result<()> {
    with_page(LAPTOP, async |page| {
        start_ana(page).await?;
        page.type_keys("talking wi").await?;
        page.advance_clock(11).await?;
        page.find(Role::Button, "Bo: start").await?.focus().await?;
        page.type_keys("th food" + Key::Enter).await?;
        page.find(Role::Button, "Bo: start").await?;
        ensure!(page.find_now(Role::Textbox, "Bo, your answer").await?.is_none(), "Bo's time runs");
        // A press of the button begins it.
        page.press(Role::Button, "Bo: start").await?;
        page.find(Role::Textbox, "Bo, your answer").await.map(drop)
    })
}

/// SC-R30: a category is read as soon as everybody has answered it, and then the next one goes around.
#[test]
fn each_category_is_read_before_the_next_one_goes_around() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let letter = start_ana(page).await?;
        page.type_keys(format!("{letter}arrot") + Key::Enter).await?;
        for writer in ["Bo", "Cy"] {
            page.press(Role::Button, &format!("{writer}: start")).await?;
            page.find(Role::Textbox, &format!("{writer}, your answer")).await?;
            page.advance_clock(11).await?;
        }
        page.press(Role::Button, "Read number 1").await?;
        page.wait_for_text(&format!("{letter}arrot")).await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Go on to number 2").await?;
        page.find(Role::Button, "Bo: start").await?;
        page.wait_for_text("The category appears with the timer.").await?;
        Ok(())
    })
}

/// SC-R30, SC-R07: after a press on “A name?” Enter hands the answer in.
#[test]
fn a_name_is_handed_in_by_enter() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let letter = start_ana(page).await?;
        page.type_keys(format!("{letter}eryl {letter}treep")).await?;
        page.press(Role::Button, "A name? Line 1 is a name").await?;
        page.type_keys(Key::Enter).await?;
        page.find(Role::Button, "Bo: start").await.map(drop)
    })
}

/// LK-12: the question about an undo closes when the time runs out, because "yes" would take back another turn.
#[test]
fn a_question_about_undo_closes_when_the_game_goes_on() -> Result<()> {
    with_page(LAPTOP, async |page| {
        start_ana(page).await?;
        page.press(Role::Button, "Undo").await?;
        page.find(Role::Dialog, "Undo this?").await?;
        page.advance_clock(11).await?;
        page.wait_for_text("Time is up for Ana.").await?;
        page.wait_until_gone(Role::Dialog, "Undo this?").await?;
        page.find(Role::Button, "Bo: start").await.map(drop)
    })
}

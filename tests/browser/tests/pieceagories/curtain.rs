//! What the curtain lets through: no press that began before it was up, and nothing of whoever sat behind it.

use anyhow::{Result, ensure};
use browser_tests::{Behind, Key, LAPTOP, Page, Pointer, Role, with_page};
use partypiece::rules::pieceagories::{Answers, CategorySource};
use serde_json::json;

use crate::tables::{played, setup, thrown};

const CUP: Behind<'static> =
    Behind { hold: "Ana: hold to write", name: "Ana", thing: ".action .primary", back: "Not yet" };

const BRAINSTORM: Behind<'static> =
    Behind { hold: "Bo: hold to invent categories", name: "Bo", thing: ".action .primary", back: "Done" };

/// PG-R19: the finger that lifted the curtain does not lift the cup as well.
#[test]
fn the_finger_that_lifts_the_curtain_starts_no_clock() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&thrown(setup(1, Answers::Typed)?)?).await?;
        page.assert_no_press_through(Pointer::Finger, CUP).await?;
        page.letter().await.map(drop)
    })
}

/// PG-15: nor does a finger or a mouse end a turn at the brainstorm that has just begun.
#[test]
fn whatever_lifts_the_curtain_ends_no_turn_at_the_brainstorm() -> Result<()> {
    for with in [Pointer::Finger, Pointer::Mouse] {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            page.open_saved_game(&played(setup(1, Answers::Typed)?, 1, Vec::new())?).await?;
            page.assert_no_press_through(with, BRAINSTORM).await?;
            page.find(Role::Button, "Bo: hold to invent categories").await.map(drop)
        })?;
    }
    Ok(())
}

/// Enter goes down, once more if it was not let go, or comes up.
async fn enter(page: &Page, kind: &str, again: bool) -> Result<()> {
    let text = if kind == "keyDown" { "\r" } else { "" };
    let key = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": text,
        "autoRepeat": again });
    page.browser.cdp().send_raw("Input.dispatchKeyEvent", key).await?;
    Ok(())
}

/// A key that led back to the table and is held on does not lift the next curtain, and one that was down when it was lifted presses
/// nothing behind it.
#[test]
fn a_key_that_is_held_on_presses_nothing_more() -> Result<()> {
    with_page(LAPTOP, async |page| {
        // What has to be held for long enough has been within the next frame.
        page.speed_up_clock(100).await?;
        page.open().await?;
        page.open_saved_game(&thrown(setup(1, Answers::Typed)?)?).await?;
        let waits = async |says: &str| {
            page.wait_until("the focus is there", async || Ok(page.focused_name().await?.starts_with(says)))
                .await
        };
        page.lift_curtain("Ana").await?;
        waits("Show the letter and start").await?;
        page.execute("document.querySelector('.action .quiet').focus()").await?;
        waits("Not yet").await?;
        enter(page, "keyDown", false).await?;
        waits("Ana: hold to write").await?;
        for _ in 0..5 {
            enter(page, "keyDown", true).await?;
            page.wait_for_paint().await?;
        }
        enter(page, "keyUp", false).await?;
        page.wait_until_still().await?;
        page.find(Role::Button, "Ana: hold to write").await?;

        page.browser.action_chain().key_down(Key::Space).perform().await?;
        page.wait_for_text("let go now").await?;
        enter(page, "keyDown", false).await?;
        page.browser.action_chain().key_up(Key::Space).perform().await?;
        page.wait_until_lifted().await?;
        waits("Show the letter and start").await?;
        for _ in 0..5 {
            enter(page, "keyDown", true).await?;
            page.wait_for_paint().await?;
        }
        enter(page, "keyUp", false).await?;
        page.wait_until_still().await?;
        page.find(Role::Button, "Show the letter and start").await?;
        page.type_keys(Key::Enter).await?;
        page.letter().await.map(drop)
    })
}

/// What stands on the line or the slip that has the cursor.
async fn typed(page: &Page) -> Result<serde_json::Value> {
    page.execute("return document.activeElement.value ?? null").await
}

async fn cursor_is_on(page: &Page, id: &str) -> Result<()> {
    let there = format!("return document.activeElement.id === '{id}'");
    page.wait_until("the cursor is in the field", async || Ok(page.execute(&there).await? == json!(true)))
        .await
}

/// PG-15: whoever lifts the curtain of the brainstorm types at once, spaces too.
#[test]
fn the_cursor_stands_on_the_slip_when_the_curtain_is_up() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&played(setup(1, Answers::Typed)?, 1, Vec::new())?).await?;
        page.lift_curtain("Bo").await?;
        cursor_is_on(page, "slip").await?;
        page.type_keys(" Rivers of note").await?;
        ensure!(typed(page).await? == " Rivers of note", "{}", typed(page).await?);
        page.type_keys(Key::Enter).await?;
        page.wait_for_text("Rivers of note").await?;
        cursor_is_on(page, "slip").await?;
        page.find(Role::Button, "Done").await.map(drop)
    })
}

/// PG-34, PG-53: whoever comes back to a sheet goes on where the next answer is to stand.
#[test]
fn the_cursor_stands_on_the_next_line_when_the_curtain_is_up_again() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&thrown(setup(1, Answers::Typed)?)?).await?;
        page.lift_curtain("Ana").await?;
        page.press(Role::Button, "Show the letter and start").await?;
        cursor_is_on(page, "line-1").await?;
        page.type_keys("One" + Key::Enter + "Two words").await?;
        page.switch_tabs().await?;
        page.lift_curtain("Ana").await?;
        cursor_is_on(page, "line-3").await?;
        page.type_keys("Three words").await?;
        ensure!(typed(page).await? == "Three words", "{}", typed(page).await?);
        page.reload().await?;
        page.lift_curtain("Ana").await?;
        cursor_is_on(page, "line-4").await
    })
}

/// PG-53: sheets that are typed in from paper: the cursor stands on the first line of each.
#[test]
fn the_cursor_stands_on_a_sheet_that_is_typed_in() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&thrown(setup(1, Answers::Paper)?)?).await?;
        page.press(Role::Button, "Start the timer").await?;
        page.advance_clock(301).await?;
        page.press(Role::Button, "Type in the answers instead").await?;
        for who in ["Ana", "Bo"] {
            cursor_is_on(page, "line-1").await?;
            page.type_keys(format!("A word of {who}")).await?;
            ensure!(typed(page).await? == format!("A word of {who}"));
            page.press(Role::Button, &format!("Done with {who}")).await?;
        }
        Ok(())
    })
}

/// PG-15, PG-85: what somebody has begun to write, and what was said of it, is nobody else's to see: not when the tab goes
/// out of sight, not when the page is loaded again, and not when somebody else sits there next.
#[test]
fn nobody_finds_what_another_has_begun_at_the_brainstorm() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let setup = partypiece::rules::pieceagories::Setup {
            source: CategorySource::Squared,
            ..setup(1, Answers::Typed)?
        };
        page.open_saved_game(&played(setup, 1, Vec::new())?).await?;
        page.lift_curtain("Bo").await?;
        let letter = page.letter().await?;
        page.press(Role::Textbox, "A category").await?;
        page.type_keys("1 whisper" + Key::Enter).await?;
        page.wait_for_text(&format!("“1 whisper” does not begin with {letter}")).await?;
        page.switch_tabs().await?;
        let secrets = ["whisper", "does not begin"];
        page.assert_hidden(&secrets).await?;
        page.wait_until_still().await?;
        page.assert_hidden(&secrets).await?;
        page.lift_curtain("Bo").await?;
        page.press(Role::Textbox, "A category").await?;
        ensure!(typed(page).await? == "1 whisper", "what Bo has begun is still Bo's");
        page.reload().await?;
        page.assert_hidden(&secrets).await?;
        page.press(Role::Button, "Pass to Cy").await?;
        page.assert_hidden(&secrets).await?;
        page.lift_curtain("Cy").await?;
        page.press(Role::Textbox, "A category").await?;
        page.assert_hidden(&secrets).await?;
        page.type_keys(format!("{letter}illy songs") + Key::Enter).await?;
        page.wait_for_text("illy songs").await?;
        page.assert_hidden_when_passed("Done", "Bo: hold to invent categories", &["illy songs"]).await
    })
}

/// PG-34, PG-R19: at every hand-over of a round the whole document is searched for what has been written so far.
#[test]
fn at_no_hand_over_of_a_round_anybody_finds_an_answer_or_the_letter() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&thrown(setup(1, Answers::Typed)?)?).await?;
        let mut answers: Vec<String> = Vec::new();
        // Besides what was written, the letter is hidden from whoever has not lifted the cup.
        let mut secrets: Vec<String> = Vec::new();
        for (who, next) in
            [("Ana", "Bo: hold to write"), ("Bo", "Cy: hold to write"), ("Cy", "Read the whole category")]
        {
            page.press(Role::Button, &format!("{who}: hold to write")).await?;
            page.assert_hidden(&secrets).await?;
            page.lift_curtain(who).await?;
            page.find(Role::Button, "Show the letter and start").await?;
            page.assert_hidden(&secrets).await?;
            page.press(Role::Button, "Show the letter and start").await?;
            let letter = page.letter().await?;
            page.assert_hidden(&answers).await?;
            cursor_is_on(page, "line-1").await?;
            let answer = format!("{letter}onfidence of {who}");
            page.type_keys(answer.clone() + Key::Enter + answer.as_str()).await?;
            answers.extend([answer, format!("{letter}, {who}")]);
            secrets.clone_from(&answers);
            secrets.push(format!("class=\"glyph\">{letter}<"));
            page.switch_tabs().await?;
            page.wait_until_still().await?;
            page.assert_hidden(&secrets).await?;
            page.lift_curtain(who).await?;
            page.advance_clock(301).await?;
            page.find(Role::Button, next).await?;
            // Once all sheets are in, the letter is everybody's.
            page.assert_hidden(if who == "Cy" { &answers[..0] } else { &secrets }).await?;
        }
        page.assert_hidden(&["onfidence"]).await
    })
}

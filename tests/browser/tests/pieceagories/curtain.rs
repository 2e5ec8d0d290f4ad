//! The curtain: a press that began before it opened has no effect behind it, and nothing private of the last person
//! stays.

use anyhow::{Result, ensure};
use browser_tests::{BehindCurtain, Key, LAPTOP, Page, Pointer, Role, with_page};
use partypiece::rules::pieceagories::{Answers, CategorySource};
use serde_json::json;

use crate::games::{after_throw, game_after, setup};

const START_BUTTON: BehindCurtain<'static> =
    BehindCurtain { hold: "Ana: hold to write", name: "Ana", selector: ".action .primary", back: "Not yet" };

const BRAINSTORM: BehindCurtain<'static> = BehindCurtain {
    hold: "Bo: hold to invent categories",
    name: "Bo",
    selector: ".action .primary",
    back: "Done",
};

/// PG-R19: the finger that opened the curtain does not start the timer too.
#[test]
fn the_finger_that_opens_the_curtain_starts_no_timer() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&after_throw(setup(1, Answers::Typed)?)?).await?;
        page.assert_no_press_through(Pointer::Finger, START_BUTTON).await?;
        page.letter().await.map(drop)
    })
}

/// PG-15: the finger or mouse that opened the curtain does not end the turn of the brainstorm behind it.
#[test]
fn opening_the_curtain_ends_no_turn_of_the_brainstorm() -> Result<()> {
    for with in [Pointer::Finger, Pointer::Mouse] {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            page.open_saved_game(&game_after(setup(1, Answers::Typed)?, 1, Vec::new())?).await?;
            page.assert_no_press_through(with, BRAINSTORM).await?;
            page.find(Role::Button, "Bo: hold to invent categories").await.map(drop)
        })?;
    }
    Ok(())
}

/// Sends a press, a repeated press or a release of Enter.
async fn press_enter(page: &Page, kind: &str, again: bool) -> Result<()> {
    let text = if kind == "keyDown" { "\r" } else { "" };
    let key = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": text,
        "autoRepeat": again });
    page.browser.cdp().send_raw("Input.dispatchKeyEvent", key).await?;
    Ok(())
}

/// A key that is still held after it pressed "Not yet" does not open the curtain again, and a key that is held while the
/// curtain opens presses nothing behind it.
#[test]
fn a_held_key_presses_nothing_more() -> Result<()> {
    with_page(LAPTOP, async |page| {
        // With this speed the curtain's button has been held long enough after one frame.
        page.speed_up_clock(100).await?;
        page.open().await?;
        page.open_saved_game(&after_throw(setup(1, Answers::Typed)?)?).await?;
        let wait_for_focus = async |says: &str| {
            page.wait_until("the focus is on it", async || Ok(page.focused_name().await?.starts_with(says)))
                .await
        };
        page.lift_curtain("Ana").await?;
        wait_for_focus("Show the letter and start").await?;
        page.execute("document.querySelector('.action .quiet').focus()").await?;
        wait_for_focus("Not yet").await?;
        press_enter(page, "keyDown", false).await?;
        wait_for_focus("Ana: hold to write").await?;
        for _ in 0..5 {
            press_enter(page, "keyDown", true).await?;
            page.wait_for_paint().await?;
        }
        press_enter(page, "keyUp", false).await?;
        page.wait_until_still().await?;
        page.find(Role::Button, "Ana: hold to write").await?;

        page.browser.action_chain().key_down(Key::Space).perform().await?;
        page.wait_for_text("let go now").await?;
        press_enter(page, "keyDown", false).await?;
        page.browser.action_chain().key_up(Key::Space).perform().await?;
        page.wait_until_lifted().await?;
        wait_for_focus("Show the letter and start").await?;
        for _ in 0..5 {
            press_enter(page, "keyDown", true).await?;
            page.wait_for_paint().await?;
        }
        press_enter(page, "keyUp", false).await?;
        page.wait_until_still().await?;
        page.find(Role::Button, "Show the letter and start").await?;
        page.type_keys(Key::Enter).await?;
        page.letter().await.map(drop)
    })
}

/// The text of the line or slip with the cursor.
async fn typed(page: &Page) -> Result<serde_json::Value> {
    page.execute("return document.activeElement.value ?? null").await
}

async fn cursor_is_on(page: &Page, id: &str) -> Result<()> {
    let there = format!("return document.activeElement.id === '{id}'");
    page.wait_until("the cursor is in the field", async || Ok(page.execute(&there).await? == json!(true)))
        .await
}

/// PG-15: a player who opens the curtain of the brainstorm can type at once, also a space.
#[test]
fn the_cursor_is_on_the_slip_when_the_curtain_opens() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup(1, Answers::Typed)?, 1, Vec::new())?).await?;
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

/// PG-34, PG-53: a person who returns to a sheet continues on the next empty line.
#[test]
fn the_cursor_is_on_the_next_line_when_the_curtain_opens_again() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&after_throw(setup(1, Answers::Typed)?)?).await?;
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

/// PG-53: for sheets that are entered from paper, the cursor is on the first line of each.
#[test]
fn the_cursor_is_on_a_sheet_that_is_entered_from_paper() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&after_throw(setup(1, Answers::Paper)?)?).await?;
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

/// PG-15, PG-85: a draft and the remarks about it are visible to nobody else: not when the tab is hidden, not after a
/// reload, and not to the next person.
#[test]
fn a_draft_of_the_brainstorm_is_hidden_from_others() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let setup = partypiece::rules::pieceagories::Setup {
            source: CategorySource::Squared,
            ..setup(1, Answers::Typed)?
        };
        page.open_saved_game(&game_after(setup, 1, Vec::new())?).await?;
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
        ensure!(typed(page).await? == "1 whisper", "Bo does not see the draft again");
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

/// PG-34, PG-R19: at every hand-over of a round the whole document is searched for all answers so far.
#[test]
fn at_no_hand_over_the_document_contains_an_answer_or_the_letter() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&after_throw(setup(1, Answers::Typed)?)?).await?;
        let mut answers: Vec<String> = Vec::new();
        // Besides the answers, the letter is hidden from players who have not opened their sheet.
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
            answers.push(answer);
            secrets.clone_from(&answers);
            secrets.push(format!("class=\"glyph\">{letter}<"));
            page.switch_tabs().await?;
            page.wait_until_still().await?;
            page.assert_hidden(&secrets).await?;
            page.lift_curtain(who).await?;
            page.advance_clock(301).await?;
            page.find(Role::Button, next).await?;
            // When all sheets are handed in, the letter is public.
            page.assert_hidden(if who == "Cy" { &answers[..0] } else { &secrets }).await?;
        }
        page.assert_hidden(&["onfidence"]).await
    })
}

//! The curtain: a press that began before it opened has no effect behind it, and nothing private of the last person
//! stays.

use anyhow::{Result, ensure};
use browser_tests::{BehindCurtain, Key, LAPTOP, Page, Pointer, Role, with_page};
use partypiece::rules::pieceagories::{Answers, CategorySource};
use serde_json::json;

use super::games::{after_throw, game_after, setup};
use crate::curtain::{cursor_is_on, typed};

const BRAINSTORM: BehindCurtain<'static> = BehindCurtain {
    lift_button: "Bo: hold to write categories",
    name: "Bo",
    selector: ".foot .primary",
    back_button: "Done",
};

/// PG-15: the finger that opened the curtain does not end the turn of the brainstorm behind it.
#[test]
fn opening_the_curtain_ends_no_turn_of_the_brainstorm() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup(1, Answers::Typed)?, 1, Vec::new())?).await?;
        page.assert_no_press_through(Pointer::Finger, BRAINSTORM).await?;
        page.find(Role::Button, "Bo: hold to write categories").await.map(drop)
    })
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
        page.focus_on(".foot .quiet").await?;
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
        page.assert_hidden_when_passed("Done", "Bo: hold to write categories", &["illy songs"]).await
    })
}

/// PG-15: whoever deletes a slip that was refused ends their turn with one press.
#[test]
fn a_refused_slip_that_was_deleted_does_not_keep_its_writer() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let setup = partypiece::rules::pieceagories::Setup {
            source: CategorySource::Squared,
            ..setup(1, Answers::Typed)?
        };
        page.open_saved_game(&game_after(setup, 1, Vec::new())?).await?;
        page.lift_curtain("Bo").await?;
        page.press(Role::Textbox, "A category").await?;
        page.type_keys("1 whisper").await?;
        page.press(Role::Button, "Done").await?;
        page.wait_for_text("does not begin with").await?;
        page.press(Role::Textbox, "A category").await?;
        page.type_keys("\u{e003}".repeat("1 whisper".len())).await?;
        ensure!(typed(page).await?.is_empty(), "the slip was not deleted");
        page.press(Role::Button, "Done").await?;
        page.wait_until_gone(Role::Textbox, "A category").await
    })
}

//! What the curtain lets through: no press that began before it was up, and nothing of whoever sat behind it.

use anyhow::{Result, ensure};
use browser_tests::{Behind, Guest, Key, LAPTOP, Pointer, Role, party};
use partypiece::rules::pieceagories::{Answers, Source};
use serde_json::json;

use crate::tables::{played, setup, thrown};

const CUP: Behind<'static> =
    Behind { pass: "Pass to Ana", name: "Ana", thing: ".action .primary", back: "Not yet" };

const BRAINSTORM: Behind<'static> =
    Behind { pass: "Pass to Bo", name: "Bo", thing: ".action .primary", back: "Done: back to the table" };

/// PG-R19: the finger that lifted the curtain does not lift the cup as well.
#[test]
fn the_finger_that_lifts_the_curtain_starts_no_clock() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
        guest.presses_nothing_through(Pointer::Finger, CUP).await?;
        guest.letter().await.map(drop)
    })
}

/// PG-15: nor does a finger or a mouse end a turn at the brainstorm that has just begun.
#[test]
fn whatever_lifts_the_curtain_ends_no_turn_at_the_brainstorm() -> Result<()> {
    for with in [Pointer::Finger, Pointer::Mouse] {
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            guest.finds_on_the_shelf(&played(setup(1, Answers::Typed)?, 1, Vec::new())?).await?;
            guest.presses_nothing_through(with, BRAINSTORM).await?;
            guest.sees(Role::Button, "Pass to Bo").await.map(drop)
        })?;
    }
    Ok(())
}

/// Enter goes down, once more if it was not let go, or comes up.
async fn enter(guest: &Guest, kind: &str, again: bool) -> Result<()> {
    let text = if kind == "keyDown" { "\r" } else { "" };
    let key = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": text,
        "autoRepeat": again });
    guest.browser.cdp().send_raw("Input.dispatchKeyEvent", key).await?;
    Ok(())
}

/// A key that let the curtain fall and is held on does not lift it, and one that was down when it was lifted presses
/// nothing behind it.
#[test]
fn a_key_that_is_held_on_presses_nothing_more() -> Result<()> {
    party(LAPTOP, async |guest| {
        // What has to be held for long enough has been within the next frame.
        guest.lets_time_fly(100).await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
        let waits = async |says: &str| {
            guest.until("the focus is there", async || Ok(guest.focus().await?.starts_with(says))).await
        };
        waits("Pass to Ana").await?;
        enter(guest, "keyDown", false).await?;
        waits("Ana: hold").await?;
        for _ in 0..5 {
            enter(guest, "keyDown", true).await?;
            guest.is_painted().await?;
        }
        enter(guest, "keyUp", false).await?;
        guest.is_still().await?;
        guest.sees(Role::Button, "Ana: hold to lift the curtain").await?;

        guest.browser.action_chain().key_down(Key::Space).perform().await?;
        guest.hears("let go now").await?;
        enter(guest, "keyDown", false).await?;
        guest.browser.action_chain().key_up(Key::Space).perform().await?;
        guest.is_lifted().await?;
        waits("Lift the cup").await?;
        for _ in 0..5 {
            enter(guest, "keyDown", true).await?;
            guest.is_painted().await?;
        }
        enter(guest, "keyUp", false).await?;
        guest.is_still().await?;
        guest.sees(Role::Button, "Lift the cup").await?;
        guest.types(Key::Enter).await?;
        guest.letter().await.map(drop)
    })
}

/// What stands on the line or the slip that has the cursor.
async fn typed(guest: &Guest) -> Result<serde_json::Value> {
    guest.asks("return document.activeElement.value ?? null").await
}

async fn cursor_is_on(guest: &Guest, id: &str) -> Result<()> {
    let there = format!("return document.activeElement.id === '{id}'");
    guest.until("the cursor is in the field", async || Ok(guest.asks(&there).await? == json!(true))).await
}

/// PG-15: whoever lifts the curtain of the brainstorm types at once, spaces too.
#[test]
fn the_cursor_stands_on_the_slip_when_the_curtain_is_up() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&played(setup(1, Answers::Typed)?, 1, Vec::new())?).await?;
        guest.press(Role::Button, "Pass to Bo").await?;
        guest.lifts_the_curtain("Bo").await?;
        cursor_is_on(guest, "slip").await?;
        guest.types(" Rivers of note").await?;
        ensure!(typed(guest).await? == " Rivers of note", "{}", typed(guest).await?);
        guest.types(Key::Enter).await?;
        guest.hears("Rivers of note").await?;
        cursor_is_on(guest, "slip").await?;
        guest.sees(Role::Button, "Done: back to the table").await.map(drop)
    })
}

/// PG-34, PG-53: whoever comes back to a sheet goes on where the next answer is to stand.
#[test]
fn the_cursor_stands_on_the_next_line_when_the_curtain_is_up_again() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
        guest.press(Role::Button, "Pass to Ana").await?;
        guest.lifts_the_curtain("Ana").await?;
        guest.press(Role::Button, "Lift the cup").await?;
        cursor_is_on(guest, "line-1").await?;
        guest.types("One" + Key::Enter + "Two words").await?;
        guest.turns_away().await?;
        guest.lifts_the_curtain("Ana").await?;
        cursor_is_on(guest, "line-3").await?;
        guest.types("Three words").await?;
        ensure!(typed(guest).await? == "Three words", "{}", typed(guest).await?);
        guest.reloads().await?;
        guest.lifts_the_curtain("Ana").await?;
        cursor_is_on(guest, "line-4").await
    })
}

/// PG-53: sheets that are typed in from paper: the cursor stands on the first line of each.
#[test]
fn the_cursor_stands_on_a_sheet_that_is_typed_in() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Paper)?)?).await?;
        guest.press(Role::Button, "Start the clock").await?;
        guest.lets_pass(301).await?;
        guest.press(Role::Button, "Type the sheets in instead").await?;
        for who in ["Ana", "Bo"] {
            cursor_is_on(guest, "line-1").await?;
            guest.types(format!("A word of {who}")).await?;
            ensure!(typed(guest).await? == format!("A word of {who}"));
            guest.press(Role::Button, &format!("The sheet of {who} is complete")).await?;
        }
        Ok(())
    })
}

/// PG-15, PG-85: what somebody has begun to write, and what was said of it, is nobody else's to see: not when the tab goes
/// out of sight, not when the page is loaded again, and not when somebody else sits there next.
#[test]
fn nobody_finds_what_another_has_begun_at_the_brainstorm() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let setup =
            partypiece::rules::pieceagories::Setup { source: Source::Squared, ..setup(1, Answers::Typed)? };
        guest.finds_on_the_shelf(&played(setup, 1, Vec::new())?).await?;
        guest.press(Role::Button, "Pass to Bo").await?;
        guest.lifts_the_curtain("Bo").await?;
        let letter = guest.letter().await?;
        guest.press(Role::Textbox, "A category").await?;
        guest.types("1 whisper" + Key::Enter).await?;
        guest.hears(&format!("“1 whisper” does not begin with {letter}")).await?;
        guest.turns_away().await?;
        let secrets = ["whisper", "does not begin"];
        guest.nobody_finds(&secrets).await?;
        guest.is_still().await?;
        guest.nobody_finds(&secrets).await?;
        guest.lifts_the_curtain("Bo").await?;
        guest.press(Role::Textbox, "A category").await?;
        ensure!(typed(guest).await? == "1 whisper", "what Bo has begun is still Bo's");
        guest.reloads().await?;
        guest.nobody_finds(&secrets).await?;
        guest.press(Role::Button, "Pass to Cy").await?;
        guest.nobody_finds(&secrets).await?;
        guest.lifts_the_curtain("Cy").await?;
        guest.press(Role::Textbox, "A category").await?;
        guest.nobody_finds(&secrets).await?;
        guest.types(format!("{letter}illy songs") + Key::Enter).await?;
        guest.hears("illy songs").await?;
        guest.hands_over("Done: back to the table", "Pass to Bo", &["illy songs"]).await
    })
}

/// PG-34, PG-R19: at every hand-over of a round the whole document is searched for what has been written so far.
#[test]
fn at_no_hand_over_of_a_round_anybody_finds_an_answer_or_the_letter() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
        let mut answers: Vec<String> = Vec::new();
        // Besides what was written, the letter is hidden from whoever has not lifted the cup.
        let mut secrets: Vec<String> = Vec::new();
        for (who, next) in [("Ana", "Pass to Bo"), ("Bo", "Pass to Cy"), ("Cy", "Read the whole category")] {
            guest.press(Role::Button, &format!("Pass to {who}")).await?;
            guest.nobody_finds(&secrets).await?;
            guest.lifts_the_curtain(who).await?;
            guest.sees(Role::Button, "Lift the cup").await?;
            guest.nobody_finds(&secrets).await?;
            guest.press(Role::Button, "Lift the cup").await?;
            let letter = guest.letter().await?;
            guest.nobody_finds(&answers).await?;
            cursor_is_on(guest, "line-1").await?;
            let answer = format!("{letter}onfidence of {who}");
            guest.types(answer.clone() + Key::Enter + answer.as_str()).await?;
            answers.extend([answer, format!("{letter}, {who}")]);
            secrets.clone_from(&answers);
            secrets.push(format!("class=\"glyph\">{letter}<"));
            guest.turns_away().await?;
            guest.is_still().await?;
            guest.nobody_finds(&secrets).await?;
            guest.lifts_the_curtain(who).await?;
            guest.lets_pass(301).await?;
            guest.sees(Role::Button, next).await?;
            // Once all sheets are in, the letter is everybody's.
            guest.nobody_finds(if who == "Cy" { &answers[..0] } else { &secrets }).await?;
        }
        guest.nobody_finds(&["onfidence"]).await
    })
}

//! What the curtain lets through: no press that began before it was up, and nothing of whoever sat behind it.

use anyhow::{Result, ensure};
use browser_tests::{Behind, Guest, Key, LAPTOP, Pointer, Role, party};
use partypiece::rules::scattergories::Answers;
use serde_json::json;

use crate::{
    evening::begins,
    tables::{rolled, setup},
};

const CUP: Behind<'static> =
    Behind { pass: "Pass to Ana", name: "Ana", thing: ".action .primary", back: "Not yet" };

/// SC-R24: whatever lifted the curtain does not lift the cup as well.
#[test]
fn whatever_lifts_the_curtain_starts_no_clock() -> Result<()> {
    for with in [Pointer::Finger, Pointer::Pen] {
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            guest.finds_on_the_shelf(&rolled(setup(Answers::Typed)?)?).await?;
            guest.presses_nothing_through(with, CUP).await?;
            guest.letter().await.map(drop)
        })?;
    }
    Ok(())
}

async fn cursor_is_on(guest: &Guest, id: &str) -> Result<()> {
    let there = format!("return document.activeElement.id === '{id}'");
    guest.until("the cursor is in the field", async || Ok(guest.asks(&there).await? == json!(true))).await
}

/// SC-12, SC-R25: whoever comes back to a sheet types on where the next answer is to stand.
#[test]
fn the_cursor_stands_on_the_next_line_when_the_curtain_is_up_again() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&rolled(setup(Answers::Typed)?)?).await?;
        begins(guest, "Ana").await?;
        guest.types("One" + Key::Enter + "Two words").await?;
        guest.turns_away().await?;
        guest.lifts_the_curtain("Ana").await?;
        cursor_is_on(guest, "line-3").await?;
        guest.types("Three words").await?;
        let typed = guest.asks("return document.activeElement.value").await?;
        ensure!(typed == "Three words", "{typed}");
        Ok(())
    })
}

/// SC-02, SC-R24: at every hand-over of a round the whole document is searched for what has been written so far, and for
/// the letter.
#[test]
fn at_no_hand_over_of_a_round_anybody_finds_an_answer_or_the_letter() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&rolled(setup(Answers::Typed)?)?).await?;
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
            guest.lets_pass(151).await?;
            guest.sees(Role::Button, next).await?;
            // Once all sheets are in, the letter is everybody's.
            guest.nobody_finds(if who == "Cy" { &answers[..0] } else { &secrets }).await?;
        }
        guest.nobody_finds(&["onfidence"]).await
    })
}

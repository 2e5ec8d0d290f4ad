//! Nothing typed is lost, and nothing typed is seen by others.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, party};
use partypiece::rules::scattergories::Answers;

use crate::{
    evening::begins,
    tables::{rolled, setup},
};

/// A reload in the middle of a word keeps the word, what it was said to be, and the time (SC-20, SC-R25).
#[test]
fn a_reload_keeps_the_word_its_mark_and_the_time() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&rolled(setup(Answers::Typed)?)?).await?;
        let letter = begins(guest, "Ana").await?;
        let word = format!("{letter}onfidential");
        guest.types(&word).await?;
        guest.press(Role::Button, "Name: line 1 is a proper noun").await?;
        guest.lets_pass(20).await?;
        guest.reloads().await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "the curtain is down after a reload");
        guest.lifts_the_curtain("Ana").await?;
        let there = "return document.querySelector('#line-1')?.value ?? ''";
        guest.until("the word is there", async || Ok(guest.asks(there).await? == word.as_str())).await?;
        let pressed = guest.sees(Role::Button, "Name: line 1 is a proper noun").await?;
        ensure!(pressed.attr("aria-pressed").await?.as_deref() == Some("true"), "and what it is said to be");
        guest.lets_pass(131).await?;
        guest.reloads().await?;
        guest.sees(Role::Button, "Pass to Bo").await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "nobody has read it out yet");
        Ok(())
    })
}

/// What somebody wrote is nowhere in the document while the laptop goes round, nor is the letter (SC-02, SC-R24).
#[test]
fn nothing_secret_is_in_the_page_while_the_laptop_goes_round() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&rolled(setup(Answers::Typed)?)?).await?;
        let letter_seen = "return document.querySelectorAll('.letter .glyph').length";
        guest.press(Role::Button, "Pass to Ana").await?;
        ensure!(guest.asks(letter_seen).await? == 0, "the letter is under the cup");
        guest.lifts_the_curtain("Ana").await?;
        ensure!(guest.asks(letter_seen).await? == 0, "and stays there until the time runs");
        let heads = "return [...document.querySelectorAll('.answer-pad thead th')].map((head) => head.textContent).join()";
        ensure!(guest.asks(heads).await? == "Name,·,·,·,In all=", "the pad does not tell it either");
        guest.press(Role::Button, "Lift the cup").await?;
        let letter = guest.letter().await?;
        guest
            .until("the first line has the focus", async || Ok(guest.focus().await?.starts_with('1')))
            .await?;
        guest.types(format!("{letter}onfidential")).await?;
        guest.lets_pass(151).await?;
        guest.sees(Role::Button, "Pass to Bo").await?;
        ensure!(guest.asks(letter_seen).await? == 0, "the letter is under the cup again");
        ensure!(!guest.serialised().await?.contains("onfidential"), "the table has not heard it");
        guest.press(Role::Button, "Pass to Bo").await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "nor has the curtain");
        guest.lifts_the_curtain("Bo").await?;
        guest.press(Role::Button, "Lift the cup").await?;
        guest.letter().await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "nor has Bo");
        Ok(())
    })
}

//! What somebody types is not lost, and others do not see it.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::scattergories::Answers;

use super::{
    games::{after_roll, setup},
    helpers::begin_sheet,
};

/// A reload in the middle of a word keeps the word, its kind, and the time (SC-20, SC-R25).
#[test]
fn a_reload_keeps_the_word_its_kind_and_the_time() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&after_roll(setup(Answers::Typed)?)?).await?;
        let letter = begin_sheet(page, "Ana").await?;
        let word = format!("{letter}ool onfidential");
        page.type_keys(&word).await?;
        page.press(Role::Button, "A name? Line 1 is a name").await?;
        page.advance_clock(20).await?;
        page.reload().await?;
        ensure!(
            !page.full_state().await?.contains("onfidential"),
            "an answer is in the document after a reload"
        );
        page.lift_curtain("Ana").await?;
        page.wait_until("the word is there", async || {
            Ok(page.value_of("#line-1").await?.as_ref() == Some(&word))
        })
        .await?;
        let pressed = page.find(Role::Button, "A name? Line 1 is a name").await?;
        ensure!(
            pressed.attr("aria-pressed").await?.as_deref() == Some("true"),
            "line 1 is not marked as a name any more"
        );
        page.advance_clock(131).await?;
        page.reload().await?;
        page.find(Role::Button, "Bo: hold to write").await?;
        ensure!(
            !page.full_state().await?.contains("onfidential"),
            "an answer is in the document before it is read out"
        );
        Ok(())
    })
}

//! What whoever writes is told of an answer.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Role, with_page};
use partypiece::rules::pieceagories::Answers;
use serde_json::json;

use crate::tables::{setup, thrown};

const REMARKS: &str =
    "return Array.from(document.querySelectorAll('.remark'), (note) => note.textContent).slice(0, 3)";

/// PG-R23: a line that does not count is no reason to call the one that does a repeat
#[test]
fn an_answer_is_a_repeat_only_of_an_answer() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&thrown(setup(1, Answers::Typed)?)?).await?;
        page.lift_curtain("Ana").await?;
        page.press(Role::Button, "Show the letter and start").await?;
        let letter = page.letter().await?;
        page.wait_until("the first line has the focus", async || {
            Ok(page.focused_name().await?.starts_with('1'))
        })
        .await?;
        // No coin and no dice give a Q.
        for answer in ["Quick #ox", "#ox, Quick", "#ox, Quick!"] {
            page.type_keys(answer.replace('#', &letter)).await?;
            page.type_keys(Key::Tab).await?;
        }
        let told = page.execute(REMARKS).await?;
        ensure!(told == json!(["Wrong letter", "", "Already on your sheet"]), "{told}");
        Ok(())
    })
}

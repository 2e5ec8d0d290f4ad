//! What whoever writes is told of an answer.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Role, party};
use partypiece::rules::pieceagories::Answers;
use serde_json::json;

use crate::tables::{setup, thrown};

const REMARKS: &str =
    "return Array.from(document.querySelectorAll('.remark'), (note) => note.textContent).slice(0, 3)";

/// PG-R23: a line that does not count is no reason to call the one that does a repeat
#[test]
fn an_answer_is_a_repeat_only_of_an_answer() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
        guest.press(Role::Button, "Pass to Ana").await?;
        guest.lifts_the_curtain("Ana").await?;
        guest.press(Role::Button, "Lift the cup").await?;
        let letter = guest.letter().await?;
        guest
            .until("the first line has the focus", async || Ok(guest.focus().await?.starts_with('1')))
            .await?;
        // No coin and no dice give a Q.
        for answer in ["Quick #ox", "#ox, Quick", "#ox, Quick!"] {
            guest.types(answer.replace('#', &letter)).await?;
            guest.types(Key::Tab).await?;
        }
        let told = guest.asks(REMARKS).await?;
        ensure!(told == json!(["another letter", "", "already on your sheet"]), "{told}");
        Ok(())
    })
}

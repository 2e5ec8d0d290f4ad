//! What whoever writes is told of an answer.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, with_page};
use partypiece::rules::scattergories::Answers;
use serde_json::json;

use crate::{
    evening::{begins, writes},
    tables::{rolled, setup},
};

const REMARKS: &str =
    "return Array.from(document.querySelectorAll('.remark'), (note) => note.textContent).slice(0, 3)";

/// PG-R23, SC-R12: a line that does not count is no reason to call the one that does a repeat
#[test]
fn an_answer_is_a_repeat_only_of_an_answer() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&rolled(setup(Answers::Typed)?)?).await?;
        let letter = begins(page, "Ana").await?;
        writes(page, &letter, &["Quick #ox", "#ox, Quick", "#ox, Quick!"]).await?;
        let told = page.execute(REMARKS).await?;
        ensure!(told == json!(["Wrong letter", "", "Already on your sheet"]), "{told}");
        Ok(())
    })
}

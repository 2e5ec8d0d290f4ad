//! Seconds that a rule waits for, over a reload.

use anyhow::{Context, Result, ensure};
use browser_tests::{Guest, LAPTOP, party};
use partypiece::rules::blank::{Clause, Rule, Span, Trigger};
use serde_json::json;

use crate::tables::{Night, fits, laid, no_barriers};

/// How many seconds the rule still waits for.
async fn left(guest: &Guest) -> Result<u64> {
    let timer = guest.asks("return parseInt(document.querySelector('[role=timer]')?.innerText)").await?;
    timer.as_u64().context("a clock on the table")
}

/// BL-91, BL-R40: a reload gives no seconds back, and however long the table was put away, it takes none.
#[test]
fn a_reload_neither_gives_nor_takes_seconds() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let trigger = Trigger::Time { span: Span::Seconds(600), again: true };
        let bell =
            Rule { title: "Bell".to_owned(), trigger, clauses: vec![Clause::begun()], author: String::new() };
        let night = Night::begun(laid(&["r2", "r3"], "r4", "y1 y2", vec![bell])?)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.until("three seconds have passed", async || Ok(left(guest).await? <= 597)).await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        // Meanwhile an hour passes for the wall clock.
        let later = json!({ "source": "const now = Date.now; Date.now = () => now() + 3600000" });
        guest.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", later).await?;
        let before = left(guest).await?;
        guest.reloads().await?;
        let after = left(guest).await?;
        ensure!(after <= before && after + 20 >= before, "{before} seconds were left, and now {after}");
        guest.until("they run on", async || Ok(left(guest).await? < after)).await
    })
}

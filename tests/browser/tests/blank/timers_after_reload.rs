//! Timers of rules, after a reload.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, with_page};
use partypiece::rules::blank::{Clause, Rule, Span, Trigger};

use crate::games::{NativeCopy, assert_accessible, assert_fits, setup_with};

/// The seconds left on the rule's timer.
async fn seconds_left(page: &Page) -> Result<u64> {
    let shown = page.shown_text_of("[role=timer]").await?;
    let digits: String = shown.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().context("a timer on the table")
}

/// BL-91, BL-R40: a reload does not change the seconds that are left, however long the page was closed.
#[test]
fn a_reload_neither_adds_nor_takes_seconds() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let trigger = Trigger::Time { span: Span::Seconds(600), repeats: true };
        let bell = Rule {
            title: "Bell".to_owned(),
            trigger,
            clauses: vec![Clause::template()],
            author: String::new(),
        };
        let copy = NativeCopy::started(setup_with(&["r2", "r3"], "r4", "y1 y2", vec![bell])?)?;
        page.open_saved_game(&copy.game).await?;
        page.wait_until("three seconds have passed", async || Ok(seconds_left(page).await? <= 597)).await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        // Meanwhile an hour passes on the wall clock.
        page.run_on_load("const now = Date.now; Date.now = () => now() + 3600000").await?;
        let before = seconds_left(page).await?;
        page.reload().await?;
        let after = seconds_left(page).await?;
        ensure!(after <= before && after + 20 >= before, "{before} seconds were left, and now {after}");
        page.wait_until("the timer continues", async || Ok(seconds_left(page).await? < after)).await
    })
}

//! Rules that wait for seconds.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, PlayerSelector, Rule, Span, Target, Trigger};

use crate::tables::{Night, assert_accessible, assert_fits, laid};

/// How many times faster the page's clocks run: ten seconds are two.
const HASTE: u32 = 5;

/// The title of a rule, and how many seconds are left for it, as its clock reads.
const LEFT: &str = "return document.querySelector('[role=timer]')?.innerText ?? ''";

/// A rule by which everybody draws once ten seconds have passed.
fn tick(again: bool) -> Rule {
    let draw =
        Clause { target: Target::Players(PlayerSelector::All), effect: Effect::Auto(AutoEffect::Draw(1)) };
    let trigger = Trigger::Time { span: Span::Seconds(10), again };
    Rule { title: "Tick".to_owned(), trigger, clauses: vec![draw], author: String::new() }
}

/// Three people under that rule, at a table where time flies.
async fn sits_under(page: &Page, again: bool) -> Result<()> {
    page.speed_up_clock(HASTE).await?;
    page.open().await?;
    let draw = "y1 y2 y3 y4 y5 y6 b1 b2 b3 b4 b5 b6 g1 g2 g3 g4 g5 g6 o1 o2 o3 o4 o5 o6";
    let night = Night::begun(laid(&["r1", "r2", "r3"], "r4", draw, vec![tick(again)])?)?;
    page.open_saved_game(&night.game).await
}

/// How many seconds the clock shows.
async fn left(page: &Page) -> Result<u32> {
    let shown = page.execute(LEFT).await?;
    let shown = shown.as_str().and_then(|shown| shown.split_whitespace().next());
    shown.and_then(|seconds| seconds.parse().ok()).context("a clock that reads seconds")
}

/// How many cards are left to draw.
async fn pile(page: &Page) -> Result<u32> {
    let shown =
        page.execute("return parseInt(document.querySelector('.draw-pile b').innerText) || 0").await?;
    Ok(serde_json::from_value(shown)?)
}

/// Waits until so many of the page's own seconds have passed.
async fn waits(page: &Page, seconds: u32) -> Result<()> {
    let now = async || -> Result<f64> {
        page.execute("return performance.now()").await?.as_f64().context("a time")
    };
    let end = now().await? + f64::from(seconds) * 1000.0;
    page.wait_until("some time has passed", async || Ok(now().await? >= end)).await
}

/// How many cards each of the three holds.
async fn all_hold(page: &Page, cards: u32) -> Result<()> {
    for name in ["Ana", "Bo", "Cy"] {
        page.find(Role::Button, &format!("{name}, {cards} cards")).await?;
    }
    Ok(())
}

/// BL-91, BL-R40: the clock of a rule runs down before everybody, and when it has, the rule does what it says by itself,
/// and the clock begins anew.
#[test]
fn seconds_run_down_and_set_a_rule_off_again_and_again() -> Result<()> {
    with_page(LAPTOP, async |page| {
        sits_under(page, true).await?;
        page.wait_until("it runs", async || Ok(left(page).await? < 10 && pile(page).await? == 24)).await?;
        page.wait_until("everybody draws", async || Ok(pile(page).await? <= 21)).await?;
        page.wait_until("it begins anew", async || Ok(left(page).await? > 1)).await?;
        page.wait_until("and everybody draws again", async || Ok(pile(page).await? <= 18)).await?;
        ensure!(pile(page).await? % 3 == 0, "a card for each of the three every time");
        // It is nobody’s turn that ends by it.
        page.find(Role::Button, "Ana: hold to play").await.map(drop)
    })
}

/// BL-91: a rule that waits but once is set off but once.
#[test]
fn seconds_that_run_once_set_a_rule_off_once() -> Result<()> {
    with_page(LAPTOP, async |page| {
        sits_under(page, false).await?;
        page.wait_for_text("10 seconds have passed").await?;
        all_hold(page, 8).await?;
        waits(page, 25).await?;
        all_hold(page, 8).await?;
        page.find(Role::Button, "Ana: hold to play").await.map(drop)
    })
}

/// BL-R40: while the table settles something else, the seconds stand still; then they go on from there.
#[test]
fn seconds_stand_still_while_something_is_settled() -> Result<()> {
    with_page(LAPTOP, async |page| {
        sits_under(page, true).await?;
        page.press(Role::Button, "Table ruling").await?;
        page.type_into("What was agreed", "a pause").await?;
        page.press(Role::Button, "Propose it").await?;
        page.find(Role::Button, "Everybody agrees").await?;
        let (cards, before) = (pile(page).await?, left(page).await?);
        assert_accessible(page).await?;
        assert_fits(page).await?;
        waits(page, 25).await?;
        ensure!(left(page).await? == before, "the clock has run");
        ensure!(pile(page).await? == cards, "a rule was set off");
        page.press(Role::Button, "Everybody agrees").await?;
        page.wait_until("it goes on", async || Ok(left(page).await? < before || pile(page).await? < cards))
            .await
    })
}

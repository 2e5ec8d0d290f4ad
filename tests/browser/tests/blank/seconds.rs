//! Rules that wait for seconds.

use anyhow::{Context, Result, ensure};
use browser_tests::{Guest, LAPTOP, Role, party};
use partypiece::rules::blank::{Clause, Deed, Effect, Rule, Span, Target, Trigger, Whom};

use crate::tables::{Night, fits, laid, no_barriers};

/// How many times faster the page's clocks run: ten seconds are two.
const HASTE: u32 = 5;

/// The title of a rule, and how many seconds are left for it, as its clock reads.
const LEFT: &str = "return document.querySelector('[role=timer]')?.innerText ?? ''";

/// A rule by which everybody draws once ten seconds have passed.
fn tick(again: bool) -> Rule {
    let draw = Clause { target: Target::Players(Whom::All), effect: Effect::Auto(Deed::Draw(1)) };
    let trigger = Trigger::Time { span: Span::Seconds(10), again };
    Rule { title: "Tick".to_owned(), trigger, clauses: vec![draw], author: String::new() }
}

/// Three people under that rule, at a table where time flies.
async fn sits_under(guest: &Guest, again: bool) -> Result<()> {
    guest.lets_time_fly(HASTE).await?;
    guest.comes_in().await?;
    let draw = "y1 y2 y3 y4 y5 y6 b1 b2 b3 b4 b5 b6 g1 g2 g3 g4 g5 g6 o1 o2 o3 o4 o5 o6";
    let night = Night::begun(laid(&["r1", "r2", "r3"], "r4", draw, vec![tick(again)])?)?;
    guest.finds_on_the_shelf(&night.game).await
}

/// How many seconds the clock shows.
async fn left(guest: &Guest) -> Result<u32> {
    let shown = guest.asks(LEFT).await?;
    let shown = shown.as_str().and_then(|shown| shown.split_whitespace().next());
    shown.and_then(|seconds| seconds.parse().ok()).context("a clock that reads seconds")
}

/// How many cards are left to draw.
async fn pile(guest: &Guest) -> Result<u32> {
    let shown = guest.asks("return parseInt(document.querySelector('.draw-pile b').innerText) || 0").await?;
    Ok(serde_json::from_value(shown)?)
}

/// Waits until so many of the page's own seconds have passed.
async fn waits(guest: &Guest, seconds: u32) -> Result<()> {
    let now =
        async || -> Result<f64> { guest.asks("return performance.now()").await?.as_f64().context("a time") };
    let end = now().await? + f64::from(seconds) * 1000.0;
    guest.until("some time has passed", async || Ok(now().await? >= end)).await
}

/// How many cards each of the three holds.
async fn all_hold(guest: &Guest, cards: u32) -> Result<()> {
    for name in ["Ana", "Bo", "Cy"] {
        guest.sees(Role::Button, &format!("{name}, {cards} cards")).await?;
    }
    Ok(())
}

/// BL-91, BL-R40: the clock of a rule runs down before everybody, and when it has, the rule does what it says by itself,
/// and the clock begins anew.
#[test]
fn seconds_run_down_and_set_a_rule_off_again_and_again() -> Result<()> {
    party(LAPTOP, async |guest| {
        sits_under(guest, true).await?;
        guest.until("it runs", async || Ok(left(guest).await? < 10 && pile(guest).await? == 24)).await?;
        guest.until("everybody draws", async || Ok(pile(guest).await? <= 21)).await?;
        guest.until("it begins anew", async || Ok(left(guest).await? > 1)).await?;
        guest.until("and everybody draws again", async || Ok(pile(guest).await? <= 18)).await?;
        ensure!(pile(guest).await? % 3 == 0, "a card for each of the three every time");
        // It is nobody’s turn that ends by it.
        guest.sees(Role::Button, "Pass to Ana").await.map(drop)
    })
}

/// BL-91: a rule that waits but once is set off but once.
#[test]
fn seconds_that_run_once_set_a_rule_off_once() -> Result<()> {
    party(LAPTOP, async |guest| {
        sits_under(guest, false).await?;
        guest.hears("10 seconds have passed").await?;
        all_hold(guest, 8).await?;
        waits(guest, 25).await?;
        all_hold(guest, 8).await?;
        guest.sees(Role::Button, "Pass to Ana").await.map(drop)
    })
}

/// BL-R40: while the table settles something else, the seconds stand still; then they go on from there.
#[test]
fn seconds_stand_still_while_something_is_settled() -> Result<()> {
    party(LAPTOP, async |guest| {
        sits_under(guest, true).await?;
        guest.press(Role::Button, "Table ruling").await?;
        guest.writes("What was agreed", "a pause").await?;
        guest.press(Role::Button, "Propose it").await?;
        guest.sees(Role::Button, "Everybody agrees").await?;
        let (cards, before) = (pile(guest).await?, left(guest).await?);
        no_barriers(guest).await?;
        fits(guest).await?;
        waits(guest, 25).await?;
        ensure!(left(guest).await? == before, "the clock has run");
        ensure!(pile(guest).await? == cards, "a rule was set off");
        guest.press(Role::Button, "Everybody agrees").await?;
        guest
            .until("it goes on", async || Ok(left(guest).await? < before || pile(guest).await? < cards))
            .await
    })
}

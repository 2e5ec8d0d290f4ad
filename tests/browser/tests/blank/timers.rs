//! Rules with a timer.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, PlayerSelector, Rule, Span, Target, Trigger};

use crate::games::{NativeCopy, assert_fits, setup_with};

/// The factor by which the page's clocks run faster.
const SPEED: u32 = 5;

/// A script that reads the timer of a rule, such as “9 seconds”.
const TIMER_TEXT: &str = "return document.querySelector('[role=timer]')?.innerText ?? ''";

/// A rule by which everybody draws after ten seconds.
fn timer_rule(repeats: bool) -> Rule {
    let draw = Clause {
        target: Target::Players(PlayerSelector::All),
        effect: Effect::Auto(AutoEffect::Draw(1.into())),
    };
    let trigger = Trigger::Time { span: Span::Seconds(10), repeats };
    Rule { title: "Tick".to_owned(), trigger, clauses: vec![draw], author: String::new() }
}

/// Opens a game of three people with that rule, with clocks that run faster.
async fn open_game_with_timer(page: &Page, repeats: bool) -> Result<()> {
    page.speed_up_clock(SPEED).await?;
    page.open().await?;
    let draw = "y1 y2 y3 y4 y5 y6 b1 b2 b3 b4 b5 b6 g1 g2 g3 g4 g5 g6 o1 o2 o3 o4 o5 o6";
    let copy = NativeCopy::started(setup_with(&["r1", "r2", "r3"], "r4", draw, vec![timer_rule(repeats)])?)?;
    page.open_saved_game(&copy.game).await
}

/// The seconds on the timer.
async fn seconds_left(page: &Page) -> Result<u32> {
    let shown = page.execute(TIMER_TEXT).await?;
    let shown = shown.as_str().and_then(|shown| shown.split_whitespace().next());
    shown.and_then(|seconds| seconds.parse().ok()).context("a timer that shows seconds")
}

/// The number of cards in the Draw Pile.
async fn draw_pile(page: &Page) -> Result<u32> {
    let shown =
        page.execute("return parseInt(document.querySelector('.draw-pile b').innerText) || 0").await?;
    Ok(serde_json::from_value(shown)?)
}

/// Waits for this number of seconds on the page's clocks.
async fn wait_seconds(page: &Page, seconds: u32) -> Result<()> {
    let now = async || -> Result<f64> {
        page.execute("return performance.now()").await?.as_f64().context("a time")
    };
    let end = now().await? + f64::from(seconds) * 1000.0;
    page.wait_until("some time has passed", async || Ok(now().await? >= end)).await
}

/// Checks that each of the three players has this number of cards.
async fn assert_hand_sizes(page: &Page, cards: u32) -> Result<()> {
    for name in ["Ana", "Bo", "Cy"] {
        page.find(Role::Button, &format!("{name}, {cards} cards")).await?;
    }
    Ok(())
}

/// BL-91, BL-R40: the timer of a rule is visible to everybody; at zero the rule takes effect by itself, and the timer
/// starts again.
#[test]
fn a_repeating_timer_triggers_its_rule_again_and_again() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_game_with_timer(page, true).await?;
        page.wait_until("the timer runs", async || {
            Ok(seconds_left(page).await? < 10 && draw_pile(page).await? == 24)
        })
        .await?;
        page.wait_until("everybody draws", async || Ok(draw_pile(page).await? <= 21)).await?;
        page.wait_until("the timer starts again", async || Ok(seconds_left(page).await? > 1)).await?;
        page.wait_until("and everybody draws again", async || Ok(draw_pile(page).await? <= 18)).await?;
        ensure!(draw_pile(page).await? % 3 == 0, "not every one of the three drew a card each time");
        // This does not end Ana's turn.
        page.find(Role::Button, "Ana: hold to play").await.map(drop)
    })
}

/// BL-91: a timer that does not repeat triggers its rule once.
#[test]
fn a_single_timer_triggers_its_rule_once() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_game_with_timer(page, false).await?;
        page.wait_for_text("10 seconds have passed").await?;
        assert_hand_sizes(page, 8).await?;
        wait_seconds(page, 25).await?;
        assert_hand_sizes(page, 8).await?;
        page.find(Role::Button, "Ana: hold to play").await.map(drop)
    })
}

/// BL-R40: a timer pauses while the table settles something else, and then continues.
#[test]
fn timers_pause_while_something_is_settled() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_game_with_timer(page, true).await?;
        page.press(Role::Button, "Table ruling").await?;
        page.type_into("What was agreed", "a pause").await?;
        page.press(Role::Button, "Propose it").await?;
        page.find(Role::Button, "Everybody agrees").await?;
        let (cards, before) = (draw_pile(page).await?, seconds_left(page).await?);
        assert_fits(page).await?;
        wait_seconds(page, 25).await?;
        ensure!(seconds_left(page).await? == before, "the timer has run");
        ensure!(draw_pile(page).await? == cards, "the rule was triggered");
        page.press(Role::Button, "Everybody agrees").await?;
        page.wait_until("the timer continues", async || {
            Ok(seconds_left(page).await? < before || draw_pile(page).await? < cards)
        })
        .await
    })
}

/// PK-12, BL-R40: a pause stops the timers of rules, too.
#[test]
fn a_pause_stops_the_timers_of_rules() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        let trigger = Trigger::Time { span: Span::Seconds(60), repeats: true };
        let rule = Rule { trigger, ..timer_rule(true) };
        let copy =
            NativeCopy::started(setup_with(&["r1", "r2", "r3"], "r4", "y1 y2 y3 y4 y5 y6", vec![rule])?)?;
        page.open_saved_game(&copy.game).await?;
        let before = seconds_left(page).await?;
        page.press(Role::Button, "More").await?;
        page.press(Role::Button, "Pause").await?;
        page.wait_for_text("Pause so far").await?;
        page.advance_clock(965).await?;
        page.wait_for_text("Pause so far: 16:").await?;
        page.go_on().await?;
        let after = seconds_left(page).await?;
        ensure!(after <= before && draw_pile(page).await? == 6, "{after} of {before} seconds are left");
        page.press(Role::Button, "More").await?;
        page.find(Role::Button, "Pause").await.map(drop)
    })
}

//! Rules with a timer.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, PlayerSelector, Rule, Span, Target, Trigger};

use crate::games::{NativeCopy, assert_accessible, assert_fits, setup_with};

/// The factor by which the page's clocks run faster.
const SPEED: u32 = 5;

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
    let shown = page.shown_text_of("[role=timer]").await?;
    shown
        .split_whitespace()
        .next()
        .and_then(|seconds| seconds.parse().ok())
        .context("a timer that shows seconds")
}

/// The number of cards in the Draw Pile.
async fn draw_pile(page: &Page) -> Result<u32> {
    let shown = page.shown_text_of(".draw-pile b").await?;
    let digits: String = shown.chars().take_while(char::is_ascii_digit).collect();
    Ok(digits.parse().unwrap_or_default())
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
        page.wait_on_page_clock(25).await?;
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

/// BL-91, BL-R40: a reload does not change the seconds that are left, however long the page was closed.
#[test]
fn a_reload_neither_adds_nor_takes_seconds() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let trigger = Trigger::Time { span: Span::Seconds(600), repeats: true };
        let bell = Rule { trigger, ..timer_rule(true) };
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

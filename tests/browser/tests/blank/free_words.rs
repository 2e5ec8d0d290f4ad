//! Rules in free words, and how people judge them.

use anyhow::{Context, Result, ensure};
use browser_tests::{By, LAPTOP, Page, Role, WebElement, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, PlayerSelector, Rule, Target, Trigger};

use crate::games::{ANA, NativeCopy, assert_accessible, setup_with};

const FREE: &str = "whoever laughs sings a song";

/// A rule that is only a sentence.
fn sentence() -> Rule {
    let clause =
        Clause { target: Target::Players(PlayerSelector::Next), effect: Effect::Free(FREE.to_owned()) };
    Rule {
        title: "No laughing".to_owned(),
        trigger: Trigger::AsWritten,
        clauses: vec![clause],
        author: String::new(),
    }
}

/// A rule about an event that only people notice, with an effect that the page carries out.
fn telephone() -> Rule {
    let clause = Clause {
        target: Target::Players(PlayerSelector::Causer),
        effect: Effect::Auto(AutoEffect::Draw(2.into())),
    };
    let trigger = Trigger::ReportedAct("somebody looks at their telephone".to_owned());
    Rule { title: "Hush".to_owned(), trigger, clauses: vec![clause], author: String::new() }
}

/// Opens a game of four people with one rule, before the first turn.
async fn open_game_with_rule(page: &Page, rule: Rule) -> Result<NativeCopy> {
    let hands = ["r1 r2", "r3", "r5", "r6"];
    let copy = NativeCopy::started(setup_with(&hands, "r4", "y1 y2 y3 y4 y5 y6", vec![rule])?)?;
    page.open().await?;
    page.open_saved_game(&copy.game).await?;
    Ok(copy)
}

/// Reports that the event of a rule happened.
async fn report_event(page: &Page, title: &str, causer: Option<&str>, reporter: &str) -> Result<()> {
    page.press(Role::Button, &format!("It happened: {title}")).await?;
    if let Some(causer) = causer {
        let group = page.find(Role::Group, "Who did it").await?;
        press_in(&group, causer).await?;
    }
    let group = page.find(Role::Group, "Who says so").await?;
    press_in(&group, reporter).await?;
    page.find(Role::Button, "Yes, it happened").await.map(drop)
}

async fn press_in(group: &WebElement, name: &str) -> Result<()> {
    let path = format!(".//button[normalize-space()='{name}']");
    let button = group.find(By::XPath(path)).await.context("a button in the group")?;
    Ok(button.click().await?)
}

/// Enters these votes, and counts them.
async fn vote_and_count(page: &Page, ballots: &[(&str, &str)]) -> Result<()> {
    for (name, ballot) in ballots {
        page.vote(name, ballot).await?;
    }
    page.press(Role::Button, "Count the votes").await
}

/// BL-46: whoever reported something by mistake takes it back, and the rule does not apply.
#[test]
fn a_report_is_taken_back() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_game_with_rule(page, sentence()).await?;
        report_event(page, "No laughing", None, "Cy").await?;
        page.press(Role::Button, "Take it back").await?;
        page.press(Role::Button, "Everybody agrees: undo").await?;
        page.find(Role::Button, "Ana: hold to play").await?;
        ensure!(
            page.find_now(Role::Button, "Yes, it happened").await?.is_none(),
            "the report is still there"
        );
        ensure!(page.find_now(Role::Button, "Done: Bo").await?.is_none(), "the rule applies");
        Ok(())
    })
}

/// BL-45, BL-R41: a report can be doubted while it waits. If it is false, the reporter takes a card and the rule is not
/// applied; if it is true, the doubter takes a card and the rule is applied.
#[test]
fn a_report_can_be_doubted_and_either_side_may_be_right() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let copy = open_game_with_rule(page, telephone()).await?;
        let doubt = "Di reported something that did not happen: somebody looks at their telephone.";
        report_event(page, "Hush", Some("Cy"), "Di").await?;
        copy.call_out(page, ANA, doubt).await?;
        assert_accessible(page).await?;
        vote_and_count(page, &[("Bo", "Yes"), ("Cy", "Yes")]).await?;
        page.find(Role::Button, "Di, 8 cards").await?;
        page.find(Role::Button, "Cy, 7 cards").await?;
        page.find(Role::Button, "Ana: hold to play").await?;

        report_event(page, "Hush", Some("Cy"), "Di").await?;
        copy.call_out(page, ANA, doubt).await?;
        vote_and_count(page, &[("Bo", "No"), ("Cy", "No")]).await?;
        page.find(Role::Button, "Ana, 8 cards").await?;
        page.press(Role::Button, "Yes, it happened").await?;
        page.find(Role::Button, "Cy, 9 cards").await?;
        page.find(Role::Button, "Di, 8 cards").await?;
        // Ana took the Penalty in her own turn, so her turn ended.
        page.find(Role::Button, "Bo: hold to play").await.map(drop)
    })
}

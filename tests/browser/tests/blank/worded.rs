//! Rules in free words, and what people say of them.

use anyhow::{Context, Result, ensure};
use browser_tests::{By, LAPTOP, Page, Role, WebElement, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, PlayerSelector, Rule, Target, Trigger};

use crate::tables::{ANA, Night, assert_accessible, assert_fits, laid};

const FREE: &str = "whoever laughs sings a song";

/// A rule that is a sentence and nothing else.
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

/// A rule about something that only people notice, which the page carries out.
fn telephone() -> Rule {
    let clause =
        Clause { target: Target::Players(PlayerSelector::Who), effect: Effect::Auto(AutoEffect::Draw(2)) };
    let trigger = Trigger::Does("somebody looks at their telephone".to_owned());
    Rule { title: "Hush".to_owned(), trigger, clauses: vec![clause], author: String::new() }
}

/// Four people under a rule, whose turns have not begun.
async fn under(page: &Page, rule: Rule) -> Result<Night> {
    let hands = ["r1 r2", "r3", "r5", "r6"];
    let night = Night::begun(laid(&hands, "r4", "y1 y2 y3 y4 y5 y6", vec![rule])?)?;
    page.open().await?;
    page.open_saved_game(&night.game).await?;
    Ok(night)
}

/// Somebody says that a rule applies.
async fn it_happened(page: &Page, title: &str, who: Option<&str>, says: &str) -> Result<()> {
    page.press(Role::Button, &format!("It happened: {title}")).await?;
    if let Some(who) = who {
        let group = page.find(Role::Group, "Who did it").await?;
        presses_in(&group, who).await?;
    }
    let group = page.find(Role::Group, "Who says so").await?;
    presses_in(&group, says).await?;
    page.find(Role::Button, "Yes, it happened").await.map(drop)
}

async fn presses_in(group: &WebElement, name: &str) -> Result<()> {
    let path = format!(".//button[normalize-space()='{name}']");
    let button = group.find(By::XPath(path)).await.context("a button in the group")?;
    Ok(button.click().await?)
}

/// Those who have a say give it, and it is counted.
async fn decided(page: &Page, ballots: &[(&str, &str)]) -> Result<()> {
    for (name, ballot) in ballots {
        page.vote(name, ballot).await?;
    }
    page.press(Role::Button, "Count the votes").await
}

/// BL-46, BL-84, BL-R15: a rule in free words applies when somebody says so. Somebody reports that it was not obeyed, and
/// those who are neither accuser nor accused decide: it costs the accused a card, and is settled.
#[test]
fn a_rule_in_free_words_that_was_not_obeyed_costs_a_card() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let night = under(page, sentence()).await?;
        it_happened(page, "No laughing", None, "Cy").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Yes, it happened").await?;
        page.find(Role::Button, "Done: Bo").await?;
        night
            .calls_out(page, ANA, &format!("Bo did not follow this: {FREE}. There is still time for it."))
            .await?;
        for name in ["Ana", "Bo"] {
            ensure!(page.find_now(Role::Group, name).await?.is_none(), "{name} has no say in it");
        }
        assert_accessible(page).await?;
        assert_fits(page).await?;
        decided(page, &[("Cy", "Yes"), ("Di", "Yes")]).await?;
        page.find(Role::Button, "Bo, 8 cards").await?;
        page.find(Role::Button, "Ana, 7 cards").await?;
        page.wait_until("it is settled", async || {
            Ok(page.find_now(Role::Button, "Done: Bo").await?.is_none())
        })
        .await?;
        page.find(Role::Button, "Ana: hold to play").await.map(drop)
    })
}

/// BL-54, BL-59, BL-R15: if most of them say that it was obeyed, it costs the accuser a card, and the accuser's turn; if
/// they do not agree it costs nobody, and stands as it stood.
#[test]
fn a_rule_in_free_words_that_was_obeyed_costs_the_accuser_a_card() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let night = under(page, sentence()).await?;
        it_happened(page, "No laughing", None, "Cy").await?;
        page.press(Role::Button, "Yes, it happened").await?;
        page.find(Role::Button, "Done: Bo").await?;
        night
            .calls_out(page, ANA, &format!("Bo did not follow this: {FREE}. There is still time for it."))
            .await?;
        decided(page, &[("Cy", "Yes"), ("Di", "No")]).await?;
        page.find(Role::Button, "Ana: hold to play").await?;
        for name in ["Ana", "Bo"] {
            page.find(Role::Button, &format!("{name}, 7 cards")).await?;
        }
        page.find(Role::Button, "Done: Bo").await?;
        night
            .calls_out(page, ANA, &format!("Bo did not follow this: {FREE}. There is still time for it."))
            .await?;
        decided(page, &[("Cy", "No"), ("Di", "No")]).await?;
        page.find(Role::Button, "Ana, 8 cards").await?;
        page.find(Role::Button, "Bo, 7 cards").await?;
        page.find(Role::Button, "Bo: hold to play").await?;
        page.wait_until("it was done", async || Ok(page.find_now(Role::Button, "Done: Bo").await?.is_none()))
            .await
    })
}

/// BL-45, BL-R41: a report can be doubted as long as it waits. False, it costs whoever made it a card, and the rule is not
/// applied; true, it costs whoever doubted it one, and the rule is.
#[test]
fn a_report_can_be_doubted_and_either_side_may_be_right() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let night = under(page, telephone()).await?;
        let doubt = "Di reported something that did not happen: somebody looks at their telephone.";
        it_happened(page, "Hush", Some("Cy"), "Di").await?;
        night.calls_out(page, ANA, doubt).await?;
        assert_accessible(page).await?;
        decided(page, &[("Bo", "Yes"), ("Cy", "Yes")]).await?;
        page.find(Role::Button, "Di, 8 cards").await?;
        page.find(Role::Button, "Cy, 7 cards").await?;
        page.find(Role::Button, "Ana: hold to play").await?;

        it_happened(page, "Hush", Some("Cy"), "Di").await?;
        night.calls_out(page, ANA, doubt).await?;
        decided(page, &[("Bo", "No"), ("Cy", "No")]).await?;
        page.find(Role::Button, "Ana, 8 cards").await?;
        page.press(Role::Button, "Yes, it happened").await?;
        page.find(Role::Button, "Cy, 9 cards").await?;
        page.find(Role::Button, "Di, 8 cards").await?;
        // The card was a Penalty in Ana’s own turn.
        page.find(Role::Button, "Bo: hold to play").await.map(drop)
    })
}

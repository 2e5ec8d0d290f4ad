//! Rules in free words, and what people say of them.

use anyhow::{Context, Result, ensure};
use browser_tests::{By, Guest, LAPTOP, Role, WebElement, party};
use partypiece::rules::blank::{Clause, Deed, Effect, Rule, Target, Trigger, Whom};

use crate::tables::{ANA, Night, fits, laid, no_barriers};

const FREE: &str = "whoever laughs sings a song";

/// A rule that is a sentence and nothing else.
fn sentence() -> Rule {
    let clause = Clause { target: Target::Players(Whom::Next), effect: Effect::Free(FREE.to_owned()) };
    Rule {
        title: "No laughing".to_owned(),
        trigger: Trigger::AsWritten,
        clauses: vec![clause],
        author: String::new(),
    }
}

/// A rule about something that only people notice, which the page carries out.
fn telephone() -> Rule {
    let clause = Clause { target: Target::Players(Whom::Who), effect: Effect::Auto(Deed::Draw(2)) };
    let trigger = Trigger::Does("somebody looks at their telephone".to_owned());
    Rule { title: "Hush".to_owned(), trigger, clauses: vec![clause], author: String::new() }
}

/// Four people under a rule, whose turns have not begun.
async fn under(guest: &Guest, rule: Rule) -> Result<Night> {
    let hands = ["r1 r2", "r3", "r5", "r6"];
    let night = Night::begun(laid(&hands, "r4", "y1 y2 y3 y4 y5 y6", vec![rule])?)?;
    guest.comes_in().await?;
    guest.finds_on_the_shelf(&night.game).await?;
    Ok(night)
}

/// Somebody says that a rule applies.
async fn it_happened(guest: &Guest, title: &str, who: Option<&str>, says: &str) -> Result<()> {
    guest.press(Role::Button, &format!("It happened: {title}")).await?;
    if let Some(who) = who {
        let group = guest.sees(Role::Group, "Who did it").await?;
        presses_in(&group, who).await?;
    }
    let group = guest.sees(Role::Group, "Who says so").await?;
    presses_in(&group, says).await?;
    guest.sees(Role::Button, "Agreed: it happened").await.map(drop)
}

async fn presses_in(group: &WebElement, name: &str) -> Result<()> {
    let path = format!(".//button[normalize-space()='{name}']");
    let button = group.find(By::XPath(path)).await.context("a button in the group")?;
    Ok(button.click().await?)
}

/// Those who have a say give it, and it is counted.
async fn decided(guest: &Guest, ballots: &[(&str, &str)]) -> Result<()> {
    for (name, ballot) in ballots {
        guest.votes(name, ballot).await?;
    }
    guest.press(Role::Button, "That is all: decide").await
}

/// BL-46, BL-84, BL-R15: a rule in free words applies when somebody says so. Somebody reports that it was not obeyed, and
/// those who are neither accuser nor accused decide: it costs the accused a card, and is settled.
#[test]
fn a_rule_in_free_words_that_was_not_obeyed_costs_a_card() -> Result<()> {
    party(LAPTOP, async |guest| {
        let night = under(guest, sentence()).await?;
        it_happened(guest, "No laughing", None, "Cy").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "Agreed: it happened").await?;
        guest.sees(Role::Button, "Done: Bo").await?;
        night
            .calls_out(guest, ANA, &format!("Bo did not follow this: {FREE}. There is still time for it."))
            .await?;
        for name in ["Ana", "Bo"] {
            ensure!(guest.finds(Role::Group, name).await?.is_none(), "{name} has no say in it");
        }
        no_barriers(guest).await?;
        fits(guest).await?;
        decided(guest, &[("Cy", "It is so"), ("Di", "It is so")]).await?;
        guest.sees(Role::Button, "Bo, 8 cards").await?;
        guest.sees(Role::Button, "Ana, 7 cards").await?;
        guest
            .until("it is settled", async || Ok(guest.finds(Role::Button, "Done: Bo").await?.is_none()))
            .await?;
        guest.sees(Role::Button, "Pass to Ana").await.map(drop)
    })
}

/// BL-54, BL-59, BL-R15: if most of them say that it was obeyed, it costs the accuser a card, and the accuser's turn; if
/// they do not agree it costs nobody, and stands as it stood.
#[test]
fn a_rule_in_free_words_that_was_obeyed_costs_the_accuser_a_card() -> Result<()> {
    party(LAPTOP, async |guest| {
        let night = under(guest, sentence()).await?;
        it_happened(guest, "No laughing", None, "Cy").await?;
        guest.press(Role::Button, "Agreed: it happened").await?;
        guest.sees(Role::Button, "Done: Bo").await?;
        night
            .calls_out(guest, ANA, &format!("Bo did not follow this: {FREE}. There is still time for it."))
            .await?;
        decided(guest, &[("Cy", "It is so"), ("Di", "Not so")]).await?;
        guest.sees(Role::Button, "Pass to Ana").await?;
        for name in ["Ana", "Bo"] {
            guest.sees(Role::Button, &format!("{name}, 7 cards")).await?;
        }
        guest.sees(Role::Button, "Done: Bo").await?;
        night
            .calls_out(guest, ANA, &format!("Bo did not follow this: {FREE}. There is still time for it."))
            .await?;
        decided(guest, &[("Cy", "Not so"), ("Di", "Not so")]).await?;
        guest.sees(Role::Button, "Ana, 8 cards").await?;
        guest.sees(Role::Button, "Bo, 7 cards").await?;
        guest.sees(Role::Button, "Pass to Bo").await?;
        guest.until("it was done", async || Ok(guest.finds(Role::Button, "Done: Bo").await?.is_none())).await
    })
}

/// BL-45, BL-R41: a report can be doubted as long as it waits. False, it costs whoever made it a card, and the rule is not
/// applied; true, it costs whoever doubted it one, and the rule is.
#[test]
fn a_report_can_be_doubted_and_either_side_may_be_right() -> Result<()> {
    party(LAPTOP, async |guest| {
        let night = under(guest, telephone()).await?;
        let doubt = "Di said what did not happen: somebody looks at their telephone.";
        it_happened(guest, "Hush", Some("Cy"), "Di").await?;
        night.calls_out(guest, ANA, doubt).await?;
        no_barriers(guest).await?;
        decided(guest, &[("Bo", "It is so"), ("Cy", "It is so")]).await?;
        guest.sees(Role::Button, "Di, 8 cards").await?;
        guest.sees(Role::Button, "Cy, 7 cards").await?;
        guest.sees(Role::Button, "Pass to Ana").await?;

        it_happened(guest, "Hush", Some("Cy"), "Di").await?;
        night.calls_out(guest, ANA, doubt).await?;
        decided(guest, &[("Bo", "Not so"), ("Cy", "Not so")]).await?;
        guest.sees(Role::Button, "Ana, 8 cards").await?;
        guest.press(Role::Button, "Agreed: it happened").await?;
        guest.sees(Role::Button, "Cy, 9 cards").await?;
        guest.sees(Role::Button, "Di, 8 cards").await?;
        // The card was a Penalty in Ana’s own turn.
        guest.sees(Role::Button, "Pass to Bo").await.map(drop)
    })
}

//! A player has no cards left, and somebody objects.

use anyhow::Result;
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::blank::PlayerSelector;

use crate::games::{ANA, BO, CY, NativeCopy, assert_fits, say_rule, setup_with};

/// The hand of Bo, in the order in which Bo plays it.
const BO_HAND: &str = "r2 r3 r4 r5 r6 r1 r1";

/// Ana has played a card and not said what a rule asks for. Then Bo has played all cards of the hand.
async fn bo_plays_all_cards(page: &Page) -> Result<NativeCopy> {
    page.open().await?;
    let setup = setup_with(
        &["r1", BO_HAND, "r5", "r6"],
        "r4",
        "y1 y2 y3 y4 y5",
        vec![say_rule(PlayerSelector::Active)],
    )?;
    let mut copy = NativeCopy::started(setup)?;
    page.open_saved_game(&copy.game).await?;
    copy.play_cards(page, ANA, "r1").await?;
    copy.play_cards(page, BO, BO_HAND).await?;
    page.wait_for_text("not done in time").await?;
    page.find(Role::Button, "Bo, 0 cards").await?;
    Ok(copy)
}

/// Bo has played all cards and said what the rule asks for, and the last call is open.
async fn open_last_call(page: &Page) -> Result<NativeCopy> {
    let copy = bo_plays_all_cards(page).await?;
    page.press(Role::Button, "Done: Bo").await?;
    page.wait_for_text("Does anybody object?").await?;
    Ok(copy)
}

/// Enters these votes on the accusation, and counts them.
async fn vote_and_count(page: &Page, ballots: [(&str, &str); 2]) -> Result<()> {
    assert_fits(page).await?;
    for (name, ballot) in ballots {
        page.vote(name, ballot).await?;
    }
    page.press(Role::Button, "Count the votes").await
}

const ANA_MISSED: &str = "Ana did not say “thank you”. The time is over.";

/// BL-64, BL-R18: in the last call others can be called out, too. The accusation costs somebody a card, but the winner
/// still wins.
#[test]
fn accusing_others_in_the_last_call_does_not_prevent_the_win() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let copy = open_last_call(page).await?;
        copy.call_out(page, CY, ANA_MISSED).await?;
        vote_and_count(page, [("Bo", "Yes"), ("Di", "Yes")]).await?;
        page.wait_for_text("Does anybody object?").await?;
        for (name, cards) in [("Ana", 7), ("Bo", 0), ("Cy", 7), ("Di", 7)] {
            page.find(Role::Button, &format!("{name}, {cards} cards")).await?;
        }
        page.press(Role::Button, "Nobody objects: Bo wins").await?;
        page.find(Role::Heading, "Bo").await.map(drop)
    })
}

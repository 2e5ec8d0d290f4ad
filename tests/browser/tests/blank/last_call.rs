//! A player has no cards left, and somebody objects.

use anyhow::{Result, ensure};
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
    for (ballot, ana, cy) in [("Yes", 7, 7), ("No", 6, 8)] {
        with_page(LAPTOP, async |page| {
            let copy = open_last_call(page).await?;
            copy.call_out(page, CY, ANA_MISSED).await?;
            vote_and_count(page, [("Bo", ballot), ("Di", ballot)]).await?;
            page.wait_for_text("Does anybody object?").await?;
            for (name, cards) in [("Ana", ana), ("Bo", 0), ("Cy", cy), ("Di", 7)] {
                page.find(Role::Button, &format!("{name}, {cards} cards")).await?;
            }
            page.press(Role::Button, "Nobody objects: Bo wins").await?;
            page.find(Role::Heading, "Bo").await.map(drop)
        })?;
    }
    Ok(())
}

/// BL-R18, BL-54: a winner who accuses falsely takes a card and has not won; a winner who accuses rightly has.
#[test]
fn a_winner_who_accuses_falsely_has_not_won() -> Result<()> {
    for (ballot, wins) in [("No", false), ("Yes", true)] {
        with_page(LAPTOP, async |page| {
            let copy = open_last_call(page).await?;
            copy.call_out(page, BO, ANA_MISSED).await?;
            vote_and_count(page, [("Cy", ballot), ("Di", ballot)]).await?;
            if wins {
                page.find(Role::Button, "Ana, 7 cards").await?;
                page.press(Role::Button, "Nobody objects: Bo wins").await?;
                return page.find(Role::Heading, "Bo").await.map(drop);
            }
            page.find(Role::Button, "Bo, 1 card").await?;
            page.find(Role::Button, "Cy: hold to play").await?;
            ensure!(
                page.find_now(Role::Button, "Nobody objects: Bo wins").await?.is_none(),
                "the page offers the victory"
            );
            Ok(())
        })?;
    }
    Ok(())
}

/// BL-R15, BL-R18, BL-46: a player without cards who still has to say something is called out. If the accusation is
/// true, they take a card and have not won. If it is false, they have said it, and the result opens the last call.
#[test]
fn a_vote_on_the_last_obligation_decides_the_win() -> Result<()> {
    for (ballot, wins) in [("Yes", false), ("No", true)] {
        with_page(LAPTOP, async |page| {
            let copy = bo_plays_all_cards(page).await?;
            ensure!(
                page.find_now(Role::Button, "Nobody objects: Bo wins").await?.is_none(),
                "the page offers the victory before Bo has said something"
            );
            copy.call_out(page, CY, "Bo did not say “thank you”. There is still time to do it.").await?;
            vote_and_count(page, [("Ana", ballot), ("Di", ballot)]).await?;
            if wins {
                page.wait_for_text("Does anybody object?").await?;
                page.find(Role::Button, "Cy, 8 cards").await?;
                page.press(Role::Button, "Nobody objects: Bo wins").await?;
                return page.find(Role::Heading, "Bo").await.map(drop);
            }
            page.find(Role::Button, "Bo, 1 card").await?;
            page.find(Role::Button, "Cy, 7 cards").await?;
            page.find(Role::Button, "Cy: hold to play").await?;
            ensure!(
                page.find_now(Role::Button, "Nobody objects: Bo wins").await?.is_none(),
                "the page offers the victory"
            );
            Ok(())
        })?;
    }
    Ok(())
}

/// BL-R46, BL-R18: in the last call the winner can be called out for a ticked obligation. If the accusation
/// is true, they take a card and have not won. If it is false, they win, and the tick cannot be called out
/// again.
#[test]
fn in_the_last_call_a_winner_can_be_called_out_for_a_tick() -> Result<()> {
    const TICKED: &str = "Bo did not say “thank you”. It is marked as done.";
    for (ballot, wins) in [("Yes", false), ("No", true)] {
        with_page(LAPTOP, async |page| {
            let copy = open_last_call(page).await?;
            ensure!(
                page.find_now(Role::Button, "Done: Bo").await?.is_none(),
                "Bo's obligation can still be ticked"
            );
            ensure!(
                page.find_now(Role::Button, "Done: Ana").await?.is_none(),
                "Ana's obligation can still be ticked"
            );
            copy.call_out(page, CY, TICKED).await?;
            page.wait_for_text("Bo did not say “thank you”.").await?;
            vote_and_count(page, [("Ana", ballot), ("Di", ballot)]).await?;
            if !wins {
                page.find(Role::Button, "Bo, 1 card").await?;
                page.find(Role::Button, "Cy: hold to play").await?;
                ensure!(
                    page.find_now(Role::Button, "Nobody objects: Bo wins").await?.is_none(),
                    "the page offers the victory"
                );
                return Ok(());
            }
            page.wait_for_text("Does anybody object?").await?;
            page.find(Role::Button, "Cy, 8 cards").await?;
            page.press(Role::Button, "Call it out").await?;
            page.find(Role::Checkbox, ANA_MISSED).await?;
            ensure!(
                page.find_now(Role::Checkbox, TICKED).await?.is_none(),
                "the tick can be called out again"
            );
            page.press(Role::Button, "Cancel").await?;
            page.press(Role::Button, "Nobody objects: Bo wins").await?;
            page.find(Role::Heading, "Bo").await.map(drop)
        })?;
    }
    Ok(())
}

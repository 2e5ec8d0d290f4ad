//! Somebody is rid of all cards, and somebody else has something to say.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::blank::PlayerSelector;

use crate::tables::{ANA, BO, CY, Night, assert_accessible, assert_fits, courtesy, laid};

const ALL: &str = "r2 r3 r4 r5 r6 r1 r1";

/// Bo has laid all cards after Ana, and Ana, who has played first, has not said what a rule asks of whoever plays.
async fn bo_lays_all(page: &Page) -> Result<Night> {
    page.open().await?;
    let setup =
        laid(&["r1", ALL, "r5", "r6"], "r4", "y1 y2 y3 y4 y5", vec![courtesy(PlayerSelector::Active)])?;
    let mut night = Night::begun(setup)?;
    page.open_saved_game(&night.game).await?;
    night.plays(page, ANA, "r1").await?;
    night.plays(page, BO, ALL).await?;
    page.wait_for_text("not done in time").await?;
    page.find(Role::Button, "Bo, 0 cards").await?;
    Ok(night)
}

/// Bo has done what was asked, too, and the last call is there.
async fn the_last_call(page: &Page) -> Result<Night> {
    let night = bo_lays_all(page).await?;
    page.press(Role::Button, "Done: Bo").await?;
    page.wait_for_text("Does anybody object?").await?;
    Ok(night)
}

/// What was said about the charge is counted.
async fn decided(page: &Page, ballots: [(&str, &str); 2]) -> Result<()> {
    assert_accessible(page).await?;
    assert_fits(page).await?;
    for (name, ballot) in ballots {
        page.vote(name, ballot).await?;
    }
    page.press(Role::Button, "Count the votes").await
}

const ANA_MISSED: &str = "Ana did not say “thank you”. The time is over.";

/// BL-64, BL-R18: at the last call somebody else may be called out still: rightly or wrongly it costs a card, but not the
/// win.
#[test]
fn at_the_last_call_others_pay_and_the_win_stands() -> Result<()> {
    for (ballot, ana, cy) in [("Yes", 7, 7), ("No", 6, 8)] {
        with_page(LAPTOP, async |page| {
            let night = the_last_call(page).await?;
            night.calls_out(page, CY, ANA_MISSED).await?;
            decided(page, [("Bo", ballot), ("Di", ballot)]).await?;
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

/// BL-R18, BL-54: whoever is about to win and accuses another of nothing takes a card, and has not won; right, they have.
#[test]
fn a_winner_who_accuses_wrongly_has_not_won() -> Result<()> {
    for (ballot, wins) in [("No", false), ("Yes", true)] {
        with_page(LAPTOP, async |page| {
            let night = the_last_call(page).await?;
            night.calls_out(page, BO, ANA_MISSED).await?;
            decided(page, [("Cy", ballot), ("Di", ballot)]).await?;
            if wins {
                page.find(Role::Button, "Ana, 7 cards").await?;
                page.press(Role::Button, "Nobody objects: Bo wins").await?;
                return page.find(Role::Heading, "Bo").await.map(drop);
            }
            page.find(Role::Button, "Bo, 1 card").await?;
            page.find(Role::Button, "Cy: hold to play").await?;
            ensure!(page.find_now(Role::Button, "Nobody objects: Bo wins").await?.is_none(), "play goes on");
            Ok(())
        })?;
    }
    Ok(())
}

/// BL-R15, BL-R18, BL-46: whoever is rid of all cards but still owes a word is called out: rightly, and there is no win but a
/// card; wrongly, and it was said after all, so that this very verdict makes the last call.
#[test]
fn a_verdict_on_the_last_word_decides_the_win() -> Result<()> {
    for (ballot, wins) in [("Yes", false), ("No", true)] {
        with_page(LAPTOP, async |page| {
            let night = bo_lays_all(page).await?;
            ensure!(
                page.find_now(Role::Button, "Nobody objects: Bo wins").await?.is_none(),
                "Bo owes a word"
            );
            night.calls_out(page, CY, "Bo did not say “thank you”. There is still time for it.").await?;
            decided(page, [("Ana", ballot), ("Di", ballot)]).await?;
            if wins {
                page.wait_for_text("Does anybody object?").await?;
                page.find(Role::Button, "Cy, 8 cards").await?;
                page.press(Role::Button, "Nobody objects: Bo wins").await?;
                return page.find(Role::Heading, "Bo").await.map(drop);
            }
            page.find(Role::Button, "Bo, 1 card").await?;
            page.find(Role::Button, "Cy, 7 cards").await?;
            page.find(Role::Button, "Cy: hold to play").await?;
            ensure!(page.find_now(Role::Button, "Nobody objects: Bo wins").await?.is_none(), "play goes on");
            Ok(())
        })?;
    }
    Ok(())
}

/// BL-R46, BL-R18: a tick is no proof: in the last call the winner is called out for what is ticked as done. Rightly, and
/// there is no win but a card; wrongly, and the win stands, and nobody can call it out again.
#[test]
fn at_the_last_call_the_winner_answers_for_a_tick() -> Result<()> {
    const TICKED: &str = "Bo did not say “thank you”. It is marked as done.";
    for (ballot, wins) in [("Yes", false), ("No", true)] {
        with_page(LAPTOP, async |page| {
            let night = the_last_call(page).await?;
            ensure!(page.find_now(Role::Button, "Done: Bo").await?.is_none(), "it is ticked");
            ensure!(page.find_now(Role::Button, "Done: Ana").await?.is_none(), "it is too late to tick it");
            night.calls_out(page, CY, TICKED).await?;
            page.wait_for_text("Bo did not say “thank you”.").await?;
            decided(page, [("Ana", ballot), ("Di", ballot)]).await?;
            if !wins {
                page.find(Role::Button, "Bo, 1 card").await?;
                page.find(Role::Button, "Cy: hold to play").await?;
                ensure!(
                    page.find_now(Role::Button, "Nobody objects: Bo wins").await?.is_none(),
                    "play goes on"
                );
                return Ok(());
            }
            page.wait_for_text("Does anybody object?").await?;
            page.find(Role::Button, "Cy, 8 cards").await?;
            page.press(Role::Button, "Call it out").await?;
            page.press(Role::Button, "Di").await?;
            page.find(Role::Checkbox, ANA_MISSED).await?;
            ensure!(
                page.find_now(Role::Checkbox, TICKED).await?.is_none(),
                "the table has said that it was done"
            );
            page.press(Role::Button, "Cancel").await?;
            page.press(Role::Button, "Nobody objects: Bo wins").await?;
            page.find(Role::Heading, "Bo").await.map(drop)
        })?;
    }
    Ok(())
}

//! Cards that are carried to the pile, with a mouse and with a finger.

use anyhow::{Result, ensure};
use browser_tests::{Guest, LAPTOP, PHONE, Pointer, Role, Window, party};
use partypiece::rules::blank::House;

use crate::tables::{ANA, Night, laid, no_barriers};

/// What people point with, and where they do.
const POINTERS: [(Window, Pointer); 2] = [(LAPTOP, Pointer::Mouse), (PHONE, Pointer::Finger)];

/// Ana before her hand, with the red 4 to match, in a house with training wheels or without.
async fn ana_plays(guest: &Guest, training_wheels: bool) -> Result<Night> {
    guest.comes_in().await?;
    let mut setup = laid(&["r1 r2 g3", "r3", "r5"], "r4", "y1 y2 y3 y4", Vec::new())?;
    setup.house = House { training_wheels, sharp_eyes: false };
    let night = Night::begun(setup)?;
    guest.finds_on_the_shelf(&night.game).await?;
    night.takes_the_laptop(guest, ANA).await?;
    Ok(night)
}

/// Carries a card of the hand over the pile, on which the red 4 lies, without letting go.
async fn carries(guest: &Guest, with: Pointer, card: &str) -> Result<()> {
    let card = guest.sees(Role::Button, card).await?;
    let pile = guest.sees(Role::Image, "plain red 4").await?;
    guest.carries(with, &card, &pile).await
}

/// BL-28, BL-32: a card that is let go over the pile is played, on top of those that were chosen.
#[test]
fn a_card_let_go_over_the_pile_is_played_on_top() -> Result<()> {
    for (window, pointer) in POINTERS {
        party(window, async |guest| {
            ana_plays(guest, false).await?;
            guest.press(Role::Button, "plain red 2").await?;
            guest.sees(Role::Button, "Play it").await?;
            carries(guest, pointer, "plain red 1").await?;
            ensure!(guest.reads("To match: red 4").await?, "it is still held");
            no_barriers(guest).await?;
            guest.lets_go(pointer).await?;
            guest.hears("To match: red 1").await?;
            guest.sees(Role::Button, "Ana, 5 cards").await?;
            guest.sees(Role::Button, "Pass to Bo").await.map(drop)
        })?;
    }
    Ok(())
}

/// BL-55: what does not match comes back with a card when it is let go over the pile.
#[test]
fn a_card_let_go_over_the_pile_that_does_not_match_comes_back() -> Result<()> {
    party(LAPTOP, async |guest| {
        ana_plays(guest, false).await?;
        carries(guest, Pointer::Mouse, "plain green 3").await?;
        guest.lets_go(Pointer::Mouse).await?;
        guest.hears("1 card goes back to Ana").await?;
        guest.hears("To match: red 4").await?;
        guest.sees(Role::Button, "Ana, 8 cards").await.map(drop)
    })
}

/// BL-R09: with training wheels such a card is not taken: it says why, is in the hand again, and can still be played
/// otherwise.
#[test]
fn a_drop_that_is_refused_says_why_and_leaves_the_card_in_the_hand() -> Result<()> {
    for (window, pointer) in POINTERS {
        party(window, async |guest| {
            ana_plays(guest, true).await?;
            carries(guest, pointer, "plain green 3").await?;
            guest.lets_go(pointer).await?;
            guest.hears("All of it has to match the top card").await?;
            no_barriers(guest).await?;
            guest.sees(Role::Region, "The hand of Ana").await?;
            guest.sees(Role::Button, "plain green 3").await?;
            guest.sees(Role::Button, "Choose a card").await?;
            ensure!(guest.reads("To match: red 4").await?, "nothing was played");
            carries(guest, pointer, "plain red 1").await?;
            guest.lets_go(pointer).await?;
            guest.hears("To match: red 1").await?;
            guest.sees(Role::Button, "Ana, 6 cards").await.map(drop)
        })?;
    }
    Ok(())
}

/// A card that is carried away from the pile again, and one that never came there, are as if nobody had touched them:
/// neither played nor chosen.
#[test]
fn a_drag_given_up_changes_nothing() -> Result<()> {
    for (window, pointer) in POINTERS {
        party(window, async |guest| {
            let night = ana_plays(guest, false).await?;
            let steps = night.game.steps().len();
            let heading = guest.sees(Role::Heading, "The hand of Ana").await?;
            carries(guest, pointer, "plain red 1").await?;
            guest.turns_back(pointer, &heading).await?;
            let card = guest.sees(Role::Button, "plain red 2").await?;
            guest.drags(pointer, &card, &heading).await?;
            guest.sees(Role::Button, "Choose a card").await?;
            let chosen = "return document.querySelectorAll('.fan [aria-pressed=true], .fan [data-dragged=true]').length";
            guest.until("no card is chosen or held", async || Ok(guest.asks(chosen).await? == 0)).await?;
            let kept = "return Object.keys(localStorage).filter((key) => key.includes('/step/')).length";
            ensure!(guest.asks(kept).await? == steps, "nothing was done");
            ensure!(guest.reads("To match: red 4").await?, "nothing was played");
            // A press is a press again.
            guest.press(Role::Button, "plain red 1").await?;
            guest.press(Role::Button, "Play it").await?;
            guest.hears("To match: red 1").await
        })?;
    }
    Ok(())
}

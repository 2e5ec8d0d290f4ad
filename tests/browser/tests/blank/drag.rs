//! Cards that are dragged to the pile, with a mouse and with a finger.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, Page, Pointer, Role, Window, with_page};
use partypiece::rules::blank::House;

use crate::games::{ANA, NativeCopy, assert_accessible, setup_with};

/// The pointers, and the window of each.
const POINTERS: [(Window, Pointer); 2] = [(LAPTOP, Pointer::Mouse), (PHONE, Pointer::Finger)];

/// Ana with her hand and the red 4 to match, with or without "Mark playable cards".
async fn ana_plays(page: &Page, mark_playable: bool) -> Result<NativeCopy> {
    page.open().await?;
    let mut setup = setup_with(&["r1 r2 g3", "r3", "r5"], "r4", "y1 y2 y3 y4", Vec::new())?;
    setup.house = House { mark_playable, ..House::default() };
    let copy = NativeCopy::started(setup)?;
    page.open_saved_game(&copy.game).await?;
    copy.take_laptop(page, ANA).await?;
    Ok(copy)
}

/// Drags a card of the hand over the pile with the red 4 without letting go.
async fn drag_over_pile(page: &Page, with: Pointer, card: &str) -> Result<()> {
    let card = page.find(Role::Button, card).await?;
    let pile = page.find(Role::Image, "plain red 4").await?;
    page.drag_over(with, &card, &pile).await
}

/// BL-28, BL-32: a card dropped on the pile is played, on top of the cards that were selected.
#[test]
fn a_card_dropped_on_the_pile_is_played_on_top() -> Result<()> {
    for (window, pointer) in POINTERS {
        with_page(window, async |page| {
            ana_plays(page, false).await?;
            page.press(Role::Button, "plain red 2").await?;
            page.find(Role::Button, "Play this card").await?;
            drag_over_pile(page, pointer, "plain red 1").await?;
            ensure!(page.shows("To match: red 4").await?, "the card was played while it was dragged");
            assert_accessible(page).await?;
            page.pointer_up(pointer).await?;
            page.wait_for_text("To match: red 1").await?;
            page.find(Role::Button, "Ana, 5 cards").await?;
            page.find(Role::Button, "Bo: hold to play").await.map(drop)
        })?;
    }
    Ok(())
}

/// BL-R09: with "Mark playable cards" the drop of a card that does not match is refused with a reason; the card stays in the
/// hand, and another can be played.
#[test]
fn a_refused_drop_says_why_and_leaves_the_card_in_the_hand() -> Result<()> {
    for (window, pointer) in POINTERS {
        with_page(window, async |page| {
            ana_plays(page, true).await?;
            drag_over_pile(page, pointer, "plain green 3").await?;
            page.pointer_up(pointer).await?;
            page.wait_for_text("All cards have to match the top card").await?;
            assert_accessible(page).await?;
            page.find(Role::Region, "Ana’s hand").await?;
            page.find(Role::Button, "plain green 3").await?;
            page.find(Role::Button, "Nothing matches: draw a card").await?;
            ensure!(page.shows("To match: red 4").await?, "a card was played");
            drag_over_pile(page, pointer, "plain red 1").await?;
            page.pointer_up(pointer).await?;
            page.wait_for_text("To match: red 1").await?;
            page.find(Role::Button, "Ana, 6 cards").await.map(drop)
        })?;
    }
    Ok(())
}

/// A card that is dragged away from the pile again, or never reached it, is neither played nor selected.
#[test]
fn a_cancelled_drag_changes_nothing() -> Result<()> {
    for (window, pointer) in POINTERS {
        with_page(window, async |page| {
            let copy = ana_plays(page, false).await?;
            let steps = copy.game.steps().len();
            let heading = page.find(Role::Heading, "Ana’s hand").await?;
            drag_over_pile(page, pointer, "plain red 1").await?;
            page.release_over(pointer, &heading).await?;
            let card = page.find(Role::Button, "plain red 2").await?;
            page.drag_onto(pointer, &card, &heading).await?;
            page.find(Role::Button, "Nothing matches: draw a card").await?;
            let chosen = ".fan [aria-pressed=true], .fan [data-dragged=true]";
            page.wait_until("no card is selected or dragged", async || Ok(page.count(chosen).await? == 0))
                .await?;
            ensure!(page.all_stored("/step/").await?.len() == steps, "something was stored");
            ensure!(page.shows("To match: red 4").await?, "a card was played");
            // After that a press works as usual.
            page.press(Role::Button, "plain red 1").await?;
            page.press(Role::Button, "Play this card").await?;
            page.wait_for_text("To match: red 1").await
        })?;
    }
    Ok(())
}

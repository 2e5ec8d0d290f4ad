//! How many presses the first hand and a turn take, and that a short press shows nothing.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Pointer, Role, with_page};

use crate::games::{ANA, BO, NativeCopy, setup_with};

/// BL-08, BL-09: at most 9 presses from home to the first hand. Three of them are "Done reading", one for each rule that is read
/// aloud, and one is "Everybody understands". Letters of a name do not count.
#[test]
fn the_first_hand_takes_at_most_nine_presses() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        page.focus_on("a[href='#/set-up/blank']").await?;
        page.type_keys(browser_tests::Key::Enter).await?;
        page.wait_until("a name is asked for", async || Ok(page.focused_name().await? == "Name at seat 1"))
            .await?;
        page.type_keys("Ana").await?;
        page.type_keys(browser_tests::Key::Enter).await?;
        page.type_keys("Bo").await?;
        page.press(Role::Button, "Start").await?;
        for _ in 0..3 {
            page.press(Role::Button, "Done reading").await?;
        }
        page.press(Role::Button, "Everybody understands").await?;
        // The page draws who begins, as nobody was named as the youngest (BL-15).
        let first = page.lift_anybodys_curtain().await?;
        page.find(Role::Region, &format!("{first}’s hand")).await?;
        let presses = page.presses().await?;
        ensure!(presses <= 9, "{presses} presses");
        Ok(())
    })
}

/// BL-R49: a turn with a hidden hand takes two presses: one opens the curtain, and one drags a card to the pile. Selecting a
/// card first, for example to play several, takes one press more.
#[test]
fn a_turn_with_a_hidden_hand_is_two_presses() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy =
            NativeCopy::started(setup_with(&["r1 g3", "r3 r2", "y5"], "r4", "y1 y2 y3 y4", Vec::new())?)?;
        page.open_saved_game(&copy.game).await?;
        page.count_presses().await?;
        copy.take_laptop(page, ANA).await?;
        let card = page.find(Role::Button, "plain red 1").await?;
        let pile = page.find(Role::Image, "plain red 4").await?;
        page.drag_onto(Pointer::Mouse, &card, &pile).await?;
        page.find(Role::Button, "Bo: hold to play").await?;
        ensure!(page.presses().await? <= 2, "Ana pressed {} times", page.presses().await?);
        copy.take_laptop(page, BO).await?;
        page.press(Role::Button, "plain red 3").await?;
        page.press(Role::Button, "Play this card").await?;
        page.find(Role::Button, "Cy: hold to play").await?;
        ensure!(page.presses().await? <= 5, "both pressed {} times", page.presses().await?);
        Ok(())
    })
}

/// BL-12, BL-R49: while the laptop is handed over, a short press on the curtain's button shows no card, and neither does
/// Enter.
#[test]
fn a_short_press_during_the_hand_over_shows_nothing() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = NativeCopy::started(setup_with(&["r1 g3", "o2"], "r4", "y1 y2 y3 y4", Vec::new())?)?;
        page.open_saved_game(&copy.game).await?;
        let secrets = ["plain red 1", "plain green 3", "plain orange 2", "plain purple 5"];
        for _ in 0..2 {
            page.press(Role::Button, "Ana: hold to play").await?;
            page.wait_for_text("Ana, hold the button down for a moment, then let go.").await?;
            page.assert_hidden(&secrets).await?;
        }
        page.type_keys(browser_tests::Key::Enter).await?;
        page.execute("document.activeElement.blur()").await?;
        page.type_keys(browser_tests::Key::Enter).await?;
        page.wait_until_still().await?;
        page.assert_hidden(&secrets).await?;
        page.find(Role::Button, "Ana: hold to play").await.map(drop)
    })
}

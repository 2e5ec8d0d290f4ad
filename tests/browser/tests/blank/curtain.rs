//! The curtain: a press that began before it opened has no effect behind it, and no sentence that was shown behind it
//! stays.

use anyhow::{Result, ensure};
use browser_tests::{BehindCurtain, Key, LAPTOP, Page, Pointer, Role, with_page};

use crate::games::{ANA, BO, NativeCopy, name_on_page, setup_with};

const CARD: BehindCurtain<'static> = BehindCurtain {
    lift_button: "Ana: hold to play",
    name: "Ana",
    selector: ".fan li:nth-child(3) button",
    back_button: "Back to the table",
};

fn copy() -> Result<NativeCopy> {
    NativeCopy::started(setup_with(&["r1 r2 o3 g4 b5 y6", "y1 o2 g3"], "r4", "y1 y2 y3 y4", Vec::new())?)
}

/// BL-12: the press that opened the curtain selects no card.
#[test]
fn opening_the_curtain_selects_no_card() -> Result<()> {
    for with in [Pointer::Finger, Pointer::Pen, Pointer::Mouse] {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            page.open_saved_game(&copy()?.game).await?;
            page.assert_no_press_through(with, CARD).await?;
            page.find(Role::Button, "Play this card").await.map(drop)
        })?;
    }
    Ok(())
}

/// BL-12: releasing a mouse button that was down before a key opened the curtain selects no card.
#[test]
fn a_mouse_button_pressed_before_the_curtain_opened_selects_no_card() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&copy()?.game).await?;
        let point = page.look_behind(CARD).await?;
        let before = page.markup_of(CARD).await?;
        page.press(Role::Button, CARD.back_button).await?;
        page.move_hold_to(CARD, [700, 200]).await?;
        page.pointer_down(Pointer::Mouse, point).await?;
        // On the table the press is allowed. From now on it must have no effect.
        page.record_events().await?;
        page.focus_on(".hold").await?;
        page.browser.action_chain().key_down(Key::Space).perform().await?;
        page.wait_until_held().await?;
        page.browser.action_chain().key_up(Key::Space).perform().await?;
        page.wait_until_lifted().await?;
        page.pointer_up(Pointer::Mouse).await?;
        page.assert_nothing_reached(Pointer::Mouse, CARD, &before).await
    })
}

/// Waits until screen readers announce these words.
async fn wait_for_announcement(page: &Page, words: &str) -> Result<()> {
    let spoken = ".table > [role=status]";
    page.wait_until(&format!("{words:?} is announced"), async || {
        Ok(page.text_of(spoken).await?.is_some_and(|spoken| spoken.contains(words)))
    })
    .await
}

/// BL-12: what was announced to one person behind the curtain is gone when the curtain closes, on the table
/// and for the next person. This includes refusals, and announcements that were still to come.
#[test]
fn announcements_behind_the_curtain_end_with_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = copy()?;
        page.open_saved_game(&copy.game).await?;
        let hand = copy.hand(ANA);
        let other = hand.iter().find(|card| card.card.to_string().contains("orange 3"));
        let card = name_on_page(other.unwrap_or(&hand[0]));
        let secrets = [card.as_str(), "Picked:", "On top:", "has to be played"];

        copy.take_laptop(page, ANA).await?;
        page.press(Role::Button, &card).await?;
        wait_for_announcement(page, &card).await?;
        page.assert_hidden_when_passed("Back to the table", "Ana: hold to play", &secrets).await?;

        // This is refused, because a card matches.
        page.lift_curtain("Ana").await?;
        page.press(Role::Button, "Nothing matches: draw a card").await?;
        page.wait_for_text("has to be played").await?;
        page.assert_hidden_when_passed("Back to the table", "Ana: hold to play", &secrets).await?;

        // An announcement that has not been made when the curtain closes is never made.
        page.lift_curtain("Ana").await?;
        page.find(Role::Button, &card).await?;
        page.wait_until_still().await?;
        page.hold_frames().await?;
        page.press(Role::Button, &card).await?;
        page.switch_tabs().await?;
        page.assert_hidden(&secrets).await?;
        page.release_frames().await?;
        page.wait_until_still().await?;
        page.assert_hidden(&secrets).await?;

        // The next person does not hear it either.
        page.lift_curtain("Ana").await?;
        page.press(Role::Button, "Back to the table").await?;
        page.press(Role::Button, "Bo, 7 cards").await?;
        page.lift_curtain("Bo").await?;
        page.find(Role::Region, &format!("{}’s hand", copy.name(BO))).await?;
        page.wait_until_still().await?;
        page.assert_hidden(&secrets).await
    })
}

/// A card that was played behind the curtain is announced to everybody.
#[test]
fn a_move_behind_the_curtain_is_announced_to_everybody() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = copy()?;
        page.open_saved_game(&copy.game).await?;
        copy.play_cards(page, ANA, "r1").await?;
        wait_for_announcement(page, "red 1").await?;
        ensure!(page.find_now(Role::Button, "Back to the table").await?.is_none(), "the hand is still shown");
        Ok(())
    })
}

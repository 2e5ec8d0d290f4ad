//! Calling out: who draws a penalty card, and who decides that. Also the order of triggered rules, and a
//! ruling.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::PlayerSelector;

use crate::games::{ANA, BO, CY, NativeCopy, assert_accessible, assert_fits, say_rule, setup_with};

/// BL-31, BL-46, BL-54, BL-55, BL-64: a game of three: a true accusation, a false one, a card that does not match and
/// is returned, and a play of several cards.
#[test]
fn a_game_with_true_and_false_accusations_a_mistake_and_a_play_of_several_cards() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let hands = ["r2 r1 r6 r3 r4 r5 r1", "r3 r5 r6", "g1 r2 r4"];
        let setup =
            setup_with(&hands, "r4", "y1 r2 b1 b2 b3 g3 g2 o1 o2 o3", vec![say_rule(PlayerSelector::Next)])?;
        let mut copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        copy.play_cards(page, ANA, "r2").await?;
        page.wait_for_text("before the next card is played").await?;
        copy.play_cards(page, BO, "r3").await?;
        page.wait_for_text("not done in time").await?;
        assert_fits(page).await?;

        copy.call_out(page, ANA, "Bo did not say “thank you”. The time is over.").await?;
        assert_fits(page).await?;
        page.vote("Cy", "Yes").await?;
        page.press(Role::Button, "Count the votes").await?;
        page.find(Role::Button, "Bo, 7 cards").await?;
        page.find(Role::Button, "Cy: hold to play").await?;

        copy.call_out(page, ANA, "Bo played out of turn.").await?;
        page.vote("Cy", "No").await?;
        page.press(Role::Button, "Count the votes").await?;
        page.find(Role::Button, "Ana, 7 cards").await?;
        page.find(Role::Button, "Cy: hold to play").await?;

        copy.take_laptop(page, CY).await?;
        page.press(Role::Button, "plain green 1").await?;
        page.press(Role::Button, "Play this card").await?;
        page.wait_for_text("1 card goes back to Cy").await?;
        page.find(Role::Button, "Cy, 8 cards").await?;

        page.lift_curtain("Ana").await?;
        for card in ["plain red 1", "plain red 6"] {
            page.press(Role::Button, card).await?;
        }
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Play 2 cards").await?;
        page.wait_for_text("To match: red 6").await?;
        page.find(Role::Button, "Bo: hold to play").await.map(drop)
    })
}

/// BL-R15: if all agree, one press votes for everybody and counts the votes.
#[test]
fn one_press_decides_an_accusation_if_all_agree() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let hands = ["r2 r1", "r3 r5", "r4", "r6"];
        let setup = setup_with(&hands, "r4", "y1 r2 b1 b2 b3", vec![say_rule(PlayerSelector::Next)])?;
        let mut copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        copy.play_cards(page, ANA, "r2").await?;
        copy.play_cards(page, BO, "r3").await?;
        copy.call_out(page, ANA, "Bo played out of turn.").await?;
        page.vote("Cy", "Yes").await?;
        page.press(Role::Button, "All no").await?;
        page.find(Role::Button, "Ana, 7 cards").await?;
        copy.call_out(page, CY, "Bo did not say “thank you”. The time is over.").await?;
        assert_fits(page).await?;
        page.press(Role::Button, "All yes").await?;
        page.find(Role::Button, "Bo, 7 cards").await.map(drop)
    })
}

/// BL-48, BL-R21: several triggered rules wait until the table agrees on their order, which can be changed.
#[test]
fn the_table_agrees_on_the_order_of_triggered_rules() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut second = say_rule(PlayerSelector::Previous);
        "Answer".clone_into(&mut second.title);
        let setup =
            setup_with(&["r2", "r3", "r5"], "r4", "y1 y2", vec![say_rule(PlayerSelector::Next), second])?;
        let mut copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        copy.play_cards(page, ANA, "r2").await?;
        page.wait_for_text("Rules that apply, in this order").await?;
        let order = ".queue-of-rules li > span";
        let before = page.shown_texts_of(order).await?;
        let last = before.last().cloned().unwrap_or_default();
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.press(Role::Button, &format!("Move {last} up")).await?;
        page.wait_until("the order has changed", async || Ok(page.shown_texts_of(order).await? != before))
            .await?;
        page.reload().await?;
        page.wait_until("the order is kept", async || Ok(page.shown_texts_of(order).await? != before))
            .await?;
        page.press(Role::Button, "Use this order").await?;
        page.find(Role::Button, "Done: Bo").await?;
        page.find(Role::Button, "Done: Cy").await?;
        page.press(Role::Button, "Done: Bo").await?;
        page.find(Role::Button, "Bo: hold to play").await.map(drop)
    })
}

/// BL-108: a ruling takes effect only if everybody agrees.
#[test]
fn a_ruling_of_the_table_needs_everybody() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = NativeCopy::started(setup_with(&["r2", "r3", "r5"], "r4", "y1 y2", Vec::new())?)?;
        page.open_saved_game(&copy.game).await?;
        for (answer, next) in
            [("Not everybody agrees", "Ana: hold to play"), ("Everybody agrees", "Cy: hold to play")]
        {
            page.press(Role::Button, "Table ruling").await?;
            page.type_into("What was agreed", "Cy was skipped by mistake").await?;
            page.press(Role::Button, "Change whose turn it is").await?;
            page.press(Role::Button, "Cy").await?;
            page.press(Role::Button, "Propose it").await?;
            page.wait_for_text("It is Cy’s turn").await?;
            page.press(Role::Button, answer).await?;
            page.find(Role::Button, next).await?;
        }
        Ok(())
    })
}

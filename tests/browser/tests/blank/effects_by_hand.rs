//! The house rule "Effects by hand", without automatic effects: people carry out effects by hand and can forget them.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Page, Role, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, House, PlayerSelector, Rule, Target};

use crate::games::{ANA, BO, NativeCopy, assert_accessible, assert_fits, rule, setup_with};

/// The checkbox for a missed effect, before and after its time.
const IN_TIME: &str = "This was not done: Bo draws 2 cards. There is still time to do it.";
const TOO_LATE: &str = "This was not done: Bo draws 2 cards. The time is over.";

/// A rule that makes the next player draw after any play.
fn draw_rule() -> Rule {
    let draw = Clause {
        target: Target::Players(PlayerSelector::Next),
        effect: Effect::Auto(AutoEffect::Draw(2.into())),
    };
    rule("Down", vec![draw])
}

/// Opens a game of three in which Ana has played, so Bo has to draw.
async fn bo_has_to_draw(page: &Page, effects_by_hand: bool) -> Result<NativeCopy> {
    let mut setup =
        setup_with(&["r1 r2", "r3 r5", "r6"], "r4", "y1 y2 y3 y4 y5 y6 b1 b2", vec![draw_rule()])?;
    setup.house = House { effects_by_hand, ..House::default() };
    let mut copy = NativeCopy::started(setup)?;
    page.open_saved_game(&copy.game).await?;
    copy.play_cards(page, ANA, "r1").await?;
    Ok(copy)
}

/// BL-R14: a switch at set-up says what it changes, and becomes part of the game.
#[test]
fn automatic_effects_are_a_choice_at_set_up() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("set-up/blank").await?;
        page.wait_until("a name is asked for", async || Ok(page.focused_name().await? == "Name at seat 1"))
            .await?;
        page.type_keys("Ana").await?;
        page.type_keys(Key::Enter).await?;
        page.type_keys("Bo").await?;
        page.wait_for_text("None: the official rules").await?;
        page.press_beginning(Role::Disclosure, "House rules").await?;
        page.wait_for_text("Whoever forgets can be called out").await?;
        let switch = "Effects by hand You draw, give and discard by hand. Whoever forgets can be called out.";
        page.press(Role::Checkbox, switch).await?;
        page.wait_until("a house rule is chosen", async || {
            Ok(!page.shows("None: the official rules").await?)
        })
        .await?;
        page.press(Role::Button, "Start").await?;
        page.find(Role::Button, "Done reading").await?;
        let agreed = "return Object.entries(localStorage).some(([key, text]) =>
            key.endsWith('/head') && text.includes('\"effects_by_hand\":true'))";
        page.wait_for_true("the stored game has the house rule", agreed).await
    })
}

/// BL-R14: with this house rule a press carries out an effect; without it the page does.
#[test]
fn without_automatic_effects_cards_are_drawn_by_hand() -> Result<()> {
    for effects_by_hand in [false, true] {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            bo_has_to_draw(page, effects_by_hand).await?;
            if effects_by_hand {
                page.find(Role::Heading, "To do").await?;
                page.wait_for_text("Bo draws 2 cards").await?;
                page.find(Role::Button, "Bo, 7 cards").await?;
                assert_fits(page).await?;
                page.press(Role::Button, "Do it: Bo").await?;
            }
            page.find(Role::Button, "Bo, 9 cards").await?;
            ensure!(page.find_now(Role::Heading, "To do").await?.is_none(), "something is left to be done");
            Ok(())
        })?;
    }
    Ok(())
}

/// BL-R14, BL-R15, BL-54, BL-56: the page saw who forgot, so nobody votes. After an accusation that comes too
/// early the accuser takes a card. After a later one Bo, who forgot, takes a card, and the effect is no
/// longer due.
#[test]
fn the_page_knows_who_forgot_an_effect() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = bo_has_to_draw(page, true).await?;
        page.find(Role::Button, "Do it: Bo").await?;
        // It is Bo's turn, so a penalty card for Ana ends no turn.
        copy.call_out(page, ANA, IN_TIME).await?;
        page.wait_for_text("The computer saw what happened and decides.").await?;
        ensure!(page.find_now(Role::Group, "Cy").await?.is_none(), "people vote on what is known");
        assert_accessible(page).await?;
        page.press(Role::Button, "Go on").await?;
        page.find(Role::Button, "Ana, 7 cards").await?;
        page.find(Role::Button, "Bo, 7 cards").await?;
        page.find(Role::Button, "Do it: Bo").await?;

        copy.play_cards(page, BO, "r3").await?;
        page.wait_for_text("not done in time").await?;
        page.find(Role::Button, "Bo, 6 cards").await?;
        copy.call_out(page, ANA, TOO_LATE).await?;
        page.wait_for_text("The computer saw what happened and decides.").await?;
        page.press(Role::Button, "Go on").await?;
        page.find(Role::Button, "Bo, 7 cards").await?;
        page.find(Role::Button, "Ana, 7 cards").await?;
        page.wait_until_gone(Role::Button, "Do it: Bo").await?;
        // After Bo's play the rule applies to Cy, who has not drawn yet.
        page.find(Role::Button, "Do it: Cy").await.map(drop)
    })
}

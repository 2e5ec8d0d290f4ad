//! The house rule "Effects by hand", without automatic effects: people carry out effects by hand and can forget them.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Page, Role, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, House, PlayerSelector, Rule, Target};

use crate::games::{ANA, NativeCopy, assert_fits, rule, setup_with};

/// A rule that makes the next player draw after any play.
fn draw_rule() -> Rule {
    let draw = Clause {
        target: Target::Players(PlayerSelector::Next),
        effect: Effect::Auto(AutoEffect::Draw(2.into())),
    };
    rule("Down", vec![draw])
}

/// Opens a game of three in which Ana has played, so Bo has to draw.
async fn bo_has_to_draw(page: &Page) -> Result<NativeCopy> {
    let mut setup =
        setup_with(&["r1 r2", "r3 r5", "r6"], "r4", "y1 y2 y3 y4 y5 y6 b1 b2", vec![draw_rule()])?;
    setup.house = House { effects_by_hand: true, ..House::default() };
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
        page.wait_until("the stored game has the house rule", async || {
            Ok(page.count_stored_with("\"effects_by_hand\":true").await? != 0)
        })
        .await
    })
}

/// BL-R14: with this house rule a press carries out an effect.
#[test]
fn without_automatic_effects_cards_are_drawn_by_hand() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        bo_has_to_draw(page).await?;
        page.find(Role::Heading, "To do").await?;
        page.wait_for_text("Bo draws 2 cards").await?;
        page.find(Role::Button, "Bo, 7 cards").await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Do it: Bo").await?;
        page.find(Role::Button, "Bo, 9 cards").await?;
        ensure!(page.find_now(Role::Heading, "To do").await?.is_none(), "something is left to be done");
        Ok(())
    })
}

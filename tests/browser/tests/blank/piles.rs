//! The Draw Pile runs out.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, PlayerSelector, Target};

use crate::games::{ANA, NativeCopy, assert_fits, rule, setup_with};

/// BL-60 to BL-63: the game pauses in the middle of a draw, all discards except the top one are shuffled, and the draw
/// continues.
#[test]
fn the_draw_pile_runs_out_in_the_middle_of_a_draw() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let draw = Clause {
            target: Target::Players(PlayerSelector::Next),
            effect: Effect::Auto(AutoEffect::Draw(3.into())),
        };
        let setup = setup_with(&["r1 r2 r3", "g1", "g2"], "r4", "y1", vec![rule("Down", vec![draw])])?;
        let mut copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        copy.play_cards(page, ANA, "r1 r2 r3").await?;
        page.find(Role::Heading, "The Draw Pile is empty").await?;
        page.find(Role::Button, "Bo, 8 cards").await?;
        page.reload().await?;
        page.press(Role::Button, "Shuffle the discards").await?;
        page.find(Role::Button, "Bo, 10 cards").await?;
        page.wait_for_text("To match: red 3").await?;
        page.wait_for_text("Draw Pile: 1 card").await?;
        assert_fits(page).await?;
        page.find(Role::Button, "Bo: hold to play").await.map(drop)
    })
}

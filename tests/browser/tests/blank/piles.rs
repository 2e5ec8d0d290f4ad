//! The Draw Pile runs out.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, PlayerSelector, Target};

use crate::tables::{ANA, Night, assert_accessible, assert_fits, laid, rule};

/// BL-60 to BL-63: in the middle of a draw the game pauses, the discards are shuffled but for the top one, and the draw
/// goes on.
#[test]
fn the_draw_pile_runs_out_in_the_middle_of_a_draw() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let draw = Clause {
            target: Target::Players(PlayerSelector::Next),
            effect: Effect::Auto(AutoEffect::Draw(3)),
        };
        let setup = laid(&["r1 r2 r3", "g1", "g2"], "r4", "y1", vec![rule("Down", vec![draw])])?;
        let mut night = Night::begun(setup)?;
        page.open_saved_game(&night.game).await?;
        night.plays(page, ANA, "r1 r2 r3").await?;
        page.find(Role::Heading, "The Draw Pile is empty").await?;
        page.find(Role::Button, "Bo, 8 cards").await?;
        assert_accessible(page).await?;
        page.reload().await?;
        page.press(Role::Button, "Shuffle the discards").await?;
        page.find(Role::Button, "Bo, 10 cards").await?;
        page.wait_for_text("To match: red 3").await?;
        page.wait_for_text("Draw Pile: 1 card").await?;
        assert_fits(page).await?;
        page.find(Role::Button, "Bo: hold to play").await.map(drop)
    })
}

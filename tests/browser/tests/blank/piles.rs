//! The Draw Pile runs out.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, party};
use partypiece::rules::blank::{Clause, Deed, Effect, Target, Whom};

use crate::tables::{ANA, Night, fits, laid, no_barriers, rule};

/// BL-60 to BL-63: in the middle of a draw the game pauses, the discards are shuffled but for the top one, and the draw
/// goes on.
#[test]
fn the_draw_pile_runs_out_in_the_middle_of_a_draw() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let draw = Clause { target: Target::Players(Whom::Next), effect: Effect::Auto(Deed::Draw(3)) };
        let setup = laid(&["r1 r2 r3", "g1", "g2"], "r4", "y1", vec![rule("Down", vec![draw])])?;
        let mut night = Night::begun(setup)?;
        guest.finds_on_the_shelf(&night.game).await?;
        night.plays(guest, ANA, "r1 r2 r3").await?;
        guest.sees(Role::Heading, "The Draw Pile is empty").await?;
        guest.sees(Role::Button, "Bo, 8 cards").await?;
        no_barriers(guest).await?;
        guest.reloads().await?;
        guest.press(Role::Button, "Shuffle the discards").await?;
        guest.sees(Role::Button, "Bo, 10 cards").await?;
        guest.hears("To match: red 3").await?;
        guest.hears("Draw Pile: 1 card").await?;
        fits(guest).await?;
        guest.sees(Role::Button, "Pass to Bo").await.map(drop)
    })
}

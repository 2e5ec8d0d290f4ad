//! One person, and players that the page moves.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, party};
use partypiece::rules::player::Level;

use crate::tables::{Night, fits, laid, no_barriers};

/// BL-27: with one person and bots there is no curtain: the hand stays up, and the page plays on by itself.
#[test]
fn alone_with_bots_nobody_waits_behind_a_curtain() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut setup = laid(&["r1 g5", "r2 r3", "r5 g6"], "r4", "y1 y2 y3 y4", Vec::new())?;
        setup.players[1].level = Some(Level::Sharp);
        setup.players[2].level = Some(Level::Easy);
        let night = Night::begun(setup)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.press(Role::Button, "plain red 1").await?;
        fits(guest).await?;
        guest.press(Role::Button, "Play it").await?;
        guest.sees(Role::Region, "The hand of Ana").await?;
        guest.sees(Role::Button, "Choose a card").await?;
        no_barriers(guest).await
    })
}

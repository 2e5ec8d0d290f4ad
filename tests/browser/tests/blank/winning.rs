//! Being rid of all cards.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, party};
use partypiece::rules::blank::Whom;

use crate::tables::{ANA, Night, courtesy, laid, no_barriers};

/// BL-64, BL-R18: whoever still has something to do has not won; once it is done there is a last call, and then the
/// applause.
#[test]
fn nobody_wins_who_still_has_something_to_do() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let hands = ["r1 r2 r3 r4 r5 r6 r1", "r3 g1", "g2"];
        let setup = laid(&hands, "r4", "y1 y2 y3 y4", vec![courtesy(Whom::Active)])?;
        let mut night = Night::begun(setup)?;
        guest.finds_on_the_shelf(&night.game).await?;
        night.plays(guest, ANA, "r2 r3 r4 r5 r6 r1 r1").await?;
        guest.sees(Role::Button, "Ana, 0 cards").await?;
        guest.sees(Role::Button, "Pass to Bo").await?;
        ensure!(!guest.reads("The last call").await?, "Ana owes a word");
        guest.reloads().await?;
        guest.press(Role::Button, "Done: Ana").await?;
        guest.sees(Role::Heading, "The last call").await?;
        guest.hears("Ana has no cards left.").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Nobody objects").await?;
        guest.hears("Ana may change the deck for good.").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "The glory is enough").await?;
        guest.hears("Applause for").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Another game").await?;
        guest.sees(Role::Button, "Read aloud").await.map(drop)
    })
}

//! Winning: somebody has no cards left.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::PlayerSelector;

use crate::games::{ANA, NativeCopy, say_rule, setup_with};

/// BL-64, BL-R18: a player without cards who has an open obligation has not won. When it is done, there is a last call, and
/// then the page shows the winner.
#[test]
fn a_player_with_an_open_obligation_has_not_won() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let hands = ["r1 r2 r3 r4 r5 r6 r1", "r3 g1", "g2"];
        let setup = setup_with(&hands, "r4", "y1 y2 y3 y4", vec![say_rule(PlayerSelector::Active)])?;
        let mut copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        copy.play_cards(page, ANA, "r2 r3 r4 r5 r6 r1 r1").await?;
        page.find(Role::Button, "Ana, 0 cards").await?;
        page.find(Role::Button, "Bo: hold to play").await?;
        ensure!(
            !page.shows("Does anybody object?").await?,
            "the page asks for objections before Ana has said something"
        );
        page.reload().await?;
        page.press(Role::Button, "Done: Ana").await?;
        page.wait_for_text("Does anybody object?").await?;
        page.wait_for_text("Ana has no cards left.").await?;
        page.press(Role::Button, "Nobody objects: Ana wins").await?;
        // The page shows the winner first. The form for the deck's name must not be there yet.
        page.find(Role::Heading, "Ana").await?;
        page.wait_for_text("played the last card on turn").await?;
        ensure!(!page.shows("Name this deck").await?, "the form is shown together with the winner");
        page.press(Role::Button, "Choose a prize").await?;
        page.wait_for_text("Ana wins a prize").await?;
        page.press(Role::Button, "Skip the prize").await?;
        page.wait_for_text("The winner").await?;
        page.press(Role::Button, "Play again").await?;
        page.find(Role::Button, "Done reading").await.map(drop)
    })
}

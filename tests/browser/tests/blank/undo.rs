//! Undo, to which the whole table has to agree.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::{Action, PlayerSelector};

use crate::games::{ANA, NativeCopy, say_rule, setup_with};

/// BL-R43: Bo's “Done” revealed nothing, but even this is undone only if everybody agrees. The log says so.
#[test]
fn an_undo_needs_everybody_even_if_nothing_was_revealed() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::started(setup_with(
            &["r2", "r3"],
            "r4",
            "y1 y2",
            vec![say_rule(PlayerSelector::Next)],
        )?)?;
        let cards = copy.cards(ANA, "r2")?;
        copy.act(ANA, Action::Play(cards))?;
        page.open_saved_game(&copy.game).await?;
        page.press(Role::Button, "Done: Bo").await?;
        page.press(Role::Button, "Undo").await?;
        page.find(Role::Dialog, "Undo this?").await?;
        page.wait_for_text("In this game everybody has to agree to an undo.").await?;
        ensure!(
            page.find_now(Role::Button, "Done: Bo").await?.is_none(),
            "the undo was done before anybody agreed"
        );
        page.press(Role::Button, "Everybody agrees: undo").await?;
        page.find(Role::Button, "Done: Bo").await?;
        page.press(Role::Disclosure, "Log").await?;
        page.wait_for_text("Agreed: the last turn was undone.").await
    })
}

//! A slip is corrected by the whole table, or not at all.

use anyhow::{Result, ensure};
use browser_tests::{By, LAPTOP, Role, party};
use partypiece::rules::blank::{Action, Whom};

use crate::tables::{ANA, Night, courtesy, laid, no_barriers};

/// BL-R43: also what nobody has seen is taken back only if everybody agrees, and the log says that they did.
#[test]
fn whatever_is_taken_back_takes_everybody() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut night = Night::begun(laid(&["r2", "r3"], "r4", "y1 y2", vec![courtesy(Whom::Next)])?)?;
        let cards = night.cards(ANA, "r2")?;
        night.does(ANA, Action::Play(cards))?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.press(Role::Button, "Done: Bo").await?;
        guest.press(Role::Button, "Take back").await?;
        guest.sees(Role::Dialog, "Take it back?").await?;
        guest.hears("In this game it takes the whole table.").await?;
        no_barriers(guest).await?;
        ensure!(guest.finds(Role::Button, "Done: Bo").await?.is_none(), "nobody has agreed yet");
        guest.press(Role::Button, "Everybody agrees: take it back").await?;
        guest.sees(Role::Button, "Done: Bo").await?;
        guest.browser.find(By::XPath("//summary[contains(., 'What happened')]")).await?.click().await?;
        guest.hears("With everybody's leave, the last turn was taken back.").await
    })
}

//! Deals played to their ends: condition A with one clear and with two, condition B through a Scratch-Off.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, PHONE, Role, party};
use partypiece::rules::{
    Viewer,
    clear::{Action, Scene},
};

use crate::{
    evening::{fits, no_barriers, plays_a_throw},
    tables::{End, almost, next, setup},
};

/// CL-12, CL-13, CL-31, CL-53, CL-54, CL-66, CL-67, CL-70, CL-72 to CL-76: one is clear alone, chooses a card, and the
/// scorekeeper confirms the sum.
#[test]
fn a_deal_ends_with_one_clear_who_chooses_a_card() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut twin = almost(&setup(3, 2)?, End::Alone, 1)?;
        guest.finds_on_the_shelf(&twin).await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        plays_a_throw(guest, &mut twin).await?;
        let view = twin.view(Viewer::Table);
        let Scene::Bonus { by, largest } = view.scene else { anyhow::bail!("a bonus is chosen") };
        let (clear, of) = (view.person(by).context("clear")?, view.person(largest).context("largest")?);
        let (card, bonus) = (10 - clear.left, of.left);
        guest.sees(Role::Heading, &format!("Clear! {} alone", clear.name)).await?;
        let sum = format!(
            "10 − {} = {card}, and {bonus} for the card of {}: {}",
            clear.left,
            of.name,
            card + bonus
        );
        guest.hears(&sum).await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, &format!("Take {bonus} for the card of {}", of.name)).await?;
        guest.sees(Role::Table, "The score of deal 1").await?;
        guest.hears(&sum).await?;
        guest.hears("Ana keeps score").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.reloads().await?;
        guest.press(Role::Button, "Right: deal 2").await?;
        guest.hears("Deal 2 of 2").await?;
        guest.sees(Role::Button, "Throw four dice").await?;
        let full = guest.asks("return document.querySelectorAll('.large td button[data-gone=false]').length");
        ensure!(full.await? == 24, "the cards are full");
        Ok(())
    })
}

/// CL-71, CL-R12: two are clear in one throw, and neither has a bonus.
#[test]
fn a_deal_ends_with_two_clear_and_no_bonus() -> Result<()> {
    party(PHONE, async |guest| {
        guest.comes_in().await?;
        let mut twin = almost(&setup(3, 1)?, End::Together, 1)?;
        guest.finds_on_the_shelf(&twin).await?;
        no_barriers(guest).await?;
        plays_a_throw(guest, &mut twin).await?;
        guest.hears("together, so nobody has a bonus").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Look at this deal again").await?;
        guest.hears("Deal 1, roll 1").await?;
        guest.press(Role::Button, "Lines that were missed").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "The next throw").await?;
        guest.hears("Deal 1, roll 2").await?;
        guest.press(Role::Button, "Close").await?;
        guest.press(Role::Button, "Right: who won?").await?;
        guest.hears("Applause for").await?;
        no_barriers(guest).await?;
        Ok(())
    })
}

/// CL-32 to CL-34, CL-56 to CL-66, CL-77 to CL-79: nobody moves, pawns land, two dice move nobody either.
#[test]
fn a_deal_ends_in_a_jam_after_a_scratch_off() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut twin = almost(&setup(2, 1)?, End::Jam, 2)?;
        guest.finds_on_the_shelf(&twin).await?;
        guest.sees(Role::Image, "Scratch Tile: 2 pawns of three are on it").await?;
        plays_a_throw(guest, &mut twin).await?;
        ensure!(next(&twin).is_some_and(|(_, action)| action == Action::Roll), "two dice are next");
        guest.hears("it is a Scratch-Off").await?;
        guest.sees(Role::Image, "Scratch Tile: no pawn is on it, three stand beside it").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        plays_a_throw(guest, &mut twin).await?;
        guest.hears("Everybody scratched").await?;
        let view = twin.view(Viewer::Table);
        for person in view.people {
            if person.left < 10 {
                guest.hears(&format!("10 − {} = {}", person.left, 10 - person.left)).await?;
            }
        }
        no_barriers(guest).await?;
        guest.press(Role::Button, "Right: who won?").await?;
        guest.press(Role::Button, "Same cards and rolls again").await?;
        guest.hears("Roll 1").await?;
        // Both games lie on the shelf now, and began alike.
        let heads = guest.asks("return [...new Set(Object.keys(localStorage).filter((key) => key.endsWith('/head')).map((key) => localStorage[key]))].length").await?;
        ensure!(heads == 1, "the rematch has cards and rolls of its own");
        guest.sees(Role::Button, "Throw four dice").await?;
        Ok(())
    })
}

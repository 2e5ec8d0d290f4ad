//! Real cards on the table: the page throws, counts and keeps score.

use anyhow::{Result, ensure};
use browser_tests::{Guest, LAPTOP, Role, party};
use partypiece::rules::{
    Seat,
    clear::{Action, Call},
};

use crate::{
    evening::{fits, no_barriers},
    tables::{caller, played},
};

async fn calls(guest: &Guest, who: &str, call: &str) -> Result<()> {
    guest.votes(who, call).await
}

/// CL-12, CL-13, CL-36, CL-45, CL-56, CL-72: a deal is called from the last throws to the score.
#[test]
fn a_deal_is_called_and_scored() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let report = |call| Action::Report { call, clear: false };
        let mut done = Vec::new();
        for throw in 0..4 {
            let four = if throw == 0 { Call::Four } else { Call::Three };
            done.extend([
                (Seat(throw % 2), Action::Roll),
                (Seat(0), report(four)),
                (Seat(1), report(Call::Three)),
            ]);
        }
        guest.finds_on_the_shelf(&played(caller(2)?, 1, &done)?).await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        ensure!(
            guest.finds(Role::Table, "The card of Ana").await?.is_none(),
            "nobody's card is on the screen"
        );

        guest.press(Role::Button, "Throw four dice").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Scratch for Ana and Bo").await?;
        guest.sees(Role::Image, "Scratch Tile: one pawn of three is on it").await?;
        guest.reloads().await?;

        guest.press(Role::Button, "Throw four dice").await?;
        calls(guest, "Bo", "Three").await?;
        guest.hears("has called").await?;
        guest.reloads().await?;
        guest.sees(Role::Group, "Ana").await?;
        guest.asks("document.querySelector('[role=group][aria-label=Ana] [type=checkbox]').click()").await?;
        calls(guest, "Ana", "Three").await?;
        guest.sees(Role::Heading, "Clear! Ana alone").await?;
        guest.hears("10 − 8 = 2, and 9 for the card of Bo: 11").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "Right: deal 2").await?;
        guest.hears("Deal 2 of 2").await?;
        Ok(())
    })
}

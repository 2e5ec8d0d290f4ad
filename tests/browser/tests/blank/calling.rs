//! What costs a card, and who says so.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, party};
use partypiece::rules::blank::Whom;

use crate::tables::{ANA, BO, CY, Night, courtesy, fits, laid, no_barriers};

/// BL-31, BL-46, BL-54, BL-55, BL-64: an evening of three: something missed is called out rightly, something else
/// wrongly, a card that does not match comes back, several are played at once, and the last of them wins.
#[test]
fn an_evening_with_accusations_both_ways_a_slip_and_a_play_of_many() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let hands = ["r2 r1 r6 r3 r4 r5 r1", "r3 r5 r6", "g1 r2 r4"];
        let setup = laid(&hands, "r4", "y1 r2 b1 b2 b3 g3 g2 o1 o2 o3", vec![courtesy(Whom::Next)])?;
        let mut night = Night::begun(setup)?;
        guest.finds_on_the_shelf(&night.game).await?;
        night.plays(guest, ANA, "r2").await?;
        guest.hears("before the next card is played").await?;
        night.plays(guest, BO, "r3").await?;
        guest.hears("not done in time").await?;
        fits(guest).await?;

        night.calls_out(guest, ANA, "Bo did not say “thank you”. It is too late for it now.").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.votes("Cy", "It is so").await?;
        guest.press(Role::Button, "That is all: decide").await?;
        guest.sees(Role::Button, "Bo, 7 cards").await?;
        guest.sees(Role::Button, "Pass to Cy").await?;

        night.calls_out(guest, ANA, "Bo played out of turn.").await?;
        guest.votes("Cy", "Not so").await?;
        guest.press(Role::Button, "That is all: decide").await?;
        guest.sees(Role::Button, "Ana, 7 cards").await?;
        guest.sees(Role::Button, "Pass to Cy").await?;

        night.takes_the_laptop(guest, CY).await?;
        guest.press(Role::Button, "plain green 1").await?;
        guest.press(Role::Button, "Play it").await?;
        guest.hears("1 card goes back to Cy").await?;
        guest.sees(Role::Button, "Cy, 8 cards").await?;

        guest.press(Role::Button, "Pass to Ana").await?;
        guest.lifts_the_curtain("Ana").await?;
        for card in ["plain red 1", "plain red 6"] {
            guest.press(Role::Button, card).await?;
        }
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "Play all 2").await?;
        guest.hears("To match: red 6").await?;
        guest.sees(Role::Button, "Pass to Bo").await.map(drop)
    })
}

/// BL-53, BL-58, BL-R11: anybody may look at their hand, and whoever plays from it out of turn takes two cards if it did
/// not match either; the turn stays where it was.
#[test]
fn a_card_played_out_of_turn_comes_back_with_two() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let night = Night::begun(laid(&["r2", "g1", "r3"], "r4", "y1 y2 y3 y4", Vec::new())?)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.press(Role::Button, "Bo, 7 cards").await?;
        guest.lifts_the_curtain("Bo").await?;
        guest.hears("It is not your turn: Ana plays.").await?;
        guest.press(Role::Button, "plain green 1").await?;
        guest.press(Role::Button, "Play out of turn").await?;
        guest.sees(Role::Button, "Bo, 9 cards").await?;
        guest.sees(Role::Button, "Pass to Ana").await.map(drop)
    })
}

/// BL-48, BL-R21: what several rules set off waits until the table agrees on an order, and can be put in another.
#[test]
fn the_table_agrees_on_the_order_of_what_was_set_off() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut second = courtesy(Whom::Previous);
        "Answer".clone_into(&mut second.title);
        let setup = laid(&["r2", "r3", "r5"], "r4", "y1 y2", vec![courtesy(Whom::Next), second])?;
        let mut night = Night::begun(setup)?;
        guest.finds_on_the_shelf(&night.game).await?;
        night.plays(guest, ANA, "r2").await?;
        guest.hears("Set off, in this order").await?;
        let order = "return [...document.querySelectorAll('.queue-of-rules li > span')].map((li) => li.innerText).join()";
        let before = guest.asks(order).await?;
        let last = before.as_str().unwrap_or_default().rsplit(',').next().unwrap_or_default().to_owned();
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, &format!("{last} sooner")).await?;
        guest.until("the order is another", async || Ok(guest.asks(order).await? != before)).await?;
        guest.reloads().await?;
        guest.until("the order is kept", async || Ok(guest.asks(order).await? != before)).await?;
        guest.press(Role::Button, "Agreed: in this order").await?;
        guest.sees(Role::Button, "Done: Bo").await?;
        guest.sees(Role::Button, "Done: Cy").await?;
        guest.press(Role::Button, "Done: Bo").await?;
        guest.sees(Role::Button, "Pass to Bo").await.map(drop)
    })
}

/// BL-108: a ruling takes everybody; then it is done.
#[test]
fn a_ruling_of_the_table_takes_everybody() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let night = Night::begun(laid(&["r2", "r3", "r5"], "r4", "y1 y2", Vec::new())?)?;
        guest.finds_on_the_shelf(&night.game).await?;
        for (word, next) in [("Not everybody agrees", "Pass to Ana"), ("Everybody agrees", "Pass to Cy")] {
            guest.press(Role::Button, "Table ruling").await?;
            guest.writes("What was agreed", "Cy was skipped by mistake").await?;
            guest.press(Role::Button, "Whose turn it is").await?;
            guest.press(Role::Button, "Cy").await?;
            guest.press(Role::Button, "Propose it").await?;
            guest.hears("It is Cy’s turn").await?;
            no_barriers(guest).await?;
            guest.press(Role::Button, word).await?;
            guest.sees(Role::Button, next).await?;
        }
        Ok(())
    })
}

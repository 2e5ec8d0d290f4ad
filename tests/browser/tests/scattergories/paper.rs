//! Rounds on paper, against one clock.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Role, party};
use partypiece::rules::{
    Seat,
    scattergories::{Action, Answers},
};

use crate::{
    evening::{looks_right, reads_a_category},
    tables::{rolled, setup},
};

/// SC-R24
#[test]
fn a_round_on_paper_is_scored_by_a_press_for_each_answer_that_falls() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&rolled(setup(Answers::Paper)?)?).await?;
        looks_right(guest).await?;
        guest.press(Role::Button, "Start the clock").await?;
        guest.sees(Role::Button, "Say the time that is left").await?;
        guest.lets_pass(151).await?;
        guest.press(Role::Button, "Ana, line 1: 1 point").await?;
        guest.press(Role::Button, "Bo, line 2: 1 point").await?;
        guest.sees(Role::Button, "Ana, line 1: 0 points").await?;
        // A name that chimes is worth more: pressed on, a line comes to two.
        guest.press(Role::Button, "Cy, line 3: 1 point").await?;
        guest.press(Role::Button, "Cy, line 3: 0 points").await?;
        guest.sees(Role::Button, "Cy, line 3: 2 points").await?;
        looks_right(guest).await?;
        guest.reloads().await?;
        guest.sees(Role::Button, "Bo, line 2: 0 points").await?;
        guest.press(Role::Button, "Score the round").await?;
        guest.hears("Cy has the most").await?;
        looks_right(guest).await?;
        guest.press(Role::Button, "On to round 2").await
    })
}

/// SC-R27, PG-R52: the column of somebody who has left is closed, before points are entered and while they are
#[test]
fn nobody_gets_points_who_has_left() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut game = rolled(setup(Answers::Paper)?)?;
        for action in [Action::Begin, Action::TimeUp, Action::Leave(Seat(2))] {
            game.play(Seat(0), action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        }
        guest.finds_on_the_shelf(&game).await?;
        guest.sees(Role::Button, "Bo, line 1: 1 point").await?;
        ensure!(guest.finds(Role::Button, "Cy, line 1: 1 point").await?.is_none(), "Cy's column is closed");
        guest.hears("Cy has gone home").await?;
        looks_right(guest).await?;
        // Back again, Cy may get points, and gone again none.
        for (says, open) in [("Cy is back", true), ("Cy goes home", false)] {
            guest.press(Role::Button, "More").await?;
            guest.press(Role::Button, says).await?;
            guest.types(Key::Escape).await?;
            let opens =
                async || Ok(guest.finds(Role::Button, "Cy, line 1: 1 point").await?.is_some() == open);
            guest.until("the column opens or closes", opens).await?;
        }
        guest.press(Role::Button, "Bo, line 1: 1 point").await?;
        guest.press(Role::Button, "Score the round").await?;
        guest.hears("Ana has the most").await
    })
}

#[test]
fn paper_sheets_can_be_typed_in_after_the_clock() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&rolled(setup(Answers::Paper)?)?).await?;
        let letter = guest.letter().await?;
        guest.press(Role::Button, "Start the clock").await?;
        guest.lets_pass(151).await?;
        guest.press(Role::Button, "Type the sheets in instead").await?;
        for who in ["Ana", "Bo", "Cy"] {
            guest.asks("document.querySelector('#line-1').focus()").await?;
            guest.types(format!("{letter}{who}")).await?;
            looks_right(guest).await?;
            guest.press(Role::Button, &format!("The sheet of {who} is complete")).await?;
        }
        guest.sees(Role::Button, "Ana reads").await?;
        reads_a_category(guest).await?;
        guest.hears(&format!("{letter}Cy")).await
    })
}

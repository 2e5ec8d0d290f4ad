//! A full set of Junior: two points on the letter, one on any other.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, party};
use partypiece::rules::scattergories::{Answers, Scoring, Setup};

use crate::{
    evening::{looks_right, no_barriers, reads_a_category, reads_on, rolls, writes_a_sheet},
    tables::{played, setup},
};

/// SC-26, SC-27, SC-28
#[test]
fn a_set_of_junior_counts_every_letter_and_the_right_one_twice() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        let setup = Setup { scoring: Scoring::Junior, ..setup(Answers::Typed)? };
        guest.finds_on_the_shelf(&played(setup, Vec::new())?).await?;
        for round in 1..=3 {
            rolls(guest).await?;
            writes_a_sheet(guest, "Ana", &["#abbage", "Broccoli"]).await?;
            writes_a_sheet(guest, "Bo", &["Leek", "Broccoli"]).await?;
            writes_a_sheet(guest, "Cy", &["", "", "#omebody"]).await?;
            reads_a_category(guest).await?;
            guest.hears("worth two").await?;
            looks_right(guest).await?;
            reads_a_category(guest).await?;
            guest.hears("has it too").await?;
            reads_on(guest).await?;
            guest.press(Role::Button, "Add up the score").await?;
            guest.hears("Ana and Cy have the most").await?;
            looks_right(guest).await?;
            let on =
                if round < 3 { format!("On to round {}", round + 1) } else { "Add up the set".to_owned() };
            guest.press(Role::Button, &on).await?;
        }
        guest.sees(Role::Heading, "Ana and Cy share the set with 6 each").await?;
        guest.press(Role::Button, "To the applause").await?;
        guest.hears("win together, with 6 points each").await?;
        no_barriers(guest).await
    })
}

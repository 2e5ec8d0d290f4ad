//! A full set, typed in turn.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, PHONE_SIDEWAYS, Role, party};
use partypiece::rules::scattergories::Answers;

use crate::{
    evening::{
        begins, closes, looks_right, no_barriers, presses_by_key, reads_a_category, reads_on, rolls, votes,
        writes, writes_a_sheet,
    },
    tables::{played, rolled, setup},
};

/// Three rounds with duplicates, a vote on likeness, a challenge that ties, names that chime, and a line with two
/// answers on it; then the precedent when the same comes again (SC-01, SC-07, SC-22, SC-24, SC-25, SC-32, SC-33).
#[test]
fn three_people_play_a_set_from_the_list_to_the_applause() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&played(setup(Answers::Typed)?, Vec::new())?).await?;
        // Everybody agrees by themselves, and until then nobody rolls.
        guest.press(Role::Button, "Ana has yet to agree").await?;
        guest.sees(Role::Button, "Ana ✓ agrees").await?;
        rolls(guest).await?;

        looks_right(guest).await?;
        let letter = begins(guest, "Ana").await?;
        writes(guest, &letter, &["#arrot", "#at", "#alvin #oolidge", "#rab / #orn"]).await?;
        guest.press(Role::Button, "Name: line 3 is a proper noun").await?;
        looks_right(guest).await?;
        guest.lets_pass(151).await?;
        writes_a_sheet(guest, "Bo", &["#ARROT", "#ats", "#itrus"]).await?;
        writes_a_sheet(guest, "Cy", &["#elery", "#ow", "#harles de Gaulle"]).await?;

        // The same answer twice is struck without a vote, and the third stands.
        reads_a_category(guest).await?;
        guest.hears("struck").await?;
        looks_right(guest).await?;
        // One and many of a thing: the page asks by itself.
        reads_a_category(guest).await?;
        guest.sees(Role::Heading, "Are these the same?").await?;
        votes(guest, &[("Ana", "Different"), ("Bo", "The same"), ("Cy", "The same")]).await?;
        // A name brings a point for each of its words on the letter.
        reads_a_category(guest).await?;
        guest.hears("for 2 points").await?;
        looks_right(guest).await?;
        // A challenge that is tied leaves the ballot of the challenged out.
        let citrus = format!("Challenge {letter}itrus, Bo, number 3");
        guest.press(Role::Button, &citrus).await?;
        guest.sees(Role::Dialog, "Who challenges?").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Ana").await?;
        guest.votes("Bo", "Keep").await?;
        guest.votes("Ana", "Strike").await?;
        guest.hears("A tie: without the ballot of Bo it is 0 to 1").await?;
        looks_right(guest).await?;
        guest.press(Role::Button, "Count the votes").await?;
        // What somebody calls their answer is challenged on its own ground.
        let charles = format!("{letter}harles de Gaulle");
        guest.press(Role::Button, &format!("Plain: what is {charles}, number 3")).await?;
        no_barriers(guest).await?;
        guest.press(Role::Checkbox, "A proper noun Any of its words may be on the letter.").await?;
        guest.press(Role::Button, "So it is").await?;
        guest.press(Role::Button, &format!("Challenge {charles}, Cy, number 3")).await?;
        guest
            .sees(Role::Radio, "It is no proper noun Struck, its first word has to be on the letter.")
            .await?;
        no_barriers(guest).await?;
        closes(guest).await?;
        // Of two answers on a line its writer keeps one, and nothing is read on before.
        reads_a_category(guest).await?;
        guest.sees(Role::Group, "One answer a line").await?;
        looks_right(guest).await?;
        guest.press(Role::Button, "Bo reads").await?;
        guest.hears("Ana keeps one of several first").await?;
        guest.press(Role::Button, &format!("{letter}orn")).await?;
        reads_on(guest).await?;
        guest.press(Role::Button, "Add up the score").await?;
        guest.hears("have the most with").await?;
        looks_right(guest).await?;
        guest.press(Role::Button, "On to round 2").await?;

        // The list stays agreed on, another letter comes, and what was ruled comes to mind.
        guest.sees(Role::Button, "Somebody else rolls").await?;
        rolls(guest).await?;
        let second = begins(guest, "Ana").await?;
        ensure!(second != letter, "the letter of the round before does not come again");
        writes(guest, &second, &["#quash"]).await?;
        guest.lets_pass(151).await?;
        writes_a_sheet(guest, "Bo", &[]).await?;
        writes_a_sheet(guest, "Cy", &[]).await?;
        reads_on(guest).await?;
        guest.press(Role::Button, "Add up the score").await?;
        guest.press(Role::Button, "On to round 3").await?;

        rolls(guest).await?;
        writes_a_sheet(guest, "Ana", &[]).await?;
        writes_a_sheet(guest, "Bo", &[]).await?;
        writes_a_sheet(guest, "Cy", &["", "", "#itrus"]).await?;
        for _ in 1..=3 {
            reads_a_category(guest).await?;
        }
        guest.hears(&format!("Last time the table struck “{letter}itrus”.")).await?;
        looks_right(guest).await?;
        guest.press(Role::Button, &format!("Challenge {letter}itrus, Cy, number 3")).await?;
        guest.press(Role::Button, "Ana").await?;
        guest.hears(&format!("Last time the table struck “{letter}itrus”.")).await?;
        // It binds nobody.
        votes(guest, &[("Ana", "Keep"), ("Bo", "Keep")]).await?;
        reads_on(guest).await?;
        guest.press(Role::Button, "Add up the score").await?;
        guest.press(Role::Button, "Add up the set").await?;
        guest.sees(Role::Heading, "Ana and Cy share the set with 4 each").await?;
        looks_right(guest).await?;
        guest.press(Role::Button, "To the applause").await?;
        guest.hears("win together, with 4 points each").await?;
        guest.sees(Role::Button, "Another game").await?;
        no_barriers(guest).await?;

        // What was ruled is looked through, and forgotten.
        guest.asks("location.hash = '#/settings'").await?;
        guest.hears(&format!("Last time the table let “{letter}itrus” count.")).await?;
        no_barriers(guest).await?;
        presses_by_key(guest, "Forget all of it").await?;
        guest.hears("Nothing has been ruled yet.").await?;
        presses_by_key(guest, "Bring back what was forgotten").await?;
        guest.hears("Last time the table let").await
    })
}

/// A second set has a list to agree on, and adds to the first.
#[test]
fn another_set_follows_and_its_points_are_added() -> Result<()> {
    use partypiece::rules::scattergories::Action;
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut game = played(setup(Answers::Paper)?, Vec::new())?;
        for _ in 0..3 {
            let mut points = vec![[0; 12]; 3];
            points[1] = [1; 12];
            let round = [
                Action::AgreeAll,
                Action::Roll,
                Action::Begin,
                Action::TimeUp,
                Action::EnterPoints(points),
                Action::Advance,
            ];
            for action in round {
                game.play(partypiece::rules::Seat(0), action)
                    .map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
            }
        }
        guest.finds_on_the_shelf(&game).await?;
        guest.sees(Role::Heading, "Bo wins the set with 36").await?;
        guest.press(Role::Button, "Another set").await?;
        guest.sees(Role::Button, "Ana has yet to agree").await?;
        // Another list is found, and proposed to everybody.
        guest.press(Role::Button, "Another list").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Deal again").await?;
        guest.press(Role::Button, "Propose this list").await?;
        guest.hears("proposed a list").await?;
        // SC-R26: whoever is due to roll has not agreed by that, nor anybody else.
        guest.sees(Role::Button, "Ana has yet to agree").await?;
        guest.press(Role::Button, "Bo has yet to agree").await?;
        guest.hears("Ana and Cy have yet to agree to the list.").await?;
        looks_right(guest).await?;
        rolls(guest).await
    })
}

/// The rooms of a game fit a phone, the board first.
#[test]
fn a_phone_shows_every_room_without_barriers() -> Result<()> {
    for window in [PHONE, PHONE_SIDEWAYS] {
        party(window, async |guest| {
            guest.comes_in().await?;
            guest.finds_on_the_shelf(&rolled(setup(Answers::Typed)?)?).await?;
            no_barriers(guest).await?;
            begins(guest, "Ana").await?;
            no_barriers(guest).await
        })?;
    }
    Ok(())
}

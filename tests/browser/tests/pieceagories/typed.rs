//! Rounds typed in turn, behind the curtain.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, PHONE_SIDEWAYS, Role, party};
use partypiece::rules::pieceagories::Answers;

use crate::{
    evening::{
        brainstorms, fits, lays_a_list, no_barriers, reads_a_category, turns_coins_until_the_clock_is_set,
        writes_a_sheet,
    },
    tables::{listed, played, seed_with_a_null, setup, thrown},
};

#[test]
fn three_people_type_two_rounds_from_brainstorm_to_applause() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        let setup = setup(2, Answers::Typed)?;
        let seed = seed_with_a_null(&setup)?;
        guest.finds_on_the_shelf(&played(setup, seed, Vec::new())?).await?;
        brainstorms(guest).await?;

        // The first coin is a null, and the right to turn one passes on.
        guest.hears("turns a coin").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        let first =
            guest.asks("return document.querySelector('.coins button').getAttribute('aria-label')").await?;
        let first = first.as_str().unwrap_or_default().to_owned();
        ensure!(first.ends_with("face down"), "a coin tells its face: {first}");
        guest.press(Role::Button, &first).await?;
        // “…, Suns, face down” becomes “…, null of Suns”.
        let (place, suit) = first.trim_end_matches(", face down").rsplit_once(", ").unwrap_or_default();
        guest.sees(Role::Button, &format!("{place}, null of {suit}")).await?;
        turns_coins_until_the_clock_is_set(guest).await?;

        writes_a_sheet(guest, "Ana", &["#ax", "#ogg", "#imp"]).await?;
        writes_a_sheet(guest, "Bo", &["#AX!", "#oggs"]).await?;
        writes_a_sheet(guest, "Cy", &["#un"]).await?;

        // The same answer twice is struck without a vote, and the third stands.
        reads_a_category(guest).await?;
        guest.hears("struck").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        // One and many of a thing: the page asks by itself.
        reads_a_category(guest).await?;
        guest.sees(Role::Heading, "Are these the same?").await?;
        guest.votes("Ana", "Different").await?;
        guest.votes("Bo", "The same").await?;
        guest.votes("Cy", "The same").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "Count the votes").await?;
        // A challenge that is tied leaves the ballot of the challenged out.
        reads_a_category(guest).await?;
        let letter = guest.asks("return document.querySelector('.answers .text').textContent").await?;
        let imp = letter.as_str().unwrap_or_default().to_owned();
        guest.press(Role::Button, &format!("Challenge {imp}, Ana, number 3")).await?;
        guest.sees(Role::Dialog, "Who challenges?").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Bo").await?;
        // Of whoever has not voted nothing can be left out (PG-R30).
        guest.votes("Cy", "Keep").await?;
        guest.votes("Bo", "Strike").await?;
        guest.hears("A tie, and Ana has not voted: the answer stands").await?;
        guest.votes("Cy", "Keep").await?;
        guest.votes("Ana", "Keep").await?;
        guest.hears("A tie: without the ballot of Ana it is 0 to 1").await?;
        guest.press(Role::Button, "Count the votes").await?;
        for _ in 4..=10 {
            reads_a_category(guest).await?;
        }
        guest.press(Role::Button, "Add up the score").await?;
        guest.hears("Cy wins the round").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "Move the pawn").await?;
        guest.sees(Role::Image, "Ana 0, Bo 0, Cy 1 of 6").await?;

        lays_a_list(guest).await?;
        turns_coins_until_the_clock_is_set(guest).await?;
        writes_a_sheet(guest, "Ana", &["#ana"]).await?;
        writes_a_sheet(guest, "Bo", &[]).await?;
        writes_a_sheet(guest, "Cy", &[]).await?;
        for _ in 1..=10 {
            reads_a_category(guest).await?;
        }
        guest.press(Role::Button, "Add up the score").await?;
        guest.press(Role::Button, "Move the pawn").await?;
        guest.hears("Ana and Cy").await?;
        guest.sees(Role::Button, "Another game").await?;
        no_barriers(guest).await
    })
}

/// What lies behind the curtain comes when it is seen to be up: if the tab goes out of sight before that, it falls again,
/// and whoever comes back has to lift it.
#[test]
fn a_curtain_that_nobody_saw_go_up_is_down() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
        guest.press(Role::Button, "Pass to Ana").await?;
        guest.sees(Role::Button, "Ana: hold to lift the curtain").await?;
        guest
            .asks(
                "window.unpainted = []; window.requestAnimationFrame = (then) => unpainted.push(then);
                    document.querySelector('.hold').click()",
            )
            .await?;
        guest.until("it goes up", async || Ok(guest.asks(CURTAINS).await? == 0)).await?;
        guest.turns_away().await?;
        guest.sees(Role::Button, "Ana: hold to lift the curtain").await?;
        guest
            .asks("return new Promise((done) => { unpainted.forEach((then) => then(0)); setTimeout(done); })")
            .await?;
        ensure!(guest.asks(CURTAINS).await? == 1, "it is down and stays down");
        ensure!(!guest.reads("Lift the cup").await?, "and nothing that is Ana's has come");
        Ok(())
    })
}

const CURTAINS: &str = "return document.querySelectorAll('.curtain').length";

/// What somebody wrote is nowhere in the document while the laptop goes round, whatever hides the page.
#[test]
fn nothing_secret_is_in_the_page_while_the_laptop_goes_round() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
        guest.press(Role::Button, "Pass to Ana").await?;
        let letter_hidden = "return document.querySelectorAll('.letter .glyph, .die [class*=pip]').length";
        ensure!(guest.asks(letter_hidden).await? == 0, "the letter is under the cup");
        guest.lifts_the_curtain("Ana").await?;
        ensure!(guest.asks(letter_hidden).await? == 0, "and stays there until the time runs");
        guest.press(Role::Button, "Lift the cup").await?;
        let letter = guest.letter().await?;
        guest
            .until("the first line has the focus", async || Ok(guest.focus().await?.starts_with('1')))
            .await?;
        guest.types(format!("{letter}onfidential")).await?;

        // The tab goes out of sight for a moment, and the curtain falls by itself.
        guest.turns_away().await?;
        guest.sees(Role::Button, "Ana: hold to lift the curtain").await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "behind the curtain nothing is");
        guest.lifts_the_curtain("Ana").await?;
        guest.lets_pass(301).await?;
        guest.sees(Role::Button, "Pass to Bo").await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "the table has not heard it");
        guest.press(Role::Button, "Pass to Bo").await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "nor has the curtain");
        guest.lifts_the_curtain("Bo").await?;
        guest.press(Role::Button, "Lift the cup").await?;
        guest.letter().await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "nor has Bo");
        Ok(())
    })
}

#[test]
fn a_press_that_the_rules_refuse_is_answered_with_the_rule() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&played(setup(6, Answers::Typed)?, 1, Vec::new())?).await?;
        guest.press(Role::Button, "End the brainstorm").await?;
        guest.hears("A list has 10 different categories, and so far there are none").await?;
        no_barriers(guest).await
    })
}

#[test]
fn what_was_seen_is_taken_back_only_by_the_whole_table() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&played(setup(6, Answers::Typed)?, 1, listed())?).await?;
        turns_coins_until_the_clock_is_set(guest).await?;
        guest.press(Role::Button, "Take back").await?;
        guest.sees(Role::Button, "Throw the dice").await?;
        guest.press(Role::Button, "Take back").await?;
        guest.press(Role::Button, "Everybody agrees: take it back").await?;
        guest.sees(Role::Button, "Turn any coin").await?;
        guest.press(Role::Button, "Play again").await?;
        guest.sees(Role::Button, "Throw the dice").await?;
        Ok(())
    })
}

/// The rooms of a game fit a phone, the board first.
#[test]
fn a_phone_shows_every_room_without_barriers() -> Result<()> {
    for window in [PHONE, PHONE_SIDEWAYS] {
        party(window, async |guest| {
            guest.comes_in().await?;
            guest.finds_on_the_shelf(&played(setup(6, Answers::Typed)?, 1, listed())?).await?;
            no_barriers(guest).await?;
            turns_coins_until_the_clock_is_set(guest).await?;
            guest.press(Role::Button, "Pass to Ana").await?;
            guest.lifts_the_curtain("Ana").await?;
            guest.press(Role::Button, "Lift the cup").await?;
            guest.letter().await?;
            no_barriers(guest).await
        })?;
    }
    Ok(())
}

//! Rounds typed in turn, behind the curtain.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::pieceagories::Answers;

use super::{
    games::{after_throw, game_after, seed_with_blank_coin, setup, steps_to_list},
    helpers::{
        assert_accessible, assert_fits, brainstorm, flip_coins_and_roll, read_category, use_random_list,
        write_sheet,
    },
};

#[test]
fn three_people_type_two_rounds_from_brainstorm_to_applause() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        let setup = setup(2, Answers::Typed)?;
        let seed = seed_with_blank_coin(&setup)?;
        page.open_saved_game(&game_after(setup, seed, Vec::new())?).await?;
        brainstorm(page).await?;

        // The first coin is blank, so the next player flips one.
        page.wait_for_text("flip a coin").await?;
        assert_fits(page).await?;
        let first = page.attribute_of(".flip-grid button", "aria-label").await?.unwrap_or_default();
        ensure!(
            first.ends_with("face down"),
            "the name of a hidden coin does not say that it is face down: {first}"
        );
        page.press(Role::Button, &first).await?;
        // “…, Suns, face down” becomes “…, blank of Suns”.
        let (place, suit) = first.trim_end_matches(", face down").rsplit_once(", ").unwrap_or_default();
        page.find(Role::Button, &format!("{place}, blank of {suit}")).await?;
        flip_coins_and_roll(page).await?;

        write_sheet(page, "Ana", &["#ax", "#ogg", "#imp"]).await?;
        write_sheet(page, "Bo", &["#AX!", "#oggs"]).await?;
        write_sheet(page, "Cy", &["#un"]).await?;

        // Two equal answers are struck without a vote, and the third counts.
        read_category(page).await?;
        page.wait_for_text("struck").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        // One answer is the plural of another: the page asks whether they are the same.
        read_category(page).await?;
        page.find(Role::Heading, "Are these the same?").await?;
        page.find(Role::Button, "All say different").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        // Everybody agrees: one press enters everybody's vote (PG-R59).
        page.press(Role::Button, "All say the same").await?;
        page.wait_for_text("They are the same, so they are struck, by 3 votes to 0").await?;
        // In a tie the vote of the challenged player is left out.
        read_category(page).await?;
        let imp = page.text_of(".answers .text").await?.unwrap_or_default();
        // Nobody is asked which answer the table likes best (PG-R69).
        page.press(Role::Button, &format!("Favourite: {imp}, Ana, number 3")).await?;
        page.press(Role::Button, &format!("Challenge {imp}, Ana, number 3")).await?;
        page.find(Role::Dialog, "Who challenges?").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Bo").await?;
        // The vote of a player who has not voted cannot be left out (PG-R30).
        page.vote("Cy", "Keep").await?;
        page.vote("Bo", "Strike").await?;
        page.wait_for_text("Tie, and Ana has not voted: the answer counts").await?;
        // A second press takes Cy's vote back.
        page.vote("Cy", "Keep").await?;
        page.vote("Ana", "Keep").await?;
        page.wait_for_text("Tie: without the vote of Ana it is 0 to 1").await?;
        page.press(Role::Button, "Count the votes").await?;
        // Nobody has any other answer: they are read with the score (PG-R66).
        page.press(Role::Button, "See the score").await?;
        page.wait_for_text("Cy wins the round").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Move the pawn").await?;
        page.find(Role::Image, "Ana 0, Bo 0, Cy 1 of 6").await?;

        use_random_list(page).await?;
        flip_coins_and_roll(page).await?;
        write_sheet(page, "Ana", &["#ana"]).await?;
        write_sheet(page, "Bo", &[]).await?;
        write_sheet(page, "Cy", &["", "#oast"]).await?;
        read_category(page).await?;
        read_category(page).await?;
        let oast = page.texts_of(".answers .text").await?.concat();
        page.press(Role::Button, &format!("Challenge {oast}, Cy, number 2")).await?;
        page.press(Role::Button, "Ana").await?;
        page.press(Role::Button, "All strike").await?;
        page.wait_for_text("It is struck, by 3 votes to 0").await?;
        page.press(Role::Button, "See the score").await?;
        page.press(Role::Button, "Move the pawn").await?;
        page.wait_for_text("Ana and Cy").await?;
        page.wait_for_text("Ana, liked best for").await?;
        page.find(Role::Button, "Play again").await?;
        assert_accessible(page).await
    })
}

/// The private part appears only after the open curtain was painted. If the tab is hidden before that, the curtain closes
/// and has to be opened again.
#[test]
fn a_curtain_closes_if_the_tab_is_hidden_before_it_is_painted_open() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&after_throw(setup(1, Answers::Typed)?)?).await?;
        page.find(Role::Button, "Ana: hold to write").await?;
        page.hold_frames().await?;
        page.click_by_script(".hold").await?;
        page.switch_tabs().await?;
        page.find(Role::Button, "Ana: hold to write").await?;
        page.release_frames().await?;
        page.wait_for_paint().await?;
        let curtains = ".curtain";
        ensure!(page.count(curtains).await? == 1, "the curtain was lifted");
        ensure!(!page.shows("Show the letter and start").await?, "something private is shown");
        Ok(())
    })
}

#[test]
fn a_refused_press_is_answered_with_the_rule() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup(6, Answers::Typed)?, 1, Vec::new())?).await?;
        page.press(Role::Button, "Go on with these categories").await?;
        page.wait_for_text("10 different categories are needed. So far there are none").await?;
        Ok(())
    })
}

#[test]
fn undoing_what_was_revealed_needs_the_whole_table() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup(6, Answers::Typed)?, 1, steps_to_list())?).await?;
        flip_coins_and_roll(page).await?;
        page.press(Role::Button, "Undo").await?;
        page.find(Role::Button, "Roll the dice").await?;
        page.press(Role::Button, "Undo").await?;
        page.press(Role::Button, "Everybody agrees: undo").await?;
        page.find(Role::Button, "Flip a coin").await?;
        page.press(Role::Button, "Redo").await?;
        page.find(Role::Button, "Roll the dice").await?;
        Ok(())
    })
}

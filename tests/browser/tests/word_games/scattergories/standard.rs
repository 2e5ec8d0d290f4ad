//! A full set, typed in turn.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::scattergories::Answers;

use super::{
    games::{game_after, setup},
    helpers::{
        assert_accessible, assert_accessible_and_fits, begin_sheet, press_by_key, press_escape,
        read_category, read_to_end, roll_letter, vote_and_count, write_answers, write_sheet,
    },
};

/// Three rounds with duplicates, a vote on similar answers, a tied challenge, alliterating names, and a line with two
/// answers; then the earlier ruling when the same answer appears again (SC-01, SC-07, SC-22, SC-24, SC-25, SC-32,
/// SC-33).
#[test]
fn three_people_play_a_set_from_the_list_to_the_applause() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.fake_clock().await?;
        page.open().await?;
        page.open_saved_game(&game_after(setup(Answers::Typed)?, Vec::new())?).await?;
        // Ana agrees alone, and one press enters the agreement of the others.
        page.press(Role::Button, "Ana tap to agree").await?;
        page.find(Role::Button, "Ana ✓ agrees").await?;
        roll_letter(page).await?;

        assert_accessible_and_fits(page).await?;
        let letter = begin_sheet(page, "Ana").await?;
        write_answers(page, &letter, &["#arrot", "#at", "#alvin #oolidge", "#rab / #orn"]).await?;
        page.press(Role::Button, "A name? Line 3 is a name").await?;
        assert_accessible_and_fits(page).await?;
        page.advance_clock(151).await?;
        write_sheet(page, "Bo", &["#ARROT", "#ats", "#itrus"]).await?;
        write_sheet(page, "Cy", &["#elery", "#ow", "#harles the #reat"]).await?;

        // Two equal answers are struck without a vote, and the third counts.
        read_category(page).await?;
        page.wait_for_text("struck").await?;
        assert_accessible_and_fits(page).await?;
        // Singular and plural: the page asks by itself.
        read_category(page).await?;
        page.find(Role::Heading, "Are these the same?").await?;
        vote_and_count(page, &[("Ana", "Different"), ("Bo", "The same"), ("Cy", "The same")]).await?;
        // A name scores a point for each of its words with the letter.
        read_category(page).await?;
        page.wait_for_text("for 2 points").await?;
        assert_accessible_and_fits(page).await?;
        // While two answers are compared, the large button asks about them.
        page.press(Role::Button, &format!("Compare {letter}itrus, Bo, number 3")).await?;
        page.wait_for_text("Is another answer the same?").await?;
        page.press(Role::Button, &format!("Compare {letter}harles the {letter}reat, Cy, number 3")).await?;
        page.find(Role::Button, "Are these 2 the same?").await?;
        page.press(Role::Button, "Stop comparing").await?;
        page.find(Role::Button, "Read number 4").await?;
        // In a tie the vote of the challenged player is left out.
        let citrus = format!("Challenge {letter}itrus, Bo, number 3");
        page.press(Role::Button, &citrus).await?;
        page.find(Role::Dialog, "Who challenges?").await?;
        page.press(Role::Button, "Ana").await?;
        page.vote("Bo", "Keep").await?;
        page.vote("Ana", "Strike").await?;
        page.wait_for_text("Tie: without the vote of Bo it is 0 to 1").await?;
        assert_accessible_and_fits(page).await?;
        page.press(Role::Button, "Count the votes").await?;
        // That an answer is a name can be challenged separately.
        let charles = format!("{letter}harles the {letter}reat");
        page.press(Role::Button, &format!("Name or title?: what is {charles}, number 3")).await?;
        assert_accessible(page).await?;
        let name = "A name Any of its words may begin with the letter, and each one that does is a point.";
        page.press(Role::Checkbox, name).await?;
        page.press(Role::Button, "OK").await?;
        page.press(Role::Button, &format!("Challenge {charles}, Cy, number 3")).await?;
        page.find(Role::Radio, "It is not a name If struck, its first word must begin with the letter.")
            .await?;
        assert_accessible(page).await?;
        press_escape(page).await?;
        page.press(Role::Button, &format!("A name: what is {charles}, number 3")).await?;
        page.press(Role::Checkbox, name).await?;
        page.press(Role::Button, "OK").await?;
        // The writer of two answers on one line must choose one before the next category is read.
        read_category(page).await?;
        page.find(Role::Group, "One answer a line").await?;
        assert_accessible_and_fits(page).await?;
        page.press(Role::Button, "See the score").await?;
        page.wait_for_text("Ana has to choose one answer").await?;
        page.press(Role::Button, &format!("{letter}orn")).await?;
        read_to_end(page).await?;
        page.press(Role::Button, "See the score").await?;
        page.wait_for_text("share round").await?;
        assert_accessible_and_fits(page).await?;
        page.press(Role::Button, "Start round 2").await?;

        // The list stays, and another letter is rolled. The earlier ruling is shown in round 3.
        page.find(Role::Button, "Somebody else rolls").await?;
        roll_letter(page).await?;
        // `write_sheet` let the time of Cy, who wrote last in the first round, run out.
        page.find(Role::Button, "Ana: hold to write").await?;
        ensure!(!page.shows("are locked").await?, "somebody is late before anybody has written");
        let second = begin_sheet(page, "Ana").await?;
        ensure!(second != letter, "the letter of the last round was rolled again");
        write_answers(page, &second, &["#quash"]).await?;
        page.advance_clock(151).await?;
        write_sheet(page, "Bo", &[]).await?;
        write_sheet(page, "Cy", &[]).await?;
        read_to_end(page).await?;
        page.press(Role::Button, "See the score").await?;
        page.press(Role::Button, "Start round 3").await?;

        roll_letter(page).await?;
        write_sheet(page, "Ana", &[]).await?;
        write_sheet(page, "Bo", &[]).await?;
        write_sheet(page, "Cy", &["", "", "#itrus"]).await?;
        // The two categories before it have no answer and are read with it (SC-R35).
        page.wait_for_text("Nobody answered numbers 1, 2, 4, 5").await?;
        read_category(page).await?;
        page.wait_for_text(&format!("Last time the table struck “{letter}itrus”.")).await?;
        assert_accessible_and_fits(page).await?;
        page.press(Role::Button, &format!("Challenge {letter}itrus, Cy, number 3")).await?;
        page.press(Role::Button, "Ana").await?;
        page.wait_for_text(&format!("Last time the table struck “{letter}itrus”.")).await?;
        // The earlier ruling decides nothing. Everybody agrees: one press enters everybody's vote (SC-R29).
        page.press(Role::Button, "All keep").await?;
        page.wait_for_text("It counts, by 3 votes to 0").await?;
        read_to_end(page).await?;
        // One press leads to the end (SC-R37).
        page.press(Role::Button, "See who won").await?;
        page.wait_for_text("win together with 4 points each").await?;
        page.find(Role::Button, "Another set: these points stay").await?;
        page.find(Role::Button, "Play again").await?;
        assert_accessible(page).await?;

        // Earlier rulings can be read and deleted.
        page.open_screen("settings").await?;
        page.wait_for_text(&format!("Last time the table let “{letter}itrus” count.")).await?;
        assert_accessible(page).await?;
        press_by_key(page, "Delete all rulings").await?;
        page.wait_for_text("No rulings yet.").await?;
        press_by_key(page, "Undo").await?;
        page.wait_for_text("Last time the table let").await
    })
}

/// SC-R26, SC-R47: after the first set, another list is proposed, and people agree to it one by one.
#[test]
fn another_set_begins_with_a_list_to_agree_on() -> Result<()> {
    use partypiece::rules::scattergories::{Action, SheetAction};
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut game = game_after(setup(Answers::Paper)?, Vec::new())?;
        for _ in 0..3 {
            let points = [0, 1, 0].map(|points| vec![points; 12]).to_vec();
            let round = [
                Action::AgreeAll,
                Action::Roll,
                SheetAction::Begin.into(),
                SheetAction::TimeUp.into(),
                SheetAction::EnterPoints(points).into(),
                Action::Advance,
            ];
            for action in round {
                game.play(partypiece::rules::Seat(0), action)
                    .map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
            }
        }
        page.open_saved_game(&game).await?;
        page.find(Role::Heading, "Bo wins the set with 36").await?;
        page.press(Role::Button, "Another set").await?;
        page.find(Role::Button, "Ana tap to agree").await?;
        // Another list is dealt and proposed to everybody in one press.
        page.press(Role::Button, "Another list").await?;
        page.wait_for_text("proposed a list").await?;
        // A list can also be made, and is proposed, too.
        page.press(Role::Button, "Choose or write a list").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "New list").await?;
        page.press(Role::Button, "Use this list").await?;
        page.wait_for_text("proposed a list").await?;
        // SC-R26: a proposal counts as nobody's agreement, not even that of the next roller.
        page.find(Role::Button, "Ana tap to agree").await?;
        page.press(Role::Button, "Bo tap to agree").await?;
        page.wait_for_text("Ana and Cy have not agreed to this list yet.").await?;
        assert_accessible_and_fits(page).await?;
        roll_letter(page).await
    })
}

//! The second screen through a round of each word game: no category before the list is public, no letter before all sheets are in,
//! and no answer before it is read.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Page, Role, with_page};
use partypiece::rules::pieceagories::{Answers, House, Setup};

use crate::{
    both::{begin_sheet, read_category},
    pieceagories::{
        games::{CATEGORIES, game_after, setup},
        helpers::{flip_coins_and_roll, use_random_list},
    },
};

/// Who writes, and what they write in the first and in the second category.
const SHEETS: [(&str, [&str; 2]); 3] = [
    ("Ana", ["lighthouse", "obelisk"]),
    ("Bo", ["zeppelin", "kingfisher"]),
    ("Cy", ["marmalade", "quicksand"]),
];

/// All answers in one of these two categories.
fn answers_in(category: usize) -> Vec<&'static str> {
    SHEETS.iter().map(|(_, answers)| answers[category]).collect()
}

/// Types categories behind the curtain. None is on the second screen, whether it was added or is still being typed.
async fn invent(page: &Page, categories: &[&str]) -> Result<()> {
    for category in categories {
        page.type_into("A category", category).await?;
        page.assert_hidden_on_second_screen(&CATEGORIES).await?;
        page.type_keys(Key::Enter).await?;
        page.wait_for_text(category).await?;
    }
    page.assert_hidden_on_second_screen(&CATEGORIES).await?;
    page.press(Role::Button, "Done").await?;
    page.wait_until_still().await?;
    page.assert_hidden(&CATEGORIES).await?;
    page.assert_hidden_on_second_screen(&CATEGORIES).await
}

/// Checks that the letter is not on the second screen: neither as the large one nor as a word of one letter.
async fn assert_no_letter(page: &Page, letter: &str) -> Result<()> {
    page.on_second_screen(async || {
        let shown = page.shown_text_of(".second-screen").await?;
        let is_a_word = shown.split(|letter: char| !letter.is_ascii_alphabetic()).any(|word| word == letter);
        ensure!(
            !is_a_word && page.count(".glyph").await? == 0,
            "the second screen shows {letter}:\n{}",
            page.text().await?
        );
        Ok(())
    })
    .await
}

/// Everybody writes two answers. These are read, and nobody has any others.
async fn write_and_read(page: &Page) -> Result<()> {
    let all = [answers_in(0), answers_in(1)].concat();
    for (who, [first, second]) in SHEETS {
        let letter = begin_sheet(page, who).await?;
        page.type_keys(first).await?;
        page.second_screen_shows("1 line").await?;
        page.assert_hidden_on_second_screen(&all).await?;
        page.type_keys(Key::Tab).await?;
        page.type_keys(second).await?;
        page.second_screen_shows("2 lines").await?;
        page.assert_hidden_on_second_screen(&all).await?;
        assert_no_letter(page, &letter).await?;
        let done = page.find_beginning(Role::Button, "Done: ").await?;
        page.press(Role::Button, &done).await?;
        page.wait_until_still().await?;
        page.assert_hidden(&all).await?;
        page.assert_hidden_on_second_screen(&all).await?;
        if who != "Cy" {
            assert_no_letter(page, &letter).await?;
        }
    }
    page.on_second_screen(async || page.letter().await).await?;
    page.assert_hidden_on_second_screen(&all).await?;
    for category in 0..2 {
        read_category(page).await?;
        for answer in answers_in(category) {
            page.second_screen_shows(answer).await?;
        }
        if category == 0 {
            page.assert_hidden_on_second_screen(&answers_in(1)).await?;
        }
    }
    page.press(Role::Button, "See the score").await?;
    page.second_screen_shows("The score").await
}

/// SS-02, PG-15
#[test]
fn pieceagories_shows_categories_letter_and_answers_when_everybody_sees_them() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let house = House { early: true, ..House::default() };
        let setup = Setup { house, ..setup(1, Answers::Typed)? };
        page.open_saved_game(&game_after(setup, 1, Vec::new())?).await?;
        page.open_second_screen().await?;
        page.second_screen_shows("Categories").await?;
        page.lift_curtain("Bo").await?;
        invent(page, &CATEGORIES[..6]).await?;
        page.lift_curtain("Cy").await?;
        invent(page, &CATEGORIES[6..]).await?;
        page.press(Role::Button, "Go on with these categories").await?;
        page.second_screen_shows("The list").await?;
        page.assert_hidden_on_second_screen(&CATEGORIES).await?;
        use_random_list(page).await?;
        page.second_screen_shows("The coin").await?;
        flip_coins_and_roll(page).await?;
        for category in CATEGORIES {
            page.second_screen_shows(category).await?;
        }
        write_and_read(page).await
    })
}

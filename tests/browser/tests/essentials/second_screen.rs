//! The second screen shows a round of each game and never a secret, and goes on after reloads (docs/features.md).

use anyhow::{Result, ensure};
use browser_tests::{AnyPage, Role, with_any_page};

use crate::{
    games::{categories_and_letter, first_hand, read_category, turn_a_tile, write_answer},
    start,
};

/// SS-01, SS-03, SS-04: each step is shown, also after a reload of the laptop or of the second screen. After
/// the game was left, the next game is shown.
#[test]
fn it_follows_rememory_through_reloads_and_to_the_next_game() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        follow_rememory_through_reloads(page).await?;
        page.press(Role::Link, "Rememory").await?;
        page.second_screen_shows("Choose a game on the laptop.").await?;
        start(page, "Clear!").await?;
        page.second_screen_shows("Roll 1").await
    })
}

/// SS-01, SS-04: the second screen also follows a page opened from a disk, although the origin of that page
/// has no name.
#[test]
fn from_a_disk_it_follows_rememory_through_reloads() -> Result<()> {
    with_any_page(async |page| {
        page.goto(&page.server.on_disk()).await?;
        follow_rememory_through_reloads(page).await
    })
}

async fn follow_rememory_through_reloads(page: &AnyPage) -> Result<()> {
    start(page, "Rememory").await?;
    page.open_second_screen().await?;
    page.second_screen_shows("Draw a coin").await?;
    page.press(Role::Button, "Draw a coin").await?;
    page.second_screen_shows("Find the tile").await?;
    page.reload().await?;
    page.wait_for_text(", find the ").await?;
    turn_a_tile(page).await?;
    page.second_screen_shows("Draw a coin").await?;
    page.on_second_screen(async || {
        page.browser.refresh().await?;
        page.wait_for_text("Draw a coin").await
    })
    .await?;
    page.press(Role::Button, "Draw a coin").await?;
    page.second_screen_shows("Find the tile").await?;
    turn_a_tile(page).await?;
    page.second_screen_shows("Draw a coin").await
}

/// SS-01, SS-03: a second press shows the same window, which goes on following.
#[test]
fn a_second_press_opens_no_other_window() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Rememory").await?;
        page.open_second_screen().await?;
        page.press_show_on_second_screen().await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.second_screen_shows("Find the tile").await?;
        let windows = page.browser.windows().await?.len();
        ensure!(windows == 2, "{windows} windows are open");
        turn_a_tile(page).await?;
        page.second_screen_shows("Draw a coin").await
    })
}

/// SS-06, SS-08: the word that somebody types is larger while the window is open. If the window is closed in
/// the middle of the word, no letter is lost.
#[test]
fn closing_the_window_in_the_middle_of_a_word_loses_no_letter() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Scattergories").await?;
        page.open_second_screen().await?;
        page.press(Role::Button, "Everybody agrees").await?;
        page.press(Role::Button, "Roll the letter die").await?;
        write_answer(page, "lighthouse", async || {
            page.type_keys("-ke").await?;
            page.assert_larger_with_second_screen("#line-1", "font-size").await?;
            let field = page.focused_name().await?;
            ensure!(field.starts_with('1'), "the focus is on {field:?}");
            page.type_keys("eper").await?;
            page.wait_until("the next keys are in the word", async || {
                Ok(page.focused_value().await? == "lighthouse-keeper")
            })
            .await
        })
        .await
    })
}

/// SS-06: the laptop offers to open a closed window again, and says what to do if the browser allows none.
#[test]
fn a_closed_window_is_offered_again() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Rememory").await?;
        page.execute("window.really_open = window.open; window.open = () => null").await?;
        page.press(Role::Button, "More").await?;
        page.press(Role::Button, "Show on a second screen").await?;
        page.wait_for_text("Allow pop-up windows for this page").await?;
        page.press(Role::Button, "Close").await?;
        page.execute("window.open = window.really_open").await?;
        page.open_second_screen().await?;
        page.close_second_screen().await?;
        page.press(Role::Button, "Open it again").await?;
        page.second_screen_shows("Draw a coin").await
    })
}

/// SS-13: a window that was closed at one table is not mentioned at the next one.
#[test]
fn a_window_closed_on_purpose_is_not_mentioned_at_the_next_table() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Rememory").await?;
        page.open_second_screen().await?;
        page.close_second_screen().await?;
        page.find(Role::Button, "Open it again").await?;
        page.press(Role::Link, "Rememory").await?;
        start(page, "Clear!").await?;
        ensure!(!page.shows("The second screen was closed").await?, "the next table says that it was closed");
        Ok(())
    })
}

/// SS-05: if the laptop has another version of the page, the second screen says so.
#[test]
fn a_laptop_with_another_version_is_reported() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Rememory").await?;
        let keep =
            "const open = window.open; window.open = (...how) => (window.second_screen = open(...how))";
        page.execute(keep).await?;
        page.open_second_screen().await?;
        // The second screen gets messages of another version instead of the laptop's own answers. It follows
        // the laptop that it knows until that laptop has failed to answer twice. WebKit sets the right sender
        // of a message only if `postMessage` is called as a method of its window.
        let answer = "const [post, ignore] = [second_screen.postMessage, () => {}];
            second_screen.postMessage = ignore;
            setInterval(() => {
                second_screen.postMessage = post;
                second_screen.postMessage('partypiece 0 {}', '*');
                second_screen.postMessage = ignore;
            }, 100)";
        page.execute(answer).await?;
        page.second_screen_shows("The laptop has another version of this page.").await
    })
}

/// SS-02: the second screen of Clear! says who has decided, and shows what they did only when all have decided.
#[test]
fn clear_shows_dice_and_cards() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Clear!").await?;
        page.open_second_screen().await?;
        page.press(Role::Button, "Roll four dice").await?;
        page.press(Role::Button, "Scratch (no line)").await?;
        page.second_screen_shows("✓").await?;
        page.assert_hidden_on_second_screen(&["Scratch!"]).await?;
        page.press(Role::Button, "Scratch (no line)").await?;
        page.second_screen_shows("Scratch!").await
    })
}

/// SS-02, SS-08: no card of the BLANK hand that is open on the laptop is in the document of the second
/// screen. On the laptop this hand is larger than without a second screen.
#[test]
fn blank_shows_no_card_of_a_hand() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "BLANK").await?;
        page.open_second_screen().await?;
        let hand = first_hand(page).await?;
        ensure!(!hand.is_empty(), "the open hand has no card");
        page.second_screen_shows("cards").await?;
        page.assert_hidden_on_second_screen(&hand).await?;
        page.assert_larger_with_second_screen(".blank-hand .game-face", "width").await
    })
}

/// SS-02: until all sheets are handed in, the second screen has only the number of lines on a sheet, and not the letter.
#[test]
fn scattergories_shows_lines_and_then_answers() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Scattergories").await?;
        page.open_second_screen().await?;
        page.press(Role::Button, "Everybody agrees").await?;
        page.press(Role::Button, "Roll the letter die").await?;
        write_and_read(page).await
    })
}

/// SS-02: as at Scattergories, the second screen of 10 Blank White Pieceagories has only the number of lines
/// until all sheets are handed in.
#[test]
fn pieceagories_shows_lines_and_then_answers() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "10 Blank White Pieceagories").await?;
        page.open_second_screen().await?;
        categories_and_letter(page).await?;
        write_and_read(page).await
    })
}

/// Both write an answer, and these are read.
async fn write_and_read(page: &AnyPage) -> Result<()> {
    let answers = ["lighthouse", "zeppelin"];
    for answer in answers {
        write_answer(page, answer, async || {
            page.second_screen_shows("1 line").await?;
            page.on_second_screen(async || {
                page.assert_hidden(&[answer]).await?;
                let letter = page.count(".glyph").await?;
                ensure!(letter == 0, "the second screen shows the letter while somebody writes");
                Ok(())
            })
            .await
        })
        .await?;
        page.assert_hidden_on_second_screen(&[answer]).await?;
    }
    page.assert_hidden_on_second_screen(&answers).await?;
    read_category(page).await?;
    for answer in answers {
        page.second_screen_shows(answer).await?;
    }
    page.press(Role::Button, "See the score").await?;
    page.second_screen_shows("The score").await
}

//! Each game from home through its first moves. In games with a curtain the laptop is passed on.

use anyhow::{Context, Result, ensure};
use browser_tests::{AnyPage, Key, Role, with_any_page};

use crate::start;

/// RM-11, RM-13: two turns of Rememory.
#[test]
fn rememory_is_started_and_two_turns_are_played() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Rememory").await?;
        for _ in 0..2 {
            page.press(Role::Button, "Draw a coin").await?;
            turn_a_tile(page).await?;
        }
        page.find(Role::Button, "Draw a coin").await.map(drop)
    })
}

/// Turns a tile. If it is wrong, presses the button that hides it again. The right tile, one of 24, is
/// removed by itself.
pub(crate) async fn turn_a_tile(page: &AnyPage) -> Result<()> {
    page.wait_until_gone(Role::Button, "Draw a coin").await?;
    let tile = page.find_beginning(Role::Button, "hidden tile").await?;
    page.press(Role::Button, &tile).await?;
    page.wait_until("the tile is turned, and hidden again if it is wrong", async || {
        if let Some(hide) = page.find_now(Role::Button, "Hide the tile").await? {
            return Ok(page.click(&hide).await.is_ok());
        }
        Ok(page.find_now(Role::Button, "Draw a coin").await?.is_some())
    })
    .await
}

/// Two throws of Clear!, in which nobody takes a line.
#[test]
fn clear_is_started_and_two_throws_are_played() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Clear!").await?;
        for _ in 0..2 {
            page.press(Role::Button, "Roll four dice").await?;
            for _ in ["Ana", "Bo"] {
                page.press(Role::Button, "Scratch (no line)").await?;
            }
        }
        page.wait_for_text("Roll 3").await
    })
}

/// A list, a letter and two sheets of Pieceagories. An answer that was handed in is not in the document.
#[test]
fn pieceagories_is_started_and_a_round_is_played() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "10 Blank White Pieceagories").await?;
        categories_and_letter(page).await?;
        write_and_read(page).await
    })
}

/// Ten categories are typed and picked, coins set the clock, and the dice are rolled.
pub(crate) async fn categories_and_letter(page: &AnyPage) -> Result<()> {
    for nth in 1..=10 {
        let category = format!("Things of kind {nth}");
        page.type_into("A category", &category).await?;
        page.type_keys(Key::Enter).await?;
        page.wait_for_text(&category).await?;
    }
    page.press(Role::Button, "Go on with these categories").await?;
    page.press(Role::Button, "Pick the rest at random").await?;
    page.wait_for_text("The list is full.").await?;
    page.wait_until_still().await?;
    page.press(Role::Button, "Use these ten").await?;
    page.wait_until("the coins have set the clock", async || {
        if let Ok(Some(coin)) = page.find_now(Role::Button, "Flip a coin").await {
            // The page may have replaced the button since it was found.
            let _ = page.click(&coin).await;
        }
        Ok(matches!(page.find_now(Role::Button, "Roll the dice").await, Ok(Some(_))))
    })
    .await?;
    page.press(Role::Button, "Roll the dice").await
}

/// A letter and two sheets of Scattergories.
#[test]
fn scattergories_is_started_and_a_round_is_played() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "Scattergories").await?;
        page.press(Role::Button, "Everybody agrees").await?;
        page.press(Role::Button, "Roll the letter die").await?;
        write_and_read(page).await
    })
}

/// Both write behind the curtain, one after the other. The first category is read, and with the score those that nobody answered.
async fn write_and_read(page: &AnyPage) -> Result<()> {
    for answer in ["lighthouse", "zeppelin"] {
        write_answer(page, answer, async || Ok(())).await?;
    }
    read_category(page).await?;
    page.press(Role::Button, "See the score").await
}

/// The next player writes an answer and hands in the sheet. `while_written` checks what others see before that.
pub(crate) async fn write_answer(
    page: &AnyPage,
    answer: &str,
    while_written: impl AsyncFnOnce() -> Result<()>,
) -> Result<()> {
    page.lift_anybodys_curtain().await?;
    page.press(Role::Button, "Show the letter and start").await?;
    page.wait_until("the first line has the focus", async || Ok(page.focused_name().await?.starts_with('1')))
        .await?;
    page.type_keys(answer).await?;
    while_written().await?;
    let done = page.find_beginning(Role::Button, "Done: ").await?;
    page.press(Role::Button, &done).await?;
    page.wait_until("the sheet is gone", async || Ok(!page.full_state().await?.contains(answer))).await
}

pub(crate) async fn read_category(page: &AnyPage) -> Result<()> {
    page.press_beginning(Role::Button, "Read number ").await
}

/// BL-12: a card of BLANK, played from a hand that only its player sees.
#[test]
fn blank_is_started_and_a_card_is_played() -> Result<()> {
    with_any_page(async |page| {
        page.open().await?;
        start(page, "BLANK").await?;
        let first = open_first_hand(page).await?;
        page.find(Role::Button, "Back to the table").await?;
        // Only six of the 72 cards have an effect.
        let names = page.texts_of(HAND_NAMES).await?;
        let card = names.into_iter().find(|name| !name.contains(": ")).context("each card has an effect")?;
        page.press(Role::Button, &card).await?;
        page.press(Role::Button, "Play this card").await?;
        page.wait_until_gone(Role::Button, "Back to the table").await?;
        // The card may match or not.
        let results = ["plays the ", "takes a Penalty"].map(|result| format!("{first} {result}"));
        page.wait_until("the result is announced", async || {
            let text = page.text().await?;
            Ok(results.iter().any(|result| text.contains(result)))
        })
        .await
    })
}

/// The names of the cards in the open hand of BLANK. An effect follows after a colon.
const HAND_NAMES: &str = ".blank-hand .fan .visually-hidden";

/// Reads all rules, and lifts the curtain of whoever plays first. Returns their name.
async fn open_first_hand(page: &AnyPage) -> Result<String> {
    for left in ["2 more come.", "1 more comes.", "It is the last one."] {
        page.wait_for_text(left).await?;
        page.press(Role::Button, "Done reading").await?;
    }
    page.press(Role::Button, "Everybody understands").await?;
    page.lift_anybodys_curtain().await
}

/// What tells each card of the first hand from all others: its title, or the name of a plain card, which has
/// none. A title on top of the Discard Pile is left out, because it is public. The hand stays open.
pub(crate) async fn first_hand(page: &AnyPage) -> Result<Vec<String>> {
    open_first_hand(page).await?;
    page.find(Role::Button, "Back to the table").await?;
    let top = page.text_of(".discard-pile .title").await?;
    let titles = page.texts_of(".blank-hand .title").await?;
    let names = page.texts_of(HAND_NAMES).await?;
    ensure!(titles.len() == names.len(), "{} titles, but {} names of cards", titles.len(), names.len());
    let identifying =
        titles.into_iter().zip(names).map(|(title, name)| if title.is_empty() { name } else { title });
    Ok(identifying.filter(|text| Some(text) != top.as_ref()).collect())
}

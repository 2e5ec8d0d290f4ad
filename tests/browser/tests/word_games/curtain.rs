//! The curtain between two who write: nothing private of the last person stays, and the next one can type at once.

use anyhow::{Result, ensure};
use browser_tests::{BehindCurtain, Key, LAPTOP, PHONE, PHONE_LANDSCAPE, Page, Pointer, Role, with_page};

use crate::both::{WordGame, Writing, begin_sheet};

const START_BUTTON: BehindCurtain<'static> = BehindCurtain {
    lift_button: "Ana: hold to write",
    name: "Ana",
    selector: ".foot .primary",
    back_button: "Not yet",
};

/// PG-R19, SC-R24: the press that opened the curtain does not start the timer too. Only another press starts it.
#[test]
fn opening_the_curtain_starts_no_timer() -> Result<()> {
    with_page(LAPTOP, async |page| {
        WordGame::Scattergories.open_before_writing(page, Writing::Typed).await?;
        page.assert_no_press_through(Pointer::Pen, START_BUTTON).await?;
        page.letter().await.map(drop)
    })
}

/// PK-16: a short press of the button to hold says what to do, and nothing cuts that off or covers it.
#[test]
fn a_short_press_says_in_every_window_how_to_hold() -> Result<()> {
    let is_seen = "const box = document.querySelector('.held [data-notice]').getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return document.elementFromPoint(x, y)?.matches('[data-notice]') === true";
    for window in [LAPTOP, PHONE, PHONE_LANDSCAPE] {
        with_page(window, async |page| {
            WordGame::Scattergories.open_before_writing(page, Writing::Typed).await?;
            page.press(Role::Button, "Ana: hold to write").await?;
            page.wait_for_text("Ana, hold the button down for a moment, then let go.").await?;
            page.finish_animations().await?;
            page.wait_for_true("the advice is seen", is_seen).await
        })?;
    }
    Ok(())
}

/// The text of the line or slip with the cursor.
pub(crate) async fn typed(page: &Page) -> Result<String> {
    page.focused_value().await
}

pub(crate) async fn cursor_is_on(page: &Page, id: &str) -> Result<()> {
    page.wait_until_focus_is_in(&format!("#{id}")).await
}

/// PG-34, PG-53, PG-R47, SC-12, SC-R25: a person who returns to a sheet continues on the next empty line.
/// Before the curtain is lifted, the page says that their time is running.
#[test]
fn the_cursor_is_on_the_next_line_when_the_curtain_opens_again() -> Result<()> {
    with_page(LAPTOP, async |page| {
        WordGame::Pieceagories.open_before_writing(page, Writing::Typed).await?;
        begin_sheet(page, "Ana").await?;
        page.type_keys("One" + Key::Enter + "Two words").await?;
        page.switch_tabs().await?;
        page.lift_curtain("Ana").await?;
        cursor_is_on(page, "line-3").await?;
        page.type_keys("Three words").await?;
        ensure!(typed(page).await? == "Three words", "{}", typed(page).await?);
        page.reload().await?;
        page.wait_for_text("Your time is running: ").await?;
        page.lift_curtain("Ana").await?;
        cursor_is_on(page, "line-4").await
    })
}

/// Where the letter is shown: as the large one, and by the die.
const LETTERS: &str = ".letter .glyph, .die [class*=pip]";

/// PG-34, PG-R19, SC-02, SC-R24: at every hand-over of a round the whole document is searched for all answers so far, and for the
/// letter.
#[test]
fn at_no_hand_over_the_document_contains_an_answer_or_the_letter() -> Result<()> {
    for game in WordGame::ALL {
        with_page(LAPTOP, async |page| {
            page.fake_clock().await?;
            game.open_before_writing(page, Writing::Typed).await?;
            let mut answers: Vec<String> = Vec::new();
            // Besides the answers, the letter is hidden from players who have not opened their sheet.
            let mut secrets: Vec<String> = Vec::new();
            for (name, next) in
                [("Ana", "Bo: hold to write"), ("Bo", "Cy: hold to write"), ("Cy", "Read number 1")]
            {
                page.press(Role::Button, &format!("{name}: hold to write")).await?;
                page.assert_hidden(&secrets).await?;
                ensure!(page.count(LETTERS).await? == 0, "the letter is shown at the table");
                page.lift_curtain(name).await?;
                page.find(Role::Button, "Show the letter and start").await?;
                page.assert_hidden(&secrets).await?;
                ensure!(page.count(LETTERS).await? == 0, "the letter is shown before the timer runs");
                let heads = page.texts_of(".answer-pad thead th").await?;
                ensure!(
                    !heads.iter().any(|head| head.contains(char::is_alphabetic) && head.len() == 1),
                    "the pad: {heads:?}"
                );
                page.press(Role::Button, "Show the letter and start").await?;
                let letter = page.letter().await?;
                page.assert_hidden(&answers).await?;
                cursor_is_on(page, "line-1").await?;
                let answer = format!("{letter}onfidence of {name}");
                page.type_keys(answer.clone() + Key::Enter + answer.as_str()).await?;
                answers.push(answer);
                secrets.clone_from(&answers);
                secrets.push(format!("class=\"glyph\">{letter}<"));
                page.switch_tabs().await?;
                page.wait_until_still().await?;
                page.assert_hidden(&secrets).await?;
                page.lift_curtain(name).await?;
                game.let_time_pass(page).await?;
                page.find(Role::Button, next).await?;
                // When all sheets are handed in, the letter is public.
                page.assert_hidden(if name == "Cy" { &answers[..0] } else { &secrets }).await?;
            }
            page.assert_hidden(&["onfidence"]).await
        })?;
    }
    Ok(())
}

/// PG-R76, SC-R49: whoever writes next takes the laptop from a curtain that says that time is up. On paper it is large over the
/// table, and the next press removes it.
#[test]
fn everybody_sees_that_time_is_up() -> Result<()> {
    for game in WordGame::ALL {
        with_page(LAPTOP, async |page| {
            page.fake_clock().await?;
            game.open_before_writing(page, Writing::Typed).await?;
            begin_sheet(page, "Ana").await?;
            game.let_time_pass(page).await?;
            page.wait_until("the curtain says it", async || {
                Ok(page.count("[data-curtain] .time-up").await? == 1)
            })
            .await?;
            ensure!(page.count(LETTERS).await? == 0, "the letter is shown to the next writer");
            begin_sheet(page, "Bo").await.map(drop)
        })?;
        with_page(LAPTOP, async |page| {
            page.fake_clock().await?;
            game.open_before_writing(page, Writing::Paper).await?;
            page.press(Role::Button, "Start the timer").await?;
            game.let_time_pass(page).await?;
            page.wait_until("it is large over the table", async || {
                Ok(page.count("[data-spotlight] .time-up").await? == 1)
            })
            .await?;
            page.press(Role::Button, "All points in one table").await?;
            ensure!(page.count("[data-spotlight] .time-up").await? == 0, "a press does not remove it");
            Ok(())
        })?;
    }
    Ok(())
}

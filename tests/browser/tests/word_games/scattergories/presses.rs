//! The number of presses from home to the first letter and for a reading, and those that end a game.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Role, Window, with_newcomers, with_page};
use partypiece::{
    play::Game,
    rules::scattergories::{Action, Answers, Entry, LINES, Scattergories, SheetAction},
    screens::scattergories::rolled,
};

use super::{
    games::{CATEGORIES, after_roll, game_after, setup},
    helpers::read_to_end,
};

/// SC-07, SC-R28, LK-36: at most 12 presses for three people who play the short game; clicks, Enters and the key that lifts the
/// curtain count, letters of a name don't.
#[test]
fn the_first_letter_takes_at_most_twelve_presses() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.open().await?;
        page.count_presses().await?;
        page.press(
            Role::Link,
            "Scattergories Twelve categories, one letter, at most three minutes. 2 to 8 people 10 to 95 minutes",
        )
        .await?;
        page.type_three_names().await?;
        page.press_beginning(Role::Radio, "Short").await?;
        page.press(Role::Button, "Start").await?;
        page.press(Role::Button, "Start playing").await?;
        page.press(Role::Button, "Everybody agrees").await?;
        page.press(Role::Button, "Roll the letter die").await?;
        page.lift_curtain("Ana").await?;
        page.press(Role::Button, "Show the letter and start").await?;
        page.letter().await?;
        let presses = page.presses().await?;
        ensure!(presses <= 12, "{presses} presses");
        Ok(())
    })
}

/// A game on paper whose sheets are about to be read: everybody has the same answers.
fn before_reading() -> Result<Game<Scattergories>> {
    let entry = |line| Entry { text: format!("Answer {line}"), ..Entry::default() };
    let sheet: Vec<Entry> = (1..=LINES).map(entry).collect();
    with_sheets([sheet.clone(), sheet.clone(), sheet])
}

/// A game on paper whose sheets are about to be read.
fn with_sheets(sheets: [Vec<Entry>; 3]) -> Result<Game<Scattergories>> {
    let steps = [Action::AgreeAll, Action::Roll, SheetAction::Begin.into(), SheetAction::TimeUp.into()];
    let mut actions: Vec<(u8, Action)> = steps.into_iter().map(|action| (0, action)).collect();
    let sheets = (0..).zip(sheets).map(|(seat, sheet)| (seat, SheetAction::HandIn(sheet).into()));
    actions.extend(sheets);
    game_after(setup(Answers::Paper)?, actions)
}

/// SC-29: the large button reads a whole category, so a round takes one press for each category, not for each
/// answer.
#[test]
fn a_reading_takes_a_press_for_each_category() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&before_reading()?).await?;
        page.count_presses().await?;
        read_to_end(page).await?;
        let presses = page.presses().await?;
        ensure!(presses <= u64::try_from(CATEGORIES.len())?, "{presses} presses");
        Ok(())
    })
}

/// SC-R43, PG-R73: one press reads a category, and one more decides all that is to be decided in it: here two votes.
#[test]
fn several_decisions_in_a_category_take_one_press() -> Result<()> {
    // Cy has two answers on a line, and those of Ana and Bo are similar.
    let rolled = rolled(&after_roll(setup(Answers::Paper)?)?.view().phase, None).context("a letter")?;
    let letter = char::from(rolled.letter());
    let sheet = |text: String| {
        let first = Entry { text, ..Entry::default() };
        std::iter::once(first).chain(std::iter::repeat_with(Entry::default)).take(LINES).collect()
    };
    let texts = [format!("{letter}at"), format!("{letter}ats"), format!("{letter}ow / {letter}orn")];
    let game = with_sheets(texts.map(sheet))?;
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game).await?;
        page.count_presses().await?;
        page.press(Role::Button, "Read number 1").await?;
        page.press(Role::Button, "Decide all 2").await?;
        page.find(Role::Button, "See the score").await?;
        let presses = page.presses().await?;
        ensure!(presses == 2, "{presses} presses");
        // Undo takes all back that the press decided.
        page.press(Role::Button, "Undo").await?;
        page.find(Role::Button, "Decide all 2").await.map(drop)
    })
}

/// LK-12: a press that reads a category reads an answer of each player. Undo takes all of them back, and redo reads them again.
#[test]
fn undo_takes_back_all_that_a_press_read() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&before_reading()?).await?;
        page.press(Role::Button, "Read number 1").await?;
        page.find(Role::Button, "Read number 2").await?;
        page.press(Role::Button, "Undo").await?;
        page.press(Role::Button, "Everybody agrees: undo").await?;
        page.find(Role::Button, "Read number 1").await?;
        page.press(Role::Button, "Redo").await?;
        page.find(Role::Button, "Read number 2").await.map(drop)
    })
}

/// "End the game here" asks first, and the game goes on if the answer is no. At the end, "Play again" is always in sight.
#[test]
fn ending_a_game_asks_first() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup(Answers::Paper)?, Vec::new())?).await?;
        for (answer, shown) in [("Cancel", "End the game here"), ("End the game", "Play again")] {
            if page.find_now(Role::Button, "End the game here").await?.is_none() {
                page.press(Role::Button, "More").await?;
            }
            page.press(Role::Button, "End the game here").await?;
            page.find(Role::Dialog, "End the game now?").await?;
            page.press(Role::Button, answer).await?;
            page.find(Role::Button, shown).await?;
        }
        // On a low phone the other buttons are scrolled, and the large one stays in sight.
        page.set_window(Window { width: 844, height: 330 }).await?;
        let is_in_sight = "const bar = document.querySelector('.foot');
            bar.scrollTop = 0;
            return bar.scrollHeight > bar.clientHeight
                && bar.querySelector('.primary').getBoundingClientRect().bottom <= innerHeight";
        ensure!(page.measure(is_in_sight).await? == true, "the large button is out of sight");
        page.set_window(LAPTOP).await?;
        // After the end, one press leads to the set-up, to change the players.
        page.press(Role::Link, "Change the players").await?;
        page.find(Role::Button, "Start").await.map(drop)
    })
}

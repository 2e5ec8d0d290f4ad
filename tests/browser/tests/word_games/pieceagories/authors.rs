//! The author of a category is named beside it.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::{
    Seat,
    pieceagories::{Action, Answers, House, LINES, Setup, SheetAction},
    sheets::Entry,
};

use super::{
    games::{Table, after_throw, game_after, setup, steps_to_list},
    helpers::assert_accessible,
};

const NAMED: &str = ".written-by";

/// A setup in which the list names the author of each category.
fn setup_with_authors() -> Result<Setup> {
    let house = House { authors_at_once: true, ..House::default() };
    Ok(Setup { house, ..setup(1, Answers::Paper)? })
}

/// A game of one round in which nobody wrote an answer, at the applause.
fn finished_game() -> Result<Table> {
    let mut game = after_throw(setup(1, Answers::Paper)?)?;
    let hands_in = |seat| (seat, SheetAction::HandIn(vec![Entry::default(); LINES]));
    let written = [(0, SheetAction::Begin), (0, SheetAction::TimeUp), hands_in(0), hands_in(1), hands_in(2)];
    // Each line of the three sheets, and then the score.
    let read = std::iter::repeat_n((0, SheetAction::Next), 3 * LINES + 1);
    let on_sheets = written.into_iter().chain(read).map(|(by, action)| (by, Action::Sheet(action)));
    for (by, action) in on_sheets.chain([(0, Action::Advance)]) {
        game.play(Seat(by), action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    }
    Ok(game)
}

/// PG-R54
#[test]
fn the_list_names_its_writers_where_the_table_wants_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_after(setup_with_authors()?, 1, steps_to_list())?).await?;
        page.wait_for_text("by Bo").await?;
        ensure!(page.count(NAMED).await? == 10, "not every category has its writer");
        assert_accessible(page).await?;
        Ok(())
    })
}

/// PG-R54
#[test]
fn all_sheets_name_the_writers_after_the_game() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.stop_calendar().await?;
        page.open().await?;
        page.open_saved_game(&finished_game()?).await?;
        page.find(Role::Button, "Play again").await?;
        page.press(Role::Disclosure, "All sheets, round by round").await?;
        page.wait_for_text("by Bo").await?;
        ensure!(page.count(NAMED).await? == 10, "not every category has its writer");
        // In the evening the sheets are still paper, but the heading of a round lies on the dark table.
        page.press(Role::Button, "Evening theme").await?;
        assert_accessible(page).await
    })
}

/// PG-83: after the game all sheets are deleted with one press, and brought back with another.
#[test]
fn the_answers_are_deleted_and_brought_back() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&finished_game()?).await?;
        for (press, left) in [("Delete the answers", false), ("Undo: bring the answers back", true)] {
            page.press(Role::Button, press).await?;
            page.wait_until(press, async || Ok(page.all_stored("/step/").await?.is_empty() != left)).await?;
        }
        Ok(())
    })
}

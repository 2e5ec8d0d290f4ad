//! Both word games in the situation that a test needs.

use anyhow::Result;
use browser_tests::{Page, Role};
use partypiece::rules::{pieceagories as pieceagories_rules, scattergories as scattergories_rules};

use crate::{pieceagories, scattergories};

/// A word game, with Ana, Bo and Cy.
#[derive(Clone, Copy)]
pub(crate) enum WordGame {
    Pieceagories,
    Scattergories,
}

/// How answers are written.
#[derive(Clone, Copy)]
pub(crate) enum Writing {
    Typed,
    Paper,
}

impl WordGame {
    pub(crate) const ALL: [Self; 2] = [Self::Pieceagories, Self::Scattergories];

    /// Opens a game in which the letter is rolled and nobody has written yet.
    pub(crate) async fn open_before_writing(self, page: &Page, writing: Writing) -> Result<()> {
        page.open().await?;
        match self {
            Self::Pieceagories => {
                let answers = match writing {
                    Writing::Typed => pieceagories_rules::Answers::Typed,
                    Writing::Paper => pieceagories_rules::Answers::Paper,
                };
                let game = pieceagories::games::after_throw(pieceagories::games::setup(1, answers)?)?;
                page.open_saved_game(&game).await
            }
            Self::Scattergories => {
                let answers = match writing {
                    Writing::Typed => scattergories_rules::Answers::Typed,
                    Writing::Paper => scattergories_rules::Answers::Paper,
                };
                let game = scattergories::games::after_roll(scattergories::games::setup(answers)?)?;
                page.open_saved_game(&game).await
            }
        }
    }

    /// Lets the time for writing pass, with a fake clock.
    pub(crate) async fn let_time_pass(self, page: &Page) -> Result<()> {
        let seconds = match self {
            Self::Pieceagories => 301,
            Self::Scattergories => 151,
        };
        page.advance_clock(seconds).await
    }
}

/// Hands the laptop to `who`, who begins to write. Returns the letter.
pub(crate) async fn begin_sheet(page: &Page, who: &str) -> Result<String> {
    page.lift_curtain(who).await?;
    page.press(Role::Button, "Show the letter and start").await?;
    let letter = page.letter().await?;
    page.wait_until("the first line has the focus", async || Ok(page.focused_name().await?.starts_with('1')))
        .await?;
    Ok(letter)
}

/// Reads a category to its end, or to a decision of the table.
pub(crate) async fn read_category(page: &Page) -> Result<()> {
    page.press(Role::Button, "Read the whole category").await
}

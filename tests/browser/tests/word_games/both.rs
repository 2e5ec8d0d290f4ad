//! Both word games in the situation that a test needs.

use anyhow::Result;
use browser_tests::{Page, Role};
use partypiece::rules::{
    name::Name,
    pieceagories::{self as pieceagories_rules, PawnPlayer},
    piecepack::Suit,
    scattergories as scattergories_rules,
};

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
    /// Category by category around the table.
    Blitz,
}

impl WordGame {
    pub(crate) const ALL: [Self; 2] = [Self::Pieceagories, Self::Scattergories];

    /// Opens a game in which the letter is rolled and nobody has written yet.
    pub(crate) async fn open_before_writing(self, page: &Page, writing: Writing) -> Result<()> {
        self.open_with_names(page, writing, &[]).await
    }

    /// Opens a game of these people in which the letter is rolled and nobody has written yet. Without names,
    /// they are Ana, Bo and Cy.
    pub(crate) async fn open_with_names(self, page: &Page, writing: Writing, names: &[Name]) -> Result<()> {
        page.open().await?;
        match self {
            Self::Pieceagories => {
                let answers = match writing {
                    Writing::Typed | Writing::Blitz => pieceagories_rules::Answers::Typed,
                    Writing::Paper => pieceagories_rules::Answers::Paper,
                };
                let mut setup = pieceagories::games::setup(1, answers)?;
                if !names.is_empty() {
                    let birthday = |month| pieceagories_rules::Day::new(month, 1);
                    let player = |((name, pawn), month)| PawnPlayer { name, pawn, birthday: birthday(month) };
                    let named = names.iter().cloned().zip(Suit::ALL).zip(1..);
                    (setup.players, setup.suits) = (named.map(player).collect(), 8);
                }
                setup.house.blitz = matches!(writing, Writing::Blitz);
                let game = pieceagories::games::after_throw(setup)?;
                page.open_saved_game(&game).await
            }
            Self::Scattergories => {
                let answers = match writing {
                    Writing::Typed | Writing::Blitz => scattergories_rules::Answers::Typed,
                    Writing::Paper => scattergories_rules::Answers::Paper,
                };
                let mut setup = scattergories::games::setup(answers)?;
                if !names.is_empty() {
                    setup.players = names.to_vec();
                }
                setup.house.blitz = matches!(writing, Writing::Blitz);
                let game = scattergories::games::after_roll(setup)?;
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

/// Hands the laptop to `name`, who begins to write. Returns the letter.
pub(crate) async fn begin_sheet(page: &Page, name: &str) -> Result<String> {
    page.lift_curtain(name).await?;
    page.press(Role::Button, "Show the letter and start").await?;
    let letter = page.letter().await?;
    page.wait_until("the first line has the focus", async || Ok(page.focused_name().await?.starts_with('1')))
        .await?;
    Ok(letter)
}

/// Reads a category to its end, or to a decision of the table.
pub(crate) async fn read_category(page: &Page) -> Result<()> {
    page.press_beginning(Role::Button, "Read number ").await
}

//! What tests of several games share: opening a saved game, typing names, counting presses, reading the
//! letter, voting.

use anyhow::{Context, Result, anyhow};
use partypiece::{
    play::{Game, head_line, step_line},
    rules::{Rules, name::Name},
};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{AnyPage, Role};

/// The id of a game that a test puts into the storage.
const GAME_ID: &str = "2345678923";

/// Up to ten names of 24 characters, which differ at their beginning.
///
/// # Errors
/// When the game would refuse one.
pub fn long_names(count: usize) -> Result<Vec<Name>> {
    let first = ["Ana", "Bob", "Cyd", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim"];
    let name = |first: &&str| Name::parse(&format!("{first} Featherstonehaughton"));
    first.iter().take(count).map(|first| name(first).map_err(|reason| anyhow!("{reason}"))).collect()
}

impl AnyPage {
    /// Saves a game as the page would have, and opens it.
    ///
    /// # Errors
    /// When the page does not show it.
    pub async fn open_saved_game<R: Rules>(&self, game: &Game<R>) -> Result<()> {
        let steps: Vec<String> = game.steps().iter().map(step_line).collect();
        self.put_game_in_storage(&head_line(game), &steps).await?;
        self.open_game().await
    }

    /// Writes the saved game into the storage: its first line, and a line for each step.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn put_game_in_storage<Line: AsRef<str>>(&self, head: &str, steps: &[Line]) -> Result<()> {
        self.store_game(GAME_ID, head, steps).await
    }

    /// Writes one entry of the saved game into the storage.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn put_in_storage(&self, part: &str, text: &str) -> Result<()> {
        self.store(&format!("game/{GAME_ID}/{part}"), text).await
    }

    /// Opens the saved game.
    ///
    /// # Errors
    /// When the page does not show it.
    pub async fn open_game(&self) -> Result<()> {
        self.pressed.take();
        self.execute(&format!("location.hash = '#/table/{GAME_ID}'")).await?;
        let is_there = "return !!document.querySelector('.table, .curtain, main.setup')";
        self.wait_for_true("the table is there, or a page that says why not", is_there).await
    }

    /// Reloads the page.
    ///
    /// # Errors
    /// When the page does not start.
    pub async fn reload(&self) -> Result<()> {
        self.pressed.take();
        self.browser.refresh().await?;
        self.wait_until_started().await
    }

    /// At a set-up page, in a browser that never played this game: types three names, starts, and skips the introduction.
    ///
    /// # Errors
    /// When a field or a button is not there.
    pub async fn start_with_three_names(&self) -> Result<()> {
        self.type_three_names().await?;
        self.press(Role::Button, "Start").await?;
        self.press(Role::Button, "Start playing").await
    }

    /// Types the names of Ana, Bo and Cy at a set-up page.
    ///
    /// # Errors
    /// When a field is not there.
    pub async fn type_three_names(&self) -> Result<()> {
        for (seat, name) in [(1, "Ana"), (2, "Bo"), (3, "Cy")] {
            self.type_into(&format!("Name at seat {seat}"), name).await?;
            if seat < 3 {
                self.type_keys(Key::Enter).await?;
            }
        }
        Ok(())
    }

    /// Counts presses from now on: pointers, Enter and Space. A key that is held counts once.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn count_presses(&self) -> Result<()> {
        let count = "window.presses = 0;
            addEventListener('pointerdown', () => window.presses += 1, true);
            addEventListener('keydown', (event) => {
                if (!event.repeat && ['Enter', ' '].includes(event.key)) window.presses += 1;
            }, true);";
        self.execute(count).await?;
        Ok(())
    }

    /// How many presses were counted.
    ///
    /// # Errors
    /// When presses are not being counted, or the browser does not answer.
    pub async fn presses(&self) -> Result<u64> {
        self.execute("return window.presses").await?.as_u64().context("presses were not counted")
    }

    /// The large letter on the page.
    ///
    /// # Errors
    /// When there is none.
    pub async fn letter(&self) -> Result<String> {
        let shown = "return document.querySelector('.letter .glyph')?.textContent ?? ''";
        self.wait_until("the letter is there", async || Ok(self.execute(shown).await? != json!(""))).await?;
        Ok(self.execute(shown).await?.as_str().unwrap_or_default().to_owned())
    }

    /// Presses a button within a group, such as somebody's ballot. If the page asks the whole table at once, somebody
    /// disagrees first.
    ///
    /// # Errors
    /// When there is no such group or button.
    pub async fn vote(&self, name: &str, ballot: &str) -> Result<()> {
        self.wait_until("people can vote", async || {
            if let Some(disagree) = self.find_now(Role::Button, "Somebody disagrees: vote one by one").await?
            {
                return Ok(self.click(&disagree).await.is_ok());
            }
            Ok(self.find_now(Role::Group, name).await?.is_some())
        })
        .await?;
        let group = self.find(Role::Group, name).await?;
        let button = group.find(By::XPath(format!(".//button[normalize-space()='{ballot}']"))).await?;
        Ok(self.click(&button).await?)
    }
}

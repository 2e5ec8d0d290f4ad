//! A page that is a second screen, and gets what it shows from the test instead of a laptop.

use anyhow::{Result, anyhow};
use partypiece::{
    play::{AnyGame, Game},
    screens::{
        GameScreens,
        second_screen::{Message, PageId, Progress, public_table},
    },
};
use serde_json::json;

use crate::AnyPage;

/// The message with which a laptop shows this game, while a clock runs.
#[must_use]
pub fn table_message<G: GameScreens>(game: &Game<G>) -> String {
    let progress = Progress { seconds: Some(119), lines: 7, paused: false };
    let table = public_table(&game.public(), G::strip, progress);
    Message::Table { page: PageId(1), table: Box::new(Some(table)) }.to_text()
}

/// The message with which a laptop shows the game in these lines of a record.
///
/// # Errors
/// When it cannot be read.
pub fn table_message_of_record(lines: &[&str]) -> Result<String> {
    let lines: Vec<String> = lines.iter().copied().map(str::to_owned).collect();
    let (game, _) = AnyGame::read(&lines).map_err(|reason| anyhow!("{reason}"))?;
    Ok(match game {
        AnyGame::Pieceagories(game) => table_message(&*game),
        AnyGame::Scattergories(game) => table_message(&*game),
        AnyGame::Clear(game) => table_message(&*game),
        AnyGame::Rememory(game) => table_message(&*game),
        AnyGame::Blank(game) => table_message(&*game),
    })
}

impl AnyPage {
    /// Opens a second screen in this window.
    ///
    /// # Errors
    /// When the page does not start.
    pub async fn become_second_screen(&self) -> Result<()> {
        self.goto(&format!("{}#/second-screen", self.server.address())).await
    }

    /// Shows the table of a message on this second screen. The message is sent on the channel of the origin, because a page that was
    /// opened by hand listens to it.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn show_on_this_second_screen(&self, message: &str) -> Result<()> {
        let send = "const [text, done] = arguments, name = 'partypiece-second-screen';
            const [laptop, echo] = [new BroadcastChannel(name), new BroadcastChannel(name)];
            echo.onmessage = (event) => {
                if (event.data !== text) return;
                laptop.close();
                echo.close();
                done();
            };
            laptop.postMessage(text)";
        self.browser.execute_async(send, vec![json!(message)]).await?;
        self.wait_until_still().await
    }
}

//! A page that is a second screen, and gets what it shows from the test instead of a laptop.

use anyhow::{Result, anyhow};
use partypiece::{
    play::{Game, Kind, read},
    rules::{
        Rules, Viewer, blank::Blank, clear::Clear, pieceagories::Pieceagories, rememory::Rememory,
        scattergories::Scattergories,
    },
    screens::{
        Strip, blank, clear, pieceagories, rememory, scattergories,
        second_screen::{self, BoardOf, Message, PageId, Progress, public_table},
    },
};
use serde_json::json;

use crate::AnyPage;

/// What a second screen shows of a game.
pub trait OnSecondScreen: Rules {
    /// Which game.
    const KIND: Kind;
    /// The middle of its table.
    const BOARD: BoardOf<Self>;

    /// What its strip says.
    fn strip(view: &Self::View, viewer: Viewer) -> Strip;
}

impl OnSecondScreen for Rememory {
    const KIND: Kind = Kind::Rememory;
    const BOARD: BoardOf<Self> = second_screen::rememory;

    fn strip(view: &Self::View, _: Viewer) -> Strip {
        rememory::strip(view)
    }
}

impl OnSecondScreen for Clear {
    const KIND: Kind = Kind::Clear;
    const BOARD: BoardOf<Self> = second_screen::clear;

    fn strip(view: &Self::View, _: Viewer) -> Strip {
        clear::strip(view)
    }
}

impl OnSecondScreen for Blank {
    const KIND: Kind = Kind::Blank;
    const BOARD: BoardOf<Self> = second_screen::blank;

    fn strip(view: &Self::View, _: Viewer) -> Strip {
        Strip { round: "Turn 12".to_owned(), phase: blank::phase(view).to_owned(), turn: blank::turn(view) }
    }
}

impl OnSecondScreen for Pieceagories {
    const KIND: Kind = Kind::Pieceagories;
    const BOARD: BoardOf<Self> = second_screen::pieceagories;

    fn strip(view: &Self::View, viewer: Viewer) -> Strip {
        pieceagories::strip(view, viewer)
    }
}

impl OnSecondScreen for Scattergories {
    const KIND: Kind = Kind::Scattergories;
    const BOARD: BoardOf<Self> = second_screen::scattergories;

    fn strip(view: &Self::View, viewer: Viewer) -> Strip {
        scattergories::strip(view, viewer)
    }
}

/// The message with which a laptop shows this game, while a clock runs.
#[must_use]
pub fn table_message<R: OnSecondScreen>(game: &Game<R>) -> String {
    let progress = Progress { seconds: Some(119), lines: 7 };
    let table = public_table(R::KIND, &game.public(), R::strip, R::BOARD, progress);
    Message::Table { page: PageId(1), table: Box::new(Some(table)) }.to_text()
}

/// The message with which a laptop shows the game in these lines of a record.
///
/// # Errors
/// When it cannot be read.
pub fn table_message_of_record(lines: &[&str]) -> Result<String> {
    fn message<R: OnSecondScreen>(lines: &[&str]) -> Result<String> {
        let (game, _) = read::<R>(lines.iter().copied()).map_err(|reason| anyhow!("{reason}"))?;
        Ok(table_message(&game))
    }
    let head: serde_json::Value = serde_json::from_str(lines.first().copied().unwrap_or_default())?;
    match head["game"].as_str() {
        Some(Rememory::NAME) => message::<Rememory>(lines),
        Some(Clear::NAME) => message::<Clear>(lines),
        Some(Blank::NAME) => message::<Blank>(lines),
        Some(Pieceagories::NAME) => message::<Pieceagories>(lines),
        Some(Scattergories::NAME) => message::<Scattergories>(lines),
        other => Err(anyhow!("{other:?} is no game")),
    }
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

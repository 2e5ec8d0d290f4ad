//! 10 Blank White Pieceagories on the page: a room per phase.
//!
//! Each room has a `board`, drawn beside the scoreboard, and an `action`, drawn at the foot with the one primary
//! button. What both need to know is in `At`.

pub mod how_to;
pub mod setup;

mod at;
mod brainstorm;
mod ceremony;
mod dice;
mod entering;
mod flipping;
mod list;
mod marks;
mod paper;
mod picking;
mod poll;
mod reading;
mod scored;
mod sounds;
mod table;
mod typing;
mod writing;

use crate::ui::prelude::*;

use crate::{
    browser::{files, shelf::GameId},
    play::Unreadable,
    rules::pieceagories::Pieceagories,
    ui::{
        parts::{Primary, Quiet},
        screen::Screen,
        session::Session,
    },
};

/// Opens a game from the shelf.
pub fn open(id: GameId) -> AnyView {
    match Session::<Pieceagories>::open(id.clone()) {
        Ok((session, damage)) => table::table(session, damage),
        Err(reason) => unreadable(id, &reason),
    }
}

/// A game that cannot be opened is not thrown away: its record can be had as a file.
fn unreadable(id: GameId, reason: &Unreadable) -> AnyView {
    let save = move |()| {
        files::save("partypiece-record.jsonl", "application/x-ndjson", &crate::browser::shelf::raw(&id))
    };
    view! {
        <main class="setup">
            <header class="masthead"><h1>"This game cannot be opened"</h1></header>
            <section class="setup-section wide">
                <p>{reason.to_string()}</p>
                <p>"Nothing of it was changed or thrown away. You can keep its record as a file, and open it with a page that knows it."</p>
            </section>
            <footer class="action">
                <Quiet on_press=save>"Save the record as a file"</Quiet>
                <Primary on_press=|()| Screen::Home.open()>"Back to all games"</Primary>
            </footer>
        </main>
    }
    .into_any()
}

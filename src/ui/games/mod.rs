//! The screens of each game.

pub mod blank;
pub mod clear;
pub mod pieceagories;
pub mod rememory;
pub mod scattergories;

use crate::ui::prelude::*;

use super::{
    parts::{Primary, Quiet},
    screen::Screen,
    session::Session,
    table::SAVE_AS_FILE,
};
use crate::{
    browser::{
        files,
        shelf::{self, GameId},
    },
    play::{AnyGame, Damage, Kind, RecordError},
    screens::GameScreens,
};

/// The set-up screen of a game.
#[component]
pub fn SetupScreen(
    /// Which game.
    kind: Kind,
) -> AnyView {
    match kind {
        Kind::Pieceagories => view! { <pieceagories::setup::SetupScreen/> }.into_any(),
        Kind::Scattergories => view! { <scattergories::setup::SetupScreen/> }.into_any(),
        Kind::Clear => view! { <clear::setup::SetupScreen/> }.into_any(),
        Kind::Rememory => view! { <rememory::setup::SetupScreen/> }.into_any(),
        Kind::Blank => view! { <blank::setup::SetupScreen/> }.into_any(),
    }
}

/// The rules of a game.
#[component]
pub fn HowTo(
    /// Which game.
    kind: Kind,
) -> AnyView {
    match kind {
        Kind::Pieceagories => view! { <pieceagories::how_to::HowTo/> }.into_any(),
        Kind::Scattergories => view! { <scattergories::how_to::HowTo/> }.into_any(),
        Kind::Clear => view! { <clear::how_to::HowTo/> }.into_any(),
        Kind::Rememory => view! { <rememory::how_to::HowTo/> }.into_any(),
        Kind::Blank => view! { <blank::how_to::HowTo/> }.into_any(),
    }
}

/// Opens a stored game.
#[component]
pub fn SavedGame(
    /// Its id.
    id: GameId,
) -> AnyView {
    let Some(record) = shelf::record(&id) else { return without_beginning(id) };
    let opened = match AnyGame::kind_of(record.lines()) {
        Ok(Kind::Pieceagories) => open(&id, pieceagories::mount),
        Ok(Kind::Scattergories) => open(&id, scattergories::mount),
        Ok(Kind::Clear) => open(&id, clear::mount),
        Ok(Kind::Rememory) => open(&id, rememory::mount),
        Ok(Kind::Blank) => open(&id, blank::mount),
        Err(reason) => Err(reason),
    };
    opened.unwrap_or_else(|reason| unreadable(id, &reason))
}

/// Opens a game and draws its table.
fn open<G: GameScreens>(
    id: &GameId,
    mount: fn(Session<G>, Option<Damage>) -> AnyView,
) -> Result<AnyView, RecordError> {
    let (session, damage) = Session::<G>::open(id.clone(), G::only_person)?;
    Ok(mount(session, damage))
}

/// The message for a game without a first line: the game does not exist here, or its first line was lost.
fn without_beginning(id: GameId) -> AnyView {
    if shelf::raw(&id).is_empty() { missing() } else { unreadable(id, &RecordError::NoBeginning) }
}

/// The message for a game that does not exist here: the address is from another browser, or the game was deleted.
fn missing() -> AnyView {
    view! {
        <main class="setup grid">
            <header class="masthead row"><h1>"This game is not in this browser"</h1></header>
            <section class="setup-section wide">
                <p>"Games are saved in the browser in which they are played. This one was played in another browser, or was deleted."</p>
                <p>"If you saved it as a file, open that file under “Games”."</p>
            </section>
            <footer class="action row">
                <Primary on_press=|()| Screen::Home.open()>"All games"</Primary>
            </footer>
        </main>
    }.into_any()
}

/// The message for a game that cannot be opened. The game is kept, and its record can be saved as a file.
fn unreadable(id: GameId, reason: &RecordError) -> AnyView {
    let save = move |()| files::save("partypiece-record.jsonl", "application/x-ndjson", &shelf::raw(&id));
    let advice = if *reason == RecordError::Trial {
        "You can save it as a file."
    } else {
        "You can save it as a file and open it with a newer page."
    };
    view! {
        <main class="setup grid">
            <header class="masthead row"><h1>"This game cannot be opened"</h1></header>
            <section class="setup-section wide">
                <p>{reason.to_string()}</p>
                <p>"Nothing was changed or deleted. "{advice}</p>
            </section>
            <footer class="action row">
                <Quiet on_press=save>{SAVE_AS_FILE}</Quiet>
                <Primary on_press=|()| Screen::Home.open()>"All games"</Primary>
            </footer>
        </main>
    }
    .into_any()
}

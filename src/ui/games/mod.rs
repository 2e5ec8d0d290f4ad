//! The screens of each game.

mod blank;
mod clear;
mod pieceagories;
mod rememory;
mod scattergories;

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
        storage::{self, GameId},
    },
    play::{AnyGame, Damage, Kind, RecordError, with_rules},
    rules::name::Name,
    screens::GameScreens,
    setup::guests::Guests,
    wording::paragraph,
};

/// The screens of a game. Each game implements it in the `mod.rs` of its folder.
trait GamePage: GameScreens {
    /// The set-up screen.
    fn set_up() -> AnyView;

    /// The page of rules.
    fn how_to() -> AnyView;

    /// The table of an open game. `damage` says what could not be read of its record.
    fn table(session: Session<Self>, damage: Option<Damage>) -> AnyView;

    /// A few of its pieces, for home.
    fn picture() -> AnyView;

    /// Stores the people who were typed into its painted set-up, if the game remembers more than the list that all games share.
    fn take_over(_guests: &Guests) {}

    /// Removes a person from what the game alone remembers.
    fn forget(_person: &Name) {}
}

/// The set-up screen of a game.
#[component]
pub fn SetupScreen(
    /// Which game.
    kind: Kind,
) -> AnyView {
    with_rules!(kind, Game => Game::set_up())
}

/// The rules of a game.
#[component]
pub fn HowTo(
    /// Which game.
    kind: Kind,
) -> AnyView {
    with_rules!(kind, Game => Game::how_to())
}

/// A few pieces of a game, for home.
pub fn picture(kind: Kind) -> AnyView {
    with_rules!(kind, Game => Game::picture())
}

/// Stores the people who were typed into the painted set-up of a game, where the game alone remembers them.
pub fn take_over(kind: Kind, guests: &Guests) {
    with_rules!(kind, Game => Game::take_over(guests));
}

/// Removes a person from what single games remember.
pub fn forget(person: &Name) {
    for kind in Kind::ALL {
        with_rules!(kind, Game => Game::forget(person));
    }
}

/// Opens a stored game.
#[component]
pub fn SavedGame(id: GameId) -> AnyView {
    let Some(record) = storage::record(&id) else { return without_beginning(id) };
    let opened =
        AnyGame::kind_of(record.lines()).and_then(|kind| with_rules!(kind, Game => open::<Game>(&id)));
    opened.unwrap_or_else(|reason| unreadable(id, &reason))
}

/// Opens a game and draws its table.
fn open<G: GamePage>(id: &GameId) -> Result<AnyView, RecordError> {
    let (session, damage) = Session::<G>::open(id.clone(), G::only_person)?;
    Ok(G::table(session, damage))
}

/// The message for a game without a first line: the game does not exist here, or its first line was lost.
fn without_beginning(id: GameId) -> AnyView {
    if storage::raw(&id).is_empty() { missing() } else { unreadable(id, &RecordError::NoBeginning) }
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
            <footer class="foot row" data-foot="">
                <Primary on_press=|()| Screen::Home.open()>"All games"</Primary>
            </footer>
        </main>
    }.into_any()
}

/// The message for a game that cannot be opened. The game is kept, and its record can be saved as a file.
fn unreadable(id: GameId, reason: &RecordError) -> AnyView {
    let save = move |()| files::save_record("partypiece-record.jsonl", &storage::raw(&id));
    // A newer page does not read a trial version either.
    let advice = if matches!(*reason, RecordError::Trial { .. }) {
        "You can save it as a file."
    } else {
        "You can save it as a file and open it with a newer page."
    };
    view! {
        <main class="setup grid">
            <header class="masthead row"><h1>"This game cannot be opened"</h1></header>
            <section class="setup-section wide">
                <p>{reason.to_string()}</p>
                <p>{paragraph(["Nothing was changed or deleted.", advice])}</p>
            </section>
            <footer class="foot row" data-foot="">
                <Quiet on_press=save>{SAVE_AS_FILE}</Quiet>
                <Primary on_press=|()| Screen::Home.open()>"All games"</Primary>
            </footer>
        </main>
    }
    .into_any()
}

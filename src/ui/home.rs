//! The home page: the five games, stored games, and saving and opening copies.

mod copies;
mod game_cards;
mod game_lists;
mod new_version;
mod row;

pub use copies::backup_button;

use crate::ui::prelude::*;

use super::{daily, masthead::Masthead, parts::live_region, screen::Screen};
use crate::{
    browser::storage::health,
    play::Kind,
    screens::game_list::continue_game,
    welcome::{LINE, NAME},
};
use copies::copies;
use game_cards::game_cards;
use game_lists::{GameLists, finished, unfinished};
use new_version::new_version;
use row::GameRow;
pub use row::delete_unbegun;

#[component]
pub fn Home() -> impl IntoView {
    let lists = GameLists::load();
    view! {
        <div class="home stack">
            <Masthead here=Screen::Home title=NAME line=LINE/>
            <main class="stack">
                {storage_warning()}
                {new_version()}
                {continue_button(lists)}
                {game_cards()}
                {daily::section()}
                {evening_link(lists)}
                {unfinished(lists)}
                {finished(lists)}
                {copies(lists)}
            </main>
            {live_region(lists.announced)}
        </div>
    }
}

/// A warning, if this browser does not store games reliably.
fn storage_warning() -> Option<AnyView> {
    let error = health().error?;
    Some(view! { <p class="home-error" role="alert">{error.to_string()}</p> }.into_any())
}

/// The link to the standings and the history, once a game was finished here.
fn evening_link(lists: GameLists) -> AnyView {
    let has_results = Memo::new(move |_| lists.has_results());
    view! {
        <Show when=move || has_results.get()>
            <p class="row">
                <a class="quiet" href=Screen::Evening.hash()>"This evening: standings and history"</a>
            </p>
        </Show>
    }
    .into_any()
}

/// The link that continues the unfinished game of a kind that was played last. Whoever came to the set-up screen by the browser's
/// Back button in the middle of it finds it there.
pub fn continue_link(kind: Kind) -> Option<AnyView> {
    let game = row::to_continue(kind)?;
    Some(
        view! {
            <p class="row unfinished">
                <a class="quiet" href=Screen::Table(game.id).hash()>
                    {continue_game(Some(kind))}
                    <small>" "<bdi translate="no">{game.players}</bdi>" · "{game.progress}</small>
                </a>
            </p>
        }
        .into_any(),
    )
}

/// The primary button: continues the unfinished game that was played last, if there is one.
fn continue_button(lists: GameLists) -> AnyView {
    let button = |game: GameRow| {
        // One text: a translator puts each into an element of its own, and the space between them would be lost.
        view! {
            <p class="begin">
                <a class="primary" data-primary="" href=Screen::Table(game.id).hash()>
                    {continue_game(game.kind)}
                    <small><bdi translate="no">{game.players}</bdi>" · "{game.progress}</small>
                </a>
            </p>
        }
        .into_any()
    };
    view! { {move || lists.to_continue().map(button)} }.into_any()
}

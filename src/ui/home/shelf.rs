//! The stored games: unfinished ones, finished ones, and undo for a deleted one.

use crate::ui::prelude::*;

use super::row::{GameRow, RecordState};
use crate::{
    browser::{
        files, page,
        shelf::{self, GameId, RemovedGame, SavedGame},
    },
    play::Kind,
    ui::{parts::announce, screen::Screen},
};

/// The stored games on the home page. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    games: RwSignal<HomeGames>,
    /// The text of the live region.
    pub(super) announced: RwSignal<String>,
}

/// The games that were read, and what was deleted since.
#[derive(Clone)]
struct HomeGames {
    /// Unfinished games, the most recent first.
    unfinished: Vec<GameRow>,
    /// Finished games. Their records are read only when somebody opens the list.
    finished: Vec<SavedGame>,
    /// Deleted games, the latest last.
    deleted: Vec<(GameId, RemovedGame)>,
    /// The game that was restored last; it gets the focus.
    restored: Option<GameId>,
    /// Whether results of finished games are stored.
    has_results: bool,
}

impl HomeGames {
    fn load() -> Self {
        let (finished, unfinished): (Vec<SavedGame>, Vec<SavedGame>) =
            shelf::list().into_iter().partition(|saved| saved.finished);
        let unfinished = unfinished.iter().map(GameRow::read).collect();
        Self { unfinished, finished, deleted: Vec::new(), restored: None, has_results: shelf::has_results() }
    }

    fn is_deleted(&self, id: &GameId) -> bool {
        self.deleted.iter().any(|(deleted, _)| deleted == id)
    }
}

impl Shelf {
    /// Reads the stored games.
    pub(super) fn load() -> Self {
        Self { games: RwSignal::new(HomeGames::load()), announced: RwSignal::new(String::new()) }
    }

    /// Reads the stored games again after an import. Earlier deletions can no longer be undone.
    pub(super) fn reload(self) {
        self.games.set(HomeGames::load());
    }

    /// The most recent game that can be continued.
    pub(super) fn to_continue(self) -> Option<GameRow> {
        self.games.with(|games| {
            let can_continue = |game: &&GameRow| game.record.can_open() && !games.is_deleted(&game.id);
            games.unfinished.iter().find(can_continue).cloned()
        })
    }

    /// Whether there are results for the standings and the history.
    pub(super) fn has_results(self) -> bool {
        self.games.with(|games| games.has_results)
    }

    fn delete(self, game: &GameRow) {
        if let Some(removed) = shelf::remove(&game.id) {
            self.games.update(|games| games.deleted.push((game.id.clone(), removed)));
            announce(self.announced, format!("Deleted: {}. Press U to undo.", game.players));
        }
    }

    fn undo(self, game: &GameRow) {
        self.games.update(|games| {
            if let Some(index) = games.deleted.iter().position(|(deleted, _)| *deleted == game.id) {
                shelf::restore(games.deleted.remove(index).1);
                games.restored = Some(game.id.clone());
            }
        });
        announce(self.announced, format!("Restored: {}.", game.players));
    }
}

/// The unfinished games; nothing if there are none.
pub(super) fn unfinished(shelf: Shelf) -> AnyView {
    let none = Memo::new(move |_| shelf.games.with(|games| games.unfinished.is_empty()));
    let rows = move || shelf.games.with(|games| games.unfinished.clone());
    view! {
        <Show when=move || !none.get()>
            <section class="shelf" aria-labelledby="begun">
                <h2 id="begun">"Unfinished games"</h2>
                <ul class="resume stack" role="list">
                    <For each=rows key=|game| game.id.clone() let(game)>
                        {row(game, shelf)}
                    </For>
                </ul>
            </section>
        </Show>
    }
    .into_any()
}

/// The finished games, closed at first; nothing if there are none.
pub(super) fn finished(shelf: Shelf) -> AnyView {
    let opened = RwSignal::new(false);
    let saved = Memo::new(move |_| shelf.games.with(|games| games.finished.clone()));
    let count = Memo::new(move |_| saved.with(Vec::len));
    // No record is read before the list is first opened. Deleting a game does not change `finished`, so the
    // records are not read again, and a deleted game keeps its texts.
    let rows = Memo::new(move |_| match opened.get() {
        true => saved.with(|saved| saved.iter().map(GameRow::read).collect()),
        false => Vec::new(),
    });
    let open = move |_| {
        if !opened.get_untracked() {
            opened.set(true);
        }
    };
    view! {
        <Show when=move || { count.get() > 0 }>
            <details class="shelf" on:toggle=open>
                <summary><h2>"Finished games "<span class="quietly">{move || count.get().to_string()}</span></h2></summary>
                <ul class="resume stack" role="list">
                    <For each=move || rows.get() key=|game| game.id.clone() let(game)>
                        {row(game, shelf)}
                    </For>
                </ul>
            </details>
        </Show>
    }.into_any()
}

/// A game, or the button to restore it if it was deleted.
fn row(game: GameRow, shelf: Shelf) -> AnyView {
    let id = game.id.clone();
    let deleted = Memo::new(move |_| shelf.games.with(|games| games.is_deleted(&id)));
    view! { <li class="row">{move || if deleted.get() { deleted_row(&game, shelf) } else { stored_row(&game, shelf) }}</li> }.into_any()
}

/// A game with its buttons.
fn stored_row(game: &GameRow, shelf: Shelf) -> AnyView {
    let GameRow { id, kind, players, progress, last_played, over, record } = game.clone();
    let names = format!(": {players}");
    let names = || view! { <span class="visually-hidden" translate="no">{names.clone()}</span> };
    let verb = if over { "View" } else { "Continue" };
    let table = Screen::Table(id.clone()).hash();
    let open_link = record.can_open().then(|| view! { <a class="quiet" href=table>{verb}{names()}</a> });
    let sentence = record.sentence().map(|sentence| view! { <span class="torn">{sentence}</span> });
    let (saved, deleted) = (game.clone(), game.clone());
    let delete = move |_| {
        shelf.delete(&deleted);
        page::focus("#undo");
    };
    let restored =
        move || shelf.games.with(|games| games.restored.as_ref() == Some(&id)).then_some("restored");
    view! {
        <p class="spine row">
            <strong translate="no">{players}</strong>
            <span class="quietly">{kind.map(Kind::short)}</span>
            <span class="quietly">{progress}</span>
            <span class="quietly">{last_played}</span>
            {sentence}
        </p>
        {open_link}
        <button type="button" class="quiet" on:click=move |_| save(&saved)>"Save as a file"{names()}</button>
        <button type="button" class="quiet" id=restored on:click=delete>"Delete"{names()}</button>
    }
    .into_any()
}

/// The row of a deleted game with a button to restore it. The key U presses this button in the row of the
/// game that was deleted last.
fn deleted_row(game: &GameRow, shelf: Shelf) -> AnyView {
    let (id, deleted) = (game.id.clone(), game.clone());
    let latest = move || {
        let is_latest =
            shelf.games.with(|games| games.deleted.last().is_some_and(|(latest, _)| *latest == id));
        is_latest.then_some("undo")
    };
    let undo = move |_| {
        shelf.undo(&deleted);
        page::focus("#restored");
    };
    view! {
        <p class="game quietly">"Deleted: "<bdi translate="no">{game.players.clone()}</bdi></p>
        <button type="button" class="quiet" id=latest on:click=undo>"Undo"</button>
    }
    .into_any()
}

/// Saves a game as a file: its record, or all its stored keys and texts if the record is damaged or unreadable.
fn save(game: &GameRow) {
    let text = match game.record {
        RecordState::Whole => {
            shelf::record(&game.id).map(|record| record.lines().join("\n") + "\n").unwrap_or_default()
        }
        RecordState::Damaged(_) | RecordState::Unreadable(_) => shelf::raw(&game.id),
    };
    let name = files::file_name(game.kind.map_or("partypiece", Kind::slug), &game.players, ".jsonl");
    files::save(&name, "application/jsonl", &text);
}

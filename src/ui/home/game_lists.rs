//! The stored games: unfinished ones, finished ones, and undo for a deleted one.

use crate::ui::prelude::*;

use super::row::{GameRow, RecordState, begun};
use crate::{
    browser::{
        files, focus, page,
        storage::{self, GameId, RemovedGame, SavedGame},
    },
    play::Kind,
    screens::{file_name::file_name, game_list::GameButton, names},
    ui::{
        parts::{announce, drawn},
        screen::Screen,
    },
    wording::plural,
};

/// The stored games on the home page. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct GameLists {
    games: RwSignal<HomeGames>,
    /// The text of the live region.
    pub(super) announced: RwSignal<String>,
}

/// The games that were read, and what was deleted since.
#[derive(Clone)]
struct HomeGames {
    /// The games as they were stored, to see whether another tab has changed them.
    saved: Vec<SavedGame>,
    /// Unfinished games, the most recent first.
    unfinished: Vec<GameRow>,
    /// Finished games. Their records are read only when somebody opens the list.
    finished: Vec<SavedGame>,
    /// Deleted games, the latest last.
    deleted: Vec<(GameId, RemovedGame)>,
    /// The games that were deleted by one press and not restored since.
    deleted_together: Vec<GameId>,
    /// The game that was restored last; it gets the focus.
    restored: Option<GameId>,
    /// Whether results of finished games are stored.
    has_results: bool,
}

impl HomeGames {
    fn load() -> Self {
        let saved = storage::list();
        Self {
            unfinished: begun(&saved).collect(),
            finished: saved.iter().filter(|saved| saved.finished).cloned().collect(),
            saved,
            deleted: Vec::new(),
            deleted_together: Vec::new(),
            restored: None,
            has_results: storage::has_results(),
        }
    }

    fn is_deleted(&self, id: &GameId) -> bool {
        self.deleted.iter().any(|(deleted, _)| deleted == id)
    }

    /// The game that was deleted last and not restored since.
    fn latest_deleted(&self) -> Option<&GameId> {
        self.deleted.last().map(|(latest, _)| latest)
    }

    /// Whether the game that was deleted last was deleted together with others.
    fn is_together(&self) -> bool {
        self.latest_deleted().is_some_and(|latest| self.deleted_together.contains(latest))
    }

    /// How many unfinished games are not deleted.
    fn unfinished_count(&self) -> usize {
        self.unfinished.iter().filter(|game| !self.is_deleted(&game.id)).count()
    }

    /// Restores a deleted game.
    fn restore(&mut self, id: &GameId) {
        if let Some(index) = self.deleted.iter().position(|(deleted, _)| deleted == id) {
            storage::restore(self.deleted.remove(index).1);
            self.restored = Some(id.clone());
        }
        self.deleted_together.retain(|together| together != id);
    }
}

impl GameLists {
    /// Reads the stored games, and again when another tab has changed them.
    pub(super) fn load() -> Self {
        let lists = Self { games: RwSignal::new(HomeGames::load()), announced: RwSignal::new(String::new()) };
        keep_with_owner(storage::on_games_changed_elsewhere(move || lists.follow()));
        lists
    }

    /// Reads the stored games again if another tab has changed them; but not while a deletion can be undone, because reading ends that. A
    /// hidden page waits until somebody comes to it: the other tab may play many steps until then.
    fn follow(self) {
        let can_read = |games: &HomeGames| games.deleted.is_empty() && games.saved != storage::list();
        if page::is_visible() && self.games.with_untracked(can_read) {
            self.reload();
        }
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
        if let Some(removed) = storage::remove(&game.id) {
            self.games.update(|games| games.deleted.push((game.id.clone(), removed)));
            announce(self.announced, format!("Deleted: {}. Press U to undo.", game.players));
        }
    }

    fn undo(self, game: &GameRow) {
        self.games.update(|games| games.restore(&game.id));
        announce(self.announced, format!("Restored: {}.", game.players));
    }

    /// Deletes all unfinished games.
    fn delete_all(self) {
        let mut deleted = Vec::new();
        self.games.update(|games| {
            let ids = games.unfinished.iter().map(|game| &game.id);
            let left: Vec<GameId> = ids.filter(|id| !games.is_deleted(id)).cloned().collect();
            for id in left {
                if let Some(removed) = storage::remove(&id) {
                    games.deleted.push((id.clone(), removed));
                    deleted.push(id);
                }
            }
            games.deleted_together.clone_from(&deleted);
        });
        announce(self.announced, format!("{} Press U to undo.", deleted_sentence(deleted.len())));
        focus::set_after_task("#undo");
    }

    /// Restores the games that were deleted together.
    fn undo_all(self) {
        let together = self.games.with_untracked(|games| games.deleted_together.clone());
        self.games.update(|games| together.iter().for_each(|id| games.restore(id)));
        let restored =
            plural(together.len(), "1 unfinished game was restored.", "# unfinished games were restored.");
        announce(self.announced, restored);
        focus::set_after_task("#delete-all");
    }
}

/// The unfinished games; nothing if there are none.
pub(super) fn unfinished(lists: GameLists) -> AnyView {
    let none = Memo::new(move |_| lists.games.with(|games| games.unfinished.is_empty()));
    let rows = move || lists.games.with(|games| games.unfinished.clone());
    view! {
        <Show when=move || !none.get()>
            <section class="saved" aria-labelledby="begun">
                <h2 id="begun">"Unfinished games"</h2>
                <ul class="resume stack" role="list">
                    <For each=rows key=key let(game)>
                        {row(game, lists)}
                    </For>
                </ul>
                {move || all_buttons(lists)}
            </section>
        </Show>
    }
    .into_any()
}

fn deleted_sentence(games: usize) -> String {
    plural(games, "1 unfinished game was deleted.", "# unfinished games were deleted.")
}

/// The button that deletes all unfinished games, if there are several, or the one that undoes that.
fn all_buttons(lists: GameLists) -> AnyView {
    let (left, together, is_latest) = lists
        .games
        .with(|games| (games.unfinished_count(), games.deleted_together.len(), games.is_together()));
    if together > 0 {
        // The sentence is where the pressed button was: a second press there would bring all of them back.
        return view! {
            <p>{deleted_sentence(together)}</p>
            <p class="row">
                <button type="button" class="quiet" id=is_latest.then_some("undo") on:click=move |_| lists.undo_all()>
                    {plural(together, "Undo: bring back 1", "Undo: bring back all #")}
                </button>
            </p>
        }
        .into_any();
    }
    let delete = view! {
        <p class="row">
            <button type="button" class="quiet" id="delete-all" on:click=move |_| lists.delete_all()>
                {format!("Delete all {left}")}
            </button>
        </p>
    };
    if left > 1 { delete.into_any() } else { ().into_any() }
}

/// The finished games, closed at first; nothing if there are none.
pub(super) fn finished(lists: GameLists) -> AnyView {
    let opened = RwSignal::new(false);
    let saved = Memo::new(move |_| lists.games.with(|games| games.finished.clone()));
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
            <details class="saved" on:toggle=open>
                <summary><h2>"Finished games"" "<span class="quietly">{move || count.get().to_string()}</span></h2></summary>
                <ul class="resume stack" role="list">
                    <For each=move || rows.get() key=key let(game)>
                        {row(game, lists)}
                    </For>
                </ul>
            </details>
        </Show>
    }.into_any()
}

/// What a row is drawn for: a game that another tab has played on gets a new row.
fn key(game: &GameRow) -> (GameId, Option<String>, Option<String>) {
    (game.id.clone(), game.progress.clone(), game.last_played.clone())
}

/// A game, or the button to restore it if it was deleted.
fn row(game: GameRow, lists: GameLists) -> AnyView {
    let id = game.id.clone();
    let deleted = Memo::new(move |_| lists.games.with(|games| games.is_deleted(&id)));
    view! { <li class="row">{move || if deleted.get() { deleted_row(&game, lists) } else { stored_row(&game, lists) }}</li> }.into_any()
}

/// A game with its buttons.
fn stored_row(game: &GameRow, lists: GameLists) -> AnyView {
    let GameRow { id, kind, players, progress, last_played, over, record, begun: _ } = game.clone();
    let name = |button: GameButton| button.name(&players);
    let open = if over { GameButton::View } else { GameButton::Continue };
    let table = Screen::Table(id.clone()).hash();
    let open_link = record
        .can_open()
        .then(|| view! { <a class="quiet" href=table aria-label=name(open)>{open.text()}</a> });
    let (save_name, delete_name) = (name(GameButton::Save), name(GameButton::Delete));
    let sentence = record.sentence().map(|sentence| view! { <span class="torn">{sentence}</span> });
    let (saved, deleted) = (game.clone(), game.clone());
    let delete = move |_| {
        lists.delete(&deleted);
        focus::set_after_task("#undo");
    };
    let restored =
        move || lists.games.with(|games| games.restored.as_ref() == Some(&id)).then_some("restored");
    view! {
        <p class="spine row">
            <strong translate="no">{players}</strong>
            <span class="quietly">{kind.map(Kind::short)}</span>
            <span class="quietly" translate="no">{progress}</span>
            <span class="quietly">{last_played}</span>
            {sentence}
        </p>
        {open_link}
        <button type="button" class="quiet" aria-label=save_name on:click=move |_| save(&saved)>{GameButton::Save.text()}</button>
        <button type="button" class="quiet" id=restored aria-label=delete_name on:click=delete>{GameButton::Delete.text()}</button>
    }
    .into_any()
}

/// The row of a deleted game with a button to restore it. The key U presses this button in the row of the
/// game that was deleted last.
fn deleted_row(game: &GameRow, lists: GameLists) -> AnyView {
    let (id, deleted) = (game.id.clone(), game.clone());
    let latest = move || {
        let is_latest = lists.games.with(|games| games.latest_deleted() == Some(&id) && !games.is_together());
        is_latest.then_some("undo")
    };
    let undo = move |_| {
        lists.undo(&deleted);
        focus::set_after_task("#restored");
    };
    view! {
        <p class="game quietly">{drawn(&names::deleted(&game.players))}</p>
        <button type="button" class="quiet" id=latest on:click=undo>"Undo"</button>
    }
    .into_any()
}

/// Saves a game as a file: its record, or all its stored keys and texts if the record is damaged or unreadable.
fn save(game: &GameRow) {
    let text = match game.record {
        RecordState::Whole => {
            storage::record(&game.id).map(|record| record.lines().join("\n") + "\n").unwrap_or_default()
        }
        RecordState::Damaged(_) | RecordState::Unreadable(_) => storage::raw(&game.id),
    };
    let name = file_name(game.kind.map_or("partypiece", Kind::slug), &game.players, ".jsonl");
    files::save_record(&name, &text);
}

//! The shelf: games that wait, games that were played, and a way back for one that was forgotten too soon.

use crate::ui::prelude::*;

use super::{file, row::GameRow};
use crate::{
    browser::{
        page,
        shelf::{self, GameId, Removed, Saved},
    },
    play::Kind,
    ui::screen::Screen,
};

/// The shelf as home shows it. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    seen: RwSignal<Seen>,
    /// What is spoken.
    pub(super) said: RwSignal<String>,
}

/// What home saw on the shelf, and what it did to it since.
#[derive(Clone)]
struct Seen {
    /// Games that wait, the one that was touched last first.
    begun: Vec<GameRow>,
    /// Games that are over. Their records are read when somebody wants to see them.
    played: Vec<Saved>,
    /// What was forgotten, the latest last.
    forgotten: Vec<(GameId, Removed)>,
    /// The game that was taken back last: its place gets the focus.
    returned: Option<GameId>,
}

impl Seen {
    fn look() -> Self {
        let (played, begun): (Vec<Saved>, Vec<Saved>) =
            shelf::list().into_iter().partition(|saved| saved.finished);
        let begun = begun.iter().map(GameRow::read).collect();
        Self { begun, played, forgotten: Vec::new(), returned: None }
    }

    fn has_forgotten(&self, id: &GameId) -> bool {
        self.forgotten.iter().any(|(forgotten, _)| forgotten == id)
    }
}

impl Shelf {
    /// Looks at what is there.
    pub(super) fn look() -> Self {
        Self { seen: RwSignal::new(Seen::look()), said: RwSignal::new(String::new()) }
    }

    /// Looks again, for something came. What was forgotten before can no more be taken back.
    pub(super) fn look_again(self) {
        self.seen.set(Seen::look());
    }

    /// The game that was touched last and can go on.
    pub(super) fn waiting(self) -> Option<GameRow> {
        self.seen.with(|seen| {
            let goes_on = |game: &&GameRow| game.record.opens() && !seen.has_forgotten(&game.id);
            seen.begun.iter().find(goes_on).cloned()
        })
    }

    fn forget(self, game: &GameRow) {
        if let Some(removed) = shelf::remove(&game.id) {
            self.seen.update(|seen| seen.forgotten.push((game.id.clone(), removed)));
            self.said.set(format!("Deleted: {}. Press U to undo.", game.who));
        }
    }

    fn undo(self, game: &GameRow) {
        self.seen.update(|seen| {
            if let Some(at) = seen.forgotten.iter().position(|(forgotten, _)| *forgotten == game.id) {
                shelf::restore(seen.forgotten.remove(at).1);
                seen.returned = Some(game.id.clone());
            }
        });
        self.said.set(format!("Restored: {}.", game.who));
    }
}

/// The games that wait. Where none does, there is nothing to say.
pub(super) fn begun(shelf: Shelf) -> Html {
    let none = Memo::new(move |_| shelf.seen.with(|seen| seen.begun.is_empty()));
    let rows = move || shelf.seen.with(|seen| seen.begun.clone());
    html! {
        <If when=move || !none.get()>
            <section class="shelf" aria-labelledby="begun">
                <h2 id="begun">"Unfinished games"</h2>
                <ul class="resume" role="list">
                    <Each each=rows key=|game| game.id.clone() let(game)>
                        {row(game, shelf)}
                    </Each>
                </ul>
            </section>
        </If>
    }
}

/// The games that are over, folded away.
pub(super) fn played(shelf: Shelf) -> Option<Html> {
    let open = RwSignal::new(false);
    let count = shelf.seen.with_untracked(|seen| seen.played.len());
    let rows = move || {
        let played = shelf.seen.with_untracked(|seen| seen.played.clone());
        played.iter().map(|saved| row(GameRow::read(saved), shelf)).collect_html()
    };
    let details = html! {
        <details class="shelf" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary><h2>"Finished games "<span class="quietly">{count.to_string()}</span></h2></summary>
            <ul class="resume" role="list">{move || open.get().then(rows)}</ul>
        </details>
    };
    (count > 0).then_some(details)
}

/// A game on the shelf, or the place where it stood a moment ago.
fn row(game: GameRow, shelf: Shelf) -> Html {
    let id = game.id.clone();
    let forgotten = Memo::new(move |_| shelf.seen.with(|seen| seen.has_forgotten(&id)));
    html! { <li>{move || if forgotten.get() { gap(&game, shelf) } else { standing(&game, shelf) }}</li> }
}

/// A game that stands there, and what can be done with it.
fn standing(game: &GameRow, shelf: Shelf) -> Html {
    let GameRow { id, kind, who, standing, touched, over, record } = game.clone();
    let whose = format!(": {who}");
    let whose = || html! { <span class="visually-hidden">{whose.clone()}</span> };
    let verb = if over { "View" } else { "Continue" };
    let table = Screen::Table(id.clone()).hash();
    let play_on = record.opens().then(|| html! { <a class="quiet" href=table>{verb}{whose()}</a> });
    let sentence = record.sentence().map(|sentence| html! { <span class="torn">{sentence}</span> });
    let (saved, forgotten) = (game.clone(), game.clone());
    let forget = move |_| {
        shelf.forget(&forgotten);
        page::focus("#undo");
    };
    let returned = move || shelf.seen.with(|seen| seen.returned.as_ref() == Some(&id)).then_some("returned");
    html! {
        <p class="spine">
            <strong>{who}</strong>
            <span class="quietly">{kind.map(Kind::short)}</span>
            <span class="quietly">{standing}</span>
            <span class="quietly">{touched}</span>
            {sentence}
        </p>
        {play_on}
        <button type="button" class="quiet" on:click=move |_| file::save(&saved)>"Save as a file"{whose()}</button>
        <button type="button" class="quiet" id=returned on:click=forget>"Delete"{whose()}</button>
    }
}

/// Where a game stood that was forgotten, and the way back. U presses the button of the latest.
fn gap(game: &GameRow, shelf: Shelf) -> Html {
    let (id, forgotten) = (game.id.clone(), game.clone());
    let latest = move || {
        let is_latest =
            shelf.seen.with(|seen| seen.forgotten.last().is_some_and(|(latest, _)| *latest == id));
        is_latest.then_some("undo")
    };
    let undo = move |_| {
        shelf.undo(&forgotten);
        page::focus("#returned");
    };
    html! {
        <p class="game quietly">"Deleted: "{game.who.clone()}</p>
        <button type="button" class="quiet" id=latest on:click=undo>"Undo"</button>
    }
}

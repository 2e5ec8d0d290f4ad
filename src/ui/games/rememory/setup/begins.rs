//! Who begins: whoever answers a question of memory (RM-09), or a random player (RM-10).

use crate::ui::prelude::*;

use crate::{
    browser::shelf::{self, Saved},
    play::{AnyGame, Kind},
    rules::{
        guests::{Guest, GuestId},
        rememory::QUESTION,
    },
    ui::{parts::controls::Fold, since::since},
};

use super::form::SetupForm;

/// How many past games are listed.
const PAST_GAMES: usize = 6;

/// The question, the games played on this laptop, and the choice of a name.
pub(super) fn who(form: SetupForm) -> Html {
    let named = Memo::new(move |_| {
        form.list.guests.with(|guests| {
            let named = guests.list().iter().filter(|guest| !Guest::is_unnamed(guest));
            named.map(|guest| (guest.id, guest.name.trim().to_owned())).collect::<Vec<_>>()
        })
    });
    let starter = Memo::new(move |_| {
        let starter = form.starter.get();
        named.with(|named| named.iter().find(|(id, _)| Some(*id) == starter).cloned())
    });
    let now = Signal::derive(move || starter.get().map_or_else(|| "At random".to_owned(), |(_, name)| name));
    let names =
        move || named.get().into_iter().map(move |(id, name)| chip(form, Some(id), name)).collect_html();
    let body = html! {
        <p>{QUESTION}" The first who remembers begins: press that name."</p>
        {remembered()}
        <div class="row" role="group" aria-label="Who begins">
            {chip(form, None, "Pick at random".to_owned())}
            {names}
        </div>
    };
    html! { <Fold title="Who begins" now body/> }
}

fn chip(form: SetupForm, who: Option<GuestId>, name: String) -> Html {
    let pressed = move || (form.starter.get() == who).to_string();
    html! {
        <button type="button" class="quiet" aria-pressed=pressed on:click=move |_| form.starter.set(who)>
            <bdi>{name}</bdi>
        </button>
    }
}

/// Games played on this laptop, hidden until everybody has guessed.
fn remembered() -> Html {
    let played: Vec<Saved> =
        shelf::list().into_iter().filter(|saved| saved.finished).take(PAST_GAMES).collect();
    if played.is_empty() {
        return html! { <p class="quietly">"No finished games on this laptop."</p> };
    }
    let game = |saved: Saved| {
        let kind = AnyGame::kind_of(&[saved.head]).map_or("A game", Kind::title);
        html! { <li>{kind}", "{since(saved.touched)}</li> }
    };
    html! {
        <details>
            <summary>"Games played on this laptop"</summary>
            <ol>{played.into_iter().map(game).collect_html()}</ol>
        </details>
    }
}

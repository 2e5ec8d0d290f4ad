//! Who begins: the first who answers a question of memory (RM-09), or a random player (RM-10).

use crate::ui::prelude::*;

use crate::{
    browser::shelf::{self, Saved},
    play::{AnyGame, Kind},
    rules::rememory::QUESTION,
    ui::{parts::controls::Fold, setup::name_choice, since::since},
};

use super::SetupForm;

/// How many past games are listed.
const PAST_GAMES: usize = 6;

/// The question, the games played on this laptop, and the choice of a name.
pub(super) fn who(form: SetupForm) -> Html {
    let now = Signal::derive(move || {
        let starter = form.starter.get();
        let mut names = form.list.names().into_iter();
        names.find(|(id, _)| Some(*id) == starter).map_or_else(|| "At random".to_owned(), |(_, name)| name)
    });
    let body = html! {
        <p>{QUESTION}" The first who remembers begins: press that name."</p>
        {past_games()}
        {name_choice("Who begins", "Pick at random", move || form.list.names(), form.starter.into(), form.starter)}
    };
    html! { <Fold title="Who begins" now body/> }
}

/// Games played on this laptop, hidden until everybody has guessed.
fn past_games() -> Html {
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

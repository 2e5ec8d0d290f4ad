//! The five games on the home page, each with a picture of its pieces.

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    screens::GameFacts,
    ui::{games, screen::Screen},
    welcome::HEADING,
};

/// All five games.
pub(super) fn game_cards() -> AnyView {
    view! {
        <section aria-labelledby="tables">
            <h2 id="tables">{HEADING}</h2>
            <ul class="game-cards grid" role="list">
                {Kind::ALL.map(game_card).into_iter().collect_view()}
            </ul>
        </section>
    }
    .into_any()
}

/// A game and the link to its set-up.
fn game_card(kind: Kind) -> AnyView {
    view! { <li><a class="game-card" href=Screen::Setup(kind).hash()>{picture(kind)}</a></li> }.into_any()
}

/// The picture of a game, and what is said of it.
fn picture(kind: Kind) -> AnyView {
    let GameFacts { line, people, time, .. } = GameFacts::of(kind);
    view! {
        <span class="pieces row" aria-hidden="true">{games::picture(kind)}</span>
        <strong class="name">{kind.title()}</strong>
        <span>{*line}</span>
        <small class="who">{*people}<br/>{*time}</small>
    }
    .into_any()
}

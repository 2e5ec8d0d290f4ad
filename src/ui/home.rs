//! Home: the games as tables, what was begun, and how to take it all along.

mod along;
mod file;
mod shelf;
mod spine;
mod tables;

use crate::ui::prelude::*;

use super::{masthead::masthead, screen::Screen};
use crate::{
    browser::shelf::health,
    play::Kind,
    welcome::{LINE, NAME},
};
use along::along;
use shelf::{Shelf, begun, played};
use tables::tables;

/// The screen.
#[component]
pub fn Home() -> impl IntoView {
    let shelf = Shelf::look();
    view! {
        <div class="home">
            {masthead(&Screen::Home, NAME, LINE)}
            <main>
                {trouble()}
                {begin(shelf)}
                {begun(shelf)}
                {tables()}
                {played(shelf)}
                {along(shelf)}
            </main>
            <p class="visually-hidden" role="status" aria-live="polite">{move || shelf.said.get()}</p>
        </div>
    }
}

/// What the table has to know about keeping games, if this browser does not keep them as it should.
fn trouble() -> Option<AnyView> {
    let trouble = health().trouble?;
    Some(view! { <p class="home-trouble" role="alert">{trouble.to_string()}</p> }.into_any())
}

/// The one button: the game that waits, or a new one.
fn begin(shelf: Shelf) -> AnyView {
    view! {
        <p class="begin">
            {move || match shelf.waiting() {
                Some(spine) => view! {
                    <a class="primary" href=Screen::Table(spine.id).hash()>
                        "Play on"
                        <small>{spine.who}" · "{spine.standing}</small>
                    </a>
                }.into_any(),
                None => view! {
                    <a class="primary" href=Screen::SetUp(Kind::Pieceagories).hash()>"Play Pieceagories"</a>
                }.into_any(),
            }}
        </p>
    }
    .into_any()
}

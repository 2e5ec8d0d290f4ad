//! Home: the games as tables, what was begun, and how to take it all along.

mod copies;
mod file;
mod row;
mod shelf;
mod tables;

use crate::ui::prelude::*;

use super::{masthead::Masthead, screen::Screen};
use crate::{
    browser::shelf::health,
    play::Kind,
    welcome::{LINE, NAME},
};
use copies::copies;
use shelf::{Shelf, begun, played};
use tables::tables;

/// The screen.
#[component]
pub fn Home() -> Html {
    let shelf = Shelf::look();
    html! {
        <div class="home">
            <Masthead here=Screen::Home title=NAME line=LINE/>
            <main>
                {trouble()}
                {begin(shelf)}
                {begun(shelf)}
                {tables()}
                {played(shelf)}
                {copies(shelf)}
            </main>
            <p class="visually-hidden" role="status" aria-live="polite">{move || shelf.said.get()}</p>
        </div>
    }
}

/// What the table has to know about keeping games, if this browser does not keep them as it should.
fn trouble() -> Option<Html> {
    let trouble = health().trouble?;
    Some(html! { <p class="home-trouble" role="alert">{trouble.to_string()}</p> })
}

/// The one button: the game that waits, or a new one.
fn begin(shelf: Shelf) -> Html {
    html! {
        <p class="begin">
            {move || match shelf.waiting() {
                Some(game) => html! {
                    <a class="primary" href=Screen::Table(game.id).hash()>
                        "Continue"
                        <small>{game.who}" · "{game.standing}</small>
                    </a>
                },
                None => html! {
                    <a class="primary" href=Screen::SetUp(Kind::Pieceagories).hash()>"Play Pieceagories"</a>
                },
            }}
        </p>
    }
}

//! What comes and goes as a file: the page itself, to where no network is, and games.

use crate::ui::prelude::*;

use super::{file, shelf::Shelf};
use crate::{
    browser::{copy, files, page},
    ui::{
        parts::{Notice, Quiet},
        screen::Screen,
    },
};

/// How to take the page and its games along, and how to bring a game back.
pub(super) fn along(shelf: Shelf) -> AnyView {
    let here = if page::is_file() {
        "You are playing from a file of your own: it needs no network, and nobody can take it away."
    } else {
        "This page is the whole program: once it is loaded it asks nobody for anything."
    };
    view! {
        <section class="shelf" aria-labelledby="along">
            <h2 id="along">"Take it along"</h2>
            <p>
                {here}" To keep it, press "<kbd>"Ctrl"</kbd>" "<kbd>"S"</kbd>" (on a Mac "<kbd>"⌘"</kbd>" "<kbd>"S"</kbd>
                "), choose “HTML only”, and open the file wherever you are: on a train, in a hut, from a stick. Games
                stay with the page they were begun in; saved as files they can be opened in any other."
            </p>
            <div class="row">{copy_of_page()} {from_file(shelf)}</div>
        </section>
    }
    .into_any()
}

/// A button that saves the page as Ctrl+S does, where the page is one file and can.
fn copy_of_page() -> Option<AnyView> {
    let save = |()| {
        if let Some(text) = copy::of_page() {
            files::save("partypiece.html", "text/html", &text);
        }
    };
    copy::can_be_made().then(|| view! { <Quiet on_press=save>"Save a copy of this page"</Quiet> }.into_any())
}

/// The way in for a game that comes as a file. It lands on the shelf, and opens.
fn from_file(shelf: Shelf) -> AnyView {
    let trouble = RwSignal::new(None::<String>);
    let open = move |()| {
        trouble.set(None);
        file::open(move |outcome| match outcome {
            Ok(id) => Screen::Table(id).open(),
            Err(sentence) => {
                shelf.look_again();
                trouble.set(Some(sentence));
            }
        });
    };
    view! {
        <span class="press">
            <Quiet on_press=open>"Open a game from a file"</Quiet>
            <Notice text=trouble/>
        </span>
    }
    .into_any()
}

//! Import and export on the home page: the page itself, games, backups.

use crate::ui::prelude::*;

use super::game_lists::GameLists;
use crate::{
    browser::{files, page, page_copy, storage},
    ui::{
        incoming::{self, OpenButton, OpenedContent},
        parts::{Quiet, set_notice},
        screen::Screen,
    },
};

/// The section that saves copies and opens files.
pub(super) fn copies(lists: GameLists) -> AnyView {
    let instruction = if page::is_file() {
        "You opened this page from a file, so it works without internet. To keep it elsewhere, too, press "
    } else {
        "To play without internet, save this page: press "
    };
    view! {
        <section class="saved" aria-labelledby="along">
            <h2 id="along">"Keep a copy"</h2>
            <p>
                {instruction}<kbd>"Ctrl"</kbd>" "<kbd>"S"</kbd>" (on a Mac "<kbd>"⌘"</kbd>" "<kbd>"S"</kbd>
                ") and choose “HTML only”. The file opens in any browser, even from a USB stick."
            </p>
            <p>
                "Your games stay in this browser. To take them along, press “Save this page with our games” or “Back up
                everything”."
            </p>
            <div class="row">{copies_of_page()} {backup_button()} {open_button(lists)}</div>
        </section>
    }.into_any()
}

/// Buttons that save the page as one file, with its games or without; only if the page is one file.
fn copies_of_page() -> Option<AnyView> {
    let save = |backup: Option<String>| {
        if let Some(text) = page_copy::of_page(backup.as_deref()) {
            let name = if backup.is_some() { "partypiece-with-our-games.html" } else { "partypiece.html" };
            files::save(name, "text/html", &text);
        }
    };
    let with_games = move |()| save(Some(storage::backup().to_text()));
    let without_games = move |()| save(None);
    let buttons = view! {
        <Quiet on_press=with_games>"Save this page with our games"</Quiet>
        <Quiet on_press=without_games>"Save a clean copy to share"</Quiet>
    }
    .into_any();
    page_copy::is_possible().then_some(buttons)
}

/// The button that saves a backup.
pub fn backup_button() -> AnyView {
    let save = |()| files::save("partypiece-backup.json", "application/json", &storage::backup().to_text());
    view! { <Quiet on_press=save>"Back up everything"</Quiet> }.into_any()
}

/// The button that opens a file: a game, a backup or a deck.
fn open_button(lists: GameLists) -> AnyView {
    let sentence = |content: OpenedContent| match content {
        OpenedContent::Message(sentence) => Some(sentence),
        // Other screens handle these.
        OpenedContent::Categories { .. } | OpenedContent::Cards(..) => None,
    };
    let waiting = incoming::take_waiting(&Screen::Home).and_then(sentence);
    let notice = RwSignal::new(waiting.or_else(incoming::take_refusals));
    let receive = move |outcome: Result<OpenedContent, String>| {
        lists.reload();
        set_notice(notice, outcome.map_or_else(Some, sentence));
    };
    let receive_and_show = move |outcome| {
        receive(outcome);
        page::after_painting(|| page::scroll_into_view("[aria-labelledby=along] [data-notice]:not(:empty)"));
    };
    incoming::handle_drops(Screen::Home, receive_and_show);
    view! { <OpenButton current_screen=Screen::Home notice receive=Callback::new(receive_and_show)/> }
        .into_any()
}

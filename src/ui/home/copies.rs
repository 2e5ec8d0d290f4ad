//! Import and export on the home page: the page itself, games, backups.

use crate::ui::prelude::*;

use super::game_lists::GameLists;
use crate::{
    browser::{files, page, page_copy, storage},
    ui::{
        incoming::{self, OpenButton, OpenedContent, Received},
        parts::{Quiet, set_notice},
        screen::Screen,
    },
};

/// The section that saves copies and opens files. It asks what a copy is for, because that is what people know.
pub(super) fn copies(lists: GameLists) -> AnyView {
    view! {
        <section class="saved" aria-labelledby="along">
            <h2 id="along">"Keep a copy"</h2>
            <p>"Your games stay in this browser, on this computer. What is the copy for?"</p>
            <dl class="purposes">
                {if page_copy::is_possible() { page_buttons() } else { instruction() }}
                {purpose("To keep all games, decks and settings safe, in one file", backup_button())}
                {purpose("To go on with a copy, or with a file of somebody else", open_button(lists))}
            </dl>
        </section>
    }
    .into_any()
}

/// What a copy is for, and the button for it.
fn purpose(text: &'static str, button: AnyView) -> AnyView {
    view! { <div class="row"><dt>{text}</dt><dd>{button}</dd></div> }.into_any()
}

/// Buttons that save the page as one file, with its games or without.
fn page_buttons() -> AnyView {
    let save = |backup: Option<String>| {
        if let Some(text) = page_copy::of_page(backup.as_deref()) {
            let name = if backup.is_some() { "partypiece-with-our-games.html" } else { "partypiece.html" };
            files::save(name, "text/html", &text);
        }
    };
    let with_games = view! {
        <Quiet on_press=move |()| save(Some(storage::backup().to_text()))>"Save this page with our games"</Quiet>
    };
    let without_games = view! { <Quiet on_press=move |()| save(None)>"Save a clean copy to share"</Quiet> };
    view! {
        {purpose("To play on elsewhere, even without internet", with_games.into_any())}
        {purpose("To give the page to others, without your games and names", without_games.into_any())}
    }
    .into_any()
}

/// How to save a page that is more than one file.
fn instruction() -> AnyView {
    purpose("To play elsewhere, even without internet", "Press Ctrl + S (⌘ + S on a Mac)".into_any())
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
    let receive_and_show = move |received: Received| {
        lists.reload();
        let sentences: Vec<String> =
            received.into_iter().filter_map(|outcome| outcome.map_or_else(Some, sentence)).collect();
        set_notice(notice, (!sentences.is_empty()).then(|| sentences.join("\n")));
        page::after_painting(|| page::scroll_into_view("[aria-labelledby=along] [data-notice]:not(:empty)"));
    };
    incoming::handle_drops(Screen::Home, receive_and_show);
    view! { <OpenButton current_screen=Screen::Home notice receive=Callback::new(receive_and_show)/> }
        .into_any()
}

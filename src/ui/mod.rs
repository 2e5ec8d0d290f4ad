//! The page.
//!
//! Screens read a [`session::Session`] and send it actions; only the session changes a game. Parts draw
//! pieces and controls and know no session.

#![expect(clippy::needless_pass_by_value, reason = "components own their props")]
#![expect(missing_docs, reason = "only the page uses it, and a comment that repeats a name says nothing")]

pub mod about;
pub mod card_decks;
pub mod category_decks;
pub mod countdown;
pub mod curtain;
pub mod daily;
pub mod deck_storage;
pub mod ending;
pub mod evening;
pub mod first_time;
pub mod frame;
pub mod games;
pub mod guests;
pub mod home;
pub mod how_to;
pub mod incoming;
pub mod keys;
pub mod lists;
pub mod masthead;
pub mod opponents;
pub mod painted;
pub mod parts;
pub mod pause;
pub mod prelude;
pub mod print;
pub mod rove;
pub mod screen;
pub mod second_screen;
pub mod session;
pub mod settings;
pub mod setup;
pub mod sheets;
pub mod stored;
pub mod table;

use leptos::prelude::provide_context;

use prelude::*;

use crate::{
    browser::{self, focus, kept_focus, page, page_copy, presses, storage, translation},
    play::Backup,
};
use parts::Notice;
use screen::Screen;
use second_screen::SecondScreen;

/// Once the storage is ready, mounts the page into the element of `index.html` that has shown a static home page until then.
pub fn mount() {
    storage::recover(|| browser::painted::take(draw));
}

fn draw(typed: Option<String>) {
    // A copy of the page may contain a backup of games.
    if let Some((backup, _)) = page_copy::embedded_backup().and_then(|text| Backup::read(&text).ok()) {
        storage::merge_once(&backup);
    }
    if let Some(typed) = typed {
        painted::take_over(&typed);
    }
    settings::apply();
    presses::listen();
    // What the storage refuses is only in memory. The browser asks whether to close the page all the same.
    page::ask_before_closing(|| storage::error().is_some()).keep_forever();
    keys::listen();
    if let Some(root) = browser::root() {
        // What was painted before the program came.
        root.set_inner_html("");
        kept_focus::listen(&root);
        leptos::mount::mount_to(root, App).forget();
        browser::painted::hand_back();
    }
}

/// One screen at a time.
#[component]
fn App() -> impl IntoView {
    let screen = screen::follow_address();
    // A second screen only draws what the laptop sends. Only the laptop may answer second screens.
    if screen.get_untracked() != Screen::SecondScreen {
        provide_context(SecondScreen::listen());
    }
    let theme = settings::ThemeState::now();
    theme.follow_clock(screen);
    provide_context(theme);
    Effect::new(move |_| translation::allow(screen.with(may_be_translated)));
    // Whoever goes back from a table had the focus there.
    Effect::new(move |before: Option<Screen>| {
        let now = screen.get();
        if let (Some(Screen::Table(_)), Screen::Setup(_)) = (before, &now) {
            page::after_painting(|| {
                if focus::is_lost() {
                    focus::set("[data-primary]");
                }
            });
        }
        now
    });
    let not_taken = RwSignal::new(None::<String>);
    incoming::listen_for_drops(screen, not_taken);
    Effect::new(move |_| {
        screen.track();
        not_taken.set(None);
    });
    let shown = move || {
        let screen = screen.get();
        // A context outlives the cleanup of its owner. The inner closure is an effect with its own owner, so that no screen
        // finds a context of the screen before.
        (move || draw_screen(screen.clone())).into_any()
    };
    view! { {shown}<div class="dropped stack"><Notice text=not_taken/></div> }
}

/// Whether browsers may translate a screen. A table changes its words all the time, so a translation of it would be late or wrong.
fn may_be_translated(screen: &Screen) -> bool {
    match screen {
        Screen::Table(_) | Screen::SecondScreen => false,
        Screen::Home
        | Screen::Setup(_)
        | Screen::Day(_)
        | Screen::HowTo(_)
        | Screen::Decks
        | Screen::Deck(_)
        | Screen::Print
        | Screen::Evening
        | Screen::Settings
        | Screen::Cards
        | Screen::CardLink(_)
        | Screen::About => true,
    }
}

fn draw_screen(screen: Screen) -> AnyView {
    match screen {
        Screen::Home => view! { <home::Home/> }.into_any(),
        Screen::Setup(kind) => view! { <games::SetupScreen kind/> }.into_any(),
        Screen::Day(game) => view! { <daily::OpenDay game/> }.into_any(),
        Screen::Table(id) => view! { <games::SavedGame id/> }.into_any(),
        Screen::HowTo(kind) => view! { <games::HowTo kind/> }.into_any(),
        Screen::Decks => view! { <category_decks::Decks/> }.into_any(),
        Screen::Deck(deck_ref) => view! { <category_decks::OpenDeck deck_ref/> }.into_any(),
        Screen::Print => view! { <print::Print/> }.into_any(),
        Screen::Evening => view! { <evening::Evening/> }.into_any(),
        Screen::Settings => view! { <settings::Settings/> }.into_any(),
        Screen::Cards => view! { <card_decks::CardDecks/> }.into_any(),
        Screen::CardLink(code) => view! { <card_decks::shared::CardLink code/> }.into_any(),
        Screen::About => view! { <about::About/> }.into_any(),
        Screen::SecondScreen => view! { <second_screen::window::SecondScreenWindow/> }.into_any(),
    }
}

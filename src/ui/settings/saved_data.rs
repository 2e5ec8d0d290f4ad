//! The state of the storage.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::ago,
        storage::{self, Health, SavedGame},
    },
    ui::{
        home::backup_button,
        incoming::{OpenButton, refusal},
        parts::{Notice, Quiet, set_notice, show_notice},
        screen::Screen,
    },
};

/// Whether games are stored, when a game was saved last, and how much space is used.
pub(super) fn saved_data() -> AnyView {
    let health = storage::health();
    let games = storage::list();
    let asked = RwSignal::new(None);
    let persist = move |()| {
        storage::persist();
        show_notice(asked, "Asked. The browser decides, and may ask you.".to_owned());
    };
    view! {
        <section class="setup-section">
            <h2>"Saved data"</h2>
            <p>{status(health)}" "{last_saved(&games)}</p>
            {space_used(health)}
            <p class="quietly">
                "Games, names and settings are saved in this browser on this computer. If you delete the browser’s
                history, they are deleted too. Some browsers delete data that was not used for weeks. A game saved as
                a file is safe."
            </p>
            <div class="row">
                <span class="press">
                    <Quiet on_press=persist>"Ask the browser to keep it"</Quiet>
                    <Notice text=asked/>
                </span>
            </div>
            <div class="row">{backup_button()}{open_button()}</div>
        </section>
    }.into_any()
}

/// The button that opens a backup or another file. What was read is said on the screen that shows it.
fn open_button() -> AnyView {
    let notice = RwSignal::new(None);
    let receive = move |received| set_notice(notice, refusal(received));
    view! { <OpenButton current_screen=Screen::Settings notice receive=Callback::new(receive)/> }.into_any()
}

/// Whether this browser stores anything.
fn status(health: Health) -> String {
    match health.error {
        None => "This browser saves your games.".to_owned(),
        Some(error) => error.to_string(),
    }
}

/// When a game was saved last. The first game is the newest.
fn last_saved(games: &[SavedGame]) -> String {
    match games.first() {
        None => "No games yet.".to_owned(),
        Some(newest) if newest.last_played <= 0.0 => "When the last move was saved is not known.".to_owned(),
        Some(newest) => format!("The last move was saved {}.", ago(newest.last_played)),
    }
}

/// The used space. The quota is an estimate, because browsers do not report it. From 80 percent on the bar has the colour of a warning.
fn space_used(health: Health) -> AnyView {
    let (bytes, quota) = (health.bytes, Health::USUAL_QUOTA);
    let text = format!("Space used: {} of about {} KB", bytes.div_ceil(1_000), quota / 1_000);
    view! {
        <label class="room">
            <span>{text}</span>
            <meter max=quota.to_string() high=(quota / 10 * 8).to_string() value=bytes.to_string()></meter>
        </label>
    }
    .into_any()
}

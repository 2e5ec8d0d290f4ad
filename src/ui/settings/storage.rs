//! How safely the games are kept here.

use crate::ui::prelude::*;

use crate::{
    browser::shelf::{self, Health, Saved},
    ui::{parts::Quiet, since::since},
};

/// Whether games are kept, how much room they take, and when one was saved last.
pub(super) fn storage() -> Html {
    let health = shelf::health();
    let games = shelf::list();
    let asked = RwSignal::new(false);
    let persist = move |()| {
        shelf::persist();
        asked.set(true);
    };
    html! {
        <section class="setup-section">
            <h2>"What is kept"</h2>
            <p>{verdict(health)}" "{last_saved(&games)}</p>
            {room(health)}
            <p class="quietly">
                "Games, names and settings stay in this browser on this machine. A browser that is told to forget its
                history forgets them too, and some clear away what nobody has opened for weeks; a game saved as a file
                is safe from both."
            </p>
            <div class="row">
                <Quiet on_press=persist>"Ask the browser not to clear it away"</Quiet>
                <span role="status">{move || asked.get().then_some("Asked. It decides by itself, and may ask you.")}</span>
            </div>
        </section>
    }
}

/// Whether this browser keeps anything.
fn verdict(health: Health) -> String {
    match health.trouble {
        None => "This browser keeps your games: they are here when you come back.".to_owned(),
        Some(trouble) => trouble.to_string(),
    }
}

/// When something was saved last, the newest game being the first.
fn last_saved(games: &[Saved]) -> String {
    match games.first() {
        None => "No game lies here yet.".to_owned(),
        Some(newest) => format!("The last move was saved {}.", since(newest.touched)),
    }
}

/// How much of the room is taken. Browsers do not say how much they give; most give about this.
fn room(health: Health) -> Html {
    let (bytes, most) = (health.bytes, Health::ROOM);
    let taken = format!("{} of about {} KB", bytes.div_ceil(1_000), most / 1_000);
    html! {
        <label class="room">
            <span>"Room taken: "{taken}</span>
            <meter max=most.to_string() high=(most / 10 * 8).to_string() value=bytes.to_string()></meter>
        </label>
    }
}

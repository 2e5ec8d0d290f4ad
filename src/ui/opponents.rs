//! Players that the page moves, at a table on the screen.

use crate::ui::prelude::*;

use super::session::Session;
use crate::{
    bots::{Bots, Opponent},
    browser::clock::{Waiting, after},
};

/// How long a bot seems to think, in milliseconds: so that people see one thing after the other.
const THINKING: u32 = 700;

/// Lets the page play for whoever it was agreed to play for, as long as `here` says that this tab has the game.
pub fn play_along<R: Opponent>(session: Session<R>, here: Signal<bool>) {
    let Some(bots) = session.game.with_untracked(Bots::at) else { return };
    session.play_for(bots.seats());
    let bots = StoredValue::new(bots);
    let thinking = StoredValue::new_local(None::<Waiting>);
    Effect::new(move |_| {
        session.game.with(|game| bots.update_value(|bots| bots.listen(game)));
        if !here.get() {
            thinking.set_value(None);
            return;
        }
        // Chosen only when the time has come: by then something else may have happened, and this is begun anew.
        thinking.set_value(Some(after(THINKING, move || {
            let chosen = session.game.with_untracked(|game| bots.with_value(|bots| bots.choose(game)));
            if let Some((seat, action)) = chosen {
                // A bot that chose what is refused would wait for ever; its tests say that none does.
                let _ = session.play(seat, action);
            }
        })));
    });
}

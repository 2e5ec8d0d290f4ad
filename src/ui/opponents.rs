//! Computer players at a table.

use crate::ui::prelude::*;

use super::session::Session;
use crate::{
    bots::{Bots, Opponent},
    browser::clock::{Waiting, after},
};

/// How long a bot waits before it acts, in milliseconds, so that people can follow.
const THINKING: u32 = 700;

/// Plays for the computer players while `here` says that this tab has the game.
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
        // The action is chosen when the time is up, because the game may change until then; then this starts again.
        thinking.set_value(Some(after(THINKING, move || {
            let chosen = session.game.with_untracked(|game| bots.with_value(|bots| bots.choose(game)));
            if let Some((seat, action)) = chosen {
                // If the action were refused the bot would wait for ever; tests show that this does not happen.
                let _ = session.play(seat, action);
            }
        })));
    });
}

//! How a wrong tile is hidden again: by a press, or by itself after a while. A matter of the page, never of the rules.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{Waiting, after},
        shelf,
    },
    rules::{
        Seat,
        rememory::{Action, Person, Rememory, Scene},
    },
    ui::session::Session,
};

/// Under which setting it is kept.
const KEPT: &str = "rememory-close";

/// After how many seconds a wrong tile may be hidden by itself; 0 stands for a press.
pub(super) const CHOICES: [u32; 4] = [0, 3, 5, 8];

/// How many seconds a wrong tile stays up; nothing while somebody has to say that everybody has seen it (RM-R04).
pub(super) fn seconds() -> Option<u32> {
    let kept: u32 = shelf::setting(KEPT)?.parse().ok()?;
    CHOICES.into_iter().find(|&seconds| seconds == kept && seconds > 0)
}

/// Chooses it.
pub(super) fn choose(seconds: u32) {
    shelf::set_setting(KEPT, &seconds.to_string());
}

/// Hides a wrong tile when its time has come, as long as `here` says that this tab has the game.
pub(super) fn in_time(session: Session<Rememory>, here: Signal<bool>) {
    let up = Memo::new(move |_| {
        here.get() && session.view.with(|view| matches!(view.scene, Scene::WrongTile { .. }))
    });
    let waiting = StoredValue::new_local(None::<Waiting>);
    Effect::new(move |_| {
        let due = seconds().filter(|_| up.get());
        waiting.set_value(due.map(|seconds| {
            after(seconds * 1000, move || {
                // Somebody may have been faster.
                let _ = session.play(somebody(session), Action::Close);
            })
        }));
    });
}

/// The first of flesh and blood: for the table it is all one who says that the tile was seen.
fn somebody(session: Session<Rememory>) -> Seat {
    session.view.with_untracked(|view| {
        let is_person = |person: &&Person| person.level.is_none();
        view.people.iter().find(is_person).map_or(view.turn, |person| person.seat)
    })
}

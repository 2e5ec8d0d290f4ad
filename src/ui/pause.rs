//! A pause of a game whose clock runs: the doorbell rings, a child cries (PK-12, PK-13).
//!
//! The rules have no clock, so they know nothing of a pause either. It is stored beside the game. The game stops its clock when a
//! pause begins, and lets it run on when the pause has ended.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{every, now},
        focus,
        storage::{self, GameId},
    },
    rules::Seat,
    screens::{
        countdown::{pause_text, time_left_text},
        hold::{HoldPurpose, HoldTexts},
    },
    ui::{
        curtain::{Curtain, longest_word},
        parts::HoldButton,
    },
};

/// The name under which the beginning of a pause is stored beside a game.
const PAUSE: &str = "pause";

/// How often the length of a pause is shown again: it is in seconds.
const SHOWN_AGAIN_MS: u32 = 1_000;

/// Whether a game is paused. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct Pause {
    game: StoredValue<GameId>,
    /// When the pause began, in milliseconds of the wall clock; `None` while the game goes on.
    begun: RwSignal<Option<u64>>,
}

impl Pause {
    /// The pause of a game, as it is stored.
    pub fn of(game: GameId) -> Self {
        let pause = Self { game: StoredValue::new(game.clone()), begun: RwSignal::new(None) };
        pause.read();
        let read = move || pause.read();
        keep_with_owner(storage::on_side_text_changed_elsewhere(&game, PAUSE, read));
        pause
    }

    /// Reads what is stored: another tab may have begun or ended the pause.
    pub fn read(self) {
        let stored = self.game.with_value(|game| storage::side_text(game, PAUSE));
        let begun = stored.and_then(|begun| begun.parse().ok());
        // Setting it again would draw the table anew.
        self.begun.maybe_update(|before| std::mem::replace(before, begun) != begun);
    }

    /// Whether the game is paused; tracks it.
    pub fn is_on(self) -> bool {
        self.begun.with(Option::is_some)
    }

    /// Begins a pause.
    pub fn begin(self) {
        // Whoever writes leaves their line now, and not when it is removed: only then every browser says so.
        focus::remove();
        let begun = now() as u64;
        self.game.with_value(|game| storage::set_side_text(game, PAUSE, &begun.to_string()));
        self.begun.set(Some(begun));
    }

    fn end(self) {
        self.game.with_value(|game| storage::delete_side_text(game, PAUSE));
        self.begun.set(None);
    }

    /// How many seconds it has lasted; 0 if there is none.
    fn seconds(self) -> u32 {
        let Some(begun) = self.begun.try_get_untracked().flatten() else { return 0 };
        u32::try_from((now() as u64).saturating_sub(begun) / 1000).unwrap_or(u32::MAX)
    }
}

/// The cloth instead of the table. It says how long the pause has lasted and how much time is left. The writer before whom
/// the curtain was lowered, or anybody, holds the button to go on. `ended` gets the length of the pause in seconds.
pub fn cloth(
    pause: Pause,
    curtain: Curtain,
    name: Callback<Seat, String>,
    left: Signal<Option<u32>>,
    ended: Callback<u32>,
) -> AnyView {
    let seat = untrack(move || curtain.waits_for());
    let name = seat.map(|seat| name.run(seat));
    let go_on = move |()| {
        ended.run(pause.seconds());
        pause.end();
        match seat {
            Some(seat) => curtain.lift(seat),
            None => curtain.leave(),
        }
    };
    let seconds = RwSignal::new(pause.seconds());
    keep_with_owner(every(SHOWN_AGAIN_MS, move || {
        seconds.try_set(pause.seconds());
    }));
    let texts = match &name {
        Some(name) => HoldTexts::of(name, HoldPurpose::GoOn),
        None => HoldTexts::of_anybody(),
    };
    let title = "Paused";
    let longest = name.as_deref().map(longest_word).unwrap_or_default().max(title.len()).to_string();
    focus::set_after_task("[data-curtain] [data-hold]");
    view! {
        <main class="curtain stack" data-curtain="" style:--longest=longest>
            <h1>{title}</h1>
            <p role="timer">{move || pause_text(seconds.get())}</p>
            {move || left.get().map(|left| view! { <p>{time_left_text(left)}</p> })}
            <HoldButton texts on_hold=go_on/>
        </main>
    }
    .into_any()
}

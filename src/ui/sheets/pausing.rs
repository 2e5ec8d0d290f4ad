//! The pause of a clock against which people write (PK-12).

use crate::ui::prelude::*;

use super::SheetContext;
use crate::ui::parts::Quiet;

/// The button for a pause, where the page has the clock.
pub(super) fn pause_button(sheets: SheetContext) -> AnyView {
    let has_clock = sheets.with_untracked(|table| !table.physical_timer());
    has_clock.then(|| view! { <Quiet on_press=move |()| sheets.begin_pause()>"Pause"</Quiet> }).into_any()
}

impl SheetContext {
    /// Stores the time that is left, and lets the clock stand still. The curtain is lowered for whoever writes behind it, who lifts it
    /// to go on.
    fn begin_pause(self) {
        let Some(left) = self.clock.time_left() else { return };
        self.editor.store_deadline(&left);
        self.pause.begin();
        self.editor.pause();
        if let Some(seat) = self.viewer.get_untracked().seat() {
            self.curtain.lower(seat);
        }
        // The pause has begun, so the clock stands still.
        self.set_clock();
    }

    /// Lets the clock run on after each pause, with the time that was left.
    pub(super) fn follow_pause(self) {
        Effect::new(move |was_on: Option<bool>| {
            let is_on = self.pause.is_on();
            if was_on == Some(true) && !is_on {
                untrack(|| {
                    // A clock that stands still shows a time, and only one without a time is started.
                    self.clock.stop();
                    self.set_clock();
                });
            }
            is_on
        });
    }
}

//! The clock that everybody can read from across the room.

use crate::ui::prelude::*;

use super::flag;

/// Minutes and seconds that are left, and how far the time has run down.
///
/// The page owns the deadline; the clock only shows what remains of it. It is silent: whoever keeps the deadline
/// says aloud when 60, 30 and 10 seconds are left.
#[component]
pub fn Clock(
    /// Seconds that remain.
    #[prop(into)]
    remaining: Signal<u32>,
    /// Seconds the clock was set to.
    #[prop(into)]
    total: Signal<u32>,
    /// Whether it fills the board, rather than standing in a corner of it.
    #[prop(optional)]
    prominent: bool,
) -> Html {
    html! {
        <div
            class="clock"
            role="timer"
            data-prominent=flag(prominent)
            data-state=move || state(remaining.get(), total.get())
            style:--left=move || permille(remaining.get(), total.get())
        >
            <span class="figures">{move || figures(remaining.get())}</span>
            <span class="sand" aria-hidden="true"></span>
        </div>
    }
}

/// The time as it is read: `4:05`.
pub fn figures(seconds: u32) -> String {
    let tens = seconds % 60 / 10;
    let ones = seconds % 10;
    format!("{}:{tens}{ones}", seconds / 60)
}

/// A clock that still has all of its time is armed, not running: it waits for somebody to start it (PG-46).
fn state(remaining: u32, total: u32) -> &'static str {
    match remaining {
        0 => "over",
        _ if remaining >= total => "armed",
        1..=10 => "last-ten",
        _ => "running",
    }
}

/// The share of the time that is left, in thousandths, because numbers with a point cost the page too much to write.
fn permille(remaining: u32, total: u32) -> String {
    (remaining.min(total) * 1000 / total.max(1)).to_string()
}

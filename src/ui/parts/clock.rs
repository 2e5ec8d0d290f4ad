//! The clock of a round.

use crate::ui::prelude::*;

use crate::screens::countdown::figures;

/// Shows the minutes and seconds that remain, as text and as a bar.
///
/// It only shows the time; the countdown owns the deadline and announces 60, 30 and 10 seconds.
#[component]
pub fn Clock(
    /// Seconds that remain.
    #[prop(into)]
    remaining: Signal<u32>,
    /// Seconds the clock was set to.
    #[prop(into)]
    total: Signal<u32>,
    /// Whether it is large, or small in a corner of the board.
    #[prop(optional)]
    prominent: bool,
) -> impl IntoView {
    view! {
        <div
            class="clock"
            role="timer"
            data-prominent=prominent.to_string()
            data-state=move || state(remaining.get(), total.get())
            style:--left=move || permille(remaining.get(), total.get())
            style:--figures=move || figures(total.get()).len().to_string()
        >
            <span class="figures">{move || figures(remaining.get())}</span>
            <span class="sand" aria-hidden="true"></span>
        </div>
    }
}

/// A clock with its whole time left counts as armed: somebody has to start it (PG-46).
fn state(remaining: u32, total: u32) -> &'static str {
    match remaining {
        0 => "over",
        _ if remaining >= total => "armed",
        1..=10 => "last-ten",
        _ => "running",
    }
}

/// The share of the time left in thousandths, because formatting floats would make the page larger.
fn permille(remaining: u32, total: u32) -> String {
    (remaining.min(total) * 1000 / total.max(1)).to_string()
}

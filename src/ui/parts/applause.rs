//! The applause at the end of a game: falling slips of coloured paper.

use crate::{browser::page, ui::prelude::*};

/// How many slips fall: enough to be seen from a distance, few enough for an old laptop.
const SLIPS: u8 = 36;

/// Paper in the colours of the suits that falls once, and disappears at the next press. It does not move if the user asked
/// for less motion.
#[component]
pub fn Applause() -> impl IntoView {
    let over = RwSignal::new(false);
    keep_with_owner(page::on_press(move || {
        over.try_set(true);
    }));
    let slip = |nth: u8| view! { <i style:--slip=nth.to_string()></i> };
    let slips = move || (!over.get()).then(|| (0..SLIPS).map(slip).collect_view());
    view! { <div class="applause" aria-hidden="true">{slips}</div> }
}

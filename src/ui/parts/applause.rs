//! The applause at the end of a game: falling slips of coloured paper.

use crate::{browser::page, ui::prelude::*};

/// How many slips fall: enough to be seen from a distance, few enough for an old laptop.
const SLIPS: u8 = 36;

/// Paper in the colours of the suits, falling gently once, until somebody presses something; lying still for whoever asked
/// for no motion.
#[component]
pub fn Applause() -> Html {
    let over = RwSignal::new(false);
    StoredValue::new_local(page::on_press(move || {
        over.try_set(true);
    }));
    let slip = |nth: u8| html! { <i style:--slip=nth.to_string()></i> };
    let slips = move || (!over.get()).then(|| (0..SLIPS).map(slip).collect_html());
    html! { <div class="applause" aria-hidden="true">{slips}</div> }
}

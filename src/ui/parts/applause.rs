//! The applause at the end of a game: falling slips of coloured paper.

use crate::ui::prelude::*;

/// How many slips fall: enough to be seen from a distance, few enough for an old laptop.
const SLIPS: u8 = 36;

/// Slips in the colours of the suits, falling once; they lie still if the user wants no motion.
#[component]
pub fn Applause() -> Html {
    let slip = |nth: u8| html! { <i style:--slip=nth.to_string()></i> };
    let slips: Vec<Html> = (0..SLIPS).map(slip).collect();
    html! { <div class="applause" aria-hidden="true">{slips}</div> }
}

//! Applause: slips of coloured paper, for the end of an evening.

use crate::ui::prelude::*;

/// How many slips fall: enough to be seen from the sofa, few enough for an old laptop.
const SLIPS: u8 = 36;

/// Paper in the colours of the suits, falling gently once; lying still for whoever asked for no motion.
#[component]
pub fn Applause() -> Html {
    let slip = |nth: u8| html! { <i style:--slip=nth.to_string()></i> };
    let slips: Vec<Html> = (0..SLIPS).map(slip).collect();
    html! { <div class="applause" aria-hidden="true">{slips}</div> }
}

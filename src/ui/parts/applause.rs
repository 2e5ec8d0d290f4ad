//! Applause: slips of coloured paper, for the end of an evening.

use crate::ui::prelude::*;

/// How many slips fall: enough to be seen from the sofa, few enough for an old laptop.
const SLIPS: u8 = 36;

/// Paper in the colours of the suits, falling gently once; lying still for whoever asked for no motion.
#[component]
pub fn Applause() -> impl IntoView {
    let slip = |nth: u8| view! { <i style:--slip=nth.to_string()></i> }.into_any();
    let slips: Vec<AnyView> = (0..SLIPS).map(slip).collect();
    view! { <div class="applause" aria-hidden="true">{slips}</div> }
}

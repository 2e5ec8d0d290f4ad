//! Tips for whoever writes: kinds of triggers, targets and effects (BL-68, BL-74).

use crate::ui::prelude::*;

use crate::rules::blank::{EFFECT_TIPS, TARGET_TIPS, TRIGGER_TIPS};

/// The tips, folded away; a Game Card needs none for triggers.
pub(super) fn tips(triggers: bool) -> AnyView {
    let list = |title: &'static str, tips: &[&'static str; 6]| {
        let tip = |tip: &&'static str| view! { <li>{*tip}</li> }.into_any();
        view! { <div><h2>{title}</h2><ul>{tips.iter().map(tip).collect_view()}</ul></div> }.into_any()
    };
    view! {
        <details class="tips">
            <summary>"Tips"</summary>
            <div class="lists">
                {triggers.then(|| list("What can set it off", &TRIGGER_TIPS))}
                {list("For whom or what", &TARGET_TIPS)}
                {list("What can happen", &EFFECT_TIPS)}
            </div>
        </details>
    }
    .into_any()
}

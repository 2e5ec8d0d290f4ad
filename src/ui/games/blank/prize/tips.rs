//! Tips for writing: kinds of triggers, targets and effects (BL-68, BL-74).

use crate::ui::prelude::*;

use crate::rules::blank::{EFFECT_TIPS, TARGET_TIPS, TRIGGER_TIPS};

/// The tips, closed at first. A Game Card has no trigger.
pub(super) fn tips(triggers: bool) -> Html {
    let list = |title: &'static str, tips: &[&'static str; 6]| {
        let tip = |tip: &&'static str| html! { <li>{*tip}</li> };
        html! { <div><h2>{title}</h2><ul>{tips.iter().map(tip).collect_html()}</ul></div> }
    };
    html! {
        <details class="tips">
            <summary>"Tips"</summary>
            <div class="lists">
                {triggers.then(|| list("What can set it off", &TRIGGER_TIPS))}
                {list("For whom or what", &TARGET_TIPS)}
                {list("What can happen", &EFFECT_TIPS)}
            </div>
        </details>
    }
}

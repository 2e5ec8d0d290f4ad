//! A sentence that answers a press, beside the pressed button.

use crate::ui::prelude::*;

use super::parity;

/// A sentence that is spoken when it appears.
///
/// Its element always exists, so that screen readers already watch it when the sentence comes.
#[component]
pub fn Notice(
    /// The sentence, if any.
    #[prop(into)]
    text: Signal<Option<String>>,
    /// How often it was requested. Each time it is shown and announced again.
    #[prop(optional, into)]
    attempts: Signal<u32>,
) -> Html {
    // A space at the end makes screen readers speak the same sentence again.
    let shown = move || {
        let again = if attempts.get().is_multiple_of(2) { "" } else { "\u{a0}" };
        text.get().map(|text| text + again).unwrap_or_default()
    };
    html! {
        <span class="notice" role="status" data-again=move || parity(attempts.get())>
            {shown}
        </span>
    }
}

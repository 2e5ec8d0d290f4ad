//! The sentence that answers a press where it was pressed.

use crate::ui::prelude::*;

use super::parity;

/// A sentence beside what was pressed, spoken when it appears.
///
/// Its place is always there, so that a screen reader is already listening when the sentence comes.
#[component]
pub fn Notice(
    /// The sentence, or nothing.
    #[prop(into)]
    text: Signal<Option<String>>,
    /// How often it has been asked for. Every asking shows and speaks it again, though it reads the same.
    #[prop(optional, into)]
    asked: Signal<u32>,
) -> Html {
    // A space at the end makes the same sentence a new one to a screen reader.
    let said = move || {
        let again = if asked.get().is_multiple_of(2) { "" } else { "\u{a0}" };
        text.get().map(|text| text + again).unwrap_or_default()
    };
    html! {
        <span class="notice" role="status" data-again=move || parity(asked.get())>
            {said}
        </span>
    }
}

//! The letter of the round, in large type.

use crate::ui::prelude::*;

use super::flag;

/// The letter, or the cup over the dice while it is unknown.
#[component]
pub fn BigLetter(
    /// The letter; `None` while it is hidden.
    #[prop(into)]
    letter: Signal<Option<char>>,
    /// Whether it fills the board, rather than standing in a corner of it.
    #[prop(optional)]
    prominent: bool,
) -> Html {
    html! {
        <div class="letter" data-prominent=flag(prominent)>
            {move || match letter.get() {
                Some(letter) => html! { <span class="glyph">{letter.to_string()}</span> },
                None => cup(),
            }}
        </div>
    }
}

/// A leather cup, mouth down.
fn cup() -> Html {
    html! {
        <svg class="cup" viewBox="0 0 24 24" role="img" aria-label="The letter is not known yet">
            <path class="leather" d="M7.4 3.8L4.6 19.8c2 2.6 12.8 2.6 14.8 0L16.6 3.8z"/>
            <path class="shade" d="M13.5 4.8l3.1-1L19.4 19.8c-1 1.3-4 2-7 2C15 17 15 9 13.5 4.8z"/>
            <path class="rim" d="M4.9 17.7c2 2.6 12.2 2.6 14.2 0l.5 2.3c-2 2.8-13.2 2.8-15.2 0z"/>
            <ellipse class="base" cx="12" cy="3.8" rx="4.6" ry="1.2"/>
            <path class="stitches" d="M7 6.6c2 1.3 8 1.3 10 0M5.6 16.5c2 2 10.8 2 12.8 0"/>
        </svg>
    }
}

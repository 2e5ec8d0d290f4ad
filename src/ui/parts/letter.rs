//! The letter of the round, to be read from across the room.

use leptos::prelude::*;

/// The letter, or the cup that stands over the dice until it is known.
#[component]
pub fn BigLetter(
    /// The letter, or nothing while it is hidden.
    #[prop(into)]
    letter: Signal<Option<char>>,
    /// Whether it fills the board, rather than standing in a corner of it.
    #[prop(optional)]
    prominent: bool,
) -> impl IntoView {
    view! {
        <div class="letter" data-prominent=prominent.to_string()>
            {move || match letter.get() {
                Some(letter) => view! { <span class="glyph">{letter.to_string()}</span> }.into_any(),
                None => cup().into_any(),
            }}
        </div>
    }
}

/// A leather cup, mouth down.
fn cup() -> impl IntoView {
    view! {
        <svg class="cup" viewBox="0 0 24 24" role="img" aria-label="The letter is not known yet">
            <path class="leather" d="M7.2 2.5h9.6l3.2 17.8c.2 1.2-15.9 1.2-16 0z"/>
            <path class="shade" d="M12.5 2.5h4.3l3.2 17.8c.1.7-4.5 1-8.5.9C14 15 14 8 12.5 2.5z"/>
            <path class="rim" d="M6.7 5.5h10.6M3.9 19.6c0 1.3 16.2 1.3 16.2 0"/>
        </svg>
    }
}

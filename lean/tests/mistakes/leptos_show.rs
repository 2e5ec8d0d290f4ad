//! `Show` draws Leptos' own elements.

use lean::{Html, html};

fn card(open: bool) -> Html {
    html! { <Show when=move || open>"Open"</Show> }
}

fn main() {}

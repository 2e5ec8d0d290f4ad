//! A component of Leptos that draws with its own elements.

use lean::{Html, html};

fn card(open: bool) -> Html {
    html! { <Show when=move || open>"Open"</Show> }
}

fn main() {}

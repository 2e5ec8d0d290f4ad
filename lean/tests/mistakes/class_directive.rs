//! Leptos' way to switch one class.

use lean::{Html, html};

fn card(chosen: bool) -> Html {
    html! { <p class:chosen=chosen/> }
}

fn main() {}

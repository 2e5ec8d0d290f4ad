//! A directive of Leptos (`use:`) that lean does not have.

use lean::{Html, html};

fn card() -> Html {
    html! { <p use:tooltip="card"/> }
}

fn main() {}

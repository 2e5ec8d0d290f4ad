//! A directive of Leptos that is not known here.

use lean::{Html, html};

fn card() -> Html {
    html! { <p use:tooltip="card"/> }
}

fn main() {}

//! An event on a component, which has no element.

use lean::{Html, html};

fn card() -> Html {
    html! { <Card on:click=|_| {}/> }
}

fn main() {}

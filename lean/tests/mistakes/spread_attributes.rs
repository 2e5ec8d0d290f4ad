//! Attributes that are passed on together.

use lean::{Html, html};

fn card(attributes: Vec<String>) -> Html {
    html! { <p {..attributes}/> }
}

fn main() {}

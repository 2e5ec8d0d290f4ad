//! Attributes that are handed on as one.

use lean::{Html, html};

fn card(attributes: Vec<String>) -> Html {
    html! { <p {..attributes}/> }
}

fn main() {}

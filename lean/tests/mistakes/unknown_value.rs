//! An attribute with a value of a wrong type.

use lean::{Html, html};

fn card() -> Html {
    html! { <p class=("chosen", true)/> }
}

fn main() {}

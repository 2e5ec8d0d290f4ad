//! An attribute that is set to something that is no value.

use lean::{Html, html};

fn card() -> Html {
    html! { <p class=("chosen", true)/> }
}

fn main() {}

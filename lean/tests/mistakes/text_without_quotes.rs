//! Text without quotes.

use lean::{Html, html};

fn greeting() -> Html {
    html! { <p>Hello</p> }
}

fn main() {}

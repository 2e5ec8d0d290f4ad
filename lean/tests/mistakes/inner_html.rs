//! HTML as a text.

use lean::{Html, html};

fn card(text: String) -> Html {
    html! { <p inner_html=text/> }
}

fn main() {}

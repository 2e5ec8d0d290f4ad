//! Markup from a text, which lean never interprets.

use lean::{Html, html};

fn card(text: String) -> Html {
    html! { <p inner_html=text/> }
}

fn main() {}
